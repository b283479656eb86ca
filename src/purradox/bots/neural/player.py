"""`neural`: plays what it has learned, at once."""

from random import Random

import numpy as np

from purradox.bots.errors import BotOptionNegative
from purradox.bots.neural.network import network
from purradox.bots.neural.opinion import opinion
from purradox.rules import PLAYERS, Choice, PlayerView
from purradox.rules.actions import move_of


class NeuralBot:
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
