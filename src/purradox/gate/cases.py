"""The figures of the rulebooks, and a case for each rule that play rarely reaches.

A case is a name, the position it ends in, and what is true there:

    case A follower with a lower red loses to a red lead
    at 3 white 0; deal …; discard …; predict …; play …
    won 0 1 0

Both engines are asked, at that position, for each of the facts that the case names, and compared
at every step on the way there and at every position one move further on.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from importlib.resources import files
from typing import Any, NamedTuple

from purradox.gate.pair import Divergence, Pair
from purradox.rules import (
    NEUTRAL,
    Colour,
    Completed,
    Paradox,
    Round,
    score,
)
from purradox.rules.actions import ACTIONS, action_of, move_of


class Case(NamedTuple):
    """What is true at the end of a line of moves."""

    name: str
    line: str
    facts: dict[str, str]


def stored() -> Iterator[Case]:
    """Every case of every file."""
    for file in sorted(files("purradox.gate").joinpath("data").iterdir(), key=lambda one: one.name):
        if file.name.endswith(".cases"):
            for block in file.read_text("utf-8").strip().split("\n\n"):
                lines = [line for line in block.splitlines() if not line.startswith("#")]
                facts = dict(line.split(maxsplit=1) for line in lines)
                yield Case(facts.pop("case"), facts.pop("at"), facts)


def check(kernel: Any, case: Case) -> Counter[str]:
    """Walk both engines to a case and ask them for its facts."""
    end = Round.from_position(case.line)
    one = Round.start(end.table.variant, end.table.first, end.deal)
    pair = Pair(kernel, one, kernel.pack(one), origin=case.name)
    pair.check_all()
    for move in end.moves:
        pair.check(pair.legal)
        pair.apply(move)
        pair.check_all()
    pair.check(pair.legal)
    for name, told in case.facts.items():
        for engine, fact in (("readable", readable_facts), ("kernel", kernel_facts)):
            found = fact(pair)[name]
            if found != told:
                raise Divergence(f"{case.name}: {name} {told}, {engine} {found}; at {case.line}")
    further = pair.children() if pair.legal else []
    for child in further:
        child.check(child.legal)
        child.check_all()
    return Counter(compared=len(end.moves) + len(further) + 1)


def readable_facts(pair: Pair) -> dict[str, str]:
    """What the readable engine says of its round."""
    table = pair.round.table
    match table.outcome:
        case Paradox(seat):
            end = f"paradox {seat}"
        case Completed():
            end = "completed"
        case _:
            end = "-"
    return {
        "legal": _words(map(str, sorted(pair.legal, key=action_of))),
        "lost": _words(_letters(lost) for lost in table.lost),
        "won": _words(table.won),
        "neutral": _words(table.board.owned(NEUTRAL)),
        "end": end,
        "score": _words(one.total for one in score(table)) if table.outcome else "-",
    }


def kernel_facts(pair: Pair) -> dict[str, str]:
    """What the kernel says of its state, read from the bits."""
    state = pair.states[0]
    seats = range(pair.round.table.variant.players)
    free = [int(state["open"]) >> 4 * seat for seat in seats]
    outcome = int(state["outcome"])
    neutral = int(state["taken"])
    for owned in state["owned"]:
        neutral &= ~int(owned)
    points = pair.engine.scores(pair.states)[0]
    return {
        "legal": _words(move_of(action, 0) for action in _bits(state["legal"])),
        "lost": _words(
            _letters({colour for colour in Colour if not mask >> colour.index & 1}) for mask in free
        ),
        "won": _words(int(state["won"]) >> 4 * seat & 15 for seat in seats),
        "neutral": _words(
            move_of(action, 0) for action in sorted(_bits(neutral), key=lambda one: (one % 4, one))
        ),
        "end": ("-", "completed", *(f"paradox {seat}" for seat in seats))[outcome],
        "score": _words(points[seat] for seat in seats) if outcome else "-",
    }


def _bits(mask: int) -> list[int]:
    return [action for action in range(ACTIONS) if int(mask) >> action & 1]


def _words(values: Iterable[object]) -> str:
    return " ".join(map(str, values)) or "-"


def _letters(lost: Collection[Colour]) -> str:
    return "".join(colour.value for colour in Colour if colour in lost) or "-"
