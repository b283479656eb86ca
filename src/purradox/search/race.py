"""The race for the spaces of each number: how many of a hand's cards find one before rivals do.

The danger of a paradox in the heuristic policy is that fewer find one than must be played: that
more stay without one than the hand can spare.
"""

from typing import NamedTuple, Protocol, cast

import numpy as np

from purradox.bots.careful import placing
from purradox.kernel.bits import ONE, TWO, ZERO, U, nibble, popcount
from purradox.kernel.compiled import compiled
from purradox.kernel.state import Setup, State
from purradox.kernel.types import Reals, Word, Words

MOST_COPIES = 6
"""Copies of a number that a hand can hold, and none."""
_STEPS = 20
_ROOM = 8
"""More than the cards that any hand can spare, and than the copies of a number."""


def _placing_table() -> Reals:
    """How many of my copies of a number find a space, as `placing` has it."""
    table = np.zeros((MOST_COPIES, 5, MOST_COPIES, _STEPS + 1, _ROOM))
    for place in np.ndindex(table.shape[:-1]):
        copies, spaces, rivals, step_ = place
        chances = placing(copies, spaces, rivals, step_ / _STEPS)
        table[place][: len(chances)] = chances
    return table


PLACING = _placing_table()


_MEMORY = np.dtype(
    [
        ("values", np.float64, 64),  # by action id
        ("uncovered", np.float64, 64),  # by action id: the chance that a rival has nothing higher
        ("chances", np.float64, (9, _ROOM)),  # of so many cards without a space, by number
        ("lost", np.float64, (2, 10, _ROOM)),  # the same of the numbers before each
        ("most", np.float64, (2, 10, _ROOM)),  # of at most so many, from each number on
        ("unseen", np.uint64, 9),  # by number
    ]
)


class HeuristicMemory(Protocol):
    """The working memory of the heuristic, for one thread; see `_MEMORY`.

    A record, as arrays would be counted in and out of every function.
    """

    values: Reals
    uncovered: Reals
    chances: Reals
    lost: Reals
    most: Reals
    unseen: Words


def heuristic_memory() -> HeuristicMemory:
    """Working memory for one thread."""
    return cast("HeuristicMemory", np.zeros(1, _MEMORY)[0])


_BYTES = np.array(
    [sum(255 << 8 * colour for colour in range(4) if mask >> colour & 1) for mask in range(16)],
    np.uint64,
)
"""A byte for each colour of a set of them."""


@compiled
def count_unseen(setup: Setup, s: State, seat: Word, m: HeuristicMemory) -> int:
    """Count the copies of each number that the seat cannot see."""
    hidden = ZERO
    aside = nibble(s.discards, seat)
    for place in range(setup.numbers):
        n = U(place)
        seen = popcount(nibble(s.taken, n)) + nibble(s.hands[seat], n) + U(aside == n + ONE)
        m.unseen[n] = max(setup.deck_copies, seen) - seen
        hidden += m.unseen[n]
    return max(int(hidden), 1)


@compiled
def rivals_of(setup: Setup, s: State, seat: Word) -> Word:
    """How many others are free for each colour, a byte for each."""
    rivals = ZERO
    for place in range(setup.players):
        if U(place) != seat:
            rivals += _BYTES[nibble(s.open, U(place))] & U(0x01010101)
    return rivals


@compiled
def coming(rivals: Word, free: Word, mine: Word, rush: float) -> Word:
    """How likely a rival copy comes for the spaces open to me, of all that are free, in steps."""
    everywhere = ((rivals & _BYTES[free]) * U(0x01010101) >> U(24)) & U(255)
    if everywhere == ZERO:
        return ZERO
    here = ((rivals & _BYTES[mine]) * U(0x01010101) >> U(24)) & U(255)
    return U(rush * float(here) / float(everywhere) * _STEPS + 0.5)


class Entry(NamedTuple):
    """What a seat brings into the race."""

    hand: Word
    colours: Word
    rivals: Word
    rush: float  # how likely each rival copy comes
    spare: Word  # cards that may stay without a space


@compiled
def race(setup: Setup, s: State, entry: Entry, which: Word, m: HeuristicMemory) -> None:
    """The chances of cards without a space before and from each number, in some colours."""
    most = entry.spare + ONE
    for f in range(most):
        m.lost[which, ZERO, U(f)] = 1.0 if f == 0 else 0.0
        m.most[which, setup.numbers, U(f)] = 1.0
    for index in range(setup.numbers):
        n = U(index)
        copies = nibble(entry.hand, n)
        free = ~nibble(s.taken, n) & U(15)
        mine = free & entry.colours
        spaces, race_of = popcount(mine), coming(entry.rivals, free, mine, entry.rush)
        for f in range(most):
            placed = (copies - U(f)) & U(_ROOM - 1)  # beyond the copies: a place without a chance
            m.chances[n, U(f)] = PLACING[copies, spaces, m.unseen[n], race_of, placed]
        for f in range(most):
            chance = 0.0
            for j in range(U(f) + ONE):
                chance += m.lost[which, n, U(f) - U(j)] * m.chances[n, U(j)]
            m.lost[which, n + ONE, U(f)] = chance
    for index in range(setup.numbers):
        n = setup.numbers - ONE - U(index)
        for f in range(most):
            chance = 0.0
            for j in range(U(f) + ONE):
                chance += m.most[which, n + ONE, U(f) - U(j)] * m.chances[n, U(j)]
            m.most[which, n, U(f)] = chance


@compiled
def danger_of(s: State, entry: Entry, action: Word, which: Word, m: HeuristicMemory) -> float:
    """The chance that more cards stay without a space than may, once this one is played."""
    n = action >> TWO
    copies = nibble(entry.hand, n) - ONE
    free = ~nibble(s.taken, n) & U(15) & ~(ONE << (action & U(3)))
    mine = free & entry.colours
    spaces, race_of = popcount(mine), coming(entry.rivals, free, mine, entry.rush)
    safe = 0.0
    for k in range(min(copies, entry.spare) + ONE):
        spare = entry.spare - U(k)
        chance = 0.0
        for i in range(spare + ONE):
            chance += m.lost[which, n, U(i)] * m.most[which, n + ONE, spare - U(i)]
        safe += PLACING[copies, spaces, m.unseen[n], race_of, copies - U(k)] * chance
    return 1.0 - safe
