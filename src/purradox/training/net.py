"""The network: one body, and heads for what to do and for what will come of it."""

import torch
from torch import Tensor, nn

from purradox.training.layout import ACTIONS, NUMBERS, SEATS, SIZE

HEADS = {
    "policy": ACTIONS,
    "value": 1,
    "scores": SEATS,  # of this round, seats counted from the observer
    "kept": 1,
    "paradox": 1,  # caused by the observer
    "cards": (SEATS - 1) * NUMBERS,  # in the hands of the others
}


class Net(nn.Module):
    """A perceptron with shortcuts: small enough for NumPy to answer in under a millisecond."""

    def __init__(self, width: int = 640, blocks: int = 2) -> None:
        super().__init__()
        self.entry = nn.Linear(SIZE, width)
        self.blocks = nn.ModuleList(
            nn.ModuleList([nn.Linear(width, width), nn.Linear(width, width)]) for _ in range(blocks)
        )
        self.heads = nn.Linear(width, sum(HEADS.values()))
        nn.init.zeros_(self.heads.bias)
        nn.init.normal_(self.heads.weight, std=0.01)
        for block in self.blocks:
            assert isinstance(block, nn.ModuleList)
            nn.init.normal_(block[1].weight, std=0.01)  # type: ignore[arg-type]

    def forward(self, seen: Tensor) -> dict[str, Tensor]:
        body = torch.relu(self.entry(seen))
        for first, second in self.blocks:  # type: ignore[misc]
            body = torch.relu(body + second(torch.relu(first(body))))
        told = self.heads(body).float().split(list(HEADS.values()), -1)
        return dict(zip(HEADS, told, strict=True))
