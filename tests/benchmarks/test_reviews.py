"""Reviews side by side: the same program agrees with itself, and every figure is measured."""

import json
from pathlib import Path

import pytest

from benchmarks.reviews import HERE, Timed, agreement, confirmed, main
from purradox.evaluation import Estimate


def test_a_checkout_beside_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.json"
    main(
        [
            str(out),
            "--beside",
            str(HERE),
            *["--matches", "1", "--players", "2", "--simulations", "2", "--longer", "2"],
        ]
    )
    (row,) = json.loads(out.read_text())["matches"]
    assert 0 < row["this"]["marks"] <= row["this"]["whole"]
    assert row["this"]["processor"] > 0
    same = {"worst": True, "three worst": True, "seats": 1, "all": True}
    assert row["agreement"] == {"this": same}
    assert row["confirmed"]["this"] == row["confirmed"]["beside"]
    assert "agreement, all: 1 of 1 matches" in capsys.readouterr().out


def test_reviews_may_disagree() -> None:
    one = Timed(1, 2, 3, {0: [4, 2], 1: [7]}, {4: 2.0, 2: 1.0, 7: 3.0}, {})
    other = Timed(1, 2, 3, {0: [2, 4], 1: [7]}, {4: 1.0, 2: 2.0, 7: 3.0}, {})
    told = {"worst": True, "three worst": False, "seats": 0.5, "all": False}
    assert agreement(one, other) == told


@pytest.mark.parametrize(
    ("loss", "same", "close"), [(2.5, True, True), (3.2, False, True), (3.5, False, False)]
)
def test_a_longer_evaluation_confirms_a_review(loss: float, *, same: bool, close: bool) -> None:
    """It names another choice, or cannot tell that one from the review's."""
    told = confirmed(7, {4: Estimate(loss, 0.1), 7: Estimate(3.0, 0.1)})
    assert told == {
        "costliest": same,
        "costliest or not told apart": close,
        "regret": pytest.approx(max(0.0, loss - 3.0)),
    }
