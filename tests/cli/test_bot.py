"""`bot SPEC`: questions in, answers out, and nothing else; and programs at the table."""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from purradox.bots.pipe import SEED, question_line
from purradox.bots.pipe.lines import MOST_BYTES
from purradox.notation import loads
from purradox.rules import variant
from tests.bots.programs import GOOD, command, first_views
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

Change = Callable[[dict[str, Any]], object]


def question(at: int = 0, seconds: float = 1.0, players: int = 3) -> dict[str, Any]:
    view = first_views(at + 1, variant(players))[at]
    fields: dict[str, Any] = json.loads(question_line(view, seconds))
    return fields


def answers(terminal: Terminal, *lines: str | bytes, words: str = "careful --seed 1") -> list[Any]:
    typed = b"\n".join(one.encode() if isinstance(one, str) else one for one in lines)
    result = terminal("bot", *words.split(), typed=typed)
    assert (result.status, result.err) == (0, "")
    return [json.loads(line) for line in result.out.splitlines()]


@pytest.mark.parametrize("spec", ["careful", "random"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_question_gets_a_legal_move(terminal: Terminal, spec: str, players: int) -> None:
    asked = [question(at, players=players) for at in range(12)]
    told = answers(terminal, *map(json.dumps, asked), words=spec)
    assert [list(one) for one in told] == [["move"]] * len(asked)
    for one, other in zip(asked, told, strict=True):
        assert other["move"] in one["legal"]


def test_the_end_of_input_is_the_end(terminal: Terminal) -> None:
    assert answers(terminal, "") == []
    assert len(answers(terminal, json.dumps(question()))) == 1


def test_the_same_seed_gives_the_same_answers(terminal: Terminal) -> None:
    lines = [json.dumps(question(at)) for at in range(8)]
    first = answers(terminal, *lines, words="random --seed 3")
    assert answers(terminal, *lines, words="random --seed 3") == first
    assert answers(terminal, *lines[::-1], words="random --seed 3") == first[::-1]
    assert answers(terminal, *lines, words="random --seed 4") != first


def test_without_a_seed_it_takes_the_one_that_a_host_gives(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [json.dumps(question(at)) for at in range(8)]
    monkeypatch.setenv(SEED, "3")
    assert answers(terminal, *lines, words="random") == answers(
        terminal, *lines, words="random --seed 3"
    )
    monkeypatch.setenv(SEED, "many")
    assert len({str(answers(terminal, *lines, words="random")) for _ in range(3)}) == 3


BAD: dict[str, tuple[Change, str]] = {
    "a key too many": (lambda q: q.update(mood=1), "“mood” has no meaning"),
    "no seat": (lambda q: q.pop("seat"), 'missing: "seat": 1'),
    "no seconds": (lambda q: q.pop("seconds"), 'missing: "seconds": 1.0'),
    "a named seat": (lambda q: q.update(seat="0"), "“seat” should look like this: 1"),
    "a true seat": (lambda q: q.update(seat=True), "“seat” should look"),
    "a seat that is not there": (lambda q: q.update(seat=3), "There is no seat 3"),
    "a negative seat": (lambda q: q.update(seat=-1), "There is no seat -1"),
    "no time": (lambda q: q.update(seconds=0), "“seconds” should look"),
    "endless time": (lambda q: q.update(seconds=float("inf")), "“seconds” should look"),
    "moves as one text": (lambda q: q.update(legal="1 2 3"), "“legal” should look"),
    "moves as numbers": (lambda q: q.update(legal=[1, 2]), "“legal” should look"),
    "a move too many": (lambda q: q["legal"].append("9"), "not what the rules say: 1 2"),
    "a move too few": (lambda q: q["legal"].pop(), "not what the rules say: 1 2"),
    "a move twice": (lambda q: q["legal"].append("1"), "not what the rules say: 1 2"),
    "no record": (lambda q: q.update(record=[]), "“record” should look"),
    "another game": (lambda q: q["record"].update(game="Chess"), "“game” should look"),
    "a wrong deal": (
        lambda q: q["record"]["rounds"][0].update(deal=["1111112222", "?" * 10, "?" * 10]),
        "record: R3.1: There are more cards 1",
    ),
    "no deal": (lambda q: q["record"].update(rounds=[]), "cards must be dealt first"),
    "hidden cards": (
        lambda q: q["record"]["rounds"][0].update(deal=["?" * 10] * 3),
        "does not show all of seat 0’s cards",
    ),
    "a seat that has set its card aside": (
        lambda q: q["record"]["rounds"][0].update(discard=[int(q["legal"][0]), None, None]),
        "seat 0 has already set one aside",
    ),
}


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_question_gets_an_error_and_the_next_one_an_answer(
    terminal: Terminal, bad: str
) -> None:
    change, told = BAD[bad]
    good = json.dumps(question())
    wrong = question()
    change(wrong)
    first, second, third = answers(terminal, good, json.dumps(wrong), good)
    assert list(second) == ["error"]
    assert told in second["error"]
    assert first == third
    assert list(first) == ["move"]


@pytest.mark.parametrize(
    "line", ["", "hello", "null", "[]", '"record"', "{", "[" * 50_000, b"\xff\xfe", b"\x00"]
)
def test_what_is_no_question_is_told_what_one_looks_like(
    terminal: Terminal, line: str | bytes
) -> None:
    error, move = answers(terminal, line, json.dumps(question()))
    assert (
        '{"seat": 1, "record": {…}, "legal": ["2g", "3b", "3y"], "seconds": 1.0}' in error["error"]
    )
    assert list(move) == ["move"]


def test_a_line_that_is_too_long_is_passed_over(terminal: Terminal) -> None:
    good = json.dumps(question())
    for length in (MOST_BYTES, MOST_BYTES + 1, 3 * MOST_BYTES):
        error, move = answers(terminal, "x" * length, good)
        assert list(error) == ["error"]
        assert list(move) == ["move"]


def test_whose_turn_it_is_not_is_told_so(terminal: Terminal) -> None:
    playing = question(2)
    for seat in (1, 2):
        (error,) = answers(terminal, json.dumps(playing | {"seat": seat}))
        assert error["error"] == f"It is seat 0’s turn, not seat {seat}’s."
    predicting = question(1) | {"seat": 1}
    (error,) = answers(terminal, json.dumps(predicting))
    assert "seat 0’s turn" in error["error"]


def test_a_match_that_is_over_has_no_decision(terminal: Terminal) -> None:
    record = json.loads(terminal("simulate", "--format", "json").out)
    fields = question() | {"record": record, "legal": []}
    (error,) = answers(terminal, json.dumps(fields))
    assert error["error"].startswith("The match is over")


def test_errors_speak_the_language_of_the_reader(terminal: Terminal) -> None:
    result = terminal("bot", "careful", typed=json.dumps(question() | {"seat": 7}), language="fr")
    assert json.loads(result.out) == {"error": "Il n’y a pas de place 7 à cette table."}


def test_a_bot_that_does_not_exist_is_refused(terminal: Terminal) -> None:
    assert "did you mean “careful”?" in terminal.refused("bot", "carefull")
    assert "2 bots do not fit one chair" in terminal.refused("bot", "careful,random")
    assert "SPEC is missing" in terminal.refused("bot")


def test_each_answer_is_there_before_the_next_question() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "purradox", "bot", "careful"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={name: value for name, value in os.environ.items() if name != SEED},
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        for at in range(3):
            process.stdin.write(json.dumps(question(at)).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["move"] in question(at)["legal"]
        process.stdin.close()
    assert process.returncode == 0


def test_a_program_behind_a_program(terminal: Terminal, tmp_path: Path) -> None:
    """`bot exec:…` passes questions on, and says on standard error what it could not get."""
    typed = json.dumps(question())
    result = terminal("bot", f"exec:{command(tmp_path, GOOD)}", typed=typed)
    assert (result.status, result.err) == (0, "")
    assert json.loads(result.out) == {"move": max(question()["legal"])}
    result = terminal("bot", f"exec:{command(tmp_path, '1 / 0')}", typed=typed)
    assert json.loads(result.out)["move"] in question()["legal"]
    assert "ZeroDivisionError" in result.err
    assert result.err.count("\n") == 1


def test_simulate_says_what_a_program_forfeits_and_goes_on(
    terminal: Terminal, tmp_path: Path
) -> None:
    source = GOOD.replace("max(", "'9r' if at == 2 else max(").replace(
        "for line in sys.stdin", "for at, line in enumerate(sys.stdin)"
    )
    spec = f"exec:{command(tmp_path, source)}"
    result = terminal("simulate", "--players", "2", "--bots", f"{spec},careful", "--seed", "4")
    assert result.status == 0
    match = loads(result.out).match
    assert match is not None
    assert match.over
    lines = result.err.splitlines()
    assert lines
    for line in lines:
        assert line.startswith(f"purradox: {spec}, seat ")
        assert line.endswith(": “9r” is not a legal move here. The bot careful decides instead.")
    assert ", decision 1.play." in lines[0]
    french = terminal(
        "simulate", "--players", "2", "--bots", f"{spec},careful", "--seed", "4", language="fr"
    )
    assert french.out == result.out
    assert len(french.err.splitlines()) == len(lines)
    assert "n’est pas un coup permis ici" in french.err


def test_a_program_with_a_bar_and_quotes_in_its_command_is_recorded(terminal: Terminal) -> None:
    script = f'# | "a, b"\n{GOOD}'
    spec = f"exec:{shlex.join([sys.executable, '-c', script])}"
    result = terminal("simulate", "--players", "3", "--bots", f"careful,{spec}")
    assert (result.status, result.err) == (0, "")
    assert loads(result.out).record.seats is not None


def test_play_says_what_a_program_forfeits(terminal: Terminal, tmp_path: Path) -> None:
    spec = f"exec:{command(tmp_path, 'print(1)')}"
    result = terminal("play", "--players", "2", "--bots", spec, "--seed", "1", typed="1\nquit\n")
    assert result.status == 0
    assert result.err.startswith(f"purradox: {spec}, seat ")
