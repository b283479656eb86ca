"""Every key that the page uses exists in all languages, none is unused, and all say the same."""

import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import purradox
import purradox.host
import purradox.server
from purradox.host.errors import HostError
from purradox.i18n import LANGUAGES
from tests.i18n.test_locales import codes
from tests.i18n.translations import BASE, LAZY, TRANSLATED, messages, parts, same_keys

PAGE = Path(purradox.__file__).parent / "web" / "js"
SAID = re.compile(r"\bt\(\s*'([a-z0-9-]+)'")
BUILT = re.compile(r"\bt\(\s*`([a-z-]+-\$\{[^`]*)`")
QUOTED = re.compile(r"'([a-z0-9]+(?:-[a-z0-9]+)*)'")
HOLE = re.compile(r"\$\{[^}]*\}")


@cache
def scripts() -> str:
    vendored = PAGE / "vendor"
    found = (path for path in sorted(PAGE.rglob("*.js")) if vendored not in path.parents)
    return "\n".join(path.read_text("utf-8") for path in found)


def built() -> Iterator[re.Pattern[str]]:
    """Keys that are put together on the spot."""
    for template in BUILT.findall(scripts()):
        fixed = [re.escape(piece) for piece in HOLE.split(template)]
        yield re.compile("[a-z0-9-]+".join(fixed))


def refusals() -> Iterator[type[HostError]]:
    """Everything that host and server may answer with."""
    for package in (purradox.host, purradox.server):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            if ".migrations" not in module.name:
                importlib.import_module(module.name)
    waiting: list[type[HostError]] = [HostError]
    while waiting:
        found = waiting.pop().__subclasses__()
        yield from found
        waiting += found


def code(error: type[HostError]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", error.__name__).lower()


def known(language: str) -> set[str]:
    return {key for part in (BASE, "web", *LAZY) for key in messages(part, language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_page_exists(language: str) -> None:
    keys = known(language)
    assert set(SAID.findall(scripts())) - keys == set()
    for pattern in built():
        assert any(pattern.fullmatch(key) for key in keys), pattern.pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    everything = messages(BASE, language) | messages("web", language)
    assert {code(error) for error in refusals()} - everything.keys() == set()
    for error in refusals():
        told = set(error.__annotations__) | {"kind"}
        assert parts(everything[code(error)]).variables <= told, code(error)


@pytest.mark.parametrize("part", [BASE, "web", *LAZY[1:]])
def test_no_key_is_unused(part: str) -> None:
    """What only Python says is not sent to the page: it has files of its own."""
    used = set(QUOTED.findall(scripts())) | {code(error) for error in refusals()} | codes()
    for one in (BASE, "web", *LAZY):
        used |= {
            key for message in messages(one, "en").values() for key in parts(message).references
        }
    patterns = list(built())
    unused = [
        key
        for key in messages(part, "en")
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_the_same_keys_and_placeables(language: str) -> None:
    for part in ("web", *LAZY[1:]):
        same_keys(part, language)
        for key, message in messages(part, "en").items():
            assert parts(messages(part, language)[key]).variables == parts(message).variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language: str) -> None:
    found = [key for part in (BASE, "cli", "web", *LAZY) for key in messages(part, language)]
    assert [key for key, times in Counter(found).items() if times > 1] == []
