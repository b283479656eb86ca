"""A review, or the evaluation of one position, as plain data for JSON."""

from typing import Any

from purradox.analysis.reasons import Reason, verdict, why_better
from purradox.analysis.report import Analysis, Decision, RoundReport, SeatReport
from purradox.evaluation import Estimate, Evaluation, MoveValue

FORMAT = 4
DIGITS = 4


def review_data(analysis: Analysis) -> dict[str, Any]:
    """Everything that a review found."""
    record = analysis.checked.record
    return {
        "format": FORMAT,
        "players": record.players,
        "board": record.board,
        "names": None if record.seats is None else list(record.seats),
        "simulations": analysis.budget.simulations or None,
        "seconds": analysis.budget.seconds or None,
        "seed": analysis.seed,
        "seats": [_seat(one) for one in analysis.seats],
    }


def hint_data(evaluation: Evaluation) -> dict[str, Any]:
    """The choices of a position, the best one first, each with what that one has over it."""
    best = evaluation.best
    return {
        "format": FORMAT,
        "seat": evaluation.view.seat,
        "phase": evaluation.view.table.phase.value,
        "simulations": evaluation.simulations,
        "choices": [
            {
                **_move(one),
                "verdict": verdict(best, one).value,
                "reason": _reason(why_better(best, one)),
            }
            for one in evaluation.moves
        ],
    }


def _seat(report: SeatReport) -> dict[str, Any]:
    decisions = report.decisions
    return {
        "seat": report.seat,
        "unknown": [one + 1 for one in report.unknown],
        "total": report.total,
        "accuracy": None if report.accuracy is None else _estimate(report.accuracy),
        "loss": {"points": _estimate(report.points_loss), "win": _estimate(report.win_loss)},
        "deal": _number(report.deal),
        "luck": _number(report.luck),
        "play": _number(report.play),
        "costliest": [decisions.index(one) for one in report.costliest],
        "rounds": [_round(one) for one in report.rounds],
        "decisions": [_decision(one) for one in decisions],
    }


def _round(report: RoundReport) -> dict[str, Any]:
    return {
        "round": report.round + 1,
        "known": report.known,
        "score": report.score,
        "typical": _number(report.typical),
        "deal": _number(report.deal),
        "luck": _number(report.luck),
        "play": _number(report.play),
    }


def _decision(one: Decision) -> dict[str, Any]:
    return {
        "round": one.moment.round + 1,
        "phase": one.view.table.phase.value,
        "trick": one.trick,
        "hand": "".join(map(str, one.view.hand)),
        "simulations": one.evaluation.simulations,
        "chosen": str(one.moment.choice),
        "best": str(one.best.move),
        "likeliest": str(one.evaluation.likeliest),
        "expected": _number(one.expected),
        "play": _number(one.play),
        "luck": _number(one.luck),
        "loss": _losses(one.chosen),
        "at_stake": _number(one.evaluation.at_stake),
        "verdict": one.verdict.value,
        "reason": _reason(one.reason),
        "choices": [_move(value) for value in one.evaluation.moves],
    }


def _move(value: MoveValue) -> dict[str, Any]:
    return {
        "move": str(value.move),
        "points": _estimate(value.points),
        "win": _estimate(value.win),
        "paradox": _estimate(value.paradox),
        "kept": _estimate(value.kept),
        "tricks": _number(value.tricks),
        "bonus": _number(value.bonus),
        "this_trick": _number(value.this_trick),
        "loss": _losses(value),
        "advantage": _estimate(value.advantage),
        "prior": _number(value.prior),
    }


def _losses(value: MoveValue) -> dict[str, Any]:
    return {
        "worth": _estimate(value.loss),
        "points": _estimate(value.points_loss),
        "win": _estimate(value.win_loss),
    }


def _reason(reason: Reason | None) -> dict[str, Any] | None:
    if reason is None:
        return None
    return {
        "kind": reason.kind.value,
        "better": _number(reason.better),
        "worse": _number(reason.worse),
    }


def _estimate(one: Estimate) -> dict[str, float | None]:
    return {"value": _number(one.value), "error": _number(one.error)}


def _number(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS) + 0.0
