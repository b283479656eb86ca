"""A record as everything that a replay shows: each position, what led to it, what was chosen."""

from collections.abc import Iterator
from dataclasses import dataclass

from purradox.notation import Checked, SeenRound
from purradox.rules import (
    Board,
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
from purradox.rules.board import with_neutral_tokens
from purradox.rules.cards import replaced, without
from purradox.rules.events import MatchEnded
from purradox.rules.scoring import winners


@dataclass(frozen=True, slots=True)
class Step:
    """One position of a record."""

    round: int
    table: Table
    hands: tuple[Hand | None, ...]
    past: tuple[tuple[int, ...], ...]
    happened: tuple[Event, ...]
    choice: Choice | None
    """What was done here; None where the round, or the record, ends."""
    view: PlayerView | None
    """As whoever chose saw it, where their cards are known."""

    @property
    def trick(self) -> int:
        return len(self.table.tricks) + 1


def steps(checked: Checked) -> tuple[Step, ...]:
    """Every position, in order."""
    found: list[Step] = []
    past: tuple[tuple[int, ...], ...] = ()
    for number, one in enumerate(checked.rounds, 1):
        found += _round(checked, number, one, past)
        if one.table.outcome is not None:
            past = (*past, tuple(each.total for each in score(one.table)))
    return tuple(found)


def _round(
    checked: Checked, number: int, one: SeenRound, past: tuple[tuple[int, ...], ...]
) -> Iterator[Step]:
    table, hands = _fresh(one.table), tuple(_dealt(one, seat) for seat in _seats(one))
    aside: tuple[int | None, ...] = (None,) * len(hands)
    before: Table | None = None
    choices: list[Choice | None] = [*_choices(one), None]
    for index, choice in enumerate(choices):
        happened = events(before, table)
        if number == checked.variant.rounds and table.outcome is not None:
            rounds = (*past, tuple(each.total for each in score(table)))
            totals = tuple(map(sum, zip(*rounds, strict=True)))
            happened = (*happened, MatchEnded(totals, winners(rounds)))
        view = None
        if choice is not None and choice != Discard(choice.seat, 0):
            view = _view(checked, number, table, hands[choice.seat], aside[choice.seat], choice)
        yield Step(number, table, hands, past, happened, choice, view)
        if choice is None:
            return
        before, table = table, table.after(choice)
        if index == len(choices) - 2:
            table = one.table  # only the record, or the rules, can tell of a paradox
        hands = _after(hands, choice, one)
        if isinstance(choice, Discard):
            aside = replaced(aside, choice.seat, choice.number or None)


def _view(
    checked: Checked,
    number: int,
    table: Table,
    hand: Hand | None,
    aside: int | None,
    choice: Choice,
) -> PlayerView | None:
    if hand is None:
        return None
    seat = choice.seat
    if isinstance(choice, Discard):  # the others' cards are set aside at the same time
        table = _fresh(table)
    earlier = tuple(
        PlayerView(one.table, seat, one.hands[seat] or (), one.discards[seat])
        for one in checked.rounds[: number - 1]
    )
    return PlayerView(table, seat, hand, aside, earlier)


def _choices(one: SeenRound) -> Iterator[Choice]:
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


def _dealt(one: SeenRound, seat: int) -> Hand | None:
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
