"""MaskablePPO of sb3-contrib against three `greedy`, for a fixed number of steps.

    pip install "purradox[gym]" sb3-contrib
    python examples/maskable_ppo.py --steps 2000000 --save maskable.npz
    purradox benchmark "exec:python examples/ppo_bot.py maskable.npz"

It starts from nothing. What it earns is how many points it is ahead of the others' mean at the
end of a round.
"""

import argparse
import sys

import gymnasium
import numpy as np

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv, VecMonitor
except ImportError:
    sys.exit('This needs sb3-contrib: pip install "purradox[gym]" sb3-contrib')

from purradox.rl import ACTIONS

TABLES, WIDTH = 512, 256
OPTIONS = {"n_steps": 32, "batch_size": 2048, "n_epochs": 4, "gamma": 1.0, "learning_rate": 8e-4}


class Tables(VecEnv):
    """The vector environment, as Stable-Baselines3 wants one.

    Where a round has just ended no action is legal, and the next step deals again.
    """

    render_mode = None

    def __init__(self, envs, seed):
        self.envs, self.seed_of_all = envs, seed
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)

    def reset(self):
        return self.envs.reset(seed=self.seed_of_all)[0]

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        observations, rewards, over, _, _ = self.envs.step(self.actions)
        return observations, rewards, over, [{} for _ in rewards]

    def env_method(self, method_name, *args, **_which):
        return getattr(self.envs, method_name)(*args)

    def get_attr(self, attr_name, *_which):
        return [getattr(self.envs, attr_name)] * self.num_envs

    def set_attr(self, attr_name, value, *_which):
        setattr(self.envs, attr_name, value)

    def env_is_wrapped(self, *_class, **_which):
        return [False] * self.num_envs

    def close(self):
        self.envs.close()


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
    parser.add_argument("--steps", type=int, default=2_000_000)
    parser.add_argument("--save", default="maskable.npz", help="the file of the weights")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    name = "purradox.rl.gym:purradox/CatInTheBox-v0"
    options = {"players": 4, "opponents": "greedy", "reward": "margin"}
    envs = gymnasium.make_vec(name, TABLES, "vector_entry_point", **options)
    tables = VecMonitor(Tables(envs, args.seed))
    network = {"net_arch": [WIDTH, WIDTH], "activation_fn": torch.nn.ReLU}
    learner = MaskablePPO(
        "MlpPolicy", tables, policy_kwargs=network, seed=args.seed, verbose=1, **OPTIONS
    )
    learner.learn(args.steps)
    np.savez(args.save, **weights(learner.policy))


if __name__ == "__main__":
    main()
