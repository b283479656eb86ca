"""Broken rules told to a person."""

from collections.abc import Sequence

from purradox.i18n.words import Words
from purradox.rules.cards import Cell, Colour
from purradox.rules.errors import RuleError

SEATS = ("seat", "owner", "to_act")


def explain(error: RuleError, words: Words, names: Sequence[str] | None = None) -> str:
    """A sentence that says what is wrong; `names` are the players', by seat."""
    arguments: dict[str, object] = {}
    for name, value in error.details.items():
        match value:
            case Cell(colour, number):
                arguments |= {"colour": colour.value, "number": number}
            case Colour():
                arguments[name] = value.value
            case int() if name in SEATS:
                arguments[name] = _who(value, words, names)
            case tuple():
                arguments[name] = ", ".join(map(str, value))
            case _:
                arguments[name] = value
    return words(error.code, **arguments | _kind(error))


def _who(seat: int, words: Words, names: Sequence[str] | None) -> str:
    return names[seat] if names and 0 <= seat < len(names) else words("seat-name", seat=seat)


def _kind(error: RuleError) -> dict[str, str]:
    """Which of a sentence's forms is meant, where that depends on what there is to tell."""
    told = [name for name, value in error.details.items() if value is not None]
    return {"kind": next((name for name in ("owner", "seat", "number") if name in told), "other")}
