"""A claim such as `A > B`, tested after every deal by a test that may be looked at all the time.

Two gamblers watch the mean difference of each deal, one betting on A, one on B, each with a purse
of 1 that is split over four stakes. If A is no better than B, the first gambler plays an unfair
game, and by Ville's inequality the purse ever reaches 2/ERROR with a chance of ERROR/2 at most,
however long the game lasts. Nothing is assumed of the differences but that they are bounded.

`A > B - 0.5` has a margin (non-inferiority): A may be that much worse.
"""

import math
import re
from dataclasses import dataclass
from statistics import fmean

from purradox.arena.errors import ArenaError
from purradox.arena.interval import Interval
from purradox.arena.settings import Settings

ERROR = 0.05
STAKES = (1.0, 0.5, 0.25, 0.125)
"""Shares of the greatest stake that cannot lose more than is there; larger ones get more."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Entrants that are said to be better than others; a spec stands for all who have it."""

    text: str
    better: tuple[int, ...]
    worse: tuple[int, ...]
    margin: float = 0.0
    """Points a round by which the better ones may be behind."""


_MARGIN = re.compile(r"(.+?)\s+-\s*(\d+(?:\.\d+)?)$")


def parse_claim(text: str, settings: Settings) -> Claim:
    """Read `A > B` or `A > B - 0.5`, each a bot as it was named or as the report names it."""
    sides = [side.strip() for side in text.split(">")]
    if len(sides) != 2 or not all(sides):
        raise ArenaError("arena-until-form", claim=text)
    name, margin = sides[1], 0.0
    if (found := _MARGIN.match(name)) and not _called(name, settings):
        name, margin = found[1], float(found[2])
    better, worse = (_entrants(side, settings) for side in (sides[0], name))
    if set(better) & set(worse):
        raise ArenaError("arena-until-same", claim=text)
    if margin >= settings.greatest_difference:
        raise ArenaError("arena-until-margin", claim=text, most=int(settings.greatest_difference))
    return Claim(f"{sides[0]} > {sides[1]}", better, worse, margin)


def _entrants(name: str, settings: Settings) -> tuple[int, ...]:
    found = _called(name, settings)
    if not found:
        names = ", ".join(settings.names)
        raise ArenaError("arena-until-unknown", name=name, names=names)
    return found


def _called(name: str, settings: Settings) -> tuple[int, ...]:
    called = zip(settings.names, map(str, settings.specs), strict=True)
    return tuple(entrant for entrant, names in enumerate(called) if name in names)


class Wagers:
    """The differences so far, and whether they have decided if their mean is above -margin."""

    def __init__(self, bound: float, margin: float = 0.0, error: float = ERROR) -> None:
        self.bound, self.margin, self.goal = bound, margin, math.log(2 / error)
        self.differences: list[float] = []
        self._up, self._down = [0.0] * len(STAKES), [0.0] * len(STAKES)
        self.verdict = 0

    def add(self, difference: float) -> None:
        """Take in a deal; a verdict of 1 or -1 stays what it is."""
        self.differences.append(difference)
        ahead = difference + self.margin
        for at, stake in enumerate(STAKES):
            self._up[at] += _logarithm(1 + stake * ahead / (self.bound - self.margin))
            self._down[at] += _logarithm(1 - stake * ahead / (self.bound + self.margin))
        if not self.verdict:
            self.verdict = (_purse(self._up) >= self.goal) - (_purse(self._down) >= self.goal)

    @property
    def mean(self) -> float:
        return fmean(self.differences) if self.differences else 0.0

    def interval(self) -> Interval:
        """Every mean that neither gambler has refuted: it holds whenever one stops."""
        if not self.differences:
            return Interval(0)
        mean = self.mean
        low = -self._highest(-mean, [-one for one in self.differences])
        return Interval(len(self.differences), mean, low, self._highest(mean, self.differences))

    def _highest(self, mean: float, differences: list[float]) -> float:
        """The highest mean that the gambler on lower ones has not refuted."""
        low, high = mean, self.bound
        for _ in range(30):
            middle = (low + high) / 2
            logs = [
                sum(
                    _logarithm(1 - stake * (one - middle) / (self.bound - middle))
                    for one in differences
                )
                for stake in STAKES
            ]
            low, high = (low, middle) if _purse(logs) >= self.goal else (middle, high)
        return high


def _purse(logarithms: list[float]) -> float:
    """The logarithm of the whole purse."""
    most = max(logarithms)
    if most == -math.inf:
        return most
    parts = zip(STAKES, logarithms, strict=True)
    return most + math.log(sum(w * math.exp(one - most) for w, one in parts) / sum(STAKES))


def _logarithm(value: float) -> float:
    return math.log(value) if value > 0 else -math.inf
