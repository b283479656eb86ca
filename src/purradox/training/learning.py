"""Learning from matches: clipped policy gradients, with the other heads beside them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from purradox.bots.neural.opinion import POINTS
from purradox.training.net import Net
from purradox.training.rollout import NEVER, Played
from purradox.training.tables import cards_of

ASIDE = ("scores", "kept", "paradox", "cards")
LOSSES = ("policy", "entropy", "value", "critic", "divergence", *(f"{name} loss" for name in ASIDE))


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
    net: Net, critic: Net, optimizer: torch.optim.Optimizer, played: Played, how: Learning
) -> dict[str, float]:
    """Improve the network by a batch of matches."""
    total, device = len(played.action), played.action.device
    gain = played.advantage
    played.advantage = gain / (gain.std() + 1e-6)
    losses_of = _compiled() if device.type == "cuda" else _losses
    weights = {"policy": 1.0, "entropy": -how.entropy, "value": how.value, "critic": 1.0}
    weights |= {f"{name} loss": how.aside for name in ASIDE if name not in how.without}
    told = torch.zeros(len(LOSSES), device=device)
    given = torch.tensor([weights.get(name, 0.0) for name in LOSSES], device=device)
    passes = 0
    for _ in range(how.epochs):
        for rows in torch.randperm(total, device=device).split(how.batch):
            if len(rows) < how.batch and total > how.batch:
                continue
            optimizer.zero_grad(set_to_none=True)
            losses = losses_of(net, critic, played.take(rows), how.clip)
            (given @ losses).backward()
            for each in (net, critic):
                torch.nn.utils.clip_grad_norm_(each.parameters(), how.longest)
            optimizer.step()
            passes += 1
            told += losses.detach()
    figures = dict(zip(LOSSES, (told / passes).tolist(), strict=True))
    return figures | {"rows": total, "spread": float(gain.std())}


def log_chances(net: Net, words: Tensor, legal: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
    """The logarithms of the chances of all actions, and whatever else a network says."""
    told = net(words)
    return torch.log_softmax(told["policy"].masked_fill(~legal, NEVER), -1), told


def beside(told: dict[str, Tensor], played: Played) -> dict[str, Tensor]:
    """The losses of the heads that say what will come, of each row."""
    certain = functional.binary_cross_entropy_with_logits
    cards = cards_of(played.hidden)
    return {
        "scores loss": (told["scores"] - played.scores / POINTS).square().mean(-1),
        "kept loss": certain(told["kept"][:, 0], played.kept, reduction="none"),
        "paradox loss": certain(told["paradox"][:, 0], played.paradox, reduction="none"),
        "cards loss": (told["cards"] - cards).square().mean(-1),
    }


@cache
def _compiled() -> Any:
    """The losses as one program for a card, which a graph of CUDA starts in one go."""
    return torch.compile(_losses, mode="reduce-overhead")


def _losses(net: Net, critic: Net, played: Played, clip: float) -> Tensor:
    legal = played.legal
    chances, told = log_chances(net, played.words, legal)
    chance = chances.gather(-1, played.action[:, None])[:, 0]
    ratio = torch.exp(chance - played.chance)
    gain = played.advantage
    worth = critic(played.words)["worth"]
    losses = {
        "policy": -torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain),
        "entropy": -(chances.exp() * chances.masked_fill(~legal, 0)).sum(-1),
        "value": (told["value"][:, 0] - played.worth[:, 0]).square(),
        "critic": (worth - played.worth).square().mean(-1),
        "divergence": played.chance - chance,
        **beside(told, played),
    }
    weight = played.weight / played.weight.mean()
    return torch.stack([(weight * losses[name]).mean() for name in LOSSES])
