"""Numbers and reasons as words; the sentences themselves come from the translations."""

from typing import Protocol

from purradox.analysis.reasons import rounded, why_better
from purradox.analysis.report import Analysis, Decision
from purradox.evaluation import Estimate, MoveValue
from purradox.notation import Checked
from purradox.rules import Choice, Variant

NOTHING = "–"


class Say(Protocol):
    """Sentences by key."""

    def __call__(self, key: str, **arguments: object) -> str: ...


def names_of(checked: Checked, say: Say) -> tuple[str, ...]:
    """The players' names, or what stands for them."""
    seats = range(checked.variant.players)
    return checked.record.seats or tuple(say("seat-name", seat=seat) for seat in seats)


def goal(variant: Variant) -> str:
    """What earns the bonus: a prediction, or with two players just few tricks."""
    return "prediction" if variant.predictions else "bonus"


def why(best: MoveValue, other: MoveValue, variant: Variant, say: Say) -> str:
    """The sentence for what the best choice has over another one; nothing for itself."""
    reason = why_better(best, other)
    if reason is None:
        return ""
    figures = (
        f"{figure:.1f}" if reason.kind.is_amount else f"{100 * figure:.0f} %"
        for figure in (reason.better, reason.worse)
    )
    better, worse = (figure.replace("-", "−") for figure in figures)
    return say(
        f"why-{reason.kind.value}",
        better=move(best.move),
        worse=move(other.move),
        better_figure=better,
        worse_figure=worse,
        goal=goal(variant),
    )


def moment(one: Decision, say: Say) -> str:
    """Where a decision stands in its match."""
    return say("analysis-moment", round=one.moment.round + 1, **_step(one))


def step(one: Decision, say: Say) -> str:
    """Where a decision stands in its round."""
    return say("analysis-step", **_step(one))


def _step(one: Decision) -> dict[str, object]:
    return {"phase": one.view.table.phase.value, "trick": one.trick or 0}


def mistake(one: Decision, say: Say) -> str:
    """A costly decision in a line: when, what, what instead, what it cost and why."""
    return say(
        "analysis-mistake",
        when=moment(one, say),
        chosen=move(one.moment.choice),
        best=move(one.best.move),
        points=lost(one.chosen.points_loss),
        win=lost_percent(one.chosen.win_loss),
        why=why(one.best, one.chosen, one.view.table.variant, say),
    )


def effort(analysis: Analysis, say: Say) -> str:
    """How closely was looked."""
    budget = analysis.budget
    if budget.simulations:
        return say("analysis-simulations", simulations=budget.simulations)
    return say("analysis-seconds", seconds=f"{budget.seconds:g}")


def move(choice: Choice) -> str:
    return str(choice)


def whole(value: int | None) -> str:
    return NOTHING if value is None else str(value).replace("-", "−")


def amount(value: float | None) -> str:
    return NOTHING if value is None else f"{value:.1f}".replace("-", "−")


def signed(value: float | None) -> str:
    """A gain or a loss; what rounds to nothing has no sign."""
    if value is None:
        return NOTHING
    text = f"{value:+.1f}"
    return text[1:] if float(text) == 0 else text.replace("-", "−")


def estimate(one: Estimate) -> str:
    """With as many digits as the error leaves."""
    return _measured(one.value, one.error, 1)


def share(one: Estimate) -> str:
    return _measured(100 * one.value, 100 * one.error, 0) + " %"


def _measured(value: float, error: float, digits: int) -> str:
    digits += error < 0.95 * 10**-digits
    return f"{rounded(value, digits):.{digits}f} ± {error:.{digits}f}".replace("-", "−")


def lost(one: Estimate) -> str:
    """A loss as a negative number; a gain where points were won at the cost of the match."""
    return f"{signed(-one.value)} ± {one.error:.1f}"


def lost_percent(one: Estimate) -> str:
    """No choice is better than the best, whatever noise makes of it."""
    return f"{signed(-100 * max(one.value, 0.0))} ± {100 * one.error:.1f} %"


def accuracy(one: Estimate | None) -> str:
    if one is None:
        return NOTHING
    return f"{100 * min(max(one.value, 0.0), 1.0):.0f} ± {100 * one.error:.0f} %"
