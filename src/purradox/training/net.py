"""The networks: a body, and heads for what to do and for what will come of it."""

import torch
from torch import Tensor, nn

from purradox.training.layout import ACTIONS, ALL, NUMBERS, SEATS, SIZE

HEADS = {
    "policy": ACTIONS,
    "value": 1,
    "scores": SEATS,  # of this round, seats counted from the observer
    "kept": 1,
    "paradox": 1,  # caused by the observer
    "cards": (SEATS - 1) * NUMBERS,  # in the hands of the others
}
EYE_HEADS = {"policy": ACTIONS, "cards": (SEATS - 1) * NUMBERS}
JUDGE_HEADS = {"scores": SEATS, "win": SEATS, "kept": SEATS, "paradox": SEATS}


class Net(nn.Module):
    """A perceptron with shortcuts: small enough for a processor to answer at once."""

    def __init__(
        self, width: int, blocks: int, inputs: int = SIZE, heads: dict[str, int] | None = None
    ) -> None:
        super().__init__()
        self.parts = heads or HEADS
        self.entry = nn.Linear(inputs, width)
        self.blocks = nn.ModuleList(
            nn.ModuleList([nn.Linear(width, width), nn.Linear(width, width)]) for _ in range(blocks)
        )
        self.heads = nn.Linear(width, sum(self.parts.values()))
        nn.init.zeros_(self.heads.bias)
        nn.init.normal_(self.heads.weight, std=0.01)
        for block in self.blocks:
            assert isinstance(block, nn.ModuleList)
            nn.init.normal_(block[1].weight, std=0.01)  # type: ignore[arg-type]

    def forward(self, seen: Tensor) -> dict[str, Tensor]:
        body = torch.relu(self.entry(seen))
        for first, second in self.blocks:  # type: ignore[misc]
            body = torch.relu(body + second(torch.relu(first(body))))
        told = self.heads(body).float().split(list(self.parts.values()), -1)
        return dict(zip(self.parts, told, strict=True))


def eye(width: int) -> Net:
    """What a search asks at every move: what a seat likes to do, from what it sees."""
    return Net(width, 1, SIZE, EYE_HEADS)


def judge(width: int) -> Net:
    """What a search asks at its leaves: what comes of a world, all cards open."""
    return Net(width, 1, ALL, JUDGE_HEADS)
