"""How the others play is inferred from what they did, and from nothing else."""

from random import Random

import numpy as np
import pytest

from purradox.kernel.bits import U
from purradox.kernel.state import pack, setup_of
from purradox.kernel.types import Reals
from purradox.rl.encode import encode, encode_states, legal_mask
from purradox.rules import PLAYERS, PlayerView, Round, shuffled, variant
from purradox.rules.actions import action_of
from purradox.search import Search
from purradox.search.decision import TYPES, decision_of, memory_for
from purradox.search.opponent_model import (
    HEURISTIC,
    NETWORK,
    NOISY,
    PRIOR,
    choice_in,
    observe_choices,
    observed_choices,
    sample_action,
    sample_types,
)
from tests.search.positions import decisions


@pytest.mark.parametrize("players", PLAYERS)
def test_every_choice_is_observed_as_its_seat_saw_it(players: int) -> None:
    found = decisions(players, "greedy", 3)
    setup, me = setup_of(variant(players)), 1
    for index in range(5, len(found), 6):
        match = found[index].match
        one, number = match.rounds[-1], len(match.rounds) - 1
        totals = match.score if number else ()
        world, seen = pack(one, totals, number)[0], observed_choices()
        observe_choices(setup, world, U(me), seen)
        others = [
            (view, action)
            for then, view, action in found[:index]
            if len(then.rounds) == len(match.rounds) and view.seat != me
        ]
        if one.table.phase.name == "DISCARD":
            assert seen.size[0] == 0
            continue
        assert seen.size[0] == len(others)
        for at, (view, action) in enumerate(others):
            assert choice_in(world, seen, at) == action
            state = seen.states[at : at + 1]
            assert state["seat"][0] == view.seat
            np.testing.assert_array_equal(
                encode_states(setup, state, np.array([view.seat]))[0], encode(view)
            )
            legal = int(state["legal"][0])
            assert [legal >> a & 1 for a in range(len(legal_mask(view)))] == list(legal_mask(view))


def types_of(view: PlayerView, seed: int = 0) -> Reals:
    return Search(view, seed)._posterior.draw(0, 1).types


def views(seed: int) -> list[PlayerView]:
    """What seat 0 sees at each of its plays, beside one of each kind."""
    found = decisions(4, "careful,greedy,policy,random", seed)
    return [one.view for one in found if (one.view.seat, one.view.table.phase.name) == (0, "PLAY")]


def test_before_anything_was_done_everybody_plays_as_usual() -> None:
    setup = variant(4)
    types = types_of(Round.start(setup, 0, shuffled(setup, Random(1))).view(0))
    np.testing.assert_allclose(types[1:], np.tile(PRIOR, (len(types) - 1, 1)))
    np.testing.assert_array_equal(types[0], np.eye(TYPES)[NETWORK])


def test_everybody_is_known_by_the_last_round() -> None:
    last = [types_of(view) for seed in range(4) for view in views(seed) if len(view.past) == 3]
    greedy, policy, anything = np.mean(last, axis=0)[1:4]
    assert greedy[HEURISTIC] > 0.6
    assert policy[NETWORK] > 0.6
    assert anything[NOISY] > 0.8


def test_it_follows_from_the_view_and_the_seed() -> None:
    view = views(5)[-1]
    np.testing.assert_array_equal(types_of(view, 3), types_of(view, 3))
    np.testing.assert_allclose(types_of(view).sum(axis=1), 1)


def test_each_type_does_what_it_says() -> None:
    differ = 0
    for view in views(9):
        known = decision_of(view)
        memory, state = memory_for(known.network), known.base[0]
        legal = {action_of(move) for move in view.legal}
        done = [
            {int(sample_action(known, state, type_, memory, U(bits << 40))) for bits in range(20)}
            for type_ in (NETWORK, HEURISTIC, NOISY)
        ]
        assert set.union(*done) <= legal
        assert done[NOISY] & done[HEURISTIC]
        assert done[NOISY] & done[NETWORK]
        differ += done[NETWORK] != done[HEURISTIC]
    assert differ > 3


def test_types_are_drawn_by_their_probabilities() -> None:
    types = np.zeros((5, TYPES))
    types[:, NETWORK], types[:, NOISY] = 0.25, 0.75
    drawn, random = np.zeros((400, 5), np.int64), Random(1)
    for row in drawn:
        sample_types(types, U(random.getrandbits(64)), row)
    assert set(drawn.ravel()) == {NETWORK, NOISY}
    assert (np.abs((drawn == NETWORK).mean(axis=0) - 0.25) < 0.08).all()
