"""What sets two choices apart."""

from dataclasses import replace
from typing import Any

import pytest

from purradox.analysis import Estimate, Kind, Option, why_worse
from purradox.rules import Cell, Colour, Play

SURE = Estimate(1.0, 0.1)
GOOD = Option(
    choice=Play(0, Cell(Colour.BLUE, 5)),
    worth=5.0,
    points=Estimate(4.4, 0.1),
    win=Estimate(0.5, 0.01),
    paradox=Estimate(0.1, 0.01),
    kept=Estimate(0.54, 0.01),
    tricks=2.0,
    group=4.0,
    trick=0.9,
    unlucky_tricks=2.0,
    loss=Estimate(0.0, 0.0),
    points_loss=Estimate(0.0, 0.0),
    win_loss=Estimate(0.0, 0.0),
    beyond=Estimate(0.0, 0.0),
    chance=0.5,
)


def worse(**changes: Any) -> Option:
    base = replace(GOOD, loss=SURE, points_loss=SURE, win_loss=Estimate(0.1, 0.01))
    return replace(base, **changes)


@pytest.mark.parametrize(
    ("option", "kind", "this"),
    [
        (worse(paradox=Estimate(0.5, 0.01), kept=Estimate(0.3, 0.01)), Kind.PARADOX, 0.5),
        (
            worse(paradox=Estimate(1.0, 0.01), kept=Estimate(0.0, 0.01), group=0.0),
            Kind.CERTAIN_PARADOX,
            1.0,
        ),
        (worse(kept=Estimate(0.2, 0.01)), Kind.KEPT, 0.2),
        (worse(kept=Estimate(0.0, 0.01), group=0.0), Kind.MISSED, 0.0),
        (worse(group=2.5), Kind.GROUP, 2.5),
        (worse(tricks=1.0), Kind.TRICKS, 1.0),
        (worse(tricks=1.5, trick=0.1), Kind.TRICK, 0.1),
        (worse(points_loss=Estimate(-0.5, 0.1)), Kind.RIVALS, 0.5),
        (worse(loss=Estimate(0.1, 0.1), paradox=Estimate(0.5, 0.01)), Kind.CLOSE, 4.4),
    ],
)
def test_the_part_that_costs_most_is_named(option: Option, kind: Kind, this: float) -> None:
    reason = why_worse(option, GOOD)
    assert (reason.kind, reason.this) == (kind, this)


def test_the_best_choice_needs_no_reason() -> None:
    assert why_worse(GOOD, GOOD).kind is Kind.SAME
