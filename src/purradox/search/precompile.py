"""Everything that a search calls, compiled and loaded before a clock runs."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from purradox.kernel.bits import U
from purradox.kernel.warm import announce, warm_up
from purradox.rules import PLAYERS, Discard, PlayerView, Round, shuffled, variant
from purradox.search.budget import Budget
from purradox.search.decision import decision_of
from purradox.search.evaluation import evaluate
from purradox.search.heuristic import heuristic_action
from purradox.search.policy import policy_network
from purradox.search.race import heuristic_memory
from purradox.search.rollout import _baseline


def steps() -> Iterator[Callable[[], object]]:
    """A call of everything that is called from Python."""
    view, few = _after_discards(3), _after_discards(2)
    known, memory = decision_of(view), heuristic_memory()
    yield lambda: heuristic_action(known.setup, known.base[0], known.weights[0], memory, U(0))
    yield lambda: evaluate(view, Budget(simulations=2))
    yield lambda: evaluate(view, Budget(simulations=500))
    yield lambda: evaluate(few, Budget(simulations=2))
    yield lambda: _baseline(view.table.variant, 1)


def _after_discards(players: int) -> PlayerView:
    """A view in which the others have chosen already, so that the opponent model is asked.

    Of two players all deals are weighed; of three they are sampled.
    """
    now = Round.start(variant(players), 0, shuffled(variant(players), Random(0)))
    for seat in range(players):
        now = now.apply(Discard(seat, now.hands[seat][0]))
    return now.view(0)


@cache
def precompile() -> None:
    """Have the search compiled and loaded; once in a process."""
    warm_up()
    for players in PLAYERS:
        policy_network(players)
    announce("search", steps())
