"""A table in memory: what its log says, what is on its way there, and who is there."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from purradox.host.environment import Clock
from purradox.host.errors import BotMissingPart, HostError
from purradox.host.expiry import NEVER, Expiry
from purradox.host.lines import Started
from purradox.host.state import State

if TYPE_CHECKING:
    from purradox.host.slowness import Slow

ARRIVALS_EVERY = 1.0
"""Seconds between news of who comes and goes."""

logger = logging.getLogger("purradox.host")


@dataclass(eq=False)
class LoadedTable:
    """A table that somebody in this process cares about."""

    state: State
    """What the log says: nothing that is not on the disk."""
    clock: Clock
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a step is judged and sent, so that steps keep their order."""
    arranging: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a rematch is opened: those who ask at the same moment get the same one."""
    pending: deque[State] = field(default_factory=deque)
    """The states after each line that is on its way to the log; nobody is told of them yet."""
    listeners: set[Callable[["LoadedTable"], None]] = field(default_factory=set)
    here: Counter[str] = field(default_factory=Counter)
    """How many connections of this process belong to each guest."""
    connections: int = 0
    """All of them, also of those whom we do not know."""
    elsewhere: frozenset[str] = frozenset()
    """Guests who are connected to other workers."""
    gone: dict[str, int] = field(default_factory=dict)
    """Since when a guest is not there any more."""
    arrivals: int = 0
    """Grows whenever somebody comes or goes, or a bot cannot play or can again."""
    unable: dict[str, BotMissingPart] = field(default_factory=dict)
    """Specs of bots that cannot play here, and what they lack; the table waits for them."""
    opened: int = 0
    resumed: int = 0
    """When this process took up a match that nobody looked after."""
    touched: int = 0
    """When somebody last asked for it."""
    duties: dict[str, asyncio.Task[None] | asyncio.TimerHandle] = field(default_factory=dict)
    """What is to be done for a decision unless its seat does it first."""
    unusable: HostError | None = None
    """Why nothing can be done here any more: its log cannot be read, or is gone."""
    edition: int = 0
    """Grows when the log was rewritten, so that what was made of it is made anew."""
    kept: bool = False
    """Whether this process does what the table itself must do."""
    expiry: Expiry = NEVER
    seen: int = 0
    """When somebody who plays here was here last."""
    saved: int = 0
    """The same as the index has it."""
    slow: "Slow | None" = None
    """Why its bots take longer than they should, where they do."""
    _settled: asyncio.Future[None] | None = None
    _resting: asyncio.TimerHandle | None = None
    """Runs for a moment after news of who comes and goes."""
    _told: int = 0
    """The arrivals of which was told."""

    def __post_init__(self) -> None:
        self.opened = self.touched = self.clock()

    @property
    def table(self) -> str:
        return self.state.table

    @property
    def ahead(self) -> State:
        """The state after all that is pending, by which the next line is judged."""
        return self.pending[-1] if self.pending else self.state

    def written(self) -> None:
        """The first pending line is in the log."""
        state = self.pending.popleft()
        if state.number > self.state.number:  # else it was read from the log before we heard
            self.state = state
        if not self.kept:
            self.kept = isinstance(state.history[-1].line, Started)
        self._when_settled()

    def lost(self) -> None:
        """The first pending line is not in the log, so that those after it cannot be either."""
        self.pending.popleft()
        self._when_settled()

    def _when_settled(self) -> None:
        if not self.pending and self._settled is not None and not self._settled.done():
            self._settled.set_result(None)

    async def settled(self) -> None:
        """Wait until nothing is pending; only for who holds the lock, so that nothing more is."""
        while self.pending:
            self._settled = asyncio.get_running_loop().create_future()
            await self._settled

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nothing of this process is on its way to the log, and nothing more is sent."""
        async with self.lock:
            await self.settled()
            yield

    def present(self, seat: int) -> bool:
        guest = self.state.chairs[seat].guest
        return guest is not None and (self.here[guest] > 0 or guest in self.elsewhere)

    @property
    def attended(self) -> bool:
        """Whether anybody is here who plays."""
        return any(self.present(seat) for seat in range(len(self.state.chairs)))

    @property
    def expires(self) -> int | None:
        """When it is closed or deleted unless somebody comes, once that is to be told."""
        if self.attended:
            return None
        state = self.state
        dealt = bool(state.match.rounds)
        return self.expiry.told(state.status, self.seen, self.clock(), dealt=dealt)

    @property
    def watching(self) -> int:
        """How many connections belong to nobody who sits here."""
        seated = (chair.guest for chair in self.state.chairs if chair.guest is not None)
        return self.connections - sum(self.here[guest] for guest in seated)

    def left_at(self, seat: int) -> int:
        """Since when who sits there has no connection."""
        return self.gone.get(self.state.chairs[seat].guest or "", self.opened)

    def arrived(self, guest: str | None) -> bool:
        """A connection more, of a guest or of somebody unknown; whether that is news."""
        self.connections += 1
        if guest is not None:
            self.here[guest] += 1
        return guest is None or self.here[guest] == 1

    def departed(self, guest: str | None) -> bool:
        """A connection less; whether that is news."""
        self.connections -= 1
        if guest is None:
            return True
        self.here[guest] -= 1
        if self.here[guest] > 0:
            return False
        del self.here[guest]
        self.gone[guest] = self.clock()
        return True

    def found_elsewhere(self, guests: frozenset[str]) -> bool:
        """Take in who is with other workers; whether that is news."""
        for guest in self.elsewhere - guests:
            self.gone[guest] = self.clock()
        changed = guests != self.elsewhere
        self.elsewhere = guests
        self.arrivals += changed
        return changed

    def tell_arrivals(self) -> None:
        """Let everybody know who comes and goes: at once, and what follows soon after together."""
        if self._resting is None:
            loop = asyncio.get_running_loop()
            self._told = self.arrivals
            self._resting = loop.call_later(ARRIVALS_EVERY, self._rested)
            self.tell()

    def _rested(self) -> None:
        self._resting = None
        if self._told != self.arrivals:
            self.tell_arrivals()

    def tell(self) -> None:
        """Let everybody who listens know that something has changed."""
        for listener in tuple(self.listeners):
            try:
                listener(self)
            except Exception:  # the others, and the table itself, are told all the same
                logger.exception("a listener could not be told", extra={"table": self.table})
