"""A toy on which CFR runs to the end, and how far our bots are from it there."""

from typing import Any

import pyspiel
import pytest

from purradox.rl import openspiel
from purradox.rl.toys import Tree

TOY = f"{openspiel.NAME}(players=3,numbers=2,dealt=3)"


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree(pyspiel.load_game(TOY))


class Gains:
    """As `pyspiel.nash_conv`, with what it knows of the game kept from one policy to the next."""

    def __init__(self, game: Any) -> None:
        self.start, uniform = game.new_initial_state(), pyspiel.UniformRandomPolicy(game)
        seats = range(game.num_players())
        self.best = [pyspiel.TabularBestResponse(game, seat, uniform) for seat in seats]

    def of(self, policy: Any) -> float:
        """How much all players together would gain by best responses."""
        for one in self.best:
            one.set_policy(policy)
        found = sum(one.value_from_state(self.start) for one in self.best)
        return float(found - sum(pyspiel.expected_returns(self.start, policy, -1, False)))


def test_cfr_and_the_heuristics_reach_an_equilibrium_and_neural_does_not(tree: Tree) -> None:
    assert tree.information_states == 324
    gains = Gains(tree.game)
    solver = pyspiel.CFRPlusSolver(tree.game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert gains.of(solver.average_policy()) < 0.08
    uniform = gains.of(pyspiel.UniformRandomPolicy(tree.game))
    assert uniform == pytest.approx(2.58, abs=0.005)
    for bot in ("careful", "greedy"):
        assert gains.of(tree.policy(bot)) == pytest.approx(0, abs=1e-9)
    assert gains.of(tree.policy("neural")) > 0.5


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"numbers": 9, "dealt": 3}, "a toy has 1 to 6 numbers and 3 to 10 cards dealt, not 9"),
        ({"numbers": 2, "dealt": 2}, "cards dealt, not 2 and 2"),
        ({"numbers": 1, "dealt": 3}, "5 cards are too few for 3 hands of 3"),
    ],
)
def test_toys_that_cannot_be_are_refused(options: dict[str, int], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        openspiel.CatInTheBoxGame({"players": 3, **options})
