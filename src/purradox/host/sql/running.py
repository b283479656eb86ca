"""A host on a database, from its start to its end."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from purradox.host.daily import BY_DATE, Days
from purradox.host.environment import Environment
from purradox.host.expiry import NEVER, Expiry
from purradox.host.host import Host
from purradox.host.keeper import Pause, StepsOf, no_pause, no_steps
from purradox.host.loaded import LoadedTable
from purradox.host.openings import Guest
from purradox.host.slowness import keep_looking
from purradox.host.sql import own_data
from purradox.host.sql.acts import Acts
from purradox.host.sql.bans import Bans
from purradox.host.sql.cluster import LOGGED_OUT, RENAMED, Cluster
from purradox.host.sql.database import Database, open_database
from purradox.host.sql.devices import DAY
from purradox.host.sql.guests import Guests
from purradox.host.sql.postgres_log import PostgresLog
from purradox.host.sql.puzzles import PuzzleAttempts
from purradox.host.sql.sqlite_log import SqliteLog
from purradox.host.thinkers import Thinkers

TIDYING = 60.0
"""Seconds between two looks for tables that nobody needs in memory."""

logger = logging.getLogger("purradox.host")


class DatabaseHost(Host):
    """One process of a server, or the one behind a table in the terminal."""

    def __init__(
        self,
        database: Database,
        thinkers: Thinkers,
        *,
        environment: Environment | None = None,
        pause: Pause = no_pause,
        steps: StepsOf = no_steps,
        bots: tuple[str, ...] = (),
        guest_days: int = 0,
        expiry: Expiry = NEVER,
        days: Days = BY_DATE,
    ) -> None:
        around = environment or Environment()
        worker = secrets.token_urlsafe(6).replace("~", "-")
        log = (
            PostgresLog(database, worker, around.clock)
            if database.shared
            else SqliteLog(database, around.clock)
        )
        super().__init__(
            log,
            thinkers,
            environment=around,
            pause=pause,
            steps=steps,
            bots=bots,
            worker=worker,
            expiry=expiry,
            days=days,
        )
        self.database, self.worker = database, worker
        self.guests = Guests(database, around.clock)
        self.bans = Bans(database, around.clock)
        self.puzzles = PuzzleAttempts(database, around.clock)
        self.acts, self.guest_days = Acts(self), guest_days
        self.cluster = Cluster(self, database, self.guests, worker) if database.shared else None
        self._pruned = ""
        self._tasks: set[asyncio.Task[None]] = set()

    async def change_name(self, guest: Guest, name: str) -> Guest:
        """A new name for a guest, here and on their chairs."""
        renamed = await self.guests.rename(guest, name)
        await self.log.notify([RENAMED])
        await self.rename(renamed)
        return renamed

    async def log_out(self, guest: Guest, which: str, secret: str) -> None:
        """Log out devices of a guest, wherever they are connected."""
        for key in await self.guests.devices.log_out(guest.id, which, secret):
            await self.log.notify([LOGGED_OUT + key])

    async def data_of(self, guest: Guest, secret: str) -> dict[str, Any]:
        """All that there is of a guest."""
        return await own_data.data_of(self, guest, secret)

    async def delete(self, guest: Guest) -> None:
        """Forget a guest; what is begun is finished, also after a crash."""
        await self.acts.ask("delete", guest.id)
        await self.acts.perform()

    def came_or_went(self, table: LoadedTable, guest: str) -> None:
        if self.cluster is not None:
            self._later(self.cluster.tell_arrival(table, guest))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _task: work.close())  # where it never began

    async def begin(self) -> None:
        """Take up the matches that go on, and go on looking after them.

        What was asked for while nobody served is done before anybody comes.
        """
        await self.acts.perform()
        if self.cluster is None:
            await super().begin()
        else:
            self._later(self.cluster.listen())
            self._later(self.cluster.look())
            self._later(self.cluster.beat())
        self._later(self.acts.look())
        self._later(self._tidy())
        self._later(keep_looking(self.tables.loaded, self.thinkers))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            try:
                await self.tidy()
            except Exception:
                logger.exception("tables could not be tidied up")

    async def tidy(self) -> None:
        """What is done every minute; of several workers one does what concerns all."""
        if self.cluster is None:
            await self.sweeper.tidy()
            if await self.sweeper.sweep():
                await self.database.erase()
        else:
            await self.cluster.tidy()
            async with self.cluster.alone() as alone:
                if alone:
                    await self.sweeper.sweep()
        await self._prune()

    async def _prune(self) -> None:
        """Have guests who are long gone forgotten, once a day and by one worker."""
        today = f"prune {self.clock() // DAY}"
        if self.guest_days and today != self._pruned:
            await self.acts.ask("prune", "", today, days=self.guest_days)
            self._pruned = today

    async def close(self) -> None:
        """Write what is waiting, and go; every table stays where it is."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.daily.close()
        with suppress(Exception):  # who was where is not worth holding up the end
            await self.sweeper.save()
        await self.tables.close()
        await self.keeper.close()
        await self.thinkers.close()
        if self.cluster is not None:
            await self.cluster.close()
        await self.journal.close()
        await self.database.close()


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        logger.exception("something in the background failed")


@asynccontextmanager
async def hosting(
    address: str,
    *,
    thinkers: int = 1,
    environment: Environment | None = None,
    pause: Pause = no_pause,
    steps: StepsOf = no_steps,
    bots: tuple[str, ...] = (),
    guest_days: int = 0,
    expiry: Expiry = NEVER,
    days: Days = BY_DATE,
) -> AsyncIterator[DatabaseHost]:
    """A host on a database; its tables may have the `bots` of these specs beside the levels.

    Guests who were not here for `guest_days` are forgotten; 0 keeps them for ever. `days` has the
    seeds of the daily deals.
    """
    database = await open_database(address)
    host = DatabaseHost(
        database,
        Thinkers(thinkers),
        environment=environment,
        pause=pause,
        steps=steps,
        bots=bots,
        guest_days=guest_days,
        expiry=expiry,
        days=days,
    )
    try:
        await host.begin()
        yield host
    finally:
        await host.close()
