"""The chance to win a match after a round."""

from math import sqrt

import numpy as np
import pytest

from purradox.evaluation import SPREADS
from purradox.kernel.state import SEATS, STATE, setup_of
from purradox.rules import PLAYERS, variant
from purradox.search.match_odds import NODES, match_odds, win_chances
from purradox.search.rollout import round_scores


def chances(totals: tuple[int, ...], points: tuple[int, ...], left: int) -> list[float]:
    states, scored = np.zeros(1, STATE), np.zeros((1, SEATS), np.int8)
    states[0]["totals"][: len(totals)] = totals
    scored[0, : len(points)] = points
    found = np.zeros(SEATS)
    players = len(totals)
    win_chances(setup_of(variant(players)), states[0], scored, match_odds(players, left), found)
    return [float(one) for one in found[:players]]


@pytest.mark.parametrize("totals", [(0, 0), (5, 1, 0), (3, 3, 3), (9, 5, 4, 1), (9, 5, 4, 1, 0)])
def test_chances_to_win_add_up(totals: tuple[int, ...]) -> None:
    for left in range(1, len(totals)):
        found = chances(totals, (0,) * len(totals), left)
        assert sum(found) == pytest.approx(1, abs=1e-4)
        assert found == sorted(found, reverse=True)
        if len(set(totals)) == 1:
            assert found == pytest.approx([1 / len(totals)] * len(totals), abs=1e-4)
        assert len(match_odds(len(totals), left).weights) == NODES


def test_points_of_the_round_count_as_the_totals_do() -> None:
    assert chances((4, 2, 1), (0, 3, -2), 1) == pytest.approx(chances((4, 5, -1), (0, 0, 0), 1))


def test_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    many, few = (chances((8, 4, 4, 4), (0, 0, 0, 0), left)[0] for left in (3, 1))
    assert 0.25 < many < few < chances((8, 4, 4, 4), (0, 0, 0, 0), 0)[0] == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_are_those_of_a_lottery(players: int) -> None:
    """The sum by Gauss–Hermite quadrature against drawing the rounds that are left."""
    totals = (7, 6, 4, 4, 1)[:players]
    random = np.random.default_rng(1)
    drawn = random.normal(0, SPREADS[players], (200_000, players)) + np.array(totals)
    shares = np.bincount(drawn.argmax(axis=1), minlength=players) / len(drawn)
    assert chances(totals, (0,) * players, 1) == pytest.approx(list(shares), abs=0.005)


@pytest.mark.parametrize("players", PLAYERS)
def test_rounds_to_come_spread_as_rounds_do(players: int) -> None:
    scores = round_scores(variant(players), 1500)
    among = scores - scores.mean(axis=1, keepdims=True)
    spread = sqrt((among**2).sum(axis=1).mean() / (players - 1))
    assert SPREADS[players] == pytest.approx(spread, rel=0.05)


def test_after_the_last_round_the_higher_last_score_breaks_a_tie() -> None:
    assert chances((3, 4, 0), (5, 4, 1), 0) == [1, 0, 0]
    assert chances((4, 4, 0), (5, 5, 1), 0) == [0.5, 0.5, 0]
