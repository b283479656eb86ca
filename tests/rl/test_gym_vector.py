"""The vector environment does in every row what the single one does, only faster."""

import re
from collections import deque
from functools import partial
from random import Random
from typing import Any, get_args

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from purradox.kernel import Kernel, unpack
from purradox.kernel.bits import GOLDEN, U, mix
from purradox.rl import Observation, action_of
from purradox.rl.gym import ID, CatInTheBox
from purradox.rl.gym_vector import CatInTheBoxVector
from purradox.rl.networks import Name, shipped
from purradox.rules import PLAYERS, Choice, Deal, PlayerView, variant
from purradox.search.bots import GreedyBot

Flags = NDArray[np.bool_]


def first_legal(_: Observation, masks: Flags) -> Any:
    return masks.argmax(axis=1)


class FirstLegal:
    """The same as a bot."""

    def choose(self, view: PlayerView) -> Choice:
        return min(view.legal, key=action_of)


class Recorded(CatInTheBoxVector):
    """Keeps every deal that it makes, by sub-environment."""

    deals: tuple[deque[Deal], ...] = ()

    def _seen(self) -> Any:
        for row, state in enumerate(self.states):
            if state["deals"] > self.count[row]:
                now = unpack(state, self.variant)  # nobody has played a card yet
                hands = zip(now.hands, now.discards, strict=True)
                dealt = tuple(tuple(sorted(h + (() if d is None else (d,)))) for h, d in hands)
                self.deals[row].append(Deal(dealt, now.table.revealed))
        self.count = self.states["deals"].copy()
        return super()._seen()

    count = np.zeros(9, np.uint64)


class Repeated(CatInTheBox):
    """Is given the deals and the seat of a row of the other."""

    asking: "Repeated"

    def __init__(self, other: Recorded, row: int, **options: Any) -> None:
        super().__init__(opponents=FirstLegal(), **options)
        self.other, self.row = other, row

    def reset(self, **options: Any) -> Any:
        Repeated.asking, self.fixed_seat = self, int(self.other.seats[self.row])
        return super().reset(**options)

    def step(self, action: Any) -> Any:
        Repeated.asking = self
        return super().step(action)


def legal_actions(masks: NDArray[Any], random: Random) -> NDArray[np.int64]:
    """A legal action in each row; any number where all is over."""
    rows = [np.flatnonzero(mask).tolist() or [random.randrange(99)] for mask in masks]
    return np.array([random.choice(row) for row in rows])


@pytest.mark.parametrize(
    "options",
    [
        {"reward": "margin"},
        {"whole_match": True},
        {"whole_match": True, "reward": "win", "board": "violet"},
    ],
)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_row_is_a_single_environment(
    players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def given(*_: Any) -> Deal:
        asking = Repeated.asking
        return asking.other.deals[asking.row].popleft()

    monkeypatch.setattr("purradox.rl.episode.shuffled", given)
    many = Recorded(3, players, opponents=first_legal, **options)
    many.deals = tuple(deque() for _ in range(3))
    single = partial(Repeated, many, players=players, **options)
    singles = SyncVectorEnv([partial(single, row=row) for row in range(3)])
    told: tuple[Any, ...] = many.reset(seed=players)
    expected: tuple[Any, ...] = singles.reset()
    random, ends, rewarded = Random(players), 0, 0
    while ends < 4:
        assert np.array_equal(told[0], expected[0])
        assert told[0].dtype == expected[0].dtype
        assert told[-1].keys() == expected[-1].keys()
        for name, array in expected[-1].items():
            assert np.array_equal(told[-1][name], array)
            assert told[-1][name].dtype == array.dtype
        assert np.array_equal(many.action_masks(), expected[-1]["action_mask"])
        actions = legal_actions(expected[-1]["action_mask"], random)
        told, expected = many.step(actions), singles.step(actions)
        for mine, theirs in zip(told[1:4], expected[1:4], strict=True):
            assert np.array_equal(mine, theirs)
            assert mine.dtype == theirs.dtype
        ends += told[2].sum()
        rewarded += int(np.count_nonzero(told[1]))
    assert rewarded
    assert all(len(deals) == 0 for deals in many.deals)


def test_the_last_round_decides_between_equal_totals() -> None:
    margins, wins = (
        made(300, players=2, opponents="random", whole_match=True, reward=reward)
        for reward in ("margin", "win")
    )
    margins.reset(seed=1)
    wins.reset(seed=1)
    total, ties = np.zeros(300), 0
    for _ in range(60):
        actions = margins.action_masks().argmax(axis=1)
        _, margin, over, _, _ = margins.step(actions)
        total += margin
        decided = np.where(total == 0, margin, total)
        assert np.array_equal(wins.step(actions)[1], np.where(over, (np.sign(decided) + 1) / 2, 0))
        ties += int((over & (total == 0) & (margin != 0)).sum())
        total[over] = 0
    assert ties


def made(num_envs: int, **options: Any) -> CatInTheBoxVector:
    envs = gymnasium.make_vec(ID, num_envs, "vector_entry_point", **options)
    assert isinstance(envs, CatInTheBoxVector)
    return envs


def test_gymnasium_makes_it_with_the_spaces_of_the_single_one() -> None:
    envs = made(3, players=5, opponents="random")
    singles = gymnasium.make_vec(ID, 3, "sync", players=5, opponents="random")
    for name in ("action_space", "observation_space"):
        assert getattr(envs, name) == getattr(singles, name)
        assert getattr(envs, f"single_{name}") == getattr(singles, f"single_{name}")
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observations, infos = envs.reset(seed=1)
    assert observations in envs.observation_space
    assert legal_actions(infos["action_mask"], Random(1)) in envs.action_space


def played(envs: CatInTheBoxVector, seed: Any, row: int) -> list[bytes]:
    """What one row is shown, where all take the first legal action."""
    shown = [envs.reset(seed=seed)[0]]
    shown += [envs.step(envs.action_masks().argmax(axis=1))[0] for _ in range(40)]
    return [observations[row].tobytes() for observations in shown]


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_row_depends_on_its_own_seed_alone(opponents: str) -> None:
    alone, among = made(1, opponents=opponents), made(3, opponents=opponents)
    first, second = played(alone, 7, 0), played(alone, None, 0)
    assert first != second
    assert played(among, 5, 2) == first
    assert played(among, None, 2) == second
    assert played(among, [7, None, 9], 0) == first
    assert len({tuple(played(alone, seed, 0)) for seed in range(5)}) == 5


def test_the_seat_is_drawn_or_fixed() -> None:
    _, infos = made(60, opponents="random").reset(seed=1)
    assert set(infos["seat"]) == {0, 1, 2, 3}
    _, infos = made(9, opponents="random", seat=2).reset(seed=1)
    assert set(infos["seat"]) == {2}


class Bits(Random):
    """A random source that gives the same bits again and again."""

    def __init__(self, bits: int) -> None:
        super().__init__()
        self.bits = bits

    def getrandbits(self, _k: int, /) -> int:
        return self.bits


@pytest.mark.parametrize("players", PLAYERS)
def test_greedy_opponents_play_what_the_bot_plays_from_its_view(players: int) -> None:
    envs, kernel, random = made(1, players=players), Kernel(variant(players)), Random(players)
    _, infos = envs.reset(seed=players)
    asked = 0
    while infos["action_mask"].any():
        states, bits = envs.states.copy(), int(envs._tables.counters[0])
        actions = legal_actions(infos["action_mask"], random)
        _, _, _, _, infos = envs.step(actions)
        while True:
            kernel.step(states, actions)
            seat = int(states["seat"][0])
            if not states["legal"][0] or seat == infos["seat"][0]:
                break
            bits = (bits + int(GOLDEN)) % 2**64
            bot = GreedyBot(Bits(int(mix(U(bits)))))
            view = unpack(states[0], kernel.variant).view(seat)
            actions = np.array([action_of(bot.choose(view))])
            asked += 1
        assert np.array_equal(states, envs.states)
    assert asked >= players


@pytest.mark.parametrize("name", get_args(Name))
def test_the_networks_are_opponents(name: Name) -> None:
    by_name, by_hand = (made(9, players=3, opponents=one) for one in (name, shipped(3, name)))
    assert played(by_name, 1, 4) == played(by_hand, 1, 4)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    envs = made(3, opponents="random")
    _, infos = envs.reset(seed=1)
    before = envs.states.copy()
    actions = infos["action_mask"].argmax(axis=1)
    for wrong in (0, -1, 49, 1000):
        actions[1] = wrong
        words = f"^action {wrong} is not legal in sub-environment 1; see its action mask$"
        with pytest.raises(ValueError, match=words):
            envs.step(actions)
        assert np.array_equal(envs.states, before)


@pytest.mark.parametrize("actions", [[1, 2], [0.5, 1.0, 2.0], 3, [[1], [2], [3]]])
def test_actions_of_another_shape_or_kind_are_refused(actions: Any) -> None:
    envs = made(3, opponents="random")
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="the actions must be 3 whole numbers, of shape"):
        envs.step(actions)


def test_opponents_that_play_badly_are_told_apart() -> None:
    envs = made(2, opponents=lambda _, masks: np.zeros(len(masks), np.int64), seat=1)
    with pytest.raises(ValueError, match=r"^the opponents' action 0 is not legal in sub-env"):
        envs.reset(seed=1)
    envs = made(2, opponents=lambda *_: None, seat=1)
    with pytest.raises(ValueError, match="the opponents' actions must be 2 whole numbers"):
        envs.reset(seed=1)
    for ask in (envs.action_masks, lambda: envs.step([0, 0])):
        with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
            ask()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"num_envs": 0}, "num_envs is at least 1, not 0"),
        ({"seat": 4}, "seat is a number from 0 to 3, or None, not 4"),
        ({"reward": "glory"}, "reward is one of score, margin, win, not 'glory'"),
        (
            {"opponents": "careful"},
            "opponents is greedy, random, neural, distilled or a function, not 'careful'",
        ),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        CatInTheBoxVector(**options)


def test_bad_resets_are_refused() -> None:
    envs = made(3, opponents="random")
    with pytest.raises(ValueError, match="num_envs is 3, but there are 2 seeds"):
        envs.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="reset_mask is not taken"):
        envs.reset(options={"reset_mask": np.ones(3, np.bool_)})
    with pytest.raises(gymnasium.error.Error, match="greater or equal to zero"):
        envs.reset(seed=-9)
