"""Decisions to search: of every phase, and those that are rare."""

from random import Random
from typing import NamedTuple

import numpy as np

from purradox.bots import Bot, make_bot, play_match
from purradox.bots.conformance import positions as rare
from purradox.rl.encode import encode, legal_mask
from purradox.rl.networks import shipped
from purradox.rules import Choice, Match, PlayerView, variant
from purradox.rules.actions import ACTIONS, action_of


class Decided(NamedTuple):
    """A decision: the match it stands in, what its seat saw, and what it did."""

    match: Match
    view: PlayerView
    action: int


class PolicyBot:
    """Does what the policy network of the search likes best."""

    def choose(self, view: PlayerView) -> Choice:
        network = shipped(view.table.variant.players, "distilled")
        legal = legal_mask(view)[np.newaxis, :ACTIONS].astype(np.bool_)
        (action,) = network(encode(view)[np.newaxis], legal)
        return next(move for move in view.legal if action_of(move) == action)


def _bot(name: str, random: Random) -> Bot:
    return PolicyBot() if name == "policy" else make_bot(name, random)


def decisions(players: int, bots: str, seed: int, board: str = "white") -> list[Decided]:
    """Every decision of a match; `policy` among the bots is the network of the search."""
    found: list[Decided] = []

    def watch(before: Match, after: Match) -> None:
        for seat in before.to_act:
            view = before.view(seat)
            for move in view.legal:
                if before.apply(move) == after:
                    found.append(Decided(before, view, action_of(move)))
                    return

    names = (bots.split(",") * players)[:players]
    seats = [_bot(name, Random(seed + seat)) for seat, name in enumerate(names)]
    play_match(variant(players, board), seats, Random(seed), watch=watch)
    return found


def free(players: int, bots: str, seed: int) -> list[PlayerView]:
    """The views of decisions that leave a choice."""
    return [one.view for one in decisions(players, bots, seed) if len(one.view.legal) > 1]


def after_red_by_exception(players: int, board: str, seed: int) -> list[PlayerView]:
    """What the others see after somebody led red because nothing else was left (R4.2)."""
    random, setup = Random(seed), variant(players, board)
    found: list[PlayerView] = []
    while not found:
        led: int | None = None
        for one in rare._round(setup, rare.shy_of_red, 0, random):
            view = one.view
            if led is not None and view.seat != led:
                found.append(view)
            if led is None and rare.red_by_exception(view):
                led = view.seat
    return found
