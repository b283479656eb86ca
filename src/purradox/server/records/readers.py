"""Records that people bring are read in a process of their own, so that nobody else waits."""

from collections.abc import Callable
from typing import Any, TypeVar

from starlette.requests import Request

from purradox.host.thinkers import Thinkers, ThoughtFailed
from purradox.server.asgi import address_of
from purradox.server.errors import NoThought, TooFast
from purradox.server.ops.limits import network_of
from purradox.server.records.replay import Problem, attempted

TIMEOUT = 20.0
"""Seconds that reading a record may take; ours take a few hundredths."""
MOST_WAITING = 20
"""Records that wait to be read."""
T = TypeVar("T")


class Unreadable(Exception):
    """A text that is no record."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


class Readers:
    """A process that reads one record after another, in a fair order by address."""

    def __init__(self) -> None:
        self.thinkers = Thinkers(1)

    async def read(self, request: Request, function: Callable[..., T], *arguments: Any) -> T:
        """What a function makes of a record; `Unreadable` where it is none."""
        waiting = len(self.thinkers.schedule.waiting)
        if waiting >= MOST_WAITING:
            raise TooFast(waiting)
        owner = network_of(address_of(request.scope))
        try:
            told: T | Problem = await self.thinkers.finish(
                TIMEOUT, owner, attempted, function, *arguments
            )
        except ThoughtFailed as error:
            raise NoThought(error.reason) from error
        if isinstance(told, Problem):
            raise Unreadable(told)
        return told

    async def close(self) -> None:
        await self.thinkers.close()
