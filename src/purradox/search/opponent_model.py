"""How the others play: each is of one of a few types, inferred from what they did in this match.

A Bayesian mixture of types (Southey et al., "Bayes' Bluff", 2005): every observed choice has a
likelihood under each type, in deals that are consistent with what was seen. No type is anybody's
very own, so the likelihoods are tempered.
"""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import (
    FOUR,
    GOLDEN,
    ONE,
    ZERO,
    U,
    gather,
    lowest,
    mix,
    nibble,
    popcount,
    presence,
    stream,
)
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import ask_discards, playable, start, step, turn_of
from purradox.kernel.state import (
    DISCARDING,
    LONGEST,
    PLAYING,
    PREDICTING,
    SEATS,
    STATE,
    Setup,
    State,
)
from purradox.kernel.types import Reals, States, Word, Words
from purradox.kernel.worlds import worlds
from purradox.rules import PlayerView
from purradox.rules.actions import DISCARDS, PLAYS
from purradox.search.decision import TYPES, Decision, Memory
from purradox.search.heuristic import action_values, heuristic_action
from purradox.search.policy import network_policy, normalize, sample, softmax

NETWORK, HEURISTIC, NOISY = range(TYPES)
"""Plays as the policy network does; as the heuristic does; or loosely as either."""
PRIOR = np.array([0.3, 0.3, 0.4])
"""How many players are of each type, before anything is known of them."""
SHARP = 0.03
PLAY_NOISE, PREDICTION_NOISE, DISCARD_NOISE = 0.3, 0.4, 0.1
"""Temperatures at which the heuristic's values are followed: strictly, and loosely by phase."""
SLIP, WHIM = 0.05, 0.15
"""How often anything at all is done: by the first two types, and by the noisy one."""
CHOICE_WEIGHT = 0.5
"""The power to which the likelihood of a choice is taken."""
MOST_CHOICES = 2 * SEATS + LONGEST


class ObservedChoices(NamedTuple):
    """The choices of the others in a round, and the table as it lay at each.

    The table is the same in every consistent deal; only the cards of whoever chose differ, and
    those follow from what is left of them and what was played since.
    """

    states: States
    actions: Words
    played_since: Words  # by the same seat, this one included
    size: NDArray[np.int64]  # how many there are, in its only place


def observed_choices() -> ObservedChoices:
    """Room for the choices of a round."""
    return ObservedChoices(
        np.zeros(MOST_CHOICES, STATE),
        np.zeros(MOST_CHOICES, np.uint64),
        np.zeros(MOST_CHOICES, np.uint64),
        np.zeros(1, np.int64),
    )


@compiled
def _cards_under(tokens: Word) -> Word:
    """The cards that were played where these tokens stand, a nibble for each number."""
    cards = ZERO
    while tokens != ZERO:
        cards += ONE << (lowest(tokens) & U(60))
        tokens &= tokens - ONE
    return cards


@compiled
def _after_deal(setup: Setup, world: State, s: State) -> None:
    """Lay the table as it was when the cards of this world had been dealt."""
    neutral = world.taken
    start(s, U(world.first))
    for place in range(int(setup.players)):
        seat = U(place)
        neutral &= ~world.owned[seat]
        aside = nibble(world.discards, seat)
        hand = world.hands[seat] + _cards_under(world.owned[seat])
        if aside != ZERO:
            hand += ONE << (FOUR * (aside - ONE))
        s.hands[seat] = hand
    s.taken = neutral
    ask_discards(s)


@compiled
def _next_action(world: State, s: State) -> Word:
    """What was done in a world when the table lay as in `s`; 63 if nothing was."""
    seat = U(s.seat)
    if s.phase == DISCARDING and nibble(world.discards, seat) != ZERO:
        return nibble(world.discards, seat) + U(PLAYS - 1)
    if s.phase == PREDICTING and nibble(world.predicted, seat) != ZERO:
        return nibble(world.predicted, seat) + U(PLAYS + DISCARDS - 1)
    if s.phase == PLAYING and int(s.plays) < int(world.plays):
        return U(world.history[U(s.plays)])
    return U(63)


@compiled
def observe_choices(setup: Setup, world: State, me: Word, seen: ObservedChoices) -> None:
    """Play the round of a world again, and keep each choice of the others."""
    seen.size[0] = 0
    if world.phase == DISCARDING:
        return
    seen.states[0] = world
    _after_deal(setup, world, seen.states[0])
    at = 0
    while True:
        s = seen.states[at]
        action = _next_action(world, s)
        if (s.legal >> action) & ONE == ZERO:
            break
        seat = U(s.seat)
        if seat != me:
            seen.actions[at] = action
            seen.played_since[at] = _cards_under(world.owned[seat] & ~s.owned[seat])
            seen.states[at + 1] = seen.states[at]
            at += 1
        step(setup, seen.states[at], action)
    seen.size[0] = at


@compiled
def choice_in(world: State, seen: ObservedChoices, at: int) -> Word:
    """A choice as it was in this world: its table gets the cards of whoever made it."""
    s = seen.states[at]
    seat = U(s.seat)
    hand = world.hands[seat] + seen.played_since[at]
    aside = nibble(world.discards, seat)
    if s.phase == DISCARDING:
        s.hands[seat] = hand + (ONE << (FOUR * (aside - ONE)))
        s.legal = gather(presence(s.hands[seat])) << U(PLAYS)
        return aside + U(PLAYS - 1)
    s.hands[seat] = hand
    s.discards = (s.discards & ~(U(15) << (FOUR * seat))) | (aside << (FOUR * seat))
    if s.phase == PLAYING:
        s.legal = playable(hand, turn_of(s))
    return U(seen.actions[at])


@compiled
def _noise(s: State) -> float:
    if s.phase == PLAYING:
        return PLAY_NOISE
    return PREDICTION_NOISE if s.phase == PREDICTING else DISCARD_NOISE


@compiled
def sample_action(decision: Decision, s: State, type_: int, memory: Memory, rng: Word) -> Word:
    """What the seat to act does if it is of a type."""
    bits = mix(rng)
    if type_ == HEURISTIC or (type_ == NOISY and mix(rng ^ GOLDEN) & ONE):
        weights = decision.weights[U(s.seat)]
        return heuristic_action(decision.setup, s, weights, memory.heuristic, bits)
    network_policy(decision.setup, s, decision.network, memory.activations, memory.probabilities)
    return sample(s, memory.probabilities, bits)


@compiled
def add_likelihoods(decision: Decision, s: State, action: Word, memory: Memory, out: Reals) -> None:
    """Add how likely each type takes an action of the seat to act."""
    setup, chances = decision.setup, memory.probabilities
    even = 1.0 / float(popcount(s.legal))
    if even == 1.0:
        for type_ in range(TYPES):
            out[type_] += 1.0
        return
    network_policy(setup, s, decision.network, memory.activations, chances)
    out[NETWORK] += (1.0 - SLIP) * chances[action] + SLIP * even
    _soften(s, chances)
    noisy = 0.5 * chances[action]
    action_values(setup, s, decision.weights[U(s.seat)], memory.heuristic)
    softmax(s, memory.heuristic.values, SHARP, chances)
    out[HEURISTIC] += (1.0 - SLIP) * chances[action] + SLIP * even
    softmax(s, memory.heuristic.values, _noise(s), chances)
    noisy += 0.5 * chances[action]
    out[NOISY] += (1.0 - WHIM) * noisy + WHIM * even


@compiled
def _soften(s: State, probabilities: Reals) -> None:
    """The same policy at twice the temperature."""
    legal = s.legal
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        probabilities[action] = sqrt(probabilities[action])
    normalize(s, probabilities)


@compiled
def _add_round(
    decision: Decision, deals: States, seen: ObservedChoices, memory: Memory, out: Reals
) -> None:
    """Add to `out`, by choice, how likely each type makes it, in all these deals."""
    for index in range(len(deals)):
        for at in range(seen.size[0]):
            action = choice_in(deals[index], seen, at)
            s = seen.states[at]
            if (s.legal >> action) & ONE:
                add_likelihoods(decision, s, action, memory, out[at])


def log_likelihoods(
    decision: Decision, deals: States, seen: ObservedChoices, memory: Memory
) -> Reals:
    """By seat and type, of all that was observed in a round."""
    told = np.full((MOST_CHOICES, TYPES), 1e-9)
    _add_round(decision, deals, seen, memory, told)
    result = np.zeros((SEATS, TYPES))
    for at in range(int(seen.size[0])):
        seat = int(seen.states[at]["seat"])
        result[seat] += np.log(told[at] / told[at].max())
    return result


def type_probabilities(
    view: PlayerView,
    decision: Decision,
    deals: States,
    seen: ObservedChoices,
    memory: Memory,
    seed: int,
) -> Reals:
    """How likely each seat is of each type, from all that it did in this match.

    `deals` are consistent with the view, `seen` has what was done in the present round; earlier
    rounds are looked at in as many deals. Those in which one's own cards are not known tell
    nothing.
    """
    told = log_likelihoods(decision, deals, seen, memory)
    for place, past in enumerate(view.past):
        if past.discard is None:
            continue
        known, then = worlds(past), observed_choices()
        before = known.sample(len(deals), int(stream(U(seed), U(place))))
        observe_choices(known.setup, before[0], decision.me, then)
        told += log_likelihoods(decision._replace(setup=known.setup), before, then, memory)
    likely = PRIOR * np.exp(CHOICE_WEIGHT * (told - told.max(axis=1, keepdims=True)))
    shares: Reals = likely / likely.sum(axis=1, keepdims=True)
    shares[view.seat] = np.eye(TYPES)[NETWORK]
    return shares


@compiled
def sample_types(probabilities: Reals, bits: Word, out: NDArray[np.int64]) -> None:
    """A type for each seat."""
    for seat in range(len(out)):
        left = float((bits >> U(8 * seat)) & U(255)) / 256.0
        out[seat] = TYPES - 1
        for type_ in range(TYPES):
            left -= probabilities[seat, type_]
            if left < 0.0:
                out[seat] = type_
                break
