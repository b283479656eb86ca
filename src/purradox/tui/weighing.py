"""Choices weighed in another process; what comes back is plain data."""

from typing import NamedTuple

from purradox.rules import PlayerView

PATIENCE = 300.0
"""Seconds to wait for an answer; on a fresh machine the first one has to be compiled."""
SECONDS = 0.5
WORLDS = 100


class Weight(NamedTuple):
    """What a choice is worth: points, chance of the match, of a paradox, of the prediction."""

    move: str
    points: float
    win: float
    paradox: float
    kept: float


def weighed(view: PlayerView, worlds: int = 0) -> list[Weight]:
    """The choices of a view, the best one first, looked at for a moment or in so many worlds."""
    from purradox.analysis import weigh
    from purradox.analysis.ready import ready
    from purradox.bots.search.thinking import Budget
    from purradox.tui.answers import written

    ready()
    found = weigh(view, Budget(worlds, 0.0 if worlds else SECONDS), seed=0)
    return [
        Weight(
            written(one.choice),
            one.points.value,
            one.win.value,
            one.paradox.value,
            one.kept.value,
        )
        for one in found.options
    ]
