"""The bots of this package: `greedy` takes what its heuristic values most, `search` looks ahead."""

from random import Random
from typing import Any

from purradox.bots.api import Named
from purradox.bots.errors import BotOptionNotPositive, BotOptionTooLarge
from purradox.kernel.bits import U
from purradox.rules import Choice, PlayerView
from purradox.rules.actions import move_of
from purradox.search.budget import Budget
from purradox.search.decision import decision_of
from purradox.search.estimates import Settings
from purradox.search.evaluation import Search
from purradox.search.heuristic import heuristic_action
from purradox.search.precompile import precompile
from purradox.search.race import heuristic_memory

AT_MOST = {"simulations": 10**9}
"""More than this would take longer than anybody waits."""
SIMULATIONS = 2000


class GreedyBot(Named):
    """Takes what the heuristic values most: no search."""

    def __init__(self, random: Random) -> None:
        precompile()
        self._random, self._memory = random, heuristic_memory()

    def choose(self, view: PlayerView) -> Choice:
        known, bits = decision_of(view), U(self._random.getrandbits(64))
        weights = known.weights[view.seat]
        action = heuristic_action(known.setup, known.base[0], weights, self._memory, bits)
        return move_of(int(action), view.seat)


class SearchBot(Named):
    """Takes the move that an evaluation finds best."""

    def __init__(
        self,
        random: Random,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        match: bool = True,
    ) -> None:
        precompile()
        self._random = random
        self._budget = Budget(simulations or (0 if seconds else SIMULATIONS), seconds or 0.0)
        self._settings = Settings(match=match)

    @staticmethod
    def check_options(**options: Any) -> None:
        """Refuse what cannot be searched with."""
        for name, value in options.items():
            if name in ("simulations", "seconds") and value <= 0:
                raise BotOptionNotPositive("search", name, value)
            if name in AT_MOST and value > AT_MOST[name]:
                raise BotOptionTooLarge("search", name, value, AT_MOST[name])

    def choose(self, view: PlayerView) -> Choice:
        legal, seed = view.legal, self._random.getrandbits(64)
        if len(legal) == 1:
            return legal[0]
        return Search(view, seed, self._settings).choose(self._budget)


def schrodinger(random: Random) -> SearchBot:
    """Schrödinger's own: thinks for a second, and guesses what is in your hand."""
    return SearchBot(random, seconds=1.0)
