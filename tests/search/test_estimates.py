"""What is said of simulations, against the same figures worked out the long way."""

import numpy as np
import pytest

from purradox.evaluation import Estimate
from purradox.kernel.types import Reals
from purradox.search.estimates import (
    DOUBT,
    USUAL,
    Batched,
    Comparison,
    Ranking,
    batched,
)
from purradox.search.particles import PARTICLES
from purradox.search.posterior import Places
from purradox.search.rollout import FIELDS, KEPT, POINTS


def by_particle(deals: int) -> Places:
    """Particles are taken in turn."""
    return np.arange(deals) % PARTICLES


def outcomes(deals: int, means: list[float], seed: int) -> Reals:
    """Made-up outcomes: chance that all moves share, and chance of their own."""
    random = np.random.default_rng(seed)
    made = np.zeros((deals, len(means), FIELDS))
    shared = random.normal(0, 3, (deals, 1))
    made[..., POINTS] = shared + random.normal(0, 1, (deals, len(means))) + np.array(means)
    return made


def compared(made: Reals, best: int, active: list[int] | None = None) -> Comparison:
    places = list(range(made.shape[1])) if active is None else active
    return Comparison(made, made[..., POINTS], by_particle(len(made)), best, places, 0)


def test_errors_are_those_of_the_particles() -> None:
    random = np.random.default_rng(1)
    akin = random.normal(0, 1, PARTICLES)
    values = np.tile(akin, 20) + random.normal(0, 0.01, 20 * PARTICLES)
    found = batched(values, by_particle(len(values)))
    assert found.means == pytest.approx(values.mean())
    assert found.errors == pytest.approx(akin.std(ddof=1) / np.sqrt(PARTICLES), rel=0.02)
    alone = batched(values[:PARTICLES], by_particle(PARTICLES))
    assert alone.errors == pytest.approx(values[:PARTICLES].std(ddof=1) / np.sqrt(PARTICLES))
    assert batched(values[:1], by_particle(1)).errors == DOUBT
    families = by_particle(len(values)) // 4
    copies = batched(np.tile(np.repeat(akin[::4], 4), 20), families).errors
    assert copies == pytest.approx(akin[::4].std(ddof=1) / np.sqrt(PARTICLES / 4))


def test_deals_in_which_a_move_was_not_tried_do_not_count() -> None:
    values = np.random.default_rng(2).normal(0, 1, (100, 2))
    values[40:, 1] = np.nan
    found = batched(values, by_particle(len(values)))
    assert found.means[1] == pytest.approx(values[:40, 1].mean())
    assert found.errors[0] < found.errors[1]


def test_what_moves_share_drops_out_of_their_differences() -> None:
    made = outcomes(640, [0.0, 1.0, 2.0], seed=1)
    found, points = compared(made, 2), made[..., POINTS]
    paired = points[:, 2] - points[:, 0]
    loss = found.losses(points)[0]
    assert loss.value == pytest.approx(paired.mean())
    assert loss.error == pytest.approx(paired.std(ddof=1) / np.sqrt(640), rel=0.4)
    assert loss.error < found.mean(0, POINTS).error / 1.5
    assert found.losses(points)[2].value == 0
    assert found.mean(2, POINTS).value == pytest.approx(points[:, 2].mean())


def test_a_move_that_was_tried_in_few_deals_is_corrected_for_their_kindness() -> None:
    """The best move is a control: without it the error would be twice as large."""
    wrong, plain = [], []
    for seed in range(60):
        made = outcomes(640, [0.0, 1.0], seed)
        made[32:, 0] = np.nan
        wrong.append(compared(made, 1, [1]).mean(0, POINTS).value)
        plain.append(made[:32, 0, POINTS].mean())
    assert np.std(wrong) < 0.6 * np.std(plain)
    assert abs(np.mean(wrong)) < 3 * np.std(wrong) / np.sqrt(len(wrong))


def test_what_always_happens_is_certain_however_few_the_deals() -> None:
    made = outcomes(320, [0.0, 1.0], seed=4)
    made[..., KEPT] = np.random.default_rng(5).random((320, 2)) < 0.4
    made[:, 0, KEPT] = 1.0
    made[8:, 0] = np.nan
    found = compared(made, 1, [1]).share(0, KEPT)
    assert found.value == 1
    assert found.error > 0


def test_equal_moves_lose_nothing_on_average() -> None:
    """The naive difference to the best of eight would be about 0.1 each time."""
    losses = []
    for seed in range(200):
        made = outcomes(192, [0.0] * 8, seed)
        best = int(made[..., POINTS].mean(axis=0).argmax())
        losses.append(compared(made, best).losses(made[..., POINTS])[0].value)
    error = np.std(losses) / np.sqrt(len(losses))
    assert abs(np.mean(losses)) < 3 * error
    assert error < 0.02


def test_ahead_of_a_move_by_lot_is_ahead_of_the_mean_of_all() -> None:
    made, lot = outcomes(500, [0.0, 1.0, 2.0], seed=3), np.array([0.2, 0.3, 0.5])
    points = made[..., POINTS]
    ahead = compared(made, 2).advantage(2, lot)
    assert ahead.value == pytest.approx((points[:, 2] - points @ lot).mean())
    assert ahead.error > 0
    assert list(lot) == [0.2, 0.3, 0.5], "the lot is as it was"


def test_a_move_that_is_drawn_for_sure_is_as_good_as_itself() -> None:
    """Squares that differ in their last bit only must not make the error of it no number."""
    found = compared(outcomes(64, [0.0, 0.0], 5), 0)
    for error in np.random.default_rng(7).uniform(0, 1, 1000):
        found.behind = Batched(np.zeros(2), np.array([error, 0.0]))
        assert found.advantage(0, np.array([1.0, 0.0])) == Estimate(0.0, 0.0)


def test_the_prior_decides_where_simulations_do_not() -> None:
    values = np.random.default_rng(1).normal(0, 1, (64, 2))
    assert Ranking(values, by_particle(64), np.array([0.99, 0.01]), USUAL).order[0] == 0
    assert Ranking(values, by_particle(64), np.array([0.01, 0.99]), USUAL).order[0] == 1
    apart = values + np.array([0.0, 5.0])
    assert Ranking(apart, by_particle(64), np.array([0.99, 0.01]), USUAL).order[0] == 1
    assert Ranking(apart, by_particle(64), np.array([0.99, 0.01]), USUAL).certain
    assert not Ranking(values, by_particle(64), np.array([0.5, 0.5]), USUAL).certain
