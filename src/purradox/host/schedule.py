"""Who thinks next: a fair queue (start-time fair queueing, Goyal et al. 1996) with classes.

Work of a more urgent class always goes first. Within a class the owner goes first who has used
the least time, so that whoever asks for much waits for themselves and not for each other.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum


class Urgency(IntEnum):
    """Classes of work, the most urgent first."""

    OPPONENT = 0
    """A bot at a table where somebody waits for it."""
    SUBSTITUTE = 1
    """A bot that decides for a person."""
    HINT = 2
    UNATTENDED = 3
    """A bot at a table where nobody is."""


Urgent = Callable[[], Urgency]
"""Asked again whenever there is something to choose: people come and go while a bot waits."""


@dataclass(eq=False, slots=True)
class Job:
    owner: str
    urgent: Urgent
    turn: asyncio.Future[None]
    start: float
    """Virtual time at which it may begin, were it alone in its class."""
    number: int
    asked: float = field(default_factory=time.monotonic)


class Schedule:
    """A number of places, and those who wait for one."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Job] = []
        self._begun: Counter[Urgency] = Counter()
        self._seconds = dict.fromkeys(Urgency, 0.0)
        self._virtual = 0.0
        self._finish: dict[str, float] = {}
        """The virtual time at which each owner has used up what they were given."""
        self._asked = 0

    @asynccontextmanager
    async def place(self, owner: str, urgent: Urgent) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        job = self._ask(owner, urgent)
        try:
            await job.turn
        except asyncio.CancelledError:
            if job in self.waiting:
                self.waiting.remove(job)
            else:
                self._leave()
            raise
        begun = time.monotonic()
        self._begun[urgent()] += 1
        self._seconds[urgent()] += begun - job.asked
        try:
            yield
        finally:
            self._finish[owner] = job.start + time.monotonic() - begun
            self._leave()

    def length(self, urgency: Urgency) -> int:
        """How many of a class wait."""
        return sum(job.urgent() is urgency for job in self.waiting)

    def begun(self, urgency: Urgency) -> int:
        """How many of a class have had their turn."""
        return self._begun[urgency]

    def seconds(self, urgency: Urgency) -> float:
        """How long those of a class have waited for it, together."""
        return self._seconds[urgency]

    def _ask(self, owner: str, urgent: Urgent) -> Job:
        self._asked += 1
        start = max(self._virtual, self._finish.get(owner, 0.0))
        job = Job(owner, urgent, asyncio.get_running_loop().create_future(), start, self._asked)
        self.waiting.append(job)
        self._admit()
        return job

    def _leave(self) -> None:
        self.free += 1
        self._admit()

    def _admit(self) -> None:
        while self.free and self.waiting:
            job = min(self.waiting, key=self._rank)
            self.waiting.remove(job)
            job.start = max(job.start, self._finish.get(job.owner, 0.0))
            self._virtual = max(self._virtual, job.start)
            self._forget()
            self.free -= 1
            job.turn.set_result(None)

    def _rank(self, job: Job) -> tuple[Urgency, float, int]:
        return job.urgent(), max(job.start, self._finish.get(job.owner, 0.0)), job.number

    def _forget(self) -> None:
        """Owners who are behind the virtual time have no debt to be remembered."""
        if len(self._finish) > 1000:
            self._finish = {owner: at for owner, at in self._finish.items() if at > self._virtual}
