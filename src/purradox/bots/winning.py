"""The chance to win a match after a round, in tables: what is left is a lottery among equals."""

from functools import cache
from math import erf, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

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
