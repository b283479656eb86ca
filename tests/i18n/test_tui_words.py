"""The words of the terminal table: in every language, the same, and all of them used."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

import purradox
from purradox.i18n import LANGUAGES
from purradox.i18n.words import bundle_of
from purradox.tui.plain_table import width
from purradox.tui.running import PUNCTUATION
from tests.i18n import translations
from tests.i18n.test_locales import BUILT_IN_CODE, IN_CODE
from tests.i18n.translations import TRANSLATED, Messages, parts

ASKED = re.compile(r'\bsay\(\s*"([a-z][a-z0-9-]+)"')
HEADS = {"player": 12, "tricks": 6, "colours": 8, "points": 6}


def messages(language: str) -> Messages:
    return translations.messages("tui", language)


@cache
def code() -> str:
    root = Path(purradox.__file__).parent
    places = ("client", "tui", "cli")
    files = [file for place in places for file in (root / place).rglob("*.py")]
    return "\n".join(path.read_text("utf-8") for path in files)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_keys_in_the_same_order_with_the_same_variables(language: str) -> None:
    translations.same_keys("tui", language)
    for key, message in messages("en").items():
        assert parts(messages(language)[key]).variables == parts(message).variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_cover_the_language(language: str) -> None:
    translations.plural_forms_cover("tui", language)


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_are_translated(language: str) -> None:
    same = translations.same_as_in_english("tui", language)
    assert len(same) < 8, same


def test_no_key_is_unused_and_none_is_missing() -> None:
    written, stems = set(IN_CODE.findall(code())), tuple(BUILT_IN_CODE.findall(code()))
    unused = {
        key
        for key in messages("en")
        if key not in written and not key.startswith(("help-tui", *stems))
    }
    assert not unused
    for language in LANGUAGES:
        missing = {key for key in ASKED.findall(code()) if not bundle_of(language).has_message(key)}
        assert not missing, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_a_place_fits_it(language: str) -> None:
    """Heads of columns, titles of panels and the line of keys, at 80 columns."""
    texts = {
        key: "".join(
            one.value for one in message.value.elements if isinstance(one, ast.TextElement)
        )
        for key, message in messages(language).items()
        if message.value is not None
    }
    for name, most in HEADS.items():
        assert width(texts[f"tui-column-{name}"]) <= most, name
    for key, text in texts.items():
        if key.startswith("tui-keys-"):
            assert width(text.translate(PUNCTUATION)) <= 80, key
        if key.startswith("tui-panel-"):
            assert width(text) <= 34, key
