"""Simple bots, and the opponents for people that need no library, from kind to careful.

The stronger ones stand beside what they think with: `LaboratoryBot` in `bots.neural`, and
`schrodinger` in `purradox.search`.
"""

from math import exp
from random import Random

from purradox.bots.api import Named
from purradox.bots.careful import CERTAIN_PARADOX, CarefulBot, CarefulHeuristic
from purradox.bots.errors import BotOptionNotPositive
from purradox.rules import Choice, PlayerView

PLAYFULNESS, CALMER = 0.8, 0.25
"""In points: how much worse a move may look to a kitten and still be fun."""
BOLDER = {2: 1.5}
"""Times as much with two players, whose rounds are worth more points."""


class RandomBot(Named):
    """Every legal move is as good as any other."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: PlayerView) -> Choice:
        return self.random.choice(view.legal)


class KittenBot(Named):
    """Sees what `careful` sees, and follows a whim now and then, but never into a sure paradox."""

    def __init__(self, random: Random, *, playfulness: float = PLAYFULNESS) -> None:
        self.random, self.playfulness = random, playfulness

    @staticmethod
    def check_options(playfulness: float = PLAYFULNESS) -> None:
        if playfulness <= 0:
            raise BotOptionNotPositive("kitten", "playfulness", playfulness)

    def choose(self, view: PlayerView) -> Choice:
        heuristic = CarefulHeuristic(view)
        worths = {move: heuristic.worth(move) for move in view.legal}
        best = max(worths.values())
        playfulness = self.playfulness * BOLDER.get(view.table.variant.players, 1.0)
        liked = {
            move: exp((worth - best) / playfulness)
            for move, worth in worths.items()
            if worth > best - CERTAIN_PARADOX / 2
        }
        return self.random.choices(list(liked), list(liked.values()))[0]


def house(random: Random) -> KittenBot:
    """A house cat: a kitten that has grown calmer."""
    return KittenBot(random, playfulness=CALMER)


def alley(random: Random) -> CarefulBot:
    """An alley cat: looks where it treads."""
    return CarefulBot(random)
