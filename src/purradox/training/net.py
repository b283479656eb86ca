"""The networks: a body, and heads for what to do and for what will come of it."""

import torch
from torch import Tensor, nn

from purradox.bots.neural.opinion import HEADS
from purradox.observation import SEATS, SIZE
from purradox.rules.actions import ACTIONS

SEEN = SIZE + 64
"""Bits that a network is given: an observation, and the legal actions."""
HIDDEN = 64 * SEATS
"""Those that only learning has: the hands of the others, and what they set aside."""


def bits_of(words: Tensor, size: int) -> Tensor:
    """The bits of words in the last dimension, the lowest first, as bytes."""
    places = torch.arange(8, dtype=torch.uint8, device=words.device)
    octets = words.contiguous().view(torch.uint8)
    return ((octets[..., None] >> places) & 1).flatten(-2)[..., :size]


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
        kind = torch.bfloat16 if torch.is_autocast_enabled(words.device.type) else None
        size = self.entry.in_features
        bits = bits_of(words[..., : size // 64], size).to(kind or self.entry.weight.dtype)
        body = torch.relu(self.entry(bits))
        for first, second in self.blocks:  # type: ignore[misc]
            body = torch.relu(body + second(torch.relu(first(body))))
        told = self.heads(body).float().split(list(self.parts.values()), -1)
        return dict(zip(self.parts, told, strict=True))


def critic_network(width: int, blocks: int) -> Net:
    """What a round will be worth to every seat, by all cards: only learning has it."""
    return Net(width, blocks, {"worth": SEATS}, SEEN + HIDDEN)


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
