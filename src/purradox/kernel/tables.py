"""Stepping many tables at once, round after round and match after match."""

from typing import NamedTuple

from purradox.kernel.bits import FOUR, ONE, ZERO, U, stream, widen
from purradox.kernel.compiled import compiled
from purradox.kernel.encode import observe, show, turned
from purradox.kernel.engine import keeps_bonus, scores, step
from purradox.kernel.playout import deal
from purradox.kernel.state import OVER, PARADOX, SEATS, Setup, State
from purradox.kernel.types import Actions, Bytes, Number, Points, States, Word, Words
from purradox.observation import MASK_SIZE, SIZE

LEGAL = SIZE // 64
"""Words of a packed observation, and the place of the legal actions behind it."""
HIDDEN = LEGAL + 1
"""Where that begins which the seat does not see."""
WORDS = HIDDEN + SEATS
"""Of everything."""


class TableArrays(NamedTuple):
    """Tables that are stepped together; each array has a row for each of them."""

    states: States
    seats: Bytes  # to act
    observations: Bytes
    masks: Bytes  # their legal actions
    rewards: Points  # of the round that a step ended
    ended: Bytes  # by a step: 1 is a round, 2 the last round of a match


@compiled
def look(setup: Setup, s: State, row: Number, seats: Bytes, observed: Word, masks: Word) -> None:
    """Show the seat to act its observation and its legal actions."""
    seats[row] = s.seat
    show(setup, s, U(s.seat), observed + U(SIZE) * row)
    widen(s.legal, masks + U(MASK_SIZE) * row)


@compiled
def reset_tables(setup: Setup, tables: TableArrays, seed: Word, begin: Word) -> None:
    """Deal the first round of a match at every table."""
    states, seats = tables.states, tables.seats
    observed, masked = U(tables.observations.ctypes.data), U(tables.masks.ctypes.data)
    for row in range(U(len(states))):
        s = states[row]
        s.past = ZERO
        for seat in range(s.totals.size):
            s.totals[U(seat)] = 0
        deal(setup, s, ZERO, stream(seed, begin + row))
        look(setup, s, row, seats, observed, masked)


@compiled
def first_illegal(states: States, actions: Actions) -> int:
    """The first table whose action is not legal, or -1."""
    for row in range(len(states)):
        action = U(actions[row])
        if action >= U(64) or (states[row].legal >> action) & ONE == ZERO:
            return row
    return -1


@compiled
def step_tables(
    setup: Setup, tables: TableArrays, actions: Actions, seed: Word, begin: Word
) -> None:
    """One action at every table. A finished round gives its scores and deals the next one."""
    states, seats, rewards, ended = tables.states, tables.seats, tables.rewards, tables.ended
    observed, masked = U(tables.observations.ctypes.data), U(tables.masks.ctypes.data)
    for row in range(U(len(states))):
        s = states[row]
        step(setup, s, U(actions[row]))
        ended[row] = 0
        if s.phase == OVER:
            scores(setup, s, rewards, row)
            over = U(s.past) + ONE == setup.players
            ended[row] = 2 if over else 1
            s.past = ZERO if over else U(s.past) + ONE
            for place in range(setup.players):
                seat = U(place)
                s.totals[seat] = 0 if over else s.totals[seat] + rewards[row, seat]
            s.deals += ONE
            deal(setup, s, U(s.past), stream(stream(seed, s.deals), begin + row))
        look(setup, s, row, seats, observed, masked)


@compiled
def deal_next(setup: Setup, s: State, row: Number, seed: Word) -> None:
    """Deal the round of its match that a table has come to; its start player moves on (R1.2)."""
    s.deals += ONE
    deal(setup, s, U(s.past), stream(stream(seed, s.deals), U(row)))


@compiled
def advance(setup: Setup, s: State, action: Word) -> None:
    """One action at a table; one whose round is over waits for the others."""
    if s.phase != OVER:
        step(setup, s, U(action))


@compiled
def see(setup: Setup, s: State, row: Number, words: Words, seats: Bytes) -> None:
    """What the seat to act sees, what it may do, and what it does not see, as a row of words.

    That is the hands of the others, leftwards, and in the last word their discards.
    """
    seat = U(s.seat)
    seats[row] = seat
    w0, w1, w2, w3, w4, w5, w6, w7 = observe(setup, s, seat)
    words[row, 0], words[row, 1], words[row, 2], words[row, 3] = w0, w1, w2, w3
    words[row, 4], words[row, 5], words[row, 6], words[row, 7] = w4, w5, w6, w7
    words[row, LEGAL] = s.legal
    other = seat
    for place in range(SEATS - 1):
        other += ONE
        if other == setup.players:
            other = ZERO
        words[row, HIDDEN + place] = s.hands[other] if U(place) + ONE < setup.players else ZERO
    words[row, WORDS - 1] = turned(s.discards, seat, setup.players) >> FOUR


@compiled
def finish(setup: Setup, s: State, row: Number, points: Points, kept: Bytes) -> None:
    """The scores of a round that is over, and who earned a bonus; they count in the totals."""
    scores(setup, s, points, row)
    for place in range(setup.players):
        seat = U(place)
        caused = U(s.outcome) == U(PARADOX) + seat
        kept[row, seat] = not caused and keeps_bonus(setup, s, seat)
        s.totals[seat] += points[row, seat]
    s.past += 1
