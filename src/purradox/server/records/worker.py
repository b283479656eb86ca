"""What each choice of a record was worth, one line of JSON after another as it is found.

Evaluating is heavy, so it runs in a process of its own: this module run with `python -m`
reads one record after another on standard input and writes the lines of each, and `END`; `pool`
starts that and passes them on. It works for a slice of time whenever it is given a turn: it writes
the line `TURN` and waits for a byte that says whether to go on.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from threading import Condition
from typing import NamedTuple

import msgspec

from purradox.analysis.as_json import DIGITS
from purradox.analysis.lines import Line, Task, choice_line, seat_line, tasks_of
from purradox.analysis.review import CLOSER, DOUBTFUL, FINAL, finalists, processors, share, upper
from purradox.evaluation import Estimate, Evaluation
from purradox.host.thinker import give_way
from purradox.host.thinkers import STAND_BACK
from purradox.notation import BadRecord, loads
from purradox.search import Budget, Search
from purradox.search.rollout import baseline
from purradox.server.api.replay import problem_of
from purradox.server.records.keys import SIMULATIONS
from purradox.server.records.pool import DROP, END, TURN

GLANCE = 100
"""Simulations of the first look: figures within seconds, and finer ones while somebody reads."""
SLICE = 0.3
"""Seconds of work at a turn; what has begun is finished, which takes a tenth of that."""


class Dropped(Exception):
    """Nobody wants the review any more."""


class Turns:
    """Threads that weigh while it is their program's turn, and together ask for the next one."""

    def __init__(self, ask: Callable[[], None] | None) -> None:
        self._ask = ask
        self._dropped = False
        self._weighing = 0
        self._asking = False
        self._end = 0.0
        self._changed = Condition()

    @contextmanager
    def piece(self) -> Iterator[None]:
        """Do a piece of work when it is our turn."""
        if self._ask is None:
            yield
            return
        with self._changed:
            while time.monotonic() >= self._end:
                if self._dropped:
                    raise Dropped
                if self._weighing or self._asking:
                    self._changed.wait()
                else:
                    self._next(self._ask)
            self._weighing += 1
        try:
            yield
        finally:
            with self._changed:
                self._weighing -= 1
                self._changed.notify_all()

    def _next(self, ask: Callable[[], None]) -> None:
        self._asking = True
        self._changed.release()
        try:
            ask()
        except Dropped:
            self._dropped = True
        finally:
            self._changed.acquire()
            self._asking = False
            self._end = 0.0 if self._dropped else time.monotonic() + SLICE
            self._changed.notify_all()


class _Look(NamedTuple):
    """Each look at a seat is closer than the one before.

    A glance is the beginning of a look; the closer ones are in other deals.
    """

    kind: str
    seat: int
    simulations: int
    tasks: list[Task]
    work: float
    """Of each task, in simulations, as progress counts it."""


def review_lines(
    text: str,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    threads: int = 1,
    first: int = 0,
    ask: Callable[[], None] | None = None,
) -> Iterator[Line]:
    """Every choice and seat as it seems after each look, those of seat number `first` first."""
    try:
        checked = loads(text)
    except BadRecord as bad:
        yield msgspec.to_builtins(problem_of(bad))
        return
    players = checked.variant.players
    tasks = list(tasks_of(checked))
    yield {"type": "review", "decisions": len(tasks), "simulations": simulations}
    seats = [(first + turn) % players for turn in range(players)]
    by_seat = {seat: [task for task in tasks if task.seat == seat] for seat in seats}
    found: dict[int, Evaluation] = {}
    spent, whole = 0.0, _work(by_seat.values(), simulations)
    pool = ThreadPoolExecutor(threads)
    try:
        for look, jobs in _ahead(_looks(by_seat, found, simulations), pool, seed, Turns(ask)):
            yield {
                "type": "look",
                "kind": look.kind,
                "seat": look.seat,
                "simulations": look.simulations,
                "decisions": len(look.tasks),
            }
            for task, job in zip(look.tasks, jobs, strict=True):
                one = job.result()
                begun = look.kind == "look" and task.step in found
                spent += look.work - (GLANCE if begun else 0)
                found[task.step] = one
                yield {**choice_line(task, one), "progress": round(spent / whole, DIGITS)}
            own = [(task, found[task.step]) for task in by_seat[look.seat]]
            yield seat_line(checked, look.seat, own, None if look.kind == "glance" else baseline)
    finally:
        pool.shutdown(cancel_futures=True)
    yield {"type": "done"}


def _looks(
    by_seat: dict[int, list[Task]], found: dict[int, Evaluation], simulations: int
) -> Iterator[_Look | None]:
    """A glance at everybody; then for each seat a look, and a closer one at what seems costliest.

    What seemed costly at a glance comes first. Each look is chosen when all are done but the last
    one before it, so a closer one waits until the next seat is looked at. When all are done (None)
    what may be the costliest of the match is looked at once more.
    """
    if simulations > GLANCE:
        for seat, tasks in by_seat.items():
            yield _Look("glance", seat, GLANCE, tasks, GLANCE)
    before: int | None = None
    for seat, tasks in by_seat.items():
        yield _Look("look", seat, simulations, _costliest(tasks, found), simulations)
        if before is not None:
            yield _closer(before, by_seat, found, simulations)
        before = seat
    if before is not None:
        yield _closer(before, by_seat, found, simulations)
    yield None
    yield from _final(by_seat, found, simulations)


def _closer(
    seat: int, by_seat: dict[int, list[Task]], found: dict[int, Evaluation], simulations: int
) -> _Look:
    """The worst of many looks worse than it is."""
    free = _free(by_seat[seat])
    doubtful = sorted(free, key=lambda task: -upper(_loss(task, found), 1.0))[:DOUBTFUL]
    return _Look("closer", seat, CLOSER * simulations, doubtful, CLOSER * simulations)


def _final(
    by_seat: dict[int, list[Task]], found: dict[int, Evaluation], simulations: int
) -> Iterator[_Look]:
    free = sorted(task for tasks in by_seat.values() for task in _free(tasks))
    left = [free[place] for place in finalists([_loss(task, found) for task in free])]
    for seat in by_seat:
        if mine := [task for task in left if task.seat == seat]:
            work = FINAL * simulations / len(left)
            yield _Look("closer", seat, share(len(left)) * simulations, mine, work)


def _loss(task: Task, found: dict[int, Evaluation]) -> Estimate:
    return found[task.step].of(task.moment.choice).loss


def _free(tasks: list[Task]) -> list[Task]:
    return [task for task in tasks if len(task.moment.view.legal) > 1]


def _ahead(
    looks: Iterator[_Look | None], pool: ThreadPoolExecutor, seed: int, turns: Turns
) -> Iterator[tuple[_Look, list[Future[Evaluation]]]]:
    """Looks and their results to come; the next one is on its way already, so no core waits."""
    going: dict[tuple[int, bool], Search] = {}

    def evaluate(task: Task, look: _Look) -> Evaluation:
        moment, place = task.moment, (task.step, look.kind == "closer")
        if place not in going:
            with turns.piece():
                bits = task.bits(seed, look.kind == "closer")
                going[place] = Search(moment.view, bits, keep=moment.choice)
        search, more = going[place], True
        portions = search.advance(Budget(look.simulations))
        while more:
            with turns.piece():
                more = next(portions, search) is None
        return search.evaluation()

    last = None
    for look in looks:
        jobs = [pool.submit(evaluate, task, look) for task in look.tasks] if look else []
        if last is not None:
            yield last
        last = (look, jobs) if look else None
    if last is not None:
        yield last


def _work(seats: Collection[list[Task]], simulations: int) -> int:
    """How many simulations all looks take together."""
    free = [len(_free(tasks)) for tasks in seats]
    again = CLOSER * sum(min(DOUBTFUL, count) for count in free) + (FINAL if any(free) else 0)
    return simulations * (sum(map(len, seats)) + again)


def _costliest(tasks: list[Task], found: dict[int, Evaluation]) -> list[Task]:
    def cost(task: Task) -> float:
        return -_loss(task, found).value if task.step in found else 0.0

    return sorted(tasks, key=cost)


def main() -> None:
    """Lines for each record on standard input, behind a line of numbers."""
    give_way(STAND_BACK)
    questions = sys.stdin.buffer

    def say(line: bytes) -> None:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()

    def ask() -> None:
        say(TURN)
        answer = questions.read(1)
        if not answer:
            os._exit(0)  # nobody is there any more
        if answer == DROP:
            raise Dropped

    while head := questions.readline().lstrip(DROP):  # a review may end before it is dropped
        simulations, seed, first, length = map(int, head.split())
        text = questions.read(length).decode("utf-8", "surrogateescape")
        with suppress(Dropped):
            for line in review_lines(text, simulations, seed, processors(), first, ask):
                say(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        say(END)


if __name__ == "__main__":
    main()
