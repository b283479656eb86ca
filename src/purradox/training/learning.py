"""Learning from matches: clipped policy gradients, with the other heads beside them."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from purradox.training.net import Net
from purradox.training.rollout import NEVER, Played


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
    longest: float = 0.5
    """The longest gradient."""


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


def _losses(
    net: Net, played: Played, advantage: Tensor, rows: Tensor, how: Learning
) -> dict[str, Tensor]:
    with torch.autocast(advantage.device.type, torch.bfloat16):
        told = net(played.seen[rows].to(torch.bfloat16))
    logits = told["policy"].masked_fill(~played.legal[rows], NEVER)
    chances = torch.log_softmax(logits, -1)
    chance = chances.gather(-1, played.action[rows][:, None])[:, 0]
    ratio = torch.exp(chance - played.chance[rows])
    gain = advantage[rows]
    clipped = ratio.clamp(1 - how.clip, 1 + how.clip)
    policy = -torch.min(ratio * gain, clipped * gain).mean()
    entropy = -(chances.exp() * chances.masked_fill(~played.legal[rows], 0)).sum(-1).mean()
    value = functional.smooth_l1_loss(told["value"][:, 0], played.target[rows])
    scores = functional.smooth_l1_loss(told["scores"], played.scores[rows] / 4)
    kept = functional.binary_cross_entropy_with_logits(told["kept"][:, 0], played.kept[rows])
    paradox = functional.binary_cross_entropy_with_logits(
        told["paradox"][:, 0], played.paradox[rows]
    )
    cards = functional.mse_loss(told["cards"], played.cards[rows].float())
    loss = policy - how.entropy * entropy + how.value * value
    loss = loss + how.aside * (scores + kept + paradox + cards)
    return {
        "loss": loss,
        "policy": policy,
        "entropy": entropy,
        "value": value,
        "scores loss": scores,
        "kept loss": kept,
        "paradox loss": paradox,
        "cards loss": cards,
    }
