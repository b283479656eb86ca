"""The networks: a body, and heads for what to do and for what will come of it."""

from collections.abc import Callable
from copy import deepcopy
from functools import wraps
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from purradox.bots.neural.opinion import HEADS
from purradox.kernel.tables import HIDDEN, WORDS
from purradox.observation import SEATS, SIZE
from purradox.rules.actions import ACTIONS

SEEN = 64 * HIDDEN
"""Bits that a network is given: an observation, and the legal actions."""
ALL = 64 * WORDS
"""Those that only learning has as well: the hands of the others, and what they set aside."""
ALIGNED = 8
"""A card multiplies matrices fast where their sides are multiples of this."""


def fused(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of a network, of words of any number of rows, and more; one program on a card."""
    quick = torch.compile(function, dynamic=True)

    @wraps(function)
    def either(net: Net, words: Tensor, *more: Any) -> Any:
        # For a single row, or none, a program of its own would be made.
        return (quick if words.is_cuda and len(words) > 1 else function)(net, words, *more)

    return either


def bits_of(words: Tensor) -> Tensor:
    """The bits of each row of words, the lowest first."""
    places = torch.arange(64, device=words.device)
    return ((words[..., None] >> places) & 1).flatten(-2)


class LinearReLU(torch.autograd.Function):
    """A linear layer and what is positive of it, in one go: memory is what limits a card here."""

    @staticmethod
    def forward(ctx: Any, given: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        out = torch._addmm_activation(bias, given, weight.t())
        ctx.save_for_backward(given, weight, out)
        return out

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor | None, Tensor, Tensor]:
        given, weight, out = ctx.saved_tensors
        grad = torch.where(out > 0, grad, 0)
        back = grad @ weight if ctx.needs_input_grad[0] else None
        return back, grad.t() @ given, grad.sum(0)


def layer(linear: nn.Linear, spare: int = 0) -> tuple[Tensor, Tensor]:
    """The weights and biases of a layer in half precision, with rows of zeros to spare."""
    weight, bias = linear.weight.bfloat16(), linear.bias.bfloat16()
    return functional.pad(weight, (0, 0, 0, spare)), functional.pad(bias, (0, spare))


class Net(nn.Module):
    """A perceptron with residual blocks: small enough for a processor to answer at once.

    Observations are given packed into words, and unpacked here.
    """

    def __init__(
        self, width: int, blocks: int, heads: dict[str, int] | None = None, size: int = SEEN
    ) -> None:
        super().__init__()
        self.parts = heads or HEADS
        self.entry = nn.Linear(size, width)
        self.blocks = nn.ModuleList(
            nn.ModuleList([nn.Linear(width, width), nn.Linear(width, width)]) for _ in range(blocks)
        )
        self.heads = nn.Linear(width, sum(self.parts.values()))
        nn.init.zeros_(self.heads.bias)
        nn.init.normal_(self.heads.weight, std=0.01)
        for block in self.blocks:
            assert isinstance(block, nn.ModuleList)
            nn.init.normal_(block[1].weight, std=0.01)  # type: ignore[arg-type]

    def forward(self, words: Tensor) -> dict[str, Tensor]:
        bits = bits_of(words[:, : self.entry.in_features // 64]).bfloat16()
        body = LinearReLU.apply(bits, *layer(self.entry))
        for first, second in self.blocks:  # type: ignore[misc]
            inner = LinearReLU.apply(body, *layer(first))
            body = torch.relu(body + functional.linear(inner, *layer(second)))
        spare = -self.heads.out_features % ALIGNED
        told = functional.linear(body, *layer(self.heads, spare)).float()
        parts = told.split([*self.parts.values(), spare], -1)
        return dict(zip(self.parts, parts, strict=False))


def critic_network(width: int, blocks: int) -> Net:
    """What a round will be worth to every seat, by all cards: only learning has it."""
    return Net(width, blocks, {"worth": SEATS}, ALL)


def policy_network(width: int) -> Net:
    """The small network that plays the rollouts of a search: a policy, and nothing else."""
    return Net(width, 1, {"policy": ACTIONS}, SIZE)


def net_of(weights: dict[str, Tensor]) -> Net:
    """The network that weights belong to."""
    width, size = weights["entry.weight"].shape
    blocks = len([name for name in weights if name.endswith(".1.bias")])
    net = Net(width, blocks, size=size).to(weights["entry.weight"].device)
    net.load_state_dict(weights)
    return net


def for_play(net: Net) -> Net:
    """A copy in half precision, which is what it reckons with anyway."""
    return deepcopy(net).bfloat16()
