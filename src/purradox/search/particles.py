"""Deals drawn by a Markov chain, where there are too many to list.

Particles are carried along by Metropolis–Hastings (Hastings, 1970). A proposal comes from its
particle by a few or many exchanges of two hidden cards, each accepted so that hands follow the
prior of `evidence`. That chain is reversible, so the proposed deal takes the place of the particle
by the likelihoods alone.

The first particles follow the prior alone, and most explain little. They are resampled by their
likelihoods, tempered so that enough of them are left (adaptive tempering; Del Moral, Doucet and
Jasra, 2012), before they move on (resample-move; Gilks and Berzuini, 2001).
"""

from math import exp, log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import FOUR, GOLDEN, ONE, ZERO, U, below, mix, nibble, stream
from purradox.kernel.compiled import compiled
from purradox.kernel.playout import hand_of
from purradox.kernel.state import FIFTH_COPY, STATE, State
from purradox.kernel.types import Reals, States, Word, Words
from purradox.kernel.worlds import Unseen, draw
from purradox.search.decision import Decision, Memory
from purradox.search.evidence import ASIDE, EVIDENCE_WEIGHT, NOBODY, Evidence, log_likelihood
from purradox.search.policy import uniform

PARTICLES = 32
SPREAD_OUT = np.arange(PARTICLES).reshape([2] * (PARTICLES.bit_length() - 1)).T.ravel()
"""Bits reversed, so that the first few are evenly among all, and copies are in the same fold."""
SWAPS = 40
"""Exchanges of cards between two particles at the start."""
SCALES = 5
"""A proposal is 1, 2, 4, … exchanges away from its particle: so many powers of two, by lot."""
EFFECTIVE = PARTICLES / 4
"""The effective sample size that resampling leaves at least."""


class Particles(NamedTuple):
    """Deals; the last one is the proposal."""

    states: States
    spare: Words  # the cards that nobody was dealt
    log_likelihoods: Reals
    log_ratios: Reals  # by holder and number: what the network expects against chance alone


def particles_of(log_ratios: Reals) -> Particles:
    """Room for particles, given what to expect in each hand."""
    count = PARTICLES + 1
    return Particles(
        np.zeros(count, STATE), np.zeros(count, np.uint64), np.zeros(count), log_ratios
    )


@compiled
def _may_hold(unseen: Unseen, who: Word, number: Word) -> bool:
    """Whether a holder can have a card: who led red by the exception held little else (R4.2)."""
    if unseen.bound < 0 or who != U(unseen.bound):
        return True
    fifth = (unseen.allowed >> (U(FIFTH_COPY) + number)) & ONE
    return bool((nibble(unseen.allowed, number) | fifth) != ZERO)


@compiled
def _card_at(hand: Word, place: Word) -> Word:
    """The number (from 0) of a card of a hand, counted from the lowest."""
    number = ZERO
    while place >= nibble(hand, number):
        place -= nibble(hand, number)
        number += ONE
    return number


@compiled
def _holder(decision: Decision, world: State, spare: Word, place: Word) -> tuple[Word, Word]:
    """Who holds a hidden card, by its place among them, and its number (from 0)."""
    unseen = decision.unseen
    for other in range(int(decision.setup.players)):
        seat = U(other)
        if place < unseen.hands[seat]:
            return seat, _card_at(world.hands[seat], place)
        place -= unseen.hands[seat]
        if place < unseen.discards[seat]:
            return seat + ASIDE, nibble(world.discards, seat) - ONE
        place -= unseen.discards[seat]
    return NOBODY, _card_at(spare, place)


@compiled
def _replace_card(particles: Particles, which: int, who: Word, gives: Word, takes: Word) -> None:
    """A holder gives a card and takes another."""
    world = particles.states[which]
    change = (ONE << (FOUR * takes)) - (ONE << (FOUR * gives))
    if who == NOBODY:
        particles.spare[which] += change
    elif who < ASIDE:
        world.hands[who] += change
    else:
        shift = FOUR * (who - ASIDE)
        world.discards = (world.discards & ~(U(15) << shift)) | ((takes + ONE) << shift)


@compiled
def _swap(decision: Decision, particles: Particles, which: int, rng: Word) -> Word:
    """Exchange two hidden cards by Metropolis' rule; returns the next counter."""
    unseen, ratios = decision.unseen, particles.log_ratios
    world, spare = particles.states[which], particles.spare[which]
    rng += GOLDEN
    bits = mix(rng)
    one, gives = _holder(decision, world, spare, below(bits, unseen.size))
    two, takes = _holder(decision, world, spare, below(bits << U(32), unseen.size))
    if gives == takes or one == two:
        return rng
    if not (_may_hold(unseen, one, takes) and _may_hold(unseen, two, gives)):
        return rng
    change = ratios[one, takes] + ratios[two, gives] - ratios[one, gives] - ratios[two, takes]
    rng += GOLDEN
    if change >= 0.0 or uniform(mix(rng)) < exp(change):
        _replace_card(particles, which, one, gives, takes)
        _replace_card(particles, which, two, takes, gives)
    return rng


@compiled
def _deal(decision: Decision, particles: Particles, which: int, rng: Word) -> Word:
    """Deal the hidden cards, each way equally likely; returns the next counter."""
    unseen = decision.unseen
    particles.states[which] = decision.base[0]
    world = particles.states[which]
    rng = draw(decision.setup, world, unseen, rng)
    left = hand_of(unseen.cards)
    for place in range(int(decision.setup.players)):
        seat = U(place)
        if unseen.hands[seat] != ZERO:
            left -= world.hands[seat]
        if unseen.discards[seat] != ZERO:
            left -= ONE << (FOUR * (nibble(world.discards, seat) - ONE))
    particles.spare[which] = left
    return rng


@compiled
def _propose(decision: Decision, particles: Particles, swaps: int, rng: Word) -> Word:
    """Exchange hidden cards of the proposal; returns the next counter."""
    if decision.unseen.size != ZERO:
        for _ in range(swaps):
            rng = _swap(decision, particles, PARTICLES, rng)
    return rng


@compiled
def _copy(particles: Particles, source: int, target: int) -> None:
    particles.states[target] = particles.states[source]
    particles.spare[target] = particles.spare[source]


@compiled
def spread(decision: Decision, particles: Particles, rng: Word) -> Word:
    """Deal the particles as the network expects; returns the next counter."""
    rng = _deal(decision, particles, PARTICLES, rng)
    for which in range(PARTICLES):
        rng = _propose(decision, particles, SWAPS, rng)
        _copy(particles, PARTICLES, which)
    return rng


@compiled
def weigh(decision: Decision, particles: Particles, evidence: Evidence, memory: Memory) -> None:
    """Find the likelihood of every particle."""
    for which in range(PARTICLES):
        particles.log_likelihoods[which] = log_likelihood(
            decision, particles.states[which], evidence, -np.inf, memory
        )


def resample(particles: Particles, bits: Word) -> NDArray[np.int64]:
    """Draw the particles again by their likelihoods (systematic resampling; Kitagawa, 1996).

    Returns of which one each is a copy.
    """
    told, power = particles.log_likelihoods[:PARTICLES], EVIDENCE_WEIGHT
    while 1.0 / np.square(shares := _shares(told, power)).sum() < EFFECTIVE:
        power *= 0.9
    places = (np.arange(PARTICLES) + uniform(bits)) / PARTICLES
    drawn = np.searchsorted(shares.cumsum(), places[SPREAD_OUT]).clip(max=PARTICLES - 1)
    for kept in (particles.states, particles.spare, particles.log_likelihoods):
        kept[:PARTICLES] = kept[drawn]
    return drawn


def _shares(log_likelihoods: Reals, power: float) -> Reals:
    likely = np.exp(power * (log_likelihoods - log_likelihoods.max()))
    result: Reals = likely / likely.sum()
    return result


class Draws(NamedTuple):
    """Which deals are drawn."""

    seed: Word
    begin: Word  # the number of the first


@compiled
def move_on(
    decision: Decision,
    particles: Particles,
    draws: Draws,
    evidence: Evidence,
    memory: Memory,
    out: States,
) -> None:
    """Draw deals: each particle as it is, then again and again after a step."""
    for index in range(len(out)):
        number = draws.begin + U(index)
        which = int(number % U(PARTICLES))
        if number >= U(PARTICLES):
            update(decision, particles, which, evidence, memory, stream(draws.seed, number))
        out[index] = particles.states[which]


@compiled
def update(
    decision: Decision,
    particles: Particles,
    which: int,
    evidence: Evidence,
    memory: Memory,
    rng: Word,
) -> Word:
    """One step of a particle; returns the next counter."""
    _copy(particles, which, PARTICLES)
    rng += GOLDEN
    rng = _propose(decision, particles, 1 << int(below(mix(rng), U(SCALES))), rng) + GOLDEN
    threshold = log((float(mix(rng) >> U(11)) + 1.0) * 2.0**-53) / EVIDENCE_WEIGHT
    least = particles.log_likelihoods[which] + threshold
    world = particles.states[PARTICLES]
    found = log_likelihood(decision, world, evidence, least, memory)
    if found >= least:
        _copy(particles, PARTICLES, which)
        particles.log_likelihoods[which] = found
    return rng


@compiled
def update_all(
    decision: Decision, particles: Particles, evidence: Evidence, memory: Memory, rng: Word
) -> Word:
    """One step of every particle; returns the next counter."""
    for which in range(PARTICLES):
        rng = update(decision, particles, which, evidence, memory, rng)
    return rng
