"""Whatever puts an end to an arena, the next start goes on as if nothing had happened."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from purradox.arena import ArenaError, Folder, Settings, Stop, report_of, run
from purradox.arena.executors import Endings, in_this_process
from purradox.arena.journal import JOURNAL, RECORDS
from purradox.notation import read

SETTINGS = Settings(("random", "careful"), 2, seed=3)
STOP = Stop(deals=4)


def records(folder: Path) -> bytes:
    return (folder / RECORDS).read_bytes()


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "whole"
    run(Folder(folder), SETTINGS, STOP)
    return folder


def test_every_match_has_its_record_in_order(uninterrupted: Path) -> None:
    with (uninterrupted / RECORDS).open("rb") as stream:
        checked = list(read(stream))
    assert len(checked) == 8
    for match, one in enumerate(checked):
        assert one.match is not None
        assert one.match.over
        assert one.record.seats == SETTINGS.seated(match)


def test_a_journal_cut_off_anywhere_is_repaired(uninterrupted: Path, tmp_path: Path) -> None:
    journal = (uninterrupted / JOURNAL).read_bytes()
    second = journal.index(b"\n") + 1
    cuts = [0, 1, second - 1, second, second + 1, len(journal) // 2, len(journal) - 1]
    for at in cuts:
        folder = tmp_path / str(at)
        folder.mkdir()
        (folder / "manifest.json").write_bytes((uninterrupted / "manifest.json").read_bytes())
        (folder / JOURNAL).write_bytes(journal[:at])
        run(Folder(folder), SETTINGS, STOP)
        assert records(folder) == records(uninterrupted)
        assert len((folder / JOURNAL).read_bytes().splitlines()) == 8


@pytest.mark.parametrize("tail", [b"\x00" * 50, b"\x00" * 50 + b"\n", b"{}\n", b'{"match": 3}\n'])
def test_garbage_at_the_end_is_taken_away(uninterrupted: Path, tmp_path: Path, tail: bytes) -> None:
    whole = (uninterrupted / JOURNAL).read_bytes()
    run(Folder(tmp_path / "a"), SETTINGS, Stop(deals=1))
    with (tmp_path / "a" / JOURNAL).open("ab") as stream:
        stream.write(tail)
    run(Folder(tmp_path / "a"), SETTINGS, STOP)
    assert records(tmp_path / "a") == records(uninterrupted)
    assert (tmp_path / "a" / JOURNAL).read_bytes().count(b"\n") == whole.count(b"\n")


@pytest.mark.parametrize(
    "damage", [b"oops\n", b"[]\n", b'{"match": 0, "record": {"seats": ["x", "y"]}}\n']
)
def test_damage_in_the_middle_is_named_and_left_alone(tmp_path: Path, damage: bytes) -> None:
    run(Folder(tmp_path / "a"), SETTINGS, Stop(deals=1))
    file = tmp_path / "a" / JOURNAL
    first, second = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(first + damage + second)
    before = file.read_bytes()
    for attempt in (
        lambda: run(Folder(tmp_path / "a"), SETTINGS, STOP),
        lambda: report_of(Folder(tmp_path / "a").entries(), SETTINGS, STOP),
    ):
        with pytest.raises(ArenaError) as caught:
            attempt()
        assert caught.value.code == "arena-damaged"
        assert caught.value.details == {"file": str(file), "line": 2}
    assert file.read_bytes() == before


def test_matches_that_end_in_another_order_give_the_same_records(
    uninterrupted: Path, tmp_path: Path
) -> None:
    def backwards(settings: Settings, numbers: Iterator[int]) -> Endings:
        yield from in_this_process(settings, reversed(list(numbers)))

    run(Folder(tmp_path / "a"), SETTINGS, STOP, backwards)
    assert records(tmp_path / "a") == records(uninterrupted)


def test_ctrl_c_leaves_what_was_played(uninterrupted: Path, tmp_path: Path) -> None:
    def interrupted(settings: Settings, numbers: Iterator[int]) -> Endings:
        for played, ending in enumerate(in_this_process(settings, numbers)):
            if played == 5:
                raise KeyboardInterrupt
            yield ending

    with pytest.raises(KeyboardInterrupt):
        run(Folder(tmp_path / "a"), SETTINGS, STOP, interrupted)
    assert records(tmp_path / "a").splitlines() == records(uninterrupted).splitlines()[:4]
    assert report_of(Folder(tmp_path / "a").entries(), SETTINGS, STOP).deals == 2
    run(Folder(tmp_path / "a"), SETTINGS, STOP)
    assert records(tmp_path / "a") == records(uninterrupted)


def test_what_is_there_is_not_played_again(uninterrupted: Path, tmp_path: Path) -> None:
    def nobody(_: Settings, numbers: Iterator[int]) -> Endings:
        assert list(numbers) == []
        yield from ()

    before = (uninterrupted / JOURNAL).read_bytes()
    tally = run(Folder(uninterrupted), SETTINGS, STOP, nobody)
    assert (tally.deals, (uninterrupted / JOURNAL).read_bytes()) == (4, before)
    run(Folder(tmp_path / "a"), SETTINGS, Stop(deals=2))
    run(Folder(tmp_path / "a"), SETTINGS, STOP)
    assert records(tmp_path / "a") == records(uninterrupted)


def test_fewer_deals_than_are_there_are_reported_as_asked(
    uninterrupted: Path, tmp_path: Path
) -> None:
    run(Folder(tmp_path / "a"), SETTINGS, STOP)
    assert run(Folder(tmp_path / "a"), SETTINGS, Stop(deals=1)).deals == 1
    assert records(tmp_path / "a").splitlines() == records(uninterrupted).splitlines()[:2]
    run(Folder(tmp_path / "a"), SETTINGS, STOP)
    assert records(tmp_path / "a") == records(uninterrupted)


def test_hours_end_with_a_whole_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 10**6, 1800))
    monkeypatch.setattr("purradox.arena.running.monotonic", lambda: next(clock))
    tally = run(Folder(tmp_path / "a"), SETTINGS, Stop(), hours=2)
    assert tally.deals == 3
    assert len(records(tmp_path / "a").splitlines()) == 6


@pytest.mark.parametrize(
    ("other", "setting"),
    [
        (Settings(("careful", "random"), 2, seed=3), "bots"),
        (Settings(("random", "careful"), 3, seed=3), "players"),
        (Settings(("random", "careful"), 2, "violet", seed=3), "board"),
        (Settings(("random", "careful"), 2, seed=4), "seed"),
        (Settings(("random", "careful"), 2, seed=3, version="9"), "version"),
    ],
)
def test_another_arena_is_refused(uninterrupted: Path, other: Settings, setting: str) -> None:
    before = {path: path.read_bytes() for path in uninterrupted.iterdir()}
    with pytest.raises(ArenaError) as caught:
        run(Folder(uninterrupted), other, STOP)
    assert caught.value.code == "arena-folder-differs"
    assert caught.value.details["setting"] == setting
    assert {path: path.read_bytes() for path in uninterrupted.iterdir()} == before


def test_two_arenas_do_not_write_into_one_folder(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "a")
    with folder.opened(SETTINGS, STOP):
        with pytest.raises(ArenaError) as caught, folder.opened(SETTINGS, STOP):
            pass
        assert caught.value.code == "arena-folder-busy"
    with folder.opened(SETTINGS, STOP):
        pass


@pytest.mark.parametrize(
    "manifest",
    ["", "{", "[]", "{}", '{"settings": {"bots": 3}}', '{"settings": {"bots": [], "x": 1}}'],
)
def test_a_damaged_manifest_is_named(tmp_path: Path, manifest: str) -> None:
    (tmp_path / "manifest.json").write_text(manifest, "utf-8")
    with pytest.raises(ArenaError) as caught:
        Folder(tmp_path).settings()
    assert caught.value.code == "arena-damaged"


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    """Two processes at work, and not even a chance to say goodbye."""
    words = "arena --bots careful,random,careful --matches 60 --seed 5 --processes 2 --out"
    command = [sys.executable, "-m", "purradox", *words.split()]
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    settings = Settings(("careful", "random", "careful"), 3, seed=5, version=installed())
    run(Folder(tmp_path / "whole"), settings, Stop(deals=20))
    process = subprocess.Popen([*command, str(tmp_path / "cut")], **quiet)
    journal = tmp_path / "cut" / JOURNAL
    patience = time.monotonic() + 30
    while not journal.exists() or journal.read_bytes().count(b"\n") < 7:
        assert process.poll() is None
        assert time.monotonic() < patience
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert not (tmp_path / "cut" / RECORDS).exists()
    assert 7 <= journal.read_bytes().count(b"\n") < 60
    run(Folder(tmp_path / "cut"), settings, Stop(deals=20))
    assert records(tmp_path / "cut") == records(tmp_path / "whole")


def installed() -> str:
    from importlib.metadata import version

    return version("purradox")


def test_the_manifest_says_what_is_played(uninterrupted: Path) -> None:
    manifest = json.loads((uninterrupted / "manifest.json").read_text("utf-8"))
    assert manifest["settings"] == SETTINGS.as_json()
    assert Folder(uninterrupted).settings()[0] == SETTINGS
