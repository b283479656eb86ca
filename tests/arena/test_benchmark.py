"""`benchmark`: a row that anybody gets again, and one line for whatever is wrong."""

import json
from pathlib import Path

import pytest

from benchmarks.bots import BOTS, PLAYERS, RESULTS, cell, main, table
from purradox.arena import Folder, Settings, Stop, report_of, run
from purradox.arena import benchmark as work
from purradox.bots import make_bot
from purradox.i18n import LANGUAGES, words
from tests.arena.strangers import strangers
from tests.cli.terminal import Terminal, terminal

__all__ = ["strangers", "terminal"]

SHORT = ("benchmark", "random", "--players", "3", "--deals", "2")
PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_points_and_wins_among_each_opponent(terminal: Terminal, language: str) -> None:
    result = terminal(*SHORT, language=language)
    say = words(language)
    assert (result.status, result.err) == (0, "")
    assert say("benchmark-opponents") in result.out
    for name in work.OPPONENTS:
        assert f"random   2 × {name}" in result.out
    told = say("benchmark-summary", version=work.identity(3), deals=2, fair="33.3 %")
    assert told in result.out.splitlines()


def test_the_file_is_the_same_again_and_says_what_was_played(
    terminal: Terminal, tmp_path: Path
) -> None:
    once, again = (terminal(*SHORT, "--json", "a.json"), terminal(*SHORT, "--json", "b.json"))
    assert once == again
    told = json.loads((terminal.folder / "a.json").read_text("utf-8"))
    assert told == json.loads((terminal.folder / "b.json").read_text("utf-8"))
    assert told["benchmark"] == work.identity(3)
    assert told["opponents"].keys() == set(work.OPPONENTS)
    assert (told["bot"], told["players"], told["deals"], told["seed"]) == ("random", 3, 2, 22)
    settings = Settings(("random", "greedy", "greedy"), 3, "white", work.SEED)
    folder = Folder(tmp_path / "arena")
    run(folder, settings, Stop(2))
    mine = report_of(folder.entries(), settings, Stop(2)).standings[0]
    row = next(row for row in told["rows"] if row["opponent"] == "greedy")
    assert (row["points"]["mean"], row["points"]["low"]) == (mine.points.mean, mine.points.low)
    assert row["wins"]["high"] == mine.wins.high


@pytest.mark.parametrize("name", work.OPPONENTS)
def test_another_opponent_is_another_benchmark(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other weights, or somebody who plays otherwise under the same name."""
    before, hashes = work.identity(3), {one: work.fingerprint(one, 3) for one in work.OPPONENTS}
    if name == "neural":
        monkeypatch.setattr(work, "content", lambda *_: (b"other weights", {}))
    else:
        monkeypatch.setattr(
            work, "make_bot", lambda one, random: make_bot("house" if one == name else one, random)
        )
    work.fingerprint.cache_clear()
    try:
        assert work.identity(3) != before
        changed = {one for one in work.OPPONENTS if work.fingerprint(one, 3) != hashes[one]}
        assert changed == {name}
    finally:
        work.fingerprint.cache_clear()


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "BOT is missing"),
        ("carefull", "did you mean “careful”?"),
        ("careful,random", "does not name"),
        ("careful --deals 1", "--deals"),
        ("careful --players 6", "2–5"),
        ("careful --deals 2 --json nowhere/row.json", "nowhere"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(terminal: Terminal, typed: str, told: str) -> None:
    assert told in terminal.refused("benchmark", *typed.split())


@pytest.mark.usefixtures("strangers")
def test_a_bot_that_fails_is_named_and_its_match_is_shown(terminal: Terminal) -> None:
    result = terminal("benchmark", "raising", "--deals", "2")
    assert result.status == 1
    assert result.err.startswith("purradox: the bot raising failed in match 0: ")
    assert result.err.count("\n") == 1
    assert "/tmp" not in result.err
    assert "raising" in result.out
    assert "does not name" in terminal.refused("benchmark", "late:style=\x01")


def test_the_table_of_the_page_is_that_of_this_benchmark() -> None:
    """Else: `python -m benchmarks.bots`, and its table onto the page."""
    results, page = json.loads(RESULTS.read_text("utf-8")), PAGE.read_text("utf-8")
    assert {one["benchmark"] for one in results} == {work.identity(PLAYERS)}
    assert {one["deals"] for one in results if one["bot"] in BOTS} == {work.DEALS}
    assert {one["bot"] for one in results} >= set(BOTS)
    assert table(results) in page
    assert f"Benchmark {work.identity(PLAYERS)}" in page


def test_the_script_plays_what_it_does_not_have_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    main(["random", "--deals", "2", "--json", str(kept)])
    first = kept.read_bytes()
    told = capsys.readouterr().out
    (row,) = json.loads(first)
    assert all(cell(one) in told for one in row["rows"])
    main(["random", "--deals", "2", "--json", str(kept)])
    assert kept.read_bytes() == first


def test_a_row_over_fewer_deals_says_so_and_gives_way_to_one_over_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    for deals in (2, 3):
        main(["random", "--deals", str(deals), "--json", str(kept)])
        assert f"| `random` ({deals} deals) |" in capsys.readouterr().out
        assert [row["deals"] for row in json.loads(kept.read_text())] == [deals]
    assert f"{work.DEALS} deals" not in table(json.loads(RESULTS.read_text()))


def test_decisions_that_a_program_forfeits_are_counted(terminal: Terminal) -> None:
    bot = "exec:false,seconds=5"
    result = terminal("benchmark", bot, "--players", "3", "--deals", "2", "--json", "a.json")
    told = json.loads((terminal.folder / "a.json").read_text("utf-8"))
    counts = [row["forfeits"] for row in told["rows"]]
    assert min(counts) > 0
    assert f"Decisions that {bot} left to careful: {sum(counts):,}." in result.out
    assert f"| `{bot}` (2 deals, {sum(counts)} decisions by `careful`) |" in table([told])
