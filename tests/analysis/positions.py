"""Matches to review, and positions in which one choice is plainly wrong.

Those in `blunders.json` are the last play to a trick, kept from the chair that plays it. One choice
wins the trick: then either nothing can be led, or the prediction is passed by. In a sample of
deals played on by `careful` it cost at least a point, whichever other choice was made.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from purradox.bots import parse_specs, play_match
from purradox.bots.match_runner import Series
from purradox.kernel import WARY, Kernel, unpack
from purradox.kernel.worlds import Worlds
from purradox.notation import Checked, loads, record_of, to_json
from purradox.rules import (
    Choice,
    Completed,
    Deal,
    Discard,
    Match,
    Play,
    PlayerView,
    Predict,
    Round,
    parse_cell,
    score,
    shuffled,
    variant,
)
from purradox.rules.actions import action_of
from purradox.search.decision import decision_of
from purradox.search.policy import activations, network_policy
from tests.helpers import legal, wisest


class Blunder(NamedTuple):
    """A position, the choice that is wrong in it, and why."""

    view: PlayerView
    choice: Play
    kind: str


def blunders() -> list[Blunder]:
    told = json.loads(Path(__file__).with_name("blunders.json").read_text("utf-8"))
    return [
        Blunder(
            loads(json.dumps(one["record"])).view(one["seat"]),
            Play(one["seat"], parse_cell(one["blunder"])),
            one["kind"],
        )
        for one in told
    ]


class Network:
    """Plays as the policy network of the simulations does."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: PlayerView) -> Choice:
        known, chances = decision_of(view), np.zeros(64)
        deal = Worlds(known.setup, known.base, known.unseen).sample(1, seed=0)[0]
        network_policy(known.setup, deal, known.network, activations(known.network), chances)
        return self.random.choices(view.legal, [chances[action_of(one)] for one in view.legal])[0]


@cache
def played_by_network(players: int, seed: int) -> Checked:
    """A match of that network with itself."""
    bots = [Network(Random(seat)) for seat in range(players)]
    return loads(to_json(record_of(play_match(variant(players), bots, Random(seed)))))


@cache
def played(players: int, bots: str, seed: int) -> Checked:
    """A match between bots, as a record tells it."""
    specs = parse_specs(bots)
    seated = [specs[seat % len(specs)] for seat in range(players)]
    match, names = Series.of(variant(players), seated, seed).play(0)
    return loads(to_json(record_of(match, names)))


def rounds(players: int, random: Random) -> Iterator[Round]:
    """Every state of one round after another, played with care and now and then without."""
    setup = variant(players)
    while True:
        kernel = Kernel(setup)
        states = kernel.deal(1, random.getrandbits(60))
        kernel.play_out(states, WARY, random.getrandbits(60))
        over = unpack(states[0], setup)
        yield from _again(over)


def _again(over: Round) -> Iterator[Round]:
    """The states of a round that is over, from its first play on."""
    players = len(over.hands)
    hands = tuple(over.view(seat).dealt for seat in range(players))
    now = Round.start(over.table.variant, over.table.first, Deal(hands, over.table.revealed))
    moves: list[Choice] = [Discard(seat, over.discards[seat] or 0) for seat in range(players)]
    for turn in range(players):
        seat = (over.table.first + turn) % players
        tricks = over.table.predictions[seat]
        moves += [] if tricks is None else [Predict(seat, tricks)]
    for trick in (*over.table.tricks, over.table.trick):
        moves += trick.plays
    for move in moves:
        if isinstance(move, Play):
            yield now
        now = now.apply(move)


def last_play(seed: int) -> tuple[PlayerView, dict[Choice, int]]:
    """The very last play of a round of five: the score of each choice, which differ."""
    for now in rounds(5, Random(seed)):
        last = len(now.table.tricks) == now.table.variant.tricks - 1
        if not last or len(now.table.trick.plays) < 4:
            continue
        seat = now.table.to_act[0]
        points = {move: score(now.apply(move).table)[seat].total for move in legal(now)}
        if len(set(points.values())) > 1:
            return now.view(seat), points
    raise AssertionError


def one_round(players: int, seed: int) -> Match:
    """A match of which one round was played to its end without a paradox."""
    random = Random(seed)
    while True:
        match = Match(variant(players)).apply(shuffled(variant(players), random))
        while not match.needs_deal:
            match = match.apply(wisest(match.rounds[-1], random))
        if isinstance(match.tables[0].outcome, Completed):
            return match
