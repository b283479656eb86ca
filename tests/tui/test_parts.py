"""The small parts: choosing with keys, marks on the board, characters, files."""

from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from purradox.client.messages import seat_of
from purradox.client.picture import Picture, Seat, Slow
from purradox.client.server import Identities, ServerRefused
from purradox.i18n import LANGUAGES, words
from purradox.rules import Cell, Colour, Match, PlayerView, Round, shuffled, variant
from purradox.tui import absence
from purradox.tui.choosing import Choosing
from purradox.tui.paths import ascii_only, databases
from purradox.tui.plain_table import fitted, hanging, marks, right, width
from purradox.tui.running import PlainWords
from purradox.tui.setup import TableSetup, names_of
from purradox.tui.styled_table import COMPACT, LABEL, ROOMY, SMALL, board, scores


def in_play(players: int = 4) -> PlayerView:
    """The first lead of a match."""
    match = Match(variant(players)).apply(shuffled(variant(players), Random(1)))
    while match.tables[-1].phase.value != "play":
        match = match.apply(match.view(match.to_act[0]).legal[0])
    return match.view(match.to_act[0])


def test_a_number_and_a_letter_are_typed() -> None:
    choosing = Choosing()
    assert not choosing.type("5")
    choosing.begin(in_play())
    assert choosing.type("5")
    assert choosing.type("b")
    assert (choosing.text, choosing.cursor) == ("5b", Cell(Colour.BLUE, 5))
    assert choosing.type("6")
    assert choosing.text == "6"
    assert not choosing.type("x")
    assert not choosing.type("")
    choosing.back()
    choosing.back()
    assert choosing.text == ""


def test_arrows_walk_over_the_board_and_round_its_edges() -> None:
    choosing = Choosing()
    choosing.walk(1, 0)
    choosing.begin(in_play())
    choosing.walk(1, 0)
    assert choosing.cursor in choosing.legal
    choosing.point(Cell(Colour.RED, 8))
    choosing.walk(1, 0)
    assert choosing.cursor == Cell(Colour.RED, 1)  # the nines are out of play
    choosing.walk(0, -1)
    assert choosing.cursor == Cell(Colour.GREEN, 1)


def test_before_play_arrows_go_through_what_is_possible() -> None:
    match = Match(variant(3)).apply(shuffled(variant(3), Random(2)))
    choosing = Choosing()
    choosing.begin(match.view(0))
    seen = set()
    for _ in range(20):
        choosing.walk(-1, 0)
        seen.add(choosing.number)
    assert seen == set(match.view(0).hand)


def test_a_point_of_the_board_is_a_space() -> None:
    view = in_play()
    for grid in (COMPACT, SMALL, ROOMY):
        lines = str(board(view.table, marks("ABCD", 0), grid=grid)).splitlines()
        for y, line in enumerate(lines):
            for x, letter in enumerate(line):
                if letter.isdigit():
                    found = grid.cell(view.table, x, y)
                    assert found is not None
                    assert str(found.number) == letter
        assert grid.cell(view.table, LABEL - 1, 0) is None
        assert grid.cell(view.table, LABEL + 9 * grid.across, 0) is None
        assert grid.cell(view.table, LABEL + 8 * grid.across, 0) is None


def test_marks_are_narrow_and_never_the_same() -> None:
    found = marks(["Anna", "Alex", "Ала", "猫", "an"], None)
    assert len(set(found.values())) == 6
    assert all(width(mark) == 1 for mark in found.values())
    assert marks(["Anna", "Alex"], 1)[1] == "*"


def test_help_fits_the_smallest_screen() -> None:
    assert hanging("?    says why not", 12) == "?    says\n     why not"
    for language in ("en", "fr", "pl", "uk", "de"):
        for key in ("tui-help", "tui-review-help"):
            lines = hanging(words(language)(key), 76).splitlines()
            assert len(lines) < 22
            assert all(width(line) <= 76 for line in lines)


def test_texts_are_cut_and_filled_by_columns() -> None:
    assert fitted("猫猫猫", 5) == "猫猫 "
    assert right("12", 4) == "  12"
    assert right("12345", 4) == "1234"


@pytest.mark.parametrize(
    ("locale", "plain"),
    [("C", True), ("POSIX", True), ("en_US.ISO-8859-1", True), ("C.UTF-8", False), ("", False)],
)
def test_the_environment_says_which_characters(
    locale: str, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_CTYPE", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.setenv("LC_ALL", locale)
    assert ascii_only() is plain
    assert PlainWords("en")("play-card-please").isascii()
    assert PlainWords("en")("tui-keys-review").isascii()


def test_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert databases()[0] == str(tmp_path / "purradox" / "terminal.db")
    known = Identities()
    assert known.secret("http://one") is None
    known.keep("http://one", "Anna", "secret")
    known.keep("http://two", "Anna", "other")
    assert (known.secret("http://one"), known.secret("http://two")) == ("secret", "other")


def test_wishes() -> None:
    setup = TableSetup(players=5, people=2, bots=("kitten", "alley"), names=("Ada",))
    assert setup.chairs == ("kitten", "alley", "kitten")
    assert setup.options["bots"] == [None, None, "kitten", "alley", "kitten"]
    assert names_of(setup, words("en")) == ["Ada", "Player 2"]
    assert names_of(TableSetup(), words("en")) == ["You"]


def test_refusals_of_a_server_are_told() -> None:
    say, names = words("en"), ("Anna", "Boris")
    where = {"colour": "b", "number": 5, "owner": 1, "trick": 2}
    taken = ServerRefused("space-taken", where)
    assert taken.told(say, names) == "The blue 5 was taken by Boris in trick 2."
    assert ServerRefused("no-such-chair", {"chair": 7}).told(say, names).endswith("chair 7.")
    assert "brand-new" in ServerRefused("brand-new").told(say, names)


@pytest.mark.parametrize(
    ("ago", "told"),
    [
        (timedelta(minutes=5), "since 14:25"),
        (timedelta(days=1), "since Monday"),
        (timedelta(days=6), "since Wednesday"),
        (timedelta(days=9), "since 2026-11-08"),
    ],
)
def test_since_when_is_a_time_a_weekday_or_a_date(ago: timedelta, told: str) -> None:
    today = datetime(2026, 11, 17, 14, 30).astimezone()
    at = int((today - ago).timestamp() * 1000)
    assert absence.since(at, words("en"), today) == told


def test_bots_that_take_long_are_told_of() -> None:
    picture = Mock(slow=None)
    say = words("en")
    assert absence.slow(picture, say) == ""
    picture.slow = Slow(seconds=5)
    assert "5 s longer" in absence.slow(picture, say)
    picture.slow = Slow(preparing=True)
    assert "being prepared" in absence.slow(picture, say)


def test_a_list_says_who_is_waited_for() -> None:
    say = words("en")
    one = {"names": ["Ada", "Ben"], "status": "playing", "open": 0, "played_by_bot": False}
    one |= {"since": int(datetime.now().astimezone().timestamp() * 1000)}
    one |= {"round": 0, "totals": [], "players": 2, "place": None, "given_up": False}
    one |= {"closed": "", "before": [], "earlier": None, "expires": None}
    mine = absence.listed(one | {"waits_for": [0], "your_turn": True}, say)
    assert mine.startswith("Ada, Ben (Waiting for you since ")
    other = absence.listed(one | {"waits_for": [1], "your_turn": False}, say)
    assert other.startswith("Ada, Ben (Waiting for Ben since ")
    bot = one | {"waits_for": [0], "your_turn": True, "played_by_bot": True}
    assert absence.listed(bot, say) == "Ada, Ben (A bot plays for you)"


def test_a_list_says_how_far_a_match_has_come_and_how_it_ended() -> None:
    say = words("en")
    one = {"names": ["Ada", "Ben"], "status": "playing", "open": 0, "played_by_bot": True}
    one |= {"round": 2, "totals": [5, -1], "players": 2, "place": None, "given_up": False}
    one |= {"closed": "", "before": [], "earlier": None, "expires": None}
    told = "Ada 5, Ben −1 · Round 2 of 2 (A bot plays for you)"
    assert absence.listed(one, say) == told
    over = one | {"status": "over", "place": 2}
    assert absence.listed(over, say) == "Ada 5, Ben −1 (2nd of 2)"
    assert absence.listed(over | {"given_up": True}, say) == "Ada 5, Ben −1 (given up)"
    closed = over | {"given_up": True, "closed": "expired"}
    assert absence.listed(closed, say) == "Ada 5, Ben −1 (closed, as nobody came)"
    replaced = one | {"before": [[], ["Cleo"]], "earlier": 1, "expires": 1_763_200_000_000}
    told = "Ada 5, Ben (Cleo before) −1 · Round 2 of 2 (Ben plays your seat now)"
    assert absence.listed(replaced, say).startswith(f"{told} Will be closed on 2025-11-1")


def test_a_bot_that_cannot_play_is_named_with_what_to_install() -> None:
    one = Round.start(variant(2), 0, shuffled(variant(2), Random(1)))
    told = {"seat": 1, "kind": "bot", "name": "Simba", "level": "schrodinger"}
    lacking = told | {"unable": {"part": "numba", "command": "pip install purradox"}}
    for chair, line in (
        (told, ""),
        (lacking, "Simba cannot play here: numba is not installed (pip install purradox)."),
    ):
        seats = (Seat("You", "person"), seat_of(chair))
        picture = Picture("t", "playing", variant(2), seats, 1, one.table)
        assert absence.unable(picture, picture.names, words("en")) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_score_has_a_minus_sign(language: str) -> None:
    seats = (Seat("Anna", "person"), Seat("Boris", "person"))
    picture = Picture("t", "playing", variant(2), seats, 2, past=((-3, 4),))
    for say, minus in ((words(language), "−3"), (PlainWords(language), "-3")):
        anna, boris = scores(picture, marks("AB", 0), picture.names, say).splitlines()[1:]
        assert anna.split()[-3:] == [minus, "-", minus]
        assert boris.split()[-1] == "4"
