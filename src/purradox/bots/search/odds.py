"""The chance to win a match after a round: what is left is a lottery among equals."""

from functools import cache
from math import erf, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import U
from purradox.kernel.compiled import compiled

SPREADS = {2: 2.65, 3: 3.02, 4: 2.55, 5: 2.15}
"""The spread of a seat's score of a round among equals, by the number of players."""
NODES = 16
FARTHEST = 120
"""Totals that are further apart than any match can bring them."""
_LEADS = range(-FARTHEST, FARTHEST + 1)


class Odds(NamedTuple):
    """What is needed to reckon with so many rounds left; arrays of nothing after the last."""

    weights: NDArray[np.float64]  # of the scores that I may still make
    ahead: NDArray[np.float64]  # the chance to pass one rival: by the lead I have now, by my score


@cache
def odds(players: int, left: int) -> Odds:
    """Every seat's scores of the rounds left are drawn alike and apart from the others'.

    My own are summed over by Gauss and Hermite's rule, because they serve against all rivals at
    once: chances against each rival alone, multiplied, would make too little of a win.
    """
    if not left:
        return Odds(np.zeros(0), np.zeros((2 * FARTHEST + 1, 0)))
    places, weights = np.polynomial.hermite_e.hermegauss(NODES)
    spread = SPREADS[players] * sqrt(left)
    ahead = [
        [0.5 + 0.5 * erf((lead / spread + place) / sqrt(2)) for place in places] for lead in _LEADS
    ]
    return Odds(weights / weights.sum(), np.array(ahead))


@compiled
def win_chance(s: Any, points: Any, me: Any, players: Any, chances: Any) -> Any:
    """The chance of `me` to win the match after a round with these scores."""
    if len(chances.weights) == 0:
        return share(s, points, int(me), players)
    mine = int(s.totals[me]) + int(points[0, me])
    result = 0.0
    for node in range(len(chances.weights)):
        chance = chances.weights[node]
        for other in range(players):
            if U(other) != me:
                lead = mine - int(s.totals[U(other)]) - int(points[0, U(other)])
                lead = min(max(lead, -FARTHEST), FARTHEST)
                chance *= chances.ahead[lead + FARTHEST, node]
        result += chance
    return result


@compiled
def share(s: Any, points: Any, seat: Any, players: Any) -> Any:
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
