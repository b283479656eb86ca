"""The history tells the plays of the round, in the vector environment as in the single one."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from purradox.kernel import unpack
from purradox.rl.gym import ID
from purradox.rl.history import LENGTH, History, HistoryVector, history
from purradox.rules import PLAYERS
from purradox.rules.actions import PLAYS, action_of


@pytest.mark.parametrize("players", PLAYERS)
def test_every_row_tells_who_played_what_in_order(players: int) -> None:
    envs = HistoryVector(
        gymnasium.make_vec(ID, 7, "vector_entry_point", players=players, opponents="random")
    )
    inner: Any = envs.unwrapped
    seen, infos = envs.reset(seed=players)
    longest = 0
    for _ in range(12):
        assert seen in envs.observation_space
        for row, told in enumerate(seen["history"]):
            now = unpack(inner.states[row], inner.variant)
            assert np.array_equal(told, history(now.view(int(inner.seats[row]))))
            longest = max(longest, int(np.count_nonzero(told)))
        seen, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert longest > players


def test_a_token_names_the_seat_from_the_observer_and_the_space() -> None:
    env = History(gymnasium.make(ID, players=4, opponents="careful", seat=2))
    inner: Any = env.unwrapped
    seen, info = env.reset(seed=1)
    random, over = Random(1), False
    while not over:
        assert seen in env.observation_space
        table = inner.episode.view(2).table
        plays = [play for trick in (*table.tricks, table.trick) for play in trick.plays]
        tokens = [(int(one) - 1) for one in seen["history"] if one]
        assert [(token // PLAYS + 2) % 4 for token in tokens] == [play.seat for play in plays]
        assert [token % PLAYS for token in tokens] == [action_of(play) for play in plays]
        action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, _, over, _, info = env.step(action)
    assert len(seen["history"]) == LENGTH
    assert seen["history"].any()
