"""The small policy network learns to do what the large one would, wherever that one played."""

import torch
from torch import Tensor

from purradox.training.learning import Learning, log_chances
from purradox.training.net import Net, fused
from purradox.training.rollout import Played, mask_of


@fused
def divergence(net: Net, words: Tensor, policy: Net, weight: Tensor) -> Tensor:
    """How far the policy of the small network is from that of the large one."""
    legal = mask_of(words)
    with torch.no_grad():
        wanted, _ = log_chances(net, words, legal)
    chances, _ = log_chances(policy, words, legal)
    apart = (wanted.exp() * (wanted - chances).masked_fill(~legal, 0)).sum(-1)
    return (weight * apart).sum() / weight.sum()


def distil(
    net: Net, policy: Net, optimizer: torch.optim.Optimizer, played: Played, how: Learning
) -> dict[str, float]:
    """One pass: the divergence of the small network's policy from the large one's falls."""
    total, passes = len(played.action), 0
    whole = torch.zeros((), device=played.action.device)
    for rows in torch.randperm(total, device=played.action.device).split(how.batch):
        if len(rows) < how.batch // 2 and total > how.batch:
            continue
        some = played.take(rows)
        loss = divergence(net, some.words, policy, some.weight)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        passes += 1
        whole += loss.detach()
    return {"divergence": float(whole) / passes}
