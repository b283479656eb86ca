"""The player that ppo.py or maskable_ppo.py has trained: a bot that answers in a pipe, with NumPy.

purradox arena --bots "exec:python examples/ppo_bot.py ppo.npz,careful"
"""

import sys

import numpy as np

from purradox.bots.pipe import answer_line, read_question
from purradox.rl import ACTIONS, encode, legal_mask, move_of


class Player:
    """Plays the likeliest action of the saved network."""

    def __init__(self, weights):
        with np.load(weights) as file:
            self.layers = [(file[f"{n}.weight"], file[f"{n}.bias"]) for n in (0, 2, 4)]

    def choose(self, view):
        mask = legal_mask(view)
        hidden = np.concatenate([encode(view), mask]).astype(np.float32)
        for weight, bias in self.layers[:-1]:
            hidden = np.maximum(weight @ hidden + bias, 0)
        weight, bias = self.layers[-1]
        logits = (weight @ hidden + bias)[:ACTIONS]
        return move_of(int(np.where(mask, logits, -np.inf).argmax()), view.seat)


if __name__ == "__main__":
    player = Player(sys.argv[1])
    for line in sys.stdin.buffer:
        print(answer_line(player.choose(read_question(line).view)).decode(), end="", flush=True)
