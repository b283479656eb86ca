"""The shipped networks on batches answer as the bots do one view at a time."""

from random import Random
from typing import Any, get_args

import numpy as np
import pytest
from numpy.typing import NDArray

from purradox.bots import make_bot
from purradox.kernel import Kernel, unpack
from purradox.kernel.bits import U
from purradox.kernel.types import States
from purradox.rl import action_of, encode_states
from purradox.rl.networks import Name, shipped
from purradox.rules import PLAYERS, variant
from purradox.search.policy import activations, network_policy, policy_network


def positions(players: int, board: str, count: int) -> tuple[Kernel, States]:
    """Positions of every phase, as random play reaches them."""
    kernel = Kernel(variant(players, board))
    states, random, kept = kernel.deal(count, seed=players), Random(players), []
    while len(states):
        kept.append(states.copy())
        kernel.step(states, kernel.choose(states, 0, seed=random.getrandbits(32)))
        states = states[states["legal"] > 0]
    return kernel, np.concatenate(kept)


def batch(kernel: Kernel, states: States) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    masks = (states["legal"][:, None] >> np.arange(49, dtype=np.uint64)) & U(1)
    return encode_states(kernel.setup, states, states["seat"]), masks.astype(np.bool_)


@pytest.mark.parametrize("board", ["white", "violet"])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_batch_is_what_neural_plays_one_at_a_time(players: int, board: str) -> None:
    kernel, states = positions(players, board, 12)
    bot = make_bot("neural", Random(0))
    views = [unpack(state, kernel.variant).view(int(state["seat"])) for state in states]
    assert len({view.table.phase for view in views}) == (2 if players == 2 else 3)
    actions = shipped(players)(*batch(kernel, states))
    assert actions.tolist() == [action_of(bot.choose(view)) for view in views]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_distilled_one_is_the_policy_of_the_search(players: int) -> None:
    kernel, states = positions(players, "white", 40)
    observations, masks = batch(kernel, states)
    network, layers = shipped(players, "distilled"), policy_network(players)
    logits = network.logits(observations, masks)
    assert logits.shape == masks.shape
    assert logits.dtype == np.float32
    for row, state in enumerate(states):
        expected = np.zeros(49)
        network_policy(kernel.setup, state, layers, activations(layers), expected)
        likely = np.where(masks[row], np.exp(logits[row] - logits[row][masks[row]].max()), 0)
        assert np.allclose(likely / likely.sum(), expected, atol=1e-4)
    assert masks[np.arange(len(states)), network(observations, masks)].all()


class Tensor:
    """As much of a PyTorch tensor as is asked of one, on an array."""

    device = "here"

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array

    def float(self) -> "Tensor":
        return Tensor(self.array.astype(np.float32))

    def bool(self) -> "Tensor":
        return Tensor(self.array.astype(np.bool_))

    def new_tensor(self, array: NDArray[Any]) -> "Tensor":
        return Tensor(array.astype(self.array.dtype))

    def __matmul__(self, other: "Tensor") -> "Tensor":
        return Tensor(self.array @ other.array)

    def __add__(self, other: "Tensor") -> "Tensor":
        return Tensor(self.array + other.array)

    def __invert__(self) -> "Tensor":
        return Tensor(~self.array)

    def clip(self, *, min: int) -> "Tensor":  # noqa: A002 (PyTorch's own name)
        return Tensor(self.array.clip(min))

    def masked_fill(self, mask: "Tensor", value: int) -> "Tensor":
        return Tensor(np.where(mask.array, value, self.array))

    def argmax(self, *, dim: int) -> "Tensor":
        return Tensor(self.array.argmax(axis=dim))


@pytest.mark.parametrize("name", get_args(Name))
def test_tensors_give_tensors_with_the_same_answers(name: Name) -> None:
    """PyTorch itself, where it is installed; else what stands in for it."""
    try:
        import torch

        tensor: Any = torch.from_numpy
    except ImportError:
        tensor = Tensor
    kernel, states = positions(4, "white", 5)
    observations, masks = batch(kernel, states)
    network = shipped(4, name)
    told = network(tensor(observations), tensor(masks))
    assert type(told) is type(tensor(masks))
    actions = np.asarray(told.array if tensor is Tensor else told)
    assert actions.tolist() == network(observations, masks).tolist()


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="players is one of 2, 3, 4, 5, not 6"):
        shipped(6)
    with pytest.raises(ValueError, match="a network is neural or distilled, not 'big'"):
        shipped(4, "big")
