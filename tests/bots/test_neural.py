"""The player that has learned: its weights, its law, and what it can do without."""

import json
import subprocess
import sys
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np
import pytest

from purradox.bots import make_bot, play_match
from purradox.bots.conformance import assert_conforms
from purradox.bots.errors import BotOptionNegative
from purradox.bots.neural.network import BadWeights, full, network, packed, read
from purradox.bots.neural.opinion import HEADS, NETWORKS, Forward, opinion
from purradox.observation import set_bits
from purradox.rules import PLAYERS, Round, shuffled, variant
from purradox.rules.actions import action_of

FOLDER = files("purradox.bots.neural")
LARGEST = 4_000_000

# Everything of ours that is needed to play, where PyTorch cannot be imported.
WITHOUT = """
import sys
sys.modules["torch"] = None
import importlib, pkgutil
import purradox
for found in pkgutil.walk_packages(purradox.__path__, "purradox."):
    skipped = ("purradox.training", "purradox.host.sql.migrations")
    if not found.name.startswith(skipped) and not found.name.endswith("__main__"):
        importlib.import_module(found.name)
from random import Random
from purradox.bots import make_bot, play_match
bots = [make_bot("neural", Random(seat)) for seat in range(2)]
print(play_match(purradox.variant(2), bots, Random(3)).over)
"""

# Whole matches where NumPy cannot be imported: what it answered elsewhere is looked up.
WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import asyncio, json
from random import Random
from purradox.bots import make_bot, play_match
from purradox.bots.neural.opinion import NETWORKS, NetworkNotLoaded
from purradox.rules import PLAYERS, variant
answers, loaded = json.load(sys.stdin), []
async def load(players):
    loaded.append(players)
    return lambda ones: answers[str(players)][json.dumps(ones)]
NETWORKS.use(load)
moves = {}
for players in PLAYERS:
    bots = [make_bot("laboratory", Random(seat)) for seat in range(players)]
    try:
        play_match(variant(players), bots, Random(players))
    except NetworkNotLoaded as error:
        assert f"load({players})" in str(error)
        asyncio.run(NETWORKS.load(players))
        asyncio.run(NETWORKS.load(players))
    match = play_match(variant(players), bots, Random(players))
    moves[players] = list(map(str, match.moves))
assert loaded == list(PLAYERS)
print(json.dumps(moves))
"""


def about(players: int) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(FOLDER.joinpath(f"about-{players}.json").read_text("utf-8"))
    return told


def test_it_conforms() -> None:
    assert_conforms("neural", players=list(PLAYERS), rounds=1)


def test_a_temperature_draws_from_the_random_source() -> None:
    assert_conforms("neural:temperature=1", players=[3], rounds=1)
    with pytest.raises(BotOptionNegative):
        make_bot("neural:temperature=-1", Random(0))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_head_says_something(players: int) -> None:
    view = Round.start(variant(players), 0, shuffled(variant(players), Random(7))).view(1)
    told = opinion(view)
    assert sum(HEADS.values()) == len(network(players)(set_bits(view)))
    assert told.moves == tuple(sorted(view.legal, key=action_of))
    assert sum(told.shares()) == pytest.approx(1)
    assert max(told.shares(9)) < max(told.shares(1)) < max(told.shares(0.1))
    assert len(told.scores) == players
    assert all(-9 < points < 9 for points in told.scores)
    assert 0 < told.kept < 1
    assert 0 < told.paradox < 1
    assert len(told.cards) == HEADS["cards"]


def test_it_beats_careful_with_two() -> None:
    """A hundred matches on fixed deals; whoever is no better has a chance of 1 in 10 000."""
    wins = 0
    for match in range(100):
        seat = match % 2
        names = ["neural" if one == seat else "careful" for one in range(2)]
        bots = [make_bot(name, Random(match)) for name in names]
        wins += play_match(variant(2), bots, Random(match // 2)).winners == (seat,)
    assert wins >= 70


@pytest.mark.parametrize("players", PLAYERS)
def test_weights_are_small_and_checked(players: int) -> None:
    content = FOLDER.joinpath(f"weights-{players}.npz").read_bytes()
    assert len(content) < LARGEST
    read(content, about(players))
    with pytest.raises(BadWeights, match="install"):
        read(content[:-1] + b"?", about(players))
    with pytest.raises(BadWeights, match="another observation"):
        read(content, about(players) | {"observation": 0})


def test_each_number_of_players_has_its_network() -> None:
    assert len({id(network(players)) for players in PLAYERS}) == len(PLAYERS)
    assert network(5) is network(5)


def test_weights_in_bytes_are_off_by_half_a_step_at_most() -> None:
    weight = np.random.default_rng(3).normal(size=(5, 300)).astype(np.float32)
    weight[1] = 0
    whole, scale = packed(weight)
    again = full({"one": whole, "one.scale": scale, "two": weight[0].astype(np.float16)})
    assert again.keys() == {"one", "two"}
    assert whole.dtype == np.int8
    step = abs(weight).max(1, keepdims=True) / 127
    assert (abs(again["one"] - weight) <= 0.6 * step + 1e-9).all()
    assert np.allclose(again["two"], weight[0], atol=1e-2)


def test_playing_needs_no_pytorch() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, encoding="utf-8", check=False
    )
    assert done.stdout.strip().endswith("True"), done.stderr[-2000:]


def test_laboratory_plays_the_same_matches_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: dict[int, dict[str, list[float]]] = {players: {} for players in PLAYERS}
    moves = {}

    def remembered(players: int) -> Forward:
        def answer(ones: list[int]) -> list[float]:
            return answers[players].setdefault(json.dumps(ones), network(players)(ones))

        return answer

    monkeypatch.setattr(NETWORKS, "_loaded", {players: remembered(players) for players in PLAYERS})
    for players in PLAYERS:
        bots = [make_bot("laboratory", Random(seat)) for seat in range(players)]
        match = play_match(variant(players), bots, Random(players))
        moves[str(players)] = list(map(str, match.moves))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", WITHOUT_NUMPY],
        input=json.dumps(answers),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == moves
