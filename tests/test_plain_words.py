"""Odd phrases and private names that were replaced do not come back."""

import re
from pathlib import Path

import pytest

import purradox

ROOT = Path(__file__).parents[1]
PACKAGE = Path(purradox.__file__).parent
PAGES = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *PACKAGE.glob("i18n/**/en.ftl"))
PHRASES = (
    "as the device",
    "been weighed",
    "but for",
    "came of",
    "exactly so many",
    "hang together",
    "hold a bot to",
    "look again",
    "whose word is taken",
    "your wish",
)
"""Each has a plain form: system default, analysed, except, became of, exactly that many, …"""
NAMES = (
    *("brain", "brim", "crews", "faith", "foresee", "furnish", "gatehouse", "guidance", "guided"),
    *("instinct", "leaning", "lots", "one_file", "patience", "reckon", "share_out", "troubles"),
    *("weighing", "wished", "wishes", "wired"),
)
"""Of modules, classes, functions and constants; the field has names for all of these."""
DEFINED = re.compile(r"^\s*(?:class|def|async def) (\w+)|^(\w+)(?:: [^=]+)? = ", re.MULTILINE)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_pages_and_sentences(path: Path) -> None:
    text = " ".join(path.read_text("utf-8").lower().split())
    assert [one for one in PHRASES if re.search(rf"\b{one}\b", text)] == []


def test_names_in_the_code() -> None:
    found = []
    for path in PACKAGE.rglob("*.py"):
        names = [path.stem, *(a or b for a, b in DEFINED.findall(path.read_text("utf-8")))]
        found += [f"{path.stem}: {name}" for name in names if name.lower().strip("_") in NAMES]
    assert found == []
