"""What the end of a round is worth to each seat: its points, or its chance to win the match."""

from typing import Any

from purradox.bots.search.odds import win_chance
from purradox.kernel.bits import U
from purradox.kernel.compiled import compiled

ROUND, MATCH = 0, 1
WORTH = 10.0
"""A won match in points; a round's score counts a little beside it, so that nobody gives up."""
POINT = 0.05


@compiled
def utilities(setup: Any, s: Any, points: Any, objective: Any, chances: Any, out: Any) -> None:
    """The worth of a finished round for each seat; `points` are its scores."""
    players = int(setup.players)
    for place in range(players):
        seat = U(place)
        out[seat] = float(points[0, seat])
        if objective == MATCH:
            win = win_chance(s, points, seat, players, chances)
            out[seat] = WORTH * win + POINT * float(points[0, seat])
