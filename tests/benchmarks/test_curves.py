"""Pictures are drawn from what was measured; those in the docs are of their figures."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from benchmarks import intervals
from benchmarks.curves import heads, learned
from benchmarks.lines import Panel, drawn
from purradox.puzzles.puzzle import lines

DOCS = Path(__file__).parents[2] / "docs"


def test_the_figures_of_puzzles_are_of_those_that_are_shipped() -> None:
    told = json.loads((DOCS / "puzzles.json").read_text("utf-8"))
    assert told["puzzles"] == Counter(one["kind"] for one in lines().values())
    assert len(told["check"]) >= 200
    assert all(one["holds"] for one in told["check"])
    assert {one["id"] for one in told["check"]} <= set(lines())


def test_rounds_are_put_together() -> None:
    by_players = {players: {"score": float(players), "paradox": 0.5} for players in "2345"}
    line = {"rows": 1_000_000, "entropy": 0.5, **by_players}
    told = learned([line] * 30)
    assert told["decisions"] == [20.0, 30.0]
    assert told["entropy"] == [0.5, 0.5]
    assert told["score"]["4"] == [4.0, 4.0]


def test_shares_are_told_by_who_learned_and_against_whom() -> None:
    told = heads(
        [
            {"who": "all heads", "round": 0, "package": {"2": 0.1}},
            {"who": "all heads", "round": 10, "package": {"2": 0.3}},
            {"who": "without cards", "round": 0, "package": {"2": 0.1}, "all heads": {"2": 0.2}},
        ]
    )
    assert told["all heads"] == {"rounds": [0, 10], "against": {"package": {"2": [0.1, 0.3]}}}
    assert told["without cards"]["against"]["all heads"] == {"2": [0.2]}


def test_lines_are_told_in_words_too() -> None:
    page = drawn([Panel("Points & more", "rounds", {"one": [(0, 0.25), (10, 1.0)]})])
    assert "<title>Points &amp; more: one from 0.25 to 1.00</title>" in page
    assert page.count("<path") == 2


def test_intervals_are_told_in_words_and_drawn_on_one_scale() -> None:
    panel = intervals.Panel("A & b", "points", 0, {"a over b": {2: (1.0, 0.0, 2.0)}})
    page = intervals.drawn([panel])
    assert "<title>A &amp; b: a over b with 2 players 1.0 (0.0 to 2.0)</title>" in page
    ends = re.search(r'd="M ([\d.]+) \d+ H ([\d.]+)"/><circle cx="([\d.]+)"', page)
    assert ends is not None
    low, high, mean = map(float, ends.groups())
    assert mean == pytest.approx((low + high) / 2, abs=0.1)
