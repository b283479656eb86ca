"""Thinking about a view: as many worlds, or as many seconds, as one likes."""

import time
from dataclasses import dataclass

import numpy as np

from purradox.bots.search.tree import NODE, Found, Options, found, grow, scratch, weigh
from purradox.bots.search.weights import weights
from purradox.kernel.bits import U
from purradox.kernel.worlds import Worlds, worlds
from purradox.rules import PlayerView
from purradox.rules.actions import action_of

MOST_NODES = 200_000
FIRST = 32
"""Worlds looked into before the first look at the clock."""


@dataclass(frozen=True, slots=True)
class Budget:
    """So many worlds, or so many seconds; whichever ends first, and 0 is no limit."""

    worlds: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.worlds <= 0 and self.seconds <= 0:
            raise ValueError("thinking needs a number of worlds or of seconds")


class Clock:
    """Deals out worlds in portions that end within the time."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begun = time.perf_counter()
        self.done = 0

    def portion(self) -> int:
        """How many worlds to look into next; 0 when time or worlds are used up."""
        left = self.budget.worlds - self.done if self.budget.worlds else 1 << 30
        if not self.budget.seconds or left <= 0:
            return max(0, min(left, 4096))
        if not self.done:
            return min(left, FIRST)
        spent = time.perf_counter() - self.begun
        # Half of what seems to fit, again and again, so that a slow stretch costs little.
        return min(left, int((self.budget.seconds - spent) * self.done / spent * 0.5))


def asked(view: PlayerView) -> Worlds:
    """The worlds of a view in which this seat is asked: discards are simultaneous."""
    known = worlds(view)
    known.base[0]["seat"] = view.seat
    known.base[0]["legal"] = U(sum(1 << action_of(move) for move in view.legal))
    return known


def search(view: PlayerView, budget: Budget, options: Options, seed: int) -> Found:
    """Grow a tree: most looks go to the actions that promise most."""
    known, rows = asked(view), weights(view.table.variant.players)
    nodes = np.zeros(min(MOST_NODES, 2 + (budget.worlds or MOST_NODES)), NODE)
    seen, room, clock, used = found(), scratch(), Clock(budget), 1
    while portion := clock.portion():
        used = grow(
            *(known.setup, known.base, known.unseen, U(view.seat), rows, options),
            *(nodes, used, seen, room, U(seed), U(clock.done), portion),
        )
        clock.done += portion
    return seen


def evaluate(view: PlayerView, budget: Budget, options: Options, seed: int) -> Found:
    """Look at every action equally, in the same worlds: fair estimates of all of them."""
    known, rows = asked(view), weights(view.table.variant.players)
    seen, room, clock = found(), scratch(), Clock(budget)
    while portion := clock.portion():
        weigh(
            *(known.setup, known.base, known.unseen, U(view.seat), rows, options),
            *(seen, room, U(seed), U(clock.done), portion),
        )
        clock.done += portion
    return seen
