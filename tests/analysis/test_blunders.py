"""Choices that are plainly wrong are ranked last, for the right reason."""

from collections import Counter

import pytest

from purradox.analysis import Kind, Reason, Verdict, verdict, why_better
from purradox.analysis.reasons import rounded
from purradox.rules.legality import declarable
from purradox.search import Budget, evaluate
from tests.analysis.positions import Blunder, blunders, last_play

FEW = Budget(simulations=600)
PLANTED = blunders()
NAMES = [
    f"{place}-{one.kind}-{one.view.table.variant.players}" for place, one in enumerate(PLANTED)
]


def test_there_are_some_of_each() -> None:
    found = Counter((one.kind, one.view.table.variant.players) for one in PLANTED)
    paradoxes = {("certain-paradox", players): 3 for players in (2, 3, 4, 5)}
    assert found == paradoxes | {("missed", players): 3 for players in (3, 4, 5)}


@pytest.mark.parametrize("one", PLANTED, ids=NAMES)
def test_they_are_what_they_are_said_to_be(one: Blunder) -> None:
    """By the readable engine: it wins the trick, and then the hand or the prediction is lost."""
    table = one.view.table
    assert one.choice in one.view.legal
    after = table.after(one.choice)
    assert after.to_act == (one.view.seat,), "it wins the trick and is to lead"
    if one.kind == "missed":
        assert table.won[one.view.seat] == table.predictions[one.view.seat]
        return
    hand = list(one.view.hand)
    hand.remove(one.choice.cell.number)
    assert not any(declarable(after, one.view.seat, tuple(hand)))


@pytest.mark.parametrize("one", PLANTED, ids=NAMES)
def test_they_are_last_for_the_right_reason(one: Blunder) -> None:
    found = evaluate(one.view, FEW, seed=1)
    worst, best = found.moves[-1], found.best
    assert worst.move == one.choice
    assert worst.this_trick == 1
    assert worst.kept.value == 0
    assert worst.loss.value > 0
    assert verdict(best, worst) is Verdict.MISTAKE
    reason = why_better(best, worst)
    if one.kind == "certain-paradox":
        assert worst.paradox.value == 1
        assert worst.points.value == -(one.view.table.won[one.view.seat] + 1)
        assert reason == Reason(Kind.PARADOX, rounded(best.paradox.value, 2), 1)
    else:
        assert reason == Reason(Kind.KEPT, rounded(best.kept.value, 2), 0)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_play_is_known_exactly(seed: int) -> None:
    view, points = last_play(seed)
    found = evaluate(view, FEW, seed)
    for one in found.moves:
        assert one.points.value == points[one.move]
        assert one.points.error == 0
        loss = points[found.best.move] - points[one.move]
        assert one.points_loss.value == pytest.approx(loss)
