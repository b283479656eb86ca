"""The index of tables in a database: it finds what the logs hold."""

import logging
from typing import Any

from sqlalchemy import and_, not_, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from purradox.host.codec import BadData, dump, to_data
from purradox.host.environment import Clock
from purradox.host.errors import NoSuchTable
from purradox.host.log import MOST_SHOWN, Card, Place, Row, card_from, card_of, checked_id
from purradox.host.sql import schema
from purradox.host.sql.database import Database
from purradox.host.state import State

LEASE = 5_000
"""Milliseconds that a worker keeps a table without another word."""

logger = logging.getLogger("purradox.host")

_HIDE = text(
    "INSERT INTO seats (guest, table_id, hidden) VALUES (:guest, :table, :hidden) "
    "ON CONFLICT (guest, table_id) DO UPDATE SET hidden = excluded.hidden"
)
_UNFINISHED = text(
    "SELECT count(*) FROM tables "
    "WHERE host = :guest AND status IN ('waiting', 'playing') AND updated > :since"
)


def columns_of(place: Place, at: int) -> dict[str, Any]:
    """The columns of a table in the index."""
    columns: dict[str, Any] = {
        "status": place.status,
        "listed": place.listed,
        "host": place.host,
        "card": dump(to_data(place.card)),
        "updated": at,
    }
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
        return await self._cards(tables.listed, tables.status != "over")

    async def of_guest(self, guest: str) -> list[Card]:
        tables, seats = schema.tables.c, schema.seats.c
        mine = select(seats.table_id).where(seats.guest == guest)
        made = and_(tables.host == guest, tables.id.not_in(mine.where(seats.hidden)))
        return await self._cards(or_(tables.id.in_(mine.where(not_(seats.hidden))), made))

    async def hide(self, guest: str, table: str, *, hidden: bool) -> None:
        values = {"guest": guest, "table": table, "hidden": hidden}
        async with self.database.begin() as connection:
            await connection.execute(_HIDE, values)

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
            found = await connection.execute(_UNFINISHED, {"guest": host, "since": since})
            return int(found.scalar() or 0)

    async def playing(self) -> list[str]:
        query = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        async with self.database.begin() as connection:
            return list((await connection.execute(query)).scalars())

    async def renew(self, state: State, card: Card) -> None:
        tables = schema.tables
        async with self.database.begin() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == card.table, tables.c.updated == card.updated)
                .values(card=dump(to_data(card_of(state))))
            )

    async def _cards(self, *which: Any) -> list[Card]:
        tables = schema.tables.c
        query = (
            select(tables.card, tables.updated)
            .where(*which)
            .order_by(tables.updated.desc())
            .limit(MOST_SHOWN)
        )
        async with self.database.begin() as connection:
            found = (await connection.execute(query)).all()
        cards = []
        for card, updated in found:
            try:
                cards.append(card_from(card, updated))
            except BadData:
                logger.error("a table's entry in the index is broken", extra={"reason": card[:80]})  # noqa: TRY400 what it holds says more
        return cards


def checked_rows(tables: dict[str, int], found: dict[str, list[Row]]) -> dict[str, list[Row]]:
    """The lines that were found; a table without a first line is none."""
    for table, after in tables.items():
        if after == 0 and not found.get(table):
            raise NoSuchTable(table)
    return found
