"""What an operator, or a guest with their own data, has asked for: each is done once and kept.

A request is a row without an outcome, so it may come from another process: whoever serves the
database looks for such rows, and after a crash does what is left of them. Everything that can be
asked for may be begun again.
"""

import asyncio
import json
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from purradox.host.errors import BrokenTable, HostError, Kicked, NoSuchTable
from purradox.host.lines import OPERATOR
from purradox.host.sql import own_data, schema
from purradox.host.sql.bans import network_of
from purradox.host.sql.cluster import KICKED
from purradox.host.sql.devices import DAY
from purradox.rules.errors import MatchOver

if TYPE_CHECKING:
    from purradox.host.sql.running import DatabaseHost

EVERY = 1.0
"""Seconds between two looks for requests and bans."""
KEPT = 365 * DAY
"""How long it is kept what was done."""
DONE, NOTHING, FAILED, WITHDRAWN = "done", "nothing", "failed", "withdrawn"
NO_GUEST = "no-such-guest"
"""Outcomes; a refusal has its code instead."""

acts = schema.acts.c
logger = logging.getLogger("purradox.host")


class Act(NamedTuple):
    """A request and its outcome."""

    id: str
    at: int
    what: str
    whom: str
    account: str
    """Of the machine on which an operator asked."""
    details: dict[str, Any]
    begun: int
    outcome: str | None
    number: int
    """Of tables, guests or bans that changed."""


def act_from(row: Any) -> Act:
    return Act(*row)._replace(details=json.loads(row.details))


def values_of(what: str, whom: str, at: int, account: str = "", **details: Any) -> dict[str, Any]:
    """The row of a new request."""
    told = json.dumps(details, ensure_ascii=False)
    row = {"at": at, "what": what, "whom": whom, "account": account, "details": told}
    return {"id": secrets.token_urlsafe(12), "begun": 0, "number": 0, **row}


class Acts:
    """Does what is asked for at the tables and guests of a host."""

    def __init__(self, host: "DatabaseHost") -> None:
        self.host, self.database = host, host.database
        self._lock = asyncio.Lock()

    async def look(self) -> None:
        """Do what is asked for, from now on."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.perform()
            except (SQLAlchemyError, OSError) as error:  # tried again in a moment
                logger.warning("requests cannot be read", extra={"reason": type(error).__name__})

    async def ask(self, what: str, whom: str, id_: str = "", **details: Any) -> None:
        """Write a request down; of two with the same id the first counts."""
        row = values_of(what, whom, self.host.clock(), **details)
        if id_:
            row["id"] = id_
        with suppress(IntegrityError):
            async with self.database.begin() as connection:
                await connection.execute(insert(schema.acts).values(row))

    async def perform(self) -> None:
        """Do all that is asked for, one after another."""
        async with self._lock:
            await self.host.bans.refresh()
            query = select(acts.id).where(acts.outcome.is_(None)).order_by(acts.at)
            async with self.database.begin() as connection:
                waiting = list((await connection.execute(query)).scalars())
            for one in waiting:
                await self._perform(one)

    async def _perform(self, one: str) -> None:
        mark = update(schema.acts).where(acts.id == one, acts.outcome.is_(None))
        async with self.database.begin() as connection:
            await connection.execute(mark.values(begun=self.host.clock()))
        # Of several workers the one that has the row; it is free again when that one dies.
        query = select(schema.acts).where(acts.id == one, acts.outcome.is_(None))
        async with self.database.begin() as connection:
            found = (await connection.execute(query.with_for_update(skip_locked=True))).first()
            if found is None:
                return
            act = act_from(found)
            try:
                outcome, count = await self._do(act, connection)
            except HostError as refused:
                outcome, count = refused.code, 0
            except (SQLAlchemyError, OSError):
                raise
            except Exception:
                logger.exception("a request failed", extra={"act": act.what})
                outcome, count = FAILED, 0
            done = update(schema.acts).where(acts.id == one)
            await connection.execute(done.values(outcome=outcome, number=count))
        whom = {} if act.what == "delete" else {"whom": act.whom}
        account = {"account": act.account} if act.account else {}
        told = {"act": act.what, **whom, **account, "outcome": outcome}
        logger.info("a request was carried out", extra=told)
        await self.host.bans.refresh()
        if act.what in ("delete", "prune"):
            await self.database.erase()

    async def _do(self, act: Act, connection: AsyncConnection) -> tuple[str, int]:
        match act.what:
            case "close":
                return await self._close(act.whom)
            case "kick":
                return await self._kick(act.whom, act.details.get("table"))
            case "ban":
                return await self._ban(act, connection)
            case "unban":
                gone = delete(schema.bans).where(schema.bans.c.whom == act.whom)
                count = (await connection.execute(gone)).rowcount
                return (DONE if count else NOTHING), count
            case "delete":
                return await self._delete(act.whom, connection)
            case "prune":
                return await self._prune(act.details["days"], connection)
            case _:
                return FAILED, 0  # of a newer version

    async def _close(self, name: str) -> tuple[str, int]:
        table = await self.host.table(name)
        if table.state.status == "over":
            return NOTHING, 0
        await self.host.end(table, OPERATOR)
        return DONE, 1

    async def _kick(self, guest: str, name: str | None) -> tuple[str, int]:
        if name is not None:
            table = await self.host.table(name)
            if table.state.seat_of(guest) is None:
                return NOTHING, 0
            count = await self._take_off(name, guest)
            return (DONE if count else NOTHING), count
        if not await own_data.exists(self.database, guest):
            return NO_GUEST, 0
        count = 0
        for one in await own_data.tables_of(self.database, guest, unfinished=True):
            count += await self._take_off(one, guest)
        await self.cut(guest)
        return DONE, count

    async def cut(self, guest: str) -> None:
        """End the connections of a guest, on every worker."""
        keys = await self.host.guests.devices.keys_of(guest)
        self.host.guests.devices.cut(keys, Kicked())
        for key in keys:
            await self.host.log.notify([KICKED + key])

    async def _take_off(self, name: str, guest: str) -> int:
        """Take a guest off their chair, where they have one and the match is not over."""
        try:
            table = await self.host.table(name)
            seat = table.state.seat_of(guest)
            if seat is None:
                return 0
            await self.host.take_off(table, seat)
        except (HostError, MatchOver):
            return 0
        return 1

    async def _ban(self, act: Act, connection: AsyncConnection) -> tuple[str, int]:
        if network_of(act.whom) is None and not await own_data.exists(self.database, act.whom):
            return NO_GUEST, 0
        row = {"until": act.details.get("until"), "note": act.details.get("note", "")}
        newest = (await connection.execute(select(func.max(schema.bans.c.made)))).scalar()
        row["made"] = max(self.host.clock(), (newest or 0) + 1)
        change = update(schema.bans).where(schema.bans.c.whom == act.whom).values(row)
        if not (await connection.execute(change)).rowcount:
            await connection.execute(insert(schema.bans).values(whom=act.whom, **row))
        return DONE, 1

    async def _delete(self, whom: str, connection: AsyncConnection) -> tuple[str, int]:
        """All that there is of a guest, or a table; the id of a guest is not kept either."""
        if await own_data.exists(self.database, whom):
            count = await own_data.erase_guest(self.host, whom, connection)
            return DONE, count
        try:
            await self.host.end(await self.host.table(whom), OPERATOR)
        except BrokenTable:
            pass  # it goes all the same
        except NoSuchTable:
            await own_data.forget_acts(connection, whom)  # the guest may have been one
            raise
        await own_data.erase_table(self.host, whom)
        return DONE, 1

    async def _prune(self, days: int, connection: AsyncConnection) -> tuple[str, int]:
        before = self.host.clock() - days * DAY
        count = 0
        query = own_data.inactive(before)
        async with self.database.begin() as reading:
            found = [row.id for row in (await reading.execute(query)).all()]
        for guest in found:
            async with self.database.begin() as apart:
                await own_data.erase_guest(self.host, guest, apart)
            count += 1
        now = self.host.clock()
        await connection.execute(delete(schema.acts).where(acts.at < now - KEPT))
        await connection.execute(delete(schema.bans).where(schema.bans.c.until < now))
        return DONE, count
