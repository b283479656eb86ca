"""A record as everything that a replay shows: each position, what led to it, and the hands."""

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import msgspec

from purradox.notation import BadRecord, Checked, SeenRound, loads
from purradox.rules import (
    Board,
    Choice,
    Deal,
    Discard,
    Hand,
    Move,
    Play,
    PlayerView,
    Predict,
    Table,
    events,
    score,
)
from purradox.rules.board import with_neutral_tokens
from purradox.rules.cards import replaced, without
from purradox.rules.events import MatchEnded
from purradox.rules.scoring import winners
from purradox.server import wire
from purradox.server.seeing import arguments, round_of, setup_of, wire_events


class Frame(msgspec.Struct, frozen=True):
    """One position: what happened just before, the table, and every hand that is known."""

    events: tuple[wire.AnyEvent, ...]
    round: wire.Round
    hands: tuple[Hand | None, ...]
    move: str | None
    """What was chosen here, as records write it; null where the record ends or a deal follows."""
    seat: int | None
    """Whose choice that was."""


class Replay(msgspec.Struct, frozen=True):
    """A whole record."""

    setup: wire.Setup
    seats: tuple[str, ...] | None
    date: str | None
    over: bool
    known: bool
    """Whether every card is known, so that the match can be continued from here."""
    frames: tuple[Frame, ...]


class Problem(msgspec.Struct, frozen=True):
    """Why a text is no record: where, and the sentence of the translations that says what."""

    code: str
    rule: str
    line: int
    column: int
    args: dict[str, Any]
    names: tuple[str, ...] | None
    type: Literal["bad-record"] = "bad-record"


def replay(text: str) -> Replay:
    """Every position of the first record in a text; `BadRecord` if it is wrong."""
    checked = loads(text)
    return Replay(
        setup=setup_of(checked.variant),
        seats=checked.record.seats,
        date=checked.record.date,
        over=checked.over,
        known=checked.match is not None,
        frames=tuple(_frames(checked)),
    )


def problem_of(bad: BadRecord) -> Problem:
    """What is wrong with a record, for a person to be told in any language."""
    args = arguments(bad.problem)
    return Problem(bad.code, bad.rule, bad.line, bad.column, args, bad.names)


def moves_until(checked: Checked, step: int) -> tuple[Move, ...]:
    """The moves that lead to a frame; `ValueError` where the record does not know the cards."""
    if checked.match is None:
        raise ValueError("cards-unknown")
    moves = tuple(move for one in checked.rounds for move in (_deal(one), *_choices(one)))
    if not 0 <= step < len(moves):
        raise ValueError("no-such-step")
    return moves[: step + 1]


def choices_of(checked: Checked) -> Iterator[tuple[int, int, Choice]]:
    """Every choice of a record, with the frame in which it was made and its round, from 0."""
    step = 0
    for number, one in enumerate(checked.rounds):
        for choice in _choices(one):
            yield step, number, choice
            step += 1
        step += 1


def _deal(one: SeenRound) -> Deal:
    dealt = (_dealt(one, seat) for seat in range(one.table.variant.players))
    return Deal(tuple(hand or () for hand in dealt), one.table.revealed)


class _Position(NamedTuple):
    table: Table
    hands: tuple[Hand | None, ...]


def _frames(checked: Checked) -> Iterator[Frame]:
    past: tuple[tuple[int, ...], ...] = ()
    for number, one in enumerate(checked.rounds, 1):
        steps = list(_positions(one))
        choices: list[Choice | None] = [*_choices(one), None]
        before: Table | None = None
        last = number == checked.variant.rounds
        for position, choice in zip(steps, choices, strict=True):
            table = position.table
            happened = events(before, table)
            now = round_of(table, number, past)
            if last and table.outcome is not None:
                best = winners((*past, _totals(table)))
                happened = (*happened, MatchEnded(now.totals, best))
            yield Frame(
                events=tuple(wire_events(happened, "", number)),
                round=now,
                hands=position.hands,
                move=None if choice is None else _written(choice),
                seat=None if choice is None else choice.seat,
            )
            before = table
        if one.table.outcome is not None:
            past = (*past, _totals(one.table))


def _choices(one: SeenRound) -> Iterator[Choice]:
    """The choices of a round in the order of a record: discards by seat, predictions, plays."""
    table = one.table
    players = table.variant.players
    for seat in range(players):
        if table.discarded[seat]:
            yield Discard(seat, one.discards[seat] or 0)
    for turn in range(players):
        seat = (table.first + turn) % players
        tricks = table.predictions[seat]
        if tricks is not None:
            yield Predict(seat, tricks)
    for trick in (*table.tricks, table.trick):
        yield from trick.plays


def _positions(one: SeenRound) -> Iterator[_Position]:
    """The round after the deal and after each choice; the last one as the record left it."""
    players = one.table.variant.players
    now = _Position(_fresh(one.table), tuple(_dealt(one, seat) for seat in range(players)))
    choices = list(_choices(one))
    for index, choice in enumerate(choices):
        yield now
        table = now.table.after(choice)
        if index == len(choices) - 1:
            table = one.table  # only the record, or the rules, can tell of a paradox
        now = _Position(table, _after(now.hands, choice, one))
    yield now


def _after(
    hands: tuple[Hand | None, ...], choice: Choice, one: SeenRound
) -> tuple[Hand | None, ...]:
    seat = choice.seat
    hand = hands[seat]
    match choice:
        case Discard(_, 0):
            hand = _held(one, seat)
        case Discard(_, number) if hand is not None:
            hand = without(hand, number)
        case Play(_, cell) if hand is not None:
            hand = without(hand, cell.number)
        case _:
            pass
    return replaced(hands, seat, hand)


def _dealt(one: SeenRound, seat: int) -> Hand | None:
    """The hand as dealt, or None where the record leaves a card of it open."""
    held = _held(one, seat)
    aside = one.discards[seat]
    if held is None or (aside is None and one.table.discarded[seat]):
        return None
    return held if aside is None else tuple(sorted((*held, aside)))


def _held(one: SeenRound, seat: int) -> Hand | None:
    """All that the seat played or still holds."""
    hand = one.hands[seat]
    return None if hand is None else PlayerView(one.table, seat, hand, None).dealt


def _fresh(table: Table) -> Table:
    """The table as it lay after the deal."""
    players = table.variant.players
    return Table(
        variant=table.variant,
        first=table.first,
        board=with_neutral_tokens(Board.empty(table.variant), table.revealed),
        revealed=table.revealed,
        discarded=(False,) * players,
        predictions=(None,) * players,
        lost=(frozenset(),) * players,
    )


def _totals(table: Table) -> tuple[int, ...]:
    return tuple(one.total for one in score(table))


def _written(choice: Choice) -> str:
    match choice:
        case Discard(_, number):
            return str(number) if number else "?"
        case Predict(_, tricks):
            return str(tricks)
        case Play(_, cell):
            return str(cell)
