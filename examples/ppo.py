"""PPO with action masks in one file (after CleanRL), on the vector environment of Purradox.

    pip install "purradox[gym,training]"
    python examples/ppo.py --minutes 5 --save ppo.npz
    purradox benchmark "exec:python examples/ppo_bot.py ppo.npz"

A fifth of the time it imitates `greedy`. Then it plays against three of them, and what it earns
is how many points it is ahead of their mean at the end of a round.
"""

import argparse
import sys
import time

import gymnasium
import numpy as np

try:
    import torch
    from torch import nn
except ImportError:
    sys.exit('This needs PyTorch: pip install "purradox[gym,training]"')

from purradox.rl import ACTIONS, SIZE
from purradox.rl.dataset import examples, greedy_rows
from purradox.rules import variant

PLAYERS, STEPS, WIDTH, BATCH, EPOCHS = 4, 22, 256, 4096, 2
RATE, CLIP, LAMBDA, ENTROPY, VALUE, SCALE = 8e-4, 0.2, 0.9, 3e-3, 0.5, 1 / 4


class Agent(nn.Module):
    """A policy and a value from one network, which sees the legal actions too."""

    def __init__(self):
        super().__init__()
        inner = [nn.Linear(SIZE + ACTIONS, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()]
        self.net = nn.Sequential(*inner, nn.Linear(WIDTH, ACTIONS + 1))
        self.optimizer = torch.optim.Adam(self.parameters(), eps=1e-5)

    def forward(self, observations, masks):
        """Log probabilities of the actions, and the value."""
        with torch.autocast("cpu", torch.bfloat16):
            outputs = self.net(torch.cat([observations, masks], 1).bfloat16()).float()
        logits = outputs[:, :ACTIONS].masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, 1), outputs[:, ACTIONS]

    def descend(self, loss, rate):
        self.optimizer.param_groups[0]["lr"] = rate
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.parameters(), 0.5)
        self.optimizer.step()


def choices(masks):
    """The rows with more than one legal action, in parts: elsewhere is nothing to learn."""
    rows = (masks.sum(1) > 1).nonzero()[:, 0]
    return rows[torch.randperm(len(rows))].split(BATCH)


def imitate(agent, seed, rate):
    """Learn what `greedy` did in 500 matches; the losses."""
    (rows,) = greedy_rows(variant(PLAYERS), 500, seed)
    observations, masks, actions, scores = map(torch.from_numpy, examples(rows))
    returns = SCALE * (scores - scores.mean())
    for part in choices(masks):
        logs, values = agent(observations[part], masks[part])
        policy = nn.functional.nll_loss(logs, actions[part])
        value = (values - returns[part]).square().mean()
        agent.descend(policy + VALUE * value, rate)
    return f"imitation {policy:.3f}  value {value:.3f}"


class Rollout:
    """The last steps of all tables."""

    def __init__(self, envs, seed):
        self.envs, shape = envs, (STEPS, envs.num_envs)
        self.now = envs.reset(seed=seed)
        self.observations = torch.zeros((*shape, SIZE), dtype=torch.uint8)
        self.masks = torch.zeros((*shape, ACTIONS), dtype=torch.bool)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.logs, self.rewards, self.over = (torch.zeros(shape) for _ in range(3))
        self.values = torch.zeros(STEPS + 1, envs.num_envs)

    @torch.no_grad()
    def collect(self, agent):
        """Play on. Where a round is over no action is legal, and the next step deals again."""
        for step in range(STEPS + 1):
            observations, masks = map(torch.from_numpy, (self.now[0], self.now[1]["action_mask"]))
            logs, self.values[step] = agent(observations, masks.bool())
            if step == STEPS:
                return
            actions = torch.multinomial(logs.exp(), 1)
            self.observations[step], self.masks[step] = observations, masks
            self.actions[step], self.logs[step] = actions[:, 0], logs.gather(1, actions)[:, 0]
            seen, rewards, over, _, infos = self.envs.step(actions[:, 0].numpy())
            self.rewards[step], self.over[step] = map(torch.from_numpy, (rewards, over))
            self.now = seen, infos

    def advantages(self):
        """Generalised advantage estimates, without discount."""
        found, last = torch.zeros_like(self.rewards), 0
        for step in reversed(range(STEPS)):
            goes_on = 1 - self.over[step]
            target = SCALE * self.rewards[step] + goes_on * self.values[step + 1]
            last = found[step] = target - self.values[step] + LAMBDA * goes_on * last
        return found


def improve(agent, rollout, left):
    """A round of PPO, with rates for what is left of the time; the losses."""
    rollout.collect(agent)
    gains = rollout.advantages().flatten()
    returns = gains + rollout.values[:-1].flatten()
    played = rollout.observations, rollout.masks, rollout.actions, rollout.logs
    observations, masks, actions, old = (one.flatten(0, 1) for one in played)
    gains = (gains - gains.mean()) / gains.std()
    for part in [part for _ in range(EPOCHS) for part in choices(masks)]:
        logs, values = agent(observations[part], masks[part])
        ratio = (logs.gather(1, actions[part, None])[:, 0] - old[part]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy = -torch.min(ratio * gains[part], clipped * gains[part]).mean()
        value = (values - returns[part]).square().mean()
        entropy = -(logs.exp() * logs).sum(1).mean()
        agent.descend(policy + VALUE * value - ENTROPY * left * entropy, RATE * left)
    ahead = rollout.rewards.sum() / rollout.over.sum()
    return f"policy {policy:.3f}  value {value:.3f}  entropy {entropy:.3f}  ahead {ahead:.2f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5, help="of the first thread")
    parser.add_argument("--save", default="ppo.npz", help="the file of the weights")
    parser.add_argument("--tables", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--imitate", type=float, default=0.2, help="the share of the time")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(2)
    options = {"players": PLAYERS, "opponents": "greedy", "reward": "margin"}
    name = "purradox.rl.gym:purradox/CatInTheBox-v0"
    envs = gymnasium.make_vec(name, args.tables, "vector_entry_point", **options)
    agent, rollout, updates = Agent(), Rollout(envs, args.seed), 0
    began = time.thread_time()  # on an idle machine that is the time of the clock
    while (used := (time.thread_time() - began) / (60 * args.minutes)) < 1:
        updates += 1
        if used < args.imitate:
            told = imitate(agent, updates, RATE * (1 - 0.9 * used / args.imitate))
        else:
            told = improve(agent, rollout, (1 - used) / (1 - args.imitate))
        print(f"{updates:5}  {used:4.0%}  {told}", flush=True)
    np.savez(args.save, **{name: one.numpy() for name, one in agent.net.state_dict().items()})


if __name__ == "__main__":
    main()
