"""The log in the database: lines are appended in groups, and each counts once."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from purradox.host.database import Database
from purradox.host.one_file import OneFile
from purradox.host.rows import Row
from purradox.host.shared import Shared

LARGEST = 400
"""Entries of one transaction at most; the names of as many tables fit into a notification."""
RETRY = 0.2
"""Seconds after trouble with the database."""

logger = logging.getLogger("purradox.host")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


Heard = Callable[[bool | None], None]
"""Told whether the lines are in the log; None where nobody knows."""
Done = Callable[[bool, Exception | None], None]
"""Told the same once everybody of the group has heard, and what went wrong."""


class Entry:
    """Lines that are written together or not at all, and who waits for that."""

    __slots__ = ("done", "heard", "rows")

    def __init__(self, rows: Sequence[Row], done: Done, heard: Heard | None) -> None:
        self.rows, self.done, self.heard = rows, done, heard


class Journal:
    """The only writer of logs in this process. What waits together is committed together."""

    def __init__(self, database: Database, worker: str = "") -> None:
        self.log = Shared(database, worker) if database.shared else OneFile(database)
        self.after_group: Callable[[], None] = lambda: None
        """Called when everybody of a group has `heard`, before any of those who wait goes on."""
        self._waiting: list[Entry] = []
        self._apart: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._closing = False
        self.written = self.commits = self.failures = 0
        self.committed = float("-inf")
        """When lines were written last, by the clock of the loop; never, after a failure."""
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._write())

    def put(self, *rows: Row, heard: Heard | None = None) -> asyncio.Future[bool]:
        """Whether the lines are in the log; otherwise others have taken their place.

        A line that follows one that is on its way is refused if that one is. Who `heard` is
        told in the order of the log, also when nobody waits any more.
        """
        future: asyncio.Future[bool] = self._loop.create_future()

        def done(written: bool, error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(written)
            else:
                future.set_exception(error)

        self.send(rows, done, heard)
        return future

    def send(self, rows: Sequence[Row], done: Done, heard: Heard | None = None) -> None:
        """The same for who is called instead of waiting."""
        entry = Entry(rows, done, heard)
        if len(rows) > 1 and isinstance(self.log, Shared):
            task = self._loop.create_task(self._write_apart(entry, self.log))
            self._apart.add(task)
            task.add_done_callback(self._apart.discard)
        else:
            self._waiting.append(entry)
            self._wake.set()

    async def _write_apart(self, entry: Entry, log: Shared) -> None:
        """A transaction with many answers to wait for, which would hold up everybody's lines."""
        try:
            written = await log.together(entry.rows)
        except Exception as error:  # noqa: BLE001 whoever waits is told, whatever it is
            self._failed()
            self._settle([entry], [None], error)
        else:
            self._succeeded()
            self._settle([entry], [written])

    @property
    def waiting(self) -> int:
        """Entries that no transaction has yet."""
        return len(self._waiting)

    def _succeeded(self) -> None:
        self.commits += 1
        self.committed = self._loop.time()

    def _failed(self) -> None:
        self.failures += 1
        self.committed = float("-inf")

    async def notify(self, names: list[str]) -> None:
        """Wake the other workers, where there are any."""
        await self.log.notify(names)

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._closing = True
        self._wake.set()
        await self._task
        if self._apart:
            await asyncio.wait(self._apart)
        await self.log.close()

    async def _write(self) -> None:
        while self._waiting or not self._closing:
            if self._waiting:
                await self._write_on()
            else:
                self._wake.clear()
                await self._wake.wait()

    async def _write_on(self) -> None:
        """Group after group, as long as something waits and nothing goes wrong."""
        group = self._next_group()
        commit = self._commit([entry.rows for entry in group])
        while group:
            try:
                written = await commit
            except Exception as error:  # noqa: BLE001 whoever waits is told, whatever it is
                group += self._waiting  # they may follow what is lost
                self._waiting = []
                self._failed()
                self._settle(group, [None] * len(group), error)
                await asyncio.sleep(0 if self._closing else RETRY)
                return
            self._succeeded()
            before, group = group, []
            if not all(written):
                self._refuse_what_follows(before, written)
            elif self._waiting:  # they are written while we tell of those before
                group = self._next_group()
                commit = self._commit([entry.rows for entry in group])
            self._settle(before, written)

    def _next_group(self) -> list[Entry]:
        group, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
        return group

    def _refuse_what_follows(self, group: list[Entry], written: list[bool]) -> None:
        lost = {
            row.table
            for entry, done in zip(group, written, strict=True)
            if not done
            for row in entry.rows
        }
        waiting, self._waiting = self._waiting, []
        for entry in waiting:
            if lost.isdisjoint(row.table for row in entry.rows):
                self._waiting.append(entry)
            else:
                group.append(entry)
                written.append(False)

    def _settle(
        self, group: list[Entry], written: Sequence[bool | None], error: Exception | None = None
    ) -> None:
        """The tables learn what became of their lines; those who wait go on when all is told."""
        for entry, done in zip(group, written, strict=True):
            self.written += len(entry.rows) if done else 0
            if entry.heard is not None:
                entry.heard(done)
        self.after_group()
        for entry, done in zip(group, written, strict=True):
            try:
                entry.done(bool(done), error)
            except Exception:  # whatever it is, the others are told all the same
                logger.exception("who sent lines could not be told")

    def _commit(self, group: list[Sequence[Row]]) -> Awaitable[list[bool]]:
        return self.log.append(group)
