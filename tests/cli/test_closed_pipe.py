"""Whoever reads our output may stop: every command ends quietly, with the status of a shell."""

import os
from pathlib import Path

import pytest

from purradox.cli import run
from purradox.gate import GateReport

RECORD = """[Game "Cat in the Box"]
[Format "1"]
[Players "3"]
[Board "white"]

Round 1
  deal    1223344456 ?????????? ??????????
  discard 4 ? ?
  predict 3 4 3
"""


@pytest.mark.parametrize(
    "words",
    [
        "--help",
        "--version",
        "bots",
        "bots --json",
        "verify now.txt",
        "legal now.txt",
        "convert --to json now.txt",
        "simulate",
        "simulate --matches 3 --processes 2",
        "arena --bots random,random --matches 2",
        "conform random --players 2 --rounds 1",
        "conform random --players 2 --rounds 1 --json",
        "analyse now.txt --simulations 16",
        "analyse now.txt --simulations 16 --json",
        "analyse now.txt --simulations 16 --html",
        "hint now.txt --simulations 16",
        "hint now.txt --simulations 16 --json",
        "gate --rounds 1",
    ],
)
def test_a_closed_pipe_ends_a_command_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], words: str
) -> None:
    (tmp_path / "now.txt").write_text(RECORD, "utf-8")
    monkeypatch.setattr("purradox.gate.run", lambda *_: GateReport(()))  # what it tells is enough
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PURRADOX_LANG", "en")
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        monkeypatch.setattr("sys.stdout", closed)
        assert run(words.split()) == 141
    assert capfd.readouterr().err == ""
