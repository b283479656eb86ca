"""Lines into PostgreSQL, where other workers write too."""

from collections.abc import Sequence

from sqlalchemy import case, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from purradox.host.environment import Clock, system_clock
from purradox.host.log import Row, checked_id
from purradox.host.sql import daily, schema
from purradox.host.sql.database import Database
from purradox.host.sql.index import SqlIndex, checked_rows, columns_of

CHANNEL = "purradox"
RESTING = 1 << 62
"""As the end of a lease: nobody needs to keep the table until something happens there."""
LONGEST_WORD = 7000
"""Bytes of a notification; PostgreSQL allows 8000."""

Place = tuple[str, int]


class PostgresLog(SqlIndex):
    """The log of a worker among others. What it appends is told to them by the table's name."""

    shared = True

    def __init__(self, database: Database, worker: str, clock: Clock = system_clock) -> None:
        super().__init__(database, clock)
        self.worker = worker
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

    async def append_apart(self, rows: Sequence[Row]) -> bool:
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

    async def read(self, tables: dict[str, int]) -> dict[str, list[Row]]:
        """The lines of tables after a number each, by one question for all."""
        found: dict[str, list[Row]] = {checked_id(table): [] for table in tables}
        known = {"tables": list(tables), "numbers": list(tables.values())}
        async with self.database.begin() as connection:
            for table, *rest in await connection.execute(_NEW, known):
                found[table].append(Row(table, *rest))
        return checked_rows(tables, found)

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
_NEW = text(
    "SELECT table_id, log.number, decision, at, body FROM log "
    "JOIN unnest(CAST(:tables AS text[]), CAST(:numbers AS integer[])) AS seen (id, number) "
    "ON log.table_id = seen.id AND log.number > seen.number ORDER BY table_id, log.number"
)
_NOTIFY = text("SELECT pg_notify(:channel, :words)")
_SEAT = text(
    "INSERT INTO seats (guest, table_id) VALUES (:guest, :table_id) "
    "ON CONFLICT (guest, table_id) DO UPDATE SET hidden = false"
)
_STAND = text("UPDATE seats SET hidden = true WHERE guest = :guest AND table_id = :table_id")


_WRITE_TRY = text(daily.WRITE)
_AWAKE = case((schema.tables.c.kept_until == RESTING, 0), else_=schema.tables.c.kept_until)


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
    tables = schema.tables
    for row in rows:
        if row.place is not None:
            columns = columns_of(row.place, row.at)
            if row.number == 1:
                await connection.execute(insert(tables), [{"id": row.table, **columns}])
            else:
                columns.setdefault("kept_until", _AWAKE)
                change = update(tables).where(tables.c.id == row.table).values(**columns)
                await connection.execute(change)
            if row.place.daily is not None:
                await connection.execute(_WRITE_TRY, daily.values_of(row.place.daily))
        for guests, change_seats in ((row.seated, _SEAT), (row.gone, _STAND)):
            if guests:
                seats = [{"guest": guest, "table_id": row.table} for guest in guests]
                await connection.execute(change_seats, seats)
