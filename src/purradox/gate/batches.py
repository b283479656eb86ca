"""The engine for a graphics card beside the one for the processor, many tables at a time."""

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.gate.pair import Divergence
from purradox.kernel import RANDOM, SEATS, STATE, WARY, Kernel, States
from purradox.kernel.tables import WORDS
from purradox.rules import Variant

NO_ACTION = 63


def whole_rounds(card: type[Kernel], variant: Variant, count: int, seed: int) -> Counter[str]:
    """Rounds dealt and played in one go by both engines; every play and score compared."""
    ours, theirs = Kernel(variant), card(variant)
    origin = f"{variant.players} players, {variant.board_name}, seed {seed}"
    states, others = ours.deal(count, seed), theirs.deal(count, seed)
    _equal("deal", states, others, origin)
    policy = (RANDOM, WARY)[seed % 2]
    ours.play_out(states, policy, seed)
    theirs.play_out(others, policy, seed)
    _equal("round", states, others, origin)
    _equal("scores", ours.scores(states), theirs.scores(others), origin)
    (points, outcomes, plays), told = (one.rounds(count, policy, seed) for one in (ours, theirs))
    _equal("scores of rounds", points, told[0], origin)
    _equal("outcomes of rounds", outcomes, told[1], origin)
    _equal("plays of rounds", np.array([plays]), np.array([told[2]]), origin)
    return Counter(compared=count)


def batches(card: type[Kernel], variant: Variant, count: int, seed: int) -> Counter[str]:
    """Whole matches in both engines, step by step; every state, observation and score compared."""
    ours, theirs = Kernel(variant), card(variant)
    origin = f"{variant.players} players, {variant.board_name}, seed {seed}"
    states, others = ours.empty(count), np.zeros(count, STATE)
    seen = Counter[str]()
    for _ in range(variant.rounds):
        ours.deal_next(states, seed)
        theirs.deal_next(others, seed)
        _equal("deal", states, others, origin)
        wrong = np.where(np.arange(count) < count // 2, _chosen(ours, states, seed), NO_ACTION)
        illegal, found = (np.array([one.first_illegal(states, wrong)]) for one in (ours, theirs))
        _equal("illegal", illegal, found, origin)
        while states["legal"].any():
            actions = _chosen(ours, states, seed + seen["steps"])
            _equal("choice", actions, _chosen(theirs, others, seed + seen["steps"]), origin)
            for one, told in zip(_seen(ours, states), _seen(theirs, others), strict=True):
                _equal("observation", one, told, origin)
            ours.advance(states, actions)
            theirs.advance(others, actions)
            _equal(f"step {seen['steps']}", states, others, origin)
            seen["steps"] += 1
        points, theirs_points = np.zeros((2, count, SEATS), np.int8)
        kept, theirs_kept = np.zeros((2, count, SEATS), np.uint8)
        ours.finish(states, points, kept)
        theirs.finish(others, theirs_points, theirs_kept)
        _equal("scores", points, theirs_points, origin)
        _equal("bonuses", kept, theirs_kept, origin)
        _equal("totals", states, others, origin)
        seen["compared"] += count
    return seen


def _chosen(engine: Kernel, states: States, seed: int) -> NDArray[np.int64]:
    """At random, and at every other table warily, as chance alone comes to few ends."""
    actions = engine.choose(states, RANDOM, seed)
    actions[::2] = engine.choose(states, WARY, seed)[::2]
    return actions


def _seen(engine: Kernel, states: States) -> tuple[NDArray[Any], ...]:
    count = len(states)
    words = np.zeros((count, WORDS), np.uint64)
    seats = np.zeros(count, np.uint8)
    engine.see(states, words, seats)
    return words, seats


def _equal(question: str, ours: Any, theirs: Any, origin: str) -> None:
    if ours.tobytes() != theirs.tobytes():
        row = next(at for at in range(len(ours)) if ours[at].tobytes() != theirs[at].tobytes())
        raise Divergence(f"{question}: {ours[row]} and on the card {theirs[row]}; {origin}")
