"""What a choice costs by length of thought: counted rightly, and from real positions."""

import json
from pathlib import Path

import pytest

from benchmarks import convergence
from benchmarks.convergence import OF_EACH_MATCH, Compared, compared, positions, rows_of
from purradox.search import Budget, evaluate


def test_positions_are_real_choices_of_a_match() -> None:
    found = positions(3, 0, seed=1)
    assert len(found) == OF_EACH_MATCH
    assert all(len(view.legal) > 1 for view in found)
    assert found == positions(3, 0, seed=1)
    assert found not in (positions(3, 1, seed=1), positions(3, 0, seed=2))


def test_thoughts_of_every_length_are_compared_with_the_longest() -> None:
    for place, view in enumerate(positions(2, 0, seed=3)):
        told = compared("search", view, [0.005, 0.03], simulations=100, seed=10 * place)
        assert told.value[-1] == 0
        assert told.same[-1] == 1
        assert not told.same[0] or told.value[0] == 0


def test_different_choices_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    view, *_ = positions(3, 0, seed=1)
    first, *_, last = view.legal
    monkeypatch.setattr(convergence, "thought", lambda *asked: first if asked[2] < 1 else last)
    told = compared("search", view, [0.1, 0.2, 1.0], simulations=2000, seed=5)
    found = evaluate(view, Budget(2000), 5, convergence.EVERY_MOVE)
    difference = found.of(first).value.value - found.of(last).value.value
    assert difference != 0
    assert len({one.simulations for one in found.moves}) == 1
    assert told == ([difference, difference, 0.0], [0.0, 0.0, 1.0])


def test_a_longer_thought_is_held_against_the_shorter_one() -> None:
    found = [Compared([-0.5, -0.1, 0], [0, 0, 1]), Compared([-0.3, -0.1, 0], [0, 1, 1])]
    short, long, longest = rows_of("search", 3, [0.2, 1.0, 5.0], found)
    assert short["gain"] is None
    assert [long["gain"][0], longest["gain"][0]] == pytest.approx([0.3, 0.1])
    assert [short["value"][0], long["value"][0]] == pytest.approx([-0.4, -0.1])
    assert [short["same"][0], long["same"][0]] == [0, 0.5]


def test_it_writes_what_it_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.json"
    few = "--bots search --players 2 --matches 1 --seconds 0.01 0.02 --simulations 100"
    monkeypatch.setattr("sys.argv", ["convergence", str(out), *few.split()])
    convergence.main()
    rows = json.loads(out.read_text("utf-8"))
    assert [row["seconds"] for row in rows] == [0.01, 0.02]
    assert "gained" in capsys.readouterr().out
