"""What the others did in a round: every choice of theirs, and the table as it lay then.

The table is the same in every world; only the cards of whoever chose differ, and those follow from
what is left of them and what was played since.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import FOUR, ONE, ZERO, U, gather, lowest, nibble, presence
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import ask_discards, playable, start, step, turn_of
from purradox.kernel.state import DISCARDING, LONGEST, PLAYING, PREDICTING, SEATS, STATE
from purradox.rules.actions import DISCARDS, PLAYS

MOMENTS = 2 * SEATS + LONGEST


class Memory(NamedTuple):
    """The choices of the others in a round."""

    states: NDArray[np.void]  # the table at each
    actions: NDArray[np.uint64]
    since: NDArray[np.uint64]  # the cards that the seat has played since, this one included
    size: NDArray[np.int64]  # how many there are, in its only place


def memory_of() -> Memory:
    """Room for a round."""
    return Memory(
        np.zeros(MOMENTS, STATE),
        np.zeros(MOMENTS, np.uint64),
        np.zeros(MOMENTS, np.uint64),
        np.zeros(1, np.int64),
    )


@compiled
def deal_again(setup: Any, world: Any, s: Any) -> None:
    """Lay the table as it was when the cards of this world had been dealt."""
    neutral = world.taken
    start(s, U(world.first))
    for place in range(int(setup.players)):
        seat = U(place)
        neutral &= ~world.owned[seat]
        aside = nibble(world.discards, seat)
        hand = world.hands[seat] + tokens_as_cards(world.owned[seat])
        if aside != ZERO:
            hand += ONE << (FOUR * (aside - ONE))
        s.hands[seat] = hand
    s.taken = neutral
    ask_discards(s)


@compiled
def tokens_as_cards(tokens: Any) -> Any:
    """The cards that were played where these tokens stand, a nibble for each number."""
    cards = ZERO
    while tokens != ZERO:
        cards += ONE << (lowest(tokens) & U(60))
        tokens &= tokens - ONE
    return cards


@compiled
def done_next(world: Any, s: Any) -> Any:
    """The id of what was done in a world when the table lay as in `s`; 63 if nothing was."""
    seat = U(s.seat)
    if s.phase == DISCARDING and nibble(world.discards, seat) != ZERO:
        return nibble(world.discards, seat) + U(PLAYS - 1)
    if s.phase == PREDICTING and nibble(world.predicted, seat) != ZERO:
        return nibble(world.predicted, seat) + U(PLAYS + DISCARDS - 1)
    if s.phase == PLAYING and int(s.plays) < int(world.plays):
        return U(world.history[U(s.plays)])
    return U(63)


@compiled
def recall(setup: Any, world: Any, me: Any, memory: Any) -> None:
    """Play the round of a world again, and remember each choice of the others."""
    memory.size[0] = 0
    if world.phase == DISCARDING:
        return
    memory.states[0] = world
    deal_again(setup, world, memory.states[0])
    at = 0
    while True:
        s = memory.states[at]
        action = done_next(world, s)
        if (s.legal >> action) & ONE == ZERO:
            break
        seat = U(s.seat)
        if seat != me:
            memory.actions[at] = action
            memory.since[at] = tokens_as_cards(world.owned[seat] & ~s.owned[seat])
            memory.states[at + 1] = memory.states[at]
            at += 1
        step(setup, memory.states[at], action)
    memory.size[0] = at


@compiled
def at_moment(world: Any, memory: Any, moment: Any) -> Any:
    """What was done at a moment in this world; the table there gets the cards of whoever did it."""
    s = memory.states[moment]
    seat = U(s.seat)
    hand = world.hands[seat] + memory.since[moment]
    aside = nibble(world.discards, seat)
    if s.phase == DISCARDING:
        s.hands[seat] = hand + (ONE << (FOUR * (aside - ONE)))
        s.legal = gather(presence(s.hands[seat])) << U(PLAYS)
        return aside + U(PLAYS - 1)
    s.hands[seat] = hand
    s.discards = (s.discards & ~(U(15) << (FOUR * seat))) | (aside << (FOUR * seat))
    if s.phase == PLAYING:
        s.legal = playable(hand, turn_of(s))
    return memory.actions[moment]
