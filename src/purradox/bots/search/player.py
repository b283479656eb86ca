"""The bots that think with the kernel: `greedy` by instinct alone, `search` by looking ahead."""

from random import Random

import numpy as np

from purradox.bots.search.instinct import instinct, mind
from purradox.bots.search.thinking import Budget, asked, search
from purradox.bots.search.tree import Options
from purradox.bots.search.utility import MATCH, ROUND
from purradox.bots.search.weights import weights
from purradox.kernel.bits import U
from purradox.rules import Choice, PlayerView
from purradox.rules.actions import move_of

OBJECTIVES = {"match": MATCH, "round": ROUND}


class GreedyBot:
    """Plays by instinct: no search."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._mind = mind()

    def choose(self, view: PlayerView) -> Choice:
        known = asked(view)
        row = weights(view.table.variant.players)[view.seat]
        bits = U(self._random.getrandbits(64))
        action = instinct(known.setup, known.base[0], row, self._mind, bits)
        return move_of(int(action), view.seat)


class SearchBot:
    """Looks into worlds that its view allows, and plays what it looked at most."""

    def __init__(
        self,
        random: Random,
        *,
        worlds: int = 0,
        seconds: float = 0.0,
        depth: int = 8,
        explore: float = 1.6,
        trust: float = 20.0,
        sharpness: float = 1.0,
        objective: str = "match",
        endgame: int = 5,
        threads: int = 1,
    ) -> None:
        if worlds < 0 or seconds < 0:
            raise ValueError("worlds and seconds are not negative")
        if depth < 1 or threads < 1:
            raise ValueError("depth and threads are at least 1")
        if objective not in OBJECTIVES:
            raise ValueError(f"objective is one of {', '.join(OBJECTIVES)}")
        self._random = random
        self._budget = Budget(worlds or (0 if seconds else 2000), seconds)
        self._threads = threads
        self._options = Options(depth, explore, trust, sharpness, OBJECTIVES[objective], endgame)

    def choose(self, view: PlayerView) -> Choice:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        seed = self._random.getrandbits(64)
        seen = search(view, self._budget, self._options, seed, self._threads)
        mean = seen.value / np.maximum(seen.visits, 1)
        return move_of(int(np.lexsort((mean, seen.visits))[-1]), view.seat)
