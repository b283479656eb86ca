"""A table in memory: its state, who listens, and one lock."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from purradox.host.journal import now
from purradox.host.state import State


@dataclass(eq=False)
class Live:
    """A table that somebody in this process cares about."""

    state: State
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
    touched: int = field(default_factory=now)
    """When somebody last asked for it."""
    duties: dict[str, asyncio.Task[None] | asyncio.TimerHandle] = field(default_factory=dict)
    """What is to be done for a decision unless its seat does it first."""
    kept: bool = False
    """Whether this process does what the table itself must do."""

    @property
    def table(self) -> str:
        return self.state.table

    def present(self, seat: int) -> bool:
        guest = self.state.chairs[seat].guest
        return guest is not None and (self.here[guest] > 0 or guest in self.elsewhere)

    @property
    def watching(self) -> int:
        """How many connections belong to nobody who sits here."""
        seated = (chair.guest for chair in self.state.chairs if chair.guest is not None)
        return self.connections - sum(self.here[guest] for guest in seated)

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
            listener(self)
