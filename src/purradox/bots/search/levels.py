"""Opponents for people, from kind to merciless; each one a name, a character and a strength."""

import json
from functools import cache
from importlib.resources import files
from math import exp
from random import Random
from typing import Any

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
    """An alley cat: compares its moves at a glance, and lives for the round."""
    return _searching("alley", random)


def laboratory(random: Random) -> SearchBot:
    """A laboratory cat: has seen many experiments, and counts the score of the match."""
    return _searching("laboratory", random)


def schrodinger(random: Random) -> SearchBot:
    """Schrödinger's own: thinks for a second, and guesses what is in your hand."""
    return _searching("schrodinger", random)


def _searching(level: str, random: Random) -> SearchBot:
    return SearchBot(random, **settings()[level])


@cache
def settings() -> dict[str, dict[str, Any]]:
    """What the levels are made of, by name: options of `search`."""
    told = files(__package__).joinpath("levels.json").read_text("utf-8")
    found: dict[str, dict[str, Any]] = json.loads(told)
    return found
