"""Thinking about a view: as many worlds, or as many seconds, as one likes."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from purradox.bots.search.belief import believe
from purradox.bots.search.tree import NODE, Found, Options, found, grow, scratch
from purradox.bots.search.weights import weights
from purradox.bots.winning import Odds, odds
from purradox.kernel.bits import U, stream
from purradox.kernel.worlds import Worlds, worlds
from purradox.rules import PlayerView
from purradox.rules.actions import action_of

MOST_NODES = 200_000
SOONER, SETTLING = 0.93, 0.004
"""The share of its seconds that thinking aims at, less a little to settle on a move."""
FIRST = 32
"""Worlds looked into before the first look at the clock."""
MOST_AT_ONCE = 4096


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

    def __init__(self, budget: Budget, begun: float | None = None) -> None:
        self.budget = budget
        self.begun = time.perf_counter() if begun is None else begun
        self.done = 0

    def spent(self) -> float:
        """The share of the seconds that is over; 0 where only worlds are counted."""
        seconds = self.budget.seconds
        return (time.perf_counter() - self.begun) / seconds if seconds else 0.0

    def left(self) -> int:
        """How many worlds there still seems to be time for."""
        left = self.budget.worlds - self.done if self.budget.worlds else 1 << 30
        if not self.budget.seconds or not self.done:
            return max(0, left)
        spent = time.perf_counter() - self.begun
        time_left = self.budget.seconds * SOONER - SETTLING - spent
        return max(0, min(left, int(time_left * self.done / spent)))

    def portion(self, share: float = 1.0) -> int:
        """How many worlds to look into next, of those that are left; 0 when there are none."""
        left = self.left()
        if not self.budget.seconds:
            return min(MOST_AT_ONCE, int(left * share) or left)
        if not self.done:
            return min(left, FIRST)
        # Half of what seems to fit at most, so that a slow stretch costs little.
        return min(MOST_AT_ONCE, int(left * min(share, 0.5)))


def match_odds(view: PlayerView) -> Odds:
    """What the rounds after this one leave to chance."""
    players = view.table.variant.players
    return odds(players, players - 1 - len(view.past))


def asked(view: PlayerView) -> Worlds:
    """The worlds of a view in which this seat is asked: discards are simultaneous."""
    known = worlds(view)
    known.base[0]["seat"] = view.seat
    known.base[0]["legal"] = U(sum(1 << action_of(move) for move in view.legal))
    return known


def settled(visits: NDArray[np.int64], left: int) -> bool:
    """Whether the looks that are left cannot make another move the one most looked at."""
    second, first = np.partition(visits, -2)[-2:]
    return bool(first - second > left)


def search(
    view: PlayerView, budget: Budget, options: Options, seed: int, threads: int = 1
) -> Found:
    """Grow a tree, or one in each thread: most looks go to the actions that promise most."""
    clock = Clock(budget)
    threads = min(threads, budget.worlds or threads)
    known, rows = asked(view), weights(view.table.variant.players)

    def tree(number: int) -> Found:
        worlds = (budget.worlds + threads - 1 - number) // threads
        mine = Clock(replace(budget, worlds=worlds), clock.begun)
        nodes = np.zeros(min(MOST_NODES, 2 + (worlds or MOST_NODES)), NODE)
        seen, room, used = found(), scratch(match_odds(view)), 1
        if options.reading:
            believe(
                *(known.setup, known.base, known.unseen, U(view.seat), rows),
                *(room.belief, room.mind, U(stream(U(seed), U(number)))),
            )
        while portion := mine.portion():
            used = grow(
                *(known.setup, known.base, known.unseen, U(view.seat), rows, options),
                *(nodes, used, seen, room, U(seed), U(number << 40 | mine.done), portion),
            )
            mine.done += portion
            if threads == 1 and settled(seen.visits, mine.left()):
                break
        return seen

    if threads == 1:
        return tree(0)
    with ThreadPoolExecutor(threads) as pool:
        trees = list(pool.map(tree, range(threads)))
    return Found(*(np.sum(same, axis=0) for same in zip(*trees, strict=True)))
