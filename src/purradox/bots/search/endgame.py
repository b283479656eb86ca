"""The last plays of a round, solved exactly for known cards: every seat takes its best."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.bots.search.utility import utilities
from purradox.kernel.bits import ONE, ZERO, U, lowest
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import scores, step
from purradox.kernel.state import OVER, SEATS, STATE

DEEPEST = 40
_NOTHING = -1e300


class Endgame(NamedTuple):
    """Room for the solver: a line of play, what is left to try, and the best found."""

    states: NDArray[np.void]
    left: NDArray[np.uint64]
    best: NDArray[np.float64]
    ends: NDArray[np.void]  # the end of the best line found from each position
    points: NDArray[np.int8]
    worth: NDArray[np.float64]


def endgame() -> Endgame:
    """Room for one thread."""
    return Endgame(
        np.zeros(DEEPEST, STATE),
        np.zeros(DEEPEST, np.uint64),
        np.zeros((DEEPEST, SEATS)),
        np.zeros(DEEPEST, STATE),
        np.zeros((1, SEATS), np.int8),
        np.zeros(SEATS),
    )


@compiled
def take(room: Any, level: Any, value: Any, row: Any, end: Any) -> None:
    """Keep a line if the seat that chose it has never done better; of equals the first stays."""
    seat = U(room.states[level].seat)
    if value[row, seat] > room.best[level, seat]:
        for other in range(SEATS):
            room.best[level, other] = value[row, other]
        room.ends[level] = end


@compiled
def solve(setup: Any, s: Any, objective: Any, chances: Any, room: Any) -> None:
    """The worth of a round that goes on, for every seat, into room.best[0]; its end beside it."""
    worth = room.worth.reshape((1, SEATS))
    room.states[0] = s
    level = ZERO
    enter(room, level)
    while True:
        if room.left[level] == ZERO:
            if level == ZERO:
                return
            level -= ONE
            take(room, level, room.best, level + ONE, room.ends[level + ONE])
            continue
        action = lowest(room.left[level])
        room.left[level] &= room.left[level] - ONE
        room.states[level + ONE] = room.states[level]
        after = room.states[level + ONE]
        step(setup, after, action)
        if after.phase == OVER:
            scores(setup, after, room.points, ZERO)
            utilities(setup, after, room.points, objective, chances, room.worth)
            take(room, level, worth, ZERO, after)
        else:
            level += ONE
            enter(room, level)


@compiled
def enter(room: Any, level: Any) -> None:
    """Begin with a position: everything is left to try."""
    room.left[level] = room.states[level].legal
    for seat in range(SEATS):
        room.best[level, seat] = _NOTHING
