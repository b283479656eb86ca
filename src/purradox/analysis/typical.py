"""What the seats score in a round on average, before any card is dealt."""

from functools import lru_cache
from typing import Any

import numpy as np

from purradox.analysis.trying import play_on, room_for
from purradox.bots.search.guide import guide
from purradox.bots.search.styles import EYE
from purradox.bots.search.weights import weights
from purradox.bots.winning import odds
from purradox.kernel.bits import ZERO, U, stream
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import scores
from purradox.kernel.playout import deal
from purradox.kernel.state import STATE, setup_of
from purradox.rules import Variant

ROUNDS = 1500
"""About half a second, once in a process."""


@compiled
def play_rounds(
    setup: Any, brain: Any, rows: Any, out: Any, states: Any, room: Any, seed: Any
) -> None:
    """The scores of fresh rounds that seat 0 starts, each seat in its style."""
    s = states[0]
    for index in range(len(out)):
        rng = deal(setup, s, ZERO, stream(seed, U(index)))
        play_on(setup, s, brain, rows, room, int(setup.plays), rng)
        scores(setup, s, room.points, ZERO)
        for place in range(int(setup.players)):
            out[index, place] = float(room.points[0, U(place)])


def typical(variant: Variant, first: int) -> tuple[float, ...]:
    """The mean scores, by seat, of fresh rounds that this seat starts and the eye plays."""
    points = fresh_rounds(variant, ROUNDS)
    return tuple(points[(seat - first) % variant.players] for seat in range(variant.players))


@lru_cache(maxsize=64)
def fresh_rounds(variant: Variant, rounds: int) -> tuple[float, ...]:
    """The same by turn, as only that matters; always the same rounds."""
    players = variant.players
    brain = guide(players)
    out, room = np.zeros((rounds, players)), room_for(odds(players, 0), brain)
    room.styles[:] = EYE
    play_rounds(
        *(setup_of(variant), brain, weights(players), out),
        *(np.zeros(1, STATE), room, U(0)),
    )
    return tuple(map(float, out.mean(axis=0)))
