"""Who plays does not matter: one process, two, or a Ray cluster give the same bytes."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from purradox.arena import ArenaError, Folder, Settings, Stop, run
from purradox.arena.cluster import by_ray
from purradox.arena.executors import Executor, in_several_processes, in_this_process
from purradox.arena.journal import RECORDS
from purradox.arena.report import standings
from purradox.notation import BadRecord, loads
from tests.arena.strangers import strangers

__all__ = ["strangers"]

SETTINGS = Settings(("careful", "random", "careful", "random"), 3, seed=2)
STOP = Stop(deals=8, until="careful > random")


def played(folder: Path, executor: Executor) -> tuple[bytes, dict[str, Any]]:
    """The records, and the report without what a clock has measured."""
    report = standings(run(Folder(folder), SETTINGS, STOP, executor)).as_json()
    for one in report["standings"]:
        assert one.pop("seconds") > 0
        assert one.pop("worst_seconds") > 0
    return (folder / RECORDS).read_bytes(), report


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[str, Any]]:
    return played(tmp_path_factory.mktemp("arena") / "alone", in_this_process)


def test_two_processes_give_the_same_bytes(
    alone: tuple[bytes, dict[str, Any]], tmp_path: Path
) -> None:
    assert alone[1]["until"]["sign"] == 1
    assert len(alone[0].splitlines()) == 21  # decided a deal before the last
    assert played(tmp_path / "two", in_several_processes(2)) == alone


def test_a_ray_cluster_of_two_processes_gives_the_same_bytes(
    alone: tuple[bytes, dict[str, Any]], tmp_path: Path
) -> None:
    assert played(tmp_path / "ray", by_ray("local", 2)) == alone


def test_without_ray_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ModuleNotFoundError, match="ray"):
        by_ray("local")


def test_without_openskill_nothing_is_begun(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(ModuleNotFoundError, match="openskill"):
        run(Folder(tmp_path / "a"), SETTINGS, STOP)
    assert not (tmp_path / "a").exists()


@pytest.mark.parametrize(
    "address", ["nonsense", "127.0.0.1:1", "ray://127.0.0.1:1", "a:b", ":5", "x:99999"]
)
def test_a_cluster_that_does_not_answer_is_named_soon(address: str, tmp_path: Path) -> None:
    with pytest.raises(ArenaError) as caught:
        run(Folder(tmp_path / "a"), SETTINGS, STOP, by_ray(address))
    assert caught.value.code == "arena-ray-unreachable"
    assert caught.value.details["address"] == address


@pytest.mark.usefixtures("strangers")
def test_a_process_that_dies_is_told_and_what_was_played_stays(tmp_path: Path) -> None:
    settings = Settings(("dying", "careful"), 2)
    with pytest.raises(ArenaError) as caught:
        run(Folder(tmp_path / "a"), settings, STOP_PLAIN, in_several_processes(2))
    assert caught.value.code == "arena-worker-died"
    assert (tmp_path / "a" / RECORDS).read_bytes() == b""


STOP_PLAIN = Stop(deals=3)


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(
    ("bot", "executor", "code", "reason"),
    [
        ("raising", in_this_process, "arena-bot-raised", "RuntimeError: no {idea} at all"),
        ("raising", in_several_processes(2), "arena-bot-raised", "RuntimeError: no {idea} at all"),
        ("cheating", in_this_process, "arena-bot-illegal", "Discard(seat=0, number=99)"),
        ("silent", in_this_process, "arena-bot-illegal", "None"),
        ("leaving", in_this_process, "arena-bot-raised", "SystemExit: 3"),
        ("stillborn", in_this_process, "arena-bot-raised", "ValueError: not today"),
    ],
)
def test_a_bot_that_breaks_a_match_stops_the_arena_and_the_record_so_far_is_kept(
    tmp_path: Path, bot: str, executor: Executor, code: str, reason: str
) -> None:
    settings = Settings(("first", bot), 2)
    with pytest.raises(ArenaError) as caught:
        run(Folder(tmp_path / "a"), settings, STOP_PLAIN, executor)
    details = caught.value.details
    assert (caught.value.code, details["name"]) == (code, bot)
    if bot != "cheating":
        assert details["reason"] == reason
    else:
        assert "number=99" in str(details["reason"])
    text = Path(str(details["file"])).read_text("utf-8")
    checked = loads(text)
    assert checked.record.seats == settings.seated(int(str(details["match"])))
    rounds = {"raising": 2, "cheating": 2, "silent": 1, "leaving": 1, "stillborn": 0}
    assert len(checked.record.rounds) == rounds[bot]
    if bot == "raising":
        assert "Traceback" in text


@pytest.mark.usefixtures("strangers")
def test_matches_before_the_broken_one_are_kept(tmp_path: Path) -> None:
    """Three chairs, four entrants: some deals are without the one that fails."""
    settings = Settings(("first", "random", "careful", "silent"), 3, seed=7)
    without = [deal for deal in range(4) if 3 not in settings.schedule.line_up(deal)]
    assert without == [0]
    with pytest.raises(ArenaError) as caught:
        run(Folder(tmp_path / "a"), settings, STOP_PLAIN)
    assert caught.value.details["match"] == 3
    lines = (tmp_path / "a" / RECORDS).read_text("utf-8").splitlines()
    assert len(lines) == 3
    assert not any(isinstance(loads(line), BadRecord) for line in lines)
    with pytest.raises(ArenaError):
        run(Folder(tmp_path / "a"), settings, STOP_PLAIN)
    assert json.loads(lines[0])["players"] == 3
