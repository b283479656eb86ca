"""Learning from search: its best move as the policy's target, the outcome as the value's."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from purradox.training.learning import beside, log_chances
from purradox.training.net import Net
from purradox.training.rollout import Played, mask_of
from purradox.training.tables import hidden_of

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
    words, legal = (there(rows[name].view(np.int64)) for name in ("words", "legal"))
    played = Played(
        words=torch.cat([words, legal[:, None], hidden_of(there(rows["cards"]))], -1),
        action=there(rows["action"].astype(np.int64)),
        chance=nothing,
        advantage=nothing,
        worth=nothing,
        scores=there(rows["scores"].astype(np.float32)),
        kept=there(rows["kept"].astype(np.float32)),
        paradox=there(rows["paradox"].astype(np.float32)),
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
            chances, _ = log_chances(net, played.words[at], mask_of(played.words[at]))
            agrees = (chances.argmax(-1) == policy[at].argmax(-1)).float().mean()
        told.append(
            {"pass": epoch, "agrees": round(float(agrees), 4)}
            | {name: round(float(value), 4) for name, value in losses.items()}
        )
    return told


def _losses(net: Net, played: Played, policy: Tensor, at: Tensor) -> dict[str, Tensor]:
    some = played.take(at)
    legal = some.legal
    chances, told = log_chances(net, some.words, legal)
    losses = {"policy": -(policy[at] * chances.masked_fill(~legal, 0)).sum(-1)}
    return {name: one.mean() for name, one in (losses | beside(told, some)).items()}
