"""What the end of a round is worth to each seat: its points, or its chance to win the match."""

from math import erf, sqrt
from typing import Any

from purradox.kernel.bits import U
from purradox.kernel.compiled import compiled

ROUND, MATCH = 0, 1
SPREAD = 3.3
"""The spread of a seat's score of a round. A guess: among equals by instinct it is 2.1 to 3.0."""
WORTH = 10.0
"""A won match in points; a round's score counts a little beside it, so that nobody gives up."""
POINT = 0.05


@compiled
def utilities(setup: Any, s: Any, points: Any, objective: Any, out: Any) -> None:
    """The worth of a finished round for each seat; `points` are its scores."""
    players = int(setup.players)
    left = players - 1 - int(s.round)
    for seat in range(players):
        if objective == ROUND:
            out[seat] = float(points[0, seat])
        elif left > 0:
            out[seat] = WORTH * chance(s, points, seat, players, left) + POINT * points[0, seat]
        else:
            out[seat] = WORTH * share(s, points, seat, players) + POINT * points[0, seat]


@compiled
def chance(s: Any, points: Any, seat: Any, players: Any, left: Any) -> Any:
    """The chance to be ahead of every other seat after the rounds that are left."""
    mine = float(s.totals[U(seat)]) + float(points[0, seat])
    result = 1.0
    for other in range(players):
        if other != seat:
            theirs = float(s.totals[U(other)]) + float(points[0, other])
            result *= 0.5 + 0.5 * erf((mine - theirs) / (SPREAD * 2.0 * sqrt(float(left))))
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
