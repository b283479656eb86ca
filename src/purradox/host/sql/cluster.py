"""Workers on one PostgreSQL: who keeps which match, who is connected where, what others wrote."""

import asyncio
import contextlib
import itertools
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import ColumnElement, and_, delete, literal_column, or_, select, text, update

from purradox.host.environment import Clock
from purradox.host.errors import Kicked
from purradox.host.host import Host
from purradox.host.loaded import LoadedTable
from purradox.host.sql import schema
from purradox.host.sql.database import Database
from purradox.host.sql.guests import Guests
from purradox.host.sql.index import HAS_CLOCK, LEASE
from purradox.host.sql.postgres_log import CHANNEL, RESTING
from purradox.host.tables import RECENT

HEARTBEAT = 1.0
PRESENT = 3
"""Every so many beats it is said who is there."""
RETRY = 1.0
RENAMED = "@"
"""What workers tell each other when a guest has a new name."""
LOGGED_OUT = "!"
"""Before the key of a device that is logged out."""
KICKED = "^"
"""Before the key of a device whose connections are to end."""
REWRITTEN = "*"
"""Before the name of a table whose log is another one now, or gone."""
ARRIVALS = "~"
"""Before the name of a table: who is there has changed."""
WORKER = "purradox "
"""How the connection is called by which a worker listens, before the worker's own name."""
LIFE = 10_000
"""Milliseconds that a guest counts as present without another word from its worker."""


logger = logging.getLogger("purradox.host")


_HERE = text(
    "INSERT INTO presence (table_id, guest, worker, until) "
    "VALUES (:table, :guest, :worker, :until) "
    "ON CONFLICT (table_id, guest, worker) DO UPDATE SET until = excluded.until"
)


class Presence:
    """Guests at tables, over all workers."""

    def __init__(self, database: Database, worker: str, clock: Clock) -> None:
        self.database, self.worker, self.clock = database, worker, clock

    async def here(self, guests: Iterable[tuple[str, str]]) -> None:
        """These guests have a connection to this worker; to be said again within `LIFE`."""
        until = self.clock() + LIFE
        rows = [
            {"table": table, "guest": guest, "worker": self.worker, "until": until}
            for table, guest in sorted(guests)
        ]
        if rows:
            async with self.database.begin() as connection:
                await connection.execute(_HERE, rows)

    async def gone(self, table: str, guest: str) -> None:
        await self._forget(schema.presence.c.table_id == table, schema.presence.c.guest == guest)

    async def close(self) -> None:
        """Nobody is here any more."""
        await self._forget()

    async def tidy(self) -> None:
        """Forget what workers said that are gone."""
        async with self.database.begin() as connection:
            await connection.execute(
                delete(schema.presence).where(schema.presence.c.until < self.clock() - LIFE)
            )

    async def _forget(self, *which: object) -> None:
        mine = schema.presence.c.worker == self.worker
        async with self.database.begin() as connection:
            await connection.execute(delete(schema.presence).where(mine, *which))  # type: ignore[arg-type]

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """The guests of each table who are connected to other workers."""
        column, found = schema.presence.c, defaultdict(set)
        query = select(column.table_id, column.guest).where(
            column.table_id.in_(tables), column.worker != self.worker, column.until >= self.clock()
        )
        if tables:
            async with self.database.begin() as connection:
                for table, guest in await connection.execute(query):
                    found[table].add(guest)
        return {table: frozenset(guests) for table, guests in found.items()}


_UNKNOWN = text(
    "NOT EXISTS (SELECT 1 FROM pg_stat_activity "
    f"WHERE application_name = '{WORKER}' || tables.keeper)"
)
_NOW: ColumnElement[int] = literal_column("(extract(epoch FROM clock_timestamp()) * 1000)::bigint")
"""The database's own clock in milliseconds: the clocks of workers may differ."""


_TAKE = text("SELECT pg_try_advisory_lock(7220179)")
_GIVE = text("SELECT pg_advisory_unlock(7220179)")


class Leases:
    """Which worker does what a match itself must do."""

    def __init__(self, database: Database, worker: str, clock: Clock) -> None:
        self.database, self.worker, self.clock = database, worker, clock

    async def renew(self, kept: list[str], wanted: list[str]) -> tuple[list[str], list[str]]:
        """Renew what this worker keeps, take what nobody keeps; returns what was taken and lost.

        `wanted` are tables where somebody is; others may have been waiting for long: nobody looks
        after them until somebody comes, unless they have a clock. Those that rest have nothing to
        do until somebody comes.
        """
        tables = schema.tables
        free = and_(
            or_(
                tables.c.kept_until < _NOW,
                and_(tables.c.keeper.not_in([self.worker, ""]), _UNKNOWN),
            ),
            or_(tables.c.seen > self.clock() - RECENT, HAS_CLOCK, tables.c.id.in_(wanted)),
        )
        woken = and_(tables.c.kept_until == RESTING, tables.c.id.in_(wanted))
        lost = set(kept)
        async with self.database.begin() as connection:
            if kept:
                renewed = await connection.execute(
                    update(tables)
                    .where(tables.c.id.in_(kept), tables.c.keeper == self.worker)
                    .values(kept_until=_NOW + LEASE)
                    .returning(tables.c.id)
                )
                lost -= set(renewed.scalars())
            taken = await connection.execute(
                update(tables)
                .where(tables.c.status == "playing", or_(free, woken))
                .values(keeper=self.worker, kept_until=_NOW + LEASE)
                .returning(tables.c.id)
            )
            return list(taken.scalars()), sorted(lost)

    async def rest(self, kept: list[str]) -> None:
        """Nobody has to look after these until somebody comes, or something happens there."""
        tables = schema.tables
        mine = (tables.c.id.in_(kept), tables.c.keeper == self.worker)
        if kept:
            async with self.database.begin() as connection:
                await connection.execute(
                    update(tables).where(*mine).values(keeper="", kept_until=RESTING)
                )

    async def release(self) -> None:
        """Leave what this worker keeps to the others."""
        tables = schema.tables
        async with self.database.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.keeper == self.worker).values(kept_until=0)
            )


class Cluster:
    """This worker among the others."""

    def __init__(self, host: Host, database: Database, guests: Guests, worker: str) -> None:
        self.host, self.database, self.guests, self.worker = host, database, guests, worker
        self.presence = Presence(database, worker, host.clock)
        self.leases = Leases(database, worker, host.clock)
        self._heard: dict[str, None] = {}
        """What other workers have told of, and nobody has looked at yet."""
        self._called = asyncio.Event()

    async def beat(self) -> None:
        """Say again what is ours, and take what nobody looks after."""
        tables, keeper = self.host.tables, self.host.keeper
        for beat in itertools.count():
            try:
                loaded = list(tables.loaded.values())
                kept = [one.table for one in loaded if one.kept and one.state.status == "playing"]
                wanted = [one.table for one in loaded if one.here and not one.kept]
                taken, lost = await self.leases.renew(kept, wanted)
                await self.leases.rest([one for one in taken if not await keeper.take(one)])
                for table in lost:
                    keeper.lose(table)
                if beat % PRESENT == 0:
                    await self.presence.here(
                        (one.table, guest) for one in loaded for guest in one.here
                    )
                    await self._look_elsewhere(loaded)
            except Exception:
                logger.exception("the heartbeat missed a beat")
            await asyncio.sleep(HEARTBEAT)

    async def listen(self) -> None:
        """Wake up when another worker has written; after a break read everything again."""
        import psycopg  # an extra, and only needed here

        address = self.database.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True, application_name=f"{WORKER}{self.worker}"
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self.host.tables.refresh(list(self.host.tables.loaded))
                    self.guests.forget()
                    await self.guests.devices.check()
                    async for notice in connection.notifies():
                        worker, *names = notice.payload.split()
                        if worker != self.worker:
                            self.hear(names)
            except Exception as error:  # noqa: BLE001 whatever it is, we go on listening
                reason = type(error).__name__
                logger.warning("no word from the database; trying again", extra={"reason": reason})
                await asyncio.sleep(RETRY)

    def hear(self, names: list[str]) -> None:
        """Another worker has told of these."""
        self._heard |= dict.fromkeys(names)
        self._called.set()

    async def look(self) -> None:
        """What was told while we looked is looked at together: many words, few questions."""
        while True:
            await self._called.wait()
            self._called.clear()
            names, self._heard = list(self._heard), {}
            try:
                await self._look_at(names)
            except Exception as error:  # noqa: BLE001 whatever it is, we look again
                reason = type(error).__name__
                logger.warning(
                    "no answer from the database; trying again", extra={"reason": reason}
                )
                self.hear(names)
                await asyncio.sleep(RETRY)

    async def _look_at(self, names: list[str]) -> None:
        if RENAMED in names:
            self.guests.forget()
        self.guests.devices.logged_out(_named(LOGGED_OUT, names))
        self.guests.devices.cut(_named(KICKED, names), Kicked())
        tables, marks = self.host.tables, (ARRIVALS, RENAMED, LOGGED_OUT, KICKED, REWRITTEN)
        for name in _named(REWRITTEN, names):
            await tables.read_anew(name)
        await tables.refresh(name for name in names if not name.startswith(marks))
        told = _named(ARRIVALS, names)
        await self._look_elsewhere([one for name in told if (one := tables.loaded.get(name))])

    async def _look_elsewhere(self, tables: list[LoadedTable]) -> None:
        """Who is at these tables through other workers."""
        found = await self.presence.elsewhere([one.table for one in tables])
        for one in tables:
            if one.found_elsewhere(found.get(one.table, frozenset())):
                one.tell_arrivals()
                self.host.keeper.attend(one)

    async def tell_arrival(self, table: LoadedTable, guest: str) -> None:
        """A guest has come to a table, or gone from it."""
        if table.here[guest]:
            await self.presence.here([(table.table, guest)])
        else:
            await self.presence.gone(table.table, guest)
        await self.host.log.notify([f"{ARRIVALS}{table.table}"])
        await self._look_elsewhere([table])

    async def tidy(self) -> None:
        """Forget what workers said that are gone, and tables in memory that nobody needs."""
        await self.presence.tidy()
        loaded = self.host.tables.loaded
        kept = [one for one in loaded.values() if one.kept and one.state.status == "playing"]
        await self.host.sweeper.tidy()
        await self.leases.rest([one.table for one in kept if one.table not in loaded])

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[bool]:
        """Whether no other worker is at what one of them does for all."""
        async with self.database.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            taken = bool((await connection.execute(_TAKE)).scalar())
            try:
                yield taken
            finally:
                if taken:
                    await connection.execute(_GIVE)

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            await self.presence.close()
            await self.leases.release()


def _named(mark: str, names: list[str]) -> list[str]:
    """The names behind a mark."""
    return [name.removeprefix(mark) for name in names if name.startswith(mark)]
