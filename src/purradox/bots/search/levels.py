"""Opponents for people, from kind to merciless; each one a name, a character and a strength."""

from math import exp
from random import Random

from purradox.bots.basic import CarefulBot
from purradox.bots.search.player import SearchBot
from purradox.bots.thought import CERTAIN_PARADOX, Thought
from purradox.rules import Choice, PlayerView

PLAYFULNESS = 0.8
"""In points: how much worse a move may look to a kitten and still be fun."""


class KittenBot:
    """Sees what `careful` sees, and follows a whim now and then, but never into a sure paradox."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: PlayerView) -> Choice:
        thought = Thought(view)
        worths = {move: thought.worth(move) for move in view.legal}
        best = max(worths.values())
        liked = {
            move: exp((worth - best) / PLAYFULNESS)
            for move, worth in worths.items()
            if worth > best - CERTAIN_PARADOX / 2
        }
        return self.random.choices(list(liked), list(liked.values()))[0]


def house(random: Random) -> CarefulBot:
    """A house cat: looks where it treads."""
    return CarefulBot(random)


def alley(random: Random) -> SearchBot:
    """An alley cat: glances ahead and lives for the round."""
    return SearchBot(random, worlds=300, match=False)


def laboratory(random: Random) -> SearchBot:
    """A laboratory cat: has seen many experiments, and counts the score of the match."""
    return SearchBot(random, worlds=3000)


def schrodinger(random: Random) -> SearchBot:
    """Schrödinger's own: thinks for a second about worlds where it is alive."""
    return SearchBot(random, seconds=1.0)
