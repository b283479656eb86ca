"""The policy network: compiled code says what NumPy says, and its file is checked."""

import json
from importlib.resources import files
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from purradox.bots.neural.network import BadWeights
from purradox.kernel.bits import U
from purradox.rl.encode import encode
from purradox.rules import PLAYERS
from purradox.rules.actions import action_of
from purradox.search import Search
from purradox.search.decision import decision_of
from purradox.search.policy import (
    Layers,
    activations,
    network_policy,
    policy_network,
    read,
    sample,
)
from tests.search.positions import free

FOLDER = files("purradox.search")


def by_numpy(layers: Layers, bits: NDArray[Any]) -> NDArray[Any]:
    body = np.maximum(bits.astype(np.float32) @ layers.entry + layers.entry_bias, 0)
    inner = np.maximum(body @ layers.first + layers.first_bias, 0)
    body = np.maximum(body + inner @ layers.second + layers.second_bias, 0)
    logits: NDArray[Any] = body @ layers.logits + layers.logits_bias
    return logits


@pytest.mark.parametrize("players", PLAYERS)
def test_the_compiled_network_says_what_numpy_says(players: int) -> None:
    layers, found = policy_network(players), np.zeros(64)
    memory = activations(layers)
    for view in free(players, "careful", 3)[::9]:
        search = Search(view)
        setup, state = search._decision.setup, search._posterior.draw(0, 1).states[0]
        network_policy(setup, state, layers, memory, found)
        legal = [action_of(move) for move in view.legal]
        logits = by_numpy(layers, encode(view))
        np.testing.assert_allclose(memory.logits, logits, rtol=1e-3, atol=1e-3)
        expected = np.exp(logits[legal] - logits[legal].max())
        np.testing.assert_allclose(found[legal], expected / expected.sum(), rtol=5e-3, atol=1e-6)


def test_samples_follow_the_probabilities() -> None:
    layers, found = policy_network(4), np.zeros(64)
    memory = activations(layers)
    for view in free(4, "careful", 5)[::7]:
        known = decision_of(view)
        network_policy(known.setup, known.base[0], layers, memory, found)
        legal = [action_of(move) for move in view.legal]
        assert found[legal].sum() == pytest.approx(1)
        drawn = [int(sample(known.base[0], found, U(n << 58))) for n in range(64)]
        assert set(drawn) <= set(legal)
        likeliest = max(legal, key=lambda action: found[action])
        assert abs(drawn.count(likeliest) / 64 - found[likeliest]) < 0.05


@pytest.mark.parametrize("players", PLAYERS)
def test_the_file_is_checked(players: int) -> None:
    content = FOLDER.joinpath(f"policy-{players}.npz").read_bytes()
    about = json.loads(FOLDER.joinpath(f"policy-{players}.json").read_text("utf-8"))
    assert len(content) < 1_000_000
    read(content, about)
    with pytest.raises(BadWeights, match="install"):
        read(content + b"?", about)
    with pytest.raises(BadWeights, match="another observation"):
        read(content, about | {"observation": 0})
    assert policy_network(players) is policy_network(players)
