"""Lines into an SQLite file, by a thread that does nothing else."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from purradox.host.codec import dump
from purradox.host.environment import Clock, system_clock
from purradox.host.log import Row
from purradox.host.sql import daily
from purradox.host.sql.database import Database
from purradox.host.sql.index import UNFINISHED, SqlIndex, columns_of

# One statement for all lines: while it runs and reaches the disk, the interpreter is free.
_INSERT = (
    "INSERT INTO log (table_id, number, decision, at, body) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)"
)
_SEAT = (
    "INSERT INTO seats (guest, table_id) VALUES (?, ?) "
    "ON CONFLICT (guest, table_id) DO UPDATE SET hidden = false"
)
_STAND = "UPDATE seats SET hidden = true WHERE guest = ? AND table_id = ?"


class SqliteLog(SqlIndex):
    """The log of a process that has its database for itself."""

    shared = False

    def __init__(self, database: Database, clock: Clock = system_clock) -> None:
        super().__init__(database, clock)
        self._thread = ThreadPoolExecutor(1, "log")
        self._connection: sqlite3.Connection | None = None

    def append(self, group: list[Sequence[Row]]) -> asyncio.Future[list[bool]]:
        """Which entries of the group are in the log; the thread begins at once."""
        return asyncio.get_running_loop().run_in_executor(self._thread, self._append, group)

    async def append_apart(self, rows: Sequence[Row]) -> bool:
        (written,) = await self.append([rows])
        return written

    async def open_tables(self, host: str, since: int) -> int:
        """Asked for every rematch: by the log's own thread it costs a tenth of a pool's."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._open_tables, host, since)

    async def notify(self, names: list[str]) -> None:
        """Nobody else is there."""

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _append(self, group: list[Sequence[Row]]) -> list[bool]:
        try:
            connection = self._connection or self._connect()
            try:
                _commit(connection, [row for rows in group for row in rows])
            except sqlite3.IntegrityError:
                return _one_by_one(connection, group)
        except BaseException:
            self._close()
            raise
        return [True] * len(group)

    def _open_tables(self, host: str, since: int) -> int:
        connection = self._connection or self._connect()
        found = connection.execute(UNFINISHED, {"guest": host, "since": since}).fetchone()
        return int(found[0])

    def _connect(self) -> sqlite3.Connection:
        connection = self._connection = self.database.own_connection()
        # A group that changes the index too has a journal of its statement: not for the disk.
        connection.execute("PRAGMA temp_store=MEMORY")
        return connection

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _commit(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """All of these lines, or none; on the disk when this returns."""
    values = dump([row.columns for row in rows])
    if all(row.plain for row in rows):
        connection.execute(_INSERT, (values,))  # a transaction of its own
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(_INSERT, (values,))
        for row in rows:
            if not row.plain:
                _index(connection, row)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _one_by_one(connection: sqlite3.Connection, group: list[Sequence[Row]]) -> list[bool]:
    """Each entry by itself; what follows a line that was refused is refused too."""
    written, lost = [], set[str]()
    for rows in group:
        tables = {row.table for row in rows}
        good = lost.isdisjoint(tables)
        if good:
            try:
                _commit(connection, rows)
            except sqlite3.IntegrityError:
                good = False
        if not good:
            lost |= tables
        written.append(good)
    return written


def _index(connection: sqlite3.Connection, row: Row) -> None:
    """What the index of tables has to learn of this line."""
    if row.place is not None:
        columns = columns_of(row.place, row.at)
        if row.number == 1:
            columns = {"id": row.table, **columns}
            names, places = ", ".join(columns), ", ".join("?" * len(columns))
            statement = f"INSERT INTO tables ({names}) VALUES ({places})"
            connection.execute(statement, tuple(columns.values()))
        else:
            names = ", ".join(f"{name} = ?" for name in columns)
            statement = f"UPDATE tables SET {names} WHERE id = ?"
            connection.execute(statement, (*columns.values(), row.table))
        if row.place.daily is not None:
            connection.execute(daily.WRITE, daily.values_of(row.place.daily))
    for guest in row.seated:
        connection.execute(_SEAT, (guest, row.table))
    for guest in row.gone:
        connection.execute(_STAND, (guest, row.table))
