"""`simulate`: matches between bots, written down the same way every time."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from purradox.cli import simulate
from purradox.notation import loads, read
from purradox.rules import PLAYERS
from tests.arena.strangers import strangers
from tests.cli.terminal import Terminal, terminal

__all__ = ["strangers", "terminal"]

REAL = "r123456789 b456789123 y789123456 g123456789"


def records(text: str) -> list[str]:
    """The records of a text, each with its own lines."""
    return ["[Game" + one for one in text.split("[Game")[1:]]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("board", ["white", "violet"])
def test_records_are_right_in_both_formats_and_on_both_boards(
    terminal: Terminal, players: int, form: str, board: str
) -> None:
    words = ("--players", str(players), "--format", form, "--board", board, "--matches", "2")
    result = terminal("simulate", *words)
    assert result.status == 0
    (terminal.folder / "records").write_text(result.out, "utf-8")
    with (terminal.folder / "records").open("rb") as stream:
        checked = list(read(stream))
    assert [one.match.over for one in checked] == [True, True]  # type: ignore[union-attr]
    for one in checked:
        assert (one.record.players, one.record.board) == (players, board)
        assert one.record.date is None


def test_the_same_seed_gives_the_same_bytes(terminal: Terminal) -> None:
    words = ("simulate", "--matches", "3", "--seed", "42", "--bots", "careful,random,random")
    first = terminal(*words)
    assert terminal(*words) == first
    assert terminal(*words, "--seed", "43").out != first.out


@pytest.mark.parametrize("form", ["text", "json"])
def test_more_matches_do_not_change_the_first_ones(terminal: Terminal, form: str) -> None:
    words = ("simulate", "--format", form, "--matches")
    few, more = (terminal(*words, count).out for count in ("2", "4"))
    assert more.startswith(few)
    assert len(more) > len(few)


def test_neither_the_process_nor_its_hash_seed_matters(terminal: Terminal) -> None:
    here = terminal("simulate", "--matches", "2", "--players", "4").out
    for hash_seed in ("0", "1"):
        there = subprocess.run(
            [sys.executable, "-m", "purradox", "simulate", "--matches", "2", "--players", "4"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "TZ": "Asia/Tokyo"},
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        assert there.stdout == here


def test_seats_are_named_after_the_bots_and_the_start_is_drawn(terminal: Terminal) -> None:
    out = terminal("simulate", "--bots", "careful,careful,random", "--matches", "12").out
    seats = {loads(one).record.seats for one in records(out)}
    assert seats == {
        ("careful 1", "careful 2", "random"),
        ("careful 2", "random", "careful 1"),
        ("random", "careful 1", "careful 2"),
    }


def test_one_bot_fills_all_chairs(terminal: Terminal) -> None:
    out = terminal("simulate", "--players", "4", "--bots", "random").out
    assert sorted(loads(out).record.seats or ()) == ["random 1", "random 2", "random 3", "random 4"]


def test_fewer_bots_than_chairs_are_repeated_in_turn(terminal: Terminal) -> None:
    out = terminal("simulate", "--players", "5", "--bots", "random,careful").out
    seats = loads(out).record.seats or ()
    assert sorted(seats) == ["careful 1", "careful 2", "random 1", "random 2", "random 3"]


def test_the_number_of_bots_is_the_number_of_players_if_nobody_says_otherwise(
    terminal: Terminal,
) -> None:
    assert loads(terminal("simulate", "--bots", "careful,random").out).record.players == 2
    assert loads(terminal("simulate").out).record.players == 3


def test_a_date_is_written_only_when_asked_for(terminal: Terminal) -> None:
    assert loads(terminal("simulate", "--date", "2026-11-15").out).record.date == "2026-11-15"
    for wrong in ("yesterday", "2026-02-30", "20261115x", ""):
        assert "--date" in terminal.refused("simulate", "--date", wrong)


def test_the_violet_board_is_called_provisional(terminal: Terminal) -> None:
    result = terminal("simulate", "--board", "violet")
    assert "provisional (R2.3)" in result.err
    assert "--board" in result.err
    assert terminal("simulate", "--board", "white").err == ""


def test_a_board_is_given_as_rows_or_as_a_file(terminal: Terminal) -> None:
    rows = terminal("simulate", "--players", "5", "--board", REAL)
    assert f'[Board "{REAL}"]' in rows.out
    lines = "# read off the cards\n\n" + "\n".join(f"{row} # a row" for row in REAL.split())
    (terminal.folder / "violet.txt").write_text(lines, "utf-8")
    assert terminal("simulate", "--players", "5", "--board", "violet.txt") == rows


def test_a_file_is_written_whole(terminal: Terminal) -> None:
    out = terminal("simulate", "--matches", "2").out
    assert terminal("simulate", "--matches", "2", "--out", "games.txt").out == ""
    assert (terminal.folder / "games.txt").read_bytes() == out.encode()
    assert [path.name for path in terminal.folder.iterdir()] == ["games.txt"]


def test_a_file_is_replaced_through_a_link_and_keeps_its_place(terminal: Terminal) -> None:
    (terminal.folder / "real.txt").write_text("old", "utf-8")
    (terminal.folder / "link.txt").symlink_to("real.txt")
    assert terminal("simulate", "--out", "link.txt").status == 0
    assert (terminal.folder / "link.txt").is_symlink()
    assert (terminal.folder / "real.txt").read_text("utf-8").startswith("[Game")


def test_a_device_is_written_to_and_not_replaced(terminal: Terminal) -> None:
    before = Path(os.devnull).stat()
    assert terminal("simulate", "--out", os.devnull).status == 0
    assert Path(os.devnull).stat().st_rdev == before.st_rdev


def test_nothing_is_left_behind_when_it_is_interrupted(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    (terminal.folder / "games.txt").write_text("old", "utf-8")

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("purradox.bots.match_runner.play_match", interrupted)
    assert terminal("simulate", "--out", "games.txt").status == 130
    assert (terminal.folder / "games.txt").read_text("utf-8") == "old"
    assert [path.name for path in terminal.folder.iterdir()] == ["games.txt"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_number_of_processes_changes_nothing(terminal: Terminal, form: str) -> None:
    words = ("simulate", "--matches", "5", "--bots", "careful,random,random", "--format", form)
    alone = terminal(*words)
    assert alone.status == 0
    assert terminal(*words, "--processes", "2") == alone
    assert terminal(*words, "--processes", "2", "--out", "games").out == ""
    assert (terminal.folder / "games").read_text("utf-8") == alone.out


def interrupted_at(number: int) -> Callable[[simulate.Matches, int], simulate.Finished]:
    play = simulate.Matches.__call__

    def interrupted(work: simulate.Matches, index: int) -> simulate.Finished:
        if index == number:
            raise KeyboardInterrupt
        return play(work, index)

    return interrupted


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_was_played_is_kept_when_it_is_interrupted(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    words = ("simulate", "--format", form, "--matches")
    first = terminal(*words, "3").out
    (terminal.folder / "games").write_text("old", "utf-8")
    monkeypatch.setattr(simulate.Matches, "__call__", interrupted_at(3))
    result = terminal(*words, "9", "--out", "games")
    assert (result.status, result.out) == (130, "")
    assert result.err == "purradox: interrupted; matches written: 3 of 9.\n"
    assert (terminal.folder / "games").read_text("utf-8") == first
    shown = terminal(*words, "9")
    assert (shown.status, shown.out, shown.err) == (130, first, result.err)
    assert [path.name for path in terminal.folder.iterdir()] == ["games"]


def test_matches_that_ended_before_an_earlier_one_are_kept_in_order(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with several processes: 2 and 3 have ended, and 1 has not, when Ctrl-C is pressed."""
    whole = records(terminal("simulate", "--matches", "4").out)

    def disordered(
        work: simulate.Matches, _matches: int, _processes: int
    ) -> Generator[simulate.Finished, None, None]:
        for number in (0, 3, 2):
            yield work(number)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "played", disordered)
    result = terminal("simulate", "--matches", "4", "--out", "games")
    assert "matches written: 3 of 4" in result.err
    kept = records((terminal.folder / "games").read_text("utf-8"))
    assert [one.strip() for one in kept] == [whole[number].strip() for number in (0, 2, 3)]
    assert terminal("verify", "games").out == "ok\n" * 3


def test_ctrl_c_of_a_terminal_reaches_all_processes_and_the_matches_are_kept(
    tmp_path: Path,
) -> None:
    words = ["simulate", "--matches", "900", "--processes", "2", "--out", "games.txt"]
    with subprocess.Popen(
        [sys.executable, "-m", "purradox", *words],
        cwd=tmp_path,
        env={**os.environ, "PURRADOX_LANG": "en"},
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        while not any(path.stat().st_size for path in tmp_path.glob(".games.txt.*")):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    written = re.fullmatch(r"purradox: interrupted; matches written: (\d+) of 900\.\n", told)
    assert written, told
    assert len(records((tmp_path / "games.txt").read_text("utf-8"))) == int(written[1]) > 0


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_that_fails_is_told_in_one_line(terminal: Terminal, processes: str) -> None:
    words = ("simulate", "--bots", "first,raising", "--matches", "3", "--processes", processes)
    result = terminal(*words)
    assert (result.status, result.out) == (1, "")
    assert result.err == (
        "purradox: a bot failed in match 1: RuntimeError: no {idea} at all. Matches written: 0.\n"
    )
    cheating = terminal("simulate", "--bots", "first,cheating", "--processes", processes)
    assert (cheating.status, cheating.err.count("\n")) == (1, 1)
    assert "not-in-hand" in cheating.err or "This seat does not hold" in cheating.err


@pytest.mark.usefixtures("strangers")
def test_a_process_that_dies_is_told_in_one_line(terminal: Terminal) -> None:
    words = ("simulate", "--bots", "first,dying", "--matches", "3", "--processes", "2")
    result = terminal(*words)
    assert (result.status, result.out, result.err.count("\n")) == (1, "", 1)
    assert "ended unexpectedly" in result.err


def test_json_is_one_record_a_line(terminal: Terminal) -> None:
    lines = terminal("simulate", "--format", "json", "--matches", "2").out.splitlines()
    assert [json.loads(line)["game"] for line in lines] == ["Cat in the Box"] * 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--players 6", "2–5"),
        ("--players 1", "2–5"),
        ("--players three", "--players"),
        ("--matches 0", "--matches"),
        ("--matches -1", "--matches"),
        ("--matches 1.5", "--matches"),
        ("--processes 0", "1–64"),
        ("--processes x", "--processes"),
        ("--seed x", "Wrong value for --seed. It can be: whole number."),
        ("--format xml", "text | json"),
        ("--bots carefull", "did you mean “careful”?"),
        ("--bots search:simulations=0", "search:simulations=0 does not work"),
        ("--bots qqq", "there are: alley, careful"),
        ("--bots careful:simulations=3", "it has none at all"),
        ("--bots careful:", "NAME:OPTION=VALUE"),
        ("--bots ,", "NAME:OPTION=VALUE"),
        ("--players 2 --bots careful,random,random", "3 bots do not fit 2 chairs"),
        ("--bots " + "random," * 5 + "random", "2–5"),
        ("--board nowhere.txt", "nowhere.txt"),
        ("--board .", "folder"),
        ("--board garbage.txt", "--board"),
        ("--board binary.txt", "not a text"),
        ("--board empty.txt", "--board"),
        ("--board wide.txt", "--board"),
        ("--out missing/games.txt", "folder"),
        ("--out .", "folder; name a file"),
        ("--nonsense", "--nonsense"),
        ("--seed", "--seed"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(terminal: Terminal, words: str, told: str) -> None:
    files = {
        "garbage.txt": b"cats\nin\nboxes",
        "binary.txt": b"\xff\xfe\x00",
        "empty.txt": b"# nothing\n",
        "wide.txt": REAL.encode(),
    }
    for name, content in files.items():
        (terminal.folder / name).write_bytes(content)
    before = sorted(terminal.folder.iterdir())
    assert told in terminal.refused("simulate", *words.split())
    assert sorted(terminal.folder.iterdir()) == before


def test_rows_that_are_no_board_are_refused(terminal: Terminal) -> None:
    for rows in ("r123 b123", "r123456 b123456 y123456 g123455", "a b c d", "  "):
        assert "--board" in terminal.refused("simulate", "--board", rows)


def test_a_file_that_may_not_be_written_is_refused(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever runs the tests may be allowed everything, so the system's answer is played."""
    (terminal.folder / "games.txt").write_text("old", "utf-8")
    monkeypatch.setattr("os.access", lambda *_: False)
    assert "permission" in terminal.refused("simulate", "--out", "games.txt")
    assert (terminal.folder / "games.txt").read_text("utf-8") == "old"
