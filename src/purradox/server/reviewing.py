"""What each choice of a record was worth, one line of JSON after another as it is found.

The weighing is heavy, so it runs in a program of its own: `python -m purradox.server.reviewing`
reads a record on standard input and writes the lines; `reviews` starts that and passes them on.
"""

import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from purradox.analysis import RoundReport, SeatReport, Weighed, hint_data, weigh, why_worse
from purradox.analysis.moments import Moment, is_known, moments
from purradox.analysis.report import with_luck
from purradox.analysis.review import CLOSER, DOUBTFUL
from purradox.analysis.typical import typical
from purradox.bots.search.thinking import Budget
from purradox.bots.table import derived_random
from purradox.notation import BadRecord, Checked, loads
from purradox.rules import Discard, score
from purradox.server.replaying import choices_of, problem_of
from purradox.server.reviews import WORLDS

DIGITS = 4
GLANCE = 16
"""Worlds of the first look: figures within seconds, and finer ones while somebody reads."""

Line = dict[str, Any]


class _Task(NamedTuple):
    step: int
    moment: Moment
    place: tuple[int, int, int]

    def bits(self, seed: int, again: bool) -> int:
        return derived_random(seed, *self.place, int(again)).getrandbits(64)


class _Look(NamedTuple):
    """Each look is closer than the one before; the last one is in other worlds."""

    kind: str
    worlds: int
    tasks: list[_Task]


def review_lines(
    text: str, worlds: int = WORLDS, seed: int = 0, threads: int = 1
) -> Iterator[Line]:
    """How many choices there are; after each look every choice and seat as it seems by then."""
    try:
        checked = loads(text)
    except BadRecord as bad:
        problem = problem_of(bad)
        yield {name: getattr(problem, name) for name in problem.__struct_fields__}
        return
    tasks = list(_tasks(checked))
    yield {"type": "review", "decisions": len(tasks), "worlds": worlds}
    average = [typical(checked.variant, first) for first in range(len(checked.rounds))]
    weighed: dict[int, Weighed] = {}
    pool = ThreadPoolExecutor(threads)
    try:
        for look in _looks(tasks, weighed, worlds):
            kind, count, mine = look
            yield {"type": "look", "kind": kind, "worlds": count, "decisions": len(mine)}
            for task, one in zip(mine, pool.map(_weighing(look, seed), mine), strict=True):
                weighed[task.step] = one
                yield _choice(task, one)
            for seat in range(checked.variant.players):
                own = [(task, weighed[task.step]) for task in tasks if _is(task, seat)]
                yield _seat(checked, seat, own, [float(points[seat]) for points in average])
    finally:
        pool.shutdown(cancel_futures=True)
    yield {"type": "done"}


def _looks(tasks: list[_Task], weighed: dict[int, Weighed], worlds: int) -> Iterator[_Look]:
    """A glance, a look, and a closer one at what seems costliest by then."""
    if worlds > GLANCE:
        yield _Look("glance", GLANCE, tasks)
    yield _Look("look", worlds, tasks)
    yield _Look("closer", CLOSER * worlds, _doubtful(tasks, weighed))


def _weighing(look: _Look, seed: int) -> Callable[[_Task], Weighed]:
    budget, again = Budget(worlds=look.worlds), look.kind == "closer"
    return lambda task: weigh(task.moment.view, budget, task.bits(seed, again))


def _doubtful(tasks: list[_Task], weighed: dict[int, Weighed]) -> list[_Task]:
    """The worst of many looks worse than it is."""

    def cost(task: _Task) -> float:
        return -weighed[task.step].option(task.moment.choice).loss.value

    seats: dict[int, list[_Task]] = {}
    for task in tasks:
        if len(task.moment.view.legal) > 1:
            seats.setdefault(task.moment.view.seat, []).append(task)
    chosen = [task for mine in seats.values() for task in sorted(mine, key=cost)[:DOUBTFUL]]
    return sorted(chosen, key=lambda task: task.step)


def _tasks(checked: Checked) -> Iterator[_Task]:
    """The choices of known hands, in the order in which they were made."""
    waiting = {
        (seat, number): enumerate(moments(checked, seat, number))
        for seat in range(checked.variant.players)
        for number in range(len(checked.rounds))
    }
    for step, number, choice in choices_of(checked):
        if not is_known(checked, choice.seat, number) or choice == Discard(choice.seat, 0):
            continue
        index, moment = next(waiting[choice.seat, number])
        yield _Task(step, moment, (choice.seat, number, index))


def _is(task: _Task, seat: int) -> bool:
    return task.moment.view.seat == seat


def _choice(task: _Task, weighed: Weighed) -> Line:
    """A choice that was made, beside all that could have been; the best one first."""
    moment = task.moment
    (decided,) = with_luck([moment], [weighed], None)
    reason = why_worse(decided.chosen, decided.best)
    found = hint_data(weighed)
    return {
        "type": "choice",
        "step": task.step,
        "round": moment.round + 1,
        "trick": decided.trick,
        "seat": found["seat"],
        "phase": found["phase"],
        "worlds": weighed.worlds,
        "chosen": [one.choice for one in weighed.options].index(moment.choice),
        "expected": round(decided.expected, DIGITS),
        "reason": {
            "kind": reason.kind.value,
            "this": round(reason.this, DIGITS),
            "other": round(reason.other, DIGITS),
        },
        "choices": found["choices"],
    }


def _seat(
    checked: Checked, seat: int, mine: list[tuple[_Task, Weighed]], average: list[float]
) -> Line:
    """How well a seat chose in the whole match, and what was luck."""
    rounds = []
    for number, one in enumerate(checked.rounds):
        here = [(task.moment, done) for task, done in mine if task.moment.round == number]
        points = score(one.table)[seat].total if one.table.outcome is not None else None
        decided = with_luck([moment for moment, _ in here], [done for _, done in here], points)
        known = is_known(checked, seat, number)
        rounds.append(RoundReport(number, known, points, average[number], decided))
    report = SeatReport(seat, sum(one.score or 0 for one in rounds), tuple(rounds))
    accuracy = report.accuracy
    return {
        "type": "seat",
        "seat": seat,
        "known": report.known,
        "total": report.total,
        "accuracy": None if accuracy is None else round(accuracy.value, DIGITS),
        "loss": round(report.points_loss.value, DIGITS),
        "luck": round(report.deal + report.luck, DIGITS),
        "play": round(report.play, DIGITS),
        "costliest": [_step(mine, one.moment) for one in report.costliest],
    }


def _step(mine: list[tuple[_Task, Weighed]], moment: Moment) -> int:
    return next(task.step for task, _ in mine if task.moment is moment)


def main() -> None:
    """Lines for the record on standard input."""
    worlds, seed = (int(word) for word in sys.argv[1:3])
    text = sys.stdin.buffer.read().decode("utf-8", "surrogateescape")
    for line in review_lines(text, worlds, seed):
        sys.stdout.write(json.dumps(line, separators=(",", ":")) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
