"""How long a level seems to think, so that people can follow it: data for whoever hosts a match."""

from math import exp, log2
from random import Random
from typing import NamedTuple

from purradox.rules import Phase, PlayerView


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
"""Choices beyond which more of them make a decision no harder."""
UNEVEN = 0.25
"""How much pauses vary: nobody thinks like a clock."""


def hardness(view: PlayerView) -> float:
    """How hard a decision looks from outside, from 0 to 1."""
    choices = len(view.legal)
    if choices <= 1:
        return 0.0
    if view.table.phase is not Phase.PLAY:
        return 0.7
    wide = log2(min(choices, WIDEST)) / log2(WIDEST)
    late = len(view.table.tricks) / view.table.variant.tricks
    return min(1.0, 0.7 * wide + 0.3 * late)


def natural_pause(view: PlayerView, spec: str, random: Random) -> float:
    """Seconds from being asked to answering, thinking included; at most twice the hard ones."""
    pace = PACES.get(spec, USUAL)
    usual = pace.easy + (pace.hard - pace.easy) * hardness(view)
    return min(2 * pace.hard, usual * exp(random.gauss(0.0, UNEVEN)))
