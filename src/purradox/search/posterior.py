"""What the others may hold: deals, as likely as they are after all that was seen.

Where the deals are few all of them are weighed, and drawn by their weights; where not, particles
move among them. Both are about the same distribution, that of `evidence`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import GOLDEN, U, mix, stream
from purradox.kernel.types import Reals, States
from purradox.rules import PlayerView
from purradox.search.decision import Decision, Memory
from purradox.search.evidence import Evidence, evidence_of, expected_log_ratios
from purradox.search.exact import Deals, deal_shares, draw_uniforms, possible_deals, states_of
from purradox.search.opponent_model import observe_choices, observed_choices, type_probabilities
from purradox.search.particles import (
    PARTICLES,
    Draws,
    move_on,
    particles_of,
    resample,
    spread,
    update_all,
    weigh,
)

GENERATION = 8 * PARTICLES
"""Deals after which particles are drawn anew: they move slowly."""
REPLAYED = 4
"""Particles in which the choices of the others are looked at, to infer their types…"""
REPLAYED_ONCE = 16
"""…and deals, where that is done once for all."""

Places = NDArray[np.int64]


class Sample(NamedTuple):
    """Deals that were drawn, and how likely each of the others is of each type."""

    states: States
    types: Reals


class Posterior(ABC):
    """The deals that fit a view, to be drawn from."""

    def __init__(
        self,
        view: PlayerView,
        cards: Sequence[float],
        decision: Decision,
        memory: Memory,
        seed: int,
    ) -> None:
        self._view, self._decision, self._memory, self._seed = view, decision, memory, seed
        self._log_ratios = expected_log_ratios(cards, view.seat, decision)

    def _evidence_in(self, deals: States, seed: int) -> Evidence:
        """What the others did, and their types as these deals have it."""
        decision, seen = self._decision, observed_choices()
        observe_choices(decision.setup, deals[0], decision.me, seen)
        types = type_probabilities(self._view, decision, deals, seen, self._memory, seed)
        return evidence_of(seen, types)

    @abstractmethod
    def burn_in(self, steps: int, in_time: Callable[[], bool]) -> None:
        """Have the deals that are drawn follow the posterior better, as long as there is time."""

    @abstractmethod
    def draw(self, begin: int, most: int) -> Sample:
        """The deals from this number on, so many at most."""

    @abstractmethod
    def batches(self, count: int) -> Places:
        """For each of the first deals the batch it belongs to: those of a batch are akin."""


class ExactPosterior(Posterior):
    """All deals, weighed; each that is drawn is independent of the others."""

    def __init__(
        self,
        deals: Deals,
        view: PlayerView,
        cards: Sequence[float],
        decision: Decision,
        memory: Memory,
        seed: int,
    ) -> None:
        super().__init__(view, cards, decision, memory, seed)
        self.deals = deals
        self._cumulative = self._shares(None).cumsum()
        before = self._states(U(mix(U(seed) ^ GOLDEN)), 0, REPLAYED_ONCE)
        self.evidence = self._evidence_in(before, seed)
        self.shares = self._shares(self.evidence)
        self._cumulative = self.shares.cumsum()

    def _shares(self, evidence: Evidence | None) -> Reals:
        return deal_shares(self.deals, self._log_ratios, self._decision, evidence, self._memory)

    def _states(self, seed: np.uint64, begin: int, count: int) -> States:
        chances = np.zeros(count)
        draw_uniforms(seed, U(begin), chances)
        drawn = np.searchsorted(self._cumulative, chances * self._cumulative[-1], side="right")
        return states_of(self._decision, self.deals, drawn)

    def burn_in(self, steps: int, in_time: Callable[[], bool]) -> None:
        pass

    def draw(self, begin: int, most: int) -> Sample:
        return Sample(self._states(U(mix(U(self._seed))), begin, most), self.evidence.types)

    def batches(self, count: int) -> Places:
        return np.arange(count)


class SampledPosterior(Posterior):
    """Particles; they are drawn anew after each generation."""

    def __init__(
        self,
        view: PlayerView,
        cards: Sequence[float],
        decision: Decision,
        memory: Memory,
        seed: int,
    ) -> None:
        super().__init__(view, cards, decision, memory, seed)
        self.particles = particles_of(self._log_ratios)
        self._families: list[Places] = []
        self._steps = 0
        self._begin(seed)

    def _begin(self, seed: int) -> None:
        """A generation of particles, and what it tells of the others."""
        decision, particles, memory = self._decision, self.particles, self._memory
        self._rng = U(spread(decision, particles, U(stream(U(seed), U(0)))))
        self.evidence = self._evidence_in(particles.states[:REPLAYED], seed)
        weigh(decision, particles, self.evidence, memory)
        self._families.append(resample(particles, U(mix(self._rng))))
        for _ in range(self._steps):
            self._step()

    def _step(self) -> None:
        parts = self._decision, self.particles, self.evidence, self._memory
        self._rng = U(update_all(*parts, self._rng))

    def burn_in(self, steps: int, in_time: Callable[[], bool]) -> None:
        """Move every particle; those of later generations move as often."""
        while self._steps < steps and in_time():
            self._step()
            self._steps += 1

    def draw(self, begin: int, most: int) -> Sample:
        if begin == len(self._families) * GENERATION:
            self._begin(int(stream(U(self._seed), U(begin))))
        states = np.repeat(self._decision.base, min(most, GENERATION - begin % GENERATION))
        draws = Draws(U(mix(U(self._seed))), U(begin))
        move_on(self._decision, self.particles, draws, self.evidence, self._memory, states)
        return Sample(states, self.evidence.types)

    def batches(self, count: int) -> Places:
        deal = np.arange(count)
        generation = deal // GENERATION
        families = np.array(self._families)
        return PARTICLES * generation + families[generation, deal % PARTICLES]


def posterior_of(
    view: PlayerView, cards: Sequence[float], decision: Decision, memory: Memory, seed: int
) -> Posterior:
    """The posterior of a decision, given how many of each number to expect in each hand."""
    deals = possible_deals(decision)
    if deals is None:
        return SampledPosterior(view, cards, decision, memory, seed)
    return ExactPosterior(deals, view, cards, decision, memory, seed)
