"""A decision as compiled code is given it, and the memory in which it is worked on."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import U
from purradox.kernel.state import SEATS, STATE, Setup
from purradox.kernel.types import Points, Reals, States, Word
from purradox.kernel.worlds import Unseen, worlds
from purradox.rules import PlayerView
from purradox.rules.actions import ACTIONS, action_of
from purradox.search.heuristic import Weights, heuristic_weights
from purradox.search.match_odds import MatchOdds, match_odds
from purradox.search.policy import Activations, Layers, activations, policy_network
from purradox.search.race import HeuristicMemory, heuristic_memory

TYPES = 3
"""How many types of player there are; `opponent_model` says which."""


class Decision(NamedTuple):
    """What is known of a decision."""

    setup: Setup
    base: States  # one state, without the hidden cards
    unseen: Unseen
    me: Word
    network: Layers
    weights: Weights  # of the heuristic, by seat
    odds: MatchOdds


class Memory(NamedTuple):
    """The working memory of one thread."""

    states: States
    activations: Activations
    heuristic: HeuristicMemory
    probabilities: Reals  # by action
    likelihoods: Reals  # by type
    types: NDArray[np.int64]  # of each seat in a simulation
    points: Points
    wins: Reals


def decision_of(view: PlayerView) -> Decision:
    """The decision of a view. Discards are simultaneous: the seat that is asked comes first."""
    players = view.table.variant.players
    known = worlds(view)
    known.base[0]["seat"] = view.seat
    known.base[0]["legal"] = U(sum(1 << action_of(move) for move in view.legal))
    return Decision(
        known.setup,
        known.base,
        known.unseen,
        U(view.seat),
        policy_network(players),
        heuristic_weights(players),
        match_odds(players, players - 1 - len(view.past)),
    )


def memory_for(network: Layers) -> Memory:
    """Working memory for a network."""
    return Memory(
        np.zeros(1, STATE),
        activations(network),
        heuristic_memory(),
        np.zeros(max(64, ACTIONS)),
        np.zeros(TYPES),
        np.zeros(SEATS, np.int64),
        np.zeros((1, SEATS), np.int8),
        np.zeros(SEATS),
    )
