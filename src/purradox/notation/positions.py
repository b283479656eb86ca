"""A record unrolled: every position, what led to it, and what was chosen there."""

from collections.abc import Iterator
from dataclasses import dataclass

from purradox.notation.checked import Checked, SeenRound
from purradox.rules import (
    Choice,
    Discard,
    Event,
    Hand,
    Play,
    PlayerView,
    Predict,
    Table,
    events,
    score,
)
from purradox.rules.cards import replaced, without
from purradox.rules.events import MatchEnded
from purradox.rules.scoring import winners


@dataclass(frozen=True, slots=True)
class Position:
    """One position of a record; hands are None where the record leaves a card of them open."""

    round: int
    table: Table
    hands: tuple[Hand | None, ...]
    aside: tuple[int | None, ...]
    past: tuple[tuple[int, ...], ...]
    happened: tuple[Event, ...]
    choice: Choice | None
    """What was done here; None where the round, or the record, ends."""


def positions(checked: Checked) -> Iterator[Position]:
    """Every position, in order."""
    past: tuple[tuple[int, ...], ...] = ()
    for number, one in enumerate(checked.rounds, 1):
        yield from _round(checked, number, one, past)
        if one.table.outcome is not None:
            past = (*past, _totals(one.table))


def _round(
    checked: Checked, number: int, one: SeenRound, past: tuple[tuple[int, ...], ...]
) -> Iterator[Position]:
    table, hands = fresh(one.table), tuple(dealt(one, seat) for seat in _seats(one))
    aside: tuple[int | None, ...] = (None,) * len(hands)
    before: Table | None = None
    done = list(choices(one))
    for index, choice in enumerate(done):
        yield Position(number, table, hands, aside, past, events(before, table), choice)
        before, table = table, table.after(choice)
        if index == len(done) - 1:
            table = one.table  # only the record, or the rules, can tell of a paradox
        hands = _after(hands, choice, one)
        if isinstance(choice, Discard):
            aside = replaced(aside, choice.seat, choice.number or None)
    happened = events(before, table)
    if number == checked.variant.rounds and table.outcome is not None:
        rounds = (*past, _totals(table))
        totals = tuple(map(sum, zip(*rounds, strict=True)))
        happened = (*happened, MatchEnded(totals, winners(rounds)))
    yield Position(number, table, hands, aside, past, happened, None)


def choices(one: SeenRound) -> Iterator[Choice]:
    """In the order of a record: discards by seat, predictions, plays; 0 is an unknown card."""
    table = one.table
    for seat in _seats(one):
        if table.discarded[seat]:
            yield Discard(seat, one.discards[seat] or 0)
    for turn in _seats(one):
        seat = (table.first + turn) % table.variant.players
        tricks = table.predictions[seat]
        if tricks is not None:
            yield Predict(seat, tricks)
    for trick in (*table.tricks, table.trick):
        yield from trick.plays


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


def dealt(one: SeenRound, seat: int) -> Hand | None:
    """The hand as dealt, or None where the record leaves a card of it open."""
    held, aside = _held(one, seat), one.discards[seat]
    if held is None or (aside is None and one.table.discarded[seat]):
        return None
    return held if aside is None else tuple(sorted((*held, aside)))


def _held(one: SeenRound, seat: int) -> Hand | None:
    """All that the seat played or still holds."""
    hand = one.hands[seat]
    return None if hand is None else PlayerView(one.table, seat, hand, None).dealt


def _seats(one: SeenRound) -> range:
    return range(one.table.variant.players)


def fresh(table: Table) -> Table:
    """The table as it lay after the deal."""
    return Table.start(table.variant, table.first, table.revealed)


def _totals(table: Table) -> tuple[int, ...]:
    return tuple(one.total for one in score(table))
