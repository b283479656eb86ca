"""A table in memory: its state, who listens, and one lock."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from purradox.host import entries as log
from purradox.host.journal import now
from purradox.host.state import State
from purradox.rules import Match

if TYPE_CHECKING:
    from purradox.host.slowness import Slow

logger = logging.getLogger("purradox.host")


class Coming(NamedTuple):
    """A line that is on its way to the log, and what the match will be after it."""

    number: int
    at: int
    line: log.AnyLine
    match: Match | None = None


@dataclass(eq=False)
class Live:
    """A table that somebody in this process cares about."""

    state: State
    """What the log says: nothing that is not on the disk."""
    seed: bytes
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Callable[["Live"], None]] = field(default_factory=set)
    here: Counter[str] = field(default_factory=Counter)
    """How many connections of this process belong to each guest."""
    connections: int = 0
    """All of them, also of those whom we do not know."""
    elsewhere: frozenset[str] = frozenset()
    """Guests who are connected to other workers."""
    gone: dict[str, int] = field(default_factory=dict)
    """Since when a guest is not there any more."""
    arrivals: int = 0
    """Grows whenever somebody comes or goes."""
    opened: int = field(default_factory=now)
    resumed: int = 0
    """When this process took up a match that nobody looked after."""
    touched: int = field(default_factory=now)
    """When somebody last asked for it."""
    duties: dict[str, asyncio.Task[None] | asyncio.TimerHandle] = field(default_factory=dict)
    """What is to be done for a decision unless its seat does it first."""
    broken: bool = False
    """Whether its log could not be read any further."""
    kept: bool = False
    """Whether this process does what the table itself must do."""
    slow: "Slow | None" = None
    """Why its bots take longer than they should, where they do."""
    coming: deque[Coming] = field(default_factory=deque)
    """Lines on their way to the log, in order; nobody is told of them yet."""
    _ahead: State | None = None
    _quiet: asyncio.Future[None] | None = None

    @property
    def table(self) -> str:
        return self.state.table

    def ahead(self) -> State:
        """The state after all that is coming, for the next line to be judged by."""
        if not self.coming:
            return self.state
        if self._ahead is None:
            self._ahead = self.state.copy()
            for one in self.coming:
                if one.number > self._ahead.number:
                    self._ahead.apply(*one)
        return self._ahead

    def send(self, one: Coming) -> None:
        self.coming.append(one)
        if self._ahead is not None:
            self._ahead.apply(*one)

    def came(self, *, written: bool) -> None:
        """What became of the first line that was coming; after one that is lost none is written."""
        one = self.coming.popleft()
        if not self.coming:
            self._ahead = None
            if self._quiet is not None and not self._quiet.done():
                self._quiet.set_result(None)
        if written:
            if one.number > self.state.number:  # else it was read from the log before we heard
                self.state.apply(*one)
            self.kept = self.kept or isinstance(one.line, log.Started)

    async def quiet(self) -> None:
        """Wait until nothing is coming; only for who holds the lock, so that nothing more does."""
        while self.coming:
            self._quiet = asyncio.get_running_loop().create_future()
            await self._quiet

    def present(self, seat: int) -> bool:
        guest = self.state.chairs[seat].guest
        return guest is not None and (self.here[guest] > 0 or guest in self.elsewhere)

    @property
    def watching(self) -> int:
        """How many connections belong to nobody who sits here."""
        seated = (chair.guest for chair in self.state.chairs if chair.guest is not None)
        return self.connections - sum(self.here[guest] for guest in seated)

    def left_at(self, seat: int) -> int:
        """Since when who sits there has no connection."""
        return self.gone.get(self.state.chairs[seat].guest or "", self.opened)

    def found_elsewhere(self, guests: frozenset[str]) -> bool:
        """Take in who is with other workers; whether that is news."""
        for guest in self.elsewhere - guests:
            self.gone[guest] = now()
        changed = guests != self.elsewhere
        self.elsewhere = guests
        self.arrivals += changed
        return changed

    def tell(self) -> None:
        """Let everybody who listens know that something has changed."""
        for listener in tuple(self.listeners):
            try:
                listener(self)
            except Exception:  # the others, and the table itself, are told all the same
                logger.exception("a listener could not be told", extra={"table": self.table})
