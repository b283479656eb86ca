"""Every deal that a view allows, where they are few, and how likely each of them is.

What a seat did depends on its own cards alone, so a deal's weight is a product over seats: how
likely each of its choices is worked out once, whatever the others hold.
"""

from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import U, mix, stream
from purradox.kernel.compiled import compiled
from purradox.kernel.state import SEATS
from purradox.kernel.types import Reals, States, Word, Words
from purradox.search.decision import Decision, Memory
from purradox.search.evidence import (
    ASIDE,
    EVIDENCE_WEIGHT,
    NOBODY,
    NUMBERS,
    Evidence,
    Held,
    copies,
    hand_log_likelihoods,
)
from purradox.search.policy import uniform

MOST_DEALS = 1 << 14
"""More than so many are sampled instead."""
PAIRS = 64
"""Ways to put choices of two seats together that are looked at for each deal there may be."""

Counts = NDArray[np.int64]
"""Cards by number, in the last place."""

_LOG_WAYS = np.log([[max(comb(n, k), 1) for k in range(8)] for n in range(8)])
_SHIFTS = np.arange(NUMBERS, dtype=np.uint64) * U(4)
_BORROWS = U(sum(8 << 4 * number for number in range(NUMBERS)))
"""The highest bit of each packed count, which never reaches 8."""


def _packed(counts: Counts) -> Words:
    """As in a state, four bits for each number."""
    packed: Words = (counts.astype(np.uint64) << _SHIFTS).sum(axis=1, dtype=np.uint64)
    return packed


class Choices(NamedTuple):
    """All that one seat may hold of the hidden cards, in its hand and set aside."""

    hands: Counts
    asides: Counts  # one card, or none where no discard is hidden

    @property
    def packed(self) -> Held:
        aside = (self.asides * np.arange(1, NUMBERS + 1)).sum(axis=1)
        return Held(_packed(self.hands), aside.astype(np.uint64))


class Deals(NamedTuple):
    """Choices of every seat that fit together."""

    choices: dict[int, Choices]  # by seat
    rows: Counts  # by deal and seat (in the order of `choices`), which choice
    spare: Counts  # by deal and number, the cards that nobody was dealt
    log_ways: Reals  # by deal, in how many ways it can be dealt


def possible_deals(decision: Decision, most: int = MOST_DEALS) -> Deals | None:
    """Every deal of the hidden cards, unless there are more than so many."""
    unseen = decision.unseen
    deals = Deals({}, np.zeros((1, 0), np.int64), copies(int(unseen.cards))[None], np.zeros(1))
    for seat in range(SEATS):
        if unseen.hands[seat] or unseen.discards[seat]:
            choices = possible_choices(decision, seat, most)
            if choices is None or len(deals.rows) * len(choices.hands) > PAIRS * most:
                return None
            joined = _joined(deals, seat, choices, most)
            if joined is None:
                return None
            deals = joined
    return deals


def possible_choices(decision: Decision, seat: int, most: int) -> Choices | None:
    """All that a seat may hold, unless there are more ways than so many."""
    unseen = decision.unseen
    counts = copies(int(unseen.cards))
    bound = seat == int(unseen.bound)  # who led red by the exception held little else (R4.2)
    may_hold = np.where(copies(int(unseen.allowed)) > 0, counts, 0) if bound else counts
    hands = _hands(may_hold, int(unseen.hands[seat]), most)
    if hands is None:
        return None
    if not unseen.discards[seat]:
        return Choices(hands, np.zeros_like(hands))
    which, number = np.nonzero(counts > hands)
    return Choices(hands[which], np.eye(NUMBERS, dtype=np.int64)[number])


def _hands(counts: Counts, size: int, most: int) -> Counts | None:
    """All hands of a size, unless there are more than so many."""
    hands, held = np.zeros((1, NUMBERS), np.int64), np.zeros(1, np.int64)
    for number, count in enumerate(counts):
        more = np.arange(count + 1)
        total = held[:, None] + more
        which, taken = np.nonzero((total <= size) & (total + counts[number + 1 :].sum() >= size))
        hands, held = hands[which], total[which, taken]
        hands[:, number] = taken
        if len(hands) > most:
            return None
    return hands


@compiled
def _fitting(spare: Words, used: Words, pairs: Counts) -> int:
    """Find the pairs in which there are cards left for what is used; -1 if there is no room."""
    found = 0
    for one in range(len(spare)):
        for other in range(len(used)):
            if ((spare[one] | _BORROWS) - used[other]) & _BORROWS == _BORROWS:
                if found == pairs.shape[1]:
                    return -1
                pairs[0, found] = one
                pairs[1, found] = other
                found += 1
    return found


def _joined(deals: Deals, seat: int, choices: Choices, most: int) -> Deals | None:
    """Each deal with each choice of one more seat for which cards are left, if they are so few."""
    used = choices.hands + choices.asides
    pairs = np.empty((2, most), np.int64)
    found = _fitting(_packed(deals.spare), _packed(used), pairs)
    if found < 0:
        return None
    which, chosen = pairs[:, :found]
    left, hands = deals.spare[which], choices.hands[chosen]
    ways = _LOG_WAYS[left, hands] + _LOG_WAYS[left - hands, choices.asides[chosen]]
    return Deals(
        {**deals.choices, seat: choices},
        np.column_stack([deals.rows[which], chosen]),
        left - used[chosen],
        deals.log_ways[which] + ways.sum(axis=1),
    )


def deal_shares(
    deals: Deals,
    log_ratios: Reals,
    decision: Decision,
    evidence: Evidence | None,
    memory: Memory,
) -> Reals:
    """How likely each deal is; without evidence, by what to expect in each hand alone."""
    logs = deals.log_ways + deals.spare @ log_ratios[int(NOBODY)]
    for place, (seat, choices) in enumerate(deals.choices.items()):
        known = choices.hands @ log_ratios[seat] + choices.asides @ log_ratios[int(ASIDE) + seat]
        if evidence is not None:
            told = hand_log_likelihoods(decision, U(seat), choices.packed, evidence, memory)
            known += EVIDENCE_WEIGHT * told
        logs += known[deals.rows[:, place]]
    likely = np.exp(logs - logs.max())
    shares: Reals = likely / likely.sum()
    return shares


def states_of(decision: Decision, deals: Deals, drawn: Counts) -> States:
    """Some of the deals as packed states."""
    states = np.repeat(decision.base, len(drawn))
    for place, (seat, choices) in enumerate(deals.choices.items()):
        held, rows = choices.packed, deals.rows[drawn, place]
        if decision.unseen.hands[seat]:
            states["hands"][:, seat] = held.hands[rows]
        states["discards"] |= held.discards[rows] << U(4 * seat)
    return states


@compiled
def draw_uniforms(seed: Word, begin: Word, out: Reals) -> None:
    """Numbers from 0 to 1; which ones depends on the seed and their place alone."""
    for index in range(len(out)):
        out[index] = uniform(mix(stream(seed, begin + U(index))))
