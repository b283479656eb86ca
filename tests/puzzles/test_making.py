"""How puzzles are made: the same from the same seed, whenever it is interrupted."""

import json
from collections import Counter
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from purradox.bots.neural.opinion import opinion
from purradox.puzzles.making import generator
from purradox.puzzles.making.__main__ import pack
from purradox.puzzles.making.difficulty import rating_of
from purradox.puzzles.making.generator import check, make
from purradox.puzzles.making.holders import NOBODY, hidden_cards, holders
from purradox.puzzles.puzzle import Kind, puzzles, read_puzzle
from purradox.rules import PlayerView
from purradox.search.decision import decision_of, memory_for
from purradox.search.posterior import GENERATION, SampledPosterior


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two players, and few simulations: how clear the answers are is not looked at here."""
    monkeypatch.setattr(generator, "BOARDS", ((2, "white"),))
    monkeypatch.setattr(generator, "FIRST", 100)
    monkeypatch.setattr(generator, "ERRORS", 2.0)


def made(work: Path, count: int) -> list[str]:
    for _ in make(work, 5, count):
        pass
    return work.read_text("utf-8").splitlines()


def test_the_same_seed_makes_the_same_puzzles_also_when_interrupted(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole", 3)
    work = tmp_path / "interrupted"
    work.write_text(whole[0] + "\n" + whole[1][:20], "utf-8")
    assert made(work, 3) == whole
    pack(work, tmp_path / "a", 3)
    pack(tmp_path / "whole", tmp_path / "b", 3)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    found = [one for line in whole for one in json.loads(line)["puzzles"]]
    rated = {"solved": {}, "rating": 1500}
    assert {read_puzzle(one | rated).seat for one in found} <= {0, 1}
    assert check(found[0], 1)["best"] in {one["choice"] for one in found[0]["values"]}


def reading() -> tuple[PlayerView, int]:
    """A position with few hidden cards, of three players."""
    few = (one for one in puzzles() if one.kind is Kind.READ)
    views = ((one.view, one.number or 0) for one in few)
    return next(one for one in views if sum(hidden_cards(one[0])) == 6)


def test_holders_by_counting_are_those_of_all_deals() -> None:
    view, number = reading()
    hidden = [place + 1 for place, count in enumerate(hidden_cards(view)) for _ in range(count)]
    held = {seat: 0 for seat in range(3) if seat != view.seat}
    sizes = dict.fromkeys(held, view.table.variant.dealt - 1)
    for trick in (*view.table.tricks, view.table.trick):
        for play in trick.plays:
            if play.seat in sizes:
                sizes[play.seat] -= 1
    where: Counter[int] = Counter()
    for deal in permutations(hidden):
        at = 0
        for seat, size in sizes.items():
            where[seat] += number in deal[at : at + size]
            at += size
        where[NOBODY] += number in deal[at:]
    counted = holders(view, number, 0).counted
    for who, share in counted.items():
        assert share == pytest.approx(where[who] / where.total())


def test_holders_are_those_of_the_particles() -> None:
    """The exact sum and the Markov chain of the search are about the same distribution."""
    view, number = reading()
    exact = holders(view, number, 3).modelled
    decision = decision_of(view)
    parts = view, opinion(view).cards, decision, memory_for(decision.network)
    found = Counter[int]()
    for seed in range(8):
        posterior = SampledPosterior(*parts, seed)
        posterior.burn_in(100, lambda: True)
        for state in posterior.draw(0, GENERATION).states:
            hands = [int(state["hands"][seat]) >> 4 * (number - 1) & 15 for seat in range(3)]
            hands[view.seat] = 0
            found[int(np.argmax(hands)) if any(hands) else NOBODY] += 1
    for who, share in exact.items():
        assert found[who] / found.total() == pytest.approx(share, abs=0.05)


def test_the_more_solve_a_puzzle_the_easier_it_is() -> None:
    levels = ("kitten", "house", "alley", "laboratory")
    ratings = [
        rating_of({one: float(at < solved) for at, one in enumerate(levels[::-1])})
        for solved in range(5)
    ]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] > ratings[-1] + 300
