"""The chance to win a match after a round: what is left is a lottery among equals."""

from typing import Any

from purradox.bots.winning import FARTHEST
from purradox.kernel.bits import U
from purradox.kernel.compiled import compiled


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
