"""Decisions as rows of an array: from matches and back, and a dataset made from a seed."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, mix, stream
from purradox.kernel.compiled import compiled
from purradox.kernel.encode import observe
from purradox.kernel.engine import scores, step
from purradox.kernel.playout import deal
from purradox.kernel.state import LONGEST, OVER, SEATS, STATE, Setup, setup_of
from purradox.kernel.types import Actions, Flags, Floats, Points, States, Word
from purradox.observation import OFFSETS, PLANE, SIZE
from purradox.rl.encode import Observation, encode, legal_mask
from purradox.rules import Deal, Match, Variant, variant
from purradox.rules.actions import ACTIONS, DISCARDS, action_of, move_of
from purradox.search import precompile
from purradox.search.heuristic import Weights, heuristic_action, heuristic_weights
from purradox.search.race import HeuristicMemory, heuristic_memory

ROW = np.dtype(
    [
        ("observation", "<u8", SIZE // 64),  # bit i of the layout is bit i % 64 of word i // 64
        ("mask", "<u8"),  # the legal actions, a bit for each
        ("action", np.uint8),
        ("seat", np.uint8),
        ("score", np.int8),  # of this seat in this round: the return of the decision
    ]
)
"""A decision, 75 bytes."""
Rows = NDArray[np.void]
AT_ONCE = 500
"""Matches that are played before their rows are given away."""


class Examples(NamedTuple):
    """Rows as a learner takes them."""

    observations: Observation  # N × 512
    masks: Flags  # N × 49
    actions: Actions
    returns: Floats


def examples(rows: Rows) -> Examples:
    """Observations and masks unpacked."""
    bits = [np.ascontiguousarray(rows[name]).view(np.uint8) for name in ("observation", "mask")]
    seen, masks = (np.unpackbits(one.reshape(len(rows), -1), 1, bitorder="little") for one in bits)
    return Examples(
        seen,
        masks[:, :ACTIONS].astype(np.bool_),
        rows["action"].astype(np.int64),
        rows["score"].astype(np.float32),
    )


def rows_of(match: Match) -> Rows:
    """Every decision of the rounds that were played to their end, in order; discards by seat."""
    rows, now = np.zeros(len(match.moves), ROW), Match(match.variant)
    count = 0
    for one, score in zip(match.rounds, match.scores, strict=False):
        now = now.apply(one.deal)
        for move in one.moves:
            view, row = now.view(move.seat), rows[count]
            row["observation"] = np.packbits(encode(view), bitorder="little").view("<u8")
            row["mask"] = sum(1 << int(action) for action in np.flatnonzero(legal_mask(view)))
            row["action"], row["seat"], row["score"] = action_of(move), move.seat, score[move.seat]
            now = now.apply(move)
            count += 1
    return rows[:count]


def matches_of(rows: Iterable[np.void], board: str = "white") -> Iterator[Match]:
    """The matches that rows tell, one after another; what breaks a rule raises `IllegalMove`.

    In which order cards were turned up is not told: it means nothing, and they come sorted.
    """
    match: Match | None = None
    hands: list[tuple[int, ...]] = []
    waiting: list[np.void] = []
    for row in rows:
        seen = np.unpackbits(row["observation"].view(np.uint8), bitorder="little")
        if match is None:
            players = int(seen[OFFSETS["players"] :][:4].argmax()) + 2
            match = Match(variant(players, board))
        waiting.append(row)
        if match.needs_deal:
            hands.append(_cards(seen[OFFSETS["hand"] :][: 5 * DISCARDS]))
            if len(hands) < match.variant.players:
                continue
            turned_up = _cards(seen[OFFSETS["neutral"] :][:PLANE])
            match = match.apply(Deal(tuple(hands), turned_up))
            hands = []
        for one in waiting:
            match = match.apply(move_of(int(one["action"]), int(one["seat"])))
        waiting = []
        if match.over:
            yield match
            match = None
    if match is not None:
        yield match


def _cards(bits: Observation) -> tuple[int, ...]:
    """As many cards of each number as it has bits."""
    counts = bits.reshape(DISCARDS, -1).sum(axis=1)
    return tuple(number for number, count in enumerate(counts, 1) for _ in range(count))


class GreedyTable(NamedTuple):
    """A table of `greedy` bots, and the memory in which they decide."""

    setup: Setup
    states: States  # one
    weights: Weights  # by seat
    memory: HeuristicMemory
    points: Points  # a row


@compiled
def _play(table: GreedyTable, rng: Word, rows: Rows, count: Word) -> Word:
    """A match at a table; the rows after this many, and how many there are then."""
    setup, s, weights, points = table.setup, table.states[0], table.weights, table.points
    for place in range(setup.players):
        s.totals[U(place)] = 0
    for number in range(setup.players):
        s.past = number
        rng = deal(setup, s, U(number), rng)
        begin = count
        while s.phase != OVER:
            row = rows[count]
            words = observe(setup, s, U(s.seat))
            for place in range(SIZE // 64):
                row.observation[place] = words[place]
            rng += GOLDEN
            action = heuristic_action(setup, s, weights[U(s.seat)], table.memory, mix(rng))
            row.mask = s.legal
            row.seat = s.seat
            row.action = action
            step(setup, s, action)
            count += ONE
        scores(setup, s, points, ZERO)
        for place in range(setup.players):
            s.totals[U(place)] += points[0, U(place)]
        for place in range(begin, count):
            rows[U(place)].score = points[0, U(rows[U(place)].seat)]
    return count


@compiled
def _play_many(table: GreedyTable, seed: Word, first: Word, matches: Word, rows: Rows) -> Word:
    """Matches by their numbers, one after another; the number of rows."""
    count = ZERO
    for number in range(matches):
        count = _play(table, stream(seed, first + U(number)), rows, count)
    return count


def greedy_rows(setup: Variant, matches: int, seed: int) -> Iterator[Rows]:
    """Matches between `greedy` bots, in pieces; match number i of a seed is always the same."""
    precompile()
    players = setup.players
    room = np.zeros(AT_ONCE * players * (2 * players + LONGEST), ROW)
    weights, memory = heuristic_weights(players), heuristic_memory()
    points = np.zeros((1, SEATS), np.int8)
    table = GreedyTable(setup_of(setup), np.zeros(1, STATE), weights, memory, points)
    for first in range(0, matches, AT_ONCE):
        count = _play_many(table, U(seed), U(first), U(min(AT_ONCE, matches - first)), room)
        yield room[: int(count)].copy()
