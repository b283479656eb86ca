"""The figures of the strategy page add up, and its tables show them."""

from pathlib import Path

import pytest

from benchmarks import strategy
from benchmarks.strategy import BLOCKS, Figures, figures_in, matches, study, written
from purradox.rules import variant

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_shows_the_figures() -> None:
    page = (DOCS / "strategy.md").read_text("utf-8")
    assert page.count("<!-- figures: ") > 10
    assert written(page, figures_in(DOCS / "strategy.json")) == page


def test_an_error_is_that_of_a_mean() -> None:
    """With one value in each block the jackknife is the usual standard error."""
    figures = Figures()
    for figures.block in range(BLOCKS):
        for _ in range(strategy.FEWEST):
            figures.add("topic", "row", figures.block)
    ((mean, error, count),) = figures.told()["topic"].values()
    assert (mean, count) == ((BLOCKS - 1) / 2, BLOCKS * strategy.FEWEST)
    spread = sum((block - mean) ** 2 for block in range(BLOCKS)) / (BLOCKS - 1)
    assert error == pytest.approx((spread / BLOCKS) ** 0.5, abs=1e-5)


def test_what_a_match_tells_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strategy, "FEWEST", 1)
    figures = Figures()
    (match,) = matches(variant(4), 1, 7)
    assert match.over
    for one in match.rounds:
        study(one, figures)
    told = figures.told()
    points, _, hands = told["round"]["points"]
    assert points * hands == pytest.approx(sum(match.score), abs=1e-3)
    assert sum(one[0] for one in told["predicted"].values()) == pytest.approx(1)
    assert sum(one[0] for one in told["led"].values()) == pytest.approx(1)
    paradoxes = sum(one[0] for one in told["paradox in trick"].values())
    assert paradoxes == pytest.approx(told["round"]["ends in a paradox"][0])
    tricks = sum(len(one.table.tricks) for one in match.rounds)
    assert told["round"]["tricks won by red"][2] == tricks
