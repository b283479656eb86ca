"""Means with intervals: what was seen over independent deals, and how sure one can be of it.

An amount has Student's interval. A share has Wilson's score interval (1927) with the effective
sample size of a clustered sample and Student's quantile, as surveys use it (Korn and Graubard
1998; Franco, Little, Louis and Slud 2019): it stays between 0 and 1, and what was seen always or
never is not taken for certain.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

CONFIDENCE = 0.95
TINY = 1e-15
"""A variance that is nothing but rounding."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean over so many deals; without at least two there is nothing to be sure of."""

    deals: int
    mean: float | None = None
    low: float | None = None
    high: float | None = None

    @property
    def sign(self) -> int:
        """1 or -1 when the interval excludes zero, else 0."""
        if self.low is None or self.high is None:
            return 0
        return (self.low > 0) - (self.high < 0)


class Running:
    """A mean and a variance that are kept up as the deals come in (Welford)."""

    def __init__(self) -> None:
        self.count, self.mean, self._squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.count += 1
        away = value - self.mean
        self.mean += away / self.count
        self._squares += away * (value - self.mean)

    def interval(self, confidence: float = CONFIDENCE) -> Interval:
        """Student's interval for the mean."""
        if self.count < 2:
            return Interval(self.count, self.mean if self.count else None)
        half = student(confidence, self.count - 1) * math.sqrt(self._variance)
        return Interval(self.count, self.mean, self.mean - half, self.mean + half)

    def share_interval(self, confidence: float = CONFIDENCE) -> Interval:
        """Wilson's interval for the mean of shares, each between 0 and 1."""
        if self.count < 2:
            return self.interval()
        mean, spread = self.mean, max(0.0, self.mean * (1 - self.mean))
        size = spread / self._variance if self._variance > TINY else self.count
        doubt = student(confidence, self.count - 1) ** 2 / size
        middle = (mean + doubt / 2) / (1 + doubt)
        half = math.sqrt(doubt * spread + doubt**2 / 4) / (1 + doubt)
        low, high = min(mean, middle - half), max(mean, middle + half)
        return Interval(self.count, mean, max(0.0, low), min(1.0, high))

    @property
    def _variance(self) -> float:
        """Of the mean."""
        return self._squares / (self.count - 1) / self.count


STEPS = 400
"""Of Simpson's rule, which then gives Student's distribution to nine digits."""


@lru_cache(maxsize=1000)
def student(confidence: float, freedom: int) -> float:
    """How many standard errors to each side hold this much of Student's distribution."""
    if freedom > 1000:
        normal = NormalDist().inv_cdf((1 + confidence) / 2)
        return normal + (normal**3 + normal) / (4 * freedom)
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < confidence else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def _within(angle: float, freedom: int) -> float:
    """The chance of |t| up to √freedom · tan(angle): an integral of a power of the cosine."""
    step = angle / STEPS
    total = sum(
        (1 if at in (0, STEPS) else 4 if at % 2 else 2) * math.cos(at * step) ** (freedom - 1)
        for at in range(STEPS + 1)
    )
    scale = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2))
    return 2 * scale / math.sqrt(math.pi) * total * step / 3
