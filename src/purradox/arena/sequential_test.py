"""A claim such as `A > B`, tested after every deal by a test that may be looked at all the time.

A is better than B if it is ahead of B at the end of more than half of their matches, ties half. Two
gamblers watch the share of each deal, one betting on A, one on B, each with a purse of 1 that is
split over four stakes. If A is no better than B, the first gambler plays an unfair game, and by
Ville's inequality the purse ever reaches 2/ERROR with a chance of ERROR/2 at most, however long the
game lasts. Nothing is assumed of the shares but that they are between 0 and 1.

`A > B - 5%` has a margin (non-inferiority): A is ahead in more than 45 % of the matches.
"""

import math
import re
from dataclasses import dataclass
from statistics import fmean

from purradox.arena.errors import ArenaError
from purradox.arena.interval import Interval
from purradox.arena.settings import Settings

ERROR = 0.05
EVEN = 0.5
"""The share of matches in which one of two equal bots is ahead."""
STAKES = (1.0, 0.5, 0.25, 0.125)
"""Shares of the greatest stake that cannot lose more than is there; larger ones get more."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Entrants that are said to be better than others; a spec stands for all who have it."""

    text: str
    better: tuple[int, ...]
    worse: tuple[int, ...]
    margin: float = 0.0
    """How far below a half the share of the better ones may be."""


_MARGIN = re.compile(r"(.+?)\s+-\s*(\d+(?:\.\d+)?)\s*%$")


def parse_claim(text: str, settings: Settings) -> Claim:
    """Read `A > B` or `A > B - 5%`, each a bot as it was named or as the report names it."""
    sides = [side.strip() for side in text.split(">")]
    if len(sides) != 2 or not all(sides):
        raise ArenaError("arena-until-form", claim=text)
    name, margin = sides[1], 0.0
    if (found := _MARGIN.match(name)) and not _called(name, settings):
        name, margin = found[1], float(found[2]) / 100
    better, worse = (_entrants(side, settings) for side in (sides[0], name))
    if set(better) & set(worse):
        raise ArenaError("arena-until-same", claim=text)
    if margin >= EVEN:
        raise ArenaError("arena-until-margin", claim=text)
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
    """The shares so far, and whether they have decided that their mean is above the line."""

    def __init__(self, margin: float = 0.0, error: float = ERROR) -> None:
        self.line, self.goal = EVEN - margin, math.log(2 / error)
        self.shares: list[float] = []
        self._up, self._down = [0.0] * len(STAKES), [0.0] * len(STAKES)
        self.verdict = 0

    def add(self, share: float) -> None:
        """Take in a deal; a verdict of 1 or -1 stays what it is."""
        self.shares.append(share)
        for at, stake in enumerate(STAKES):
            self._up[at] += _growth(stake, share, self.line)
            self._down[at] += _growth(stake, 1 - share, 1 - self.line)
        if not self.verdict:
            self.verdict = (_purse(self._up) >= self.goal) - (_purse(self._down) >= self.goal)

    @property
    def mean(self) -> float:
        return fmean(self.shares) if self.shares else EVEN

    def interval(self) -> Interval:
        """Every mean that neither gambler has refuted: it holds whenever one stops."""
        if not self.shares:
            return Interval(0)
        low = 1 - self._highest([1 - share for share in self.shares])
        return Interval(len(self.shares), self.mean, low, self._highest(self.shares))

    def _highest(self, shares: list[float]) -> float:
        """The highest mean that the gambler on lower ones has not refuted."""
        low, high = fmean(shares), 1.0
        while high - low > 1e-9:
            middle = (low + high) / 2
            logs = [sum(_growth(stake, 1 - one, 1 - middle) for one in shares) for stake in STAKES]
            low, high = (low, middle) if _purse(logs) >= self.goal else (middle, high)
        return high


def _growth(stake: float, share: float, line: float) -> float:
    """The logarithm of what a part of a purse on shares above a line becomes in a deal.

    The greatest stake loses all of it to a share of 0.
    """
    value = 1 + stake * (share - line) / line
    return math.log(value) if value > 0 else -math.inf


def _purse(logarithms: list[float]) -> float:
    """The logarithm of the whole purse."""
    most = max(logarithms)
    if most == -math.inf:
        return most
    parts = zip(STAKES, logarithms, strict=True)
    return most + math.log(sum(w * math.exp(one - most) for w, one in parts) / sum(STAKES))
