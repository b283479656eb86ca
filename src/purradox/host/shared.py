"""Lines into PostgreSQL, where other workers write too."""

from collections.abc import Sequence

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from purradox.host import schema
from purradox.host.database import Database
from purradox.host.rows import Row

CHANNEL = "purradox"
LONGEST_WORD = 7000
"""Bytes of a notification; PostgreSQL allows 8000."""

Place = tuple[str, int]


class Shared:
    """The log of a worker among others. What it appends is told to them by the table's name."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database, self.worker = database, worker
        self._connection: AsyncConnection | None = None

    async def append(self, group: list[Sequence[Row]]) -> list[bool]:
        """Which of these single lines are in the log now; the others lost against another's."""
        first: dict[Place, Row] = {}
        for (row,) in group:  # of two lines for one place the first counts
            first.setdefault(_place(row), row)
        try:
            written = await self._singles(list(first.values()))
        except BaseException:
            await self._drop()
            raise
        return [_place(row) in written and first[_place(row)] is row for (row,) in group]

    async def _singles(self, rows: list[Row]) -> set[Place]:
        # In one order everywhere, so that two workers never wait for each other in a circle.
        rows.sort(key=_place)
        if all(row.plain for row in rows):
            return await self._append(await self._own(), rows)  # a transaction of its own
        async with self.database.begin() as whole:
            written = await self._append(whole, rows)
            await _index(whole, [row for row in rows if _place(row) in written])
        return written

    async def together(self, rows: Sequence[Row]) -> bool:
        """All of these lines, or none."""
        try:
            async with self.database.begin() as whole:
                written = await self._append(whole, sorted(rows, key=_place))
                await _index(whole, rows)
                if len(written) < len(rows):
                    await whole.rollback()
        except IntegrityError:
            return False
        return len(written) == len(rows)

    async def _append(self, connection: AsyncConnection, rows: list[Row]) -> set[Place]:
        columns = zip(*(row.columns for row in rows), strict=True)
        values = dict(zip("abcde", map(list, columns), strict=True))
        names = dict.fromkeys(row.table for row in rows)
        words = {"channel": CHANNEL, "words": " ".join((self.worker, *names))}
        found = await connection.execute(_APPEND, values | words)
        return {(table, number) for table, number, _ in found}

    async def _own(self) -> AsyncConnection:
        if self._connection is None:
            connection = await self.database.engine.connect()
            self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        return self._connection

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def notify(self, names: list[str]) -> None:
        """Wake the other workers."""
        async with self.database.begin() as connection:
            for words in _in_words([self.worker], names):
                await connection.execute(_NOTIFY, {"channel": CHANNEL, "words": words})

    async def close(self) -> None:
        await self._drop()


_APPEND = text(
    "WITH written AS (INSERT INTO log (table_id, number, decision, at, body) "
    "SELECT * FROM unnest(CAST(:a AS text[]), CAST(:b AS integer[]), CAST(:c AS text[]), "
    "CAST(:d AS bigint[]), CAST(:e AS text[])) "
    "ON CONFLICT DO NOTHING RETURNING table_id, number) "
    "SELECT table_id, number, pg_notify(:channel, :words) FROM written"
)
_NOTIFY = text("SELECT pg_notify(:channel, :words)")
_SEAT = text(
    "INSERT INTO seats (guest, table_id) VALUES (:guest, :table_id) "
    "ON CONFLICT (guest, table_id) DO UPDATE SET hidden = false"
)
_STAND = text("DELETE FROM seats WHERE guest = :guest AND table_id = :table_id")


def _place(row: Row) -> Place:
    return row.table, row.number


def _in_words(first: list[str], names: list[str]) -> list[str]:
    """The names with spaces between them, in pieces that a notification can carry."""
    if not names:
        return []
    each = LONGEST_WORD // 17
    return [" ".join(first + names[at : at + each]) for at in range(0, len(names), each)]


async def _index(connection: AsyncConnection, rows: Sequence[Row]) -> None:
    """What the index of tables has to learn of these lines."""
    for row in rows:
        if row.born:
            await connection.execute(insert(schema.tables), [row.born])
        if row.index:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == bindparam("which")),
                [{"which": row.table, "updated": row.at, **row.index}],
            )
        for guests, change in ((row.guests, _SEAT), (row.gone, _STAND)):
            if guests:
                seats = [{"guest": guest, "table_id": row.table} for guest in guests]
                await connection.execute(change, seats)
