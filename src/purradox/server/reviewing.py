"""What each choice of a record was worth, one line of JSON after another as it is found.

The weighing is heavy, so it runs in a program of its own: `python -m purradox.server.reviewing`
reads a record on standard input and writes the lines; `reviews` starts that and passes them on.
"""

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from purradox.analysis import RoundReport, SeatReport, Weighed, hint_data, weigh, why_worse
from purradox.analysis.moments import Moment, is_known, moments
from purradox.analysis.report import with_luck
from purradox.analysis.trying import typical
from purradox.bots.search.thinking import Budget
from purradox.bots.table import derived_random
from purradox.notation import BadRecord, Checked, loads
from purradox.rules import Discard, score
from purradox.server.replaying import choices_of, problem_of
from purradox.server.reviews import WORLDS

DIGITS = 4

Line = dict[str, Any]


class _Task(NamedTuple):
    step: int
    moment: Moment
    bits: int


def review_lines(
    text: str, worlds: int = WORLDS, seed: int = 0, threads: int = 1
) -> Iterator[Line]:
    """How many choices there are, each of them weighed, and at the end a line for each seat."""
    try:
        checked = loads(text)
    except BadRecord as bad:
        problem = problem_of(bad)
        yield {name: getattr(problem, name) for name in problem.__struct_fields__}
        return
    tasks = list(_tasks(checked, seed))
    yield {"type": "review", "decisions": len(tasks), "worlds": worlds}
    weighed: list[Weighed] = []
    budget = Budget(worlds=worlds)
    pool = ThreadPoolExecutor(threads)
    try:
        for task, one in zip(
            tasks,
            pool.map(lambda task: weigh(task.moment.view, budget, task.bits), tasks),
            strict=True,
        ):
            weighed.append(one)
            yield _choice(task, one)
    finally:
        pool.shutdown(cancel_futures=True)
    average = [typical(checked.variant, first).points for first in range(len(checked.rounds))]
    for seat in range(checked.variant.players):
        mine = [(task, one) for task, one in zip(tasks, weighed, strict=True) if _is(task, seat)]
        yield _seat(checked, seat, mine, [float(points[seat]) for points in average])
    yield {"type": "done"}


def _tasks(checked: Checked, seed: int) -> Iterator[_Task]:
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
        bits = derived_random(seed, choice.seat, number, index, 0).getrandbits(64)
        yield _Task(step, moment, bits)


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
