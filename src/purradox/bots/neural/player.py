"""`neural`: plays what it has learned, at once."""

from random import Random

import numpy as np

from purradox.bots.errors import BotOptionNotPositive
from purradox.bots.neural.network import network
from purradox.rl.encode import encode, legal_mask
from purradox.rules import Choice, PlayerView
from purradox.rules.actions import move_of

NEVER = np.float32(-1e9)


class NeuralBot:
    """Takes the choice that it likes best; with a temperature, one of those that it likes."""

    def __init__(self, random: Random, *, temperature: float = 0.0) -> None:
        self._random, self._temperature = random, temperature
        self._network = network()

    @staticmethod
    def check_options(temperature: float = 0.0) -> None:
        if temperature < 0:
            raise BotOptionNotPositive("neural", "temperature", temperature)

    def choose(self, view: PlayerView) -> Choice:
        liked = self._network(encode(view))["policy"]
        liked = np.where(legal_mask(view) != 0, liked, NEVER)
        if not self._temperature:
            return move_of(int(liked.argmax()), view.seat)
        chances = np.exp((liked - liked.max()) / self._temperature)
        (action,) = self._random.choices(range(len(chances)), chances.tolist())
        return move_of(action, view.seat)
