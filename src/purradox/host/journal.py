"""The log in the database: lines are appended in groups, and each counts once."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from purradox.host import schema
from purradox.host.database import Database

LARGEST = 400
"""Lines of one transaction at most; the names of as many tables fit into a notification."""
RETRY = 0.2
"""Seconds after trouble with the database."""
CHANNEL = "purradox"
LONGEST_WORD = 7000
"""Bytes of a notification; PostgreSQL allows 8000."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Row:
    """A line of a log, on its way to the database or back."""

    table: str
    number: int
    decision: str | None
    at: int
    body: str
    index: dict[str, Any] | None = None
    """What changes in the index of tables along with it."""
    guests: Sequence[str] = ()
    """Guests who sit at the table from now on."""


@dataclass(slots=True)
class Waiting:
    row: Row
    done: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Journal:
    """The only writer of logs in this process. What waits together is committed together."""

    def __init__(self, database: Database, worker: str = "") -> None:
        self.database, self.worker = database, worker
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.written = self.commits = 0
        self._task = asyncio.get_running_loop().create_task(self._write())

    def put(self, row: Row) -> asyncio.Future[bool]:
        """Whether the line is in the log; otherwise another one has taken its place."""
        waiting = Waiting(row)
        self._waiting.append(waiting)
        self._wake.set()
        return waiting.done

    async def notify(self, names: list[str]) -> None:
        """Wake the other workers, where there are any."""
        if self.database.shared:
            async with self.database.begin() as connection:
                for words in _in_words([self.worker], names):
                    await connection.execute(_NOTIFY, {"channel": CHANNEL, "words": words})

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _write(self) -> None:
        """Write until the end; after trouble with the database, over a new connection."""
        while not self._finished:
            group: list[Waiting] = []
            try:
                async with self.database.engine.connect() as connection:
                    if self.database.shared:
                        await connection.execution_options(isolation_level="AUTOCOMMIT")
                    while not self._finished:
                        await self._wake.wait()
                        self._wake.clear()
                        while self._waiting:
                            group, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                            await self._settle(connection, group)
            except Exception as error:  # noqa: BLE001 whoever waits is told, whatever it is
                group += self._waiting
                self._waiting = []
                self._wake.set()
                for one in group:
                    if not one.done.done():
                        one.done.set_exception(error)
                await asyncio.sleep(0 if self._closing else RETRY)

    @property
    def _finished(self) -> bool:
        return self._closing and not self._waiting

    async def _settle(self, connection: AsyncConnection, group: list[Waiting]) -> None:
        """Tell each of the group whether its line is written."""
        first: dict[tuple[str, int], Row] = {}
        for one in group:  # whoever gave up waiting may have left the same place to somebody else
            first.setdefault((one.row.table, one.row.number), one.row)
        written = await self._commit(connection, list(first.values()))
        self.written += len(written)
        self.commits += 1
        for one in group:
            if not one.done.done():
                place = (one.row.table, one.row.number)
                one.done.set_result(place in written and first[place] is one.row)

    async def _commit(self, connection: AsyncConnection, rows: list[Row]) -> set[tuple[str, int]]:
        if self.database.shared:
            return await self._commit_shared(connection, rows)
        try:
            await connection.exec_driver_sql(_INSERT, [_columns(row) for row in rows])
            await _index(connection, rows)
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            return await self._one_by_one(connection, rows)
        return {(row.table, row.number) for row in rows}

    async def _one_by_one(
        self, connection: AsyncConnection, rows: list[Row]
    ) -> set[tuple[str, int]]:
        written = set()
        for row in rows:
            try:
                await connection.exec_driver_sql(_INSERT, _columns(row))
                await _index(connection, [row])
                await connection.commit()
            except IntegrityError:
                await connection.rollback()
            else:
                written.add((row.table, row.number))
        return written

    async def _commit_shared(
        self, connection: AsyncConnection, rows: list[Row]
    ) -> set[tuple[str, int]]:
        """Lines that lost against another worker's are left out; the others are told by name."""
        # In one order everywhere, so that two workers never wait for each other in a circle.
        rows = sorted(rows, key=lambda row: (row.table, row.number))
        if not any(row.index or row.guests for row in rows):
            return await self._append(connection, rows)  # one statement is a transaction of its own
        async with self.database.begin() as whole:
            written = await self._append(whole, rows)
            await _index(whole, [row for row in rows if (row.table, row.number) in written])
        return written

    async def _append(self, connection: AsyncConnection, rows: list[Row]) -> set[tuple[str, int]]:
        columns = dict(zip("abcde", map(list, zip(*map(_columns, rows), strict=True)), strict=True))
        names = dict.fromkeys(row.table for row in rows)
        words = {"channel": CHANNEL, "words": " ".join((self.worker, *names))}
        found = await connection.execute(_APPEND, columns | words)
        return {(table, number) for table, number, _ in found}


_INSERT = "INSERT INTO log (table_id, number, decision, at, body) VALUES (?, ?, ?, ?, ?)"
_APPEND = text(
    "WITH written AS (INSERT INTO log (table_id, number, decision, at, body) "
    "SELECT * FROM unnest(CAST(:a AS text[]), CAST(:b AS integer[]), CAST(:c AS text[]), "
    "CAST(:d AS bigint[]), CAST(:e AS text[])) "
    "ON CONFLICT DO NOTHING RETURNING table_id, number) "
    "SELECT table_id, number, pg_notify(:channel, :words) FROM written"
)
_NOTIFY = text("SELECT pg_notify(:channel, :words)")
_SEAT = text(
    "INSERT INTO seats (guest, table_id) VALUES (:guest, :table_id) ON CONFLICT DO NOTHING"
)


def _in_words(first: list[str], names: list[str]) -> list[str]:
    """The names with spaces between them, in pieces that a notification can carry."""
    if not names:
        return []
    each = LONGEST_WORD // 17
    return [" ".join(first + names[at : at + each]) for at in range(0, len(names), each)]


def _columns(row: Row) -> tuple[str, int, str | None, int, str]:
    return row.table, row.number, row.decision, row.at, row.body


async def _index(connection: AsyncConnection, rows: list[Row]) -> None:
    """What the index of tables has to learn of these lines."""
    for row in rows:
        if row.index:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == bindparam("which")),
                [{"which": row.table, "updated": row.at, **row.index}],
            )
        for guest in row.guests:
            await connection.execute(_SEAT, {"guest": guest, "table_id": row.table})


async def lines(connection: AsyncConnection, table: str, after: int = 0) -> list[Row]:
    """The lines of a table after a number, in their order."""
    log = schema.log.c
    found = await connection.execute(
        select(log.number, log.decision, log.at, log.body)
        .where(log.table_id == table, log.number > after)
        .order_by(log.number)
    )
    return [Row(table, *one) for one in found]


async def lines_after(connection: AsyncConnection, seen: dict[str, int]) -> dict[str, list[Row]]:
    """The same for several tables of PostgreSQL at once, each with its last number."""
    found: dict[str, list[Row]] = {}
    known = {"tables": list(seen), "numbers": list(seen.values())}
    for table, *rest in await connection.execute(_NEW, known):
        found.setdefault(table, []).append(Row(table, *rest))
    return found


_NEW = text(
    "SELECT table_id, log.number, decision, at, body FROM log "
    "JOIN unnest(CAST(:tables AS text[]), CAST(:numbers AS integer[])) AS seen (id, number) "
    "ON log.table_id = seen.id AND log.number > seen.number ORDER BY table_id, log.number"
)
