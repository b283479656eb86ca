"""Choices and what they are worth, in columns."""

from collections.abc import Sequence

from purradox.i18n import Words
from purradox.rules import Variant
from purradox.tui.drawing import fitted, right, width
from purradox.tui.game import Advice

CUT = 7
"""Columns for a figure where there is little room."""


def heads_of(variant: Variant, say: Words) -> list[str]:
    """What stands over the columns."""
    keys = ("analysis-choice", "analysis-points", "analysis-win", "analysis-paradox")
    goal = "prediction" if variant.predictions else "bonus"
    return [*map(say, keys), say("analysis-kept", goal=goal)]


def weights(
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
        sizes = [5, *(min(size, CUT) for size in sizes[1:])]
    gap = " " if narrow else "  "
    return "\n".join(
        gap.join(
            fitted(text, size) if at == 0 else right(text, size)
            for at, (text, size) in enumerate(zip(row, sizes, strict=True))
        )
        for row in rows
    )
