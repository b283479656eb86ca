"""Sentences by key, in the language that was asked for."""

import os
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "pl", "uk", "de", "ja")
PARTS = (".", "cli", "tui", "web", "puzzles")
"""Folders with a file for each language; a key of an earlier one counts."""
MINUS = "−"
VARIABLES = ("PURRADOX_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """The sentences of one language; English stands in for one that is missing."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **arguments: object) -> str:
        for language in (self.language, "en"):
            bundle = bundle_of(language)
            if bundle.has_message(key):
                return self._format(bundle, key, arguments)
        raise KeyError(key)

    def _format(self, bundle: "FluentBundle", key: str, arguments: dict[str, object]) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{key} ({self.language}): {errors[0]}")
        return str(text)

    def number(self, value: int) -> str:
        """A number of a table, with a minus sign and not a hyphen."""
        return str(value).replace("-", MINUS)

    def plain(self, key: str, **arguments: str) -> str:
        """A sentence of the command line that has only names to fill in, read without Fluent.

        For when Fluent itself may be what is missing.
        """
        source = files("purradox.i18n").joinpath("cli", f"{self.language}.ftl").read_text("utf-8")
        found = re.search(rf"^{key} = (.*)$", source, re.MULTILINE)
        if found is None:
            raise KeyError(key)
        return re.sub(r"\{ \$(\w+) \}", lambda name: arguments[name[1]], found[1])


def words(language: str | None = None) -> Words:
    """The words of a language, or of the one that the environment asks for."""
    return Words(_known(language) or _from_environment() or "en")


def _known(language: str | None) -> str | None:
    """`pl_PL.UTF-8` is `pl`; a language that we do not speak is None."""
    code = (language or "").replace("-", "_").split(".")[0].split("_")[0].lower()
    return code if code in LANGUAGES else None


def _from_environment() -> str | None:
    """The first of the variables that is set decides, whether we speak it or not."""
    asked = next((value for name in VARIABLES if (value := os.environ.get(name))), None)
    return _known(asked)


@cache
def bundle_of(language: str) -> "FluentBundle":
    """The messages of one language, read once."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for part in PARTS:
        source = files("purradox.i18n").joinpath(part, f"{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
