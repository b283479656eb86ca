"""The data of one guest in a database: all of it as one value, and how it ends."""

import asyncio
import secrets
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Select, delete, func, insert, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from purradox.host.daily import Try
from purradox.host.errors import HostError, NoSuchTable
from purradox.host.log import place_of
from purradox.host.openings import Guest
from purradox.host.personal import (
    MARK,
    NOBODY,
    anonymous,
    anonymous_card,
    data_at,
    others_sat,
    rematches,
)
from purradox.host.sql import schema
from purradox.host.sql.cluster import LOGGED_OUT, REWRITTEN
from purradox.host.sql.database import Database
from purradox.host.sql.index import columns_of
from purradox.rules.errors import RuleError

if TYPE_CHECKING:
    from purradox.host.sql.running import DatabaseHost

FORMAT = 1
LOOKS = 3
"""How often tables are looked for that a guest came to while they were being forgotten."""

BETWEEN = 0.3
"""Seconds between two looks, where others write too."""

guests, seats, tables, log = schema.guests.c, schema.seats.c, schema.tables.c, schema.log.c


async def exists(database: Database, guest: str) -> bool:
    async with database.begin() as connection:
        found = await connection.execute(select(guests.id).where(guests.id == guest))
        return found.first() is not None


def last_seen() -> ColumnElement[int]:
    """When a guest was here last, to the day; never before they came."""
    used = select(func.max(schema.keys.c.used)).where(schema.keys.c.guest == guests.id)
    return func.coalesce(func.nullif(used.scalar_subquery(), 0), guests.created)


def inactive(before: int) -> Select[Any]:
    """Guests who were not here since then, and have nothing that goes on."""
    sits = select(seats.table_id).where(seats.guest == guests.id).correlate(schema.guests)
    goes_on = (
        select(tables.id)
        .where(tables.status != "over", or_(tables.host == guests.id, tables.id.in_(sits)))
        .correlate(schema.guests)
    )
    return (
        select(guests.id, guests.name, last_seen().label("seen"))
        .where(guests.created < before, last_seen() < before, ~goes_on.exists())
        .order_by(guests.created)
    )


async def tables_of(
    database: Database, guest: str, *, unfinished: bool = False, named: bool = False
) -> list[str]:
    """The tables where a guest sits or sat, or that they made; or whose card has their id."""
    made = tables.card.contains(guest) if named else tables.host == guest
    mine = union(select(tables.id).where(made), select(seats.table_id).where(seats.guest == guest))
    going = select(tables.id).where(tables.id.in_(mine), tables.status != "over")
    async with database.begin() as connection:
        return sorted((await connection.execute(going if unfinished else mine)).scalars())


async def data_of(host: "DatabaseHost", guest: Guest, secret: str) -> dict[str, Any]:
    """All that the server has of a guest, and nothing that is another's secret."""
    query = select(schema.guests).where(guests.id == guest.id)
    hidden = select(seats.table_id).where(seats.guest == guest.id, seats.hidden)
    async with host.database.begin() as connection:
        row = (await connection.execute(query)).one()
        left_out = set((await connection.execute(hidden)).scalars())
    told = []
    for table in await tables_of(host.database, guest.id):
        rows = (await host.log.read({table: 0}))[table]
        one = await asyncio.to_thread(data_at, table, rows, guest.id)
        told.append(one | {"hidden": table in left_out})
    told.sort(key=lambda one: one.get("changed", 0), reverse=True)
    return {
        "format": FORMAT,
        "id": row.id,
        "name": row.name,
        "kind": "program" if row.program else "person",
        "created": row.created,
        "devices": [
            {"id": one.id, **one.agent._asdict(), "added": one.added, "used": one.used}
            for one in await host.guests.devices.of(guest.id, secret)
        ],
        "words_made": await host.guests.words_made(guest),
        "puzzles": await host.puzzles.data_of(guest.id),
        "tables": told,
        "daily": [_told_try(one) for one in await host.log.tries_of(guest.id)],
    }


def _told_try(one: Try) -> dict[str, Any]:
    result = None if one.result is None else one.result._asdict()
    return one._asdict() | {"result": result}


async def erase_guest(host: "DatabaseHost", guest: str, connection: AsyncConnection) -> int:
    """Forget a guest; gives at how many tables. What is written last goes through the connection.

    First nobody can come as them any more; then they leave their tables, which forget them. Begun
    again after a crash, it goes on where it was.
    """
    keys = await host.guests.devices.keys_of(guest)
    async with host.database.begin() as first:
        for one in (schema.keys, schema.codes, schema.words):
            await first.execute(delete(one).where(one.c.guest == guest))
    host.guests.devices.logged_out(keys)
    for key in keys:
        await host.log.notify([LOGGED_OUT + key])
    count = 0
    for look in range(LOOKS):
        late = look > 0 and host.log.shared  # another worker may not have heard of it at once
        if late:
            await asyncio.sleep(BETWEEN)
        for table in await tables_of(host.database, guest, named=late):
            count += await _forget_at(host, table, guest)
    rated = schema.puzzle_attempts, schema.puzzle_solvers
    for what in (schema.seats, schema.presence, schema.daily, *rated):
        await connection.execute(delete(what).where(what.c.guest == guest))
    await connection.execute(delete(schema.bans).where(schema.bans.c.whom == guest))
    await forget_acts(connection, guest)
    await connection.execute(delete(schema.guests).where(guests.id == guest))
    return count


async def forget_acts(connection: AsyncConnection, guest: str) -> None:
    """Keep what was done, and not with whom."""
    about = update(schema.acts).where(schema.acts.c.whom == guest)
    await connection.execute(about.values(whom="", details="{}"))


async def _forget_at(host: "DatabaseHost", table: str, guest: str) -> bool:
    """A guest leaves a table, and it forgets them; whether there is such a table.

    First those are dealt with that may await them, which only this one knows.
    """
    try:
        rows = (await host.log.read({table: 0}))[table]
    except NoSuchTable:
        return False
    for again in rematches(rows):
        await _forget_at(host, again, guest)
    with suppress(RuleError):  # where they do not sit there, it is over, or it is broken
        await host.leave(await host.table(table), Guest(guest, NOBODY, program=False))
    if others_sat(rows, guest):
        await _rewrite(host, table, guest)
    else:
        await erase_table(host, table)
    return True


async def _alone(host: "DatabaseHost", table: str) -> AbstractAsyncContextManager[None]:
    """Keep this process from writing to a table."""
    try:
        return (await host.tables.load(table)).alone()
    except HostError:
        return nullcontext()  # nobody can


async def erase_table(host: "DatabaseHost", table: str) -> None:
    """A table and all that was played there."""
    async with await _alone(host, table):
        await host.log.delete([table])
    await _tell(host, table)


async def _rewrite(host: "DatabaseHost", table: str, guest: str) -> None:
    """Put nobody in particular in the place of a guest."""
    nobody = MARK + secrets.token_urlsafe(8)
    this, index = tables.id == table, update(schema.tables).where(tables.id == table)
    async with await _alone(host, table), host.database.begin() as connection:
        known = select(tables.card).where(this).with_for_update()  # no worker changes it meanwhile
        card = (await connection.execute(known)).scalar()
        rows = (await host.log.read({table: 0}))[table]
        changed, state = await asyncio.to_thread(anonymous, table, rows, guest, nobody)
        for number, body in changed:
            line = update(schema.log).where(log.table_id == table, log.number == number)
            await connection.execute(line.values(body=body))
        if state is not None:
            columns = columns_of(place_of(state), 0)
            index = index.values(host=columns["host"], card=columns["card"])
        else:
            index = index.values(host="", card=anonymous_card(card or "", guest, nobody))
        await connection.execute(index)
        mine = seats.table_id == table, seats.guest == guest
        gone = (await connection.execute(delete(schema.seats).where(*mine))).rowcount
        if gone:
            row = {"guest": nobody, "table_id": table, "hidden": True}
            await connection.execute(insert(schema.seats).values(row))
    await _tell(host, table)


async def _tell(host: "DatabaseHost", table: str) -> None:
    """The log of a table is another one now."""
    await host.tables.read_anew(table)
    await host.log.notify([REWRITTEN + table])
