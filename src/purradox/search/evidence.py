"""What is known of hidden cards: what to expect in each hand, and how well cards explain choices.

The prior is chance alone times what the network of `neural` expects in each hand. The likelihood of
a deal is that of every choice of the others, under the opponent model.
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import FOUR, ONE, ZERO, U, mix, nibble
from purradox.kernel.compiled import compiled
from purradox.kernel.state import FIFTH_COPY, SEATS, State
from purradox.kernel.types import Reals, Word, Words
from purradox.rules.actions import DISCARDS
from purradox.search.decision import TYPES, Decision, Memory
from purradox.search.opponent_model import ObservedChoices, add_likelihoods, choice_in

LEAST_SHARE = 0.02
"""The smallest share of a card that the network may give a holder."""
ASIDE, NOBODY = U(8), U(16)
"""Holders of hidden cards: a seat, a seat's discard (this and the seat), or nobody."""
HOLDERS, NUMBERS = int(NOBODY) + 1, DISCARDS
REMEMBERED = 4096
"""Hands of each seat of which it is remembered how well they explain what the seat did."""
EVIDENCE_WEIGHT = 0.75
"""The power to which the likelihood is taken: the network's expectations have some of it."""
IMPOSSIBLE = -1e9
KNOWN = U(1 << 63)
"""Marks a hand that is remembered."""


class Evidence(NamedTuple):
    """What the others did, and how likely each of them is of each type."""

    choices: ObservedChoices
    types: Reals
    keys: Words  # by seat: hands whose likelihood is remembered…
    values: Reals  # …and its logarithm


def evidence_of(choices: ObservedChoices, types: Reals) -> Evidence:
    """Evidence of which nothing is worked out yet."""
    shape = SEATS, REMEMBERED
    return Evidence(choices, types, np.zeros(shape, np.uint64), np.zeros(shape))


def copies(cards: int) -> NDArray[np.int64]:
    """How many of each number are among cards, which are bits of the deck."""
    return np.array(
        [
            (cards >> 4 * number & 15).bit_count() + (cards >> FIFTH_COPY + number & 1)
            for number in range(NUMBERS)
        ]
    )


def expected_log_ratios(cards: Sequence[float], seat: int, decision: Decision) -> Reals:
    """By holder and number, what the network expects in each hand against chance alone."""
    unseen, players = decision.unseen, int(decision.setup.players)
    counts = copies(int(unseen.cards)).astype(float)
    share = counts / max(1.0, counts.sum())
    known = np.array(cards, np.float32).reshape(SEATS - 1, NUMBERS)
    expected = np.maximum(known, LEAST_SHARE) * (counts > 0)
    rest = counts.copy()
    ratios = np.zeros((HOLDERS, NUMBERS))
    for turn in range(players - 1):
        other = (seat + 1 + turn) % players
        size = float(unseen.hands[other])
        if size > 0:
            held = expected[turn] * size / max(expected[turn].sum(), LEAST_SHARE)
            rest -= held
            ratios[other] = _log_ratio(held / size, share)
    rest = np.maximum(rest, LEAST_SHARE) * (counts > 0)
    ratios[SEATS:] = _log_ratio(rest / max(rest.sum(), LEAST_SHARE), share)
    return ratios


def _log_ratio(expected: Reals, share: Reals) -> Reals:
    return np.where(share > 0, np.log(np.maximum(expected, 1e-4) / np.maximum(share, 1e-4)), 0.0)


@compiled
def seat_log_likelihood(
    decision: Decision, world: State, seat: Word, evidence: Evidence, memory: Memory
) -> float:
    """Of all that a seat did, which depends on its own cards only."""
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
def log_likelihood(
    decision: Decision, world: State, evidence: Evidence, least: float, memory: Memory
) -> float:
    """Of all that the others did, in this deal; anything below `least` if it is less."""
    total = 0.0
    for place in range(int(decision.setup.players)):
        if U(place) != decision.me and total >= least:
            total += seat_log_likelihood(decision, world, U(place), evidence, memory)
    return total


class Held(NamedTuple):
    """Choices of the hidden cards of one seat, packed as in a state."""

    hands: Words
    discards: Words  # 0 where none is hidden


@compiled
def hand_log_likelihoods(
    decision: Decision, seat: Word, held: Held, evidence: Evidence, memory: Memory
) -> Reals:
    """Of all that a seat did, with each choice of its cards."""
    memory.states[0] = decision.base[0]
    world = memory.states[0]
    others = world.discards & ~(U(15) << (FOUR * seat))
    result = np.empty(len(held.hands))
    for index in range(len(held.hands)):
        world.hands[seat] = held.hands[index]
        world.discards = others | (held.discards[index] << (FOUR * seat))
        result[index] = seat_log_likelihood(decision, world, seat, evidence, memory)
    return result
