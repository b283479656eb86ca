"""Matches by the heuristic alone, compiled: a hundred thousand decisions a second to learn from."""

from random import Random
from typing import Any

import numpy as np

from purradox.kernel.bits import GOLDEN, U, mix, nibble, popcount
from purradox.kernel.compiled import compiled
from purradox.kernel.encode import observe
from purradox.kernel.engine import keeps_bonus, scores, step
from purradox.kernel.playout import deal
from purradox.kernel.state import OVER, PARADOX, SEATS, STATE, setup_of
from purradox.rules import variant
from purradox.rules.actions import DISCARDS
from purradox.search.heuristic import heuristic_action, heuristic_weights
from purradox.search.policy import WORDS
from purradox.search.race import heuristic_memory
from purradox.training.rows import ROW, Rows

MOST = 5 * 48
"""Decisions of a match."""


@compiled
def record(
    setup: Any,
    rows: Any,
    seats: Any,
    s: Any,
    weights: Any,
    m: Any,
    points: Any,
    caused: Any,
    kept: Any,
    rng: Any,
) -> Any:
    """Play a match, and note every real choice; returns how many there were."""
    players = int(setup.players)
    count = 0
    for number in range(players):
        rng = deal(setup, s, U(number), rng)
        s.past = number
        for place in range(SEATS):
            s.totals[U(place)] = 0
            for before in range(number):
                s.totals[U(place)] += points[before, U(place)]
        while s.phase != OVER:
            rng += GOLDEN
            action = heuristic_action(setup, s, weights[U(s.seat)], m, mix(rng))
            if popcount(s.legal) > U(1):
                row = rows[count]
                note(setup, s, row)
                row.action = action
                row.round = number
                seats[count] = s.seat
                count += 1
            step(setup, s, action)
        scores(setup, s, points, U(number))
        caused[number] = int(s.outcome) - PARADOX
        for place in range(players):
            kept[number, place] = keeps_bonus(setup, s, U(place))
    return count


@compiled
def note(setup: Any, s: Any, row: Any) -> None:
    """What the seat to act sees, and what the others hold."""
    words = observe(setup, s, U(s.seat))
    for place in range(WORDS):
        row.words[place] = words[place]
    row.legal = s.legal
    players = int(setup.players)
    for turn in range(players - 1):
        hand = s.hands[U((int(s.seat) + 1 + turn) % players)]
        for number in range(DISCARDS):
            row.cards[DISCARDS * turn + number] = nibble(hand, U(number))


def match_by_heuristic(players: int, board: str, random: Random) -> Rows:
    """One match, everybody by the heuristic."""
    rows, seats = np.zeros(MOST, ROW), np.zeros(MOST, np.int64)
    points, caused = np.zeros((SEATS, SEATS), np.int8), np.zeros(SEATS, np.int64)
    kept = np.zeros((SEATS, SEATS), np.bool_)
    state: Any = np.zeros(1, STATE)
    count = record(
        *(setup_of(variant(players, board)), rows, seats, state[0], heuristic_weights(players)),
        *(heuristic_memory(), points, caused, kept, U(random.getrandbits(64))),
    )
    rows, seats = rows[:count], seats[:count]
    rows["policy"][np.arange(count), rows["action"]] = 1
    rows["players"] = players
    order = (seats[:, None] + np.arange(players)) % players
    rows["scores"][:, :players] = points[rows["round"][:, None], order]
    rows["paradox"] = caused[rows["round"]] == seats
    rows["kept"] = kept[rows["round"], seats] & ~rows["paradox"]
    return rows
