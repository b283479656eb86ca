"""A bot as a package of its own: install it, and `--bots magpie` finds it."""

from random import Random

from purradox.bots.errors import BotOptionNotPositive
from purradox.rules import Choice, Discard, Play, PlayerView, Predict


class Magpie:
    """Collects shiny cards: it plays them when it can win with them, and else keeps them."""

    def __init__(self, random: Random, shiny: int = 5) -> None:
        self.random, self.shiny = random, shiny

    @staticmethod
    def check_options(shiny: int = 5) -> None:
        """Optional: called once, before anything is played."""
        if shiny <= 0:
            raise BotOptionNotPositive("magpie", "shiny", shiny)

    def choose(self, view: PlayerView) -> Choice:
        """One of `view.legal`. Ties are broken by the source that was given, and no other."""
        return max(view.legal, key=lambda move: (self._worth(view, move), self.random.random()))

    def _worth(self, view: PlayerView, move: Choice) -> float:
        match move:
            case Discard(number=number):
                return -number
            case Predict(tricks=tricks):
                wanted = sum(number >= self.shiny for number in view.hand) / 2
                return -abs(tricks - wanted)
            case Play(cell=cell):
                led = view.table.trick.led
                follows = led is None or cell.colour is led
                shines = cell.number >= self.shiny
                return 2 * follows + (shines if follows else -shines)
