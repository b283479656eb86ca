"""Compiled code loaded before a clock runs, and compiled with a word on a fresh machine."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from purradox.analysis.trying import Trial
from purradox.analysis.typical import fresh_rounds
from purradox.kernel.warm import announce
from purradox.rules import Discard, PlayerView, Round, shuffled, variant


def steps() -> Iterator[Callable[[], object]]:
    """A call of everything that is called from Python."""
    view = _something_done()
    yield lambda: Trial(view, 0)
    yield lambda: Trial(view, 0).outcomes(0, 1)
    yield lambda: Trial(view, 0).chances()
    yield lambda: fresh_rounds(view.table.variant, 1)


def _something_done() -> PlayerView:
    """A view in which the others have chosen already, so that their styles are asked for."""
    now = Round.start(variant(3), 0, shuffled(variant(3), Random(0)))
    for seat in range(3):
        now = now.apply(Discard(seat, now.hands[seat][0]))
    return now.view(0)


@cache
def ready() -> None:
    """Have the analysis compiled and loaded; once in a process."""
    announce("analysis", steps())
