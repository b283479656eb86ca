"""Worlds that fit what the others did before the first trick.

Nobody sets a card aside at random, and a high prediction is seldom made with low cards.
"""

from math import exp
from typing import Any

from purradox.bots.search.instinct import NAMES, judge_discards
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
from purradox.kernel.state import ALL_OPEN, FIFTH_COPY
from purradox.kernel.worlds import draw

CANDIDATES = 8
"""Worlds of which one is taken, by how well it fits."""
LOOSE = 0.4
"""How far, in tricks, a prediction may be from what the hand is good for, as people are people."""

FUSSY = 12.0
"""How much more often a card is set aside for each play that this makes likelier."""

_HEIGHT, _UNPLAYED = NAMES.index("height"), NAMES.index("unplayed")


@compiled
def strength(setup: Any, s: Any, seat: Any, row: Any) -> Any:
    """The tricks that a seat's cards looked good for when it predicted, by instinct."""
    middle = (float(setup.numbers) + 1.0) / 2.0
    high = 0.0
    for place in range(int(setup.numbers)):
        played = popcount(nibble(s.owned[seat], U(place)))
        count = float(nibble(s.hands[seat], U(place)) + played)
        high += count * (float(place) + 1.0 - middle) / float(setup.numbers)
    tricks = float(setup.plays) / float(setup.players)
    return tricks / float(setup.players) + row[_HEIGHT] * high - row[_UNPLAYED]


@compiled
def fit(setup: Any, s: Any, me: Any, rows: Any) -> Any:
    """How likely the others' predictions are, if their cards are these."""
    result = 1.0
    for place in range(int(setup.players)):
        seat = U(place)
        told = nibble(s.predicted, seat)
        if seat == me or told == ZERO:
            continue
        good_for = strength(setup, s, seat, rows[seat])
        total = 0.0
        this = 0.0
        legal = setup.predictions
        while legal != ZERO:
            tricks = lowest(legal) - U(44)
            legal &= legal - ONE
            chance = exp(-abs(float(tricks) - good_for) / LOOSE)
            total += chance
            if tricks == told:
                this = chance
        result *= this / total
    return result


@compiled
def sort_out(setup: Any, s: Any, spare: Any, me: Any, rows: Any, thinking: Any, rng: Any) -> Any:
    """Let every other seat choose its discard among the cards it did not play; the next counter."""
    for place in range(int(setup.players)):
        seat = U(place)
        aside = nibble(s.discards, seat)
        if seat == me or aside == ZERO:
            continue
        s.hands[seat] += ONE << (FOUR * (aside - ONE))
        s.discards &= ~(U(15) << (FOUR * seat))
        as_dealt(setup, s, spare, seat)
        judge_discards(setup, spare, rows[seat], thinking)
        rng += GOLDEN
        aside = picked(setup, s.hands[seat], thinking, float(mix(rng) >> U(11)) * 2.0**-53)
        s.hands[seat] -= ONE << (FOUR * (aside - ONE))
        s.discards |= aside << (FOUR * seat)
    return rng


@compiled
def as_dealt(setup: Any, s: Any, spare: Any, seat: Any) -> None:
    """The state in which a seat was asked for its discard, as far as that seat could see."""
    taken = s.taken
    full = s.hands[seat]
    for place in range(int(setup.players)):
        taken &= ~s.owned[U(place)]
    for place in range(int(setup.numbers)):
        full += popcount(nibble(s.owned[seat], U(place))) << (FOUR * U(place))
    spare.taken = taken
    spare.open = U(ALL_OPEN)
    spare.discards = ZERO
    spare.hands[seat] = full
    spare.seat = seat
    spare.legal = gather(presence(full)) << U(FIFTH_COPY)


@compiled
def picked(setup: Any, hand: Any, thinking: Any, luck: Any) -> Any:
    """A number of the hand, by what setting it aside is worth."""
    top = -1e300
    for place in range(int(setup.numbers)):
        if nibble(hand, U(place)):
            top = max(top, thinking.values[U(FIFTH_COPY + place)])
    total = 0.0
    chosen = ONE
    for place in range(int(setup.numbers)):
        if nibble(hand, U(place)):
            weight = exp(FUSSY * (thinking.values[U(FIFTH_COPY + place)] - top))
            total += weight
            if luck * total < weight:
                chosen = U(place) + ONE
                luck = luck * total / weight
            else:
                luck = (luck * total - weight) / (total - weight)
    return chosen


@compiled
def draw_likely(
    setup: Any,
    base: Any,
    unseen: Any,
    me: Any,
    rows: Any,
    states: Any,
    thinking: Any,
    seed: Any,
    index: Any,
) -> Any:
    """Leave in `states[1]` one of a few worlds, the likelier the sooner; returns the next counter.

    The states after it are used on the way. Before predictions the first world is as good as any.
    """
    states[1] = base[0]
    rng = draw(setup, states[1], unseen, stream(seed, index))
    if rng == ZERO:
        return rng
    rng = sort_out(setup, states[1], states[2], me, rows, thinking, rng)
    if base[0].predicted == ZERO:
        return rng
    total = fit(setup, states[1], me, rows)
    luck = rng
    for _ in range(CANDIDATES - 1):
        states[2] = base[0]
        luck = draw(setup, states[2], unseen, luck + GOLDEN)
        luck = sort_out(setup, states[2], states[3], me, rows, thinking, luck)
        weight = fit(setup, states[2], me, rows)
        total += weight
        luck += GOLDEN
        if float(mix(luck) >> U(11)) * 2.0**-53 * total < weight:
            states[1] = states[2]
            rng = luck
    return rng
