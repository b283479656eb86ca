"""One seat at each of many tables: the others are played up to its next decision."""

from functools import cache
from typing import NamedTuple

import numpy as np

from purradox.kernel import playout
from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, below, mix
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import scores, step
from purradox.kernel.state import OVER, SEATS, STATE, Setup, State, setup_of
from purradox.kernel.types import Actions, Bytes, Indices, Points, States, Word, Words
from purradox.kernel.warm import announce, warm_up
from purradox.rules import variant
from purradox.search.heuristic import Weights, heuristic_action, heuristic_weights
from purradox.search.race import HeuristicMemory, heuristic_memory

GREEDY, RANDOM, ASKED = range(3)
"""Who decides for the others; whoever is asked does it outside."""
ROUND, EPISODE = 1, 2
"""What has ended."""
ANY_SEAT = SEATS


class Episodes(NamedTuple):
    """What is played at tables, and by whom."""

    setup: Setup
    seat: int
    rounds: int
    others: int
    weights: Weights


class SeatArrays(NamedTuple):
    """Tables with a seat at each; every array has a row for each of them."""

    states: States
    seats: Bytes
    counters: Words  # of random numbers
    points: Points
    ended: Bytes


@compiled
def begin(setup: Setup, s: State, seat: int, rng: Word) -> tuple[Word, Word]:
    """Deal the first round of an episode; the seat, drawn unless it is fixed, and the counter."""
    for place in range(setup.players):
        s.totals[U(place)] = 0
    s.past = 0
    s.deals += ONE
    rng += GOLDEN
    mine = below(mix(rng), setup.players)
    if seat != ANY_SEAT:
        mine = U(seat)
    return mine, playout.deal(setup, s, ZERO, rng)


@compiled
def go_on(setup: Setup, s: State, row: Word, points: Points, rng: Word) -> Word:
    """Deal the next round of a match."""
    for place in range(setup.players):
        s.totals[U(place)] += points[row, U(place)]
    s.past += 1
    s.deals += ONE
    return playout.deal(setup, s, U(s.past), rng)


@compiled
def play_on(
    episodes: Episodes, tables: SeatArrays, rows: Indices, actions: Actions, m: HeuristicMemory
) -> int:
    """One legal action at each of some tables, and the others up to the seat's next decision.

    Where an episode is over another one begins instead. Tables at which somebody is asked are
    put in front of `rows`; their number is returned.
    """
    setup, seat, rounds, others, weights = episodes
    states, seats, counters, points, ended = tables
    asked = 0
    for place in range(len(rows)):
        row = U(rows[place])
        s = states[row]
        rng = counters[row]
        if s.phase == OVER:
            mine, rng = begin(setup, s, seat, rng)
            seats[row] = mine
            ended[row] = 0
        else:
            mine = U(seats[row])
            if U(s.seat) == mine:
                ended[row] = 0
            step(setup, s, U(actions[place]))
        while True:
            if s.phase == OVER:
                scores(setup, s, points, row)
                ended[row] = EPISODE
                if int(s.past) + 1 == rounds:
                    break
                ended[row] = ROUND
                rng = go_on(setup, s, row, points, rng)
            if U(s.seat) == mine:
                break
            if others == ASKED:
                rows[asked] = rows[place]
                asked += 1
                break
            rng += GOLDEN
            if others == GREEDY:
                action = heuristic_action(setup, s, weights[U(s.seat)], m, mix(rng))
            else:
                action = playout.choose(s, playout.RANDOM, mix(rng))
            step(setup, s, action)
        counters[row] = rng
    return asked


@compiled
def first_illegal(states: States, rows: Indices, actions: Actions) -> int:
    """The first of some tables whose action is not legal, or -1; over is over."""
    for place in range(len(rows)):
        s = states[U(rows[place])]
        action = U(actions[place])
        if s.phase != OVER and (action >= U(64) or (s.legal >> action) & ONE == ZERO):
            return place
    return -1


class Seats:
    """Tables of one setup with a seat at each; arrays have a row for each table.

    `ended` says whether a round or an episode of so many rounds has ended since the seat's last
    action, and `points` are its scores.
    """

    def __init__(
        self, setup: Setup, tables: int, others: int, seat: int = ANY_SEAT, rounds: int = 1
    ) -> None:
        self.setup = setup
        self.states, self.seats = np.zeros(tables, STATE), np.zeros(tables, np.uint8)
        self.counters: Words
        self.counters = np.random.SeedSequence().generate_state(tables, np.uint64)  # type: ignore[assignment]
        self.points = np.zeros((tables, SEATS), np.int8)
        self.ended = np.zeros(tables, np.uint8)
        self._tables = SeatArrays(self.states, self.seats, self.counters, self.points, self.ended)
        weights = heuristic_weights(int(setup.players))
        self._episodes = Episodes(setup, seat, rounds, others, weights)
        self._memory = heuristic_memory()

    def reset(self) -> Indices:
        """Begin an episode everywhere; the tables at which somebody is asked."""
        self.states["phase"] = OVER
        tables = len(self.states)
        return self.play(np.arange(tables), np.zeros(tables, np.int64))

    def first_illegal(self, rows: Indices, actions: Actions) -> int:
        """The place in the rows of the first action that is not legal, or -1."""
        return int(first_illegal(self.states, rows, actions))

    def play(self, rows: Indices, actions: Actions) -> Indices:
        """A legal action at each of some tables; those of them at which somebody is asked."""
        return rows[: play_on(self._episodes, self._tables, rows, actions, self._memory)]


@cache
def precompile() -> None:
    """Have this compiled and loaded; once in a process."""
    warm_up()
    announce("opponents", [lambda: Seats(setup_of(variant(3)), 1, GREEDY).reset()])
