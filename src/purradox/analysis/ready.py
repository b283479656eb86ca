"""Compiled code loaded before a clock runs, and compiled with a word on a fresh machine."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from purradox.analysis.trying import Trial, typical
from purradox.kernel.warm import announce
from purradox.rules import Round, shuffled, variant


def steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """Everything that is called from Python, each with a call of it."""
    setup = variant(3)
    view = Round.start(setup, 0, shuffled(setup, Random(0))).view(0)
    yield "choices", lambda: Trial(view, 0).outcomes(0, 1)
    yield "instinct", lambda: Trial(view, 0).instinct()
    yield "rounds", lambda: typical(setup, 0, 1)


@cache
def ready() -> None:
    """Have the analysis compiled and loaded; once in a process."""
    announce("the analysis", "analysis", steps())
