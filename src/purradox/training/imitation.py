"""Learning from search: do what it found best, and know what came of it."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from purradox.rules.actions import ACTIONS
from purradox.training.learning import beside, log_chances
from purradox.training.net import Net, bits_of
from purradox.training.rollout import Played

HELD_BACK = 0.05
"""The share of matches that nothing is learned from."""


@dataclass(frozen=True)
class Imitation:
    """How much is learned from examples."""

    rate: float = 3e-4
    last_rate: float = 3e-5
    epochs: int = 8
    batch: int = 8192
    aside: float = 0.1
    sharpness: float = 1.0
    """The power to which the policy is taken: more than 1 makes its favourites stand out."""


def examples_of(rows: Any, device: torch.device) -> tuple[Played, Tensor]:
    """Rows of examples as learning wants them, and the policy of the teacher."""

    def there(values: Any) -> Tensor:
        return torch.as_tensor(np.ascontiguousarray(values), device=device)

    nothing = torch.zeros(len(rows), device=device)
    played = Played(
        words=there(rows["words"].view(np.int64)),
        legal=bits_of(there(rows["legal"].astype(np.int64))[:, None], ACTIONS).bool(),
        action=there(rows["action"].astype(np.int64)),
        chance=nothing,
        advantage=nothing,
        target=nothing,
        scores=there(rows["scores"].astype(np.float32)),
        kept=there(rows["kept"].astype(np.float32)),
        paradox=there(rows["paradox"].astype(np.float32)),
        cards=there(rows["cards"]),
    )
    return played, there(rows["policy"])


def imitate(net: Net, rows: Any, how: Imitation, device: torch.device) -> list[dict[str, float]]:
    """Learn from examples; a line for each pass, measured on matches that were held back."""
    played, policy = examples_of(rows, device)
    policy = policy**how.sharpness
    policy = policy / policy.sum(-1, keepdim=True)
    last = int(len(rows) * (1 - HELD_BACK))
    optimizer = torch.optim.Adam(net.parameters(), lr=how.rate, eps=1e-5)
    steps, told = how.epochs * -(-last // how.batch), []
    done = 0
    for epoch in range(how.epochs):
        for at in torch.randperm(last, device=device).split(how.batch):
            for group in optimizer.param_groups:
                group["lr"] = how.rate + (how.last_rate - how.rate) * min(1.0, done / steps)
            losses = _losses(net, played, policy, at)
            loss = losses["policy"] + how.aside * sum(
                value for name, value in losses.items() if name != "policy"
            )
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            done += 1
        with torch.no_grad():
            at = torch.arange(last, len(rows), device=device)
            losses = _losses(net, played, policy, at)
            chances, _ = log_chances(net, played.words[at], played.legal[at])
            agrees = (chances.argmax(-1) == policy[at].argmax(-1)).float().mean()
        told.append(
            {"pass": epoch, "agrees": round(float(agrees), 4)}
            | {name: round(float(value), 4) for name, value in losses.items()}
        )
    return told


def _losses(net: Net, played: Played, policy: Tensor, at: Tensor) -> dict[str, Tensor]:
    legal = played.legal[at]
    chances, told = log_chances(net, played.words[at], legal)
    return {"policy": -(policy[at] * chances.masked_fill(~legal, 0)).sum(-1).mean()} | beside(
        told, played, at
    )
