"""The choices of one view, weighed: as many worlds, or as many seconds, as one likes."""

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from threading import Event

import numpy as np

from purradox.analysis.tally import WORTHS, Estimate, Reals, Tally
from purradox.analysis.trying import CAUSED, GROUP, KEPT, POINTS, TRICK, WIN, WINS, WON, Trial
from purradox.bots.search.thinking import Budget
from purradox.rules import Choice, PlayerView

CHUNK = 16
"""Worlds looked into in one go: few enough to be on time, and always the same ones."""


@dataclass(frozen=True, slots=True)
class Option:
    """What one choice is worth to the seat that has it."""

    choice: Choice
    worth: float
    points: Estimate
    win: Estimate
    wins: tuple[float, ...]
    """Every seat's chance to win the match, as this seat can know it; they sum to 1."""
    paradox: Estimate
    kept: Estimate
    tricks: float
    group: float
    """The mean bonus of the rounds in which the prediction was kept."""
    trick: float
    """How often the trick in progress was won."""
    unlucky_tricks: float
    """The mean number of tricks in the rounds that ended in this seat's paradox."""
    loss: Estimate
    """In worth, against the best choice; so are the next two."""
    points_loss: Estimate
    win_loss: Estimate
    beyond: Estimate
    """In worth, what it brings beyond what the quick player does."""
    chance: float
    """How likely the quick player, who plays worlds to their end, would make it."""


@dataclass(frozen=True)
class Weighed:
    """The choices of a view, the best one first."""

    view: PlayerView
    worlds: int
    options: tuple[Option, ...]

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def quick(self) -> Choice:
        """What the quick player would most likely do."""
        return max(self.options, key=lambda option: option.chance).choice

    @property
    def expected(self) -> float:
        """The score to expect if the quick player chose."""
        return sum(one.chance * one.points.value for one in self.options)

    def option(self, choice: Choice) -> Option:
        return next(one for one in self.options if one.choice == choice)

    @property
    def at_stake(self) -> float:
        """What a choice made at random would lose, in worth."""
        return float(np.mean([one.loss.value for one in self.options]))

    @property
    def above_random(self) -> float:
        """What the quick player brings beyond a choice made at random, in worth."""
        return -float(np.mean([one.beyond.value for one in self.options]))


def weigh(
    view: PlayerView, budget: Budget, seed: int, threads: int = 1, stop: Event | None = None
) -> Weighed:
    """Try every choice in the same worlds; only the number of worlds and the seed matter."""
    *_, last = refined(view, budget, seed, threads, stop=stop)
    return last


def refined(
    view: PlayerView,
    budget: Budget,
    seed: int,
    threads: int = 1,
    every: float = 1e9,
    stop: Event | None = None,
) -> Iterator[Weighed]:
    """What is known every so many seconds, and at the end of the budget or when told to stop."""
    trial = Trial(view, seed)
    tally = Tally.empty(len(trial.choices))
    begun = shown = time.perf_counter()
    with ExitStack() as stack:
        side_by_side = map if threads == 1 else stack.enter_context(ThreadPoolExecutor(threads)).map
        while True:
            wanted = CHUNK * threads
            if budget.worlds:
                wanted = min(wanted, budget.worlds - tally.worlds)
            starts = range(tally.worlds, tally.worlds + wanted, CHUNK)
            sizes = [min(CHUNK, starts.stop - start) for start in starts]
            before = time.perf_counter()
            for part in side_by_side(partial(_looked, trial), starts, sizes):
                tally = tally + part
            now = time.perf_counter()
            late = budget.seconds and 2 * now - before - begun > budget.seconds
            done = budget.worlds and tally.worlds >= budget.worlds
            if late or done or (stop is not None and stop.is_set()):
                break
            if now - shown >= every:
                shown = now
                yield _weighed(view, trial, tally)
    yield _weighed(view, trial, tally)


class Weighing:
    """The choices of a view on the scales: a closer look goes on where the last one ended."""

    def __init__(self, view: PlayerView, seed: int) -> None:
        self.view, self.trial = view, Trial(view, seed)
        self.tally = Tally.empty(len(self.trial.choices))

    def until(self, worlds: int) -> Weighed:
        """The same as `weigh` with so many worlds."""
        while self.further(worlds):
            pass
        return _weighed(self.view, self.trial, self.tally)

    def further(self, worlds: int) -> bool:
        """Look into a few more worlds; False where there are so many already."""
        left = worlds - self.tally.worlds
        if left > 0:
            self.tally += _looked(self.trial, self.tally.worlds, min(CHUNK, left))
        return left > 0


def _looked(trial: Trial, begin: int, count: int) -> Tally:
    return Tally.of(trial.outcomes(begin, count), begin)


def processors() -> int:
    """How many threads there is room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _weighed(view: PlayerView, trial: Trial, tally: Tally) -> Weighed:
    chances = trial.chances()
    players = view.table.variant.players
    options = [
        _option(choice, place, players, chances, tally)
        for place, choice in enumerate(trial.choices)
    ]
    ranked = sorted(options, key=lambda option: -option.worth)
    return Weighed(view, tally.worlds, tuple(ranked))


def _option(choice: Choice, place: int, players: int, chances: Reals, tally: Tally) -> Option:
    sums = tally.sums[:, :, place].sum(axis=0)
    wins = sums[WINS : WINS + players]
    errors = [tally.error(kind)[place] for kind in range(3)]
    return Option(
        choice=choice,
        worth=float(tally.means(WORTHS)[place]),
        points=Estimate(float(sums[POINTS] / tally.worlds), float(errors[1])),
        win=Estimate(float(sums[WIN] / tally.worlds), float(errors[2])),
        wins=tuple(map(float, wins / wins.sum())),
        paradox=tally.share(CAUSED, place),
        kept=tally.share(KEPT, place),
        tricks=float(sums[WON] / tally.worlds),
        group=float(sums[GROUP] / max(sums[KEPT], 1.0)),
        trick=float(sums[TRICK] / tally.worlds),
        unlucky_tricks=_unlucky(sums),
        loss=tally.loss(0, place),
        points_loss=tally.loss(1, place),
        win_loss=tally.loss(2, place),
        beyond=tally.ahead(0, place, chances),
        chance=float(chances[place]),
    )


def _unlucky(sums: Reals) -> float:
    """Points are tricks and bonus, less twice the tricks of the paradoxes."""
    return float((sums[WON] + sums[GROUP] - sums[POINTS]) / 2 / max(sums[CAUSED], 1.0))
