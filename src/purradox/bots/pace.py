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


class Steps(NamedTuple):
    """How the time of a bot is told at any pace, so that it says nothing of what the bot holds."""

    usual: float
    """Seconds for which it has a process to itself, however soon it has decided."""
    step: float
    """Its answer comes a whole multiple of this many seconds after it began."""


NO_STEPS = Steps(0.0, 0.0)
QUICK = Steps(0.0, 0.05)
"""For levels that look at their view and choose."""
OTHERS = Steps(0.0, 0.25)
"""For a bot of which nobody knows how long it takes."""
SECONDS = {"schrodinger": 1.0}
"""How long the levels think that think for a time."""
LONGER = 1.25
"""Times what a bot thinks, for the way there and back on a busy machine."""


def steps(spec: str) -> Steps:
    """The steps of a bot; they follow from its name alone."""
    seconds = SECONDS.get(spec) or _option(spec, "seconds")
    if seconds:
        return Steps(seconds, LONGER * seconds)
    return QUICK if spec in PACES else OTHERS


def _option(spec: str, name: str) -> float:
    for part in spec.partition(":")[2].split(","):
        key, _, value = part.partition("=")
        if key == name:
            try:
                return max(0.0, float(value))
            except ValueError:
                return 0.0
    return 0.0


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
