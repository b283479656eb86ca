"""What the moves of a decision are worth where no kernel runs: deals played out by `careful`.

Moves are tried in the same deals, which fit all that the seat has seen (common random numbers).
Those that `careful` finds likely are tried more, and the worse half of them is dropped again and
again (sequential halving; Karnin, Koren and Somekh, 2013). There are far fewer simulations than
`purradox.search` makes, so the errors are larger.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from math import erf, exp, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from purradox.bots.careful import CarefulBot, CarefulHeuristic
from purradox.evaluation import (
    MATCH_WEIGHT,
    POINT_WEIGHT,
    SPREADS,
    Estimate,
    Evaluation,
    MoveValue,
)
from purradox.rules import Choice, Paradox, PlayerView, Round, score
from purradox.rules.scoring import kept_prediction

LIKELY = 5
"""Moves that are tried in every deal of the first round of halving."""
BREADTH = 2
"""Deals in which all moves are tried."""
ROUNDS = (6, 10, 20)
"""Deals in each round of halving; the last one is for two moves."""
TEMPERATURE = 1.0
"""In points: how much worse a move may look to `careful` and still be likely."""
DOUBT = 3.0
"""The standard error of what was simulated too little to have one."""


class Outcome(NamedTuple):
    """How a round ended, for one seat."""

    points: float
    wins: tuple[float, ...]
    paradox: float
    kept: float
    tricks: float
    bonus: float
    this_trick: float

    @property
    def value(self) -> float:
        return MATCH_WEIGHT * self.wins[0] + POINT_WEIGHT * self.points


class Lookahead:
    """The evaluation of one decision, in portions."""

    def __init__(self, view: PlayerView, seed: int = 0, keep: Choice | None = None) -> None:
        self.view, self.keep = view, keep
        self.random = Random(seed)
        self.moves = view.legal
        self.prior = prior(view)
        self.outcomes: dict[Choice, list[Outcome]] = {move: [] for move in self.moves}
        """By move, of the same deals in the same order; dropped moves have fewer."""
        self.simulations = 0

    def portions(self) -> Iterator[float]:
        """Simulate, with a pause after every deal; tells the share that is done."""
        left, deals, done = list(self.moves), self.view.deals(self.random), 0
        for number, count in enumerate(ROUNDS):
            for deal in islice(deals, count):
                for move in left:
                    self.outcomes[move].append(played_out(deal.apply(move), self.view, self.random))
                    self.simulations += 1
                done += 1
                if number == 0 and done == BREADTH:
                    left = self._best(left, LIKELY, self.prior.__getitem__)
                yield done / sum(ROUNDS)
            if len(self.moves) == 1:
                return
            left = self._best(left, max(2, len(left) // 2), self._mean)

    def _best(
        self, moves: list[Choice], count: int, rank: Callable[[Choice], float]
    ) -> list[Choice]:
        """Some of the moves, and always the one to keep."""
        best = sorted(moves, key=lambda move: -rank(move))[:count]
        kept = [self.keep] if self.keep is not None and self.keep not in best else []
        return [*best, *kept]

    def _mean(self, move: Choice) -> float:
        return fmean(one.value for one in self.outcomes[move])

    def evaluation(self) -> Evaluation:
        """What was found, the best move first."""
        most = max(map(len, self.outcomes.values()))
        tried = [move for move in self.moves if len(self.outcomes[move]) == most]
        best = max(tried, key=self._mean)
        values = [self._value(move, best) for move in self.moves]
        values.sort(key=lambda one: (one.move != best, one.loss.value))
        return Evaluation(self.view, self.simulations, tuple(values))

    def _value(self, move: Choice, best: Choice) -> MoveValue:
        mine, other = self.outcomes[move], self.outcomes[best]
        fine = [one for one in mine if one.kept]
        stuck = [one for one in mine if one.paradox]
        pairs = list(zip(other, mine, strict=False))  # of the same deals
        average = self._average(len(mine))
        return MoveValue(
            move=move,
            simulations=len(mine),
            value=estimated([one.value for one in mine]),
            points=estimated([one.points for one in mine]),
            deviation=stdev([one.points for one in mine]) if len(mine) > 1 else 0.0,
            win=estimated([one.wins[0] for one in mine]),
            wins=self._by_seat([one.wins for one in mine]),
            paradox=estimated([one.paradox for one in mine]),
            kept=estimated([one.kept for one in mine]),
            tricks=fmean(one.tricks for one in mine),
            bonus=fmean(one.bonus for one in fine) if fine else 0.0,
            this_trick=fmean(one.this_trick for one in mine),
            tricks_at_paradox=fmean(one.tricks for one in stuck) if stuck else 0.0,
            loss=self._loss([a.value - b.value for a, b in pairs], move, best),
            points_loss=self._loss([a.points - b.points for a, b in pairs], move, best),
            win_loss=self._loss([a.wins[0] - b.wins[0] for a, b in pairs], move, best),
            prior=self.prior[move],
            advantage=estimated(
                [one.value - usual for one, usual in zip(mine, average, strict=True)]
            ),
        )

    def _loss(self, differences: list[float], move: Choice, best: Choice) -> Estimate:
        """Who was found best is not worse than any other; what was tried little is in doubt."""
        if move == best:
            return Estimate(0.0, 0.0)
        found = estimated(differences)
        tried = len(differences)
        doubt = DOUBT / sqrt(tried) if tried < ROUNDS[0] else 0.0
        return Estimate(max(0.0, found.value), max(found.error, doubt))

    def _average(self, deals: int) -> list[float]:
        """By deal, the value of a move drawn by the prior among those that were tried there."""
        found = []
        for deal in range(deals):
            here = [(self.prior[move], done[deal]) for move, done in self._tried(deal)]
            weight = sum(share for share, _ in here) or 1.0
            found.append(sum(share * one.value for share, one in here) / weight)
        return found

    def _tried(self, deal: int) -> Iterator[tuple[Choice, list[Outcome]]]:
        return ((move, done) for move, done in self.outcomes.items() if deal < len(done))

    def _by_seat(self, wins: list[tuple[float, ...]]) -> tuple[float, ...]:
        """Mean chances by seat, out of those counted from the one that decides."""
        players = self.view.table.variant.players
        turns = ((seat - self.view.seat) % players for seat in range(players))
        return tuple(fmean(one[turn] for one in wins) for turn in turns)


def evaluate(view: PlayerView, seed: int = 0, keep: Choice | None = None) -> Evaluation:
    """Evaluate every legal move; `keep` is one that is simulated as long as the best."""
    search = Lookahead(view, seed, keep)
    for _ in search.portions():
        pass
    return search.evaluation()


def prior(view: PlayerView) -> dict[Choice, float]:
    """How likely each move is, by what `careful` thinks of it."""
    heuristic = CarefulHeuristic(view)
    worths = {move: heuristic.worth(move) for move in view.legal}
    best = max(worths.values())
    likely = {move: exp((worth - best) / TEMPERATURE) for move, worth in worths.items()}
    total = sum(likely.values())
    return {move: one / total for move, one in likely.items()}


def played_out(one: Round, view: PlayerView, random: Random) -> Outcome:
    """The end of a round that `careful` plays for everybody."""
    bot, seat, number = CarefulBot(random), view.seat, len(view.table.tricks)
    while one.table.outcome is None:
        one = one.apply(bot.choose(one.view(one.table.to_act[0])))
    table = one.table
    scores = score(table)
    tricks = table.tricks
    return Outcome(
        points=float(scores[seat].total),
        wins=win_chances(view, [each.total for each in scores]),
        paradox=float(isinstance(table.outcome, Paradox) and table.outcome.seat == seat),
        kept=float(kept_prediction(table, seat, table.won[seat])),
        tricks=float(table.won[seat]),
        bonus=float(scores[seat].bonus),
        this_trick=float(number < len(tricks) and tricks[number].winner == seat),
    )


def win_chances(view: PlayerView, points: list[int]) -> tuple[float, ...]:
    """Every seat's chance to win the match after a round with these scores, from `view.seat` on.

    The rounds to come are a lottery among equals, in which each rival is passed or not.
    """
    players, variant = len(points), view.table.variant
    before = [sum(scores[seat] for scores in view.past_scores) for seat in range(players)]
    totals = [had + more for had, more in zip(before, points, strict=True)]
    left = variant.rounds - len(view.past) - 1
    spread = SPREADS[players] * sqrt(2 * left) if left else 0.0
    chances = []
    for turn in range(players):
        seat = (view.seat + turn) % players
        chance = 1.0
        for other in range(players):
            if other != seat:
                ahead = (totals[seat] - totals[other]) + (points[seat] - points[other]) / 1000
                chance *= (
                    0.5 + 0.5 * erf(ahead / spread / sqrt(2))
                    if spread
                    else float(ahead > 0) + 0.5 * (ahead == 0)
                )
        chances.append(chance)
    whole = sum(chances) or 1.0
    return tuple(chance / whole for chance in chances)


def estimated(values: list[float]) -> Estimate:
    if len(values) < 2:
        return Estimate(values[0] if values else 0.0, DOUBT)
    return Estimate(fmean(values), stdev(values) / sqrt(len(values)))
