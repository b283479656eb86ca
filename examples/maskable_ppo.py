"""MaskablePPO of sb3-contrib against three `greedy`, for a fixed number of steps.

    pip install "purradox[gym]" sb3-contrib
    python examples/maskable_ppo.py --steps 200000 --save maskable.npz
    purradox benchmark "exec:python examples/ppo_bot.py maskable.npz"

It learns as the library does by default, but for a larger network and batch, and 16 tables at a
time. What it earns is how many points it is ahead of the others' mean at the end of a round.
"""

import argparse
import sys
from functools import partial

import gymnasium
import numpy as np

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env
except ImportError:
    sys.exit('This needs sb3-contrib: pip install "purradox[gym]" sb3-contrib')

from purradox.rl import ACTIONS

WIDTH, TABLES, STEPS, BATCH = 256, 16, 128, 256


def weights(policy):
    """Its layers by the names that examples/ppo_bot.py reads; the legal actions weigh nothing."""
    first, _, second, _ = policy.mlp_extractor.policy_net
    arrays = {}
    for place, layer in ((0, first), (2, second), (4, policy.action_net)):
        arrays[f"{place}.weight"] = layer.weight.detach().numpy()
        arrays[f"{place}.bias"] = layer.bias.detach().numpy()
    blind = np.zeros((WIDTH, ACTIONS), np.float32)
    return {**arrays, "0.weight": np.hstack([arrays["0.weight"], blind])}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--save", default="maskable.npz", help="the file of the weights")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    name = "purradox.rl.gym:purradox/CatInTheBox-v0"
    options = {"players": 4, "opponents": "greedy", "reward": "margin"}
    envs = make_vec_env(partial(gymnasium.make, name, **options), TABLES, args.seed)
    network = {"net_arch": [WIDTH, WIDTH], "activation_fn": torch.nn.ReLU}
    learner = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=STEPS,
        batch_size=BATCH,
        policy_kwargs=network,
        seed=args.seed,
        verbose=1,
    )
    learner.learn(args.steps)
    np.savez(args.save, **weights(learner.policy))


if __name__ == "__main__":
    main()
