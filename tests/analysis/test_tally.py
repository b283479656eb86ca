"""Sums over worlds, against the same figures reckoned the long way."""

import numpy as np
import pytest

from purradox.analysis.tally import FOLDS, Tally
from purradox.analysis.trying import FIELDS, POINTS, WIN


def outcomes(
    worlds: int, means: list[float], seed: int
) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    """Made-up outcomes: luck that all choices share, and luck of their own."""
    random = np.random.default_rng(seed)
    made = np.zeros((worlds, len(means), FIELDS))
    shared = random.normal(0, 3, (worlds, 1))
    made[..., POINTS] = shared + random.normal(0, 1, (worlds, len(means))) + np.array(means)
    made[..., WIN] = made[..., POINTS] / 20
    return made


def tallied(made: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]", chunk: int) -> Tally:
    tally = Tally.empty(made.shape[1])
    for begin in range(0, len(made), chunk):
        tally = tally + Tally.of(made[begin : begin + chunk], begin)
    return tally


def test_means_and_errors_are_the_usual_ones() -> None:
    made = outcomes(500, [0.0, 1.0, 2.0], seed=1)
    tally = tallied(made, 32)
    points = made[..., POINTS]
    assert tally.worlds == 500
    assert np.allclose(tally.mean(POINTS), points.mean(axis=0))
    assert np.allclose(tally.error(1), points.std(axis=0, ddof=1) / np.sqrt(500))
    paired = points[:, 2] - points[:, 0]
    loss = tally.loss(1, 0)
    assert loss.value == pytest.approx(paired.mean())
    assert loss.error == pytest.approx(paired.std(ddof=1) / np.sqrt(500), rel=0.05)
    assert loss.error < tally.error(1)[0] / 1.5, "the luck that choices share drops out"
    assert tally.loss(1, 2).value == 0


@pytest.mark.parametrize("chunk", [1, 7, 32, 500])
def test_how_worlds_are_cut_up_does_not_matter(chunk: int) -> None:
    made = outcomes(500, [0.0, 0.1], seed=2)
    whole, parts = tallied(made, 500), tallied(made, chunk)
    assert list(parts.counts) == [63] * 4 + [62] * (FOLDS - 4)
    assert np.allclose(whole.sums, parts.sums)
    assert whole.loss(0, 0).value == pytest.approx(parts.loss(0, 0).value)


def test_ahead_of_a_choice_by_lot_is_ahead_of_the_mean_of_all() -> None:
    made = outcomes(500, [0.0, 1.0, 2.0], seed=3)
    points, lot = made[..., POINTS], np.array([0.2, 0.3, 0.5])
    paired = points[:, 2] - points @ lot
    ahead = tallied(made, 32).ahead(1, 2, lot)
    assert ahead.value == pytest.approx(paired.mean())
    assert ahead.error == pytest.approx(paired.std(ddof=0) / np.sqrt(499), rel=1e-6)
    assert list(lot) == [0.2, 0.3, 0.5], "the lot is as it was"


def test_equal_choices_lose_nothing_on_average() -> None:
    """The naive difference to the best of eight would be about 0.1 each time."""
    losses = [tallied(outcomes(200, [0.0] * 8, seed), 200).loss(1, 0) for seed in range(200)]
    mean = np.mean([loss.value for loss in losses])
    error = np.std([loss.value for loss in losses]) / np.sqrt(len(losses))
    assert abs(mean) < 3 * error
    assert error < 0.01
