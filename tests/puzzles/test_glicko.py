"""Glicko-2 against the example of its paper, and what ratings must do."""

import pytest

from purradox.puzzles.glicko import LEAST_DEVIATION, NEWCOMER, Rating, after, contest


def test_the_example_of_the_paper() -> None:
    others = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = after(Rating(1500, 200, 0.06), others)
    assert found.value == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_wins_rises_and_who_loses_falls() -> None:
    person, puzzle = contest(NEWCOMER, Rating(1700, 200), won=True)
    assert person.value > NEWCOMER.value
    assert puzzle.value < 1700
    assert person.deviation < NEWCOMER.deviation
    surprise, expected = (
        contest(Rating(1500, 100), Rating(other, 100), won=True)[0].value for other in (1900, 1100)
    )
    assert surprise > expected


def test_a_long_series_stays_where_it_belongs() -> None:
    person, strong = NEWCOMER, 0
    for round_ in range(400):
        person, _ = contest(person, Rating(1500, 60), won=round_ % 4 != 0)
        strong = max(strong, round(person.deviation))
    assert 1600 < person.value < 1800  # three of four
    assert person.deviation >= LEAST_DEVIATION


def test_extreme_results_are_no_trouble() -> None:
    person = NEWCOMER
    for _ in range(200):
        person, _ = contest(person, Rating(400, 200), won=False)
    assert 0 < person.volatility < 1
    assert person.value > -5000
