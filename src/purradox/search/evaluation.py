"""What each move of a decision is worth: sequential halving over simulations.

The moves that the network of `neural` finds likely are tried, and the worse half of them is
dropped again and again (Karnin, Koren and Somekh, 2013); all others are tried a little. The prior
decides where simulations cannot tell moves apart, as in Gumbel AlphaZero (Danihelka et al., 2022).
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from purradox.bots.neural.opinion import opinion
from purradox.evaluation import (
    MATCH_WEIGHT,
    POINT_WEIGHT,
    Estimate,
    Evaluation,
    MoveValue,
)
from purradox.kernel.bits import U
from purradox.kernel.types import Floats, Reals
from purradox.rules import Choice, PlayerView
from purradox.rules.actions import ACTIONS, action_of
from purradox.search.budget import Budget, Clock
from purradox.search.calibration import (
    AS_SIMULATED,
    corrections,
    scaled,
    scaled_wins,
    shifted,
    with_error,
)
from purradox.search.decision import decision_of, memory_for
from purradox.search.estimates import USUAL, Comparison, Ranking, Settings, prior_bonus
from purradox.search.policy import network_policy
from purradox.search.posterior import Places, posterior_of
from purradox.search.rollout import (
    FIELDS,
    KEPT,
    PARADOXES,
    POINTS,
    THIS_TRICK,
    TRICKS,
    WINS,
    Trial,
    simulate,
)

ALONE = 32
"""Simulations of a move that is the only one."""


@dataclass(frozen=True, slots=True)
class SearchEvaluation(Evaluation):
    """What a search found, with what a network can learn from it."""

    policy: Reals
    """By action: how good each move seems, as probabilities."""


def evaluate(
    view: PlayerView,
    budget: Budget,
    seed: int = 0,
    settings: Settings = USUAL,
    keep: Choice | None = None,
) -> SearchEvaluation:
    """Evaluate every legal move; `keep` is one that is simulated as long as the best."""
    return Search(view, seed, settings, keep).run(budget)


class Search:
    """The evaluation of one decision, which may be gone on with."""

    def __init__(
        self,
        view: PlayerView,
        seed: int = 0,
        settings: Settings = USUAL,
        keep: Choice | None = None,
    ) -> None:
        self.view, self.settings, self._seed = view, settings, seed
        self.moves: tuple[Choice, ...] = tuple(sorted(view.legal, key=action_of))
        self._actions = [action_of(move) for move in self.moves]
        self._kept = None if keep is None else self.moves.index(keep)
        self._decision = decision_of(view)
        self._memory = memory_for(self._decision.network)
        believed = opinion(view)
        self.prior: Floats = np.array(believed.shares(), np.float32)
        self._posterior = posterior_of(view, believed.cards, self._decision, self._memory, seed)
        self._active = self._with_kept(self._likely())
        self._outcomes: list[Floats] = []
        self._others = np.zeros((0, len(self.moves), FIELDS), np.float32)
        self._corrections = (
            corrections(view.table.variant.players) if settings.calibrated else AS_SIMULATED
        )
        self.deals = self.simulations = 0

    def run(self, budget: Budget) -> SearchEvaluation:
        """Go on until the budget is spent; simulations made before count, seconds do not."""
        for _ in self.advance(budget):
            pass
        return self.evaluation()

    def refine(self, budget: Budget, every: float) -> Iterator[Evaluation]:
        """What is known every so many seconds, and at the end of the budget."""
        shown = time.perf_counter()
        for _ in self.advance(budget):
            if time.perf_counter() - shown >= every:
                shown = time.perf_counter()
                yield self.evaluation()
        yield self.evaluation()

    def choose(self, budget: Budget) -> Choice:
        """The best move alone: nothing is spent on moves that the prior rules out."""
        for _ in self.advance(budget, others=False):
            pass
        return self.moves[self._active[self._ranking().order[0]]]

    def advance(self, budget: Budget, *, others: bool = True) -> Iterator[None]:
        """Go on portion by portion, for a caller that has other things to do between them."""
        clock = Clock(budget, self.simulations)
        self._burn_in(clock)
        if others and not self.deals:
            self._try_others()
        if len(self.moves) == 1:
            if not self.deals:
                self._simulate(ALONE)
            return
        while portion := clock.portion(1 / self._halvings):
            if self.deals and budget.simulations and clock.left < len(self._active):
                break  # less is left than a deal takes
            self._simulate(max(1, portion // len(self._active)))
            clock.done = self.simulations
            yield
            if not self._halve():
                return
        if not self.deals:
            self._simulate(1)

    @property
    def _halvings(self) -> int:
        """How often the worse half of the moves can be dropped, and the last two compared."""
        return max(1, (len(self._active) - 1).bit_length())

    def _burn_in(self, clock: Clock) -> None:
        settings, wanted = self.settings, clock.budget.simulations
        steps = settings.burn_in
        if wanted:
            steps = min(steps, wanted // settings.simulations_per_step)
        self._posterior.burn_in(steps, lambda: clock.spent < settings.burn_in_share)

    def _simulate(self, deals: int) -> None:
        """Try the moves in so many deals."""
        while deals:
            self._outcomes.append(self._outcomes_of(self._active, deals, self.deals))
            done = len(self._outcomes[-1])
            deals -= done
            self.deals += done
            self.simulations += done * len(self._active)

    @property
    def _batches(self) -> Places:
        return self._posterior.batches(self.deals)

    def _try_others(self) -> None:
        """Try the moves that the prior rules out in the first deals; they are not counted."""
        others = [place for place in range(len(self.moves)) if place not in self._active]
        if others:
            self._others = self._outcomes_of(others, self.settings.breadth, 0)

    def _outcomes_of(self, places: list[int], most: int, begin: int) -> Floats:
        """By deal (so many at most), move and field; NaN for the other moves."""
        sample = self._posterior.draw(begin, most)
        deals = len(sample.states)
        out = np.zeros((deals, len(places), FIELDS), np.float32)
        moves = U(sum(1 << self._actions[place] for place in places))
        trial = Trial(moves, U(self._seed), U(begin))
        simulate(self._decision, sample, trial, self._memory, out)
        whole = np.full((deals, len(self.moves), FIELDS), np.nan, np.float32)
        whole[:, places] = out
        return whole

    def _halve(self) -> bool:
        """Drop moves when it is time to; False once more simulations would change nothing."""
        settings = self.settings
        if self.deals < settings.deals_before_halving:
            return True
        ranking = self._ranking()
        order = [self._active[place] for place in ranking.order]
        if ranking.certain and self._kept in (None, order[0]):
            return False  # else it is still asked how far the kept move is behind
        self._active = self._with_kept(order[: max(2, (len(order) + 1) // 2)])
        return True

    def _ranking(self) -> Ranking:
        outcomes = np.concatenate([part[:, self._active] for part in self._outcomes])
        values = value_of(outcomes.astype(np.float64), self.view.seat, match=self.settings.match)
        return Ranking(values, self._batches, self.prior[self._active], self.settings)

    def _with_kept(self, places: list[int]) -> list[int]:
        if self._kept is not None and self._kept not in places:
            places = [*places, self._kept]
        return sorted(places)

    def _likely(self) -> list[int]:
        """The moves that the prior does not rule out, and a few at least."""
        settings, order = self.settings, np.argsort(-self.prior, kind="stable").tolist()
        return [
            place
            for rank, place in enumerate(order[: settings.most])
            if rank < settings.fewest or self.prior[place] >= settings.unlikely
        ]

    def evaluation(self) -> SearchEvaluation:
        """What is known by now."""
        outcomes = np.concatenate(self._outcomes).astype(np.float64)
        first = outcomes[: len(self._others)]
        first[...] = np.where(np.isnan(first), self._others[: len(first)], first)
        values = value_of(outcomes, self.view.seat, match=self.settings.match)
        best = self._active[self._ranking().order[0]]
        drawn = np.zeros(64)
        network_policy(
            *(self._decision.setup, self._posterior.draw(0, 1).states[0], self._decision.network),
            *(self._memory.activations, drawn),
        )
        found = Comparison(outcomes, values, self._batches, best, self._active, self.view.seat)
        prior = drawn[self._actions]
        measured = (values, outcomes[..., POINTS], outcomes[..., WINS + self.view.seat])
        losses = [found.losses(one) for one in measured]
        moves = [self._move(place, found, prior, losses) for place in range(len(self.moves))]
        order = sorted(range(len(moves)), key=lambda at: (at != best, -moves[at].value.value))
        return SearchEvaluation(
            self.view,
            self.simulations,
            tuple(moves[place] for place in order),
            self._policy(found),
        )

    def _move(
        self, place: int, found: Comparison, prior: Reals, losses: list[list[Estimate]]
    ) -> MoveValue:
        seat, players = self.view.seat, self.view.table.variant.players
        spread = found.deviations[place]
        wins = np.clip(found.means[place, WINS : WINS + players], 0.0, 1.0)
        wins /= wins.sum()
        own, known = found.share(place, WINS + seat), self._corrections
        if spread[WINS + seat]:
            wins = scaled_wins(wins, seat, known.win)
            own = with_error(own, float(wins[seat]), known.win)
        return MoveValue(
            move=self.moves[place],
            simulations=int(found.deals[place]),
            value=found.value(place),
            points=shifted(found.mean(place, POINTS), float(spread[POINTS]), known.points),
            deviation=float(spread[POINTS]),
            win=own,
            wins=tuple(map(float, wins)),
            paradox=scaled(found.share(place, PARADOXES), known.paradox),
            kept=scaled(found.share(place, KEPT), known.kept),
            tricks=float(found.means[place, TRICKS]),
            bonus=found.bonus(place),
            this_trick=float(found.means[place, THIS_TRICK]),
            tricks_at_paradox=found.tricks_at_paradox(place),
            loss=losses[0][place],
            points_loss=losses[1][place],
            win_loss=losses[2][place],
            prior=float(prior[place]),
            advantage=found.advantage(place, prior),
        )

    def _policy(self, found: Comparison) -> Reals:
        """The better a move seems the likelier, in units of what is not known."""
        settings, behind = self.settings, found.behind
        bonus = prior_bonus(self.prior, settings)
        promise = behind.means + (behind.errors + settings.bias) * bonus
        doubt = float(behind.errors[found.best_of_others]) + settings.bias
        likely = np.exp((promise - promise.max()) / doubt)
        policy = np.zeros(ACTIONS)
        policy[self._actions] = likely / likely.sum()
        return policy


def value_of(outcomes: Reals, seat: int, *, match: bool = True) -> Reals:
    """What moves are ranked by."""
    points = outcomes[..., POINTS]
    if not match:
        return points
    result: Reals = MATCH_WEIGHT * outcomes[..., WINS + seat] + POINT_WEIGHT * points
    return result
