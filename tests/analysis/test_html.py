"""The page: well formed, complete in itself, and safe whatever the players are called."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from purradox.analysis import Analysis, analyse
from purradox.analysis.html import page
from purradox.i18n import LANGUAGES, words
from purradox.notation import loads, record_of_view, to_json
from purradox.notation.checked import check
from purradox.rules import Colour, Phase
from purradox.search import Budget
from tests.analysis.positions import one_round, played

NASTY = ("<script>alert(1)</script>", "a & b > c 'd'", "]]><svg/onload=x>")


@pytest.fixture(scope="module")
def found() -> Analysis:
    checked = played(3, "careful,random,greedy", 6)
    named = check(replace(checked.record, seats=NASTY))
    return analyse(named, None, Budget(simulations=100))


class Tags(HTMLParser):
    """Every start tag with its attributes, and all text."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_and_needs_nothing_else(found: Analysis, language: str) -> None:
    text = page(found, words(language), language)
    ET.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    seen = Tags()
    seen.feed(text)
    names = {name for name, _ in seen.tags}
    assert not names & {"script", "link", "img", "iframe", "object", "embed", "base", "form", "a"}
    for _, attributes in seen.tags:
        assert not {name for name in attributes if name.startswith("on")}
        assert not attributes.keys() & {"src", "href", "style", "action", "xlink:href"}
    assert not re.search(r"https?:|//|url\(|@import", text)
    assert "default-src 'none'" in str([attributes for _, attributes in seen.tags])
    assert dict(seen.tags)["html"] == {"lang": language}


def test_names_are_text_and_nothing_else(found: Analysis) -> None:
    text = page(found, words("en"), "en")
    seen = Tags()
    seen.feed(text)
    for name in NASTY:
        assert name in seen.text
    assert "<script" not in text
    assert "onload=x>" not in text.replace("onload=x&gt;", "")


def test_tables_and_drawings_speak(found: Analysis) -> None:
    tree = ET.fromstring(page(found, words("en"), "en").removeprefix("<!DOCTYPE html>\n"))
    for table in tree.iter("table"):
        assert table.find("caption") is not None
        assert all(head.get("scope") == "col" for head in table.findall("thead/tr/th"))
        assert all(row.find("th[@scope='row']") is not None for row in table.findall("tbody/tr"))
    drawings = [svg for svg in tree.iter("svg") if svg.get("aria-hidden") is None]
    assert all(svg.get("role") == "img" and svg.findtext("title") for svg in drawings)
    pictures = [svg for svg in drawings if svg.get("class") == "purradox"]
    costliest = [wrong for one in found.seats for wrong in one.costliest]
    assert len(pictures) == len(costliest) > 0
    for picture, wrong in zip(pictures, costliest, strict=True):
        looks = [str(part.get("class")) for part in picture.iter()]
        assert looks.count("ring best") == looks.count("ring mistake dashed")
        assert looks.count("ring best") == (wrong.view.table.phase is not Phase.PREDICT)
        assert sum("space" in look.split() for look in looks) == 24
        names = [text.text for text in picture.iter("text") if text.get("font-size") == "13"]
        assert names == ["<script>…", "a & b >…", "]]><sv…"], "short enough for the picture"
    curves = list(tree.iter("polyline"))
    assert len(curves) == 2 * 3 * 3, "for each seat and round: the win, and the score"
    title = pictures[0].findtext("title") or ""
    assert title.startswith("Research board, round ")
    assert "red: " in title
    assert "Hand: " in title


def test_beside_a_costly_decision_stands_what_lay_on_the_table(found: Analysis) -> None:
    tree = ET.fromstring(page(found, words("en"), "en").removeprefix("<!DOCTYPE html>\n"))
    costly = [one for seat in found.seats for one in seat.costliest]
    articles = list(tree.iter("article"))
    assert len(articles) == len(costly) > 3
    led = 0
    for one, article in zip(costly, articles, strict=True):
        table, text = one.view.table, "".join(article.itertext())
        lines = ["".join(item.itertext()) for item in article.findall("ul/li")]
        assert len(lines) == 3
        for seat, line in enumerate(lines):
            assert line.startswith(f"{'ABC'[seat]} {NASTY[seat]}: ")
            assert f"tricks won: {table.won[seat]}" in line
            predicted = table.predictions[seat]
            assert ("predicted: " in line) == (predicted is not None)
            assert predicted is None or f"predicted: {predicted}" in line
            for colour in Colour:
                told = colour.name.lower() in line.partition("lost: ")[2]
                assert told == (colour in table.lost[seat])
        if table.phase is Phase.PLAY:
            first = table.trick.led
            assert f"Led colour: {'–' if first is None else first.name.lower()}" in text
            led += first is not None
            assert ("On the table: " in text) == bool(table.trick.plays)
    assert led


def test_a_chance_to_win_says_of_which_kind_it_is(found: Analysis) -> None:
    text = page(found, words("en"), "en")
    assert "<h2>Chance to win the match, as each player could know it</h2>" in text
    assert "need not add up to 100 %" in text


def test_every_seat_has_its_own_section_and_unknown_ones_a_line() -> None:
    match = one_round(3, seed=1)
    checked = loads(to_json(record_of_view(match.view(1), ["Anna", "Boris", "Chloé"])))
    text = page(analyse(checked, None, Budget(simulations=100)), words("en"), "en")
    tree = ET.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert [title.text for title in tree.iter("h2")] == [
        "Chance to win the match, as each player could know it",
        "B Boris",
    ]
    assert "A Anna: not analysed in rounds 1" in text
