"""Two simple bots: one plays anything legal, the other looks where it treads."""

from random import Random

from purradox.bots.api import Named
from purradox.bots.thought import Thought
from purradox.rules import Choice, PlayerView


class RandomBot(Named):
    """Every legal move is as good as any other."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: PlayerView) -> Choice:
        return self.random.choice(view.legal)


class CarefulBot(Named):
    """Shuns a paradox first, then plays to its prediction, then keeps its tokens together."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: PlayerView) -> Choice:
        thought, draw = Thought(view), self.random.random
        ranked = [(round(thought.worth(move), 6), draw(), move) for move in view.legal]
        return max(ranked, key=lambda rank: rank[:2])[2]
