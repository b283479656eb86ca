"""Learning from matches: clipped policy gradients, with the other heads beside them."""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from purradox.training.net import Net
from purradox.training.rollout import NEVER, Played

POINTS = 4.0
"""The unit of scores, for networks."""


@dataclass(frozen=True)
class Learning:
    """How much is learned from one batch, and by what."""

    rate: float = 4e-4
    epochs: int = 2
    batch: int = 32_768
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    aside: float = 0.1
    """The weight of the heads that only help the body to understand."""
    without: Sequence[str] = ()
    """The names of those that are not learned."""
    longest: float = 0.5
    """The longest gradient."""
    distil: float = 1e-3
    """The rate of the small network."""


def learn(
    net: Net, optimizer: torch.optim.Optimizer, played: Played, how: Learning
) -> dict[str, float]:
    """Improve the network by a batch of matches."""
    advantage = played.advantage
    total = len(advantage)
    figures: dict[str, Tensor] = {}
    passes = 0
    for _ in range(how.epochs):
        for rows in torch.randperm(total, device=advantage.device).split(how.batch):
            if len(rows) < how.batch // 2 and total > how.batch:
                continue
            losses = _losses(net, played, advantage, rows, how)
            optimizer.zero_grad(set_to_none=True)
            losses["loss"].backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), how.longest)
            optimizer.step()
            passes += 1
            for name, value in losses.items():
                figures[name] = figures.get(name, torch.zeros_like(value)) + value.detach()
    return {name: float(value) / passes for name, value in figures.items()} | {"rows": total}


def log_chances(net: Net, words: Tensor, legal: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
    """The logarithms of the chances of all actions, and whatever else a network says."""
    with torch.autocast(words.device.type, torch.bfloat16):
        told = net(words)
    return torch.log_softmax(told["policy"].masked_fill(~legal, NEVER), -1), told


def beside(told: dict[str, Tensor], played: Played, rows: Tensor) -> dict[str, Tensor]:
    """The losses of the heads that say what will come."""
    certain = functional.binary_cross_entropy_with_logits
    return {
        "scores loss": functional.mse_loss(told["scores"], played.scores[rows] / POINTS),
        "kept loss": certain(told["kept"][:, 0], played.kept[rows]),
        "paradox loss": certain(told["paradox"][:, 0], played.paradox[rows]),
        "cards loss": functional.mse_loss(told["cards"], played.cards[rows].float()),
    }


def _losses(
    net: Net, played: Played, advantage: Tensor, rows: Tensor, how: Learning
) -> dict[str, Tensor]:
    legal = played.legal[rows]
    chances, told = log_chances(net, played.words[rows], legal)
    chance = chances.gather(-1, played.action[rows][:, None])[:, 0]
    ratio = torch.exp(chance - played.chance[rows])
    gain = advantage[rows]
    clipped = ratio.clamp(1 - how.clip, 1 + how.clip)
    policy = -torch.min(ratio * gain, clipped * gain).mean()
    entropy = -(chances.exp() * chances.masked_fill(~legal, 0)).sum(-1).mean()
    value = functional.mse_loss(told["value"][:, 0], played.target[rows])
    aside = beside(told, played, rows)
    loss = policy - how.entropy * entropy + how.value * value
    learned = [one for name, one in aside.items() if name.removesuffix(" loss") not in how.without]
    loss = loss + how.aside * sum(learned)
    return {"loss": loss, "policy": policy, "entropy": entropy, "value": value, **aside}
