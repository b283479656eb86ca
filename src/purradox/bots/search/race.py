"""The danger of a paradox: a race for the spaces of each number, reckoned as `careful` does."""

from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import ONE, ZERO, U, nibble, popcount
from purradox.kernel.compiled import compiled

MOST = 6
"""Copies of a number that a hand can hold, and none."""
_STEPS = 20


def _placing() -> NDArray[np.float64]:
    """How many of my copies of a number find a space, as `purradox.bots.chances` reckons it."""
    table = np.zeros((MOST, 5, MOST, _STEPS + 1, MOST))
    for copies in range(MOST):
        for spaces in range(5):
            for rivals in range(MOST):
                for step_ in range(_STEPS + 1):
                    coming = step_ / _STEPS
                    for came in range(rivals + 1):
                        chance = comb(rivals, came) * coming**came * (1 - coming) ** (rivals - came)
                        filled = min(spaces, copies + came)
                        ways = comb(copies + came, filled)
                        for mine in range(max(0, filled - came), min(copies, filled) + 1):
                            share = comb(copies, mine) * comb(came, filled - mine) / ways
                            table[copies, spaces, rivals, step_, mine] += chance * share
    return table


PLACING = _placing()


class Mind(NamedTuple):
    """Room to think in, for one thread."""

    values: NDArray[np.float64]  # by action id
    unseen: NDArray[np.int64]  # by number
    rivals: NDArray[np.int64]  # by colour
    chances: NDArray[np.float64]  # of the copies placed, by number
    before: NDArray[np.float64]  # of the cards placed, of the numbers before
    after: NDArray[np.float64]
    rest: NDArray[np.float64]


def mind() -> Mind:
    """An empty mind."""
    return Mind(
        np.zeros(64),
        np.zeros(9, np.int64),
        np.zeros(4, np.int64),
        np.zeros((2, 9, MOST)),
        np.zeros((2, 10, 11)),
        np.zeros((2, 10, 11)),
        np.zeros(11),
    )


@compiled
def look(setup: Any, s: Any, seat: Any, m: Any) -> Any:
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
def coming(m: Any, free: Any, mine: Any, rush: Any) -> Any:
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


@compiled
def add_number(
    sums: Any, source: Any, target: Any, chances: Any, which: Any, place: Any, must: Any
) -> None:
    """The chances of so many cards placed, fewer than must be, with one more number."""
    for total in range(must):
        chance = 0.0
        for j in range(min(MOST, total + 1)):
            chance += sums[which, source, total - j] * chances[which, place, j]
        sums[which, target, total] = chance


@compiled
def race(
    setup: Any, s: Any, hand: Any, colours: Any, rush: Any, which: Any, must: Any, m: Any
) -> None:
    """The chances of all numbers, and of those before and after each, in some colours."""
    numbers = U(setup.numbers)
    for k in range(must):
        m.before[which, 0, k] = 1.0 if k == 0 else 0.0
        m.after[which, numbers, k] = 1.0 if k == 0 else 0.0
    for index in range(numbers):
        n = U(index)
        copies = nibble(hand, n)
        if copies == ZERO:
            for k in range(must):
                m.before[which, n + ONE, k] = m.before[which, n, k]
            continue
        free = ~nibble(s.taken, n) & U(15)
        race_of = coming(m, free, free & colours, rush)
        spaces = popcount(free & colours)
        for k in range(MOST):
            m.chances[which, n, k] = PLACING[copies, spaces, m.unseen[n], race_of, k]
        add_number(m.before, n, n + ONE, m.chances, which, n, must)
    for index in range(numbers):
        n = numbers - ONE - U(index)
        if nibble(hand, n) == ZERO:
            for k in range(must):
                m.after[which, n, k] = m.after[which, n + ONE, k]
        else:
            add_number(m.after, n + ONE, n, m.chances, which, n, must)


@compiled
def rest_of(which: Any, place: Any, must: Any, m: Any) -> None:
    """The chances that fewer than so many cards of the other numbers find a space."""
    running = 0.0
    for total in range(must):
        m.rest[total] = running
        for i in range(total + 1):
            running += m.before[which, place, i] * m.after[which, place + ONE, total - i]
    m.rest[must] = running
