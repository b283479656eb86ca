"""The review of a match: the costlier a decision seems, the more closely it is looked at."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial
from threading import Event
from typing import NamedTuple

from purradox.analysis.lines import Task, seat_report, tasks_of
from purradox.analysis.report import Analysis
from purradox.evaluation import Estimate, Evaluation
from purradox.notation import Checked
from purradox.search import Budget, Search
from purradox.search.rollout import baseline

DOUBTFUL = 5
"""Decisions of each seat that may be its costliest at first sight, and so are looked at again…"""
CLOSER = 4
"""…so many times as closely, in other deals: the worst of many looks worse than it is."""
FINALISTS = 8
"""Decisions of the match, at most, that may be the costliest by then…"""
FINAL = 300
"""…and what they share at most, in looks…"""
ROUNDS = 10
"""…in so many rounds, after each of which those are rejected that cannot be it any more."""
EXPECTED = 100
"""Looks that the rounds take as progress counts them, since most reviews need few of them."""
SURE = 2.0
"""Standard errors on both sides that tell two decisions apart."""
FIRST_SIGHT = 3.0
"""Standard errors by which a first look may be wrong, as it is of few deals."""
SIMULATIONS = 400
"""Of each decision, unless told otherwise."""


class Look(NamedTuple):
    """Each look at a seat is closer than the one before.

    A glance is the beginning of a look; the closer ones are in other deals.
    """

    kind: str
    seat: int
    budget: Budget
    tasks: list[Task]
    work: float
    """Of each task, in looks, as progress counts it."""


Piece = Callable[[], AbstractContextManager[None]]
"""In what context a piece of the work is done."""
Results = Iterator[tuple[Task, Evaluation]]
"""Decisions and what is found of them, as it is found."""


class Review:
    """The decisions of some seats, those of the first seat first."""

    def __init__(self, checked: Checked, seats: Iterable[int], budget: Budget, seed: int) -> None:
        tasks = list(tasks_of(checked))
        self.tasks = {seat: [task for task in tasks if task.seat == seat] for seat in seats}
        self.found: dict[int, Evaluation] = {}
        """By the step of the decision."""
        self._budget, self._seed = budget, seed
        self._free = {
            seat: [task for task in mine if len(task.moment.view.legal) > 1]
            for seat, mine in self.tasks.items()
        }
        self._searches: dict[tuple[int, bool], Search] = {}
        self._spent = 0.0

    @property
    def progress(self) -> float:
        """The share of the work that is done; the last looks may be fewer than expected."""
        free = [len(mine) for mine in self._free.values()]
        again = CLOSER * sum(min(DOUBTFUL, count) for count in free) + EXPECTED
        return self._spent / (sum(map(len, self.tasks.values())) + again)

    def mine(self, seat: int) -> list[tuple[Task, Evaluation]]:
        """What is known of a seat by now."""
        return [(task, self.found[task.step]) for task in self.tasks[seat]]

    def looks(
        self, threads: int, glance: int = 0, piece: Piece = nullcontext
    ) -> Generator[tuple[Look, Results], None, None]:
        """Looks and their results; the next one is on its way already, so no core waits."""
        stop = Event()
        pool = ThreadPoolExecutor(threads)
        try:
            last = None
            for look in self._looks(glance):
                following = None
                if look is not None:
                    evaluate = partial(self._evaluate, look, piece, stop)
                    jobs = [pool.submit(evaluate, task) for task in look.tasks]
                    following = look, self._results(look, jobs)
                if last is not None:
                    yield last
                last = following
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)

    def _results(self, look: Look, jobs: list["Future[Evaluation]"]) -> Results:
        for task, job in zip(look.tasks, jobs, strict=True):
            self.found[task.step] = job.result()
            self._spent += look.work
            yield task, self.found[task.step]

    def _evaluate(self, look: Look, piece: Piece, stop: Event, task: Task) -> Evaluation:
        moment, place = task.moment, (task.step, look.kind == "closer")
        if place not in self._searches:
            with piece():
                bits = task.bits(self._seed, look.kind == "closer")
                self._searches[place] = Search(moment.view, bits, keep=moment.choice)
        search, more = self._searches[place], True
        portions = search.advance(look.budget)
        while more and not stop.is_set():
            with piece():
                more = next(portions, search) is None
        if look.kind == "look":  # what is looked at again is so in other deals
            del self._searches[place]
        return search.evaluation()

    def _looks(self, glance: int) -> Iterator[Look | None]:
        """A glance at everybody; for each seat a look, and a closer one at what seems costliest.

        What seemed costly at a glance comes first. Each look is chosen when all are done but the
        last one before it, so a closer one waits until the next seat is looked at. None waits for
        all.
        """
        begun = glance / self._budget.simulations if glance < self._budget.simulations else 0.0
        if begun:
            for seat, tasks in self.tasks.items():
                yield Look("glance", seat, Budget(glance), tasks, begun)
        before = list[int]()
        for seat, tasks in self.tasks.items():
            order = sorted(tasks, key=lambda task: -self._loss(task).value if begun else 0.0)
            yield Look("look", seat, self._budget, order, 1.0 - begun)
            yield from map(self._closer, before)
            before = [seat]
        if len(self.tasks) == 1:
            yield None
        yield from map(self._closer, before)
        yield None
        yield from self._final()

    def _closer(self, seat: int) -> Look:
        """The worst of many looks worse than it is."""
        order = sorted(self._free[seat], key=lambda task: -upper(self._loss(task), FIRST_SIGHT))
        return Look("closer", seat, self._times(CLOSER, CLOSER), order[:DOUBTFUL], CLOSER)

    def _final(self) -> Iterator[Look | None]:
        """What may be the costliest of the match, until it is told from all others."""
        free = sorted(task for mine in self._free.values() for task in mine)
        level = float(CLOSER)
        for _ in range(ROUNDS):
            left = [free[place] for place in finalists([self._loss(task) for task in free])]
            if len(left) < 2:
                return
            more = FINAL / ROUNDS / len(left)
            level += more
            work = EXPECTED / ROUNDS / len(left)
            for seat in self.tasks:
                if mine := [task for task in left if task.seat == seat]:
                    yield Look("closer", seat, self._times(level, more), mine, work)
            yield None

    def _times(self, simulations: float, seconds: float) -> Budget:
        """Simulations made before count, seconds do not."""
        return Budget(int(simulations * self._budget.simulations), seconds * self._budget.seconds)

    def _loss(self, task: Task) -> Estimate:
        return self.found[task.step].of(task.moment.choice).loss


def analyse(
    checked: Checked,
    seats: Iterable[int] | None = None,
    budget: Budget | None = None,
    seed: int = 0,
    *,
    threads: int | None = None,
    advance: Callable[[float], None] | None = None,
) -> Analysis:
    """Evaluate every decision of these seats, or of all, each from what its seat could know.

    `advance` is told the share of the work that is done.
    """
    budget = budget or Budget(SIMULATIONS)
    chairs = range(checked.variant.players) if seats is None else seats
    review = Review(checked, chairs, budget, seed)
    with closing(review.looks(threads or processors())) as looks:
        for _, results in looks:
            for _ in results:
                if advance is not None:
                    advance(review.progress)
    if advance is not None:
        advance(1.0)
    reports = [seat_report(checked, seat, review.mine(seat), baseline) for seat in review.tasks]
    return Analysis(checked, tuple(reports), budget, seed)


def processors() -> int:
    """How many threads there is room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
