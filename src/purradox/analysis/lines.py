"""A review as lines of JSON, one for each choice and each seat, as they are sent to a page."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from purradox.analysis.as_json import DIGITS, hint_data
from purradox.analysis.moments import Moment, is_known, moments
from purradox.analysis.report import RoundReport, SeatReport, with_luck
from purradox.bots.match_runner import derived_random
from purradox.evaluation import Evaluation
from purradox.notation import Checked
from purradox.notation.positions import choices
from purradox.rules import Choice, Discard, Variant, score

Line = dict[str, Any]


class Task(NamedTuple):
    """A choice, by its step in the record."""

    step: int
    moment: Moment
    place: tuple[int, int, int]

    @property
    def seat(self) -> int:
        return self.moment.view.seat

    def bits(self, seed: int, again: bool) -> int:
        return derived_random(seed, *self.place, int(again)).getrandbits(64)


def choices_of(checked: Checked) -> Iterator[tuple[int, int, Choice]]:
    """Every choice of a record, with the frame in which it was made and its round, from 0."""
    step = 0
    for number, one in enumerate(checked.rounds):
        for choice in choices(one):
            yield step, number, choice
            step += 1
        step += 1


def tasks_of(checked: Checked) -> Iterator[Task]:
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
        yield Task(step, moment, (choice.seat, number, index))


def choice_line(task: Task, evaluation: Evaluation) -> Line:
    """A choice that was made, beside all that could have been; the best one first."""
    moment = task.moment
    (decided,) = with_luck([moment], [evaluation], None)
    found = hint_data(evaluation)
    return {
        "type": "choice",
        "step": task.step,
        "round": moment.round + 1,
        "trick": decided.trick,
        "seat": found["seat"],
        "phase": found["phase"],
        "simulations": evaluation.simulations,
        "chosen": [one.move for one in evaluation.moves].index(moment.choice),
        "expected": round(decided.expected, DIGITS),
        "wins": [round(chance, DIGITS) for chance in decided.chosen.wins],
        "choices": found["choices"],
    }


def seat_report(
    checked: Checked,
    seat: int,
    mine: list[tuple[Task, Evaluation]],
    baseline: Callable[[Variant, int], Sequence[float]] | None,
) -> SeatReport:
    """All that a seat chose in the match."""
    rounds = []
    for number, one in enumerate(checked.rounds):
        here = [(task.moment, done) for task, done in mine if task.moment.round == number]
        points = score(one.table)[seat].total if one.table.outcome is not None else None
        decided = with_luck([moment for moment, _ in here], [done for _, done in here], points)
        known = is_known(checked, seat, number)
        average = baseline(checked.variant, number)[seat] if baseline else 0.0
        rounds.append(RoundReport(number, known, points, average, decided))
    return SeatReport(seat, sum(one.score or 0 for one in rounds), tuple(rounds))


def seat_line(
    checked: Checked,
    seat: int,
    mine: list[tuple[Task, Evaluation]],
    baseline: Callable[[Variant, int], Sequence[float]] | None,
) -> Line:
    """How well a seat chose in the whole match.

    What was luck is told where somebody knows what the seats of a round usually score.
    """
    report = seat_report(checked, seat, mine, baseline)
    accuracy = report.accuracy
    return {
        "type": "seat",
        "seat": seat,
        "known": report.known,
        "total": report.total,
        "accuracy": None if accuracy is None else round(accuracy.value, DIGITS),
        "loss": round(report.points_loss.value, DIGITS),
        "luck": round(report.deal + report.luck, DIGITS) if baseline else None,
        "play": round(report.play, DIGITS),
        "costliest": [_step(mine, one.moment) for one in report.costliest],
    }


def _step(mine: list[tuple[Task, Evaluation]], moment: Moment) -> int:
    return next(task.step for task, _ in mine if task.moment is moment)
