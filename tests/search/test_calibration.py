"""Corrections: more stays more, chances sum to 1, and what is certain stays so."""

import json
from pathlib import Path

import numpy as np
import pytest

from benchmarks.calibration import Case, fitted, put
from purradox.evaluation import Estimate
from purradox.rules import PLAYERS
from purradox.search import Budget, Search, Settings, evaluate
from purradox.search.calibration import Scaling, corrections, scaled, scaled_wins, shifted
from tests.search.positions import decisions, free

BRIGHT = Scaling(-0.4, 0.8)


@pytest.mark.parametrize("players", PLAYERS)
def test_more_stays_more(players: int) -> None:
    known = corrections(players)
    for one in (known.win, known.paradox, known.kept):
        found = [scaled(Estimate(share / 50, 0.1), one) for share in range(51)]
        assert found == sorted(found)
        assert found[0].value == 0
        assert found[-1].value == 1
        assert all(other.error > 0 for other in found)


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_of_all_seats_sum_to_one(players: int) -> None:
    chances = np.random.default_rng(players).dirichlet(np.ones(players), 100)
    chances[0] = np.eye(players)[0]
    found = scaled_wins(chances, 0, BRIGHT)
    np.testing.assert_allclose(found.sum(axis=1), 1)
    np.testing.assert_array_equal(found[0], chances[0])
    assert (found[1:, 0] != chances[1:, 0]).all()


def test_the_error_is_that_of_the_curve() -> None:
    below, above = (scaled(Estimate(share, 0.0), BRIGHT).value for share in (0.299, 0.301))
    assert scaled(Estimate(0.3, 0.001), BRIGHT).error == pytest.approx(
        (above - below) / 2, rel=0.01
    )


def test_a_score_that_is_certain_stays() -> None:
    assert shifted(Estimate(3.0, 0.0), 0.0, -0.2) == Estimate(3.0, 0.0)
    assert shifted(Estimate(3.0, 0.3), 2.0, -0.2) == Estimate(2.6, 0.3)


@pytest.mark.parametrize("players", PLAYERS)
def test_corrections_change_no_choice_and_nothing_that_is_decided(players: int) -> None:
    decided = changed = 0
    simulated = Settings(calibrated=False)
    for view in [*free(players, "careful", 4)[::19], decisions(players, "careful", 4)[-1].view]:
        plain = evaluate(view, Budget(60), 1, simulated)
        found = evaluate(view, Budget(60), 1)
        assert [one.move for one in found.moves] == [one.move for one in plain.moves]
        assert (found.policy == plain.policy).all()
        assert Search(view, 1).choose(Budget(60)) == Search(view, 1, simulated).choose(Budget(60))
        for one, before in zip(found.moves, plain.moves, strict=True):
            assert sum(one.wins) == pytest.approx(1)
            assert one.win.value == pytest.approx(one.wins[view.seat])
            assert (one.value, one.loss) == (before.value, before.loss)
            if one.deviation == 0:
                assert one.points == before.points
                decided += 1
            else:
                assert one.points != before.points
                changed += 1
    assert decided
    assert changed


def test_what_was_bent_is_found_again() -> None:
    random = np.random.default_rng(1)
    chances = random.dirichlet(np.ones(3), 40_000)
    true = scaled_wins(chances, 0, BRIGHT)
    happened = (random.random(len(true)) < true[:, 0]).astype(float)
    assert fitted(chances, happened) == pytest.approx(BRIGHT, abs=0.06)


def test_corrections_are_fitted_for_one_number_of_players_at_a_time(tmp_path: Path) -> None:
    """Those of others stay as they were."""

    def case(match: int, *, won: bool) -> Case:
        expected = {"points": 2.0, "win": 0.5, "paradox": 0.5, "kept": 0.5}
        realised = {"points": 1.0, "win": float(won), "paradox": 0.0, "kept": 1.0}
        return Case(match, 2, "neural", expected, realised, [0.5, 0.5], 2.0)

    file = tmp_path / "corrections.json"
    file.write_text(json.dumps({"players": {"3": {"seed": 1, "points": 0.0}}}), "utf-8")
    found = [case(match, won=match == 0) for match in range(4)]
    put(found, file, {"bots": "neural", "simulations": 64, "seed": 5})
    told = json.loads(file.read_text("utf-8"))
    assert list(told["players"]) == ["2", "3"]
    assert told["players"]["3"] == {"seed": 1, "points": 0.0}
    mine = told["players"]["2"]
    assert (mine["seed"], mine["matches"], mine["decisions"], mine["points"]) == (5, 4, 4, -0.5)
    assert scaled(Estimate(0.5, 0.1), Scaling(*mine["win"])).value == pytest.approx(0.25, abs=0.02)
