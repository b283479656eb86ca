"""Whole rounds that fit everything one seat has seen, each as likely as any other.

Two things are certain about hidden cards beyond their numbers: who opened red by leading it held
nothing else to lead (R4.2), and the seat to act has a legal play (R5.2).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from purradox.rules.board import Board, with_neutral_tokens
from purradox.rules.cards import TRUMP, Hand
from purradox.rules.legality import declarable
from purradox.rules.round import Round, settled
from purradox.rules.table import Paradox, Table
from purradox.rules.trick import Trick
from purradox.rules.view import PlayerView


class ForcedRed(NamedTuple):
    """A seat that led red for want of anything else, and the numbers that it can have held."""

    seat: int
    numbers: frozenset[int]


@dataclass(frozen=True, slots=True)
class Hidden:
    """The cards that a seat cannot see, and where they may be."""

    cards: tuple[int, ...]
    hands: tuple[int, ...]
    """How many of them each hand holds."""
    discards: tuple[bool, ...]
    """Which seats have set one of them aside."""
    forced: ForcedRed | None


def hidden(view: PlayerView) -> Hidden:
    """What a seat does not know of its round."""
    table, setup = view.table, view.table.variant
    unseen = Counter(dict.fromkeys(range(1, setup.numbers + 1), setup.copies))
    unseen.subtract((*view.dealt, *table.revealed))
    hands = []
    for seat in range(setup.players):
        seen = seen_of(table, seat)
        if seat == view.seat:
            hands.append(0)
            continue
        unseen.subtract(seen)
        shown = isinstance(table.outcome, Paradox) and table.outcome.seat == seat
        hands.append(0 if shown else setup.dealt - table.discarded[seat] - len(seen))
    discards = tuple(done and seat != view.seat for seat, done in enumerate(table.discarded))
    forced = forced_red(table)
    if forced and not hands[forced.seat]:
        forced = None
    return Hidden(tuple(unseen.elements()), tuple(hands), discards, forced)


def seen_of(table: Table, seat: int) -> Hand:
    """The cards of a seat that lie face up: played, or shown in a paradox."""
    outcome = table.outcome
    shown = outcome.hand if isinstance(outcome, Paradox) and outcome.seat == seat else ()
    return PlayerView(table, seat, shown, None).dealt


def deals(view: PlayerView, random: Random) -> Iterator[Round]:
    """Rounds that look the same from this seat, without end."""
    table, unknown = view.table, hidden(view)
    while True:
        pool = list(unknown.cards)
        random.shuffle(pool)
        hands: list[Hand] = [()] * len(unknown.hands)
        if unknown.forced:
            seat, numbers = unknown.forced
            fitting = [at for at, card in enumerate(pool) if card in numbers]
            drawn = set(fitting[: unknown.hands[seat]])
            hands[seat] = tuple(pool[at] for at in drawn)
            pool = [card for at, card in enumerate(pool) if at not in drawn]
        for seat, count in enumerate(unknown.hands):
            if not hands[seat]:
                hands[seat], pool = tuple(pool[:count]), pool[count:]
        discards = tuple(pool.pop() if aside else None for aside in unknown.discards)
        one = _whole(view, hands, discards)
        if settled(table, one.hands) == table:
            yield one


def _whole(view: PlayerView, hands: list[Hand], discards: tuple[int | None, ...]) -> Round:
    outcome = view.table.outcome
    if isinstance(outcome, Paradox):
        hands[outcome.seat] = outcome.hand
    hands[view.seat] = view.hand
    mine = tuple(view.discard if seat == view.seat else one for seat, one in enumerate(discards))
    return Round(view.table, tuple(tuple(sorted(hand)) for hand in hands), mine)


def forced_red(table: Table) -> ForcedRed | None:
    """Who opened red by leading it, and the numbers that this seat can have held then (R4.2)."""
    for index, trick in enumerate((*table.tricks, table.trick)):
        reds = [play for play in trick.plays if play.cell.colour is TRUMP]
        if reds and reds[0] == trick.plays[0]:
            seat = reds[0].seat
            numbers = tuple(range(1, table.variant.numbers + 1))
            leads = declarable(_before_trick(table, index), seat, numbers)
            other = {cell.number for cell in leads if cell.colour is not TRUMP}
            return ForcedRed(seat, frozenset(numbers) - other)
        if reds:
            break
    return None


def _before_trick(table: Table, index: int) -> Table:
    """The table as it lay before a trick, played again from the start of the tricks."""
    before = replace(
        table,
        board=with_neutral_tokens(Board.empty(table.variant), table.revealed),
        lost=(frozenset(),) * table.variant.players,
        tricks=(),
        trick=Trick(),
        outcome=None,
    )
    for trick in table.tricks[:index]:
        for play in trick.plays:
            before = before.after(play)
    return before
