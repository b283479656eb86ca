"""Thinking with networks: the moves that one likes, compared in the same worlds.

In each world every move in question is tried with the same chance, the others and I play on for a
while as the eye sees them play, and the judge says what will come of it. The worst are dropped as
the time goes by, and what `neural` would do has the benefit of the doubt: it is too slow to play
on with, but it sees more than the eye does.
"""

from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.bots.neural.opinion import opinion
from purradox.bots.search.belief import Belief, belief
from purradox.bots.search.leaning import HOLDERS, NUMBERS, lean_to, leaning, settle
from purradox.bots.search.memory import Memory, memory_of, recall
from purradox.bots.search.net import Brain, Desk, desk, foresee
from purradox.bots.search.race import Mind, mind
from purradox.bots.search.reading import CLOSER, PATIENCE, READ, read_again, read_first, reread
from purradox.bots.search.styles import EYE, STYLES, act, lots_of, styles_of
from purradox.bots.search.thinking import Budget, Clock, asked, match_odds
from purradox.bots.search.tree import Found, found, note, reckon
from purradox.bots.search.utility import MATCH
from purradox.bots.search.weights import weights
from purradox.bots.winning import Odds
from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, lowest, mix, popcount, stream
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import step
from purradox.kernel.state import DISCARDING, OVER, SEATS, STATE
from purradox.rules import PlayerView
from purradox.rules.actions import ACTIONS

UNLIKELY = 1e-4
"""Moves that are liked less than this at first sight are not tried."""
LEAST, MOST = 4, 10
"""How many moves are tried, whatever is liked."""
BIAS = 0.05
"""How far a judge may be off, however many worlds it saw."""
HURRY = 0.1
"""With fewer seconds than this hidden cards are guessed at and not read: that takes a while."""
AT_FIRST = 3.0
"""The doubt before there is anything to compare."""
ENOUGH = 64
"""Worlds before a move is dropped."""
SURE = 3.0
"""Standard errors between the first and any other that end the thinking early."""


class Guidance(NamedTuple):
    """How to think."""

    plies: int  # moves played on before the judge is asked
    faith: float  # in what is liked at first sight: how much of the doubt it has the benefit of
    objective: int
    exchanges: int  # of hidden cards for each world that is not read
    model: int  # 1: the others play as they have played so far; 0: all as the eye does
    reading: int  # 1: what the others did decides about worlds; 0: only what the network guesses


GUIDANCE = Guidance(plies=12, faith=0.3, objective=MATCH, exchanges=16, model=1, reading=1)


class Apart(NamedTuple):
    """How far each move was ahead of the others in the worlds of each place."""

    ahead: NDArray[np.float64]  # sums
    looks: NDArray[np.int64]
    worth: NDArray[np.float64]  # in the world at hand

    def mean(self, action: int) -> float:
        return float(self.ahead[:, action].sum() / self.looks[:, action].sum())

    def error(self, action: int) -> float:
        """The standard error of that: worlds in one place are akin, those in two are not."""
        looked_at = self.looks[:, action] > 0
        means = self.ahead[looked_at, action] / self.looks[looked_at, action]
        if len(means) < 2:
            return AT_FIRST
        return float(means.std(ddof=1) / sqrt(len(means)))


class Bench(NamedTuple):
    """Room to think in."""

    states: NDArray[np.void]
    chances: NDArray[np.float64]
    points: NDArray[np.int8]
    worth: NDArray[np.float64]
    ahead: NDArray[np.float64]
    odds: Odds
    belief: Belief
    lean: NDArray[np.float64]
    desk: Desk
    mind: Mind
    styles: NDArray[np.int64]  # of each seat in a world
    told: NDArray[np.float64]  # of a choice by each style
    memory: Memory


def bench(odds: Odds, wide: int) -> Bench:
    """Room for networks of a width."""
    return Bench(
        np.zeros(2, STATE),
        np.zeros(64),
        np.zeros((1, SEATS), np.int8),
        np.zeros(SEATS),
        np.zeros(3),
        odds,
        belief(READ + 1),
        np.zeros((HOLDERS, NUMBERS)),
        desk(wide),
        mind(),
        np.zeros(SEATS, np.int64),
        np.zeros(STYLES),
        memory_of(),
    )


@compiled
def look_ahead(
    setup: Any,
    s: Any,
    me: Any,
    how: Any,
    brain: Any,
    weights: Any,
    room: Any,
    rng: Any,
) -> None:
    """Play on for so many moves as the eye expects, and let the judge say what comes of it."""
    left = how.plies
    while s.phase != OVER and (left > 0 or s.phase == DISCARDING):
        rng += GOLDEN
        seat = U(s.seat)
        style = EYE if seat == me else room.styles[seat]
        step(setup, s, act(setup, s, style, brain, weights[seat], room, rng))
        left -= 1
    if s.phase == OVER:
        reckon(setup, s, me, how.objective, room)
    else:
        foresee(setup, s, me, how.objective, brain.judge, room)


@compiled
def compare(
    setup: Any,
    unseen: Any,
    me: Any,
    how: Any,
    brain: Any,
    weights: Any,
    styles: Any,
    moves: Any,
    apart: Any,
    result: Any,
    room: Any,
    seed: Any,
    begin: Any,
    count: Any,
) -> None:
    """Try some moves in worlds number `begin` onwards; `apart` tells them from each other."""
    s = room.states[0]
    size = float(popcount(moves))
    for index in range(count):
        rng = stream(seed, begin + U(index))
        which = int((begin + U(index)) % U(READ))
        if how.reading == 0:
            for _ in range(how.exchanges):
                rng = lean_to(setup, unseen, room.belief, which, room.lean, rng)
        elif begin + U(index) >= U(READ):
            rng = reread(setup, unseen, me, room.memory, styles, brain, weights, which, room, rng)
        room.states[1] = room.belief.worlds[which]
        rng += GOLDEN
        lots_of(styles, mix(rng), room.styles)
        mean = 0.0
        left = moves
        while left != ZERO:
            action = lowest(left)
            left &= left - ONE
            room.states[0] = room.states[1]
            step(setup, s, action)
            look_ahead(setup, s, me, how, brain, weights, room, rng)
            note(me, action, result, room)
            apart.worth[action] = room.worth[me]
            mean += room.worth[me] / size
        left = moves
        while left != ZERO:
            action = lowest(left)
            left &= left - ONE
            apart.ahead[which, action] += apart.worth[action] - mean
            apart.looks[which, action] += 1


class Thought(NamedTuple):
    """What was found of the moves that were tried, and what to do."""

    seen: Found
    action: int
    wants: NDArray[np.float64]  # chances of the moves: what was liked at first, and what was found


def guided(view: PlayerView, budget: Budget, how: Guidance, seed: int, brain: Brain) -> Thought:
    """Think about a view."""
    clock = Clock(budget)
    if 0.0 < budget.seconds < HURRY:
        how = how._replace(reading=0)
    known, me = asked(view), U(view.seat)
    seen, room = found(), bench(match_odds(view), len(brain.eye.entry_bias))
    first_thought = opinion(view)
    apart = Apart(np.zeros((READ, ACTIONS)), np.zeros((READ, ACTIONS), np.int64), np.zeros(ACTIONS))
    liked = first_thought.chances
    players = view.table.variant.players
    leaning(first_thought.cards, view.seat, players, known.unseen, room.lean)
    chance = U(stream(U(seed), U(0)))
    chance = settle(known.setup, known.base, known.unseen, room.belief, room.lean, chance)
    recall(known.setup, room.belief.worlds[0], me, room.memory)
    rows = weights(players)
    styles = np.eye(1, STYLES, EYE).repeat(SEATS, axis=0)
    if how.model:
        styles = styles_of(view, known, room.belief.worlds, room.memory, brain, rows, room, seed)
    if how.reading:
        told = (known.setup, known.unseen, me, room.memory, styles, brain, rows, room)
        chance = read_first(*told, U(chance))
        for _ in range(CLOSER):
            if clock.spent() < PATIENCE:
                chance = read_again(*told, U(chance))
    tried = worth_trying(liked, int(known.base[0]["legal"]))

    def benefit(action: int) -> float:
        return float(how.faith * log(max(liked[action], UNLIKELY)))

    def promise(action: int) -> float:
        """How far ahead of the others it is, with the benefit of the doubt for what is liked."""
        return lasting(action) + apart.error(action) * benefit(action)

    def lasting(action: int) -> float:
        """What the promise would come to with ever more looks."""
        return apart.mean(action) + BIAS * benefit(action)

    def certain(first: int) -> bool:
        """Whether more looks would hardly make another move the best."""
        return all(
            lasting(first) - lasting(other) > SURE * (apart.error(first) + apart.error(other))
            for other in tried
            if other != first
        )

    begun = 0
    while portion := clock.portion(1 / stages(len(tried))):
        count = max(1, portion // len(tried))
        moves = U(sum(1 << action for action in tried))
        compare(
            *(known.setup, known.unseen, me, how, brain, rows, styles, moves, apart, seen, room),
            *(U(seed), U(begun), count),
        )
        begun += count
        clock.done += count * len(tried)
        if begun < ENOUGH:
            continue
        tried.sort(key=promise, reverse=True)
        if certain(tried[0]):
            break
        tried = tried[: max(2, (len(tried) + 1) // 2)]
    action, wants = max(tried, key=promise), np.zeros(ACTIONS)
    looked_at = np.flatnonzero(seen.visits)
    promises = np.array([promise(int(one)) for one in looked_at])
    doubt = apart.error(action) + BIAS
    wants[looked_at] = np.exp((promises - promises.max()) / doubt)
    return Thought(seen, action, wants / wants.sum())


def stages(moves: int) -> int:
    """How often the worse half of so many moves can be dropped, and the last two compared."""
    return max(1, (moves - 1).bit_length())


def worth_trying(liked: NDArray[np.floating[Any]], legal: int) -> list[int]:
    """The moves that are not absurd at first sight, the favourites first; a few at least."""
    order = sorted((a for a in range(ACTIONS) if legal >> a & 1), key=lambda a: -liked[a])
    return [a for place, a in enumerate(order[:MOST]) if place < LEAST or liked[a] >= UNLIKELY]
