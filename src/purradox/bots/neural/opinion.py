"""What the network thinks of a view."""

from typing import NamedTuple

import numpy as np

from purradox.bots.neural.network import Values, network
from purradox.rl.encode import encode, legal_mask
from purradox.rules import PlayerView

NEVER = np.float32(-1e9)


class Opinion(NamedTuple):
    """How much it likes each action, and how many of each card it thinks the others hold."""

    liked: Values  # logarithms of chances, but for a constant; never what is not legal
    cards: Values

    @property
    def chances(self) -> Values:
        likely = np.exp(self.liked - self.liked.max())
        share: Values = likely / likely.sum()
        return share


def opinion(view: PlayerView) -> Opinion:
    """Ask the network of the package."""
    told = network(view.table.variant.players)(encode(view))
    return Opinion(np.where(legal_mask(view) != 0, told["policy"], NEVER), told["cards"])
