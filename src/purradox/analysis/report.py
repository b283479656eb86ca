"""What a match looks like from each seat: choices, losses, luck and play."""

from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

from purradox.analysis.moments import Moment
from purradox.analysis.reasons import Reason, Verdict, verdict, why_better
from purradox.evaluation import Estimate, Evaluation, MoveValue
from purradox.notation import Checked
from purradox.rules import PlayerView

if TYPE_CHECKING:
    from purradox.search import Budget

COSTLIEST = 3
NETWORK = 0.8
"""The accuracy of the policy network: of what the best choices bring beyond chance, its own bring
about so much."""


@dataclass(frozen=True)
class Decision:
    """A choice that was made, beside all that could have been."""

    moment: Moment
    evaluation: Evaluation
    luck: float | None
    """What the table then proved, in points; None while the round goes on."""

    @property
    def view(self) -> PlayerView:
        return self.moment.view

    @property
    def trick(self) -> int | None:
        """The number of the trick, or None before the first one."""
        playing = self.view.table.phase.value == "play"
        return len(self.view.table.tricks) + 1 if playing else None

    @property
    def chosen(self) -> MoveValue:
        return self.evaluation.of(self.moment.choice)

    @property
    def best(self) -> MoveValue:
        return self.evaluation.best

    @property
    def expected(self) -> float:
        """The score to expect before the choice, if the policy network were to make it."""
        return self.evaluation.expected

    @property
    def play(self) -> float:
        """What the choice brought beyond the policy network's, in points."""
        return self.chosen.points.value - self.expected

    @property
    def free(self) -> bool:
        """Whether there was anything to choose."""
        return len(self.evaluation.moves) > 1

    @property
    def reason(self) -> Reason | None:
        """What speaks for the best choice, where that was not made."""
        return why_better(self.best, self.chosen)

    @property
    def verdict(self) -> Verdict:
        return verdict(self.best, self.chosen)


@dataclass(frozen=True)
class RoundReport:
    """A seat's round: the score is the typical one, the deal, the luck after it and the play."""

    round: int
    known: bool
    score: int | None
    typical: float
    decisions: tuple[Decision, ...]

    @property
    def deal(self) -> float | None:
        """What the hand was better than most."""
        return self.decisions[0].expected - self.typical if self.decisions else None

    @property
    def luck(self) -> float | None:
        """What the others and the hidden cards did for the seat."""
        known = [one.luck for one in self.decisions if one.luck is not None]
        return sum(known) if known and len(known) == len(self.decisions) else None

    @property
    def play(self) -> float | None:
        return sum(one.play for one in self.decisions) if self.decisions else None


@dataclass(frozen=True)
class SeatReport:
    """All rounds of a seat."""

    seat: int
    total: int
    rounds: tuple[RoundReport, ...]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return tuple(one for rounds in self.rounds for one in rounds.decisions)

    @property
    def known(self) -> bool:
        return any(one.known for one in self.rounds)

    @property
    def unknown(self) -> tuple[int, ...]:
        """Rounds in which the seat's cards are not known, counted from 0."""
        return tuple(one.round for one in self.rounds if not one.known)

    @property
    def accuracy(self) -> Estimate | None:
        """How well the seat chose, whatever its cards were; None without anything at stake.

        What the choices brought beyond chance, as a share of what the policy network's would have.
        That one had the same cards and the same decisions, so hard ones count alike. The best
        choices are no measure: which they are depends on how closely one looks.
        """
        free = [one for one in self.decisions if one.free]
        whole = sum(one.evaluation.above_random for one in free)
        if whole <= 0:
            return None
        beyond = _summed([one.chosen.advantage for one in free])
        return Estimate(NETWORK * (1 + beyond.value / whole), NETWORK * beyond.error / whole)

    @property
    def points_loss(self) -> Estimate:
        return _summed([one.chosen.points_loss for one in self.decisions])

    @property
    def win_loss(self) -> Estimate:
        return _summed([one.chosen.win_loss for one in self.decisions])

    @property
    def deal(self) -> float:
        return sum(one.deal or 0.0 for one in self.rounds)

    @property
    def luck(self) -> float:
        return sum(one.luck or 0.0 for one in self.rounds)

    @property
    def play(self) -> float:
        return sum(one.play or 0.0 for one in self.rounds)

    @property
    def costliest(self) -> tuple[Decision, ...]:
        """The mistakes that cost most of the match, the worst first."""
        wrong = [one for one in self.decisions if one.verdict is Verdict.MISTAKE]
        return tuple(sorted(wrong, key=lambda one: -one.chosen.loss.value)[:COSTLIEST])


@dataclass(frozen=True)
class Analysis:
    """The review of a match."""

    checked: Checked
    seats: tuple[SeatReport, ...]
    budget: "Budget"
    seed: int


def _summed(parts: list[Estimate]) -> Estimate:
    return Estimate(sum(one.value for one in parts), sqrt(sum(one.error**2 for one in parts)))


def with_luck(
    moments: list[Moment], evaluation: list[Evaluation], score: int | None
) -> tuple[Decision, ...]:
    """The decisions of a round: luck is what came true beyond what was expected before it."""
    plain = [Decision(moment, one, None) for moment, one in zip(moments, evaluation, strict=True)]
    later: list[float | None] = [*(one.expected for one in plain[1:]), score][: len(plain)]
    return tuple(
        replace(one, luck=None if then is None else then - one.chosen.points.value)
        for one, then in zip(plain, later, strict=True)
    )
