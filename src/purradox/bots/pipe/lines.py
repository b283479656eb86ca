"""The lines that go through the pipe: a record kept from one chair out, a move back."""

import json
import math
from typing import Any, NamedTuple

from purradox.bots.forfeit import Reason
from purradox.bots.pipe.errors import CardsUnknown, LegalDiffers
from purradox.notation import check, record_of_view
from purradox.notation.as_json import as_json, record_from
from purradox.notation.errors import Missing, UnknownName, WrongValue
from purradox.rules import Choice, Phase, PlayerView
from purradox.rules.errors import AlreadyDiscarded, DealDue, MatchOver, NoSuchSeat, NotYourTurn

MOST_BYTES = 64 * 1024
"""No line of either kind comes near this length."""

EXAMPLES = {
    "seat": "1",
    "record": "{…}",
    "legal": '["2g", "3b", "3y"]',
    "seconds": "1.0",
}


class Unusable(Exception):
    """Something that cannot be taken for an answer."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason, self.detail = reason, detail


class Question(NamedTuple):
    """A decision, and the seconds that it may take."""

    view: PlayerView
    seconds: float


def brief(text: str, most: int = 120) -> str:
    """Somebody else's text for a message: on one line, printable and not long."""
    text = " ".join(text.split())
    text = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def question_line(view: PlayerView, seconds: float) -> bytes:
    """What the seat has seen, its legal moves and its time. Nothing but the view goes in."""
    fields = {
        "seat": view.seat,
        "record": as_json(record_of_view(view)),
        "legal": sorted(map(str, view.legal)),
        "seconds": seconds,
    }
    return json.dumps(fields).encode() + b"\n"


def answer_line(move: Choice) -> bytes:
    return json.dumps({"move": str(move)}).encode() + b"\n"


def error_line(sentence: str) -> bytes:
    return json.dumps({"error": sentence}, ensure_ascii=False).encode() + b"\n"


def read_answer(line: bytes, view: PlayerView) -> Choice:
    """The move that the line names; `Unusable` if it names none of the legal ones."""
    fields = _decoded(line)
    match fields:
        case {"move": str(word)}:
            for move in view.legal:
                if str(move) == word:
                    return move
            raise Unusable(Reason.ILLEGAL, brief(word))
        case {"error": str(sentence)}:
            raise Unusable(Reason.REFUSED, brief(sentence))
        case _:
            raise Unusable(Reason.NONSENSE, brief(line.decode("utf-8", "replace")))


def read_question(line: bytes) -> Question:
    """The decision that the line asks for, checked by the rules.

    `RuleError` says what is wrong with the line, `BadRecord` what is wrong with its record.
    """
    fields = _question_fields(_decoded(line))
    seat, seconds = fields["seat"], fields["seconds"]
    checked = check(record_from(fields["record"]))
    if not 0 <= seat < checked.variant.players:
        raise NoSuchSeat(seat)
    if checked.over:
        raise MatchOver
    if checked.needs_deal:
        raise DealDue
    if seat not in checked.to_act:
        phase = checked.rounds[-1].table.phase
        if phase is Phase.DISCARD:
            raise AlreadyDiscarded(seat)
        raise NotYourTurn(seat, checked.to_act[0], "R3.3" if phase is Phase.PREDICT else "R4")
    try:
        view = checked.view(seat)
    except ValueError as error:
        raise CardsUnknown(seat) from error
    right = sorted(map(str, view.legal))
    if sorted(fields["legal"]) != right:
        raise LegalDiffers(" ".join(right))
    return Question(view, float(seconds))


def _question_fields(fields: object) -> dict[str, Any]:
    """The four fields of a question, each of its kind."""
    if not isinstance(fields, dict):
        example = ", ".join(f'"{name}": {value}' for name, value in EXAMPLES.items())
        raise WrongValue("question", f"{{{example}}}")
    for name in fields:
        if name not in EXAMPLES:
            raise UnknownName(brief(name))
    for name, example in EXAMPLES.items():
        if name not in fields:
            raise Missing(f'"{name}": {example}')
        if not _fits(name, fields[name]):
            raise WrongValue(name, example)
    return fields


def _fits(name: str, value: object) -> bool:
    match name:
        case "seat":
            return type(value) is int
        case "legal":
            return isinstance(value, list) and all(isinstance(word, str) for word in value)
        case "seconds":
            return type(value) in (int, float) and 0 < value < math.inf  # type: ignore[operator]
        case _:
            return isinstance(value, dict)


def _decoded(line: bytes) -> object:
    """The JSON of a line, or None where it is none."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
