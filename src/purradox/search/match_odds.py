"""The chance to win a match after a round: the rounds to come are a lottery among equals."""

from functools import cache
from math import erf, sqrt
from typing import NamedTuple

import numpy as np

from purradox.evaluation import SPREADS
from purradox.kernel.bits import U
from purradox.kernel.compiled import compiled
from purradox.kernel.state import Setup, State
from purradox.kernel.types import Points, Reals

NODES = 16
FARTHEST = 120
"""Totals that are further apart than any match can bring them."""


class MatchOdds(NamedTuple):
    """Tables for so many rounds to come; empty after the last one."""

    weights: Reals  # of the scores that I may still make
    ahead: Reals  # the chance to pass one rival: by the lead I have now, by my score


@cache
def match_odds(players: int, left: int) -> MatchOdds:
    """The scores of the rounds left are drawn alike for every seat, and independently.

    My own are integrated by Gauss–Hermite quadrature, because they serve against all rivals at
    once: chances against each rival alone, multiplied, would make too little of a win.
    """
    if not left:
        return MatchOdds(np.zeros(0), np.zeros((2 * FARTHEST + 1, 0)))
    nodes, weights = np.polynomial.hermite_e.hermegauss(NODES)
    spread = SPREADS[players] * sqrt(left)
    ahead = [
        [0.5 + 0.5 * erf((lead / spread + node) / sqrt(2)) for node in nodes]
        for lead in range(-FARTHEST, FARTHEST + 1)
    ]
    return MatchOdds(weights / weights.sum(), np.array(ahead))


@compiled
def win_chances(setup: Setup, s: State, points: Points, odds: MatchOdds, out: Reals) -> None:
    """Every seat's chance to win the match after a round with these scores; they sum to one."""
    players = int(setup.players)
    total = 0.0
    for me in range(players):
        if len(odds.weights) == 0:
            out[me] = final_share(s, points, me, players)
        else:
            out[me] = _later_chance(s, points, me, players, odds)
        total += out[me]
    for me in range(players):
        out[me] /= total


@compiled
def _later_chance(s: State, points: Points, me: int, players: int, odds: MatchOdds) -> float:
    mine = int(s.totals[U(me)]) + int(points[0, me])
    result = 0.0
    for node in range(len(odds.weights)):
        chance = odds.weights[node]
        for other in range(players):
            if other != me:
                lead = mine - int(s.totals[U(other)]) - int(points[0, other])
                lead = min(max(lead, -FARTHEST), FARTHEST)
                chance *= odds.ahead[lead + FARTHEST, node]
        result += chance
    return result


@compiled
def final_share(s: State, points: Points, seat: int, players: int) -> float:
    """The share of the win after the last round: the higher last score breaks a tie (R6.4)."""
    mine = 1000 * (int(s.totals[U(seat)]) + int(points[0, seat])) + int(points[0, seat])
    equal = 0
    for other in range(players):
        theirs = 1000 * (int(s.totals[U(other)]) + int(points[0, other])) + int(points[0, other])
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1
    return 1.0 / float(equal)
