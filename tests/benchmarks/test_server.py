"""The benchmark of the server counts right, and its scripts run."""

import asyncio
import gc
import json
import math
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from benchmarks import server, soak_input
from benchmarks.crowd import Crowd, Tally


def test_percentiles_are_in_milliseconds() -> None:
    values = [number / 1000 for number in range(100, 0, -1)]
    assert server.percentile(values, 0.5) == pytest.approx(51)
    assert server.percentile(values, 0.99) == pytest.approx(100)
    assert math.isnan(server.percentile([], 0.5))


@pytest.mark.skipif(sys.platform != "linux", reason="it reads what a process takes")
def test_a_crowd_plays_whole_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "told.json"
    assert server.main(["--quick", "--only", "SQLite, 100", "--json", str(file)]) == 0
    told = json.loads(file.read_text("utf-8"))
    (row,) = told["results"].values()
    assert row["clients"] == 8
    assert row["moves"] * row["seconds"] > 20
    assert row["deliveries"] > 4 * row["moves"]
    assert row["matches"] > 0
    assert 0 < row["own_p50"] <= row["own_p99"]
    assert row["refused"] == {}
    assert row["megabytes"] > 20
    assert "SQLite, 100 clients" in capsys.readouterr().out


def test_who_leaves_during_a_rematch_closes_the_connection() -> None:
    closed = list[bool]()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.set()
        with suppress(ConnectionError):
            await reader.read()
        closed.append(reader.at_eof())
        writer.close()

    async def left() -> None:
        async with await asyncio.start_server(silent, "127.0.0.1") as silence:
            host, port = silence.sockets[0].getsockname()
            crowd = Crowd(f"http://{host}:{port}")
            crowd.rematch("table", "token")
            await asked.wait()
            await crowd.leave()

    asked = asyncio.Event()
    asyncio.run(left())
    gc.collect()  # what was not closed is told now
    assert closed == [True]


def test_what_is_wanted_is_compared() -> None:
    assert set(server.BOUNDS) == set(server.scenarios(1.0, 1.0))
    row = server.told(Tally(moves=3500, deliveries=9, own=[0.017]), 1.0)
    assert server.met("SQLite, 100 clients", row)
    assert not server.met("SQLite, 100 clients", row | {"moves": 3000})
    assert not server.met("SQLite, 100 clients", row | {"own_p99": 19.0})
    assert server.shown("SQLite, 100 clients", row).endswith("  met")
    assert "missed" in server.shown("SQLite, 2000 idle connections", {"megabytes": 301})


@pytest.mark.skipif(sys.platform != "linux", reason="it reads what a process takes")
def test_a_soak_of_odd_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "told.json"
    few = ["--frames", "1000", "--requests", "300", "--backends", "sqlite"]
    assert soak_input.main([*few, "--json", str(file)]) == 0
    told = json.loads(file.read_text("utf-8"))["sqlite"]
    assert told["frames"] >= 1000
    assert sum(told["statuses"].values()) == 300
    assert {"200", "404", "422"} <= told["statuses"].keys()
    assert told["log"] == []
    assert "not-a-message" in capsys.readouterr().out
