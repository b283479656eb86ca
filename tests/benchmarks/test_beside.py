"""The benchmark beside boardgame.io reckons right, and says what it misses."""

import json
import shutil
from base64 import b64decode
from pathlib import Path
from random import Random

import pytest

from benchmarks import beside
from benchmarks.boardgame import crowd
from benchmarks.crowd import SEATS
from benchmarks.server import FIGURES, WIDTH, Row, head

LOCK = json.loads((beside.FOLDER / "package-lock.json").read_text("utf-8"))


def row(value: float) -> Row:
    return dict.fromkeys(FIGURES, value)


def test_ratios_are_of_laps() -> None:
    laps = [
        {beside.OURS: row(ours), "other": row(theirs)}
        for ours, theirs in ((2.0, 1.0), (9.0, 3.0), (1.0, 4.0))
    ]
    found = beside.ratios(laps, "other")
    assert {kind: figures["moves"] for kind, figures in found.items()} == {
        "median": 2.0,
        "lowest": 0.25,
        "highest": 3.0,
    }
    for figures in found.values():
        assert figures.keys() == set(FIGURES) - {"deliveries", "load"}
        assert len(set(figures.values())) == 1


def test_ratios_stand_below_their_names() -> None:
    line = beside.told("400 clients", {"moves": 1.236, "own_p99": 0.8})
    assert line[:WIDTH].rstrip() == "400 clients"
    assert line[WIDTH : WIDTH + 13] == "1.24".rjust(13)
    assert line[: head().index("own p99") + len("own p99")].endswith("0.80")
    assert line.split()[2:] == ["1.24", "0.80"]


def test_everybody_plays_in_each_lap(capsys: pytest.CaptureFixture[str]) -> None:
    asked = []

    def play(clients: int) -> Row:
        asked.append(clients)
        return row(7.0)

    rows = beside.lap({beside.OURS: play, "other": play}, 8)
    assert asked == [8, 8]
    assert list(rows) == [beside.OURS, "other"]
    assert all(one["load"] != 7.0 for one in rows.values())
    assert [line[:WIDTH].rstrip() for line in capsys.readouterr().out.splitlines()] == [
        "8 clients, ours",
        "8 clients, other",
    ]


@pytest.mark.parametrize("missing", ["npm", "node"])
def test_what_is_missing_is_said(
    missing: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(shutil, "which", lambda name: None if name == missing else name)
    if missing == "node":
        monkeypatch.setattr(beside, "installed", lambda: tmp_path)
    assert beside.main(["--quick"]) == 1
    told = capsys.readouterr()
    assert told.err.startswith(f"{missing} is not there")
    assert "https://nodejs.org" in told.err
    assert told.out == ""


def test_what_is_installed_is_what_was_locked() -> None:
    packages = {name: one for name, one in LOCK["packages"].items() if name}
    assert packages["node_modules/boardgame.io"]["version"] == "0.50.2"
    assert packages["node_modules/koa-compose"]["version"] == "4.1.0"
    for name, one in packages.items():
        kind, _, digest = one["integrity"].partition("-")
        assert (kind, len(b64decode(digest, validate=True))) == ("sha512", 64), name


def test_packages_come_from_wherever_npm_is_told() -> None:
    assert not [name for name, one in LOCK["packages"].items() if "resolved" in one]
    wanted = json.loads((beside.FOLDER / "package.json").read_text("utf-8"))
    assert LOCK["packages"][""]["dependencies"] == wanted["dependencies"]


def test_the_other_crowd_makes_legal_moves() -> None:
    hand = [0, 2, 0, 0, 0, 1, 0, 0]
    board: list[str | None] = ["0"] * (4 * crowd.RANKS)
    board[2 * crowd.RANKS + 5] = None
    cards = crowd.Cards({"1": crowd.Player(hand)}, board, 0)
    random = Random(0)
    assert {crowd.chosen(cards, "1", random) for _ in range(50)} == {("discard", 1), ("discard", 5)}
    cards.moves = SEATS
    assert {crowd.chosen(cards, "1", random) for _ in range(200)} == {
        ("predict", tricks) for tricks in (1, 2, 3, 4)
    }
    cards.moves = 2 * SEATS
    assert crowd.chosen(cards, "1", random) == ("play", 5, 2)
