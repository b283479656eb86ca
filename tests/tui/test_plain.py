"""The table line by line, driven by a pipe."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from purradox.client.game import Advice
from purradox.client.picture import Picture
from purradox.i18n import LANGUAGES, words
from purradox.rules import PLAYERS, Choice, PlayerView
from purradox.tui.plain import Dialogue
from tests.cli.terminal import Terminal, terminal
from tests.server.running import in_thread
from tests.tui.driving import choose
from tests.tui.test_screens import a_record

__all__ = ["terminal"]

ANYTHING = [f"{number}{colour}" for number in range(1, 10) for colour in "rbyg"]
"""Whatever is due, some of these are legal, and the others are explained."""


def whole_match(players: int) -> str:
    return "\n".join([*"123456789", *ANYTHING] * 10 * players)


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of its own, and bots that need no other process."""

    async def at_once(_self: object, *asked: Any) -> Choice:
        view: PlayerView = asked[3]
        return await choose(0.0, "", "", view)

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("purradox.host.thinkers.Thinkers.choose", at_once)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_whole_match_through_a_pipe(terminal: Terminal, players: int) -> None:
    language = LANGUAGES[players]
    say = words(language)
    result = terminal(
        *("tui", "--plain", "--players", str(players)),
        typed=whole_match(players),
        language=language,
    )
    assert (result.status, result.err) == (0, "")
    for number in range(1, players + 1):
        assert say("play-scores", round=number) in result.out
    assert say("play-left") not in result.out
    assert "\x1b" not in result.out


def test_bots_may_be_any_that_is_installed(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = set()

    async def heard(_self: object, *given: Any) -> Any:
        _, spec, seed, view, *_ = given
        asked.add(spec)
        return await choose(0.0, spec, seed, view)

    monkeypatch.setattr("purradox.host.thinkers.Thinkers.choose", heard)
    program = f"exec:{sys.executable} -m purradox bot random"
    result = terminal("tui", "--plain", "--bots", f"random,{program}", typed=whole_match(3))
    assert (result.status, result.err) == (0, "")
    assert f"random, {program}" in result.out
    assert asked == {"random", program}


def test_without_a_terminal_it_is_line_by_line(terminal: Terminal) -> None:
    result = terminal("tui", typed="quit\n")
    assert result.status == 0
    assert "Set one card aside" in result.out
    assert result.out.rstrip().endswith("The match is saved; start again to continue it.")


def test_a_match_that_was_left_goes_on(terminal: Terminal) -> None:
    first = terminal("tui", "--plain", typed="1\n2\n3\n4\n5\n6\n1\nquit\n").out
    again = terminal("tui", "--plain", typed="y\n?\nquit\n").out
    assert "Unfinished match: " in again
    hands = [line for line in first.splitlines() if line.startswith("Your hand")]
    assert hands[-1] in again
    assert "You can choose: " in again
    other = terminal("tui", "--plain", typed="n\nquit\n").out
    assert "Cat in the Box on the white board." in other
    fresh = terminal("tui", "--plain", "--new", typed="quit\n").out
    assert "Unfinished match: " not in fresh


def test_several_people_are_asked_in_turn(terminal: Terminal) -> None:
    out = terminal(
        *("tui", "--plain", "--players", "2", "--people", "2", "--name", "Ada,Bob"),
        typed="\n" + whole_match(8),
    ).out
    assert "Ada, it is your turn." in out
    assert "Bob, it is your turn." in out
    assert "Scores of round 2:" in out


def test_a_record_is_read_aloud(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    async def call(_self: object, *asked: Any) -> list[Advice]:
        return [Advice(str(asked[2].hand[0]), 3.5, 0.5, 0.25, 1.0, "best")]

    monkeypatch.setattr("purradox.host.thinkers.Thinkers.call", call)
    (terminal.folder / "match.txt").write_text(a_record(), "utf-8")
    result = terminal("tui", "--plain", "--record", "match.txt", typed="a\n\nb\n3\nx\nq\n")
    assert result.status == 0
    assert "== Round 1 of 3. Ada starts." in result.out
    assert "3.5" in result.out
    assert "Trick 3 of 8" in result.out
    whole = terminal("tui", "--plain", "--record", "match.txt", typed="\n" * 200).out
    assert "wins the match" in whole


def test_a_server_table_line_by_line(tmp_path: Path) -> None:
    with in_thread(str(tmp_path / "server.db")) as inside:
        played = piped(
            *("--plain", "--server", inside.url, "--players", "2", "--bots", "kitten"),
            *("--pace", "instant", "--name", "Anna"),
            typed="nonsense\n\n\n" + whole_match(2),
            folder=tmp_path,
        )
        assert played.returncode == 0
        assert "No table is open. Enter creates one" in played.stdout
        assert "Scores of round 2:" in played.stdout
        gone = piped("--plain", "--server", f"{inside.url}/t/nowhere", folder=tmp_path)
        assert (gone.returncode, gone.stderr) == (1, "purradox: There is no table nowhere.\n")
    gone = piped("--plain", "--server", inside.url, folder=tmp_path)
    assert gone.stderr == f"purradox: {inside.url} cannot be reached.\n"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--players", "6"), "2–5"),
        (("--people", "4"), "1–3"),
        (("--bots", "carefull"), "did you mean “careful”?"),
        (("--bots", ""), "does not name bots"),
        (("--bots", "kitten,kitten,kitten"), "3 bots do not fit 2 chairs"),
        (("--board", "mauve"), "mauve"),
        (("--record", "nowhere.txt"), "nowhere.txt"),
    ],
)
def test_wrong_options_are_refused(terminal: Terminal, options: tuple[str, ...], told: str) -> None:
    assert told in terminal.refused("tui", *options)


def piped(
    *words: str, folder: Path, typed: str = "", language: str = "en"
) -> subprocess.CompletedProcess[str]:
    """The table in a process of its own, behind pipes."""
    return subprocess.run(
        [sys.executable, "-m", "purradox", "tui", *words],
        env=os.environ | {"XDG_DATA_HOME": str(folder), "PURRADOX_LANG": language, "LC_ALL": "C"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_real_pipe_and_real_bots(tmp_path: Path) -> None:
    done = piped(
        *("--players", "2", "--bots", "kitten"),
        typed=whole_match(2),
        folder=tmp_path,
        language="de",
    )
    assert done.returncode == 0
    assert words("de")("play-scores", round=2) in done.stdout
    assert "Kätzchen" in done.stdout


def test_what_happened_before_a_look_is_told(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots may go on, and end the match, between a telling and the look that follows it."""
    look = Dialogue._look

    def later(self: Dialogue, seat: int | None = None) -> Picture:
        time.sleep(0.02)
        return look(self, seat)

    monkeypatch.setattr(Dialogue, "_look", later)
    out = terminal("tui", "--plain", "--players", "2", typed=whole_match(2)).out
    assert words("en")("play-scores", round=2) in out
