"""The race for the spaces of each number: how many of a hand's cards find one before rivals do.

The danger of a paradox in the heuristic policy is that fewer find one than must be played.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.bots.chances import placing
from purradox.kernel.bits import ONE, ZERO, U, nibble, popcount
from purradox.kernel.compiled import compiled
from purradox.kernel.state import Setup, State, Word

MOST_COPIES = 6
"""Copies of a number that a hand can hold, and none."""
_STEPS = 20


def _placing_table() -> NDArray[np.float64]:
    """How many of my copies of a number find a space, as `placing` has it."""
    table = np.zeros((MOST_COPIES, 5, MOST_COPIES, _STEPS + 1, MOST_COPIES))
    for place in np.ndindex(table.shape[:-1]):
        copies, spaces, rivals, step_ = place
        chances = placing(copies, spaces, rivals, step_ / _STEPS)
        table[place][: len(chances)] = chances
    return table


PLACING = _placing_table()


class HeuristicMemory(NamedTuple):
    """The working memory of the heuristic, for one thread."""

    values: NDArray[np.float64]  # by action id
    unseen: NDArray[np.int64]  # by number
    rivals: NDArray[np.int64]  # by colour
    chances: NDArray[np.float64]  # of the copies placed, by number
    before: NDArray[np.float64]  # of the cards placed, of the numbers before
    after: NDArray[np.float64]
    rest: NDArray[np.float64]


def heuristic_memory() -> HeuristicMemory:
    """Working memory for one thread."""
    return HeuristicMemory(
        np.zeros(64),
        np.zeros(9, np.int64),
        np.zeros(4, np.int64),
        np.zeros((2, 9, MOST_COPIES)),
        np.zeros((2, 10, 11)),
        np.zeros((2, 10, 11)),
        np.zeros(11),
    )


@compiled
def count_unseen(setup: Setup, s: State, seat: Word, m: HeuristicMemory) -> int:
    """Count what the seat cannot see: copies of each number, and who is free for each colour."""
    hidden = 0
    aside = int(nibble(s.discards, seat))
    for place in range(int(setup.numbers)):
        n = U(place)
        left = int(setup.deck_copies) - int(popcount(nibble(s.taken, n)))
        left -= int(nibble(s.hands[seat], n))
        if aside == place + 1:
            left -= 1
        m.unseen[n] = max(left, 0)
        hidden += m.unseen[n]
    for colour in range(4):
        m.rivals[U(colour)] = 0
    for other in range(int(setup.players)):
        if U(other) != seat:
            colours = nibble(s.open, U(other))
            for colour in range(4):
                m.rivals[U(colour)] += int((colours >> U(colour)) & ONE)
    return max(hidden, 1)


@compiled
def coming(m: HeuristicMemory, free: Word, mine: Word, rush: float) -> Word:
    """How likely a rival copy comes for the spaces open to me, of all that are free, in steps."""
    everywhere = 0
    here = 0
    for colour in range(4):
        bit = ONE << U(colour)
        if free & bit:
            everywhere += m.rivals[U(colour)]
            if mine & bit:
                here += m.rivals[U(colour)]
    if everywhere == 0:
        return ZERO
    return U(rush * float(here) / float(everywhere) * _STEPS + 0.5)


class Entry(NamedTuple):
    """What a seat brings into the race."""

    hand: Word
    colours: Word
    rush: float  # how likely each rival copy comes
    must: int  # cards that have to find a space


@compiled
def add_number(
    sums: NDArray[np.float64],
    source: Word,
    target: Word,
    chances: NDArray[np.float64],
    must: int,
) -> None:
    """The chances of so many cards placed, fewer than must be, with one more number."""
    for total in range(must):
        chance = 0.0
        for j in range(min(MOST_COPIES, total + 1)):
            chance += sums[source, total - j] * chances[j]
        sums[target, total] = chance


@compiled
def race(setup: Setup, s: State, entry: Entry, which: int, m: HeuristicMemory) -> None:
    """The chances of all numbers, and of those before and after each, in some colours."""
    numbers = U(setup.numbers)
    hand, colours, must = entry.hand, entry.colours, entry.must
    before, after = m.before[which], m.after[which]
    for k in range(must):
        before[0, k] = 1.0 if k == 0 else 0.0
        after[numbers, k] = 1.0 if k == 0 else 0.0
    for index in range(numbers):
        n = U(index)
        copies = nibble(hand, n)
        if copies == ZERO:
            for k in range(must):
                before[n + ONE, k] = before[n, k]
            continue
        free = ~nibble(s.taken, n) & U(15)
        race_of = coming(m, free, free & colours, entry.rush)
        spaces = popcount(free & colours)
        for k in range(MOST_COPIES):
            m.chances[which, n, k] = PLACING[copies, spaces, m.unseen[n], race_of, k]
        add_number(before, n, n + ONE, m.chances[which, n], must)
    for index in range(numbers):
        n = numbers - ONE - U(index)
        if nibble(hand, n) == ZERO:
            for k in range(must):
                after[n, k] = after[n + ONE, k]
        else:
            add_number(after, n + ONE, n, m.chances[which, n], must)


@compiled
def rest_of(which: int, place: Word, must: int, m: HeuristicMemory) -> None:
    """The chances that fewer than so many cards of the other numbers find a space."""
    running = 0.0
    for total in range(must):
        m.rest[total] = running
        for i in range(total + 1):
            running += m.before[which, place, i] * m.after[which, place + ONE, total - i]
    m.rest[must] = running
