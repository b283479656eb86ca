"""The page: well formed, complete in itself, and safe whatever the players are called."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from purradox.analysis import Analysis, analyse
from purradox.analysis.html import page
from purradox.analysis.html.markup import tag
from purradox.bots.search.thinking import Budget
from purradox.i18n import LANGUAGES, words
from purradox.notation import loads, record_of_view, to_json
from purradox.notation.checked import check
from tests.analysis.positions import one_round, played

NASTY = ("<script>alert(1)</script>", "a & b > c 'd'", "]]><svg/onload=x>")


@pytest.fixture(scope="module")
def found() -> Analysis:
    checked = played(3, "careful,random,greedy", 6)
    named = check(replace(checked.record, seats=NASTY))
    return analyse(named, None, Budget(worlds=16))


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
    boards = [svg for svg in drawings if svg.get("class") == "board"]
    assert len(boards) == sum(len(one.costliest) for one in found.seats)
    for board in boards:
        letters = [text.text for text in board.findall("text") if text.get("class") == "row"]
        assert letters == ["r", "b", "y", "g"]
        spaces = [text.text for text in board.findall("text") if text.get("class") == "name"]
        assert len(spaces) == 24, "every space says its number and its colour letter"
    curves = list(tree.iter("polyline"))
    assert len(curves) == 2 * 3 * 3, "for each seat and round: the win, and the score"
    title = boards[0].findtext("title") or ""
    assert title.startswith("Research board, round ")
    assert "red: " in title


def test_every_seat_has_its_own_section_and_unknown_ones_a_line() -> None:
    match = one_round(3, seed=1)
    checked = loads(to_json(record_of_view(match.view(1), ["Anna", "Boris", "Chloé"])))
    text = page(analyse(checked, None, Budget(worlds=16)), words("en"), "en")
    tree = ET.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert [title.text for title in tree.iter("h2")] == ["Chance to win the match", "B Boris"]
    assert "A Anna: not analysed in rounds 1" in text


def test_attributes_are_escaped() -> None:
    assert tag("p", "<&>", title='"<x>"') == '<p title="&quot;&lt;x&gt;&quot;">&lt;&amp;&gt;</p>'
    assert tag("p", tag("br"), class_="a", data_x=None) == '<p class="a"><br/></p>'
