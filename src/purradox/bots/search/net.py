"""The networks that guide a search, as compiled code runs them: one position at a time.

The eye sees what a seat sees, and says what that seat likes to do and what the others may hold.
The judge is shown a whole world that the search has made up, and says what will come of it.
"""

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.bots.search.lots import highest, share_out
from purradox.bots.search.sight import SEEN, WORDS, see, see_through
from purradox.bots.search.utility import MATCH, POINT, WORTH
from purradox.kernel.bits import ONE, ZERO, U, lowest
from purradox.kernel.compiled import compiled
from purradox.kernel.state import SEATS
from purradox.rules.actions import ACTIONS, DISCARDS

Values = NDArray[np.float32]

EYE_HEADS = {"policy": ACTIONS, "cards": (SEATS - 1) * DISCARDS}
JUDGE_HEADS = {"scores": SEATS, "win": SEATS, "kept": SEATS, "paradox": SEATS}
POINTS = 4.0
"""The judge's unit of score."""


class Layers(NamedTuple):
    """A perceptron with one shortcut; matrices as inputs × outputs."""

    entry: Values
    entry_bias: Values
    first: Values
    first_bias: Values
    second: Values
    second_bias: Values
    heads: Values
    heads_bias: Values


class Brain(NamedTuple):
    """Both networks."""

    eye: Layers
    judge: Layers


class Desk(NamedTuple):
    """Room to think in, for one thread."""

    words: NDArray[np.uint64]
    body: Values
    inner: Values
    told: Values
    rows: NDArray[np.int64]
    values: Values


def desk(wide: int) -> Desk:
    """Room for networks of a width."""
    most = max(sum(EYE_HEADS.values()), sum(JUDGE_HEADS.values()))
    return Desk(
        np.zeros(WORDS, np.uint64),
        np.zeros(wide, np.float32),
        np.zeros(wide, np.float32),
        np.zeros(most, np.float32),
        np.zeros(4, np.int64),
        np.zeros(4, np.float32),
    )


@compiled
def add_rows(matrix: Any, rows: Any, values: Any, out: Any) -> None:
    """Add four rows, each times its value: four at once are read as fast as one."""
    a, b, c, d = matrix[rows[0]], matrix[rows[1]], matrix[rows[2]], matrix[rows[3]]
    of_a, of_b, of_c, of_d = values[0], values[1], values[2], values[3]
    for column in range(len(out)):
        out[column] += of_a * a[column] + of_b * b[column] + of_c * c[column] + of_d * d[column]


@compiled
def rest_of_rows(matrix: Any, count: Any, room: Any, out: Any) -> None:
    """Add the rows that did not make four."""
    if count > 0:
        for place in range(count, 4):
            room.values[place] = np.float32(0)
        add_rows(matrix, room.rows, room.values, out)


@compiled
def spread(values: Any, matrix: Any, room: Any, out: Any) -> None:
    """Add a layer's answer to `out`; what is silent costs nothing."""
    count = 0
    for row in range(len(values)):
        if values[row] > np.float32(0):
            room.rows[count] = row
            room.values[count] = values[row]
            count += 1
            if count == 4:
                add_rows(matrix, room.rows, room.values, out)
                count = 0
    rest_of_rows(matrix, count, room, out)


@compiled
def spread_bits(words: Any, matrix: Any, room: Any, out: Any) -> None:
    """Add the rows of the bits that are set."""
    # Written out as in `spread`: a call for each row makes a network four times as slow.
    count = 0
    for place in range(len(words)):
        bits = words[place]
        while bits != ZERO:
            room.rows[count] = 64 * place + int(lowest(bits))
            room.values[count] = np.float32(1)
            bits &= bits - ONE
            count += 1
            if count == 4:
                add_rows(matrix, room.rows, room.values, out)
                count = 0
    rest_of_rows(matrix, count, room, out)


@compiled
def keep_positive(values: Any) -> None:
    for place in range(len(values)):
        values[place] = max(values[place], np.float32(0))


@compiled
def think(layers: Any, count: Any, room: Any) -> None:
    """What a network says of the first `count` words of room.words, into room.told."""
    body, inner = room.body, room.inner
    told = room.told[: len(layers.heads_bias)]
    body[:] = layers.entry_bias
    spread_bits(room.words[:count], layers.entry, room, body)
    keep_positive(body)
    inner[:] = layers.first_bias
    spread(body, layers.first, room, inner)
    keep_positive(inner)
    for column in range(len(body)):
        body[column] += layers.second_bias[column]
    spread(inner, layers.second, room, body)
    keep_positive(body)
    told[:] = layers.heads_bias
    spread(body, layers.heads, room, told)


@compiled
def chances_of(setup: Any, s: Any, eye: Any, room: Any, out: Any) -> None:
    """How likely the seat to act takes each legal action, from what it sees."""
    if s.legal & (s.legal - ONE) == ZERO:
        out[lowest(s.legal)] = 1.0
        return
    see(setup, s, U(s.seat), room.words)
    think(eye, SEEN, room)
    top = highest(s, room.told)
    legal = s.legal
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        out[action] = exp(float(room.told[action]) - top)
    share_out(s, out)


@compiled
def foresee(setup: Any, s: Any, me: Any, objective: Any, judge: Any, room: Any) -> None:
    """What a world is worth to each seat as the judge sees it, and what will become of `me`."""
    told = room.desk.told
    see_through(setup, s, U(s.seat), room.desk.words)
    think(judge, WORDS, room.desk)
    players = int(setup.players)
    top = -1e30
    for k in range(players):
        top = max(top, float(told[SEATS + k]))
    total = 0.0
    for k in range(players):
        total += exp(float(told[SEATS + k]) - top)
    for k in range(players):
        seat = (int(s.seat) + k) % players
        points = POINTS * float(told[k])
        room.worth[seat] = points
        if objective == MATCH:
            win = exp(float(told[SEATS + k]) - top) / total
            room.worth[seat] = WORTH * win + POINT * points
        if U(seat) == me:
            room.ahead[0] = points
            room.ahead[1] = 1.0 / (1.0 + exp(-float(told[3 * SEATS + k])))
            room.ahead[2] = 1.0 / (1.0 + exp(-float(told[2 * SEATS + k])))
