"""Why one choice is worse than another, as data: what differs most, and its two numbers."""

from dataclasses import dataclass
from enum import Enum

from purradox.analysis.weighing import Option

CLEAR = 2.0
"""Standard errors between two choices that are told apart."""
TURNED = 0.3
"""How much more often the trick in progress is lost where that is worth telling."""


class Kind(Enum):
    """What sets two choices apart."""

    SAME = "same"
    CLOSE = "close"
    CERTAIN_PARADOX = "certain-paradox"
    PARADOX = "paradox"
    MISSED = "missed"
    KEPT = "kept"
    GROUP = "group"
    TRICK = "trick"
    TAKES = "takes"
    TRICKS = "tricks"
    RIVALS = "rivals"


@dataclass(frozen=True, slots=True)
class Reason:
    """What sets a choice apart from another one; `this` and `other` are chances or amounts."""

    kind: Kind
    this: float
    other: float


def why_worse(worse: Option, better: Option) -> Reason:
    """The part of the difference that costs most, told from the worse choice."""
    if worse is better:
        return Reason(Kind.SAME, worse.points.value, better.points.value)
    if worse.loss.value < CLEAR * worse.loss.error:
        return Reason(Kind.CLOSE, worse.points.value, better.points.value)
    kind = max(costs := _costs(worse, better), key=lambda kind: costs[kind])
    if costs[kind] <= 0 or worse.points_loss.value < CLEAR * worse.points_loss.error:
        return Reason(Kind.RIVALS, worse.win.value, better.win.value)
    return _named(kind, worse, better)


def why_better(better: Option, worse: Option) -> Reason:
    """The same, told from the better choice."""
    reason = why_worse(worse, better)
    return Reason(_SEEN_FROM_ABOVE.get(reason.kind, reason.kind), reason.other, reason.this)


_SEEN_FROM_ABOVE = {
    Kind.CERTAIN_PARADOX: Kind.PARADOX,
    Kind.MISSED: Kind.KEPT,
    Kind.TRICK: Kind.TAKES,
}


def _named(kind: Kind, worse: Option, better: Option) -> Reason:
    gave_away = better.trick - worse.trick > TURNED
    match kind:
        case Kind.PARADOX:
            certain = worse.paradox.value == 1
            kind = Kind.CERTAIN_PARADOX if certain else kind
            return Reason(kind, worse.paradox.value, better.paradox.value)
        case Kind.KEPT if worse.kept.value == 0:
            return Reason(Kind.MISSED, 0.0, better.kept.value)
        case Kind.KEPT:
            return Reason(kind, worse.kept.value, better.kept.value)
        case Kind.GROUP:
            return Reason(kind, worse.group, better.group)
        case _ if gave_away:
            return Reason(Kind.TRICK, worse.trick, better.trick)
        case _:
            return Reason(Kind.TRICKS, worse.tricks, better.tricks)


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


def _parts(option: Option) -> _Parts:
    paradox = option.paradox.value
    fine = max(1 - paradox, 1e-9)
    return _Parts(
        paradox,
        option.unlucky_tricks,
        option.kept.value / fine if paradox < 1 else 0.0,
        option.group,
        (option.tricks - paradox * option.unlucky_tricks) / fine if paradox < 1 else 0.0,
    )


def _costs(worse: Option, better: Option) -> dict[Kind, float]:
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
