"""How long a level seems to think, so that people can follow it: data for whoever hosts a match."""

from math import exp, log2
from random import Random
from typing import NamedTuple

from purradox.rules import Colour, Phase, PlayerView, Table


class Pace(NamedTuple):
    """Seconds for a decision that is none, and for a hard one."""

    easy: float
    hard: float


PACES = {
    "kitten": Pace(0.4, 1.4),
    "house": Pace(0.6, 1.9),
    "alley": Pace(0.4, 1.2),
    "laboratory": Pace(0.7, 2.6),
    "schrodinger": Pace(0.8, 3.0),
}
USUAL = Pace(0.5, 1.6)
"""For any other bot."""
WIDEST = 24
"""Free spaces beyond which more of them make a decision no harder."""
UNEVEN = 0.25
"""How much pauses vary: nobody thinks like a clock."""


def hardness(table: Table, seat: int) -> float:
    """How hard a decision looks to those who see the table, from 0 to 1.

    The hand has no part in it: a pause must not tell what somebody holds.
    """
    if table.phase is not Phase.PLAY:
        return 0.7
    free = sum(
        token is None
        for colour in Colour
        if colour not in table.lost[seat]
        for token in table.board.row(colour)
    )
    wide = log2(max(1, min(free, WIDEST))) / log2(WIDEST)
    late = len(table.tricks) / table.variant.tricks
    return min(1.0, 0.7 * wide + 0.3 * late)


def natural_pause(view: PlayerView, spec: str, random: Random) -> float:
    """Seconds from being asked to answering, thinking included; at most twice the hard ones."""
    pace = PACES.get(spec, USUAL)
    usual = pace.easy + (pace.hard - pace.easy) * hardness(view.table, view.seat)
    return min(2 * pace.hard, usual * exp(random.gauss(0.0, UNEVEN)))
