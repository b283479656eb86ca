"""Worlds that a view allows: every card that the seat cannot see, dealt again."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from purradox.kernel.bits import (
    FOUR,
    GOLDEN,
    ONE,
    ZERO,
    U,
    below,
    gather,
    lowest,
    mix,
    pick,
    popcount,
    presence,
    stream,
    subset,
)
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import playable, turn_of
from purradox.kernel.playout import hand_of, number_of
from purradox.kernel.state import (
    DISCARDING,
    FIFTH_COPY,
    PLAYING,
    SEATS,
    Setup,
    State,
    pack,
    setup_of,
)
from purradox.kernel.types import States, Word, Words
from purradox.rules import Colour, Paradox, PlayerView, Round, Table
from purradox.rules.actions import PLAYS
from purradox.rules.board import Board, with_neutral_tokens
from purradox.rules.legality import declarable
from purradox.rules.trick import Trick

MOST_TRIES = 1_000_000


class Unseen(NamedTuple):
    """The cards that a seat cannot see, and where they may be."""

    cards: Word  # bits of the deck
    size: Word
    hands: Words  # cards missing from each hand
    discards: Words  # 1 where a discard is hidden
    bound: np.int64  # the seat that led red by the exception, or -1
    allowed: Word  # the cards it can have held then


@compiled
def draw(setup: Setup, s: State, unseen: Unseen, rng: Word) -> Word:
    """Deal the unseen cards into a state, each way equally likely; returns the next counter.

    Two things are certain about hidden cards: who led red by the exception held nothing else to
    lead, and the seat to act is not in a paradox. The first is drawn for, the second tried for.
    """
    for _ in range(MOST_TRIES):
        cards = unseen.cards
        size = unseen.size
        if unseen.bound >= 0:
            bound = U(unseen.bound)
            allowed = cards & unseen.allowed
            hand, rng = subset(allowed, popcount(allowed), unseen.hands[bound], rng)
            cards ^= hand
            size -= unseen.hands[bound]
            s.hands[bound] = hand_of(hand)
        for place in range(setup.players):
            seat = U(place)
            if unseen.hands[seat] != ZERO and place != unseen.bound:
                hand, rng = subset(cards, size, unseen.hands[seat], rng)
                cards ^= hand
                size -= unseen.hands[seat]
                s.hands[seat] = hand_of(hand)
            if unseen.discards[seat] != ZERO:
                rng += GOLDEN
                card = pick(cards, below(mix(rng), size))
                cards ^= card
                size -= ONE
                s.discards &= ~(U(15) << (FOUR * seat))
                s.discards |= number_of(lowest(card)) << (FOUR * seat)
        seat = U(s.seat)
        if s.phase == DISCARDING:
            s.legal = gather(presence(s.hands[seat])) << U(PLAYS)
        elif s.phase == PLAYING:
            s.legal = playable(s.hands[seat], turn_of(s))
            if s.legal == ZERO:
                continue
        return rng
    return ZERO


@compiled
def _draw_many(setup: Setup, states: States, unseen: Unseen, seed: Word) -> bool:
    for row in range(U(len(states))):
        if draw(setup, states[row], unseen, stream(seed, U(row))) == ZERO:
            return False
    return True


@dataclass(frozen=True)
class Worlds:
    """A view, ready to be completed: the state with the hidden cards left out, and those cards."""

    setup: Setup
    base: States
    unseen: Unseen

    def sample(self, count: int, seed: int) -> States:
        """So many worlds, as packed states; the same ones for the same seed."""
        from purradox.kernel.warm import warm_up  # which uses this module

        warm_up()
        states = np.repeat(self.base, count)
        if not _draw_many(self.setup, states, self.unseen, U(seed)):
            raise RuntimeError("no world found that fits this view")
        return states


def worlds(view: PlayerView) -> Worlds:
    """Prepare the worlds of a view."""
    table = view.table
    players = range(table.variant.players)
    played = [play for trick in (*table.tricks, table.trick) for play in trick.plays]
    hands: list[tuple[int, ...]] = [()] * len(players)
    hands[view.seat] = view.hand
    if isinstance(table.outcome, Paradox):
        hands[table.outcome.seat] = table.outcome.hand
    known = Counter(number for hand in (*hands, table.revealed) for number in hand)
    known.update(play.cell.number for play in played)
    known.update([view.discard] if view.discard else [])
    missing, hidden = np.zeros(SEATS, np.uint64), np.zeros(SEATS, np.uint64)
    for seat in players:
        if not hands[seat]:
            count = table.variant.dealt - sum(play.seat == seat for play in played)
            missing[seat] = count - table.discarded[seat]
        if seat != view.seat:
            hidden[seat] = table.discarded[seat]
    cards = 0
    for number in range(1, table.variant.numbers + 1):
        cards |= _copies(number, table.variant.copies - known[number])
    bound, allowed = _led_red_by_exception(table)
    if bound >= 0 and not missing[bound]:
        bound = -1
    discards = tuple(view.discard if seat == view.seat else None for seat in players)
    totals = tuple(map(sum, zip(*view.past_scores, strict=True)))
    base = pack(Round(table, tuple(hands), discards), totals, len(view.past))
    unseen = Unseen(U(cards), U(cards.bit_count()), missing, hidden, np.int64(bound), U(allowed))
    return Worlds(setup_of(table.variant), base, unseen)


def _copies(number: int, count: int) -> int:
    nibble = ((1 << min(count, 4)) - 1) << 4 * (number - 1)
    return nibble | (count // 5) << (FIFTH_COPY + number - 1)


def _led_red_by_exception(table: Table) -> tuple[int, int]:
    """The seat that opened red by leading it, and the cards that it can have held (R4.2)."""
    for index, trick in enumerate((*table.tricks, table.trick)):
        reds = [play for play in trick.plays if play.cell.colour is Colour.RED]
        if reds and reds[0] == trick.plays[0]:
            seat = reds[0].seat
            before = _table_before(table, index)
            numbers = tuple(range(1, table.variant.numbers + 1))
            other = {
                cell.number
                for cell in declarable(before, seat, numbers)
                if cell.colour is not Colour.RED
            }
            stuck = (number for number in numbers if number not in other)
            return seat, sum(_copies(number, 5) for number in stuck)
        if reds:
            break
    return -1, 0


def _table_before(table: Table, index: int) -> Table:
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
