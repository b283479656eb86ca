"""The benchmarks of the bots run and go on; what they measure is not judged here."""

import json
import sys
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

from benchmarks import soak_bots, strength
from benchmarks.tune_heuristic import FILE, TUNED, bounded, row_of, told
from purradox.arena.errors import ArenaError
from purradox.arena.folder import Folder
from purradox.arena.report import report_of
from purradox.arena.settings import Settings, Stop
from purradox.bots import bot_maker
from purradox.search.heuristic import heuristic_weights


def test_every_question_has_its_arenas() -> None:
    former = f"{sys.executable} -m purradox bot search"
    tasks = list(strength.tasks([2, 3, 4, 5], None, 1.0, former, 5.0))
    assert {task.part for task in tasks} == set(strength.PARTS)
    assert len({(task.part, task.name, task.players) for task in tasks}) == len(tasks)
    for task in tasks:
        for bot in task.bots:
            bot_maker(bot)
    among = [task for task in tasks if task.name == "search over greedy"]
    assert [task.bots.count("greedy") for task in among] == [1, 2, 3, 4]
    assert {task.claim for task in tasks if task.part == "former"} == {
        f"search:seconds=1 > exec:{former} - 5%"
    }
    thought = [task.bots for task in tasks if task.part == "thought" and task.players == 3]
    assert thought[0] == ("search:seconds=0.2", "search:seconds=0.05", "search:seconds=0.05")


def test_simulations_can_stand_for_seconds() -> None:
    tasks = list(strength.tasks([3], 1000, 1.0))
    assert not any("seconds" in bot for task in tasks for bot in task.bots)
    assert strength.budget_of(0.05, 1000) == "simulations=50"


def test_an_arena_is_counted_once_and_gone_on_with(tmp_path: Path) -> None:
    task = strength.Task("ladder", "careful over random", ("careful", "random"), 3)
    first = strength.played(task, tmp_path, 2, seed=1, processes=1)
    again = strength.played(task, tmp_path, 2, seed=1, processes=1)
    assert first == again
    row = strength.played(task, tmp_path, 4, seed=1, processes=1)
    assert (row["deals"], row["matches"]) == (4, 12)
    assert json.loads(json.dumps(row)) == row
    assert strength.table_of("ladder", [row]).row_count == 1
    other = strength.Task("ladder", "careful over random", ("greedy", "random"), 3)
    with pytest.raises(ArenaError):
        strength.played(other, tmp_path, 2, seed=1, processes=1)


def test_one_is_measured_against_all_the_others_together(tmp_path: Path) -> None:
    bots = ("careful", "random", "random")
    row = strength.played(strength.Task("others", "one", bots, 3), tmp_path, 4, 1, 1)
    settings = Settings(bots, 3, seed=1, version=strength.version())
    report = report_of(Folder(tmp_path / "others-one-3").entries(), settings, Stop(4))
    first, *others = [one.points.mean or 0.0 for one in report.standings]
    assert row["points"][0] == pytest.approx(first - fmean(others))
    pairs = [pair.ahead.mean or 0.0 for pair in report.pairs if pair.first == "careful"]
    assert len(pairs) == 2
    assert row["ahead"][0] == pytest.approx(fmean(pairs))


def test_other_weights_are_another_player(tmp_path: Path) -> None:
    weights = tmp_path / "neural" / "weights.npz"
    weights.parent.mkdir()
    weights.write_bytes(b"some")
    before = strength.version(tmp_path)
    assert strength.version(tmp_path) == before
    weights.write_bytes(b"others")
    assert strength.version(tmp_path) != before != strength.version()


def test_it_stops_when_it_is_decided(tmp_path: Path) -> None:
    plain = strength.Task("others", "plain", ("careful", "random"), 2, decide=True)
    row = strength.played(plain, tmp_path, 80, 1, 1)
    assert row["decided"] == 1
    assert row["deals"] < 80
    assert row["ahead"][1] > 0.5
    assert row["points"][0] > 0
    unfair = strength.Task("others", "unfair", ("random", "careful"), 2, decide=True)
    assert strength.played(unfair, tmp_path, 80, 1, 1)["decided"] == -1
    few = strength.Task("others", "few", ("careful", "random"), 2, decide=True)
    row = strength.played(few, tmp_path, 2, 1, 1)
    assert (row["deals"], row["decided"]) == (2, 0)
    assert row["ahead"][1] < 0.5 < row["ahead"][2]
    table = strength.table_of("others", [row])
    assert "undecided" in list(table.columns[-2].cells)


def test_the_soak_counts_decisions() -> None:
    counted = soak_bots.soaked(300, 1, lambda _: None)
    assert counted.total() >= 300
    assert set(counted) <= set(soak_bots.SPECS)
    for spec in soak_bots.TIMED:
        bot_maker(spec)
    assert [soak_bots._allowed(spec) for spec in soak_bots.TIMED] == [0.05, 0.2, 1.0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tuning_speaks_of_the_weights_that_the_heuristic_has(players: int) -> None:
    kept = json.loads(FILE.read_text("utf-8"))[str(players)]
    values = np.array([kept[name] for name in TUNED])
    assert (row_of(values, players) == heuristic_weights(players)[0]).all()
    assert told(values) == kept
    assert (bounded(values * 1000) >= bounded(values)).all()
