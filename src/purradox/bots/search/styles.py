"""How the others play: as the eye would, by instinct, or loosely by either.

What they did in this match says which: the rounds are played again in worlds that fit them, and
each style is as likely as what it makes of their moves.
"""

from math import exp, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.bots.search.belief import LOOSE_DISCARD, LOOSE_PLAY, LOOSE_PREDICTION
from purradox.bots.search.instinct import instinct, judge
from purradox.bots.search.lots import drawn, highest, share_out
from purradox.bots.search.net import Brain, chances_of
from purradox.kernel.bits import (
    FOUR,
    GOLDEN,
    ONE,
    ZERO,
    U,
    lowest,
    mix,
    nibble,
    popcount,
    stream,
)
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import ask_discards, start, step
from purradox.kernel.state import DISCARDING, LONGEST, PLAYING, PREDICTING, SEATS, States
from purradox.kernel.worlds import Worlds, worlds
from purradox.rules import PlayerView
from purradox.rules.actions import DISCARDS, PLAYS

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
"""Worlds in which a round is played again."""
MOMENTS = 2 * SEATS + LONGEST


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
def deal_again(setup: Any, world: Any, s: Any) -> None:
    """Lay the table as it was when the cards of this world had been dealt."""
    neutral = world.taken
    start(s, U(world.first))
    for place in range(int(setup.players)):
        seat = U(place)
        neutral &= ~world.owned[seat]
        hand = world.hands[seat]
        aside = nibble(world.discards, seat)
        if aside != ZERO:
            hand += ONE << (FOUR * (aside - ONE))
        tokens = world.owned[seat]
        while tokens != ZERO:
            hand += ONE << (lowest(tokens) & U(60))
            tokens &= tokens - ONE
        s.hands[seat] = hand
    s.taken = neutral
    ask_discards(s)


@compiled
def replay(
    setup: Any, world: Any, me: Any, brain: Any, rows: Any, room: Any, told: Any, who: Any
) -> None:
    """Play the round of a world again, and add to `told` what each move of the others says."""
    room.states[0] = world
    s = room.states[0]
    deal_again(setup, world, s)
    moments = 2 * int(setup.players) + int(world.plays)
    for moment in range(moments):
        seat = U(s.seat)
        if s.phase == DISCARDING:
            action = nibble(world.discards, seat) + U(PLAYS - 1)
        elif s.phase == PREDICTING:
            action = nibble(world.predicted, seat) + U(PLAYS + DISCARDS - 1)
            if nibble(world.predicted, seat) == ZERO:
                break
        elif s.phase == PLAYING and int(s.plays) < int(world.plays):
            action = U(world.history[U(s.plays)])
        else:
            break
        if (s.legal >> action) & ONE == ZERO:
            break
        if seat != me and s.legal & (s.legal - ONE) != ZERO:
            who[moment] = seat
            tell(setup, s, action, brain, rows[seat], room, told[moment])
        step(setup, s, action)


def evidence(
    known: Worlds, states: States, me: int, brain: Brain, rows: Any, room: Any
) -> NDArray[np.float64]:
    """For each seat the logarithms of how likely each style does what it did in a round."""
    told, who = np.zeros((MOMENTS, STYLES)), np.full(MOMENTS, -1)
    for world in states:
        replay(known.setup, world, U(me), brain, rows, room, told, who)
    result = np.zeros((SEATS, STYLES))
    for moment in np.flatnonzero(who >= 0):
        result[who[moment]] += np.log(told[moment] / told[moment].max())
    return result


def styles_of(
    view: PlayerView, known: Worlds, states: States, brain: Brain, rows: Any, room: Any, seed: int
) -> NDArray[np.float64]:
    """For each seat how likely it plays in each style, from all that it did in this match.

    `states` are worlds of the view in which the present round is played again.
    """
    told = np.zeros((SEATS, STYLES))
    if known.base[0]["phase"] != DISCARDING:
        told += evidence(known, states[:REPLAYED], view.seat, brain, rows, room)
    for place, past in enumerate(view.past):
        before = worlds(past)
        states = before.sample(REPLAYED, int(stream(U(seed), U(place))))
        told += evidence(before, states, view.seat, brain, rows, room)
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
