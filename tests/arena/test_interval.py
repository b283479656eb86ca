"""Intervals: right quantiles, right coverage."""

import math
from collections.abc import Callable
from random import Random
from statistics import fmean, stdev

import pytest

from purradox.arena.interval import Interval, Running, student


@pytest.mark.parametrize(
    ("confidence", "freedom", "expected"),
    [
        (0.95, 1, 12.706205),
        (0.95, 2, 4.302653),
        (0.95, 9, 2.262157),
        (0.99, 30, 2.749996),
        (0.95, 999, 1.962341),
        (0.95, 1001, 1.962337),
        (0.95, 10**7, 1.959964),
    ],
)
def test_quantiles_of_student_are_those_of_the_tables(
    confidence: float, freedom: int, expected: float
) -> None:
    assert student(confidence, freedom) == pytest.approx(expected, abs=5e-6)


def test_the_interval_is_that_of_the_textbook() -> None:
    values = [3.0, 5.5, 4.0, 1.5, 6.0]
    running = Running()
    for value in values:
        running.add(value)
    half = 2.776445 * stdev(values) / math.sqrt(5)
    interval = running.interval()
    assert interval.deals == 5
    assert interval.mean == pytest.approx(fmean(values))
    assert interval.low == pytest.approx(fmean(values) - half, abs=1e-5)
    assert interval.high == pytest.approx(fmean(values) + half, abs=1e-5)


@pytest.mark.parametrize(
    ("values", "low", "high"),
    [
        ([1.0] * 10, 0.6615, 1.0),  # 1 / (1 + t² / n) with t = 2.262157
        ([0.0] * 10, 0.0, 0.3385),
        ([1.0] * 400, 0.9904, 1.0),
        ([0.5] * 10, 0.2091, 0.7909),
        ([1.0, 0.0] * 10, 0.2836, 0.7164),
    ],
)
def test_a_share_that_was_seen_always_or_never_is_not_certain(
    values: list[float], low: float, high: float
) -> None:
    running = Running()
    for value in values:
        running.add(value)
    interval = running.share_interval()
    assert interval.mean == fmean(values)
    assert interval.low == pytest.approx(low, abs=1e-4)
    assert interval.high == pytest.approx(high, abs=1e-4)


@pytest.mark.parametrize("chance", [0.5, 0.9, 0.97])
@pytest.mark.parametrize("deals", [5, 20])
def test_the_interval_of_a_share_holds_the_truth_at_the_edges_too(
    deals: int, chance: float, record_property: Callable[[str, object], None]
) -> None:
    """Three rotations share the luck of their deal; Student's interval fails near 1."""
    random, runs = Random(2), 1000
    held = {"Wilson": 0, "Student": 0}
    for _ in range(runs):
        running = Running()
        for _ in range(deals):
            mine = random.betavariate(4 * chance, 4 * (1 - chance))
            running.add(fmean(random.random() < mine for _ in range(3)))
        for name, one in (("Wilson", running.share_interval()), ("Student", running.interval())):
            assert one.low is not None
            assert one.high is not None
            held[name] += one.low <= chance <= one.high
        assert 0 <= (running.share_interval().low or 0) <= (running.share_interval().high or 0) <= 1
    record_property(
        "measured",
        f"95 % interval of a share of {chance:.0%} over {deals} deals: Wilson’s holds it in "
        f"{held['Wilson'] / runs:.1%} of {runs} simulated arenas, Student’s in "
        f"{held['Student'] / runs:.1%}",
    )
    assert held["Wilson"] / runs > 0.93
    assert chance < 0.95 or held["Student"] / runs < 0.93


def test_one_deal_has_a_mean_and_no_interval_and_none_has_neither() -> None:
    running = Running()
    assert running.interval() == Interval(0)
    running.add(2.5)
    assert running.interval() == Interval(1, 2.5)
    assert running.interval().sign == 0


@pytest.mark.parametrize(
    ("low", "high", "sign"), [(0.1, 0.5, 1), (-0.1, 0.5, 0), (-0.5, -0.1, -1), (0.0, 0.0, 0)]
)
def test_the_sign_says_whether_zero_is_excluded(low: float, high: float, sign: int) -> None:
    assert Interval(9, (low + high) / 2, low, high).sign == sign


@pytest.mark.parametrize("deals", [5, 20])
def test_the_interval_over_deals_holds_the_truth_as_often_as_it_says_and_one_over_rounds_does_not(
    deals: int, record_property: Callable[[str, object], None]
) -> None:
    """Nine rounds on the same cards share their luck: as independent ones they promise too much."""
    random, runs, truth = Random(1), 1000, 0.3
    held = {"deals": 0, "rounds": 0}
    for _ in range(runs):
        by_deal, by_round = Running(), Running()
        for _ in range(deals):
            luck = random.gauss(0, 1)
            rounds = [truth + luck + random.expovariate(1) - 1 for _ in range(9)]
            by_deal.add(fmean(rounds))
            for one in rounds:
                by_round.add(one)
        for name, running in (("deals", by_deal), ("rounds", by_round)):
            low, high = running.interval().low, running.interval().high
            assert low is not None
            assert high is not None
            held[name] += low < truth < high
    record_property(
        "measured",
        f"95 % interval of {deals} deals: holds the truth in {held['deals'] / runs:.1%} of {runs} "
        f"simulated arenas, over rounds it would in {held['rounds'] / runs:.1%}",
    )
    assert 0.93 < held["deals"] / runs < 0.97
    assert held["rounds"] / runs < 0.75
