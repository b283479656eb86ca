"""Ratings of people and of puzzles: Glicko-2 (Glickman, 2013), one contest at a time.

Whoever tries a puzzle plays against it: solving it is a win, and missing it a win for the puzzle.
"""

from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE, CENTRE = 173.7178, 1500.0
TAU = 0.5
"""How fast volatility may change."""
TOLERANCE = 1e-6
LEAST_DEVIATION, MOST_DEVIATION = 45.0, 350.0


class Rating(NamedTuple):
    """How strong a person is, or how hard a puzzle, and how sure that is."""

    value: float = CENTRE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06


NEWCOMER = Rating(1200.0)
"""Somebody who has answered nothing yet: about as strong as the middle of the puzzles is hard."""


def contest(one: Rating, other: Rating, *, won: bool) -> tuple[Rating, Rating]:
    """Both ratings after a contest, each by the other's before it."""
    result = float(won)
    return after(one, [(other, result)]), after(other, [(one, 1.0 - result)])


def after(one: Rating, results: list[tuple[Rating, float]]) -> Rating:
    """A rating after results against others: 1 is a win, 0 a loss."""
    mu, phi = (one.value - CENTRE) / SCALE, one.deviation / SCALE
    information = improvement = 0.0
    for other, result in results:
        weight = _weight(other.deviation / SCALE)
        expected = 1.0 / (1.0 + exp(-weight * (mu - (other.value - CENTRE) / SCALE)))
        information += weight**2 * expected * (1.0 - expected)
        improvement += weight * (result - expected)
    variance = 1.0 / information
    volatility = _volatility(phi, one.volatility, variance, variance * improvement)
    phi = 1.0 / sqrt(1.0 / (phi**2 + volatility**2) + information)
    value = CENTRE + SCALE * (mu + phi**2 * improvement)
    return Rating(value, min(max(SCALE * phi, LEAST_DEVIATION), MOST_DEVIATION), volatility)


def _weight(phi: float) -> float:
    return 1.0 / sqrt(1.0 + 3.0 * phi**2 / pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: the root is found by the Illinois algorithm."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2.0 * spread**2) - (x - start) / TAU**2

    low, high = start, log(max(delta**2 - phi**2 - variance, 1e-300))
    if delta**2 <= phi**2 + variance:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > TOLERANCE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return exp(low / 2.0)
