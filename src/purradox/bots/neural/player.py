"""`neural`: plays what it has learned, at once. `laboratory`: the same as a level for people."""

from random import Random

import numpy as np

from purradox.bots.api import Named
from purradox.bots.errors import BotOptionNegative
from purradox.bots.neural.network import network
from purradox.bots.neural.opinion import opinion
from purradox.rules import PLAYERS, Choice, PlayerView
from purradox.rules.actions import move_of

CURIOSITY = {4: 3.0, 5: 5.0}
"""Temperatures of a laboratory cat, where `neural` itself is hardly weaker than a search."""


class NeuralBot(Named):
    """Takes the choice that it likes best; with a temperature, one of those that it likes."""

    def __init__(self, random: Random, *, temperature: float = 0.0) -> None:
        self._random, self._temperature = random, temperature
        for players in PLAYERS:
            network(players)  # read before anybody waits for a move

    @staticmethod
    def check_options(temperature: float = 0.0) -> None:
        if temperature < 0:
            raise BotOptionNegative("neural", "temperature", temperature)

    def choose(self, view: PlayerView) -> Choice:
        liked = opinion(view).liked
        if not self._temperature:
            return move_of(int(liked.argmax()), view.seat)
        chances = np.exp((liked - liked.max()) / self._temperature)
        (action,) = self._random.choices(range(len(chances)), chances.tolist())
        return move_of(action, view.seat)


class LaboratoryBot(Named):
    """A laboratory cat: has seen more experiments than anybody, and knows at once.

    It plays as `neural` does; where thought adds little to that, it tries things out besides.
    """

    def __init__(self, random: Random) -> None:
        self.bots = {
            players: NeuralBot(random, temperature=CURIOSITY.get(players, 0.0))
            for players in PLAYERS
        }

    def choose(self, view: PlayerView) -> Choice:
        return self.bots[view.table.variant.players].choose(view)
