"""Pictures: what they show, that they are whole, and that they agree with the browser's table."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from purradox import svg
from purradox.rules import NEUTRAL, PLAYERS, Match, Phase, Round, shuffled, variant
from purradox.rules.scoring import score
from purradox.svg import glyphs, theme
from purradox.svg.markup import tag
from tests.helpers import dealt, predicted, wisest
from tests.helpers import played as plays_of

WEB = Path(svg.__file__).parents[1] / "web"
NAMES = ("Anna", "Борис", "<script>alert(1)</script>", "a & b", "猫")
TEXT: Any = "3 white"
SVG = "{http://www.w3.org/2000/svg}"


def played(players: int, moves: int, board: str = "white", seed: int = 1) -> Match:
    random, match = Random(seed), Match(variant(players, board))
    while moves and not match.over:
        deal = match.needs_deal
        match = match.apply(
            shuffled(match.variant, random) if deal else wisest(match.rounds[-1], random)
        )
        moves -= 1
    return match


def middle() -> Round:
    """Seat 2 is to act, seat 1 has lost green."""
    now = dealt(3, "1223344456 1233455666 1112234556")
    for move in ("4", "4", "1"):
        now = now.apply(now.view(now.table.to_act[0]).parse(move))
    return plays_of(predicted(now, 3, 4, 3), "5g 2g 6g 5y 6y 1y 1g 5r")


def looks(picture: str, *wanted: str) -> list[ET.Element]:
    """The elements that have all these classes."""
    return [
        part
        for part in ET.fromstring(picture).iter()
        if set(wanted) <= set((part.get("class") or "").split())
    ]


def words(picture: str) -> list[str]:
    return ["".join(part.itertext()) for part in ET.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("board", ["white", "violet"])
def test_every_stage_of_a_match_is_a_whole_and_safe_document(players: int, board: str) -> None:
    match, names = Match(variant(players, board)), NAMES[:players]
    random = Random(players)
    stages = set()
    while True:
        pictures = [svg.board(match, theme="dark"), svg.table(match, names=names)]
        if match.rounds:
            now = match.rounds[-1]
            pictures += [svg.table(match.view(0), names=names, size=300), svg.table(now)]
            stages.add(now.table.phase)
        for picture in pictures:
            root = ET.fromstring(picture)
            kinds = {part.tag.removeprefix(SVG) for part in root.iter()}
            assert kinds <= {
                *("svg", "title", "desc", "style", "g", "rect", "path", "circle", "line"),
                *("text", "tspan"),
            }
            assert root.get("role") == "img"
            assert root[0].tag == f"{SVG}title"
            assert root[0].text
            assert all(part.get("id") is None for part in root.iter())
            assert not re.search(r"url\(|@import|href|<script| on\w+=", picture)
            known = set(re.findall(r"\.([a-z][\w-]*)", svg.style()))
            used = {one for part in root.iter() for one in (part.get("class") or "").split()}
            assert used - {root.get("class")} <= known
        if match.over:
            break
        if match.needs_deal:
            match = match.apply(shuffled(match.variant, random))
        for _ in range(random.randint(5, 15)):
            if match.to_act:
                match = match.apply(wisest(match.rounds[-1], random))
    assert stages >= {Phase.PLAY, Phase.OVER}


def test_the_same_position_gives_the_same_bytes() -> None:
    match, again = played(4, 40), played(4, 40)
    assert match is not again
    assert svg.table(match) == svg.table(again)
    assert svg.table(match.view(2)) == svg.table(again.view(2))


def test_a_board_has_every_space_and_every_token() -> None:
    match = played(2, 9, "violet")
    picture = svg.board(match)
    table = match.tables[-1]
    taken = [owner for owner in table.board.tokens if owner is not None]
    assert len(looks(picture, "space")) == 20
    assert len(looks(picture, "out")) == 4
    assert len(looks(picture, "space", "taken")) == len(taken)
    assert len(looks(picture, "token", "neutral")) == taken.count(NEUTRAL) == 3
    assert len(looks(picture, "token", "seat-0")) == taken.count(0)
    assert len(looks(picture, "glow")) == 1, "where the last token was put"
    row = [word for word in words(picture) if word.isdecimal()][5:10]
    assert row == ["3", "4", "5", "1", "2"], "the order of the violet board"


def test_a_view_shows_its_hand_its_legal_moves_and_its_lost_colours() -> None:
    now = middle()
    mine, other, public = now.view(2), now.view(1), now.table
    assert len(looks(svg.table(mine), "possible")) == len(mine.legal)
    assert not looks(svg.table(other), "possible")
    assert len(looks(svg.board(other), "gone")) == 1
    assert not looks(svg.board(public), "gone")
    cats = [len(looks(svg.table(one), "cat")) for one in (public, mine, now)]
    assert cats == [0, len(mine.hand) + 1, 6 + 6 + 7 + 3], "hands, and what was set aside"
    assert "turn" in svg.table(public)
    assert len(looks(svg.table(public), "card", "g")) == 1
    assert len(looks(svg.table(public), "empty", "next")) == 1


def test_the_end_of_a_round_shows_groups_scores_and_the_hand_of_a_paradox() -> None:
    over = plays_of(middle(), "5b 6r 4r 2r 6b 2b 4b 3r 1r 2y 3y 1b 4y 3g")
    picture = svg.table(Match(variant(3), (over,)))
    assert len(looks(picture, "panel", "stuck")) == 1
    assert len(looks(picture, "cat")) == 2
    assert {"+2", "−4", "+1"} <= set(words(picture))
    assert not looks(svg.table(over.table), "star"), "a table does not know the points"
    joined = next(
        table
        for seed in range(20)
        for table in played(3, 200, seed=seed).tables
        if any(len(one.group) > 1 for one in score(table))
    )
    group = sum(len(one.group) for one in score(joined))
    assert len(looks(svg.board(joined), "ring", "lit")) == group
    assert looks(svg.board(joined), "group")


def test_nobody_wins_the_trick_that_a_paradox_interrupts() -> None:
    over = plays_of(middle(), "5b 6r 4r 2r 6b 2b 4b 3r 1r 2y 3y 1b 4y 3g")
    assert over.table.trick.plays
    assert len(looks(svg.table(over.table), "glow")) == 1, "the last token alone"


def test_the_winners_of_a_match_wear_the_crown() -> None:
    match = played(3, 1000)
    assert match.over
    crowns = svg.table(match).count(glyphs._CROWN)
    assert crowns == len(match.winners)
    assert svg.table(match).count(glyphs._STAR) == 3 - crowns


def test_marks_and_arrows() -> None:
    table = middle().table
    picture = svg.board(
        table, marks={"5b": "best", "4r": "mistake"}, arrows=[("5b", "4r"), ("1r", "6g")]
    )
    assert len(looks(picture, "ring", "best")) == 1
    assert len(looks(picture, "ring", "mistake", "dashed")) == 1
    assert len(looks(picture, "arrow")) == 2
    view = middle().view(2)
    marked = svg.table(view, marks={"5b": "best", "2": "tried"})
    assert len(looks(marked, "ring", "tried")) == 1


def test_names_are_escaped_and_shortened() -> None:
    match = played(5, 3)
    names = ["<&>\x00\ud800", "a" * 40, "猫" * 40, "", "Eve"]
    shown = words(svg.table(match, names=names))
    assert {"<&>\ufffd\ufffd", "aaaa…", "", "Eve"} <= set(shown)
    assert any(word.startswith("猫") and word.endswith("…") and len(word) < 8 for word in shown)
    bare = svg.board(match, title="\x00<&>")
    assert "<title>\ufffd&lt;&amp;&gt;</title>" in bare
    bare.encode()


def test_the_size_is_a_width_and_the_theme_one_of_two_or_the_readers() -> None:
    root = ET.fromstring(svg.board(variant(3), size=193))
    assert (root.get("width"), root.get("height")) == ("193", "122")
    assert root.get("viewBox") == "0 0 386 244"
    both, light, dark = (svg.board(variant(3), theme=name) for name in (None, "light", "dark"))
    assert "prefers-color-scheme" in both
    assert "prefers-color-scheme" not in light + dark
    surface = theme.COLOURS["surface"]
    assert [surface[0] in one for one in (both, light, dark)] == [True, True, False]
    assert [surface[1] in one for one in (both, light, dark)] == [True, False, True]


def test_rules_of_the_style_reach_into_pictures_only() -> None:
    for name, root in ((None, ".purradox "), ("dark", ".purradox-dark ")):
        for line in svg.style(name).splitlines():
            if line and not line.startswith(("@media", "}")):
                selectors = line.partition("{")[0].split(",")
                assert all(one.startswith(root) for one in selectors), line


def test_an_inline_picture_leaves_the_style_to_the_page() -> None:
    picture = svg.hand("1223", inline=True)
    assert "<style" not in picture
    assert "xmlns" not in picture
    assert len(re.findall('"cat"', picture)) == 4
    assert words(svg.hand((1, 2, 9))) == ["1", "2", "9"]


def test_what_a_picture_shows_is_told_in_words() -> None:
    root = ET.fromstring(svg.table(middle().view(2)))
    title, desc = root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")
    assert f"{title}\n{desc}" == str(middle().view(2))
    assert ET.fromstring(svg.board(variant(5, "violet"))).findtext(f"{SVG}title") == (
        "5 players, violet board"
    )
    told = ET.fromstring(svg.board(middle(), title="A board"))
    assert told.findtext(f"{SVG}title") == "A board"
    assert told.find(f"{SVG}desc") is None


def test_a_notebook_shows_a_picture_as_it_is() -> None:
    picture = svg.board(middle())
    assert picture._repr_svg_() == picture


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda: svg.board(TEXT), "a picture shows a variant, a table, .* not str"),
        (lambda: svg.board(variant(3), theme="blue"), "theme is 'light', 'dark' or None"),
        (lambda: svg.board(variant(3), size=0), "size is a width in pixels, more than 0, not 0"),
        (lambda: svg.board(variant(3), marks={"5x": "best"}), "a number and a colour letter"),
        (lambda: svg.board(variant(3), marks={"7b": "best"}), "7b is not in play: .* 1 to 6"),
        (lambda: svg.board(variant(3), marks={"5b": "great"}), "one of best, good, mistake, tried"),
        (lambda: svg.board(variant(3), arrows=[("5b", "5b")]), "an arrow joins two spaces"),
        (lambda: svg.table(variant(3), names=["Anna"]), "one for each of 3 seats, not 1"),
        (lambda: svg.table(middle().view(2), marks={"6": "best"}), "no 6 in the hand to mark"),
        (lambda: svg.hand([0]), "a card is a number from 1 to 9, not 0"),
        (lambda: svg.hand("12x"), "a card is a number from 1 to 9, not x"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_line(
    wrong: Callable[[], object], told: str
) -> None:
    with pytest.raises((ValueError, TypeError), match=told) as refused:
        wrong()
    assert "\n" not in str(refused.value)


def test_the_colours_are_those_of_the_page() -> None:
    css = (WEB / "css" / "base.css").read_text("utf-8")
    board = (WEB / "css" / "board.css").read_text("utf-8")
    for name, (light, dark) in theme.COLOURS.items():
        both = light if light == dark else f"light-dark({light}, {dark})"
        assert f"--{name}: {both};" in css, name
    for letter, name in theme.NAMES.items():
        assert f".card.is-{letter} {{ --card-dye: {theme.CARD_INKS[name]}; }}" in board


def test_the_signs_are_those_of_the_page() -> None:
    script = "".join((WEB / "js" / name).read_text("utf-8") for name in ("token.js", "icons.js"))
    drawn = "".join((*glyphs.MARKS.values(), *glyphs.HEADS, glyphs._CAT))
    paths = re.findall(r' d="([^"]+)"', drawn)
    assert len(paths) > 15
    for path in (*paths, glyphs._TRICKS, glyphs._CROWN):
        assert path in script


def test_markup_is_escaped() -> None:
    assert tag("p", "<&>", title='"<x>"') == '<p title="&quot;&lt;x&gt;&quot;">&lt;&amp;&gt;</p>'
    assert tag("p", tag("br"), class_="a", data_x=None) == '<p class="a"><br/></p>'
    assert tag("circle", r=1.50, cx=2.0, cy=1 / 3) == '<circle r="1.5" cx="2" cy="0.33"/>'
