"""The index of tables: finds what the logs hold."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import and_, or_, select, text, update

from purradox.host import schema
from purradox.host.database import Database
from purradox.host.errors import NoSuchTable, TooManyTables
from purradox.host.journal import now
from purradox.host.state import State

MOST_UNFINISHED = 50
"""Tables that a guest may have made and not finished."""
MOST_SHOWN = 50


LEASE = 5_000
"""Milliseconds that a worker keeps a table without another word."""


WORKER = "purradox "
"""How the connection is called by which a worker listens, before the worker's own name."""

_UNKNOWN = text(
    "NOT EXISTS (SELECT 1 FROM pg_stat_activity "
    f"WHERE application_name = '{WORKER}' || tables.keeper)"
)

_UNFINISHED = text(
    "SELECT count(*) FROM tables WHERE host = :guest AND status IN ('waiting', 'playing')"
)


class Card(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    status: str
    players: int
    open: int
    names: tuple[str, ...]
    board: str
    clock: str
    limit: int
    updated: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    seed: bytes
    status: str


def kept_by(worker: str) -> dict[str, Any]:
    """The columns that say which worker does what a table itself must do."""
    return {"keeper": worker, "kept_until": now() + LEASE if worker else 0}


def shown(state: State) -> bool:
    """Whether a table is in the lobby: a match that nobody may watch is no sight."""
    options = state.options
    return options.listed and (state.status == "waiting" or options.watch != "nobody")


def place_of(state: State, seed: bytes, at: int, keeper: str) -> dict[str, Any]:
    """A new table in the index."""
    return {
        "id": state.table,
        "status": state.status,
        "listed": shown(state),
        "host": state.host,
        "seed": seed,
        "card": card_of(state),
        "updated": at,
        **kept_by(keeper),
    }


def card_of(state: State) -> str:
    """How a table is shown in lists, without the time."""
    options = state.options
    card = Card(
        state.table,
        state.status,
        options.players,
        sum(chair.open for chair in state.chairs),
        tuple(chair.name for chair in state.chairs),
        options.board,
        options.clock,
        options.limit,
    )
    return msgspec.json.encode(card).decode()


class Tables:
    """Every table of a server."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def may_have_another(self, guest: str) -> None:
        """Refuse one more table to who has many that are not finished."""
        async with self.database.begin() as connection:
            found = await connection.execute(_UNFINISHED, {"guest": guest})
            if (found.scalar() or 0) >= MOST_UNFINISHED:
                raise TooManyTables(MOST_UNFINISHED)

    async def find(self, table: str) -> Found:
        query = select(schema.tables.c.seed, schema.tables.c.status).where(
            schema.tables.c.id == table
        )
        async with self.database.begin() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise NoSuchTable(table)
        return Found(*found)

    async def lobby(self) -> list[Card]:
        """Tables that wait for players, and those that can be watched, newest first."""
        tables = schema.tables.c
        return await self._cards(tables.listed, tables.status != "over")

    async def of_guest(self, guest: str) -> list[Card]:
        """The tables where a guest has a chair, newest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        return await self._cards(or_(schema.tables.c.id.in_(mine), schema.tables.c.host == guest))

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
        return [
            msgspec.structs.replace(msgspec.json.decode(card, type=Card), updated=updated)
            for card, updated in found
        ]

    async def playing(self) -> list[str]:
        """Every match that goes on."""
        query = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        async with self.database.begin() as connection:
            return list((await connection.execute(query)).scalars())

    async def keep(self, worker: str, kept: list[str]) -> tuple[list[str], list[str]]:
        """Renew what this worker keeps, take what nobody keeps; returns what was taken and lost."""
        tables, time = schema.tables, now()
        lost = set(kept)
        async with self.database.begin() as connection:
            if kept:
                renewed = await connection.execute(
                    update(tables)
                    .where(tables.c.id.in_(kept), tables.c.keeper == worker)
                    .values(kept_until=time + LEASE)
                    .returning(tables.c.id)
                )
                lost -= set(renewed.scalars())
            taken = await connection.execute(
                update(tables)
                .where(
                    tables.c.status == "playing",
                    or_(tables.c.kept_until < time, and_(tables.c.keeper != worker, _UNKNOWN)),
                )
                .values(keeper=worker, kept_until=time + LEASE)
                .returning(tables.c.id)
            )
            return list(taken.scalars()), sorted(lost)

    async def release(self, worker: str) -> None:
        """Leave what this worker keeps to the others."""
        tables = schema.tables
        async with self.database.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.keeper == worker).values(kept_until=0)
            )
