"""`arena` as it is typed: the tables, the report again, and one line for whatever is wrong."""

import json
import re
from itertools import count
from pathlib import Path

import pytest
from rich.cells import cell_len

from purradox.arena.interval import Interval
from purradox.arena.ratings import Rating
from purradox.arena.report import Pair, Report, Standing
from purradox.arena.settings import Settings
from purradox.cli.standings import best_first
from purradox.i18n import LANGUAGES, words
from tests.arena.strangers import strangers
from tests.cli.terminal import Terminal, terminal

__all__ = ["strangers", "terminal"]

SHORT = ("arena", "--bots", "careful,random", "--players", "2", "--matches", "6")


def without_times(out: str) -> str:
    """The tables less the columns of a clock."""
    return re.sub(r" +[0-9]+\.[0-9]{2} +[0-9]+\.[0-9]{2} *$", "", out, flags=re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_name_every_bot_and_every_pair(terminal: Terminal, language: str) -> None:
    result = terminal(
        "arena", "--bots", "careful,random,careful", "--matches", "6", language=language
    )
    say = words(language)
    assert (result.status, result.err) == (0, "")
    for name in ("careful 1", "careful 2", "random", "careful 1 ≈ careful 2"):
        assert name in result.out
    for key in ("points", "wins", "paradoxes", "predictions", "time", "worst", "rating", "ahead"):
        assert say(f"arena-{key}") in result.out
    assert say("arena-control") in result.out
    assert say("arena-summary", deals=2, matches=6, games=6) in result.out.splitlines()


def test_a_mean_of_zero_stands_above_a_loss() -> None:
    def standing(name: str, mean: float | None) -> Standing:
        points = Interval(3, mean)
        return Standing(name, points, points, None, None, None, 0.0, 0, Rating(25.0, 8.0))

    entrants = [standing("worst", -3.0), standing("even", 0.0), standing("none", None)]
    assert [one.name for one in sorted(entrants, key=best_first)] == ["even", "worst", "none"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_in_a_terminal_of_80_columns(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Long bots, losses and wide intervals, with every heading and every figure whole."""
    names = ("search:seconds=0.5,threads=2", "exec:python3 my_own_bot.py", "random")

    def standing(name: str, points: float, worst: float) -> Standing:
        wide = Interval(12, points, points - 12.34, points + 12.34)
        wins = Interval(12, 0.123, 0.012, 0.456)
        return Standing(name, wide, wins, 0.123, 0.456, 0.01234, worst, 0, Rating(-12.3, 8.3))

    def pair(first: str, second: str) -> Pair:
        return Pair(
            first, second, True, Interval(1200, -16.2, -28.5, -3.9), Interval(9, 1, 0.66, 1)
        )

    report = Report(
        Settings(names, 3),
        deals=1200,
        matches=3600,
        games=3600,
        standings=tuple(standing(name, at - 9, 1.2345) for at, name in enumerate(names)),
        pairs=(pair(names[0], names[1]), pair(names[0], names[2])),
        sides=(),
        until=None,
    )
    monkeypatch.setattr("purradox.cli.arena.kept_report", lambda _: report)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    out = terminal("arena", "report", "kept", language=language).out
    out = re.sub(r"\x1b\[[0-9;]*m", "", out)
    tables = out.split(words(language)("arena-summary", deals=1200, matches=3600, games=3600))[0]
    assert "…" not in tables
    assert "-" not in tables
    assert all(cell_len(line) <= 80 for line in tables.splitlines())
    for key in ("points", "wins", "rating", "paradoxes", "predictions", "time", "worst", "ahead"):
        assert words(language)(f"arena-{key}") in tables
    for figure in ("−9.00 ± 12.34", "12.3 (1.2–45.6)", "−12.3 ± 8.3", "1234.50", "−16.20 ± 12.30"):
        assert figure in tables
    assert "100.0 (66.0–100.0)" in tables


def test_a_bot_that_always_wins_is_not_said_to_do_so_for_certain(terminal: Terminal) -> None:
    words = ("arena", "--bots", "careful,random", "--players", "2", "--matches", "20")
    out = terminal(*words, "--json", "report.json").out
    report = json.loads((terminal.folder / "report.json").read_text("utf-8"))
    wins = report["standings"][0]["wins"]
    assert wins["mean"] == 1
    assert (wins["low"], wins["high"]) == (pytest.approx(0.6615, abs=1e-4), 1)
    assert "100.0 (66.1–100.0)" in out
    assert "0.0 (0.0–33.9)" in out
    assert "± 0.0 " not in out


def test_whole_deals_are_played(terminal: Terminal) -> None:
    out = terminal("arena", "--bots", "random,random", "--players", "5", "--matches", "6").out
    assert "Deals: 2. Matches: 10. Distinct games: 10." in out


def test_without_a_folder_nothing_is_left(terminal: Terminal) -> None:
    assert terminal(*SHORT).status == 0
    assert list(terminal.folder.iterdir()) == []


def test_the_report_is_told_again_and_the_same_command_plays_nothing(terminal: Terminal) -> None:
    first = terminal(*SHORT, "--out", "kept")
    files = {path: path.read_bytes() for path in (terminal.folder / "kept").iterdir()}
    assert terminal("arena", "report", "kept") == first
    assert terminal(*SHORT, "--out", "kept") == first
    assert {path: path.read_bytes() for path in (terminal.folder / "kept").iterdir()} == files
    assert terminal("verify", "kept/records.jsonl").out == "ok\n" * 6


def test_more_matches_go_on_from_there(terminal: Terminal) -> None:
    terminal(*SHORT, "--out", "kept")
    more = terminal(*SHORT, "--matches", "10", "--processes", "2", "--out", "kept")
    anew = terminal(*SHORT, "--matches", "10", "--out", "other")
    assert "Matches: 10." in more.out
    assert without_times(more.out) == without_times(anew.out)
    kept, other = (terminal.folder / name / "records.jsonl" for name in ("kept", "other"))
    assert kept.read_bytes() == other.read_bytes()


def test_the_report_as_json(terminal: Terminal) -> None:
    terminal(*SHORT, "--out", "kept", "--json", "one.json", "--until", "careful > random")
    terminal("arena", "report", "kept", "--json", "two.json")
    one, two = (terminal.folder / name for name in ("one.json", "two.json"))
    assert one.read_bytes() == two.read_bytes()
    report = json.loads(one.read_text("utf-8"))
    assert (report["deals"], report["matches"], report["confidence"]) == (3, 6, 0.95)
    assert [one["name"] for one in report["standings"]] == ["careful", "random"]
    assert set(report["standings"][0]["points"]) == {"deals", "mean", "low", "high"}
    assert set(report["standings"][0]["rating"]) == {"mu", "sigma"}
    assert report["pairs"][0]["difference"]["deals"] == 3
    assert (report["until"]["claim"], report["until"]["sign"]) == ("careful > random", 0)
    assert report["settings"]["bots"] == ["careful", "random"]


def test_until_stops_and_says_so(terminal: Terminal) -> None:
    long = ("arena", "--bots", "careful,random", "--players", "2", "--matches", "1000")
    soon = terminal(*long, "--until", "careful>random", "--processes", "2", "--out", "kept")
    assert "Established: careful > random. " in soon.out
    assert terminal("arena", "report", "kept") == soon
    opposite = terminal(*long, "--until", "random > careful")
    assert "The opposite is established, not random > careful. " in opposite.out
    open_ = terminal(*SHORT, "--until", "careful > random")
    assert "Not decided: careful > random. " in open_.out


@pytest.fixture
def steady_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock is a hundredth of a second later, however busy the machine is."""
    from purradox.arena import running

    monkeypatch.setattr(running, "monotonic", count(0.0, 0.01).__next__)


@pytest.mark.usefixtures("steady_clock")
def test_hours_are_kept(terminal: Terminal) -> None:
    words = ("arena", "--bots", "random,random", "--hours", "0.00001", "--out", "kept")
    assert terminal(*words).status == 0
    lines = (terminal.folder / "kept" / "records.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 2 * 3  # of each deal both matches


def test_ctrl_c_tells_what_there_is(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    from purradox.arena import executors
    from purradox.arena.play import Ending, play
    from purradox.arena.settings import Settings

    def interrupted(settings: Settings, number: int) -> Ending:
        if number == 5:
            raise KeyboardInterrupt
        return play(settings, number)

    with monkeypatch.context() as patch:
        patch.setattr(executors, "play", interrupted)
        kept = terminal(*SHORT, "--out", "kept")
        lost = terminal(*SHORT)
    assert (kept.status, lost.status) == (130, 130)
    assert "Deals: 2. Matches: 4." in kept.out
    assert "continues from here" in kept.err
    assert "nothing was kept" in lost.err
    assert "Matches: 6." in terminal(*SHORT, "--out", "kept").out


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize("bot", ["swallowing", "mistaken"])
def test_ctrl_c_while_something_is_compiled_is_never_a_bot_s_fault(
    terminal: Terminal, bot: str
) -> None:
    """A compiler that is interrupted may swallow it, or raise an error of its own instead."""
    words = ("arena", "--bots", f"first,{bot}", "--matches", "4")
    result = terminal(*words)
    assert result.status == 130
    assert result.err == "purradox: interrupted; without --out nothing was kept.\n"
    assert "failed" not in result.out
    kept = terminal(*words, "--out", "kept")
    assert (kept.status, kept.err.count("\n")) == (130, 1)
    assert not list((terminal.folder / "kept").glob("failed-*"))


@pytest.mark.usefixtures("strangers")
def test_a_bot_that_fails_is_named_in_one_line(terminal: Terminal) -> None:
    words = ("arena", "--bots", "first,raising", "--matches", "4")
    kept = terminal(*words, "--out", "kept")
    assert (kept.status, kept.out) == (1, "")
    assert kept.err == (
        "purradox: the bot raising failed in match 0: RuntimeError: no {idea} at all. "
        f"The record up to there is in {Path('kept', 'failed-0.txt')}.\n"
    )
    shown = terminal(*words)
    assert shown.status == 1
    assert shown.out.startswith("[Game ")
    assert shown.err.endswith("The record up to there is above.\n")
    cheating = terminal("arena", "--bots", "first,cheating", "--matches", "4")
    assert "the bot cheating made an illegal move in match 0: Discard(" in cheating.err


@pytest.mark.usefixtures("strangers")
def test_a_program_that_forfeits_is_counted(terminal: Terminal) -> None:
    out = terminal("arena", "--bots", "careful,late", "--matches", "2").out
    assert re.search(r"Decisions that late left to careful: [1-9][0-9]*\.", out)
    assert "Decisions that careful" not in out


@pytest.mark.usefixtures("steady_clock")
def test_the_progress_bar_says_how_it_stands(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    from purradox.cli import progress

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "150")
    monkeypatch.setattr(progress, "SHOWN_AFTER", 0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert re.search(r"careful: [0-9.]+ ± ", terminal(*SHORT).err)
    assert "careful > random: 100.0%" in terminal(*SHORT, "--until", "careful > random").err
    assert "random" in terminal("arena", "--bots", "random,random", "--hours", "0.00001").err


WRONG = [
    ("", "--bots"),
    ("--matches 3", "--bots"),
    ("--bots careful --matches 3", "at least two"),
    ("--bots careful,qqq --matches 3", "there are: "),
    ("--bots careful,random:x=1 --matches 3", "it has none at all"),
    ("--bots , --matches 3", "NAME:OPTION=VALUE"),
    ("--bots careful,random", "--matches or --hours"),
    ("--bots careful,random --matches 0", "--matches"),
    ("--bots careful,random --matches many", "--matches"),
    ("--bots careful,random --hours 0", "--hours"),
    ("--bots careful,random --hours -1", "--hours"),
    ("--bots careful,random --hours nan", "--hours"),
    ("--bots careful,random --hours inf", "--hours"),
    ("--bots careful,random --hours soon", "--hours"),
    ("--bots careful,random --matches 3 --players 1", "2–5"),
    ("--bots careful,random --matches 3 --players 6", "2–5"),
    ("--bots random,random,random,random,random,random --matches 3", "2–5"),
    ("--bots careful,random --matches 3 --processes 0", "--processes"),
    ("--bots careful,random --matches 3 --processes x", "--processes"),
    ("--bots careful,random --matches 3 --seed x", "--seed"),
    ("--bots careful,random --matches 3 --board nowhere", "--board"),
    ("--bots careful,random --matches 3 --until careful", '"A > B"'),
    ("--bots careful,random --matches 3 --until careful>qqq", "There are: careful, random."),
    ("--bots careful,random --matches 3 --until careful>careful", "both sides"),
    ("--bots careful,random --matches 3 --ray nonsense", "HOST:PORT"),
    ("--bots careful,random --matches 3 --ray 127.0.0.1:1", "127.0.0.1:1"),
    ("--bots careful,random --matches 3 --out missing/folder", "does not exist"),
    ("--bots careful,random --matches 3 --out file.txt", "not a folder"),
    ("--bots careful,random --matches 3 --out file.txt/a", "not a folder"),
    ("--bots careful,random --matches 3 --out full", "something else"),
    ("--bots careful,random --matches 3 --json missing/a.json", "folder"),
    ("--bots careful,random --matches 3 --json full", "folder"),
    ("--bots careful,random --matches 3 --nonsense", "--nonsense"),
    ("--bots", "--bots"),
    ("report", "do not go together"),
    ("tell full", "do not go together"),
    ("report full file.txt", "do not go together"),
    ("report full --seed 3", "do not go together"),
    ("report full", "no arena in it"),
    ("report missing", "no arena in it"),
    ("report file.txt", "no arena in it"),
    ("report broken", "line 1 cannot be read"),
]


@pytest.mark.parametrize(("typed", "told"), WRONG)
def test_what_is_wrong_is_said_in_one_line(terminal: Terminal, typed: str, told: str) -> None:
    for folder, file in (("full", "letter.txt"), ("broken", "manifest.json"), (".", "file.txt")):
        (terminal.folder / folder).mkdir(exist_ok=True)
        (terminal.folder / folder / file).write_text("{", "utf-8")
    before = sorted(terminal.folder.rglob("*"))
    assert told in terminal.refused("arena", *typed.split())
    assert sorted(terminal.folder.rglob("*")) == before


def test_other_settings_are_refused_and_named(terminal: Terminal) -> None:
    terminal(*SHORT, "--out", "kept")
    told = terminal.refused(*SHORT, "--seed", "4", "--out", "kept")
    assert "(seed: 0 there, 4 here)" in told
    told = terminal.refused("arena", "--bots", "random,careful", "--matches", "2", "--out", "kept")
    assert "(bots: careful,random there, random,careful here)" in told


def test_damage_is_named(terminal: Terminal) -> None:
    terminal(*SHORT, "--out", "kept")
    journal = terminal.folder / "kept" / "journal.jsonl"
    journal.write_bytes(b"x\n" + journal.read_bytes())
    for typed in (("arena", "report", "kept"), (*SHORT, "--out", "kept")):
        assert "line 1 cannot be read" in terminal.refused(*typed)


@pytest.mark.usefixtures("strangers")
def test_names_that_no_record_can_hold_are_refused(terminal: Terminal) -> None:
    assert "does not name bots" in terminal.refused(
        "arena", "--bots", "careful,late:style=\x01", "--matches", "2"
    )


def test_the_violet_board_is_called_provisional(terminal: Terminal) -> None:
    assert "provisional (R2.3)" in terminal(*SHORT, "--board", "violet").err
