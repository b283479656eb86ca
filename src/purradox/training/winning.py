"""The chance to win a match after a round, for many tables at once: as the search reckons it."""

from typing import Any

import torch
from torch import Tensor

from purradox.bots.winning import FARTHEST, odds


class Winning:
    """The tables of `purradox.bots.winning`, where the other tables lie."""

    def __init__(self, players: int, rounds: int, device: Any) -> None:
        self.others = ~torch.eye(players, dtype=torch.bool, device=device)[None, :, :, None]
        self.odds = []
        for left in range(rounds):
            found = odds(players, left)
            self.odds.append(tuple(torch.as_tensor(one, device=device).float() for one in found))

    def __call__(self, totals: Tensor, left: int) -> Tensor:
        """Each seat's chance with these totals and so many rounds, at least one, to come."""
        weights, ahead = self.odds[left]
        lead = (totals[:, :, None] - totals[:, None, :]).clamp(-FARTHEST, FARTHEST)
        chance = ahead[lead.long() + FARTHEST].where(self.others, 1.0)
        win = chance.prod(2) @ weights
        return win / win.sum(-1, keepdim=True)
