"""Simulations: moves tried in the same deals with the same random numbers, to the end of the round.

Common random numbers (Glasserman and Yao, 1992) make differences between moves far less noisy
than the moves themselves. The seat that decides plays on as the policy network does, the others
by the opponent model.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, lowest, mix, nibble, stream
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import keeps_bonus, scores, step
from purradox.kernel.playout import deal
from purradox.kernel.state import OVER, PARADOX, PLAYING, SEATS, State, setup_of
from purradox.kernel.types import Floats, Reals, Word
from purradox.kernel.worlds import Unseen
from purradox.rules import Variant
from purradox.search.decision import Decision, Memory, memory_for
from purradox.search.heuristic import heuristic_weights
from purradox.search.match_odds import match_odds, win_chances
from purradox.search.opponent_model import NETWORK, sample_action, sample_types
from purradox.search.policy import policy_network
from purradox.search.posterior import Sample

POINTS, PARADOXES, KEPT, BONUS, TRICKS, THIS_TRICK, WINS = range(7)
FIELDS = WINS + SEATS
"""What is noted of a simulation, of the seat that decides: its score of the round, whether it
caused a paradox or kept its prediction, its bonus, its tricks, whether it won the trick that was
on the table; and from `WINS` on every seat's chance to win the match."""
ROUNDS = 1500
"""Rounds of a baseline: about half a second, once in a process."""


@compiled
def _play_until(decision: Decision, s: State, memory: Memory, plays: int, rng: Word) -> Word:
    """Let each seat play as its type does until so many plays are made; returns the counter."""
    while s.phase != OVER and int(s.plays) < plays:
        rng += GOLDEN
        action = sample_action(decision, s, memory.types[U(s.seat)], memory, rng)
        step(decision.setup, s, action)
    return rng


class Trial(NamedTuple):
    """Which moves are tried, and in which deals."""

    moves: Word  # actions as bits
    seed: Word
    begin: Word  # the number of the first deal


@compiled
def simulate(decision: Decision, sample: Sample, trial: Trial, memory: Memory, out: Floats) -> None:
    """Try moves; `out` is filled by deal, move (the lowest action first) and field."""
    s = memory.states[0]
    setup, base, me = decision.setup, decision.base[0], decision.me
    players = int(setup.players)
    end = (int(base.plays) // players + 1) * players if base.phase == PLAYING else 0
    for index in range(len(out)):
        rng = stream(trial.seed, trial.begin + U(index)) + GOLDEN
        sample_types(sample.types, mix(rng), memory.types)
        left = trial.moves
        place = 0
        while left != ZERO:
            action = lowest(left)
            left &= left - ONE
            memory.states[0] = sample.states[index]
            step(setup, s, action)
            then = _play_until(decision, s, memory, end, rng)
            if nibble(s.won, me) > nibble(base.won, me):
                out[index, place, THIS_TRICK] = 1.0
            _play_until(decision, s, memory, int(setup.plays), then)
            _note(decision, s, memory, out[index, place])
            place += 1


@compiled
def _note(decision: Decision, s: State, memory: Memory, out: Floats) -> None:
    """What a finished round brought."""
    setup, me = decision.setup, decision.me
    scores(setup, s, memory.points, ZERO)
    win_chances(setup, s, memory.points, decision.odds, memory.wins)
    for seat in range(int(setup.players)):
        out[WINS + seat] = memory.wins[seat]
    out[POINTS] = float(memory.points[0, me])
    out[TRICKS] = float(nibble(s.won, me))
    if U(s.outcome) == U(PARADOX) + me:
        out[PARADOXES] = 1.0
    elif keeps_bonus(setup, s, me):
        out[KEPT] = 1.0
        out[BONUS] = out[POINTS] - out[TRICKS]


@compiled
def _play_rounds(decision: Decision, memory: Memory, seed: Word, out: Reals) -> None:
    """The scores of fresh rounds that seat 0 starts."""
    s = memory.states[0]
    for index in range(len(out)):
        rng = deal(decision.setup, s, ZERO, stream(seed, U(index)))
        _play_until(decision, s, memory, int(decision.setup.plays), rng)
        scores(decision.setup, s, memory.points, ZERO)
        for place in range(int(decision.setup.players)):
            out[index, place] = float(memory.points[0, U(place)])


def baseline(variant: Variant, first: int) -> tuple[float, ...]:
    """The mean scores, by seat, of fresh rounds that this seat starts and the network plays."""
    points = _baseline(variant)
    return tuple(points[(seat - first) % variant.players] for seat in range(variant.players))


@lru_cache(maxsize=64)
def _baseline(variant: Variant, rounds: int = ROUNDS) -> tuple[float, ...]:
    return tuple(map(float, round_scores(variant, rounds).mean(axis=0)))


def round_scores(variant: Variant, rounds: int) -> Reals:
    """By round and seat, of fresh rounds that seat 0 starts and the network plays."""
    players = variant.players
    network = policy_network(players)
    nothing = np.zeros(SEATS, np.uint64)
    memory = memory_for(network)
    memory.types[:] = NETWORK
    decision = Decision(
        setup_of(variant),
        memory.states[:1],
        Unseen(U(0), U(0), nothing, nothing, np.int64(-1), U(0)),
        U(0),
        network,
        heuristic_weights(players),
        match_odds(players, 0),
    )
    out = np.zeros((rounds, players))
    _play_rounds(decision, memory, U(0), out)
    return out
