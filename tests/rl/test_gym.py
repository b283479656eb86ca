"""The Gymnasium environment: Gymnasium's own check, and what it is to play in it."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from purradox.bots import BotSpecError
from purradox.bots.basic import RandomBot
from purradox.bots.careful import CarefulBot
from purradox.rl import ACTIONS, SIZE, encode, legal_mask
from purradox.rl.gym import ID, CatInTheBox
from purradox.rules import Choice, IllegalMove, PlayerView, RuleError

KINDS: list[dict[str, Any]] = [
    {},
    {"players": 2, "whole_match": True, "mask_in_observation": True},
    {"players": 3, "board": "violet", "opponents": "random", "seat": 1, "reward": "margin"},
    {"players": 5, "opponents": "random,careful,random,careful", "reward": "win"},
]


@pytest.mark.parametrize("options", KINDS)
def test_gymnasium_finds_nothing_wrong(options: dict[str, Any]) -> None:
    env = gymnasium.make(f"purradox.rl.gym:{ID}", render_mode="ansi", **options)
    check_env(env.unwrapped)


def finished(env: CatInTheBox, seed: int | None, random: Random) -> Iterator[tuple[Any, ...]]:
    """Every step of an episode of random legal actions, and the reset before it."""
    observation, info = env.reset(seed=seed)
    yield observation, 0.0, False, False, info
    over = False
    while not over:
        action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, over, cut, info = env.step(action)
        yield observation, reward, over, cut, info


@pytest.mark.parametrize("options", KINDS)
def test_the_seat_is_shown_its_view_and_nothing_else(options: dict[str, Any]) -> None:
    env = CatInTheBox(**{**options, "opponents": "random"})
    for observation, _, over, cut, info in finished(env, 1, Random(1)):
        assert env.episode is not None
        view = env.episode.view(env.seat)
        bits = observation["observation"] if env.mask_in_observation else observation
        assert np.array_equal(bits, encode(view))
        assert np.array_equal(info["action_mask"], legal_mask(view))
        assert np.array_equal(env.action_masks(), info["action_mask"])
        assert info["action_mask"].any() == (not over)
        assert not cut
        if env.mask_in_observation:
            assert np.array_equal(observation["action_mask"], info["action_mask"])
            assert observation["action_mask"] is not info["action_mask"]


@pytest.mark.parametrize("whole_match", [False, True])
def test_rewards_are_scores_margins_or_wins(whole_match: bool) -> None:
    for seed in range(8):
        earned = {}
        for reward in ("score", "margin", "win"):
            env = CatInTheBox(3, opponents="random", whole_match=whole_match, reward=reward)
            earned[reward] = sum(step[1] for step in finished(env, seed, Random(seed)))
        assert env.episode is not None
        match = env.episode.match
        assert len(match.scores) == (3 if whole_match else 1)
        mine = match.score[env.seat]
        others = [total for seat, total in enumerate(match.score) if seat != env.seat]
        assert earned["score"] == mine
        assert earned["margin"] == pytest.approx(mine - sum(others) / 2)
        if whole_match:
            assert earned["win"] == (1 / len(match.winners) if env.seat in match.winners else 0)
        else:
            best = match.scores[0].count(max(match.scores[0]))
            assert earned["win"] == (1 / best if mine == max(match.scores[0]) else 0)


def test_a_round_is_rewarded_when_it_ends_and_not_before() -> None:
    env = CatInTheBox(2, opponents="random", whole_match=True)
    rounds: list[float] = []
    for _, reward, _, _, _ in finished(env, 3, Random(3)):
        assert env.episode is not None
        if len(env.episode.match.scores) > len(rounds):
            rounds.append(reward)
            assert reward == env.episode.match.scores[-1][env.seat]
        else:
            assert reward == 0
    assert len(rounds) == 2


def told(env: CatInTheBox, seed: int | None) -> list[bytes]:
    return [observation.tobytes() for observation, *_ in finished(env, seed, Random(0))]


def test_only_the_seed_of_a_reset_decides() -> None:
    env, other = CatInTheBox(), CatInTheBox()
    first = told(env, 7)
    second = told(env, None)
    assert told(other, 7) == first
    assert told(other, None) == second
    assert len({tuple(told(env, seed)) for seed in range(5)} | {tuple(second)}) == 6


def test_the_seat_is_drawn_or_fixed() -> None:
    env = CatInTheBox(4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}
    env = CatInTheBox(4, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(10)} == {2}


class Noted(RandomBot):
    """Remembers the views that it was given."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.views: list[PlayerView] = []

    def choose(self, view: PlayerView) -> Choice:
        self.views.append(view)
        return super().choose(view)


def test_bots_sit_clockwise_from_the_seat_and_see_their_own_views() -> None:
    left, across = Noted(Random(1)), Noted(Random(2))
    env = CatInTheBox(3, opponents=[left, across], seat=1)
    list(finished(env, 0, Random(0)))
    assert {view.seat for view in left.views} == {2}
    assert {view.seat for view in across.views} == {0}


def test_specs_and_bots_can_be_mixed_and_one_takes_every_seat() -> None:
    env = CatInTheBox(4, opponents=["careful", RandomBot(Random(0)), "random"], seat=0)
    env.reset(seed=0)
    kinds: list[type] = [type(env.bots[seat]) for seat in (1, 2, 3)]
    assert kinds == [CarefulBot, RandomBot, RandomBot]
    env = CatInTheBox(4, opponents=Noted(Random(0)), seat=0)
    env.reset(seed=0)
    assert len({id(bot) for bot in env.bots.values()}) == 1
    env = CatInTheBox(4, opponents="careful", seat=0)
    env.reset(seed=0)
    assert len({id(bot) for bot in env.bots.values()}) == 3


def test_an_illegal_action_ends_the_episode_and_names_the_rule() -> None:
    env = CatInTheBox(4, seat=0)
    before, info = env.reset(seed=1)
    observation, reward, over, cut, info = env.step(0)
    assert (reward, over, cut) == (-10.0, True, False)
    assert info["illegal"].startswith("R3.2 not-now: This move belongs to another phase")
    assert np.array_equal(observation, before)
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded, match="the episode is over; call reset"):
        env.step(0)


def test_an_illegal_action_raises_if_wanted_and_changes_nothing() -> None:
    env = CatInTheBox(4, illegal_reward=None)
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"R3\.2"):
        env.step(0)
    env.step(int(info["action_mask"].argmax()))


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_a_number_that_is_no_action_raises(action: int) -> None:
    env = CatInTheBox()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=f"from 0 to 48, not {action}"):
        env.step(action)


def test_nothing_can_be_asked_before_the_first_reset() -> None:
    env = CatInTheBox(render_mode="ansi")
    assert env.render() is None
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.action_masks()


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        (
            {"players": 6},
            RuleError,
            "R1 player-count: There are setups for two to five players only (players 6)",
        ),
        ({"players": 3, "seat": 3}, ValueError, "seat is a number from 0 to 2, or None, not 3"),
        ({"reward": "glory"}, ValueError, "reward is one of score, margin, win, not 'glory'"),
        ({"render_mode": "human"}, ValueError, "render_mode is 'ansi' or None, not 'human'"),
        ({"opponents": "random,random"}, ValueError, "opponents names 2 bots for 3 seats"),
        ({"opponents": ["random"]}, ValueError, "opponents names 1 bots for 3 seats"),
        ({"opponents": []}, ValueError, "opponents names 0 bots for 3 seats"),
        ({"players": "3"}, TypeError, "players is a whole number from 2 to 5, not '3'"),
        (
            {"opponents": "nobody"},
            BotSpecError,
            "unknown-bot: No bot is registered under this name",
        ),
    ],
)
def test_bad_options_are_refused(
    options: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=re.escape(words)):
        CatInTheBox(**options)


def test_it_runs_in_a_vector_of_environments() -> None:
    envs = gymnasium.make_vec(
        ID, num_envs=3, vectorization_mode="sync", players=2, mask_in_observation=True
    )
    seen, _ = envs.reset(seed=4)
    assert seen["observation"].shape == (3, SIZE)
    for _ in range(25):
        seen, _, _, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
    envs.close()
