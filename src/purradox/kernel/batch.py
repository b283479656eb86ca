"""Many states at once, from NumPy."""

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from purradox.kernel import engine, playout, tables
from purradox.kernel.bits import GOLDEN, U, mix, stream
from purradox.kernel.compiled import compiled
from purradox.kernel.perft import perft as count_leaves
from purradox.kernel.playout import Ends
from purradox.kernel.state import SEATS, STATE, Setup, setup_of
from purradox.kernel.types import Actions, Bytes, Points, States, Word, Words
from purradox.rules import Variant

RANDOM, WARY = playout.RANDOM, playout.WARY
POLICIES = {"random": RANDOM, "wary": WARY}


@compiled
def _deal(setup: Setup, states: States, first: Word, seed: Word, begin: Word) -> None:
    for row in range(U(len(states))):
        playout.deal(setup, states[row], first, stream(seed, begin + U(row)))


@compiled
def _advance(setup: Setup, states: States, actions: Actions) -> None:
    for row in range(len(states)):
        tables.advance(setup, states[row], actions[row])


@compiled
def _deal_next(setup: Setup, states: States, seed: Word) -> None:
    for row in range(len(states)):
        tables.deal_next(setup, states[row], row, seed)


@compiled
def _see(setup: Setup, states: States, words: Words, seats: Bytes) -> None:
    for row in range(len(states)):
        tables.see(setup, states[row], row, words, seats)


@compiled
def _finish(setup: Setup, states: States, points: Points, kept: Bytes) -> None:
    for row in range(len(states)):
        tables.finish(setup, states[row], row, points, kept)


@compiled
def _scores(setup: Setup, states: States, points: Points) -> None:
    for row in range(U(len(states))):
        engine.scores(setup, states[row], points, row)


@compiled
def _play_out(setup: Setup, states: States, policy: int, seed: Word, begin: Word) -> None:
    for row in range(U(len(states))):
        playout.play_out(setup, states[row], policy, stream(seed, begin + U(row)))


@compiled
def _choose(states: States, policy: int, seed: Word, out: Actions) -> None:
    for row in range(U(len(states))):
        bits = mix(stream(seed, U(row)) + GOLDEN)
        out[row] = playout.choose(states[row], policy, bits)


class Kernel:
    """The compiled engine for one variant. States are arrays of `STATE`, changed in place."""

    def __init__(self, variant: Variant) -> None:
        _warm_up()
        self.variant = variant
        self.setup = setup_of(variant)

    def empty(self, count: int) -> States:
        """Tables at the beginning of a match, without cards."""
        return np.zeros(count, STATE)

    def deal(self, count: int, seed: int, first: int = 0, begin: int = 0) -> States:
        """Freshly dealt rounds; number `begin + i` of a seed is always the same."""
        players = self.variant.players
        if not 0 <= first < players:
            raise ValueError(f"first is a seat from 0 to {players - 1}, not {first}")
        states = np.zeros(count, STATE)
        self.deal_into(states, seed, first, begin)
        return states

    def deal_into(self, states: States, seed: int, first: int = 0, begin: int = 0) -> None:
        """The same into tables that there are already."""
        _deal(self.setup, states, U(first), U(seed), U(begin))

    def step(self, states: States, actions: Actions) -> None:
        """Apply one action to each state; an illegal one raises and nothing is changed."""
        if len(actions) != len(states):
            raise ValueError(f"{len(states)} states need as many actions, not {len(actions)}")
        actions = np.asarray(actions, np.int64)
        wrong = self.first_illegal(states, actions)
        if wrong >= 0:
            raise ValueError(f"action {actions[wrong]} is not legal in state {wrong}")
        self.advance(states, actions)

    def first_illegal(self, states: States, actions: Actions) -> int:
        """The first state whose action is not legal, or -1."""
        return int(tables.first_illegal(states, actions))

    def advance(self, states: States, actions: Actions) -> None:
        """Apply actions that are legal; where a round is over nothing happens."""
        _advance(self.setup, states, actions)

    def deal_next(self, states: States, seed: int) -> None:
        """Deal the round of its match that each table has come to."""
        _deal_next(self.setup, states, U(seed))

    def see(self, states: States, words: Words, seats: Bytes) -> None:
        """Fill in who is to act, and in rows of words what that seat sees, may do, and cannot see.

        `tables.LEGAL` and `tables.HIDDEN` say where the second and the third begin.
        """
        _see(self.setup, states, words, seats)

    def finish(self, states: States, points: Points, kept: Bytes) -> None:
        """Count the scores of rounds that are over; they and the bonuses earned are filled in."""
        _finish(self.setup, states, points, kept)

    def choose(self, states: States, policy: int, seed: int) -> Actions:
        """An action for each state under a policy; 0 where the round is over."""
        actions = np.zeros(len(states), np.int64)
        _choose(states, policy, U(seed), actions)
        return actions

    def scores(self, states: States) -> Points:
        """The score of every seat; columns beyond the players stay 0."""
        points = np.zeros((len(states), SEATS), np.int8)
        _scores(self.setup, states, points)
        return points

    def play_out(self, states: States, policy: int, seed: int, threads: int = 1) -> None:
        """Play every state to the end of its round."""

        def part(rows: slice) -> None:
            _play_out(self.setup, states[rows], policy, U(seed), U(rows.start))

        _in_threads(part, len(states), threads)

    def rounds(
        self, count: int, policy: int, seed: int, threads: int = 1
    ) -> tuple[Points, Bytes, int]:
        """Deal and play whole rounds: scores, outcomes and the number of plays in all."""
        out = playout.ends_of(count)

        def part(rows: slice) -> None:
            mine = Ends(out.points[rows], out.outcomes[rows], out.plays[rows])
            self.rounds_into(np.zeros(1, STATE), policy, seed, rows.start, mine)

        _in_threads(part, count, threads)
        return out.points, out.outcomes, int(out.plays.sum(dtype=np.int64))

    def rounds_into(self, scratch: States, policy: int, seed: int, begin: int, out: Ends) -> None:
        """Rounds number `begin` of a seed onwards, one after another in `scratch`."""
        playout.rounds(self.setup, policy, U(seed), U(begin), scratch, out)

    def perft(self, states: States, depth: int) -> int:
        """Leaves of the tree below the first state, every hand known."""
        stack = np.zeros(depth + 1, STATE)
        stack[0] = states[0]
        return int(count_leaves(self.setup, stack, U(depth)))


def _warm_up() -> None:
    from purradox.kernel.warm import warm_up  # which uses this module

    warm_up()


def _in_threads(part: Callable[[slice], None], count: int, threads: int) -> None:
    """Run a function over slices of equal size. Rows are seeded by number, not by thread."""
    if threads <= 1 or count < 2 * threads:
        part(slice(0, count))
        return
    edges = [count * k // threads for k in range(threads + 1)]
    slices = [slice(a, b) for a, b in itertools.pairwise(edges)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(part, slices))
