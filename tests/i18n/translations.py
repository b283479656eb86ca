"""Translations as they are written, and what must be true of every part of them."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from purradox.i18n import LANGUAGES

TRANSLATED = [language for language in LANGUAGES if language != "en"]
BASE = "."
"""The folder with the words that everybody shares."""
LAZY = ("learn", "board", "daily", "puzzles", "profile", "device")
"""Those that the page fetches when they are needed."""
EVERY = (BASE, "web", *LAZY, "cli", "tui")
"""All folders with words."""
CODE = re.compile(r'"[ -~□]*"')
Messages = dict[str, ast.Message]
PLURALS = {"zero", "one", "two", "few", "many"}


def source(part: str, language: str) -> str:
    return files("purradox.i18n").joinpath(part, f"{language}.ftl").read_text("utf-8")


@cache
def messages(part: str, language: str) -> Messages:
    """The messages of one file, in order."""
    parsed = FluentParser().parse(source(part, language))
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

    def generic_visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.MessageReference():
                self.references.add(node.id.name)
            case ast.SelectExpression():
                self.selects.append(node)
        super().generic_visit(node)


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


def same_keys(part: str, language: str) -> None:
    assert list(messages(part, language)) == list(messages(part, "en"))


def plural_forms_cover(part: str, language: str) -> None:
    """Every form that a whole number below a thousand can ask for is there."""
    form = Locale(language).plural_form
    needed = {form(number) for number in range(1000)}
    for key, message in messages(part, language).items():
        for select in parts(message).selects:
            names = {_name(variant) for variant in select.variants}
            assert not names & PLURALS or needed <= names, key


def _name(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def same_as_in_english(part: str, language: str) -> set[str]:
    """Keys whose sentence was not translated."""
    write = FluentSerializer().serialize_entry
    english = messages(part, "en")
    return {
        key for key, one in messages(part, language).items() if write(one) == write(english[key])
    }


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """What a person may read, form by form: a label, and the text with `□` for what is put in."""
    for part in EVERY:
        for key, message in messages(part, language).items():
            for text in _forms(message.value):
                yield f"{part}/{key}", CODE.sub("□", text)


def _forms(pattern: ast.Pattern | None) -> Iterator[str]:
    text = ""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        text += "□"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _forms(variant.value)
    yield text
