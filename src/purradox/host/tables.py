"""The tables of a process, and the one way to write to them.

A step is judged, written to the log, and only then taken in and told. Where nobody else writes, it
is judged by what is pending already, so that steps of one table share a commit; a refusal always
speaks of what is written. The log takes each line once; whoever comes second reads what the first
one wrote and is judged again.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import Any

from purradox.host import lines as log
from purradox.host.environment import Environment
from purradox.host.errors import BrokenTable, HostError, NoSuchTable, TooManyTables
from purradox.host.expiry import NEVER, Expiry
from purradox.host.journal import Journal
from purradox.host.loaded import LoadedTable
from purradox.host.log import Row, place_of
from purradox.host.openings import NewTable
from purradox.host.referee import Judge
from purradox.host.state import State

IDLE = 60_000
"""Milliseconds that a table stays in memory after the last one who needed it."""
RETRY = 0.5
TRIES = 3
"""How often a line may be refused though nobody has taken its place."""
CLOSING = 5.0
"""Seconds to wait for what is being read when the host closes."""
MOST_UNFINISHED = 50
"""Tables that a guest may have made and not finished within `RECENT`."""
RECENT = 24 * 3600 * 1000

logger = logging.getLogger("purradox.host")

UNLISTED = (log.Shared, log.Moved, log.Nudged, log.Called, log.Rematched)
"""Lines that lists need not know of."""


def listed(line: log.AnyLine, before: State, after: State) -> bool:
    """Whether lists need to know of a line: of a move only when it ends the match."""
    return not isinstance(line, UNLISTED) or after.status != before.status


class Tables:
    """The tables that this process has read, each the fold of its log."""

    def __init__(
        self,
        journal: Journal,
        environment: Environment,
        worker: str = "",
        expiry: Expiry = NEVER,
    ) -> None:
        self.journal, self.log, self.worker = journal, journal.log, worker
        self.expiry = expiry
        self.environment, self.clock = environment, environment.clock
        self.loaded: dict[str, LoadedTable] = {}
        self.broken: set[str] = set()
        """Tables whose log cannot be read. No other table is held up by them."""
        self.after_change: Callable[[LoadedTable], None] = lambda _table: None
        self._loading: dict[str, asyncio.Future[LoadedTable]] = {}
        self._reading: set[asyncio.Future[Any]] = set()
        self._unsure: set[LoadedTable] = set()
        """Tables whose log is to be read again, and for which somebody waits to do that."""
        self._news: dict[LoadedTable, None] = {}
        """Tables of which something is in the log that nobody was told yet."""
        journal.after_group = self._tell_news
        self._closing = False

    async def load(self, table: str) -> LoadedTable:
        """A table, read from its log if this process does not have it yet."""
        if found := self.loaded.get(table):
            found.touched = self.clock()
            return found
        if table in self.broken:
            raise BrokenTable(table)
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda one: self._has_loaded(table, one))
        return await asyncio.shield(loading)

    def _has_loaded(self, table: str, loading: asyncio.Future[LoadedTable]) -> None:
        del self._loading[table]
        _heard(loading)

    async def _load(self, table: str) -> LoadedTable:
        found = LoadedTable(State(table), self.clock, kept=not self.log.shared, expiry=self.expiry)
        await self.catch_up(found)
        found.seen = found.saved = await self.log.last_seen(table)
        return self.loaded.setdefault(table, found)

    async def catch_up(self, table: LoadedTable) -> bool:
        """Take in what others have written; whether there was anything."""
        found = await self.log.read({table.table: table.state.number})
        return self._take_in(table, found.get(table.table, ()))

    def _take_in(self, table: LoadedTable, rows: Iterable[Row]) -> bool:
        """Fold lines of the log that are new here; whether there were any."""
        before = table.state.number
        for row in rows:
            if row.number <= table.state.number:
                continue
            try:
                if row.number != table.state.number + 1:
                    raise ValueError(f"line {row.number} follows line {table.state.number}")  # noqa: TRY301
                table.state = table.state.after(row.at, log.decode(row.body))
            except Exception as error:
                self._break(table, row, error)
                raise BrokenTable(table.table) from error
        return table.state.number > before

    def _break(self, table: LoadedTable, row: Row, error: Exception) -> None:
        """Give up a table whose log cannot be read, and tell who is there."""
        reason = f"line {row.number}: {type(error).__name__}"  # what it says may be a card
        logger.error("the log of a table is broken", extra={"table": table.table, "reason": reason})
        self.broken.add(table.table)
        self.loaded.pop(table.table, None)
        table.unusable = BrokenTable(table.table)
        self.changed(table)

    async def refresh(self, tables: Iterable[str]) -> None:
        """Others have written to these tables: one question to the log for all that are here."""
        names = list(tables)
        for name in names:
            if loading := self._loading.get(name):
                await asyncio.wait([loading])
        known = {name: one for name in names if (one := self.loaded.get(name))}
        if not known:
            return
        found = await self.log.read({name: one.state.number for name, one in known.items()})
        for name, rows in found.items():
            with contextlib.suppress(BrokenTable):
                if self._take_in(known[name], rows):
                    self.changed(known[name])

    async def read_anew(self, name: str) -> None:
        """The log of a table was rewritten, or is gone."""
        if loading := self._loading.get(name):
            await asyncio.wait([loading])
        self.broken.discard(name)
        table = self.loaded.get(name)
        if table is None:
            return
        async with table.alone():
            try:
                rows = (await self.log.read({name: 0}))[name]
            except NoSuchTable as gone:
                table.unusable = gone
                self.loaded.pop(name, None)
            else:
                table.state, table.edition = State(name), table.edition + 1
                table.arrivals += 1
                with contextlib.suppress(BrokenTable):
                    self._take_in(table, rows)
        self.changed(table)

    def forget(self, table: LoadedTable, *, now: bool = False) -> bool:
        """Drop a table that nobody needs, or has needed for a while; its log remembers it."""
        idle = now or self.clock() - table.touched > IDLE
        if table.listeners or table.duties or table.pending or table.lock.locked() or not idle:
            return False
        return self.loaded.pop(table.table, None) is not None

    def changed(self, table: LoadedTable) -> None:
        table.tell()
        self.after_change(table)

    def _tell_news(self) -> None:
        news, self._news = self._news, {}
        for table in news:
            try:
                self.changed(table)
            except Exception:
                logger.exception("a table could not be told", extra={"table": table.table})

    async def open(self, new: NewTable, origin: str = "") -> LoadedTable:
        """A table that begins with these lines."""
        await self.may_open(new.state.host)
        rows = self._first_rows(new, origin)
        if not await self.journal.put(*rows, heard=lambda good: self._add(new, good)):
            raise RuntimeError(f"there is a table {new.state.table} already")
        return await self.load(new.state.table)

    async def may_open(self, guest: str) -> None:
        """Refuse one more table to who has many that are not finished."""
        if await self.log.open_tables(guest, self.clock() - RECENT) >= MOST_UNFINISHED:
            raise TooManyTables(MOST_UNFINISHED)

    def _first_rows(self, new: NewTable, origin: str = "") -> list[Row]:
        state, rows = new.state, []
        for number, line in enumerate(new.lines, 1):
            at = state.history[number - 1].at
            rows.append(Row(state.table, number, line.decision, at, log.encode(line)))
        keeper = self.worker if state.status == "playing" else ""
        rows[0].place = place_of(state, keeper, origin)
        rows[0].seated = [chair.guest for chair in state.chairs if chair.guest is not None]
        return rows

    def _add(self, new: NewTable, good: bool | None) -> None:
        """Look after a new table that is in the log, though its maker may be gone."""
        if good:
            kept = new.state.status == "playing" or not self.log.shared
            found = LoadedTable(new.state, self.clock, kept=kept, expiry=self.expiry)
            found.seen = found.saved = new.state.history[0].at
            self._news[self.loaded.setdefault(found.table, found)] = None

    async def step(self, table: LoadedTable, judge: Judge) -> int:
        """Judge, write, take in, tell; returns the number of the line.

        Whoever does not wait for the end may go: what is written is taken in all the same.
        """
        table.touched, tries = self.clock(), 0
        while True:
            async with table.lock:
                number, written = await self._send(table, judge)
            if await written:
                break
            changed = await self.catch_up(table)
            tries += table.state.number < number  # it may have followed a line that was refused
            if tries > TRIES:
                raise RuntimeError(f"table {table.table}: line {number} is refused but not there")
            if changed:
                self.changed(table)
        if self.loaded.get(table.table) is not table:
            await self.refresh([table.table])  # it was forgotten, and read again, in the meantime
        return number

    async def _send(self, table: LoadedTable, judge: Judge) -> tuple[int, asyncio.Future[bool]]:
        """Send a line that may be written to the log, or raise why it may not."""
        while True:
            if table.unusable is not None:
                raise table.unusable
            if self.log.shared:  # of two lines the first may lose against another process's
                await table.settled()
            judged = table.ahead
            try:
                step = judge(judged)
                break
            except Exception as error:
                if table.pending:
                    await table.settled()
                elif not (isinstance(error, HostError) and await self._behind(table, judged)):
                    raise
        at = self.clock()
        after = judged.after(at, step.line, step.match)
        body = log.encode(step.line)
        row = Row(after.table, after.number, step.line.decision, at, body)
        row.seated, row.gone = step.seated, step.gone
        if listed(step.line, judged, after):
            started = isinstance(step.line, log.Started)
            row.place = place_of(after, self.worker if started else None)
            table.seen = table.saved = at
        rows = [row] if step.opens is None else [*self._first_rows(step.opens), row]
        table.pending.append(after)
        written = self.journal.put(*rows, heard=lambda good: self._came(table, good, step.opens))
        return after.number, written

    def _came(self, table: LoadedTable, good: bool | None, opens: NewTable | None) -> None:
        """What became of the first pending line; None where nobody knows."""
        if opens is not None:
            self._add(opens, good)
        if good:
            table.written()
            self._news[table] = None
        else:
            table.lost()
            if good is None:
                self._read_later(table)

    def _read_later(self, table: LoadedTable) -> None:
        """Nobody knows how it went: the log is read again."""
        if self._closing or table in self._unsure:
            return
        self._unsure.add(table)
        task = asyncio.ensure_future(self._read_again(table))
        self._reading.add(task)
        task.add_done_callback(self._has_read)

    def _has_read(self, task: asyncio.Future[Any]) -> None:
        self._reading.discard(task)
        _heard(task)

    async def _read_again(self, table: LoadedTable) -> None:
        await asyncio.sleep(RETRY)
        self._unsure.discard(table)  # what goes wrong from here on needs another look
        try:
            changed = await self.catch_up(table)
        except BrokenTable:
            return
        except Exception:  # noqa: BLE001 whatever keeps us from reading, we try again
            self._read_later(table)
            return
        if changed:
            self.changed(table)

    async def _behind(self, table: LoadedTable, judged: State) -> bool:
        """Whether another process has written what a state does not know; it is taken in now."""
        if self.log.shared and await self.catch_up(table):
            self.changed(table)
        return table.state.number > judged.number  # somebody else may have taken it in meanwhile

    async def close(self) -> None:
        """Wait for what is still being read; nothing else is begun."""
        self._closing = True
        if self._reading:
            await asyncio.wait(self._reading, timeout=CLOSING)


def _heard(task: asyncio.Future[Any]) -> None:
    """Whoever waited for this may be gone; then nobody needs to know how it ended."""
    if not task.cancelled():
        task.exception()
