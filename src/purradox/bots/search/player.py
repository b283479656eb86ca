"""The bots that think with the kernel: `greedy` by instinct alone, `search` by looking ahead."""

from random import Random
from typing import Any

import numpy as np

from purradox.bots.api import Named
from purradox.bots.errors import BotOptionNegative, BotOptionNotPositive, BotOptionTooLarge
from purradox.bots.search.guide import guide
from purradox.bots.search.guided import GUIDANCE, Guidance, guided
from purradox.bots.search.instinct import instinct
from purradox.bots.search.race import Mind, mind
from purradox.bots.search.ready import ready, ready_to_be_guided
from purradox.bots.search.thinking import Budget, asked, search
from purradox.bots.search.tree import Options
from purradox.bots.search.utility import MATCH, ROUND
from purradox.bots.search.weights import weights
from purradox.kernel.bits import U
from purradox.rules import Choice, Phase, PlayerView
from purradox.rules.actions import move_of


class GreedyBot(Named):
    """Plays by instinct: no search."""

    def __init__(self, random: Random) -> None:
        ready()
        self._random = random
        self._mind = mind()

    def choose(self, view: PlayerView) -> Choice:
        return by_instinct(view, self._mind, self._random.getrandbits(64))


def by_instinct(view: PlayerView, room: Mind, bits: int) -> Choice:
    """Instinct's choice; lots are drawn among equals."""
    known = asked(view)
    row = weights(view.table.variant.players)[view.seat]
    action = instinct(known.setup, known.base[0], row, room, U(bits))
    return move_of(int(action), view.seat)


USUAL = Options(
    depth=8, explore=1.2, trust=2.0, sharpness=1.0, objective=MATCH, endgame=5, model=1, reading=1
)
POSITIVE = ("worlds", "seconds", "depth", "threads", "faith", "plies")
NOT_NEGATIVE = ("reading", "endgame", "explore", "trust", "sharpness")
AT_MOST = {"worlds": 10**9, "threads": 64, "reading": 100, "endgame": 8, "depth": 100, "plies": 100}
"""More than this would take longer than anybody waits, or more memory than there is."""
MOST_READ = 4
"""Players up to whom hidden cards are read: with five, a thousand looks read them wrongly."""


class SearchBot(Named):
    """Looks into worlds that its view allows, and plays what it looked at most."""

    def __init__(
        self,
        random: Random,
        *,
        worlds: int | None = None,
        seconds: float | None = None,
        depth: int = USUAL.depth,
        match: bool = True,
        endgame: int = USUAL.endgame,
        threads: int = 1,
        explore: float = USUAL.explore,
        trust: float = USUAL.trust,
        sharpness: float = USUAL.sharpness,
        model: bool = True,
        reading: int | None = None,
        opening: bool = True,
        net: bool = False,
        faith: float = GUIDANCE.faith,
        plies: int = GUIDANCE.plies,
    ) -> None:
        ready()
        self._random = random
        self._budget = Budget(worlds or (0 if seconds else 2000), seconds or 0.0)
        objective = MATCH if match else ROUND
        self._guidance = Guidance(
            plies, faith, objective, GUIDANCE.exchanges, int(model), int(reading != 0)
        )
        self._guided = net
        if net:
            ready_to_be_guided()
        self._threads = threads
        self._options = Options(
            depth, explore, trust, sharpness, objective, endgame, int(model), reading or 0
        )
        self._reads = reading is None
        self._opening, self._mind = opening, mind()

    @staticmethod
    def check_options(**options: Any) -> None:
        """Refuse what cannot be searched with."""
        for name, value in options.items():
            if name in POSITIVE and value <= 0:
                raise BotOptionNotPositive("search", name, value)
            if name in NOT_NEGATIVE and value < 0:
                raise BotOptionNegative("search", name, value)
            if name in AT_MOST and value > AT_MOST[name]:
                raise BotOptionTooLarge("search", name, value, AT_MOST[name])

    def choose(self, view: PlayerView) -> Choice:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        seed = self._random.getrandbits(64)
        if not self._opening and view.table.phase is not Phase.PLAY:
            return by_instinct(view, self._mind, seed)
        options = self._options
        if self._guided:
            brain = guide(view.table.variant.players)
            thought = guided(view, self._budget, self._guidance, seed, brain)
            return move_of(thought.action, view.seat)
        if self._reads:
            options = options._replace(reading=int(view.table.variant.players <= MOST_READ))
        seen = search(view, self._budget, options, seed, self._threads)
        mean = seen.value / np.maximum(seen.visits, 1)
        return move_of(int(np.lexsort((mean, seen.visits))[-1]), view.seat)


def schrodinger(random: Random) -> SearchBot:
    """Schrödinger's own: thinks for a second, and guesses what is in your hand."""
    return SearchBot(random, seconds=1.0, net=True)
