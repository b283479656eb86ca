"""The networks that guide a search learn from whatever the large one plays."""

import torch
from torch import Tensor
from torch.nn import functional

from purradox.training.learning import POINTS, Learning, log_chances
from purradox.training.net import Net
from purradox.training.rollout import NEVER, Played


def teach(
    net: Net, eye: Net, judge: Net, optimizer: torch.optim.Optimizer, played: Played, how: Learning
) -> dict[str, float]:
    """One pass: the eye copies the large network, the judge learns what came of each world."""
    figures: dict[str, Tensor] = {}
    passes = 0
    total = len(played.action)
    for rows in torch.randperm(total, device=played.action.device).split(how.batch):
        if len(rows) < how.batch // 2 and total > how.batch:
            continue
        losses = _eye(net, eye, played, rows) | _judge(judge, played, rows)
        optimizer.zero_grad(set_to_none=True)
        sum(losses.values(), torch.zeros((), device=rows.device)).backward()
        optimizer.step()
        passes += 1
        for name, value in losses.items():
            figures[name] = figures.get(name, torch.zeros_like(value)) + value.detach()
    return {name: float(value) / passes for name, value in figures.items()}


def _eye(net: Net, eye: Net, played: Played, rows: Tensor) -> dict[str, Tensor]:
    seen, legal = played.seen[rows], played.legal[rows]
    with torch.no_grad():
        wanted, _ = log_chances(net, seen, legal)
    chances, told = log_chances(eye, seen, legal)
    return {
        "eye policy": (wanted.exp() * (wanted - chances).masked_fill(~legal, 0)).sum(-1).mean(),
        "eye cards": functional.mse_loss(told["cards"], played.cards[rows].float()),
    }


def _judge(judge: Net, played: Played, rows: Tensor) -> dict[str, Tensor]:
    given = torch.cat([played.seen[rows], played.behind[rows]], -1).to(torch.bfloat16)
    with torch.autocast(given.device.type, torch.bfloat16):
        told = judge(given)
    wins = played.win[rows]
    there = played.seated[rows]
    certain = functional.binary_cross_entropy_with_logits
    chances = torch.log_softmax(told["win"].masked_fill(~there, NEVER), -1)
    return {
        "judge scores": functional.mse_loss(told["scores"], played.scores[rows] / POINTS),
        "judge win": -(wins * chances.masked_fill(~there, 0)).sum(-1).mean(),
        "judge kept": certain(told["kept"], played.kept[rows]),
        "judge paradox": certain(told["paradox"], played.paradox[rows]),
    }
