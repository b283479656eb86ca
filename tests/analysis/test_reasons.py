"""What sets two choices apart, told of the right side in every language."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from purradox.analysis import Kind, Reason, Verdict, verdict, why_better
from purradox.analysis.phrases import why
from purradox.analysis.reasons import rounded
from purradox.evaluation import Estimate, MoveValue
from purradox.i18n import LANGUAGES, words
from purradox.rules import Cell, Colour, Play, variant
from purradox.search import Budget, evaluate
from tests.analysis.positions import blunders
from tests.analysis.told import told_of

SURE = Estimate(1.0, 0.1)
GOOD = MoveValue(
    move=Play(0, Cell(Colour.BLUE, 5)),
    simulations=100,
    value=Estimate(5.0, 0.1),
    points=Estimate(4.4, 0.1),
    deviation=1.0,
    win=Estimate(0.5, 0.01),
    wins=(0.5, 0.3, 0.2),
    paradox=Estimate(0.1, 0.01),
    kept=Estimate(0.54, 0.01),
    tricks=2.0,
    bonus=4.0,
    this_trick=0.9,
    tricks_at_paradox=2.0,
    loss=Estimate(0.0, 0.0),
    points_loss=Estimate(0.0, 0.0),
    win_loss=Estimate(0.0, 0.0),
    prior=0.5,
    advantage=Estimate(0.0, 0.0),
)
OTHER = Play(0, Cell(Colour.RED, 3))


def worse(**changes: Any) -> MoveValue:
    base = replace(GOOD, move=OTHER, loss=SURE, points_loss=SURE, win_loss=Estimate(0.1, 0.01))
    return replace(base, **changes)


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        (
            worse(paradox=Estimate(0.5, 0.01), kept=Estimate(0.3, 0.01)),
            Reason(Kind.PARADOX, 0.1, 0.5),
        ),
        (
            worse(paradox=Estimate(1.0, 0.01), kept=Estimate(0.0, 0.01), bonus=0.0),
            Reason(Kind.PARADOX, 0.1, 1.0),
        ),
        (worse(kept=Estimate(0.2, 0.01)), Reason(Kind.KEPT, 0.54, 0.2)),
        (worse(kept=Estimate(0.0, 0.01), bonus=0.0), Reason(Kind.KEPT, 0.54, 0.0)),
        (worse(bonus=2.5), Reason(Kind.GROUP, 4.0, 2.5)),
        (worse(tricks=1.0), Reason(Kind.TRICKS, 2.0, 1.0)),
        (worse(tricks=1.5, this_trick=0.1), Reason(Kind.TRICK, 0.9, 0.1)),
        (
            worse(points_loss=Estimate(-0.5, 0.1), win=Estimate(0.4, 0.01)),
            Reason(Kind.WIN, 0.5, 0.4),
        ),
        (
            worse(points_loss=Estimate(0.5, 0.3), points=Estimate(3.9, 0.3)),
            Reason(Kind.POINTS, 4.4, 3.9),
        ),
        (
            worse(loss=Estimate(0.1, 0.1), paradox=Estimate(0.5, 0.01)),
            Reason(Kind.PARADOX, 0.1, 0.5),
        ),
        (
            worse(loss=Estimate(0.1, 0.1), points_loss=Estimate(0.1, 0.1), bonus=2.5),
            Reason(Kind.CLOSE, 4.4, 4.4),
        ),
        # What does not show in the figures is no reason, and a loss that shows in none is none.
        (worse(tricks_at_paradox=9.0, win=Estimate(0.4, 0.01)), Reason(Kind.WIN, 0.5, 0.4)),
        (worse(win=Estimate(0.499, 0.01)), Reason(Kind.CLOSE, 4.4, 4.4)),
    ],
)
def test_the_part_that_costs_most_is_named(option: MoveValue, reason: Reason) -> None:
    assert why_better(GOOD, option) == reason


def test_the_best_choice_needs_no_reason() -> None:
    assert why_better(GOOD, GOOD) is None
    assert verdict(GOOD, GOOD) is Verdict.BEST
    assert why(GOOD, GOOD, variant(4), words("en")) == ""


@st.composite
def pairs(draw: st.DrawFn) -> tuple[MoveValue, MoveValue]:
    """Two choices with any figures; the first one is worth more, as the best one always is."""
    options = []
    for play in (GOOD.move, OTHER):
        paradox = draw(st.floats(0, 1))
        kept = draw(st.floats(0, 1 - paradox))
        tricks, unlucky = draw(st.floats(0, 9)), draw(st.floats(0, 9))
        group = draw(st.floats(0, 9))
        points = tricks - 2 * paradox * unlucky + kept * group
        win = draw(st.floats(0, 1))
        options.append(
            replace(
                GOOD,
                move=play,
                value=Estimate(10 * win + points / 20, 0.1),
                points=Estimate(points, 0.1),
                win=Estimate(win, 0.01),
                paradox=Estimate(paradox, 0.02),
                kept=Estimate(kept, 0.02),
                tricks=tricks,
                bonus=group,
                this_trick=draw(st.floats(0, 1)),
                tricks_at_paradox=unlucky,
            )
        )
    best, other = sorted(options, key=lambda one: -one.value.value)
    error = draw(st.floats(0, 1))
    return best, replace(
        other,
        loss=Estimate(best.value.value - other.value.value, error),
        points_loss=Estimate(best.points.value - other.points.value, error),
        win_loss=Estimate(best.win.value - other.win.value, error),
    )


FIGURES: dict[Kind, Callable[[MoveValue], float]] = {
    Kind.PARADOX: lambda one: one.paradox.value,
    Kind.KEPT: lambda one: one.kept.value,
    Kind.GROUP: lambda one: one.bonus,
    Kind.TRICK: lambda one: one.this_trick,
    Kind.TRICKS: lambda one: one.tricks,
    Kind.WIN: lambda one: one.win.value,
    Kind.POINTS: lambda one: one.points.value,
}


def check(best: MoveValue, other: MoveValue) -> None:
    reason = why_better(best, other)
    assert reason is not None
    moves = str(best.move), str(other.move)
    assert (reason.kind is Kind.CLOSE) == (verdict(best, other) is Verdict.GOOD)
    for language in LANGUAGES:
        for players in (2, 4):
            sentence = why(best, other, variant(players), words(language))
            if reason.kind is Kind.CLOSE:
                assert all(move in sentence for move in moves)
                assert not re.search(r"\d", re.sub("|".join(moves), "", sentence))
                continue
            good, bad = told_of(sentence, moves)
            digits = 1 if reason.kind.is_amount else 2
            figure = FIGURES[reason.kind]
            assert good == pytest.approx(rounded(figure(best), digits)), sentence
            assert bad == pytest.approx(rounded(figure(other), digits)), sentence
            assert good < bad if reason.kind is Kind.PARADOX else good > bad, sentence


@given(pairs())
def test_every_sentence_is_true_of_its_two_sides(pair: tuple[MoveValue, MoveValue]) -> None:
    check(*pair)


@pytest.mark.parametrize("one", blunders()[::4])
def test_every_sentence_is_true_of_real_positions(one: Any) -> None:
    found = evaluate(one.view, Budget(simulations=300), seed=2)
    for other in found.moves[1:]:
        check(found.best, other)
