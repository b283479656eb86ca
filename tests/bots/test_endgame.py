"""The end of a round solved exactly: the same as trying everything with the readable rules."""

from random import Random

import numpy as np
import pytest

from purradox.bots.search.endgame import endgame, solve
from purradox.bots.search.utility import MATCH, POINT, ROUND, WORTH, utilities
from purradox.bots.winning import odds
from purradox.kernel import STATE, WARY, Kernel, pack, setup_of, unpack
from purradox.rules import Round, Variant, score, shuffled, variant
from purradox.rules.actions import action_of
from purradox.rules.variant import white

TOYS = [
    Variant(2, 2, 4, (1, 2), white(2), copies=5),
    Variant(3, 2, 3, (1,), white(2), copies=5),
    Variant(2, 3, 4, (), white(3), revealed=1, copies=4, bonus_up_to=1),
]


def tried(one: Round) -> tuple[float, ...]:
    """What every seat gets when each takes its best, the first of equals; cards known to all."""
    if one.table.outcome is not None:
        return tuple(float(seat.total) for seat in score(one.table))
    seat = one.table.to_act[0]
    best: tuple[float, ...] = ()
    for move in sorted(one.view(seat).legal, key=action_of):
        line = tried(one.apply(move))
        if not best or line[seat] > best[seat]:
            best = line
    return best


def solved(one: Round) -> tuple[float, ...]:
    room = endgame()
    solve(setup_of(one.table.variant), pack(one)[0], ROUND, odds(3, 0), room)
    return tuple(room.best[0, : one.table.variant.players])


@pytest.mark.parametrize("setup", TOYS, ids=str)
def test_whole_toy_rounds_are_solved_as_by_trying_everything(setup: Variant) -> None:
    random = Random(1)
    for first in range(setup.players):
        for _ in range(4):
            one = Round.start(setup, first, shuffled(setup, random))
            while one.table.to_act:
                assert solved(one) == tried(one)
                one = one.apply(random.choice(one.view(one.table.to_act[0]).legal))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["white", "violet"])
def test_late_positions_are_solved_as_by_trying_everything(players: int, board: str) -> None:
    setup = variant(players, board)
    kernel = Kernel(setup)
    states = kernel.deal(2_000, seed=players)
    late, seed = 0, 0
    while late < 125:
        actions = kernel.choose(states, WARY, seed)
        going = states["legal"] != 0
        states = states[going]
        kernel.step(states, actions[going])
        seed += 1
        left = setup.tricks * players - states["plays"]
        for state in states[(left <= 5) & (states["legal"] != 0)][:25]:
            one = unpack(state, setup)
            assert solved(one) == tried(one)
            late += 1


def test_the_worth_of_a_match_is_the_chance_to_win_it() -> None:
    setup = setup_of(variant(3))
    points = np.array([[5, 5, 1, 0, 0]], np.int8)
    worth = np.zeros(5)
    state = np.zeros(1, STATE)[0]
    state["round"] = 2
    state["totals"][:3] = (3, 4, 20)
    utilities(setup, state, points, MATCH, odds(3, 2 - int(state["round"])), worth)
    assert worth[:3] == pytest.approx([POINT * 5, POINT * 5, WORTH + POINT])
    state["totals"][:3] = (4, 4, 0)
    utilities(setup, state, points, MATCH, odds(3, 2 - int(state["round"])), worth)
    assert worth[:3] == pytest.approx([WORTH / 2 + POINT * 5, WORTH / 2 + POINT * 5, POINT])
    state["totals"][:3] = (5, 0, 8)  # tied at ten and nine: the last round breaks no tie here
    utilities(setup, state, points, MATCH, odds(3, 2 - int(state["round"])), worth)
    assert worth[0] == pytest.approx(WORTH + POINT * 5)
    state["totals"][:3] = (0, 0, 4)  # three at five: the higher last score wins, shared by two
    utilities(setup, state, points, MATCH, odds(3, 2 - int(state["round"])), worth)
    assert worth[:3] == pytest.approx([WORTH / 2 + POINT * 5, WORTH / 2 + POINT * 5, POINT])
    state["round"] = 0
    utilities(setup, state, points, MATCH, odds(3, 2 - int(state["round"])), worth)
    assert worth[0] == worth[1] > worth[2] > 0
