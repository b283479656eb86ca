"""The review of a match, seat by seat and decision by decision."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event

from purradox.analysis.moments import Moment, is_known, moments
from purradox.analysis.report import Analysis, RoundReport, SeatReport, with_luck
from purradox.bots.match_runner import derived_random
from purradox.evaluation import Estimate, Evaluation
from purradox.notation import Checked
from purradox.rules import score
from purradox.search import Budget, Search
from purradox.search.rollout import baseline

DOUBTFUL = 7
"""Decisions of each seat that may be its costliest at first sight, and so are looked at again…"""
CLOSER = 4
"""…so many times as closely, in other deals: the worst of many looks worse than it is."""
FINALISTS = 5
"""Decisions of the match, at most, that may be the costliest by then…"""
FINAL = 80
"""…and what they share, in looks: the fewer there are, the more closely each is looked at."""
SURE = 2.0
"""Standard errors on both sides that tell two decisions apart."""
SIMULATIONS = 400
"""Of each decision, unless told otherwise."""

Advance = Callable[[int, int], None]


@dataclass
class _Task:
    """A decision on its way."""

    moment: Moment
    place: tuple[int, int, int]
    found: Evaluation | None = None

    def evaluate(self, budget: Budget, seed: int, again: int, stop: Event) -> None:
        bits = derived_random(seed, *self.place, again).getrandbits(64)
        search = Search(self.moment.view, bits, keep=self.moment.choice)
        self.found = search.run(budget, stop)

    @property
    def done(self) -> Evaluation:
        assert self.found is not None
        return self.found

    @property
    def loss(self) -> Estimate:
        return self.done.of(self.moment.choice).loss


def analyse(
    checked: Checked,
    seats: Iterable[int] | None = None,
    budget: Budget | None = None,
    seed: int = 0,
    *,
    threads: int | None = None,
    advance: Advance | None = None,
) -> Analysis:
    """Evaluate every decision of these seats, or of all, each from what its seat could know."""
    budget = budget or Budget(SIMULATIONS)
    chairs = range(checked.variant.players) if seats is None else seats
    tasks = {
        (seat, round_): [
            _Task(moment, (seat, round_, index))
            for index, moment in enumerate(moments(checked, seat, round_))
        ]
        for seat in chairs
        for round_ in range(len(checked.rounds))
    }
    _evaluate_all(tasks, budget, seed, threads or processors(), advance or (lambda *_: None))
    average = [baseline(checked.variant, first) for first in range(len(checked.rounds))]
    reports = []
    for seat in chairs:
        rounds = []
        for round_, one in enumerate(checked.rounds):
            mine = tasks[seat, round_]
            points = score(one.table)[seat].total if one.table.outcome is not None else None
            decided = with_luck([task.moment for task in mine], [t.done for t in mine], points)
            known = is_known(checked, seat, round_)
            rounds.append(RoundReport(round_, known, points, average[round_][seat], decided))
        total = sum(one.score or 0 for one in rounds)
        reports.append(SeatReport(seat, total, tuple(rounds)))
    return Analysis(checked, tuple(reports), budget, seed)


def _evaluate_all(
    tasks: dict[tuple[int, int], list[_Task]],
    budget: Budget,
    seed: int,
    threads: int,
    advance: Advance,
) -> None:
    first = [task for mine in tasks.values() for task in mine]
    by_seat: dict[int, list[_Task]] = {}
    for task in first:
        if len(task.moment.view.legal) > 1:
            by_seat.setdefault(task.moment.view.seat, []).append(task)
    again = CLOSER * sum(min(DOUBTFUL, len(mine)) for mine in by_seat.values())
    free = [task for mine in by_seat.values() for task in mine]
    total = len(first) + again + (FINAL if free else 0)
    stop = Event()
    with ThreadPoolExecutor(threads) as pool:
        try:
            jobs = [pool.submit(task.evaluate, budget, seed, 0, stop) for task in first]
            for done, _ in enumerate(_results(jobs), 1):
                advance(done, total)
            doubtful = [task for mine in by_seat.values() for task in _worst(mine)]
            closer = _times(budget, CLOSER)
            jobs = [pool.submit(task.evaluate, closer, seed, 1, stop) for task in doubtful]
            for done, _ in enumerate(_results(jobs), 1):
                advance(len(first) + CLOSER * done, total)
            last = [free[place] for place in finalists([task.loss for task in free])]
            closest = _times(budget, share(len(last)))
            jobs = [pool.submit(task.evaluate, closest, seed, 2, stop) for task in last]
            for done, _ in enumerate(_results(jobs), 1):
                advance(len(first) + again + FINAL * done // len(last), total)
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def processors() -> int:
    """How many threads there is room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _results(jobs: list["Future[None]"]) -> Iterator[None]:
    for job in jobs:
        yield job.result()


def _times(budget: Budget, factor: int) -> Budget:
    return Budget(factor * budget.simulations, factor * budget.seconds)


def _worst(tasks: list[_Task]) -> list[_Task]:
    return sorted(tasks, key=lambda task: -upper(task.loss, 1.0))[:DOUBTFUL]


def upper(loss: Estimate, errors: float = SURE) -> float:
    """An upper confidence bound."""
    return loss.value + errors * loss.error


def finalists(losses: Sequence[Estimate]) -> list[int]:
    """The places of what seems costliest and of all that may be costlier, the worst first.

    The rest is rejected by its upper confidence bounds (Audibert, Bubeck and Munos, 2010).
    """
    order = sorted(range(len(losses)), key=lambda place: -upper(losses[place]))
    worst = max(order, key=lambda place: losses[place].value, default=0)
    others = [place for place in order if place != worst]
    least = upper(losses[worst], -SURE) if order else 0.0
    left = [place for place in others if upper(losses[place]) >= least]
    return [worst, *left][:FINALISTS] if order else []


def share(finalists: int) -> int:
    """How many looks each of so many is worth."""
    return FINAL // max(2, finalists)
