"""The little probability that a careful player does in its head.

Sums and powers are written out, because those of the system's mathematical library and of
different versions of Python differ in the last digit: a bot answers the same on every machine.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import comb

Chances = tuple[float, ...]
"""The chance of 0, of 1, of 2, …"""

STEERING = 0.64
"""How often a player can decide who wins a trick."""


def power(base: float, exponent: int) -> float:
    product = 1.0
    for _ in range(exponent):
        product *= base
    return product


def total(values: Iterable[float]) -> float:
    added = 0.0
    for value in values:
        added += value
    return added


@lru_cache(maxsize=100_000)
def placing(copies: int, spaces: int, rivals: int, coming: float) -> Chances:
    """How many of my copies of a number find a space.

    A race: each rival copy comes for these spaces with the given chance, and those that come
    are placed among mine in random order until the spaces are full.
    """
    placed = [0.0] * (min(copies, spaces) + 1)
    for came in range(rivals + 1):
        chance = comb(rivals, came) * power(coming, came) * power(1 - coming, rivals - came)
        filled = min(spaces, copies + came)
        ways = comb(copies + came, filled)
        for mine in range(max(0, filled - came), min(copies, filled) + 1):
            placed[mine] += chance * comb(copies, mine) * comb(came, filled - mine) / ways
    return tuple(placed)


def added(some: Chances, more: Chances) -> Chances:
    """The chances of the sum of two counts."""
    sums = [0.0] * (len(some) + len(more) - 1)
    for i, first in enumerate(some):
        for j, second in enumerate(more):
            sums[i + j] += first * second
    return tuple(sums)


def mean(chances: Chances) -> float:
    return total(count * chance for count, chance in enumerate(chances))


@lru_cache(maxsize=10_000)
def hitting(need: int, left: int, players: int, exactly: bool) -> float:
    """The chance to win just the tricks still needed, or at most those, of the tricks left."""
    if need < 0 or (exactly and need > left):
        return 0.0
    if not left:
        return 1.0
    win = hitting(need - 1, left - 1, players, exactly)
    lose = hitting(need, left - 1, players, exactly)
    drift = (win + lose * (players - 1)) / players
    return STEERING * max(win, lose) + (1 - STEERING) * drift
