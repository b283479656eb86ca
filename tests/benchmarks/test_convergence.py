"""What a choice costs by length of thought: counted rightly, and from real positions."""

import json
from pathlib import Path

import pytest

from benchmarks import convergence
from benchmarks.convergence import (
    OF_EACH_MATCH,
    Compared,
    compared,
    options_for,
    positions,
    rows_of,
    worth,
)
from purradox.bots.search.thinking import Budget, search
from purradox.rules.actions import action_of


def test_positions_are_real_choices_of_a_match() -> None:
    found = positions(3, 0, seed=1)
    assert len(found) == OF_EACH_MATCH
    assert all(len(view.legal) > 1 for view in found)
    assert found == positions(3, 0, seed=1)
    assert found not in (positions(3, 1, seed=1), positions(3, 0, seed=2))


def test_thoughts_of_every_length_are_compared_with_the_longest() -> None:
    for place, view in enumerate(positions(2, 0, seed=3)):
        told = compared(view, [0.01, 0.03], looks=200, seed=10 * place)
        assert told.worth[-1] == 0
        assert told.same[-1] == 1
        if told.same[0]:
            assert told.worth[0] == 0


def test_looks_at_one_move_alone_find_what_search_finds() -> None:
    """Whatever search thinks of a move is what looks at that move alone find."""
    view, *_ = positions(3, 0, seed=1)
    actions = [action_of(move) for move in view.legal]
    known = [worth(view, action, 2000, seed=5) for action in actions]
    assert known == [worth(view, action, 2000, seed=5) for action in actions]
    thinks = search(view, Budget(worlds=20_000), options_for(view), seed=6)
    assert thinks.visits.argmax() in {
        action for action, value in zip(actions, known, strict=True) if value > max(known) - 0.5
    }


def test_a_longer_thought_is_held_against_the_shorter_one() -> None:
    found = [Compared([-0.5, -0.1, 0], [0, 0, 1]), Compared([-0.3, -0.1, 0], [0, 1, 1])]
    short, long, longest = rows_of(3, [0.2, 1.0, 5.0], found)
    assert short["gain"] is None
    assert [long["gain"][0], longest["gain"][0]] == pytest.approx([0.3, 0.1])
    assert [short["worth"][0], long["worth"][0]] == pytest.approx([-0.4, -0.1])
    assert [short["same"][0], long["same"][0]] == [0, 0.5]


def test_it_writes_what_it_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.json"
    few = "--players 2 --matches 1 --seconds 0.01 0.02 --looks 100"
    monkeypatch.setattr("sys.argv", ["convergence", str(out), *few.split()])
    convergence.main()
    rows = json.loads(out.read_text("utf-8"))
    assert [row["seconds"] for row in rows] == [0.01, 0.02]
    assert "gained" in capsys.readouterr().out
