"""The words of the lesson, the rules page, the score pad and the replay, in six languages."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import purradox
from purradox.i18n import LANGUAGES

ROOT = Path(purradox.__file__).parent
FOLDERS = ("js/learn", "js/pad", "js/replay")
PAGES = ("learn", "rules", "pad", "replay")
WRITTEN = re.compile(r"'((?:learn|rules|pad|replay)-[a-z0-9-]+)'")
BUILT = re.compile(r"`((?:learn|rules|pad|replay)-[^`]*)`")
TRANSLATED = [language for language in LANGUAGES if language != "en"]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse((ROOT / "i18n/learn" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len({one.id.name for one in found}) == len(found), "a key is there twice"
    return {one.id.name: one for one in found}


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


def code() -> str:
    files = [path for folder in FOLDERS for path in sorted((ROOT / "web" / folder).glob("*.js"))]
    files += [ROOT / "web/js/pages" / f"{page}.js" for page in PAGES]
    return "\n".join(path.read_text("utf-8") for path in files)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_keys_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_placeables(language: str) -> None:
    for key, message in messages("en").items():
        ours, theirs = parts(message), parts(messages(language)[key])
        assert ours.variables == theirs.variables, key
        assert ours.references == theirs.references, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_cover_the_language(language: str) -> None:
    form = Locale(language).plural_form
    needed = {form(number) for number in range(1000)}
    for key, message in messages(language).items():
        for select in parts(message).selects:
            names = {one.key.name for one in select.variants if isinstance(one.key, ast.Identifier)}
            if names & {"one", "two", "few", "many"}:
                assert needed <= names, key


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_are_translated(language: str) -> None:
    same = {key for key, one in messages(language).items() if one.equals(messages("en")[key])}
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
