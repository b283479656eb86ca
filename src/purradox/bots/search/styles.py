"""How the others play: as the eye would, by instinct, or loosely by either.

What they did in this match says which: each style is as likely as what it makes of their moves, in
worlds that fit them.
"""

from math import exp, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.bots.search.belief import LOOSE_DISCARD, LOOSE_PLAY, LOOSE_PREDICTION
from purradox.bots.search.instinct import instinct, judge
from purradox.bots.search.lots import drawn, highest, share_out
from purradox.bots.search.memory import MOMENTS, Memory, at_moment, memory_of, recall
from purradox.bots.search.net import Brain, chances_of
from purradox.kernel.bits import (
    GOLDEN,
    ONE,
    ZERO,
    U,
    lowest,
    mix,
    popcount,
    stream,
)
from purradox.kernel.compiled import compiled
from purradox.kernel.state import PLAYING, PREDICTING, SEATS, States
from purradox.kernel.worlds import Worlds, worlds
from purradox.rules import PlayerView

EYE, INSTINCT, LOOSE = range(3)
STYLES = 3
USUAL = np.array([0.3, 0.3, 0.4])
"""How many play in each style, before anything is known of them."""
STRICT = 0.03
"""By how much worse a choice may look to instinct when it is followed strictly."""
SLIP, WHIM = 0.05, 0.15
"""How often anything at all is done in a strict style, and in the loose one."""
CREDIT = 0.5
"""How much of what a move says is believed: no style is anybody's very own."""
REPLAYED = 4
"""Worlds in which the moves of a round are looked at."""


@compiled
def soften(s: Any, chances: Any) -> None:
    """Chances less sure of themselves: their roots."""
    legal = s.legal
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        chances[action] = sqrt(chances[action])
    share_out(s, chances)


@compiled
def by_values(s: Any, loose: Any, values: Any, chances: Any) -> None:
    """Chances of the legal actions by their values."""
    top = highest(s, values)
    legal = s.legal
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        chances[action] = exp((values[action] - top) / loose)
    share_out(s, chances)


@compiled
def looseness(s: Any) -> Any:
    """By how much worse than the best a choice may look to instinct in the loose style."""
    if s.phase == PLAYING:
        return LOOSE_PLAY
    return LOOSE_PREDICTION if s.phase == PREDICTING else LOOSE_DISCARD


@compiled
def act(setup: Any, s: Any, style: Any, brain: Any, row: Any, room: Any, rng: Any) -> Any:
    """What the seat to act does in a style; loosely is now like this, now like that."""
    bits = mix(rng)
    if style == INSTINCT or (style == LOOSE and mix(rng ^ GOLDEN) & ONE):
        return instinct(setup, s, row, room.mind, bits)
    chances_of(setup, s, brain.eye, room.desk, room.chances)
    return drawn(s, room.chances, bits)


@compiled
def tell(setup: Any, s: Any, action: Any, brain: Any, row: Any, room: Any, told: Any) -> None:
    """Add to `told` how likely each style does what was done."""
    even = 1.0 / float(popcount(s.legal))
    chances_of(setup, s, brain.eye, room.desk, room.chances)
    told[EYE] += (1.0 - SLIP) * room.chances[action] + SLIP * even
    soften(s, room.chances)
    loose = 0.5 * room.chances[action]
    judge(setup, s, row, room.mind)
    by_values(s, STRICT, room.mind.values, room.chances)
    told[INSTINCT] += (1.0 - SLIP) * room.chances[action] + SLIP * even
    by_values(s, looseness(s), room.mind.values, room.chances)
    loose += 0.5 * room.chances[action]
    told[LOOSE] += (1.0 - WHIM) * loose + WHIM * even


@compiled
def tell_round(
    setup: Any, states: Any, memory: Any, brain: Any, rows: Any, room: Any, told: Any
) -> None:
    """Add to `told`, by moment, how likely each style does what was done, in all these worlds."""
    for index in range(len(states)):
        for moment in range(memory.size[0]):
            action = at_moment(states[index], memory, moment)
            s = memory.states[moment]
            if (s.legal >> action) & ONE:
                tell(setup, s, action, brain, rows[U(s.seat)], room, told[moment])


def evidence(
    known: Worlds, states: States, memory: Memory, brain: Brain, rows: Any, room: Any
) -> NDArray[np.float64]:
    """For each seat the logarithms of how likely each style does what it did in a round."""
    told = np.full((MOMENTS, STYLES), 1e-9)
    tell_round(known.setup, states, memory, brain, rows, room, told)
    result = np.zeros((SEATS, STYLES))
    for moment in range(int(memory.size[0])):
        seat = int(memory.states[moment]["seat"])
        result[seat] += np.log(told[moment] / told[moment].max())
    return result


def styles_of(
    view: PlayerView,
    known: Worlds,
    states: States,
    memory: Memory,
    brain: Brain,
    rows: Any,
    room: Any,
    seed: int,
) -> NDArray[np.float64]:
    """For each seat how likely it plays in each style, from all that it did in this match.

    `states` are worlds of the view, `memory` what was done in the present round.
    """
    told = evidence(known, states[:REPLAYED], memory, brain, rows, room)
    for place, past in enumerate(view.past):
        before, then = worlds(past), memory_of()
        states = before.sample(REPLAYED, int(stream(U(seed), U(place))))
        recall(before.setup, states[0], U(view.seat), then)
        told += evidence(before, states, then, brain, rows, room)
    likely = USUAL * np.exp(CREDIT * (told - told.max(axis=1, keepdims=True)))
    shares: NDArray[np.float64] = likely / likely.sum(axis=1, keepdims=True)
    return shares


@compiled
def lots_of(styles: Any, bits: Any, out: Any) -> None:
    """A style for each seat by lot."""
    for seat in range(len(out)):
        left = float((bits >> U(8 * seat)) & U(255)) / 256.0
        out[seat] = STYLES - 1
        for style in range(STYLES):
            left -= styles[seat, style]
            if left < 0.0:
                out[seat] = style
                break
