"""Who holds a card that nobody has seen: the exact posterior, where few cards are hidden.

The same distribution as that of the particles in `search.posterior`. What a seat did depends on
its own cards alone, so the sum over all deals goes seat by seat over the cards that are left.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb, exp, prod
from typing import NamedTuple

import numpy as np

from purradox.bots.neural.opinion import opinion
from purradox.kernel.bits import U, stream
from purradox.kernel.state import FIFTH_COPY, SEATS
from purradox.rules import PlayerView
from purradox.search.decision import Decision, decision_of, memory_for
from purradox.search.opponent_model import observe_choices, observed_choices, type_probabilities
from purradox.search.policy import Reals
from purradox.search.posterior import (
    ASIDE,
    EVIDENCE_WEIGHT,
    PARTICLES,
    Particles,
    evidence_of,
    particles_of,
    spread,
    weigh,
)
from purradox.search.posterior import NOBODY as NOT_DEALT

NOBODY = -1
"""The holder of a card that lies face down: a discard, or a card that was not dealt."""

Counts = tuple[int, ...]
"""Cards by number, from 1."""


class Held(NamedTuple):
    """Cards that one seat may have: in its hand, and set aside (counted from 0)."""

    hand: Counts
    aside: int


class Holders(NamedTuple):
    """How likely each holder of the only hidden copy of a number is."""

    modelled: dict[int, float]
    """After all that the others did."""
    counted: dict[int, float]
    """By counting alone: every deal that fits is equally likely."""


def hidden_cards(view: PlayerView) -> Counts:
    """How many copies of each number the seat cannot see."""
    return _counts(decision_of(view))


def _counts(decision: Decision) -> Counts:
    cards, numbers = int(decision.unseen.cards), int(decision.setup.numbers)
    return tuple(
        (cards >> 4 * number & 15).bit_count() + (cards >> FIFTH_COPY + number & 1)
        for number in range(numbers)
    )


def holders(view: PlayerView, number: int, seed: int) -> Holders:
    """Who may hold a number of which one copy is hidden; the seed is for the opponent model."""
    decision = decision_of(view)
    counts, unseen = _counts(decision), decision.unseen
    others = [seat for seat in range(SEATS) if unseen.hands[seat] or unseen.discards[seat]]
    sizes = {seat: int(unseen.hands[seat]) for seat in others}
    weights, spare = _weights(view, decision, counts, sizes, seed)
    evenly = {seat: dict.fromkeys(known, 1.0) for seat, known in weights.items()}
    return Holders(
        _shares(counts, number - 1, weights, spare),
        _shares(counts, number - 1, evenly, np.zeros(len(counts))),
    )


def _weights(
    view: PlayerView, decision: Decision, counts: Counts, sizes: dict[int, int], seed: int
) -> tuple[dict[int, dict[Held, float]], Reals]:
    """By seat: the weight of each choice of its cards, expectations and evidence together.

    Besides, the logarithms of what the network expects of cards that nobody was dealt.
    """
    memory = memory_for(decision.network)
    particles = particles_of(opinion(view).cards, view.seat, decision)
    spread(decision, particles, U(stream(U(seed), U(0))))
    seen = observed_choices()
    observe_choices(decision.setup, particles.states[0], decision.me, seen)
    types = type_probabilities(view, decision, particles.states, seen, memory, seed)
    evidence = evidence_of(seen, types)
    weigh(decision, particles, evidence, memory)
    best = int(particles.log_likelihoods[:PARTICLES].argmax())
    particles.states[:] = particles.states[best]
    ratios = particles.log_ratios[:, : len(counts)]
    result = {}
    for seat, size in sizes.items():
        known = list(_possible(counts, size))
        logs = []
        for begin in range(0, len(known), PARTICLES):
            some = known[begin : begin + PARTICLES]
            for place, one in enumerate(some):
                _give(particles, place, seat, one)
            weigh(decision, particles, evidence, memory)
            logs += particles.log_likelihoods[: len(some)].tolist()
        particles.states[:] = particles.states[PARTICLES]
        top = max(logs)
        result[seat] = {
            one: exp(
                EVIDENCE_WEIGHT * (log - top)
                + float(np.dot(one.hand, ratios[seat]))
                + float(ratios[int(ASIDE) + seat, one.aside])
            )
            for one, log in zip(known, logs, strict=True)
        }
    return result, ratios[int(NOT_DEALT)]


def _possible(counts: Counts, size: int) -> Iterator[Held]:
    for hand in product(*(range(min(count, size) + 1) for count in counts)):
        if sum(hand) != size:
            continue
        for aside, count in enumerate(counts):
            if hand[aside] < count:
                yield Held(hand, aside)


def _give(particles: Particles, place: int, seat: int, held: Held) -> None:
    state = particles.states[place]
    state["hands"][seat] = sum(count << 4 * number for number, count in enumerate(held.hand))
    others = int(state["discards"]) & ~(15 << 4 * seat)
    state["discards"] = others | (held.aside + 1) << 4 * seat


def _shares(
    counts: Counts, number: int, weights: dict[int, dict[Held, float]], spare: Reals
) -> dict[int, float]:
    """The sum over all deals, by who has the number."""
    seats = [*weights]

    @cache
    def sums(turn: int, left: Counts) -> tuple[float, ...]:
        """The weight of all ways to deal what is left, by holder; with the number gone, in one."""
        if turn == len(seats):
            return (*(0.0 for _ in seats), exp(float(np.dot(left, spare))))
        total = np.zeros(len(seats) + 1)
        for held, weight in weights[seats[turn]].items():
            ways = prod(map(comb, left, held.hand)) * (left[held.aside] - held.hand[held.aside])
            if ways <= 0:
                continue
            rest = [have - gone for have, gone in zip(left, held.hand, strict=True)]
            rest[held.aside] -= 1
            after = weight * ways * np.array(sums(turn + 1, tuple(rest)))
            if held.hand[number]:
                total[turn] += after.sum()
            elif held.aside == number:
                total[-1] += after.sum()
            else:
                total += after
        return tuple(total)

    found = np.array(sums(0, counts))
    found /= found.sum()
    return {seat: float(share) for seat, share in zip((*seats, NOBODY), found, strict=True)}
