"""How long an evaluation may take: so many simulations, or so many seconds."""

import time
from dataclasses import dataclass

TARGET, RESERVE = 0.93, 0.004
"""The share of its seconds that an evaluation aims at, less a little to choose a move."""
FIRST = 32
"""Simulations before the clock is first read."""
LARGEST = 4096


@dataclass(frozen=True, slots=True)
class Budget:
    """So many simulations, or so many seconds; whichever ends first, and 0 is no limit."""

    simulations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.simulations <= 0 and self.seconds <= 0:
            raise ValueError("a budget needs a number of simulations or of seconds")


class Clock:
    """Hands out simulations in portions that end within a budget."""

    def __init__(self, budget: Budget, done: int = 0) -> None:
        self.budget, self.begun = budget, time.perf_counter()
        self.done, self._before = done, done

    @property
    def spent(self) -> float:
        """The share of the seconds that is over; 0 where only simulations are counted."""
        seconds = self.budget.seconds
        return (time.perf_counter() - self.begun) / seconds if seconds else 0.0

    @property
    def left(self) -> int:
        """How many simulations there still seems to be time for."""
        budget, done = self.budget, self.done - self._before
        left = max(0, budget.simulations - self.done) if budget.simulations else 1 << 30
        if not budget.seconds or not done:
            return left
        spent = time.perf_counter() - self.begun
        return max(0, min(left, int((budget.seconds * TARGET - RESERVE - spent) * done / spent)))

    def portion(self, share: float = 1.0) -> int:
        """How many simulations to make next, of those that are left; 0 when there are none."""
        left = self.left
        if not self.budget.seconds:
            return min(LARGEST, int(left * share) or left)
        if self.done == self._before:
            return min(left, FIRST)
        # Half of what seems to fit at most, so that a slow stretch costs little.
        return min(LARGEST, int(left * min(share, 0.5)))
