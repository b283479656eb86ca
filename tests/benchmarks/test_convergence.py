"""What a choice costs by length of thought: counted rightly, and from real positions."""

import json
from pathlib import Path

import numpy as np
import pytest

from benchmarks import convergence
from benchmarks.convergence import OF_EACH_MATCH, Losses, least, losses, positions, rows_of


def test_positions_are_real_choices_of_a_match() -> None:
    found = positions(3, 0, seed=1)
    assert len(found) == OF_EACH_MATCH
    assert all(len(view.legal) > 1 for view in found)
    assert found == positions(3, 0, seed=1)
    assert found not in (positions(3, 1, seed=1), positions(3, 0, seed=2))


def test_losses_are_told_for_each_length_of_thought() -> None:
    view, *_ = positions(2, 0, seed=3)
    told = losses(view, [0.01, 0.02], reference=0.05, seed=0)
    assert len(told.lost) == len(told.same) == 2
    assert all(0 <= same <= 1 for same in told.same)


def test_what_was_hardly_looked_at_is_worth_as_little_as_the_worst() -> None:
    values = np.array([1.0, np.nan, -2.0])
    assert [least(values, choice) for choice in range(3)] == [1.0, -2.0, -2.0]


def test_a_longer_thought_is_held_against_the_shorter_one() -> None:
    found = [Losses([0.5, 0.1], [0.0, 1.0]), Losses([0.3, 0.1], [1.0, 1.0])]
    short, long = rows_of(3, [0.2, 1.0], found)
    assert short["gain"] is None
    assert long["gain"][0] == pytest.approx(0.3)
    assert [short["lost"][0], long["lost"][0]] == pytest.approx([0.4, 0.1])
    assert [short["same"][0], long["same"][0]] == [0.5, 1.0]


def test_it_writes_what_it_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.json"
    few = "--players 2 --matches 1 --seconds 0.01 0.02 --reference 0.05"
    monkeypatch.setattr("sys.argv", ["convergence", str(out), *few.split()])
    convergence.main()
    rows = json.loads(out.read_text("utf-8"))
    assert [row["seconds"] for row in rows] == [0.01, 0.02]
    assert "lost" in capsys.readouterr().out
