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
from purradox.bots.neural.network import HEADS, BadWeights, network, read
from purradox.bots.weight_files import own
from purradox.rl.encode import encode
from purradox.rules import PLAYERS, Round, shuffled, variant

FOLDER = files("purradox.bots.neural")
LARGEST = 6_000_000

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


def about(ending: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(FOLDER.joinpath(f"about{ending}.json").read_text("utf-8"))
    return told


def test_it_conforms() -> None:
    assert_conforms("neural", players=list(PLAYERS), rounds=1)


def test_a_temperature_draws_from_the_random_source() -> None:
    assert_conforms("neural:temperature=1", players=[3], rounds=1)
    with pytest.raises(BotOptionNegative):
        make_bot("neural:temperature=-1", Random(0))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_head_says_something(players: int) -> None:
    view = Round.start(variant(players), 0, shuffled(variant(players), Random(7))).view(0)
    told = network(players)(encode(view))
    assert {name: len(values) for name, values in told.items()} == HEADS
    assert all(np.isfinite(values).all() for values in told.values())


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
    ending = own("purradox.bots.neural", "weights", players)
    content = FOLDER.joinpath(f"weights{ending}.npz").read_bytes()
    assert len(content) < LARGEST
    read(content, about(ending))
    with pytest.raises(BadWeights, match="install"):
        read(content[:-1] + b"?", about(ending))
    with pytest.raises(BadWeights, match="another observation"):
        read(content, about(ending) | {"observation": 0})


def test_only_five_players_have_networks_of_their_own() -> None:
    assert network(2) is network(3) is network(4)
    assert network(5) is not network(4)
    assert network(5) is network(5)


def test_playing_needs_no_pytorch() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, encoding="utf-8", check=False
    )
    assert done.stdout.strip().endswith("True"), done.stderr[-2000:]
