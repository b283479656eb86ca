"""The model behind `docs/scale.md`: from costs to processes, and what of it cannot be bought."""

import json
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from benchmarks import scale
from benchmarks.scale import BUSY, Costs, curve, needed, waiting, worker_load

COSTS = Costs(2e-4, 4e-4, 2e-4, 3e-4, 2e-5, 1e-5, {"kitten": 1e-3}, 20_000, 10_000, 400)


def test_one_worker_bears_what_it_takes_itself() -> None:
    assert worker_load(COSTS, 1000, 1) == pytest.approx(0.4)
    assert needed(COSTS, BUSY / COSTS.move_postgresql) == 1
    assert needed(COSTS, 1.01 * BUSY / COSTS.move_postgresql) > 1


def test_no_number_of_workers_bears_what_each_of_them_hears() -> None:
    assert needed(COSTS, 1.01 * BUSY / COSTS.heard_elsewhere, 10_000) == 0


def test_waiting_grows_with_the_load() -> None:
    waits = [waiting(load, 1e-3, Random(1)) for load in (0.1, 0.5, 0.9, 1.0)]
    assert waits == sorted(waits)
    assert waits[-1] == float("inf")


def test_the_curve_goes_up_to_a_million_tables() -> None:
    points = curve(COSTS)
    assert points[-1].tables == 1_000_000
    for one in points:
        each = worker_load(COSTS, one.moves / one.databases, one.workers)
        assert each <= BUSY
    assert [one.databases for one in points] == sorted(one.databases for one in points)


def test_costs_of_a_file_are_used_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "scale.json"
    file.write_text(json.dumps({"costs": asdict(COSTS)}))
    assert scale.main(["--costs", str(file), "--json", str(tmp_path / "again.json")]) == 0
    assert json.loads((tmp_path / "again.json").read_text())["costs"] == asdict(COSTS)
    said = capsys.readouterr().out
    assert "1,000,000" in said
    assert "a thought of kitten" in said
