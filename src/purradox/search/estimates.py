"""What simulations say of moves: means, standard errors, a ranking, and honest losses.

Deals that come from one particle, or from copies of it, are akin: they are a batch, and errors are
taken over batches (batch means; Glynn and Whitt, 1991). Deals drawn exactly are a batch each.
"""

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.evaluation import Estimate
from purradox.kernel.state import SEATS
from purradox.kernel.types import Reals
from purradox.search.particles import PARTICLES
from purradox.search.posterior import Places
from purradox.search.rollout import BONUS, KEPT, PARADOXES, POINTS, TRICKS, WINS

FOLDS = 4
"""Parts of the deals, no two of one particle: what the others find best is measured in each."""
DOUBT = 3.0
"""The standard error of what was simulated too little to have one."""


class Settings(NamedTuple):
    """Knobs for experiments; the benchmarks turn them, people do not."""

    match: bool = True  # whether the match counts, or the points of the round alone
    calibrated: bool = True  # whether expectations are corrected, or told as simulated
    breadth: int = 8  # deals in which the moves are tried that the prior rules out
    unlikely: float = 1e-4  # moves below this prior are ruled out…
    fewest: int = 4  # …but so many are never…
    most: int = 10  # …and no more than so many are left
    deals_before_halving: int = 64
    prior_weight: float = 0.3  # how many standard errors a factor of e in the prior is worth
    bias: float = 0.05  # of the simulations, however many: a standard error that stays
    certainty: float = 3.0  # standard errors between the best and any other that end it early
    burn_in: int = 8  # steps of every particle before the first simulation…
    burn_in_share: float = 0.2  # …if they take no more of the time
    simulations_per_step: int = 100  # …and no more than one for so many simulations


USUAL = Settings()


def prior_bonus(prior: NDArray[np.floating], settings: Settings) -> Reals:
    """What the prior is worth to each move, in standard errors; never above 0."""
    result: Reals = settings.prior_weight * np.log(np.maximum(prior, settings.unlikely))
    return result


class Batched(NamedTuple):
    """Means over deals, and their standard errors."""

    means: Reals
    errors: Reals


def batched(values: Reals, batches: Places) -> Batched:
    """Over the first axis, the deals, each of a batch; NaN where a move was not tried."""
    tried = np.isfinite(values)
    order = np.argsort(batches, kind="stable")
    begins = np.unique(batches[order], return_index=True)[1]
    sums = np.add.reduceat(np.where(tried, values, 0.0)[order], begins)
    counts = np.add.reduceat(tried[order].astype(np.float64), begins)
    deals = np.maximum(counts.sum(axis=0), 1.0)
    means = sums.sum(axis=0) / deals
    used = (counts > 0).sum(axis=0)
    squares = ((sums - counts * means) ** 2).sum(axis=0)
    errors = np.sqrt(squares * used / np.maximum(used - 1, 1)) / deals
    return Batched(means, np.where(used > 1, errors, DOUBT))


class Ranking:
    """Moves that were all tried in the same deals, the most promising first."""

    def __init__(
        self, values: Reals, batches: Places, prior: NDArray[np.floating], settings: Settings
    ) -> None:
        ahead = batched(values - values.mean(axis=1, keepdims=True), batches)
        bonus = prior_bonus(prior, settings)
        lasting = ahead.means + settings.bias * bonus
        promise = lasting + ahead.errors * bonus
        self.order: list[int] = np.argsort(-promise, kind="stable").tolist()
        first, *others = self.order
        apart = lasting[first] - lasting[others]
        doubt = ahead.errors[first] + ahead.errors[others]
        self.certain = bool((apart > settings.certainty * doubt).all())


class Comparison:
    """Every move beside the best one, which was tried in all deals.

    That one is a control variate (Glasserman and Yao, 1992): a move that was tried in few deals
    is corrected for how kind these were, as far as the two go together.
    """

    def __init__(
        self,
        outcomes: Reals,
        values: Reals,
        batches: Places,
        best: int,
        active: list[int],
        seat: int,
    ) -> None:
        self.outcomes, self.values, self.best, self._active = outcomes, values, best, active
        self._batches = batches
        tried = np.isfinite(values)
        self.deals: NDArray[np.int64] = tried.sum(axis=0)
        self.behind = batched(values - values[:, [best]], batches)
        known = np.concatenate([outcomes, values[..., None]], axis=2)
        control, here = known[:, [best]], tried[..., None]
        counts = self.deals[:, None]
        own = np.where(here, known, 0.0).sum(axis=0) / counts
        others = np.where(here, control, 0.0).sum(axis=0) / counts
        apart = np.where(here, control - others, 0.0)
        variance = (apart**2).sum(axis=0)
        covariance = (apart * np.where(here, known - own, 0.0)).sum(axis=0)
        shared = np.clip(covariance / np.where(variance > 0, variance, 1.0), 0.0, 1.0)
        shared[:, WINS : WINS + SEATS] = shared[:, [WINS + seat]]  # so that they still sum to 1
        whole = batched(control[:, 0], batches)
        self.means: Reals = own + shared * (whole.means - others)
        self.errors: Reals = np.hypot(
            batched(known - shared * control, batches).errors, shared * whole.errors
        )

    @cached_property
    def best_of_others(self) -> int:
        """The move next to the best one, or that one where it is alone."""
        others = [place for place in self._active if place != self.best]
        return max(others, key=lambda place: self.behind.means[place], default=self.best)

    def value(self, place: int) -> Estimate:
        return self.mean(place, -1)

    def mean(self, place: int, field: int) -> Estimate:
        return Estimate(float(self.means[place, field]), float(self.errors[place, field]))

    @cached_property
    def deviations(self) -> Reals:
        """By move and field, the standard deviation over the deals."""
        result: Reals = np.nanstd(self.outcomes, axis=0)
        return np.where(result > 1e-6, result, 0.0)

    def share(self, place: int, field: int) -> Estimate:
        """How often something happens; never quite certain, as deals are a sample."""
        share = float(np.clip(self.means[place, field], 0.0, 1.0))
        deals = int(self.deals[place])
        likely = (share * deals + 1) / (deals + 2)
        sample = np.sqrt(likely * (1 - likely) / deals) if min(share, 1 - share) < 1e-6 else 0.0
        return Estimate(share, max(float(self.errors[place, field]), float(sample)))

    def bonus(self, place: int) -> float:
        """The mean bonus where there was one."""
        sums = self._sums[place]
        return float(sums[BONUS] / max(sums[KEPT], 1.0))

    def tricks_at_paradox(self, place: int) -> float:
        """Points are tricks and bonus, less twice the tricks of the paradoxes."""
        sums = self._sums[place]
        return float((sums[TRICKS] + sums[BONUS] - sums[POINTS]) / 2 / max(sums[PARADOXES], 1.0))

    @cached_property
    def _sums(self) -> Reals:
        result: Reals = np.nansum(self.outcomes, axis=0)
        return result

    def losses(self, measured: Reals) -> list[Estimate]:
        """How far each move is behind the best one, in the same deals.

        The best of many noisy means looks better than it is. So for each part of the particles
        the others name the best move, and this part says how far ahead that one is.
        """
        ahead = measured[np.arange(len(measured)), self._best_elsewhere]
        lost = np.nansum(ahead[:, None] - measured, axis=0) / self.deals
        errors = batched(measured[:, [self.best]] - measured, self._batches).errors
        return [Estimate(*map(float, one)) for one in zip(lost, errors, strict=True)]

    @cached_property
    def _best_elsewhere(self) -> NDArray[np.int64]:
        """For each deal the move that the other parts find best."""
        folds = np.arange(len(self.values)) % PARTICLES % FOLDS
        best = np.full(len(self.values), self.best)
        for fold in range(FOLDS):
            others = self.values[folds != fold][:, self._active]
            if len(others):
                best[folds == fold] = self._active[int(others.mean(axis=0).argmax())]
        return best

    def advantage(self, place: int, prior: Reals) -> Estimate:
        """How far a move is ahead of one that is drawn by the prior."""
        means, errors = self.behind.means, self.behind.errors
        weights = np.where(np.arange(len(prior)) == place, 1 - prior, prior)
        error = np.linalg.norm(weights * errors)
        return Estimate(float(means[place] - prior @ means), float(error))
