"""OpenSpiel's information set Monte Carlo tree search (ISMCTS) with random rollouts: a bot that
answers in a pipe. Its argument is the number of simulations of each decision.

    pip install "purradox[openspiel]"
    purradox benchmark "exec:python examples/ismcts_bot.py 50,seconds=60" --deals 6
"""

import os
import sys
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from purradox.bots.pipe import SEED, answer_line, read_question
from purradox.rl import move_of
from purradox.rl.openspiel import NAME, state_of

EXPLORATION = 4  # the constant of UCT, for scores from −7 to 11


class Player:
    """Searches each decision anew, for the score of the round."""

    def __init__(self, simulations, seed):
        self.simulations, self.seed = simulations, seed

    def choose(self, view):
        random = Random(f"{self.seed} {view.position}")  # the same question, the same answer
        setup = view.table.variant
        game = pyspiel.load_game(NAME, {"players": setup.players, "board": setup.board_name})
        numpy_random = np.random.RandomState(random.getrandbits(32))
        evaluator = RandomRolloutEvaluator(1, numpy_random)
        search = ISMCTSBot(
            game, evaluator, EXPLORATION, self.simulations, random_state=numpy_random
        )
        search.set_resampler(
            lambda state, player: state.resample_from_infostate(player, random.random)
        )
        return move_of(int(search.step(state_of(game, view, random))), view.seat)


if __name__ == "__main__":
    player = Player(int(sys.argv[1]), int(os.environ.get(SEED, "1")))
    for line in sys.stdin.buffer:
        print(answer_line(player.choose(read_question(line).view)).decode(), end="", flush=True)
