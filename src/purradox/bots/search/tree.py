"""Search over the worlds that a view allows: one tree of what can be seen, another world each time.

At its own turns the seat that thinks chooses what promises most; the others follow instinct, which
knows what each of them wants, or choose for themselves. Instinct plays on from the leaves. What
others set aside is not seen, so it never becomes a branch.
"""

from math import exp, log, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.bots.search.belief import MOST_CARRIED, Belief, belief, one_more, reconsider
from purradox.bots.search.endgame import Endgame, endgame, solve
from purradox.bots.search.instinct import instinct, judge
from purradox.bots.search.lots import highest, share_out
from purradox.bots.search.race import Mind, mind
from purradox.bots.search.utility import utilities
from purradox.bots.winning import Odds
from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, lowest, mix, nibble, stream
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import scores, step
from purradox.kernel.state import DISCARDING, OVER, PARADOX, SEATS, STATE
from purradox.kernel.worlds import draw
from purradox.rules.actions import ACTIONS

NODE = np.dtype(
    [
        ("action", np.int64),
        ("child", np.int64),  # the first one, 0 for none
        ("sibling", np.int64),
        ("visits", np.int64),
        ("value", np.float64),  # the sum of what the seat that chose this action got
    ]
)
LONGEST_PATH = 64
OFTEN = U(64)
"""Looks for each world that is carried along."""
FEW, USUAL_SPREAD = 8, 3.0
"""Looks that say nothing yet about the spread of what comes of them, and what it is until then."""


class Options(NamedTuple):
    """How to search."""

    depth: int  # moves kept in the tree; 1 is a flat comparison of the moves
    explore: float  # in units of the spread of what comes of a look, and so is the next
    trust: float  # in instinct: how much sooner its favourites are looked at
    sharpness: float  # how much it prefers them
    objective: int
    endgame: int  # so many plays before the end, leaves are solved exactly
    model: int  # 1: the others follow instinct; 0: they take what looked best for them
    reading: int  # exchanges of hidden cards for each look; 0 takes all deals for equally likely


class Found(NamedTuple):
    """What was found of each action, by its id."""

    visits: NDArray[np.int64]
    value: NDArray[np.float64]  # sums
    squares: NDArray[np.float64]
    points: NDArray[np.float64]
    paradoxes: NDArray[np.float64]
    kept: NDArray[np.float64]


class Scratch(NamedTuple):
    """Room for one thread."""

    states: NDArray[np.void]
    mind: Mind
    priors: NDArray[np.float64]
    points: NDArray[np.int8]
    worth: NDArray[np.float64]
    ahead: NDArray[np.float64]  # of the seat that thinks: points, paradox, prediction kept
    endgame: Endgame
    odds: Odds
    belief: Belief
    path: NDArray[np.int64]
    actors: NDArray[np.int64]


def found() -> Found:
    """Nothing found yet."""
    return Found(np.zeros(ACTIONS, np.int64), *np.zeros((5, ACTIONS)))


def scratch(chances: Odds) -> Scratch:
    """Room for a thread that searches."""
    return Scratch(
        np.zeros(2, STATE),
        mind(),
        np.zeros(64),
        np.zeros((1, SEATS), np.int8),
        np.zeros(SEATS),
        np.zeros(3),
        endgame(),
        chances,
        belief(MOST_CARRIED),
        np.zeros(LONGEST_PATH, np.int64),
        np.zeros(LONGEST_PATH, np.int64),
    )


@compiled
def set_priors(setup: Any, s: Any, weights: Any, options: Any, room: Any) -> None:
    """Instinct's judgements of the legal actions, made into chances."""
    judge(setup, s, weights[U(s.seat)], room.mind)
    top = highest(s, room.mind.values)
    legal = s.legal
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        room.priors[action] = exp(options.sharpness * (room.mind.values[action] - top)) + 0.01
    share_out(s, room.priors)


@compiled
def select(s: Any, nodes: Any, node: Any, options: Any, scale: Any, room: Any) -> Any:
    """The most promising legal action, and its node if it has one (0 if not)."""
    visits = 0
    value = 0.0
    child = nodes[node].child
    while child != 0:
        if (s.legal >> U(nodes[child].action)) & ONE:
            visits += nodes[child].visits
            value += nodes[child].value
        child = nodes[child].sibling
    unseen = value / float(visits) if visits > 0 else 0.0
    wide = options.explore * scale * sqrt(log(float(visits) + 2.0))
    trust = options.trust * scale
    top = -1e300
    chosen = ZERO
    found_child = 0
    legal = s.legal
    child = nodes[node].child
    while child != 0:
        action = U(nodes[child].action)
        if (s.legal >> action) & ONE:
            legal &= ~(ONE << action)
            n = float(nodes[child].visits)
            score = nodes[child].value / n + wide / sqrt(n)
            score += trust * room.priors[action] / (1.0 + n)
            if score > top:
                top = score
                chosen = action
                found_child = child
        child = nodes[child].sibling
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        score = unseen + wide + trust * room.priors[action]
        if score > top:
            top = score
            chosen = action
            found_child = 0
    return chosen, found_child


@compiled
def child_of(nodes: Any, node: Any, action: Any) -> Any:
    """The node of an action, 0 if it has none."""
    child = nodes[node].child
    while child != 0 and U(nodes[child].action) != action:
        child = nodes[child].sibling
    return child


@compiled
def spread_of(result: Any) -> Any:
    """The spread of what came of the looks so far: the unit in which looks are dealt out."""
    count, total, squares = 0, 0.0, 0.0
    for action in range(len(result.visits)):
        count += result.visits[action]
        total += result.value[action]
        squares += result.squares[action]
    if count < FEW:
        return USUAL_SPREAD
    return sqrt(max(squares / count - (total / count) ** 2, 0.01))


@compiled
def grow(
    setup: Any,
    base: Any,
    unseen: Any,
    me: Any,
    weights: Any,
    options: Any,
    nodes: Any,
    used: Any,
    result: Any,
    room: Any,
    seed: Any,
    begin: Any,
    count: Any,
) -> Any:
    """Look into worlds number `begin` onwards; returns how many nodes are used now."""
    s = room.states[0]
    for index in range(count):
        rng = stream(seed, begin + U(index))
        if options.reading > 0:
            b, look = room.belief, begin + U(index)
            if look % OFTEN == ZERO and b.size[0] < len(b.worlds):
                rng = one_more(setup, base, unseen, me, weights, b, room.mind, rng)
            which = int(look % U(b.size[0]))
            for _ in range(options.reading):
                rng = reconsider(setup, unseen, weights, b, which, room.mind, rng)
            room.states[0] = b.worlds[which]
        else:
            room.states[0] = base[0]
            rng = draw(setup, s, unseen, rng)
        node = 0
        length = 0
        scale = spread_of(result)
        while s.phase != OVER:
            rng += GOLDEN
            if s.phase == DISCARDING and U(s.seat) != me:
                step(setup, s, instinct(setup, s, weights[U(s.seat)], room.mind, mix(rng)))
                continue
            if length >= options.depth:
                break
            if options.model > 0 and U(s.seat) != me:
                action = instinct(setup, s, weights[U(s.seat)], room.mind, mix(rng))
                child = child_of(nodes, node, action)
            else:
                set_priors(setup, s, weights, options, room)
                action, child = select(s, nodes, node, options, scale, room)
            fresh = child == 0
            if fresh:
                if used == len(nodes):
                    break
                child = used
                used += 1
                nodes[child].action = action
                nodes[child].child = 0
                nodes[child].visits = 0
                nodes[child].value = 0.0
                nodes[child].sibling = nodes[node].child
                nodes[node].child = child
            room.path[length] = child
            room.actors[length] = s.seat
            length += 1
            step(setup, s, action)
            node = child
            if fresh:
                break
        finish(setup, s, me, weights, options, room, rng)
        for place in range(length):
            child = room.path[place]
            nodes[child].visits += 1
            nodes[child].value += room.worth[room.actors[place]]
        note(me, nodes[room.path[0]].action, result, room)
    return used


@compiled
def finish(setup: Any, s: Any, me: Any, weights: Any, options: Any, room: Any, rng: Any) -> None:
    """Play room.states[0] to its end by instinct, and the last plays as everybody's best."""
    while s.phase != OVER:
        rng += GOLDEN
        if options.endgame > 0 and int(setup.plays) - int(s.plays) <= options.endgame:
            solve(setup, s, options.objective, room.odds, room.endgame)
            room.states[0] = room.endgame.ends[0]
        else:
            row = weights[U(s.seat)]
            step(setup, s, instinct(setup, s, row, room.mind, mix(rng)))
    reckon(setup, s, me, options.objective, room)


@compiled
def reckon(setup: Any, s: Any, me: Any, objective: Any, room: Any) -> None:
    """What the end of a round is worth to each seat, and what became of `me`."""
    scores(setup, s, room.points, ZERO)
    utilities(setup, s, room.points, objective, room.odds, room.worth)
    room.ahead[0] = float(room.points[0, me])
    room.ahead[1] = 1.0 if U(s.outcome) == U(PARADOX) + me else 0.0
    room.ahead[2] = 1.0 if keeps(setup, s, me) else 0.0


@compiled
def keeps(setup: Any, s: Any, seat: Any) -> Any:
    """Whether a seat earns its bonus at the end of a round (R6.2, R6.3)."""
    if U(s.outcome) == U(PARADOX) + seat:
        return False
    if setup.predictions == ZERO:
        return nibble(s.won, seat) <= setup.bonus_up_to
    return nibble(s.won, seat) == nibble(s.predicted, seat)


@compiled
def note(me: Any, action: Any, result: Any, room: Any) -> None:
    """Keep what came of an action of the seat that thinks."""
    worth = room.worth[me]
    result.visits[action] += 1
    result.value[action] += worth
    result.squares[action] += worth * worth
    result.points[action] += room.ahead[0]
    result.paradoxes[action] += room.ahead[1]
    result.kept[action] += room.ahead[2]
