"""The words of the lesson, the rules page, the score pad and the replay, in six languages."""

import json
import re
from pathlib import Path

import pytest

import purradox
from purradox.i18n import LANGUAGES
from tests.i18n import translations
from tests.i18n.translations import TRANSLATED, Messages, parts

ROOT = Path(purradox.__file__).parent
FOLDERS = ("js/learn", "js/pad", "js/replay")
PAGES = ("learn", "rules", "strategy", "pad", "replay")
WRITTEN = re.compile(r"'((?:learn|rules|thumb|pad|replay)-[a-z0-9-]+)'")
BUILT = re.compile(r"`((?:learn|rules|thumb|pad|replay)-[^`]*)`")


def messages(language: str) -> Messages:
    return translations.messages("learn", language)


def code() -> str:
    files = [path for folder in FOLDERS for path in sorted((ROOT / "web" / folder).glob("*.js"))]
    files += [ROOT / "web/js/pages" / f"{page}.js" for page in PAGES]
    return "\n".join(path.read_text("utf-8") for path in files)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_keys_in_the_same_order(language: str) -> None:
    translations.same_keys("learn", language)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_placeables(language: str) -> None:
    for key, message in messages("en").items():
        ours, theirs = parts(message), parts(messages(language)[key])
        assert ours.variables == theirs.variables, key
        assert ours.references == theirs.references, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_cover_the_language(language: str) -> None:
    translations.plural_forms_cover("learn", language)


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_are_translated(language: str) -> None:
    same = translations.same_as_in_english("learn", language)
    assert len(same) < 20, same


def test_no_key_is_unused_and_none_is_missing() -> None:
    """Keys are written out, said by the lesson's data, or built from a stem in backquotes."""
    source = code()
    known = set(messages("en"))
    lesson = json.loads((ROOT / "web/learn/lesson.json").read_text("utf-8"))
    said = {one["say"] for step in lesson["steps"] for one in step.get("choices", {}).values()}
    for step in lesson["steps"]:
        said |= {f"learn-{step['id']}-{part}" for part in ("title", "text", "task")}
        said |= {f"learn-{step['id']}-touch"} if step["touch"] else set()
    written = set(WRITTEN.findall(source))
    assert written | said <= known, (written | said) - known
    stems = [re.sub(r"\$\{[^}]*\}", "[a-z0-9.-]+", one) for one in BUILT.findall(source)]
    built = re.compile("|".join(f"(?:{stem})" for stem in stems))
    own = re.compile("learn-(?!end)[a-z]+-[a-z]+")  # must be asked for by a step, or be written out
    unused = {
        key
        for key in known - written - said
        if not built.fullmatch(key) or (own.fullmatch(key) and not key.startswith("learn-paradox"))
    }
    assert unused <= {"learn-group-right", "learn-group-wrong"}, unused


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_of_a_colour_is_what_was_measured(language: str) -> None:
    measured = json.loads((ROOT.parents[1] / "docs/strategy.json").read_text("utf-8"))
    shares = measured["figures"]["4"]["paradox, by colours given up before trick 5"]
    (line,) = re.findall(r"\nthumb-why-2 = (.*)", translations.source("learn", language))
    told = re.findall(r"\d{2,3}", line)
    assert sorted({*told} - {"100"}) == sorted(f"{100 * shares[count][0]:.0f}" for count in "012")
