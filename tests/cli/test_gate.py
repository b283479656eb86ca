"""`gate`: a table of what was compared, and an exit status that says whether the engines agree."""

from collections import Counter
from functools import partial

import pytest

from purradox.gate import PARTS, parts
from purradox.gate.pair import Divergence
from purradox.gate.parts import Work, work
from purradox.i18n import LANGUAGES, words
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "work", partial(work, leaves=20, toys=("two players",)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_a_line_for_each_part(terminal: Terminal, language: str) -> None:
    result = terminal("gate", "--rounds", "2", "--seed", "4", language=language)
    say = words(language)
    assert result.status == 0
    lines = result.out.splitlines()
    for name in PARTS:
        (line,) = (line for line in lines if say(f"gate-part-{name}") in line)
        assert line.rstrip().endswith(say("gate-agree"))
    assert lines[-1] == say("gate-passed")


def test_a_divergence_is_told_and_ends_with_status_1(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong() -> Counter[str]:
        raise Divergence("seat: readable 0, kernel 1; at 2 white 0")

    broken = {name: Work(1, iter([wrong])) for name in PARTS}
    monkeypatch.setattr(parts, "work", lambda *_: broken)
    result = terminal("gate", "--rounds", "1")
    assert result.status == 1
    told = [line for line in result.out.splitlines() if "kernel 1; at 2 white 0" in line]
    assert len(told) == len(PARTS)
    assert result.out.splitlines()[-1].startswith("The engines differ.")


def test_no_rounds_are_refused(terminal: Terminal) -> None:
    assert "--rounds" in terminal.refused("gate", "--rounds", "0")
