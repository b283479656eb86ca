"""`precompile`: everything is compiled now, and one line says so."""

import sys
from pathlib import Path

import pytest

from purradox.i18n import LANGUAGES, words
from purradox.kernel import warm
from purradox.search import precompile
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

SEARCH = sys.modules[precompile.__module__]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_compiled_already_is_said_to_be(terminal: Terminal, language: str) -> None:
    result = terminal("precompile", language=language)
    assert (result.status, result.out, result.err) == (0, words(language)("precompiled") + "\n", "")


def test_a_fresh_machine_compiles_the_kernel_and_the_search(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    called: list[str] = []
    monkeypatch.setattr(warm, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(warm, "_done", [])
    monkeypatch.setattr(warm, "steps", lambda: [lambda: called.append("kernel")])
    monkeypatch.setattr(SEARCH, "steps", lambda: [lambda: called.append("search")] * 2)
    precompile.cache_clear()
    result = terminal("precompile")
    precompile.cache_clear()
    assert result.status == 0
    assert result.out == words("en")("precompiled") + "\n"
    assert called == ["kernel", "search", "search"]
    assert result.err.splitlines() == [
        "purradox: compiling, once on this machine . done",
        "purradox: compiling, once on this machine .. done",
    ]
    assert {file.name for file in tmp_path.iterdir()} == {"kernel", "search"}
