"""Matches by instinct alone, compiled: a hundred thousand decisions a second to learn from."""

from random import Random
from typing import Any

import numpy as np

from purradox.bots.search.instinct import instinct
from purradox.bots.search.race import mind
from purradox.bots.search.sight import see_through
from purradox.bots.search.tree import keeps
from purradox.bots.search.weights import weights
from purradox.kernel.bits import GOLDEN, U, mix, popcount
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import scores, step
from purradox.kernel.playout import deal
from purradox.kernel.state import OVER, PARADOX, SEATS, STATE, setup_of
from purradox.rules import scoring, variant
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
        s.round = number
        for place in range(SEATS):
            s.totals[U(place)] = 0
            for before in range(number):
                s.totals[U(place)] += points[before, U(place)]
        while s.phase != OVER:
            rng += GOLDEN
            action = instinct(setup, s, weights[U(s.seat)], m, mix(rng))
            if popcount(s.legal) > U(1):
                row = rows[count]
                see_through(setup, s, U(s.seat), row.words)
                row.legal = s.legal
                row.looks[action] = 1
                row.action = action
                row.round = number
                seats[count] = s.seat
                count += 1
            step(setup, s, action)
        scores(setup, s, points, U(number))
        caused[number] = int(s.outcome) - PARADOX
        for place in range(players):
            kept[number, place] = keeps(setup, s, U(place))
    return count


def match_by_instinct(players: int, board: str, random: Random) -> Rows:
    """One match, everybody by instinct."""
    rows, seats = np.zeros(MOST, ROW), np.zeros(MOST, np.int64)
    points, caused = np.zeros((SEATS, SEATS), np.int8), np.zeros(SEATS, np.int64)
    kept = np.zeros((SEATS, SEATS), np.bool_)
    state: Any = np.zeros(1, STATE)
    count = record(
        *(setup_of(variant(players, board)), rows, seats, state[0], weights(players), mind()),
        *(points, caused, kept, U(random.getrandbits(64))),
    )
    rows, seats = rows[:count], seats[:count]
    order = (seats[:, None] + np.arange(players)) % players
    number = rows["round"][:, None]
    rows["players"] = players
    rows["scores"][:, :players] = points[number, order]
    rows["paradox"][:, :players] = caused[number] == order
    rows["kept"][:, :players] = kept[number, order]
    winners = scoring.winners([tuple(map(int, one[:players])) for one in points[:players]])
    shares = np.array([(seat in winners) / len(winners) for seat in range(players)])
    rows["share"][:, :players] = shares[order]
    return rows
