"""Who takes part. Each contender plays a slice when asked, and says what it did in what time."""

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple, Protocol

import numpy as np

from benchmarks.readable import random_round
from benchmarks.reference import Reference
from purradox.kernel import RANDOM, Kernel
from purradox.rl.vector import VectorTables
from purradox.rules import variant
from purradox.rules.actions import PLAYS

TABLES = 4096
"""Of the vector environment: more than fit into the first cache, fewer than leave the second."""

SPREAD = 40
"""Steps after which tables that were dealt together stand in different phases of a round."""

GAMES = {
    "hearts": "hearts",
    "spades": "spades",
    "oh_hell": "oh_hell(players=4)",
    "bridge": "bridge(use_double_dummy_result=false)",
}
"""OpenSpiel's trick-taking games, at four players and with the cards played out."""


class Slice(NamedTuple):
    """Work done in some seconds of processor time; decisions are plays, discards, predictions."""

    plays: int
    decisions: int
    seconds: float


class Contender(Protocol):
    """Plays about so many cards; the seed says which."""

    def run(self, plays: int, seed: int) -> Slice: ...


class OfRounds:
    """Whole random rounds by the kernel or by its yardstick, deal and scores included."""

    def __init__(self, players: int, library: Path | None = None) -> None:
        self.variant = variant(players)
        self.rounds: Callable[[int, int], Any]
        self.on_threads: Callable[[int, int, int], Any]
        if library:
            self.rounds = Reference(library, players).rounds
            self.on_threads = self._each_its_share
        else:
            kernel = Kernel(self.variant)
            self.rounds = lambda count, seed: kernel.rounds(count, RANDOM, seed)
            self.on_threads = lambda count, seed, threads: kernel.rounds(
                count, RANDOM, seed, threads
            )

    def run(self, plays: int, seed: int) -> Slice:
        count = max(1, plays // 16)
        started = process_time()
        _, _, done = self.rounds(count, seed)
        seconds = process_time() - started
        return Slice(done, done + count * _choices_before_play(self.variant), seconds)

    def _each_its_share(self, count: int, seed: int, threads: int) -> None:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(self.rounds, [count // threads] * threads, range(seed, seed + threads)))

    def digest(self, count: int, seed: int) -> str:
        """A mark of every score and outcome, equal for equal rounds."""
        points, outcomes, plays = self.rounds(count, seed)
        mark = hashlib.sha256(points.tobytes() + outcomes.tobytes() + str(plays).encode())
        return mark.hexdigest()


class OfTables:
    """The vector environment, masks and observations included; actions are chosen off the clock."""

    def __init__(self, players: int, tables: int = TABLES) -> None:
        self.kernel = Kernel(variant(players))
        self.tables = VectorTables(self.kernel.variant, tables)
        self.tables.reset(1)
        self.run(SPREAD * tables, 1)

    def run(self, plays: int, seed: int) -> Slice:
        size = len(self.tables.seats)
        steps = max(1, plays // size)
        seconds, played = 0.0, 0
        for step in range(steps):
            actions = self.kernel.choose(self.tables.states, RANDOM, seed * 1_000_003 + step)
            played += int(np.count_nonzero(actions < PLAYS))
            started = process_time()
            self.tables.step(actions)
            seconds += process_time() - started
        return Slice(played, steps * size, seconds)


class OfReadableRounds:
    """The readable engine, uniformly at random."""

    def __init__(self, players: int) -> None:
        self.variant = variant(players)

    def run(self, plays: int, seed: int) -> Slice:
        count = max(1, plays // 16)
        random = Random(seed)
        started = process_time()
        done = sum(random_round(self.variant, random) for _ in range(count))
        seconds = process_time() - started
        return Slice(done, done + count * _choices_before_play(self.variant), seconds)


class OfOpenSpiel:
    """A game of OpenSpiel's, played at random from Python; chance is uniform in all of them."""

    def __init__(self, game: str, *, lean: bool) -> None:
        import pyspiel

        self.game = pyspiel.load_game(GAMES[game])
        self.lean = lean

    def run(self, plays: int, seed: int) -> Slice:
        random = Random(seed)
        states = [self.game.new_initial_state() for _ in range(max(1, plays // 50))]
        started = process_time()
        for state in states:
            if self.lean:
                _play_lean(state, random)
            else:
                _play(state, random)
        seconds = process_time() - started
        decisions = sum(_decisions(state) for state in states)
        return Slice(decisions, decisions, seconds)


class OfRollouts:
    """Rollouts of a dealt game inside OpenSpiel's C++, by the evaluator of its tree search."""

    def __init__(self, game: str) -> None:
        import pyspiel

        self.pyspiel = pyspiel
        self.game = pyspiel.load_game(GAMES[game])

    def run(self, plays: int, seed: int) -> Slice:
        random = Random(seed)
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        each = self._decisions_below(state, random)
        rollouts = max(1, int(plays / each))
        evaluator = self.pyspiel.RandomRolloutEvaluator(rollouts, seed)
        search = self.pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 10, False, seed, False)
        started = process_time()
        search.mcts_search(state)
        seconds = process_time() - started
        decisions = int(rollouts * each)
        return Slice(decisions, decisions, seconds)

    def _decisions_below(self, state: Any, random: Random) -> float:
        """The mean length of a playout, as the C++ side does not tell."""
        ends = [state.clone() for _ in range(8)]
        for end in ends:
            _play_lean(end, random)
        return sum(_decisions(end) for end in ends) / len(ends)


def _play(state: Any, random: Random) -> None:
    """The loop that anybody would write."""
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))


def _play_lean(state: Any, random: Random) -> None:
    """The least that Python can do for a random playout."""
    over, legal, apply, draw = (
        state.is_terminal,
        state.legal_actions,
        state.apply_action,
        random.random,
    )
    while not over():
        actions = legal()
        apply(actions[int(draw() * len(actions))])


def _decisions(state: Any) -> int:
    return sum(one.player >= 0 for one in state.full_history())


def _choices_before_play(setup: Any) -> int:
    return int(setup.players * (2 if setup.predictions else 1))
