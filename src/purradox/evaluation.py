"""What the moves of a decision are worth, as evaluators tell it and analysis reads it."""

from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

from purradox.rules import Choice, PlayerView

SPREADS = {2: 3.7, 3: 3.5, 4: 2.95, 5: 2.43}
"""By the number of players, the standard deviation of the difference between the scores of two
equals in a round, over √2: one seat's tricks are another's loss, so it is more than a score's."""
MATCH_WEIGHT, POINT_WEIGHT = 10.0, 0.05
"""What a won match and a point are worth; points count a little, so that nobody gives up."""


class Estimate(NamedTuple):
    """A mean and its standard error."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What one move is worth to the seat that has it."""

    move: Choice
    simulations: int
    value: Estimate
    """What moves are ranked by: the match, and a little the points; as simulated."""
    points: Estimate
    deviation: float
    """Of the score, over the simulations."""
    win: Estimate
    wins: tuple[float, ...]
    """Every seat's chance to win the match, as this seat can know it; they sum to 1."""
    paradox: Estimate
    kept: Estimate
    tricks: float
    bonus: float
    """The mean bonus of the rounds in which the prediction was kept."""
    this_trick: float
    """How often the trick on the table was won."""
    tricks_at_paradox: float
    loss: Estimate
    """In value, against the best move; so are the next two, in their units; as simulated."""
    points_loss: Estimate
    win_loss: Estimate
    prior: float
    """How likely the policy network, which plays the simulations, would make it."""
    advantage: Estimate
    """In value, over a move drawn by that prior."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The moves of a decision, the best one first."""

    view: PlayerView
    simulations: int
    moves: tuple[MoveValue, ...]

    @property
    def best(self) -> MoveValue:
        return self.moves[0]

    @property
    def likeliest(self) -> Choice:
        """What the policy network would most likely do."""
        return max(self.moves, key=lambda one: one.prior).move

    @property
    def expected(self) -> float:
        """The score to expect if the policy network chose."""
        return sum(one.prior * one.points.value for one in self.moves)

    def of(self, move: Choice) -> MoveValue:
        return next(one for one in self.moves if one.move == move)

    @property
    def at_stake(self) -> float:
        """What a move made at random would lose, in value."""
        return fmean(one.loss.value for one in self.moves)

    @property
    def above_random(self) -> float:
        """What the policy network brings beyond a move made at random, in value."""
        return -fmean(one.advantage.value for one in self.moves)
