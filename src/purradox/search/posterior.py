"""What the others may hold: deals, as likely as they are after all that was seen.

Particles are carried along by Metropolis–Hastings (Hastings, 1970). A proposal comes from its
particle by a few or many exchanges of two hidden cards, each accepted so that hands follow the
expectations of the network of `neural`. That chain is reversible, so the proposed deal takes the
place of the particle by the likelihoods alone: how well each explains every choice of the others,
under the opponent model.

The first particles follow the expectations alone, and most explain little. They are resampled by
their likelihoods, tempered so that enough of them are left (adaptive tempering; Del Moral, Doucet
and Jasra, 2012), before they move on (resample-move; Gilks and Berzuini, 2001).
"""

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import FOUR, GOLDEN, ONE, ZERO, U, below, mix, nibble
from purradox.kernel.compiled import compiled
from purradox.kernel.playout import hand_of
from purradox.kernel.state import FIFTH_COPY, SEATS, STATE, State, States, Word
from purradox.kernel.worlds import Unseen, draw
from purradox.rules.actions import DISCARDS
from purradox.search.decision import TYPES, Decision, Memory
from purradox.search.opponent_model import ObservedChoices, add_likelihoods, choice_in
from purradox.search.policy import Reals, uniform

PARTICLES = 32
SPREAD_OUT = np.arange(PARTICLES).reshape([2] * (PARTICLES.bit_length() - 1)).T.ravel()
"""Bits reversed, so that the first few are evenly among all, and copies are in the same fold."""
SWAPS = 40
"""Exchanges of cards between two particles at the start."""
SCALES = 5
"""A proposal is 1, 2, 4, … exchanges away from its particle: so many powers of two, by lot."""
EFFECTIVE = PARTICLES / 4
"""The effective sample size that resampling leaves at least."""
REMEMBERED = 4096
"""Hands of each seat of which it is remembered how well they explain what the seat did."""
EVIDENCE_WEIGHT = 0.75
"""The power to which the likelihood is taken: the network's expectations have some of it."""
LEAST_SHARE = 0.02
"""The smallest share of a card that the network may give a holder."""
IMPOSSIBLE = -1e9
KNOWN = U(1 << 63)
"""Marks a hand that is remembered."""
ASIDE, NOBODY = U(8), U(16)
"""Holders of hidden cards: a seat, a seat's discard (this and the seat), or nobody."""
HOLDERS, NUMBERS = int(NOBODY) + 1, DISCARDS


class Particles(NamedTuple):
    """Deals; the last one is the proposal."""

    states: States
    spare: NDArray[np.uint64]  # the cards that nobody was dealt
    log_likelihoods: Reals
    log_ratios: Reals  # by holder and number: what the network expects against chance alone


class Evidence(NamedTuple):
    """What the others did, and how likely each of them is of each type."""

    choices: ObservedChoices
    types: Reals
    keys: NDArray[np.uint64]  # by seat: hands whose likelihood is remembered…
    values: Reals  # …and its logarithm


def evidence_of(choices: ObservedChoices, types: Reals) -> Evidence:
    """Evidence of which nothing is worked out yet."""
    shape = SEATS, REMEMBERED
    return Evidence(choices, types, np.zeros(shape, np.uint64), np.zeros(shape))


def particles_of(cards: Sequence[float], seat: int, decision: Decision) -> Particles:
    """Room for the particles of a decision, given what the network expects in each hand."""
    particles = Particles(
        np.zeros(PARTICLES + 1, STATE),
        np.zeros(PARTICLES + 1, np.uint64),
        np.zeros(PARTICLES + 1),
        np.zeros((HOLDERS, NUMBERS)),
    )
    unseen, players = decision.unseen, int(decision.setup.players)
    counts = np.array([_copies(int(unseen.cards), number) for number in range(NUMBERS)], float)
    share = counts / max(1.0, counts.sum())
    known = np.array(cards, np.float32).reshape(SEATS - 1, NUMBERS)
    expected = np.maximum(known, LEAST_SHARE) * (counts > 0)
    rest = counts.copy()
    for turn in range(players - 1):
        other = (seat + 1 + turn) % players
        size = float(unseen.hands[other])
        if size > 0:
            held = expected[turn] * size / max(expected[turn].sum(), LEAST_SHARE)
            rest -= held
            particles.log_ratios[other] = _log_ratio(held / size, share)
    rest = np.maximum(rest, LEAST_SHARE) * (counts > 0)
    particles.log_ratios[SEATS:] = _log_ratio(rest / max(rest.sum(), LEAST_SHARE), share)
    return particles


def _copies(cards: int, number: int) -> int:
    return (cards >> 4 * number & 15).bit_count() + (cards >> FIFTH_COPY + number & 1)


def _log_ratio(expected: Reals, share: Reals) -> Reals:
    return np.where(share > 0, np.log(np.maximum(expected, 1e-4) / np.maximum(share, 1e-4)), 0.0)


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
def _seat_likelihood(
    decision: Decision, world: State, seat: Word, evidence: Evidence, memory: Memory
) -> float:
    """The log-likelihood of all that a seat did, which depends on its own cards only."""
    seen = evidence.choices
    key = KNOWN | world.hands[seat] | (nibble(world.discards, seat) << U(FIFTH_COPY))
    place = mix(key + (seat << U(48))) % U(REMEMBERED)
    if evidence.keys[seat, place] == key:
        return float(evidence.values[seat, place])
    total = 0.0
    for at in range(seen.size[0]):
        s = seen.states[at]
        if U(s.seat) != seat:
            continue
        action = choice_in(world, seen, at)
        if (s.legal >> action) & ONE == ZERO:
            total = IMPOSSIBLE
            break
        memory.likelihoods[:] = 0.0
        add_likelihoods(decision, s, action, memory, memory.likelihoods)
        chance = 0.0
        for type_ in range(TYPES):
            chance += evidence.types[seat, type_] * memory.likelihoods[type_]
        total += log(chance)
    evidence.keys[seat, place] = key
    evidence.values[seat, place] = total
    return total


@compiled
def _log_likelihood(
    decision: Decision, world: State, evidence: Evidence, least: float, memory: Memory
) -> float:
    """Of all that the others did, in this deal; anything below `least` if it is less."""
    total = 0.0
    for place in range(int(decision.setup.players)):
        if U(place) != decision.me and total >= least:
            total += _seat_likelihood(decision, world, U(place), evidence, memory)
    return total


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
        particles.log_likelihoods[which] = _log_likelihood(
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
    found = _log_likelihood(decision, world, evidence, least, memory)
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
