"""The words of the puzzles, in six languages."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import purradox
from purradox.i18n import LANGUAGES
from purradox.puzzles import Kind
from tests.i18n import translations
from tests.i18n.translations import TRANSLATED, messages, parts

WEB = Path(purradox.__file__).parent / "web/js"
WRITTEN = re.compile(r"'(puzzles?-[a-z-]+)'")
BUILT = re.compile(r"`(puzzles?-[^`]*)`")


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_sentences_in_every_language(language: str) -> None:
    translations.same_keys("puzzles", language)
    translations.plural_forms_cover("puzzles", language)
    for key, message in messages("puzzles", "en").items():
        ours, theirs = parts(message), parts(messages("puzzles", language)[key])
        assert ours.variables == theirs.variables, key
    assert len(translations.same_as_in_english("puzzles", language)) < 10


def test_no_key_is_unused_and_none_is_missing() -> None:
    files = [WEB / "pages/puzzles.js", *sorted((WEB / "puzzles").glob("*.js"))]
    source = "\n".join(path.read_text("utf-8") for path in files)
    known, written = set(messages("puzzles", "en")), set(WRITTEN.findall(source))
    assert written <= known, written - known
    stems = [re.sub(r"\$\{[^}]*\}", "[a-z]+", one) for one in BUILT.findall(source)]
    built = re.compile("|".join(f"(?:{stem})" for stem in stems))
    assert {key for key in known - written if not built.fullmatch(key)} == set()


def test_every_kind_is_named_and_asked() -> None:
    known = set(messages("puzzles", "en"))
    for kind in Kind:
        for key in ("puzzles-kind", "puzzles-about", "puzzle-task"):
            assert f"{key}-{kind.value}" in known


def said(language: str, key: str, **arguments: str) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(translations.source("puzzles", language)))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_side_has_its_own_figure(language: str) -> None:
    sides = {"better": "Anna", "worse": "Boris", "better_figure": "73%", "worse_figure": "21%"}
    told = said(language, "puzzle-why-held", **sides)
    order = [told.index(one) for one in ("Anna", "73%", "Boris", "21%")]
    assert max(order[:2]) < min(order[2:])
    assert len(set(order)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_told_as_the_answer(language: str) -> None:
    told = said(language, "puzzle-wrong", choice="red 4", answer="blue 2")
    assert told.index("red 4") < told.index("blue 2")
    assert "red 4" not in said(language, "puzzle-right", choice="red 4", answer="blue 2")
