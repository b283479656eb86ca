"""A record as everything that a replay shows: each position, what led to it, and the hands."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from purradox.host.profile import fingerprint
from purradox.notation import BadRecord, Checked, SeenRound, loads
from purradox.notation.positions import Position, choices, dealt, positions
from purradox.rules import Choice, Deal, Discard, Hand, Move, Variant
from purradox.server.wire import parts
from purradox.server.wire.encode import arguments, encode, round_of, setup_of, wire_events
from purradox.server.wire.events import AnyEvent

T = TypeVar("T")


class Frame(msgspec.Struct, frozen=True):
    """One position: what happened just before, the table, and every hand that is known."""

    events: tuple[AnyEvent, ...]
    round: parts.Round
    hands: tuple[Hand | None, ...]
    move: str | None
    """What was chosen here, as records write it; null where the record ends or a deal follows."""
    seat: int | None
    """Whose choice that was."""


class Replay(msgspec.Struct, frozen=True):
    """A whole record."""

    setup: parts.Setup
    seats: tuple[str, ...] | None
    date: str | None
    over: bool
    known: bool
    """Whether every card is known, so that the match can be continued from here."""
    frames: tuple[Frame, ...]


class Problem(msgspec.Struct, tag_field="type", tag="bad-record", frozen=True):
    """Why a text is no record: where, and the sentence of the translations that says what."""

    code: str
    rule: str
    line: int
    column: int
    args: dict[str, Any]
    names: tuple[str, ...] | None


def replay(text: str) -> Replay:
    """Every position of the first record in a text; `BadRecord` if it is wrong."""
    checked = loads(text)
    return Replay(
        setup=setup_of(checked.variant),
        seats=checked.record.seats,
        date=checked.record.date,
        over=checked.over,
        known=checked.match is not None,
        frames=tuple(map(_frame, positions(checked))),
    )


class Unreadable(Exception):
    """A text that is no record."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


def attempted(function: Callable[..., T], *arguments: Any) -> T | Problem:
    """What a function makes of a record, or what is wrong with that; called in another process."""
    try:
        return function(*arguments)
    except BadRecord as bad:
        return problem_of(bad)


def replayed(text: str) -> bytes:
    """A record as the body of an answer."""
    return encode(replay(text))


def fingerprinted(text: str) -> str:
    """The fingerprint of what was played, under which a review is kept."""
    return fingerprint(loads(text).record)


def cut(text: str, step: int) -> tuple[Variant, tuple[Move, ...]] | str:
    """The variant of a record and the moves that lead to a frame, or why there are none."""
    checked = loads(text)
    try:
        return checked.variant, moves_until(checked, step)
    except ValueError as error:
        return str(error)


def problem_of(bad: BadRecord) -> Problem:
    """What is wrong with a record, for a person to be told in any language."""
    args = arguments(bad.problem)
    return Problem(bad.code, bad.rule, bad.line, bad.column, args, bad.names)


def moves_until(checked: Checked, step: int) -> tuple[Move, ...]:
    """The moves that lead to a frame; `ValueError` where the record does not know the cards."""
    if checked.match is None:
        raise ValueError("cards-unknown")
    moves = tuple(move for one in checked.rounds for move in (_deal(one), *choices(one)))
    if not 0 <= step < len(moves):
        raise ValueError("no-such-step")
    return moves[: step + 1]


def _deal(one: SeenRound) -> Deal:
    hands = (dealt(one, seat) for seat in range(one.table.variant.players))
    return Deal(tuple(hand or () for hand in hands), one.table.revealed)


def _frame(now: Position) -> Frame:
    return Frame(
        events=tuple(wire_events(now.happened, "", now.round)),
        round=round_of(now.table, now.round, now.past),
        hands=now.hands,
        move=None if now.choice is None else _written(now.choice),
        seat=None if now.choice is None else now.choice.seat,
    )


def _written(choice: Choice) -> str:
    """A choice as records write it; a card that nobody saw set aside is a 0."""
    return "?" if choice == Discard(choice.seat, 0) else str(choice)
