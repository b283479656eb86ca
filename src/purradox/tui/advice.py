"""What choices are worth: evaluated in another process, told in a sentence and in columns."""

from collections.abc import Sequence

from purradox.client.game import Advice
from purradox.i18n import Words
from purradox.rules import PlayerView, Variant
from purradox.tui.plain_table import fitted, right, width

TIMEOUT = 300.0
"""Seconds to wait for an answer; on a fresh machine the first one has to be compiled."""
SECONDS = 0.5
SIMULATIONS = 600
NARROW_COLUMN = 7
AMOUNTS = ("group", "tricks", "points")
"""Reasons whose figures are amounts; the others compare chances."""


def evaluated(view: PlayerView, simulations: int = 0) -> list[Advice]:
    """The choices of a view, the best one first, by a moment or by so many simulations."""
    from purradox.analysis import hint_data
    from purradox.search import Budget, evaluate, precompile

    precompile()
    found = evaluate(view, Budget(simulations, 0.0 if simulations else SECONDS))
    return [
        Advice(
            one["move"],
            one["points"]["value"],
            one["win"]["value"],
            one["paradox"]["value"],
            one["kept"]["value"],
            one["verdict"],
            one["reason"],
        )
        for one in hint_data(found)["choices"]
    ]


def goal_of(variant: Variant) -> str:
    """What earns the bonus."""
    return "prediction" if variant.predictions else "bonus"


def hinted(advice: Sequence[Advice], variant: Variant, say: Words) -> str:
    """What a bot would choose, and what that has over another choice."""
    best = advice[0]
    second = advice[1] if len(advice) > 1 else None
    other = next((one for one in advice if one.verdict == "mistake"), second)
    if other is None:
        return say("hint-only", move=best.move)
    return f"{say('hint-best', move=best.move)} {because(best, other, variant, say)}".rstrip()


def judged(advice: Sequence[Advice], chosen: str, variant: Variant, say: Words) -> str:
    """What there is to say of a choice that was made."""
    best = advice[0]
    other = next((one for one in advice if one.move == chosen), best)
    told = say("tui-judged", verdict=other.verdict, best=best.move)
    return f"{told} {because(best, other, variant, say)}".rstrip()


def because(best: Advice, other: Advice, variant: Variant, say: Words) -> str:
    """The sentence for what the best choice has over another one; nothing where there is none."""
    reason = other.reason
    if reason is None:
        return ""
    kind = reason["kind"]
    better, worse = (
        (f"{value:.1f}" if kind in AMOUNTS else f"{100 * value:.0f} %").replace("-", "−")
        for value in (reason["better"], reason["worse"])
    )
    return say(
        f"why-{kind}",
        goal=goal_of(variant),
        better=best.move,
        worse=other.move,
        better_figure=better,
        worse_figure=worse,
    )


def is_mistake(advice: Sequence[Advice], chosen: str) -> bool:
    return any(one.move == chosen and one.verdict == "mistake" for one in advice)


def heads_of(variant: Variant, say: Words) -> list[str]:
    """What stands over the columns."""
    keys = ("analysis-choice", "analysis-points", "analysis-win", "analysis-paradox")
    return [*map(say, keys), say("analysis-kept", goal=goal_of(variant))]


def advice_table(
    heads: Sequence[str],
    advice: Sequence[Advice],
    chosen: str = "",
    *,
    most: int = 99,
    narrow: bool = False,
) -> str:
    """Choices and what they are worth, in columns; a star is the one that was made.

    Where there is little room, heads are cut, and of many choices the best ones are shown.
    """
    made = [one for one in advice[most:] if one.move == chosen]
    advice = [*advice[: most - len(made)], *made]
    rows = [list(heads)] + [
        [
            f"{one.move}{'*' if one.move == chosen else ''}",
            f"{one.points:.1f}",
            *(f"{100 * share:.0f} %" for share in (one.win, one.paradox, one.kept)),
        ]
        for one in advice
    ]
    sizes = [max(width(row[at]) for row in rows) for at in range(len(heads))]
    if narrow:
        sizes = [5, *(min(size, NARROW_COLUMN) for size in sizes[1:])]
    gap = " " if narrow else "  "
    return "\n".join(
        gap.join(
            fitted(text, size) if at == 0 else right(text, size)
            for at, (text, size) in enumerate(zip(row, sizes, strict=True))
        )
        for row in rows
    )
