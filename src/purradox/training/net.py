"""The networks: a body, and heads for what to do and for what will come of it."""

import torch
from torch import Tensor, nn

from purradox.observation import SEATS, SIZE
from purradox.rules.actions import ACTIONS
from purradox.training.rows import CARDS

HEADS = {
    "policy": ACTIONS,
    "value": 1,
    "scores": SEATS,  # of this round, seats counted from the observer
    "kept": 1,
    "paradox": 1,  # caused by the observer
    "cards": CARDS,  # in the hands of the others
}


def bits_of(words: Tensor, size: int) -> Tensor:
    """The bits of words in the last dimension, the lowest first, as bytes."""
    places = torch.arange(8, dtype=torch.uint8, device=words.device)
    octets = words.contiguous().view(torch.uint8)
    return ((octets[..., None] >> places) & 1).flatten(-2)[..., :size]


class Net(nn.Module):
    """A perceptron with residual blocks: small enough for a processor to answer at once.

    Observations are given packed into words, and unpacked here.
    """

    def __init__(self, width: int, blocks: int, heads: dict[str, int] | None = None) -> None:
        super().__init__()
        self.parts = heads or HEADS
        self.entry = nn.Linear(SIZE, width)
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
        bits = bits_of(words, SIZE).to(kind or self.entry.weight.dtype)
        body = torch.relu(self.entry(bits))
        for first, second in self.blocks:  # type: ignore[misc]
            body = torch.relu(body + second(torch.relu(first(body))))
        told = self.heads(body).float().split(list(self.parts.values()), -1)
        return dict(zip(self.parts, told, strict=True))


def policy_network(width: int) -> Net:
    """The small network that plays the rollouts of a search: a policy, and nothing else."""
    return Net(width, 1, {"policy": ACTIONS})
