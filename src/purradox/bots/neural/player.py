"""`neural`: plays what it has learned, at once. `laboratory`: the same as a level for people."""

from random import Random

from purradox.bots.api import Named
from purradox.bots.errors import BotOptionNegative
from purradox.bots.neural.opinion import NETWORKS, opinion, weights
from purradox.rules import PLAYERS, Choice, PlayerView

CURIOSITY = {4: 3.0, 5: 5.0}
"""Temperatures of a laboratory cat, where `neural` itself is hardly weaker than a search."""


class NeuralBot(Named):
    """Takes the choice that it likes best; with a temperature, one of those that it likes."""

    def __init__(self, random: Random, *, temperature: float = 0.0) -> None:
        self._random, self._temperature = random, temperature

    @staticmethod
    def check_options(temperature: float = 0.0) -> None:
        if temperature < 0:
            raise BotOptionNegative("neural", "temperature", temperature)
        NETWORKS.check("neural")

    def choose(self, view: PlayerView) -> Choice:
        asked = opinion(view)
        if not self._temperature:
            return asked.moves[asked.logits.index(max(asked.logits))]
        (move,) = self._random.choices(asked.moves, weights(asked.logits, self._temperature))
        return move


class LaboratoryBot(Named):
    """A laboratory cat: has seen more experiments than anybody, and knows at once.

    It plays as `neural` does; where thought adds little to that, it tries things out besides.
    """

    def __init__(self, random: Random) -> None:
        self.bots = {
            players: NeuralBot(random, temperature=CURIOSITY.get(players, 0.0))
            for players in PLAYERS
        }

    @staticmethod
    def check_options() -> None:
        NETWORKS.check("laboratory")

    def choose(self, view: PlayerView) -> Choice:
        return self.bots[view.table.variant.players].choose(view)
