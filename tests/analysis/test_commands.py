"""`analyse` and `hint` on the command line."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from purradox.notation import record_of_view, to_json, to_text
from tests.analysis.positions import one_round, played
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

FEW = ("--simulations", "16")


@pytest.fixture
def record(terminal: Terminal) -> str:
    """A match of which one round was played."""
    whole = played(3, "careful,random,greedy", 1).record
    text = to_text(replace(whole, rounds=whole.rounds[:1], total=None))
    (terminal.folder / "match.txt").write_text(text, "utf-8")
    return "match.txt"


def cut(terminal: Terminal, tricks: int) -> str:
    """A record that stops in the first round."""
    told = json.loads(to_json(played(3, "careful", 2).record))
    told["rounds"] = told["rounds"][:1]
    told["rounds"][0]["tricks"] = told["rounds"][0]["tricks"][:tricks]
    for name in ("score", "paradox"):
        told["rounds"][0].pop(name)
    told.pop("total")
    (terminal.folder / "cut.json").write_text(json.dumps(told), "utf-8")
    return "cut.json"


def test_a_review_to_read(terminal: Terminal, record: str) -> None:
    result = terminal("analyse", record, *FEW)
    assert result.status == 0
    assert result.err == ""
    names = played(3, "careful,random,greedy", 1).record.seats or ()
    for name in names:
        assert f"The costliest decisions of {name}" in result.out
    assert "Accuracy" in result.out
    assert "round 1, trick" in result.out
    assert terminal("analyse", record, *FEW) == result
    assert terminal("analyse", record, *FEW, "--seed", "1").out != result.out


def test_one_minus_sign_in_all_tables(terminal: Terminal, record: str) -> None:
    """Scores of a paradox and losses stand in the same tables."""
    score = (played(3, "careful,random,greedy", 1).record.rounds[0].score or ())[1]
    assert score < 0
    out = terminal("analyse", record, *FEW, "--seat", "1").out
    assert out.count(f"−{-score}") >= 2, "its total, and its score of the round"
    assert not re.search(r"-\d", out)


@pytest.mark.parametrize("language", ["fr", "pl", "uk", "de", "ja"])
def test_a_review_in_every_language(terminal: Terminal, record: str, language: str) -> None:
    result = terminal("analyse", record, *FEW, "--seat", "0", language=language)
    assert result.status == 0
    assert "Accuracy" not in result.out


def test_one_seat_by_name_or_number_with_every_decision(terminal: Terminal, record: str) -> None:
    names = played(3, "careful,random,greedy", 1).record.seats or ()
    by_name = terminal("analyse", record, *FEW, "--seat", names[2])
    assert by_name.status == 0
    assert terminal("analyse", record, *FEW, "--seat", "2") == by_name
    assert "prediction" in by_name.out
    assert "Round 1" in by_name.out


def test_all_data_as_json(terminal: Terminal, record: str) -> None:
    result = terminal("analyse", record, *FEW, "--json", "--out", "review.json")
    assert (result.status, result.out) == (0, "")
    told = json.loads((terminal.folder / "review.json").read_text("utf-8"))
    assert (told["format"], told["players"], told["simulations"], told["seed"]) == (4, 3, 16, 0)
    assert [one["seat"] for one in told["seats"]] == [0, 1, 2]
    for seat in told["seats"]:
        for one in seat["decisions"]:
            choices = [choice["move"] for choice in one["choices"]]
            assert choices[0] == one["best"]
            assert one["chosen"] in choices
            likeliest = max(one["choices"], key=lambda choice: choice["prior"])
            assert one["likeliest"] == likeliest["move"]
            assert abs(sum(choice["prior"] for choice in one["choices"]) - 1) < 0.001 * len(choices)
            assert one["trick"] is None or one["phase"] == "play"
            for choice in one["choices"]:
                assert 0 <= choice["win"]["value"] <= 1
                assert choice["paradox"]["error"] > 0
        assert all(index < len(seat["decisions"]) for index in seat["costliest"])


def test_a_page_in_a_file(terminal: Terminal, record: str) -> None:
    assert terminal("analyse", record, *FEW, "--html", "--out", "review.html").status == 0
    page = (terminal.folder / "review.html").read_text("utf-8")
    assert page.startswith("<!DOCTYPE html>\n")
    assert page.endswith("</html>\n")


def test_seats_whose_cards_are_unknown_have_a_line(terminal: Terminal) -> None:
    view = one_round(3, seed=1).view(1)
    (terminal.folder / "chair.txt").write_text(to_text(record_of_view(view)), "utf-8")
    result = terminal("analyse", "chair.txt", *FEW)
    assert "seat 0: not analysed in rounds 1, because the record does not show" in result.out
    assert "The costliest decisions of seat 1" in result.out
    assert "The costliest decisions of seat 0" not in result.out
    refused = terminal.refused("analyse", "chair.txt", "--seat", "2")
    assert "nothing to review" in refused


def test_a_file_of_several_records(terminal: Terminal, record: str) -> None:
    text = (terminal.folder / record).read_text("utf-8")
    other = to_text(played(2, "careful", 1).record)
    (terminal.folder / "two.txt").write_text(text + "\n" + other, "utf-8")
    first = terminal("analyse", "two.txt", *FEW)
    assert first.err == ("purradox: two.txt: this is record 1 of 2; --record names another one.\n")
    assert first.out == terminal("analyse", record, *FEW).out
    second = terminal("analyse", "two.txt", *FEW, "--record", "2")
    assert second.err == ""
    assert "careful 1" in second.out
    assert "there is no record 3; it holds 2" in terminal.refused(
        "analyse", "two.txt", "--record", "3"
    )


def test_what_goes_wrong_is_one_line(terminal: Terminal, record: str) -> None:
    assert "no such file" in terminal.refused("analyse", "missing.txt")
    assert "choose one" in terminal.refused("analyse", record, "--json", "--html")
    assert "There are: " in terminal.refused("analyse", record, "--seat", "Nobody")
    assert "There are: " in terminal.refused("analyse", record, "--seat", "3")
    assert "≥ 16" in terminal.refused("analyse", record, "--simulations", "0")
    for seconds in ("inf", "nan", "0", "-1", "soon"):
        for command in ("analyse", "hint"):
            assert "0.001–86400" in terminal.refused(command, record, "--seconds", seconds)
    assert "the folder to write" in terminal.refused("analyse", record, *FEW, "--out", "no/file")
    (terminal.folder / "wrong.txt").write_text("hello", "utf-8")
    wrong = terminal("analyse", "wrong.txt")
    assert (wrong.status, wrong.out, wrong.err.count("\n")) == (1, "", 1)
    assert terminal("hint", "wrong.txt").status == 1
    empty = '[Game "Cat in the Box"]\n[Format "1"]\n[Players "3"]\n[Board "white"]\n'
    (terminal.folder / "empty.txt").write_text(empty, "utf-8")
    assert "nothing to review" in terminal.refused("analyse", "empty.txt")
    assert "a deal is due" in terminal.refused("hint", "empty.txt")
    (terminal.folder / "over.txt").write_text(to_text(played(2, "careful", 1).record), "utf-8")
    assert "the match is over" in terminal.refused("hint", "over.txt")


def test_a_hint_ranks_the_choices_with_reasons(terminal: Terminal) -> None:
    file = cut(terminal, 3)
    result = terminal("hint", file, "--simulations", "200")
    assert result.status == 0
    assert "what to play?" in result.out
    assert " ± " in result.out
    assert terminal("hint", file, "--simulations", "200") == result
    told = json.loads(terminal("hint", file, "--simulations", "200", "--json").out)
    assert 150 <= told["simulations"] <= 200
    best, *others = told["choices"]
    assert (best["verdict"], best["reason"]) == ("best", None)
    assert {choice["verdict"] for choice in others} <= {"good", "mistake"}
    for choice in others:
        assert (choice["reason"]["kind"] == "close") == (choice["verdict"] == "good")
    legal = terminal("legal", file).out.split(": ")[1].split()
    assert sorted(choice["move"] for choice in told["choices"]) == sorted(legal)


def test_a_hint_needs_to_know_whose_turn_it_is(terminal: Terminal) -> None:
    file = cut(terminal, 3)
    seat = int(terminal("legal", file).out.split()[1].rstrip(":"))
    assert terminal("hint", file, *FEW, "--seat", str(seat)).status == 0
    other = terminal.refused("hint", file, *FEW, "--seat", str((seat + 1) % 3))
    assert "’s turn, not " in other
    told = json.loads((terminal.folder / file).read_text("utf-8"))
    for name in ("discard", "predict", "tricks"):
        told["rounds"][0].pop(name)
    (terminal.folder / "dealt.json").write_text(json.dumps(told), "utf-8")
    assert "choose one with --seat" in terminal.refused("hint", "dealt.json")
    discard = terminal("hint", "dealt.json", *FEW, "--seat", "1")
    assert "which card to set aside?" in discard.out
    told["rounds"][0]["deal"][0] = told["rounds"][0]["deal"][2] = "?" * 10
    (terminal.folder / "chair.json").write_text(json.dumps(told), "utf-8")
    assert terminal("hint", "chair.json", *FEW) == discard
    assert "does not show all of" in terminal.refused("hint", "chair.json", "--seat", "0")


def test_a_hint_is_on_time(terminal: Terminal) -> None:
    file = cut(terminal, 1)
    terminal("hint", file, *FEW)
    begun = time.perf_counter()
    assert terminal("hint", file, "--seconds", "0.3").status == 0
    assert time.perf_counter() - begun < 1.0


def processor_seconds(process: int) -> float:
    if Path("/proc/self/stat").exists():  # a small Linux has no `ps`
        used = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()[11:13]
        return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")
    told = subprocess.run(
        ["ps", "-o", "time=", "-p", str(process)], capture_output=True, text=True, check=True
    )
    minutes, _, seconds = told.stdout.strip().rpartition(":")
    return 60 * float(minutes.rpartition(":")[2]) + float(seconds)


def test_ctrl_c_ends_quietly(terminal: Terminal, record: str) -> None:
    words = [sys.executable, "-m", "purradox", "analyse", record, "--simulations", "1000000"]
    with subprocess.Popen(
        words, cwd=terminal.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            while processor_seconds(process.pid) < 5:  # more than its start takes
                time.sleep(0.2)
            os.kill(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, "", "")
    assert Path(terminal.folder / record).exists()
