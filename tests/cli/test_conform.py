"""`conform SPEC`: a table of what a bot was held to, and where it failed."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from purradox.bots.conformance import CHECKS
from purradox.notation import loads
from tests.bots.programs import GOOD, command
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

ROWS = (
    "plays whole matches",
    "makes only legal moves",
    "same seed, same moves",
    "in any order, same moves",
    "other unseen cards, same moves",
    "leaves shared randomness alone",
    "leaves its view alone",
    "keeps its time",
)


def rows(text: str) -> dict[str, list[str]]:
    """How often each check was made, and the result."""
    found = {}
    for line in text.splitlines():
        for name in ROWS:
            if line.startswith(f" {name}  "):
                found[name] = line.strip().removeprefix(name).split(maxsplit=1)
                break
    return found


def test_a_good_bot_passes_every_check(terminal: Terminal) -> None:
    result = terminal("conform", "careful", "--players", "2", "--rounds", "1", "--seconds", "5")
    assert (result.status, result.err) == (0, "")
    assert result.out.rstrip().endswith("The bot conforms.")
    told = rows(result.out)
    assert tuple(told) == ROWS
    assert {one for _, one in told.values()} == {"passed"}
    assert all(int(count) > 0 for count, _ in told.values())


def test_without_seconds_time_is_not_asked_for(terminal: Terminal) -> None:
    words = ("conform", "random", "--players", "2", "--rounds", "1")
    assert rows(terminal(*words).out)["keeps its time"] == ["0", "not asked"]
    by_the_clock = rows(terminal(*words, "--clock").out)
    assert by_the_clock["same seed, same moves"] == ["0", "not asked"]
    assert by_the_clock["makes only legal moves"][1] == "passed"


def test_a_bad_bot_fails_with_the_record_of_the_first_position(
    terminal: Terminal, tmp_path: Path
) -> None:
    source = GOOD.replace("max(", "'0' or max(")
    result = terminal("conform", f"exec:{command(tmp_path, source)}", "--players", "3")
    assert result.status == 1
    assert rows(result.out)["makes only legal moves"][1] == "failed"
    told = "makes only legal moves (seat 0): the answer 0 is not a legal move.\n"
    checked = loads(result.out.split(told)[1].split("\n\nThe bot")[0])
    assert checked.to_act[0] == 0
    assert checked.view(0).legal
    assert "The bot does not conform." in result.out


def test_a_bot_that_never_answers_fails_after_two_timeouts(
    terminal: Terminal, tmp_path: Path
) -> None:
    spec = f"exec:{command(tmp_path, 'import time; time.sleep(99)')},seconds=0.1,start=0.1"
    result = terminal("conform", spec)
    assert result.status == 1
    assert rows(result.out)["keeps its time"] == ["0", "failed"]
    assert "did not answer twice in a row" in result.out
    told = json.loads(terminal("conform", spec, "--json").out)
    assert (told["spec"], told["passed"], told["stopped"]) == (spec, False, True)
    late = next(one for one in told["checks"] if one["check"] == "time")
    assert (late["result"], late["failures"]) == ("failed", 2)
    assert late["first"]["answer"] == "> 0.2"
    assert loads(json.dumps(late["first"]["record"])).to_act[0] == late["first"]["seat"]


def test_the_result_as_json(terminal: Terminal) -> None:
    words = ("conform", "random", "--players", "2", "--rounds", "1", "--json")
    result = terminal(*words)
    assert (result.status, result.err) == (0, "")
    told = json.loads(result.out)
    checks = told.pop("checks")
    expected = {"spec": "random", "format": 1, "passed": True, "stopped": False, "slowest": None}
    assert told == expected
    assert [one["check"] for one in checks] == list(CHECKS)
    *made, time_ = checks
    assert all(one["result"] == "passed" and one["asked"] > 0 for one in made)
    assert time_ == {
        "check": "time",
        "result": "not asked",
        "asked": 0,
        "failures": 0,
        "first": None,
    }


@pytest.mark.parametrize("language", ["fr", "pl", "uk", "de", "ja"])
def test_every_language_has_the_table(terminal: Terminal, tmp_path: Path, language: str) -> None:
    spec = f"exec:{command(tmp_path, 'raise SystemExit(5)')}"
    words = ("conform", spec, "--players", "2", "--rounds", "1")
    result = terminal(*words, language=language)
    assert result.status == 1
    assert "died: 5" in result.out
    assert not any(name in result.out for name in ROWS)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("careful --players 6", "2–5"),
        ("careful --rounds 0", "--rounds"),
        ("careful --seconds 0", "--seconds"),
        ("careful,random", "2 bots do not fit one chair"),
        ("nobody", "there is no bot “nobody”"),
        ("exec:/no/such/program", "“/no/such/program” cannot be run"),
        (f"exec:{shlex.quote(sys.executable)},seconds=0", "must be greater than 0"),
        ("exec:", "exec:COMMAND"),
        ("", "SPEC is missing"),
    ],
)
def test_what_cannot_be_examined_is_refused_in_one_line(
    terminal: Terminal, words: str, told: str
) -> None:
    assert told in terminal.refused("conform", *words.split())
