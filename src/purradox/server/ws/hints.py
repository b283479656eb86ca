"""What a bot would do in somebody's place, thought out in another process."""

from typing import Any

from purradox.host.thinkers import Thinkers, ThoughtFailed
from purradox.rules import PlayerView
from purradox.server.errors import NoThought
from purradox.server.wire import messages

SECONDS = 0.5
PATIENCE = 120.0
"""Seconds to wait for an answer; where nothing can be kept, each process compiles for itself."""


def weighed(view: PlayerView) -> dict[str, Any]:
    """The choices of a view with their worth; called in a process that thinks."""
    from purradox.analysis import hint_data, weigh
    from purradox.analysis.ready import ready
    from purradox.bots.search.thinking import Budget

    ready()
    return hint_data(weigh(view, Budget(0, SECONDS), seed=0))


def compile_all() -> None:
    """Compile what hints think with, where this machine has not; called in a process of its own."""
    from purradox.analysis.ready import ready
    from purradox.kernel.warm import first_time

    if first_time("analysis"):
        ready()


async def hinted(
    thinkers: Thinkers, guest: str, table: str, decision: str, view: PlayerView
) -> messages.Hinted:
    thinkers.prepare(compile_all)
    try:
        told = await thinkers.finish(PATIENCE, guest, weighed, view)
    except ThoughtFailed as error:
        raise NoThought(error.reason) from error
    choices = tuple(_choice(one) for one in told["choices"])
    return messages.Hinted(table, decision, choices)


def _choice(told: dict[str, Any]) -> messages.Choice:
    reason = told["reason"]
    return messages.Choice(
        move=told["move"],
        points=told["points"]["value"],
        win=told["win"]["value"],
        paradox=told["paradox"]["value"],
        kept=told["kept"]["value"],
        verdict=told["verdict"],
        reason=None if reason is None else messages.Grounds(**reason),
    )
