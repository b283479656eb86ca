"""The index of tables: finds what the logs hold."""

import logging
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, literal_column, not_, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from purradox.host import schema
from purradox.host.database import Database
from purradox.host.errors import NoSuchTable, TooManyTables
from purradox.host.journal import now
from purradox.host.state import State

logger = logging.getLogger("purradox.host")

MOST_UNFINISHED = 50
"""Tables that a guest may have made and not finished within `RECENT`."""
RECENT = 24 * 3600 * 1000
"""Milliseconds after which a table where no cards were dealt may wait for ever: nobody looks after
it until somebody comes, unless it has a clock."""
MOST_SHOWN = 50
LONGEST_ID = 16


LEASE = 5_000
"""Milliseconds that a worker keeps a table without another word."""


WORKER = "purradox "
"""How the connection is called by which a worker listens, before the worker's own name."""

_UNKNOWN = text(
    "NOT EXISTS (SELECT 1 FROM pg_stat_activity "
    f"WHERE application_name = '{WORKER}' || tables.keeper)"
)

_NOW: ColumnElement[int] = literal_column("(extract(epoch FROM clock_timestamp()) * 1000)::bigint")
"""The database's own clock in milliseconds: the clocks of workers may differ."""

_CLOCK = schema.tables.c.card.not_like('%"clock":"none"%')

_HIDE = text(
    "INSERT INTO seats (guest, table_id, hidden) VALUES (:guest, :table, :hidden) "
    "ON CONFLICT (guest, table_id) DO UPDATE SET hidden = excluded.hidden"
)

_UNFINISHED = text(
    "SELECT count(*) FROM tables "
    "WHERE host = :guest AND status IN ('waiting', 'playing') AND updated > :recent"
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
    guests: tuple[str | None, ...] | None = None
    """Who sits on each chair, for the server alone; None in cards from before they said so."""
    round: int = 0
    """The one that was dealt last, counted from 1."""
    totals: tuple[int, ...] = ()
    """Of the rounds that are over, by seat."""
    winners: tuple[int, ...] = ()
    given_up: bool = False

    def seat_of(self, guest: str) -> int | None:
        return self.guests.index(guest) if self.guests and guest in self.guests else None

    def place(self, seat: int) -> int | None:
        """The place of a seat once all is over, counted from 1; who is tied shares it."""
        if not self.winners:
            return None
        mine = seat in self.winners, self.totals[seat]
        others = ((other in self.winners, total) for other, total in enumerate(self.totals))
        return 1 + sum(other > mine for other in others)


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
        "card": card_text(state),
        "updated": at,
        **kept_by(keeper),
    }


def card_of(state: State) -> Card:
    """How a table is shown in lists, without the time."""
    options, match = state.options, state.match
    return Card(
        state.table,
        state.status,
        options.players,
        sum(chair.open for chair in state.chairs),
        tuple(chair.name for chair in state.chairs),
        options.board,
        options.clock,
        options.limit,
        guests=tuple(chair.guest for chair in state.chairs),
        round=len(match.rounds),
        totals=match.totals,
        winners=match.winners,
        given_up=state.closed,
    )


def card_text(state: State) -> str:
    """The same as the index has it."""
    return msgspec.json.encode(card_of(state)).decode()


class Tables:
    """Every table of a server."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def may_have_another(self, guest: str) -> None:
        """Refuse one more table to who has many that are not finished."""
        async with self.database.begin() as connection:
            since = {"guest": guest, "recent": now() - RECENT}
            found = await connection.execute(_UNFINISHED, since)
            if (found.scalar() or 0) >= MOST_UNFINISHED:
                raise TooManyTables(MOST_UNFINISHED)

    async def find(self, table: str) -> Found:
        if not (table.isascii() and table.isalnum() and len(table) <= LONGEST_ID):
            raise NoSuchTable(table[:LONGEST_ID])  # nothing to look up
        query = select(schema.tables.c.seed, schema.tables.c.status).where(
            schema.tables.c.id == table
        )
        async with self.database.begin() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise NoSuchTable(table)
        return Found(*found)

    async def has(self, table: str) -> bool:
        """Whether there is such a table; where the database does not say, there may be."""
        try:
            await self.find(table)
        except NoSuchTable:
            return False
        except (SQLAlchemyError, OSError):
            pass
        return True

    async def lobby(self) -> list[Card]:
        """Tables that wait for players, and those that can be watched, newest first."""
        tables = schema.tables.c
        return await self._cards(tables.listed, tables.status != "over")

    async def of_guest(self, guest: str) -> list[Card]:
        """The tables where a guest has a chair, or made, and did not hide, newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        mine = select(seats.table_id).where(seats.guest == guest)
        made = and_(tables.host == guest, tables.id.not_in(mine.where(seats.hidden)))
        return await self._cards(or_(tables.id.in_(mine.where(not_(seats.hidden))), made))

    async def hide(self, guest: str, table: str, *, hidden: bool) -> None:
        """Whether a table is left out of a guest's list."""
        values = {"guest": guest, "table": table, "hidden": hidden}
        async with self.database.begin() as connection:
            await connection.execute(_HIDE, values)

    async def unfinished_of(self, guest: str) -> list[str]:
        """The tables where a guest has a chair and the match is not over, newest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        query = (
            select(schema.tables.c.id)
            .where(schema.tables.c.id.in_(mine), schema.tables.c.status != "over")
            .order_by(schema.tables.c.updated.desc())
            .limit(MOST_SHOWN)
        )
        async with self.database.begin() as connection:
            return list((await connection.execute(query)).scalars())

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
                told = msgspec.json.decode(card, type=Card)
            except msgspec.MsgspecError:
                logger.error("a table's entry in the index is broken", extra={"reason": card[:80]})  # noqa: TRY400 what it holds says more
            else:
                cards.append(msgspec.structs.replace(told, updated=updated))
        return cards

    async def renew(self, state: State, card: Card) -> None:
        """Write a card anew that did not say all, unless it has changed meanwhile."""
        tables = schema.tables
        async with self.database.begin() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == card.table, tables.c.updated == card.updated)
                .values(card=card_text(state))
            )

    async def playing(self) -> list[str]:
        """Every match that goes on."""
        query = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        async with self.database.begin() as connection:
            return list((await connection.execute(query)).scalars())

    async def keep(
        self, worker: str, kept: list[str], wanted: list[str]
    ) -> tuple[list[str], list[str]]:
        """Renew what this worker keeps, take what nobody keeps; returns what was taken and lost.

        `wanted` are tables where somebody is; others may have been waiting for long.
        """
        tables = schema.tables
        lost = set(kept)
        async with self.database.begin() as connection:
            if kept:
                renewed = await connection.execute(
                    update(tables)
                    .where(tables.c.id.in_(kept), tables.c.keeper == worker)
                    .values(kept_until=_NOW + LEASE)
                    .returning(tables.c.id)
                )
                lost -= set(renewed.scalars())
            taken = await connection.execute(
                update(tables)
                .where(
                    tables.c.status == "playing",
                    or_(tables.c.kept_until < _NOW, and_(tables.c.keeper != worker, _UNKNOWN)),
                    or_(tables.c.updated > _NOW - RECENT, _CLOCK, tables.c.id.in_(wanted)),
                )
                .values(keeper=worker, kept_until=_NOW + LEASE)
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
