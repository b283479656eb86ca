"""Sums over worlds, and what can be said from them: means, errors, and honest losses."""

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from purradox.analysis.trying import FIELDS, POINTS, WIN
from purradox.bots.search.utility import POINT, WORTH

Reals = NDArray[np.float64]

WORTHS = 0
"""What choices are ranked by: mostly the match, and a little the points."""
FOLDS = 8
"""Parts that the worlds are dealt into, in turn."""
COMPARED = 3
"""Worth, points and the chance to win: where choices are compared world by world."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class Tally:
    """Sums over each fold of the worlds; tallies of different worlds can be added."""

    counts: Reals  # by fold
    sums: Reals  # by fold, field and choice
    compared: Reals  # by fold, kind and choice
    products: Reals  # by fold, kind, choice and choice

    @classmethod
    def empty(cls, choices: int) -> "Tally":
        return cls(
            np.zeros(FOLDS),
            np.zeros((FOLDS, FIELDS, choices)),
            np.zeros((FOLDS, COMPARED, choices)),
            np.zeros((FOLDS, COMPARED, choices, choices)),
        )

    @classmethod
    def of(cls, outcomes: Reals, begin: int) -> "Tally":
        """The sums of outcomes by world, choice and field, from world number `begin` on."""
        folds = [outcomes[(fold - begin) % FOLDS :: FOLDS] for fold in range(FOLDS)]
        kinds = [_compared(one[..., WIN], one[..., POINTS]) for one in folds]
        return cls(
            np.array([float(len(one)) for one in folds]),
            np.stack([one.sum(axis=0).T for one in folds]),
            np.stack([kind.sum(axis=1) for kind in kinds]),
            np.stack([np.einsum("kwa,kwb->kab", kind, kind) for kind in kinds]),
        )

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.counts + other.counts,
            self.sums + other.sums,
            self.compared + other.compared,
            self.products + other.products,
        )

    @property
    def worlds(self) -> int:
        return int(self.counts.sum())

    def mean(self, field: int) -> Reals:
        """Of a field, by choice."""
        result: Reals = self.sums[:, field].sum(axis=0) / self.worlds
        return result

    def means(self, kind: int) -> Reals:
        """Of worth, points or winning, by choice."""
        result: Reals = self.compared[:, kind].sum(axis=0) / self.worlds
        return result

    def error(self, kind: int) -> Reals:
        """The standard errors of those means."""
        squares = np.diagonal(self.products[:, kind].sum(axis=0))
        spread = np.maximum(squares / self.worlds - self.means(kind) ** 2, 0.0)
        result: Reals = np.sqrt(spread / max(self.worlds - 1, 1))
        return result

    def share(self, field: int, choice: int) -> Estimate:
        """How often something happened; never quite certain, as the worlds are a sample."""
        count = float(self.sums[:, field, choice].sum())
        likely = (count + 1) / (self.worlds + 2)
        return Estimate(count / self.worlds, float(np.sqrt(likely * (1 - likely) / self.worlds)))

    def loss(self, kind: int, choice: int) -> Estimate:
        """How far a choice is behind the best one, in the same worlds.

        The best of many noisy means looks better than it is. So for each fold the other worlds
        name the best choice, and the fold says how far ahead that one is.
        """
        value, variance = 0.0, 0.0
        ranking = self.compared[:, WORTHS].sum(axis=0)
        for fold, count in enumerate(self.counts):
            if count:
                apart = np.zeros(len(ranking))
                apart[int(np.argmax(ranking - self.compared[fold, WORTHS]))] = 1.0
                apart[choice] -= 1.0
                sums, products = self.compared[fold, kind], self.products[fold, kind]
                part = _apart(float(count), sums, products, apart)
                weight = count / self.worlds
                value += weight * part.value
                variance += (weight * part.error) ** 2
        return Estimate(float(value), sqrt(variance))

    def ahead(self, kind: int, choice: int, chances: Reals) -> Estimate:
        """How far a choice is ahead of one that is drawn by these chances, in the same worlds."""
        apart = -chances
        apart[choice] += 1.0
        sums, products = self.compared[:, kind].sum(axis=0), self.products[:, kind].sum(axis=0)
        return _apart(float(self.worlds), sums, products, apart)


def _apart(count: float, sums: Reals, products: Reals, apart: Reals) -> Estimate:
    """The mean of a difference, world by world; `apart` says how much of each choice is in it."""
    mean = float(apart @ sums) / count
    squares = float(apart @ products @ apart)
    return Estimate(mean, sqrt(max(squares / count - mean**2, 0.0) / max(count - 1, 1)))


def _compared(win: Reals, points: Reals) -> Reals:
    return np.stack([WORTH * win + POINT * points, points, win])
