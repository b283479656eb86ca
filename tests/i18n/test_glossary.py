"""One word for one thing: each language keeps to its glossary."""

import re
import tomllib
from pathlib import Path

import pytest

from purradox.i18n import LANGUAGES
from tests.i18n.translations import TRANSLATED, sentences

FOLDER = Path(__file__).parent / "glossary"


def glossary(language: str) -> dict[str, dict[str, str | list[str]]]:
    return tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_said(language: str) -> None:
    said = "\n".join(text for _, text in sentences(language)).casefold()
    words = [str(one["word"]) for one in glossary(language).values()]
    assert [word for word in words if word.casefold() not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_second_word_for_the_same_thing(language: str) -> None:
    for term, one in glossary(language).items():
        for other in one.get("not", ()):
            wrong = re.compile(other)
            found = [key for key, text in sentences(language) if wrong.search(text)]
            assert found == [], f"{term}: {one['word']}, not {other}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_glossaries_know_the_same_things(language: str) -> None:
    """A language may have a few more, where it had two words for one thing."""
    common = set.intersection(*(set(glossary(one)) for one in LANGUAGES))
    assert common <= set(glossary(language))
    assert len(common) >= 20, common
