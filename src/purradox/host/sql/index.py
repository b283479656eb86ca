"""The index of tables in a database: it finds what the logs hold."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Select, and_, case, delete, func, not_, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from purradox.host.codec import BadData, dump
from purradox.host.daily import Result, Try
from purradox.host.environment import Clock
from purradox.host.errors import NoSuchTable
from purradox.host.lines import Erased, encode
from purradox.host.log import (
    MOST_SHOWN,
    MOST_SWEPT,
    Card,
    Only,
    Place,
    Row,
    card_from,
    card_of,
    checked_id,
)
from purradox.host.sql import daily, schema
from purradox.host.sql.database import Database
from purradox.host.state import State

LEASE = 5_000
"""Milliseconds that a worker keeps a table without another word."""

logger = logging.getLogger("purradox.host")

_HIDE = text(
    "INSERT INTO seats (guest, table_id, hidden) VALUES (:guest, :table, :hidden) "
    "ON CONFLICT (guest, table_id) DO UPDATE SET hidden = excluded.hidden"
)
_SAW = text("UPDATE tables SET seen = :at WHERE id = :table AND seen < :at")
_TALKED = '{"kind":"talked"%'
HAS_CLOCK = schema.tables.c.card.not_like('%"clock":"none"%')
UNFINISHED = (
    "SELECT count(*) FROM tables "
    "WHERE host = :guest AND status IN ('waiting', 'playing') AND updated > :since"
)


def columns_of(place: Place, at: int) -> dict[str, Any]:
    """The columns of a table in the index."""
    columns: dict[str, Any] = {
        "status": place.status,
        "listed": place.listed,
        "host": place.host,
        "card": dump(place.card),
        "updated": at,
        "seen": at,
        "dealt": place.dealt,
        "talked": place.talked,
    }
    if place.origin:
        columns["origin"] = place.origin
    if place.keeper is not None:
        columns |= {"keeper": place.keeper, "kept_until": at + LEASE if place.keeper else 0}
    return columns


class SqlIndex:
    """What is asked of the index and of the log in the same way of every database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database, self.clock = database, clock

    async def read(self, tables: dict[str, int]) -> dict[str, list[Row]]:
        """The lines of tables after a number each, in their order; `NoSuchTable` for nothing."""
        found: dict[str, list[Row]] = {checked_id(table): [] for table in tables}
        log = schema.log.c
        async with self.database.begin() as connection:
            for table, after in tables.items():
                rows = await connection.execute(
                    select(log.number, log.decision, log.at, log.body)
                    .where(log.table_id == table, log.number > after)
                    .order_by(log.number)
                )
                found[table] = [Row(table, *one) for one in rows]
        return checked_rows(tables, found)

    async def has(self, table: str) -> bool:
        """Whether there is such a table; where the database does not say, there may be."""
        query = select(schema.tables.c.id).where(schema.tables.c.id == table)
        try:
            checked_id(table)
            async with self.database.begin() as connection:
                return (await connection.execute(query)).first() is not None
        except NoSuchTable:
            return False
        except (SQLAlchemyError, OSError):
            return True

    async def lobby(self) -> list[Card]:
        tables = schema.tables.c
        whose = case((tables.origin == "", tables.host), else_=tables.origin)
        newest = tables.updated.desc()
        turn = func.row_number().over(partition_by=whose, order_by=newest)
        shown = (tables.listed, tables.status != "over")
        return await self._cards(*shown, order=(turn, newest))

    async def of_guest(self, guest: str) -> list[Card]:
        tables, seats = schema.tables.c, schema.seats.c
        mine = select(seats.table_id).where(seats.guest == guest)
        made = and_(tables.host == guest, tables.id.not_in(mine.where(seats.hidden)))
        return await self._cards(or_(tables.id.in_(mine.where(not_(seats.hidden))), made))

    async def hide(self, guest: str, table: str, *, hidden: bool) -> None:
        values = {"guest": guest, "table": table, "hidden": hidden}
        async with self.database.begin() as connection:
            await connection.execute(_HIDE, values)

    async def finished_of(self, guest: str) -> list[Card]:
        tables, seats = schema.tables.c, schema.seats.c
        mine = select(seats.table_id).where(seats.guest == guest)
        return await self._cards(tables.id.in_(mine), tables.status == "over", most=None)

    async def unfinished_of(self, guest: str) -> list[str]:
        mine = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        query = (
            select(schema.tables.c.id)
            .where(schema.tables.c.id.in_(mine), schema.tables.c.status != "over")
            .order_by(schema.tables.c.updated.desc())
            .limit(MOST_SHOWN)
        )
        async with self.database.begin() as connection:
            return list((await connection.execute(query)).scalars())

    async def open_tables(self, host: str, since: int) -> int:
        async with self.database.begin() as connection:
            found = await connection.execute(text(UNFINISHED), {"guest": host, "since": since})
            return int(found.scalar() or 0)

    async def playing(self, since: int = 0) -> list[str]:
        tables = schema.tables.c
        due = or_(tables.seen >= since, HAS_CLOCK)
        return await self._ids(select(tables.id).where(tables.status == "playing", due))

    async def idle(self, status: str, before: int, only: Only = None) -> list[str]:
        tables = schema.tables.c
        query = select(tables.id).where(tables.status == status, tables.seen < before)
        if only is not None:
            query = query.where(tables.talked if only == "talked" else not_(tables.dealt))
        return await self._ids(query.order_by(tables.seen).limit(MOST_SWEPT))

    async def _ids(self, query: Select[Any]) -> list[str]:
        async with self.database.begin() as connection:
            return list((await connection.execute(query)).scalars())

    async def last_seen(self, table: str) -> int:
        query = select(schema.tables.c.seen).where(schema.tables.c.id == table)
        async with self.database.begin() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def saw(self, tables: Mapping[str, int]) -> None:
        if tables:
            rows = [{"table": table, "at": at} for table, at in sorted(tables.items())]
            async with self.database.begin() as connection:
                await connection.execute(_SAW, rows)

    async def erase_talk(self, tables: Sequence[str]) -> None:
        log, index = schema.log, schema.tables
        if tables:
            async with self.database.begin() as connection:
                said = update(log).where(log.c.table_id.in_(tables), log.c.body.like(_TALKED))
                await connection.execute(said.values(body=encode(Erased())))
                clean = update(index).where(index.c.id.in_(tables)).values(talked=False)
                await connection.execute(clean)

    async def delete(self, tables: Sequence[str]) -> None:
        columns = (schema.log.c.table_id, schema.seats.c.table_id, schema.presence.c.table_id)
        if tables:
            async with self.database.begin() as connection:
                for column in (*columns, schema.tables.c.id):
                    await connection.execute(delete(column.table).where(column.in_(tables)))

    async def renew(self, state: State, card: Card) -> None:
        tables = schema.tables
        async with self.database.begin() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == card.table, tables.c.updated == card.updated)
                .values(card=dump(card_of(state)))
            )

    async def tries_of(self, guest: str) -> list[Try]:
        async with self.database.begin() as connection:
            found = await connection.execute(daily.tries_of(guest))
            return [daily.try_from(row) for row in found]

    async def points_of(self, day: str) -> dict[int, int]:
        async with self.database.begin() as connection:
            found = await connection.execute(daily.points_of(day))
            return dict(found.all())

    async def bot_results(self, key: str) -> dict[str, Result]:
        async with self.database.begin() as connection:
            found = await connection.execute(daily.bot_results(key))
            return {spec: Result(*result) for spec, *result in found}

    async def keep_bot_result(self, key: str, spec: str, result: Result) -> None:
        values = {"key": key, "spec": spec, **daily.result_values(result)}
        async with self.database.begin() as connection:
            await connection.execute(text(daily.KEEP_BOT), values)

    async def _cards(
        self, *which: Any, order: Sequence[Any] = (), most: int | None = MOST_SHOWN
    ) -> list[Card]:
        tables = schema.tables.c
        query = (
            select(tables.card, tables.updated, tables.seen)
            .where(*which)
            .order_by(*(order or [tables.updated.desc()]))
            .limit(most)
        )
        async with self.database.begin() as connection:
            found = (await connection.execute(query)).all()
        cards = []
        for card, updated, seen in found:
            try:
                cards.append(card_from(card, updated, seen))
            except BadData:
                logger.error("a table's entry in the index is broken", extra={"reason": card[:80]})  # noqa: TRY400 what it holds says more
        return cards


def checked_rows(tables: dict[str, int], found: dict[str, list[Row]]) -> dict[str, list[Row]]:
    """The lines that were found; a table without a first line is none."""
    for table, after in tables.items():
        if after == 0 and not found.get(table):
            raise NoSuchTable(table)
    return found
