"""Why one choice is better than another, as data: what differs most, and each side's figure."""

from dataclasses import dataclass
from enum import Enum
from math import floor

from purradox.evaluation import Estimate, MoveValue

CLEAR = 2.0
"""Standard errors between two choices that are told apart."""
TURNED = 0.3
"""How much more often the trick in progress is won where that is worth telling."""
WEIGHTY = 0.25
"""The share of a loss in points that a part must have to be named as the reason for it."""


class Verdict(Enum):
    """What a choice is worth beside the best one."""

    BEST = "best"
    GOOD = "good"
    """Too close to the best one to tell them apart, by the match and by points."""
    MISTAKE = "mistake"


class Kind(Enum):
    """What sets two choices apart."""

    CLOSE = "close"
    PARADOX = "paradox"
    KEPT = "kept"
    GROUP = "group"
    TRICK = "trick"
    TRICKS = "tricks"
    WIN = "win"
    POINTS = "points"

    @property
    def is_amount(self) -> bool:
        """Whether its figures are amounts, told to a tenth; the others are chances, in percent."""
        return self in (Kind.CLOSE, Kind.GROUP, Kind.TRICKS, Kind.POINTS)


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for the better of two choices; the figures are rounded as they are told."""

    kind: Kind
    better: float
    worse: float

    @property
    def holds(self) -> bool:
        """Whether its own figures show that the better choice is the better one."""
        if self.kind is Kind.PARADOX:
            return self.better < self.worse
        return self.better > self.worse


def why_better(best: MoveValue, other: MoveValue) -> Reason | None:
    """The largest part of what another choice loses against the best one; None for the best one.

    A reason is true of its figures: a part that they do not show is passed over.
    """
    if other is best:
        return None
    if _is_clear(other.loss) or (_is_clear(other.points_loss) and other.loss.value > 0):
        for kind in _kinds(best, other):
            reason = _told(kind, best, other)
            if reason.holds:
                return reason
    return _told(Kind.CLOSE, best, other)


def verdict(best: MoveValue, other: MoveValue) -> Verdict:
    """Badges and sentences both go by this."""
    match why_better(best, other):
        case None:
            return Verdict.BEST
        case Reason(kind=Kind.CLOSE):
            return Verdict.GOOD
        case _:
            return Verdict.MISTAKE


def rounded(value: float, digits: int) -> float:
    """Halves go up, as in browsers."""
    scale = 10.0**digits
    return floor(value * scale + 0.5) / scale


def _is_clear(loss: Estimate) -> bool:
    return loss.value >= CLEAR * loss.error


def _kinds(best: MoveValue, other: MoveValue) -> list[Kind]:
    """What may be the reason, the likeliest first; the match itself where points do not tell."""
    costs = _costs(other, best)
    least = WEIGHTY * sum(cost for cost in costs.values() if cost > 0)
    kinds = [kind for kind in sorted(costs, key=lambda kind: -costs[kind]) if costs[kind] > 0]
    kinds = [kind for kind in kinds if _is_clear(other.points_loss) and costs[kind] >= least]
    if Kind.TRICKS in kinds and best.this_trick - other.this_trick > TURNED:
        kinds.insert(kinds.index(Kind.TRICKS), Kind.TRICK)
    return [*kinds, Kind.WIN, Kind.POINTS]


def _told(kind: Kind, best: MoveValue, other: MoveValue) -> Reason:
    digits = 1 if kind.is_amount else 2
    better, worse = (rounded(_figure(kind, one), digits) for one in (best, other))
    return Reason(kind, better, worse)


def _figure(kind: Kind, value: MoveValue) -> float:
    match kind:
        case Kind.PARADOX:
            return value.paradox.value
        case Kind.KEPT:
            return value.kept.value
        case Kind.GROUP:
            return value.bonus
        case Kind.TRICK:
            return value.this_trick
        case Kind.TRICKS:
            return value.tricks
        case Kind.WIN:
            return value.win.value
        case Kind.POINTS | Kind.CLOSE:
            return value.points.value


@dataclass(frozen=True, slots=True)
class _Parts:
    """Points are made of these: without a paradox, tricks and perhaps a bonus; with one, a loss."""

    paradox: float
    unlucky: float
    kept: float
    group: float
    tricks: float

    @property
    def points(self) -> float:
        lucky = self.tricks + self.kept * self.group
        return (1 - self.paradox) * lucky - self.paradox * self.unlucky


def _parts(value: MoveValue) -> _Parts:
    paradox = value.paradox.value
    fine = max(1 - paradox, 1e-9)
    return _Parts(
        paradox,
        value.tricks_at_paradox,
        value.kept.value / fine if paradox < 1 else 0.0,
        value.bonus,
        (value.tricks - paradox * value.tricks_at_paradox) / fine if paradox < 1 else 0.0,
    )


def _costs(worse: MoveValue, better: MoveValue) -> dict[Kind, float]:
    """The difference in points, cut up: one part after the other is taken from the better one."""
    low, high = _parts(worse), _parts(better)
    if low.paradox == 1:
        return {Kind.PARADOX: high.points - low.points}
    if high.paradox == 1:
        return {Kind.PARADOX: 0.0}
    steps = [
        (Kind.PARADOX, _Parts(high.paradox, high.unlucky, low.kept, low.group, low.tricks)),
        (Kind.KEPT, _Parts(high.paradox, high.unlucky, high.kept, _group(low, high), low.tricks)),
        (Kind.GROUP, _Parts(high.paradox, high.unlucky, high.kept, high.group, low.tricks)),
        (Kind.TRICKS, high),
    ]
    costs, before = {}, low.points
    for kind, parts in steps:
        costs[kind] = parts.points - before
        before = parts.points
    return costs


def _group(low: _Parts, high: _Parts) -> float:
    """Where a bonus was never earned nothing is known of its size."""
    return low.group if low.kept else high.group
