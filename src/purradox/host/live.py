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
    here: Counter[int] = field(default_factory=Counter)
    """How many connections of this process belong to each seat."""
    elsewhere: frozenset[int] = frozenset()
    """Seats whose people are connected to other workers."""
    gone: dict[int, int] = field(default_factory=dict)
    """Since when a seat has nobody there."""
    arrivals: int = 0
    """Grows whenever somebody comes or goes."""
    opened: int = field(default_factory=now)
    watching: int = 0
    duties: dict[str, asyncio.Task[None] | asyncio.TimerHandle] = field(default_factory=dict)
    """What is to be done for a decision unless its seat does it first."""
    kept: bool = False
    """Whether this process does what the table itself must do."""

    @property
    def table(self) -> str:
        return self.state.table

    def present(self, seat: int) -> bool:
        return self.here[seat] > 0 or seat in self.elsewhere

    def tell(self) -> None:
        """Let everybody who listens know that something has changed."""
        for listener in tuple(self.listeners):
            listener(self)
