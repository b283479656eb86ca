"""Who holds a card that nobody has seen, by the exact posterior of the search."""

from typing import NamedTuple

import numpy as np

from purradox.bots.neural.opinion import opinion
from purradox.kernel.types import Reals
from purradox.rules import PlayerView
from purradox.search.decision import decision_of, memory_for
from purradox.search.evidence import copies
from purradox.search.exact import possible_deals
from purradox.search.posterior import ExactPosterior

MOST_DEALS = 1 << 20

NOBODY = -1
"""The holder of a card that lies face down: a discard, or a card that was not dealt."""


class Holders(NamedTuple):
    """How likely each holder of the only hidden copy of a number is."""

    modelled: dict[int, float]
    """After all that the others did."""
    counted: dict[int, float]
    """By counting alone: every deal that fits is equally likely."""


def hidden_cards(view: PlayerView) -> tuple[int, ...]:
    """How many copies of each number the seat cannot see."""
    counts = copies(int(decision_of(view).unseen.cards)).tolist()
    return tuple(counts[: view.table.variant.numbers])


def holders(view: PlayerView, number: int, seed: int) -> Holders:
    """Who may hold a number of which one copy is hidden; the seed is for the opponent model."""
    decision = decision_of(view)
    deals = possible_deals(decision, MOST_DEALS)
    if deals is None:
        raise ValueError(f"more than {MOST_DEALS} deals are possible")
    memory = memory_for(decision.network)
    posterior = ExactPosterior(deals, view, opinion(view).cards, decision, memory, seed)
    holder = np.full(len(deals.rows), NOBODY)
    for place, (seat, choices) in enumerate(deals.choices.items()):
        holder[choices.hands[deals.rows[:, place], number - 1] > 0] = seat
    ways = np.exp(deals.log_ways)

    def shares(weights: Reals) -> dict[int, float]:
        total = weights.sum()
        return {
            who: float(weights[holder == who].sum() / total) for who in (*deals.choices, NOBODY)
        }

    return Holders(shares(posterior.shares), shares(ways))
