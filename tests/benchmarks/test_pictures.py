"""The pictures in the documentation are what the code draws today, in both lights."""

import base64
from functools import cache
from pathlib import Path

from benchmarks import examples
from benchmarks import pictures as made
from benchmarks.pictures import DOCS, POSITION, ROOT
from purradox.notation import loads
from purradox.rules import PLAYERS

pictures = cache(made.pictures)


def test_every_picture_and_table_is_up_to_date() -> None:
    for file, content in pictures().items():
        assert file.read_text("utf-8") == content, f"{file.name}: python -m benchmarks.pictures"


def test_every_picture_is_shown_and_drawn_by_a_command() -> None:
    pages = [*ROOT.glob("*.md"), *DOCS.glob("**/*.md")]
    shown = " ".join(page.read_text("utf-8") for page in pages)
    drawn = {file for file in pictures() if file.suffix == ".svg"}
    assert {*DOCS.glob("**/*.svg")} == drawn
    for file in drawn:
        assert f"{file.relative_to(DOCS)})" in shown, file.name


def test_every_picture_has_words_and_both_lights() -> None:
    for file in (file for file in pictures() if file.suffix == ".svg"):
        text = file.read_text("utf-8")
        assert 'role="img"' in text.split(">")[0], file.name
        assert "<title>" in text, file.name
        terminal = file.name.startswith("terminal-")  # is as dark as it is
        assert terminal or "prefers-color-scheme" in text, file.name


def test_ten_examples_of_every_number_of_players_are_explained() -> None:
    page = (DOCS / "examples.md").read_text("utf-8")
    found = examples.named(page)
    assert len(found) == 10
    assert {one.view.table.variant.players for one in found} == {*PLAYERS}
    for words in page.split("<!-- end -->\n")[1:]:
        assert 2 <= words.split("\n#")[0].count(". ") + 1 <= 7
    for one in found:
        code = examples.link(one).partition("#r=p")[2].partition("&")[0]
        record = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)).decode()
        match = loads(record).match
        assert match is not None
        assert match.rounds[-1].position == one.round.position


def test_the_page_of_the_library_draws_the_same_position() -> None:
    page = Path(DOCS / "library.md").read_text("utf-8")
    assert all(part in page for part in POSITION.split("; "))
