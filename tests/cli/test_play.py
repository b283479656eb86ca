"""`play`: a match in the terminal, driven the way a person or a pipe would drive it."""

import re
import subprocess
import sys
from datetime import date
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from purradox.bots.careful import CarefulBot
from purradox.cli import play
from purradox.i18n import LANGUAGES, words
from purradox.notation import loads
from purradox.rules import PLAYERS, Choice, Match, PlayerView, Predict, shuffled, variant
from purradox.tui import person
from purradox.tui.answers import shown
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

ANYTHING = [f"{number}{colour}" for number in range(1, 10) for colour in "rbyg"]
"""Whatever is due, some of these are legal, and the others are explained."""


def whole_match(players: int) -> str:
    """Lines that answer every question of a match, with much nonsense between."""
    return "\n".join(["1", "2", "3", "4", "5", "6", "7", "8", "9", *ANYTHING] * 10 * players)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_whole_match_through_a_pipe(terminal: Terminal, players: int, language: str) -> None:
    result = terminal(
        *("play", "--players", str(players), "--seed", "5", "--save", "match.txt"),
        typed=whole_match(players),
        language=language,
    )
    say = words(language)
    assert (result.status, result.err) == (0, "")
    assert say("play-left") not in result.out
    assert result.out.rstrip().endswith(say("play-saved", file="match.txt"))
    checked = loads((terminal.folder / "match.txt").read_text("utf-8"))
    assert checked.match.over  # type: ignore[union-attr]
    names = checked.record.seats or ()
    assert say("play-you") in names
    for number in range(1, players + 1):
        assert say("play-scores", round=number) in result.out
    for name, total in zip(names, checked.record.total or (), strict=True):
        assert re.search(rf"{name}.* {total}\.?\n", result.out)


def test_play_opens_a_game_of_three(terminal: Terminal) -> None:
    result = terminal("play")
    assert result.status == 0
    assert result.out.startswith("Cat in the Box: you against Miso (careful), Luna (careful)")
    assert result.out.endswith("You left the table. Until next time!\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_hello_and_goodbye(terminal: Terminal, language: str) -> None:
    say = words(language)
    for typed in ("quit\n", "Q", ""):
        result = terminal("play", typed=typed, language=language)
        assert result.status == 0
        assert say("play-ask-discard") in result.out
        assert result.out.rstrip().endswith(say("play-left"))


def test_english_is_plain_ascii_and_nothing_is_coloured_in_a_pipe(terminal: Terminal) -> None:
    out = terminal("play", "--seed", "3", typed=whole_match(3)).out
    ours = [line for line in out.splitlines() if "’" not in line and "“" not in line]
    assert "\n".join(ours).isascii()
    assert "\x1b" not in out


def test_the_same_seed_deals_the_same_cards(terminal: Terminal) -> None:
    assert terminal("play", "--seed", "9") == terminal("play", "--seed", "9")
    hands = {terminal("play", "--seed", str(seed)).out for seed in range(5)}
    assert len(hands) == 5


def test_what_can_be_asked(terminal: Terminal) -> None:
    """A dialogue of the first round, up to the first play."""
    typed = "?\n7\nwhy 1\ncat\n3\n?\n2\n3\n5\n9b\nwhy 5g\n1r\nwhy\n"
    out = terminal("play", "--seed", "4", typed=typed).out
    assert answers(out, "?") == [
        "You can choose: 2 3 4 5 6",
        "Type one of these; why 5b to hear why a play is not allowed; quit to leave.",
    ]
    assert answers(out, "7") == ["You have no 7."]
    assert answers(out, "why 1") == ["You have no 1."]
    assert answers(out, "cat") == ["Type a number, or ? to see which ones."]
    assert answers(out, "2") == ["The prediction can be 1, 3, 4, not 2."]
    assert answers(out, "5") == ["Which colour? You can choose: 5b 5y 5g"]
    assert answers(out, "9b") == ["The blue 9 is out of play."]
    assert answers(out, "why 5g") == ["5g is allowed."]
    assert answers(out, "1r") == ["You have no 1."]
    assert answers(out, "why") == [
        "Type a number and a colour letter (r b y g), such as 5b, or ? to see what is allowed."
    ]


def answers(out: str, typed: str) -> list[str]:
    """What was said after the first time that this was typed."""
    said = out.split(f"> {typed}\n", 1)[1]
    return said.split("\n> ", 1)[0].splitlines()


def test_an_illegal_play_is_explained(terminal: Terminal) -> None:
    out = terminal("play", "--seed", "4", typed="3\n3\n6r\n6y\n6y\n").out
    assert answers(out, "6r")[0].startswith("Red cannot be led yet")
    assert "The yellow 6 was taken by you in trick 1." in out


def test_the_board_shows_whose_tokens_stand_where(terminal: Terminal) -> None:
    out = terminal("play", "--seed", "4", typed="3\n3\n6y\n").out
    board = out.rsplit("  r   ", 1)[1]
    assert "6*" in board
    assert "M" in board.split("\n\n")[0]
    assert "L" in board.split("\n\n")[0]


def test_spaces_out_of_play_and_neutral_tokens_are_marked(terminal: Terminal) -> None:
    out = terminal("play", "--players", "2", "--seed", "1", typed="1\n2\n3\n4\n5\n").out
    assert "Turned up: " in out
    assert re.search(r"  g .*x", out)
    assert re.search(r"  r   1   2   3   4   5   -\n", out)


def test_a_match_that_was_left_is_saved_as_it_was_seen(terminal: Terminal) -> None:
    terminal("play", "--seed", "4", "--save", "match.txt", typed="3\n3\n6y\nquit\n")
    checked = loads((terminal.folder / "match.txt").read_text("utf-8"))
    assert sorted(checked.record.rounds[0].deal or ())[1:] == ["??????????"] * 2
    assert checked.record.rounds[0].tricks[0][0] == "6y"


def test_nothing_is_played_when_the_record_could_not_be_saved(terminal: Terminal) -> None:
    assert "folder" in terminal.refused("play", "--save", "missing/match.txt")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--players", "6"), "2–5"),
        (("--seed", "x"), "--seed"),
        (("--bots", "carefull"), "did you mean “careful”?"),
        (("--bots", "careful,random,random"), "3 bots do not fit 2 chairs"),
        (("--players", "2", "--bots", "careful,random"), "2 bots do not fit one chair"),
        (("--board", "mauve"), "mauve"),
    ],
)
def test_wrong_options_are_refused(terminal: Terminal, options: tuple[str, ...], told: str) -> None:
    assert told in terminal.refused("play", *options)


def test_the_violet_board_is_called_provisional(terminal: Terminal) -> None:
    result = terminal("play", "--board", "violet", "--seed", "1", typed="1\n2\n3\n4\n5\n6\n1\n")
    assert "provisional (R2.3)" in result.err
    assert "y   5 " in result.out


@pytest.mark.parametrize("typed", [b"\xff\xfe\n3\n", b"\x00\n", b"5" * 10_000 + b"\n", b"\r\n\n"])
def test_bytes_that_are_no_text_do_no_harm(terminal: Terminal, typed: bytes) -> None:
    result = terminal("play", typed=typed)
    assert result.status == 0
    assert result.out.endswith("Until next time!\n")


def test_a_plain_environment_does_no_harm() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "purradox", "--language", "ja", "play"],
        env={"PYTHONUTF8": "0", "LC_ALL": "C"},
        input=b"\xe3\x81\x82\nquit\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().rstrip().endswith(words("ja")("play-left"))


class Scripted:
    """Answers like a careful bot, in words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bot = CarefulBot(Random(1))
        self.typed = ""
        monkeypatch.setattr(person, "read_line", lambda: self.typed)
        ask = person.Person.choose

        def choose(one: person.Person, view: PlayerView) -> Choice:
            wanted = self.bot.choose(view)
            self.typed = shown(wanted).upper()
            chosen = ask(one, view)
            assert chosen == wanted
            return chosen

        monkeypatch.setattr(person.Person, "choose", choose)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_good_match_can_be_said(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, players: int, language: str
) -> None:
    Scripted(monkeypatch)
    out = terminal("play", "--players", str(players), "--seed", "2", language=language).out
    say = words(language)
    assert out.count(say("play-you")) > players
    assert "{" not in out


def test_colours_are_for_terminals_that_want_them(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    typed = "3\n3\n6y\n"
    assert "\x1b[31mr   1" in terminal("play", "--seed", "4", typed=typed).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in terminal("play", "--seed", "4", typed=typed).out


def in_play(seed: int) -> PlayerView:
    """A view somewhere in a match of three."""
    random = Random(seed)
    match = Match(variant(3)).apply(shuffled(variant(3), random))
    for _ in range(random.randrange(6, 20)):
        if match.to_act:
            seat = match.to_act[0]
            match = match.apply(CarefulBot(random).choose(match.view(seat)))
    return match.view(match.to_act[0] if match.to_act else 0)


@given(st.integers(0, 1000), st.text(max_size=12) | st.from_regex(r"(why )?[0-9]{1,2}[rbygx]?"))
def test_any_line_is_a_legal_move_or_is_answered(seed: int, line: str) -> None:
    view = in_play(seed)
    someone = person.Person(("Ada", "Bob", "Cleo"), words("en"))
    move = someone.answer(view, line.strip().lower())
    assert move is None or move in view.legal


def test_a_prediction_is_typed_as_a_number() -> None:
    assert shown(Predict(0, 3)) == "3"
    assert len(play.CATS) == max(PLAYERS) - 1
    assert len({cat[0] for cat in play.CATS}) == len(play.CATS)


def test_the_daily_deal_is_that_of_today(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Day(date):
        @classmethod
        def today(cls) -> "Day":
            return cls(2026, 11, 17)

    monkeypatch.setattr(play, "date", Day)
    result = terminal("play", "--daily", "--save", "deal.txt", typed=whole_match(4))
    assert (result.status, result.err) == (0, "")
    assert "Round 1 of 1" in result.out
    assert "left the table" not in result.out
    (one,) = loads((terminal.folder / "deal.txt").read_text("utf-8")).record.rounds
    assert one.deal == ("1222466788", "1334456788", "1233455668", "1123455777")
