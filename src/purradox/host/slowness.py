"""Whether the bots of a table keep people waiting now, and about how long.

All of it follows from queues and from which bots sit there. Nothing that a bot holds or thinks of
has a part in it.
"""

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from purradox.host.loaded import LoadedTable
from purradox.host.thinkers import Thinkers

EVERY = 1.0
MARKS = (3, 5, 10, 20, 30, 60)
"""Seconds as they are told: rough, so that little has to be told."""


class Slow(NamedTuple):
    """Why the bots of a table take longer than they should."""

    seconds: int
    """About how long they wait for their turn; 0 where that is not why."""
    preparing: bool
    """Whether a bot is loaded for the first time on this machine."""


def slow(table: LoadedTable, thinkers: Thinkers) -> Slow | None:
    """How it is at a table; None where nobody has to wait."""
    state = table.state
    if state.status != "playing" or not table.kept:
        return None
    bots = {chair.bot for chair in state.chairs if chair.bot is not None}
    if not bots:
        return None
    wait = thinkers.schedule.wait(state.host)
    before = table.slow.seconds if table.slow else 0
    least = MARKS[0] / 2 if before else MARKS[0]  # it does not come and go with every move
    seconds = max((mark for mark in MARKS if mark <= max(wait, MARKS[0])), default=0)
    found = Slow(seconds if wait >= least else 0, not bots.isdisjoint(thinkers.preparing))
    return found if any(found) else None


def look(tables: Iterable[LoadedTable], thinkers: Thinkers) -> None:
    """Tell the tables at which that has changed."""
    for table in list(tables):
        found = slow(table, thinkers) if table.listeners else None
        if found != table.slow:
            table.slow = found
            table.tell()


async def keep_looking(tables: dict[str, LoadedTable], thinkers: Thinkers) -> None:
    while True:
        await asyncio.sleep(EVERY)
        look(tables.values(), thinkers)
