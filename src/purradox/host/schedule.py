"""Who thinks next: a fair queue (start-time fair queueing, Goyal et al. 1996) with classes.

Work of a more urgent class always goes first. Within a class the owner goes first who has used
the least time, and then the table whose last turn was longest ago, so that whoever asks for much
waits for themselves and not for each other.
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
    REVIEW = 3
    """A slice of a review."""
    UNATTENDED = 4
    """A bot at a table where nobody is."""

    @property
    def background(self) -> bool:
        """Whether no table waits for it."""
        return self >= Urgency.HINT


Urgent = Callable[[], Urgency]
"""Asked again whenever there is something to choose: people come and go while a bot waits."""
LATELY = 1000
"""Owners and tables that are remembered at least."""


@dataclass(eq=False, slots=True)
class Job:
    owner: str
    table: str
    urgent: Urgent
    seconds: float
    """How long it is expected to take."""
    turn: asyncio.Future[None]
    start: float
    """Virtual time at which it may begin, were it alone in its class."""
    number: int
    asked: float = field(default_factory=time.monotonic)
    begun: Urgency | None = None
    """Its class when its turn came."""


class Schedule:
    """A number of places, and those who wait for one.

    Background work has only the places that are left, and no table ever waits for it: a table's
    job begins beside it.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: list[Job] = []
        self.running: Counter[bool] = Counter()
        """How many have a place, of tables and of the background."""
        self._begun: Counter[Urgency] = Counter()
        self._seconds = dict.fromkeys(Urgency, 0.0)
        self._virtual = 0.0
        self._finish: dict[str, float] = {}
        """The virtual time at which each owner has used up what they were given."""
        self._turns: dict[str, int] = {}
        """The number of the last turn of each table."""
        self._asked = self._admitted = 0
        self.refused: Counter[Urgency] = Counter()
        """How many of a class were sent away because of a cap."""

    @asynccontextmanager
    async def place(
        self, owner: str, table: str, urgent: Urgent, seconds: float = 0.0
    ) -> AsyncIterator[Job]:
        """Wait for a place, and have it."""
        job = self._ask(owner, table, urgent, seconds)
        try:
            await job.turn
        except asyncio.CancelledError:
            if job.begun is not None:
                self._leave(job)
            elif job in self.waiting:
                self.waiting.remove(job)
            raise
        begun = time.monotonic()
        assert job.begun is not None
        self._begun[job.begun] += 1
        self._seconds[job.begun] += begun - job.asked
        try:
            yield job
        finally:
            used = max(job.start, self._finish.get(owner, 0.0))
            self._finish[owner] = used + time.monotonic() - begun
            self._leave(job)

    def length(self, urgency: Urgency) -> int:
        """How many of a class wait."""
        return sum(job.urgent() is urgency for job in self.waiting)

    def begun(self, urgency: Urgency) -> int:
        """How many of a class have had their turn."""
        return self._begun[urgency]

    def seconds(self, urgency: Urgency) -> float:
        """How long those of a class have waited for it, together."""
        return self._seconds[urgency]

    def wait(self, owner: str) -> float:
        """About how many seconds the bots of an owner wait now.

        It follows from who waits and what such a bot usually takes; nothing that a bot thinks
        of has a part in it.
        """
        mine, others = 0.0, dict[str, float]()
        for job in self.waiting:
            if job.urgent().background:
                continue
            if job.owner == owner:
                mine += job.seconds
            else:  # they have their turns between ours
                others[job.owner] = max(others.get(job.owner, 0.0), job.seconds)
        return (mine + sum(others.values())) / max(1, self.places)

    def _ask(self, owner: str, table: str, urgent: Urgent, seconds: float) -> Job:
        self._asked += 1
        start = max(self._virtual, self._finish.get(owner, 0.0))
        turn = asyncio.get_running_loop().create_future()
        job = Job(owner, table, urgent, seconds, turn, start, self._asked)
        self.waiting.append(job)
        self._admit()
        return job

    def _leave(self, job: Job) -> None:
        assert job.begun is not None
        self.running[job.begun.background] -= 1
        self._admit()

    def _admit(self) -> None:
        self.waiting = [job for job in self.waiting if not job.turn.done()]  # who has gone
        while self.waiting:
            job = min(self.waiting, key=self._rank)
            urgency = job.urgent()
            taken = self.running.total() if urgency.background else self.running[False]
            if taken >= self.places:
                return
            self.waiting.remove(job)
            job.start = max(job.start, self._finish.get(job.owner, 0.0))
            self._virtual = max(self._virtual, job.start)
            self._admitted += 1
            self._turns.pop(job.table, None)
            self._turns[job.table] = self._admitted
            self._forget()
            job.begun = urgency
            self.running[urgency.background] += 1
            job.turn.set_result(None)

    def _rank(self, job: Job) -> tuple[Urgency, float, int, int]:
        start = max(job.start, self._finish.get(job.owner, 0.0))
        return job.urgent(), start, self._turns.get(job.table, 0), job.number

    def _forget(self) -> None:
        """Owners who are behind the virtual time have no debt to be remembered."""
        if len(self._finish) > LATELY:
            self._finish = {owner: at for owner, at in self._finish.items() if at > self._virtual}
        if len(self._turns) > 2 * LATELY:
            self._turns = dict(list(self._turns.items())[LATELY:])
