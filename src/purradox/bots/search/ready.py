"""Compiled code loaded before a clock runs, and compiled with a word on a fresh machine."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import numpy as np

from purradox.bots.search.guide import guide
from purradox.bots.search.guided import GUIDANCE, bench, guided
from purradox.bots.search.instinct import instinct, instinct_each
from purradox.bots.search.race import mind
from purradox.bots.search.styles import evidence
from purradox.bots.search.thinking import Budget, asked, match_odds, search
from purradox.bots.search.tree import Options
from purradox.bots.search.utility import MATCH
from purradox.bots.search.weights import weights
from purradox.kernel.bits import U
from purradox.kernel.warm import announce
from purradox.rules import PLAYERS, Round, shuffled, variant


def steps() -> Iterator[Callable[[], object]]:
    """A call of everything that is called from Python."""
    setup = variant(3)
    view = Round.start(setup, 0, shuffled(setup, Random(0))).view(0)
    known, options, few = asked(view), Options(2, 1.0, 1.0, 1.0, MATCH, 5, 1, 1), Budget(worlds=2)
    yield lambda: instinct(known.setup, known.base[0], weights(3)[0], mind(), U(0))
    rows = known.setup, known.base[:1], weights(3), mind()
    yield lambda: instinct_each(*rows, np.zeros(1, np.uint64), np.zeros(1, np.int64))
    yield lambda: search(view, few, options, seed=0)


@cache
def ready() -> None:
    """Have the search compiled and loaded; once in a process."""
    announce("search", steps())


@cache
def ready_to_be_guided() -> None:
    """The same for thinking with networks."""
    setup = variant(3)
    view = Round.start(setup, 0, shuffled(setup, Random(0))).view(0)
    for players in PLAYERS:
        guide(players)
    known, brain = asked(view), guide(setup.players)
    room = bench(match_odds(view), len(brain.eye.entry_bias))
    calls: list[Callable[[], object]] = [
        lambda: guided(view, Budget(worlds=2), GUIDANCE, 0, brain),
        lambda: evidence(known, known.base, room.memory, brain, weights(3), room),
    ]
    announce("guided", calls)
