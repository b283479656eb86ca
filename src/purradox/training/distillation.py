"""The small policy network learns to do what the large one would, wherever that one played."""

import torch

from purradox.training.learning import Learning, log_chances
from purradox.training.net import Net
from purradox.training.rollout import Played, mask_of


def distil(
    net: Net, policy: Net, optimizer: torch.optim.Optimizer, played: Played, how: Learning
) -> dict[str, float]:
    """One pass: the divergence of the small network's policy from the large one's falls."""
    total, passes = len(played.action), 0
    whole = torch.zeros((), device=played.action.device)
    for rows in torch.randperm(total, device=played.action.device).split(how.batch):
        if len(rows) < how.batch // 2 and total > how.batch:
            continue
        words, legal = played.words[rows], mask_of(played.legal[rows])
        with torch.no_grad():
            wanted, _ = log_chances(net, words, legal)
        chances, _ = log_chances(policy, words, legal)
        apart = (wanted.exp() * (wanted - chances).masked_fill(~legal, 0)).sum(-1)
        weight = played.take(rows).weight
        loss = (weight * apart).sum() / weight.sum()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        passes += 1
        whole += loss.detach()
    return {"divergence": float(whole) / passes}
