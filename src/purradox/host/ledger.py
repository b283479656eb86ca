"""Tables in memory, and the one way to write to them.

Each step is judged, written to the log, and only then taken in and told. Where nobody else writes,
it is judged by what is on its way to the log already, so that steps of one table share a commit;
a refusal always speaks of what is written. The database lets each line in once; whoever comes
second reads what the first one wrote and is judged again.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from purradox.host import entries as log
from purradox.host.database import Database
from purradox.host.errors import BrokenTable, HostError
from purradox.host.journal import Done, Journal, now
from purradox.host.live import Coming, Live
from purradox.host.rows import Row, lines, lines_after
from purradox.host.state import State
from purradox.host.tables import Tables, card_text, kept_by, shown
from purradox.rules import Match

IDLE = 60_000
"""Milliseconds that a table stays in memory after the last one who needed it."""
RETRY = 0.5
TRIES = 3
"""How often a line may be refused though nobody has taken its place."""
CLOSING = 5.0
"""Seconds to wait for what is being read when the host closes."""

logger = logging.getLogger("purradox.host")


_UNLISTED = (log.Talked, log.Shared, log.Moved, log.Nudged, log.Called)
"""Lines that lists need not know of."""


class Step(NamedTuple):
    """What a step would do, before it is written."""

    line: log.AnyLine
    match: Match | None = None
    guests: tuple[str, ...] = ()
    """Who sits at the table from now on."""
    gone: tuple[str, ...] = ()
    """Who does not any more."""


class Ledger:
    """The tables that this process has read, each the fold of its log."""

    def __init__(self, database: Database, journal: Journal, worker: str) -> None:
        self.database, self.journal, self.worker = database, journal, worker
        self.tables = Tables(database)
        self.after_change: Callable[[Live], None] = lambda _live: None
        self.lives: dict[str, Live] = {}
        self.broken: set[str] = set()
        """Tables whose log cannot be read. No other table is held up by them."""
        self._opening: dict[str, asyncio.Future[Live]] = {}
        self._steps: set[asyncio.Future[Any]] = set()
        self._unsure: set[Live] = set()
        """Tables whose log is to be read again, and for which somebody waits to do that."""
        self._news: dict[Live, None] = {}
        """Tables of which something is in the log that nobody was told yet."""
        journal.after_group = self._tell_news
        self.closing = False

    async def live(self, table: str) -> Live:
        """A table, read from its log if this process does not have it yet."""
        if live := self.lives.get(table):
            live.touched = now()
            return live
        if table in self.broken:
            raise BrokenTable(table)
        if opening := self._opening.get(table):
            return await asyncio.shield(opening)
        opening = self._opening[table] = asyncio.ensure_future(self._open(table))
        opening.add_done_callback(lambda one: self._opened(table, one))
        return await asyncio.shield(opening)

    def _opened(self, table: str, opening: asyncio.Future[Live]) -> None:
        del self._opening[table]
        _heard(opening)

    async def _open(self, table: str) -> Live:
        found = await self.tables.find(table)
        live = Live(State(table), found.seed, kept=not self.database.shared)
        await self.catch_up(live)
        return self.lives.setdefault(table, live)

    async def catch_up(self, live: Live) -> bool:
        """Take in what others have written; whether there was anything."""
        async with self.database.begin() as connection:
            rows = await lines(connection, live.table, live.state.number)
        return self._take_in(live, rows)

    def _take_in(self, live: Live, rows: list[Row]) -> bool:
        """Apply lines of the log that are new here; whether there were any."""
        new = [row for row in rows if row.number > live.state.number]
        for row in new:
            try:
                live.state.apply(row.number, row.at, log.decode(row.body))
            except Exception as error:
                self._break(live, row, error)
                raise BrokenTable(live.table) from error
        return bool(new)

    def _break(self, live: Live, row: Row, error: Exception) -> None:
        """Give up a table whose log cannot be read, and tell who is there."""
        reason = f"line {row.number}: {type(error).__name__}"  # what it says may be a card
        logger.error("the log of a table is broken", extra={"table": live.table, "reason": reason})
        self.broken.add(live.table)
        self.lives.pop(live.table, None)
        live.broken = True
        live.tell()
        self.after_change(live)

    async def refresh(self, table: str) -> None:
        """Another worker has written to this table."""
        live = self.lives.get(table)
        if live is None and (opening := self._opening.get(table)):
            await asyncio.wait([opening])
            live = self.lives.get(table)
        if live is None:
            return
        with contextlib.suppress(BrokenTable):
            async with live.lock:
                changed = await self.catch_up(live)
            if changed:
                self._changed(live)

    async def refresh_all(self, tables: list[str]) -> None:
        """Other workers have written to these tables: one question to the database for all."""
        for table in tables:
            if opening := self._opening.get(table):
                await asyncio.wait([opening])
        lives = [live for table in tables if (live := self.lives.get(table))]
        if not lives:
            return
        async with self.database.begin() as connection:
            found = await lines_after(connection, {one.table: one.state.number for one in lives})
        await asyncio.gather(*(self._take(one, found.get(one.table, [])) for one in lives))

    async def _take(self, live: Live, rows: list[Row]) -> None:
        with contextlib.suppress(BrokenTable):
            async with live.lock:
                changed = self._take_in(live, rows)
            if changed:
                self._changed(live)

    def forget(self, live: Live) -> None:
        """Drop a table that nobody needs; its log remembers it."""
        idle = now() - live.touched > IDLE
        if idle and not (live.listeners or live.duties or live.coming or live.lock.locked()):
            self.lives.pop(live.table, None)

    def _changed(self, live: Live) -> None:
        live.tell()
        self.after_change(live)

    def _tell_news(self) -> None:
        news, self._news = self._news, {}
        for live in news:
            try:
                self._changed(live)
            except Exception:
                logger.exception("a table could not be told", extra={"table": live.table})

    async def step(self, live: Live, judge: Callable[[State], Step]) -> int:
        """Judge, write, take in, tell; returns the number of the line.

        Whoever does not wait for the end may go: what is written is taken in all the same.
        """
        live.touched, tries = now(), 0
        while True:
            async with live.lock:
                number, written = await self._judged(live, judge)
            if await written:
                break
            async with live.lock:
                changed = await self.catch_up(live)
            tries += live.state.number < number  # it may have followed a line that was refused
            if tries > TRIES:
                raise RuntimeError(f"table {live.table}: line {number} is refused but not there")
            if changed:
                self._changed(live)
        if self.lives.get(live.table) is not live:
            await self.refresh(live.table)  # it was forgotten, and read again, in the meantime
        return number

    async def _judged(
        self, live: Live, judge: Callable[[State], Step]
    ) -> tuple[int, asyncio.Future[bool]]:
        """Send a line that may be written, or raise why it may not."""
        while True:
            if self.database.shared:
                await live.quiet()
            state = live.ahead()
            try:
                step = judge(state)
                break
            except Exception as error:
                if live.coming:
                    await live.quiet()
                elif not (isinstance(error, HostError) and await self._behind(live)):
                    raise
        one, row = self._next(live, state, step)
        return one.number, self._send([row], live, one)

    def send(self, live: Live, judge: Callable[[State], Step], done: Done) -> int | None:
        """A step for which nothing has to be waited for; None where something has.

        What may not be written, or not yet, is for who can wait: nothing is raised.
        """
        if self.database.shared or live.lock.locked():
            return None
        try:
            state = live.ahead()
            step = judge(state)
        except Exception:  # noqa: BLE001 it is judged again by who can wait, and told there
            return None
        one, row = self._next(live, state, step)
        live.touched = one.at
        live.send(one)
        self.journal.send([row], done, lambda written: self._came(live, written))
        return one.number

    def _next(self, live: Live, state: State, step: Step) -> tuple[Coming, Row]:
        """The next line of a table in memory, and as the database will have it."""
        one = Coming(state.number + 1, now(), step.line, step.match)
        row = Row(live.table, one.number, step.line.decision, one.at, log.encode(step.line))
        self._index(state, step, row)
        return one, row

    def _send(
        self, rows: list[Row], live: Live | None = None, one: Coming | None = None
    ) -> asyncio.Future[bool]:
        """Lines for the log, the last of which is the next of a table in memory."""
        if live is None or one is None:
            return self.journal.put(*rows)
        live.send(one)
        return self.journal.put(*rows, heard=lambda written: self._came(live, written))

    def _came(self, live: Live, written: bool | None) -> None:
        try:
            live.came(written=bool(written))
        except Exception:  # whatever it is, others' lines are to be written all the same
            logger.exception("a table is folded anew", extra={"table": live.table})
            self.lives.pop(live.table, None)
        if written:
            self._news[live] = None
        elif written is None:
            self._aside(live)

    async def close(self) -> None:
        """Wait for what is still being read; nothing else is begun."""
        self.closing = True
        if self._steps:
            await asyncio.wait(self._steps, timeout=CLOSING)

    def _aside(self, live: Live) -> None:
        """Nobody knows how it went: the log is read again."""
        if self.closing or live in self._unsure:
            return
        self._unsure.add(live)
        task = asyncio.ensure_future(self._read_again(live))
        self._steps.add(task)
        task.add_done_callback(self._stepped)

    def _stepped(self, task: asyncio.Future[Any]) -> None:
        self._steps.discard(task)
        _heard(task)

    async def _read_again(self, live: Live) -> None:
        await asyncio.sleep(RETRY)
        self._unsure.discard(live)  # what goes wrong from here on needs another look
        try:
            async with live.lock:
                changed = await self.catch_up(live)
        except BrokenTable:
            return
        except (SQLAlchemyError, OSError):
            self._aside(live)
            return
        if changed:
            self._changed(live)

    async def _behind(self, live: Live) -> bool:
        """Whether another worker has written what we were not told yet; it is taken in now."""
        behind = self.database.shared and await self.catch_up(live)
        if behind:
            self._changed(live)
        return behind

    def _index(self, state: State, step: Step, row: Row) -> None:
        """What lists have to know of this line."""
        ends = step.match is not None and step.match.over
        if isinstance(step.line, _UNLISTED) and not ends:
            return
        after = state.copy()
        after.apply(row.number, row.at, step.line, step.match)
        row.index = {
            "status": after.status,
            "listed": shown(after),
            "host": after.host,
            "card": card_text(after),
        }
        if isinstance(step.line, log.Started):
            row.index |= kept_by(self.worker)
        row.guests, row.gone = step.guests, step.gone


def _heard(task: asyncio.Future[Any]) -> None:
    """Whoever waited for this may be gone; then nobody needs to know how it ended."""
    if not task.cancelled():
        task.exception()
