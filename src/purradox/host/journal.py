"""The only writer of logs in a process: lines that wait together are committed together."""

import asyncio
from collections.abc import Callable, Sequence

from purradox.host.log import Log, Row

LARGEST = 400
"""Entries of one transaction at most; the names of as many tables fit into a notification."""
RETRY = 0.2
"""Seconds after trouble with the log."""

Heard = Callable[[bool | None], None]
"""Told whether the lines are in the log; None where nobody knows."""


class Entry:
    """Lines that are written together or not at all, and who waits for that."""

    __slots__ = ("done", "heard", "rows")

    def __init__(
        self, rows: Sequence[Row], done: asyncio.Future[bool], heard: Heard | None
    ) -> None:
        self.rows, self.done, self.heard = rows, done, heard


class Journal:
    """Group commit (DeWitt et al. 1984) in front of a log."""

    def __init__(self, log: Log) -> None:
        self.log = log
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
        entry = Entry(rows, self._loop.create_future(), heard)
        if len(rows) > 1 and self.log.shared:
            task = self._loop.create_task(self._write_apart(entry))
            self._apart.add(task)
            task.add_done_callback(self._apart.discard)
        else:
            self._waiting.append(entry)
            self._wake.set()
        return entry.done

    async def _write_apart(self, entry: Entry) -> None:
        """A transaction with many answers to wait for, which would hold up everybody's lines."""
        try:
            written = await self.log.append_apart(entry.rows)
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
        commit = self.log.append([entry.rows for entry in group])
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
                commit = self.log.append([entry.rows for entry in group])
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
            if entry.done.done():
                continue  # nobody waits any more
            if error is None:
                entry.done.set_result(bool(done))
            else:
                entry.done.set_exception(error)
