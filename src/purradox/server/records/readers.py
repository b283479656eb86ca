"""Records that people bring are read in a process of their own, so that nobody else waits."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from purradox.host.thinkers import Thinkers, ThoughtFailed
from purradox.server.api.errors import NoThought, TooFast
from purradox.server.api.replay import Problem, Unreadable, attempted

TIMEOUT = 20.0
"""Seconds that reading a record may take; ours take a few hundredths."""
MOST_WAITING = 20
"""Records that wait to be read."""
T = TypeVar("T")


class Readers:
    """A process that reads one record after another, in a fair order by address."""

    def __init__(self) -> None:
        self.thinkers = Thinkers(1)

    def of(self, network: str) -> "ReaderOf":
        """The same for requests from a network."""
        return ReaderOf(self, network)

    async def read(self, owner: str, function: Callable[..., T], *arguments: Any) -> T:
        """What a function makes of a record; `Unreadable` where it is none."""
        waiting = len(self.thinkers.schedule.waiting)
        if waiting >= MOST_WAITING:
            raise TooFast(waiting)
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


class ReaderOf(NamedTuple):
    """Reads records for one network."""

    readers: Readers
    network: str

    async def read(self, function: Callable[..., T], *arguments: Any) -> T:
        return await self.readers.read(self.network, function, *arguments)
