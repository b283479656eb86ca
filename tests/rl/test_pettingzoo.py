"""The PettingZoo environment: PettingZoo's own tests, and what it is to play in it."""

import pickle
import warnings
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from purradox.rl import ACTIONS, encode, legal_mask
from purradox.rl.pettingzoo import env, raw_env
from purradox.rules import PLAYERS, IllegalMove, Phase

ABOUT_DICTIONARIES = {
    "Observation is not a NumPy array",
    (
        "Observation space for each agent probably should be gymnasium.spaces.box or "
        "gymnasium.spaces.discrete"
    ),
}
"""Said of every dictionary with a mask unless its environment is on PettingZoo's own list."""


@pytest.mark.parametrize("whole_match", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo_finds_nothing_wrong(players: int, whole_match: bool) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(players=players, whole_match=whole_match), num_cycles=60)
    assert {str(warning.message) for warning in said} == ABOUT_DICTIONARIES


@pytest.mark.parametrize("whole_match", [False, True])
def test_the_seed_decides(whole_match: bool) -> None:
    seed_test(partial(env, whole_match=whole_match), num_cycles=60)


def test_it_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    printed = capsys.readouterr().out
    assert printed.startswith("round 1, discard: seats 0, 1, 2, 3 to act; seen from seat 0\n")
    table = raw_env()
    table.reset(seed=1)
    assert table.render() is None


def acted(table: Any, random: Random) -> None:
    """Let the selected agent make a random legal move, or leave the table."""
    observation, _, over, _, _ = table.last()
    legal = np.flatnonzero(observation["action_mask"]).tolist()
    table.step(None if over else random.choice(legal))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_agent_sees_its_own_view_and_one_may_act(players: int) -> None:
    table, random = raw_env(players, "violet"), Random(players)
    table.reset(seed=1)
    asked = []
    while not any(table.terminations.values()):
        asked.append(table.agent_selection)
        for seat, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)
            view = table.episode.view(seat)
            assert np.array_equal(seen["observation"], encode(view))
            mask = legal_mask(view) if agent == table.agent_selection else np.zeros(ACTIONS)
            assert np.array_equal(seen["action_mask"], mask)
            assert table.observation_space(agent).contains(seen)
        acted(table, random)
    assert asked[:players] == table.possible_agents  # cards are set aside seat after seat
    assert table.episode.match.tables[-1].phase is Phase.OVER


@pytest.mark.parametrize("whole_match", [False, True])
def test_rewards_are_the_scores(whole_match: bool) -> None:
    table, random = env(players=3, whole_match=whole_match), Random(3)
    table.reset(seed=3)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, _, cut, _ = table.last()
        earned[agent] += reward
        assert not cut
        acted(table, random)
    match = table.unwrapped.episode.match
    assert len(match.scores) == (3 if whole_match else 1)
    assert tuple(earned.values()) == match.score


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    hands = []
    for table in (raw_env(), raw_env()):
        for seed in (5, None, None):
            table.reset(seed=seed)
            hands.append(table.episode.match.rounds[0].hands)
    assert hands[:3] == hands[3:]
    assert len(set(hands)) == 3
    fresh = [raw_env(), raw_env()]
    for table in fresh:
        table.reset()
    assert len({table.episode.match.rounds[0].hands for table in fresh}) == 2


def test_an_illegal_action_raises_or_ends_the_episode_for_all() -> None:
    bare = raw_env()
    bare.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"R3\.2 not-now"):
        bare.step(0)
    with pytest.raises(ValueError, match="player_0 is to act and needs an action"):
        bare.step(None)
    acted(bare, Random(1))
    assert bare.agent_selection == "player_1"
    wrapped = env()
    wrapped.reset(seed=1)
    wrapped.step(0)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards == {"player_0": -10, "player_1": 0, "player_2": 0, "player_3": 0}


def test_bad_options_are_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is 'human', 'ansi' or None, not 'film'"):
        env(render_mode="film")


def test_it_can_be_sent_to_another_process() -> None:
    table = raw_env(3, "violet", whole_match=True)
    twin = pickle.loads(pickle.dumps(table))
    assert twin.variant == table.variant
    assert twin.whole_match
