"""Spaces, quotes and colons as each language sets them."""

import re

import pytest

from purradox.i18n import LANGUAGES
from tests.i18n.translations import EVERY, sentences, source

STRAIGHT = re.compile("[\"']|\\.\\.\\.")
FRENCH = re.compile(
    r"""
    (?<![\u202f\n])[;!»]  # a narrow no-break space before these
    | [^\s\u202f]\?       # and before a question mark
    | [^ \n][ \u00a0]\?    # but a key to press may stand after wide spaces
    | «(?!\u202f)
    | [ \u202f]:           # a no-break space before a colon that is not code
    | [^\u00a0]:(?=\s|$)
    | \d[ \u00a0]?%
    | \ …
    """,
    re.VERBOSE,
)
FOREIGN_QUOTES = {
    "en": "„«»「」",
    "fr": "„“”「」",
    "pl": "“«»「」",
    "uk": "„“”「」",
    "de": "”«»「」",
    "ja": "„“”«»",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    """Straight ones are left for code, and three dots are one sign."""
    wrong = re.compile(f"{STRAIGHT.pattern}|[{FOREIGN_QUOTES[language]}]")
    assert [one for one in sentences(language) if wrong.search(one[1])] == []


def test_french_spaces_do_not_break() -> None:
    assert [one for one in sentences("fr") if FRENCH.search(one[1])] == []


@pytest.mark.parametrize("language", ["en", "pl", "uk", "de"])
def test_no_space_before_a_sign(language: str) -> None:
    """A question mark may be a key to press."""
    wrong = re.compile(r"\w[ \u00a0\u202f]+[;!:,.](?=\s|$)")
    assert [one for one in sentences(language) if wrong.search(one[1])] == []


def test_japanese_has_one_colon_one_tilde_and_no_space_before_a_particle() -> None:
    """An ASCII colon is left for code, where no space follows."""
    wrong = re.compile(r"(?<!\n):(?=\s|$|[「一-鿿])|〜")
    assert [one for one in sentences("ja") if wrong.search(one[1])] == []
    spaced = re.compile(r"\{ \$(?:name|names|cell|tricks|points|colour|seat) \} [がはのをにで]")
    for part in EVERY:
        assert spaced.findall(source(part, "ja")) == []
