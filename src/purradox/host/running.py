"""A host that runs: the referee and everything around it, in one process."""

import asyncio
import contextlib
import itertools
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import psycopg

from purradox.host.database import Database, open_database
from purradox.host.errors import HostError
from purradox.host.guests import Guest, Guests
from purradox.host.journal import Journal, now
from purradox.host.keeper import Keeper, Pause, StepsOf, no_pause, no_steps
from purradox.host.live import Live
from purradox.host.presence import Presence
from purradox.host.referee import Referee
from purradox.host.shared import CHANNEL
from purradox.host.slowness import keep_looking
from purradox.host.tables import WORKER
from purradox.host.thinkers import Thinkers

HEARTBEAT = 1.0
PRESENT = 3
"""Every so many beats it is said who is there."""
RETRY = 1.0
RENAMED = "@"
"""What workers tell each other when a guest has a new name."""
TIDYING = 60.0
"""Seconds between two looks for tables that nobody needs in memory."""

logger = logging.getLogger("purradox.host")


@dataclass(eq=False)
class Host:
    """One process of a server, or the one behind a table in the terminal."""

    database: Database
    worker: str
    journal: Journal
    referee: Referee
    keeper: Keeper
    guests: Guests
    thinkers: Thinkers
    presence: Presence | None
    """Told to other workers, where there are any."""
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _news: dict[str, None] = field(default_factory=dict)
    """What other workers have told of, and nobody has looked at yet."""
    _called: asyncio.Event = field(default_factory=asyncio.Event)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """A new name for a guest, here and on their chairs."""
        renamed = await self.guests.rename(guest, name)
        if self.database.shared:
            await self.journal.notify([RENAMED])
        await self.referee.rename(renamed)
        return renamed

    def arrived(self, live: Live, guest: str | None) -> None:
        """A connection to a table, of a guest or of somebody whom we do not know."""
        live.connections += 1
        if guest is not None:
            live.here[guest] += 1
        self._moved(live, guest, first=guest is None or live.here[guest] == 1)

    def departed(self, live: Live, guest: str | None) -> None:
        live.connections -= 1
        last = guest is None or live.here[guest] <= 1
        if guest is not None:
            live.here[guest] -= 1
            if last:
                del live.here[guest]
                live.gone[guest] = now()
        self._moved(live, guest, first=last)

    def _moved(self, live: Live, guest: str | None, *, first: bool) -> None:
        """Somebody came or went; another window of who sits there is no news."""
        if first or live.state.seat_of(guest) is None:
            live.arrivals += 1
            live.tell()
        if first and guest is not None:
            self.keeper.attend(live)
            if self.presence is not None:
                self._later(self._spread(live, guest))

    async def _spread(self, live: Live, guest: str) -> None:
        if self.presence is None:
            return
        if live.here[guest]:
            await self.presence.here([(live.table, guest)])
        else:
            await self.presence.gone(live.table, guest)
        await self.journal.notify([f"~{live.table}"])
        self._elsewhere(live, await self.presence.elsewhere([live.table]))

    def _elsewhere(self, live: Live, found: dict[str, frozenset[str]]) -> None:
        if live.found_elsewhere(found.get(live.table, frozenset())):
            live.tell()
            self.keeper.attend(live)

    def _later(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(_quietly(work))
        task.add_done_callback(lambda _task: work.close())  # where it never began
        self._tasks = [one for one in self._tasks if not one.done()] + [task]

    async def begin(self) -> None:
        """Take up the matches that go on, and go on looking after them."""
        if not self.database.shared:
            for table in await self.referee.tables.playing():
                await self._take(table)
        else:
            self._later(self._listen())
            self._later(self._look())
            self._later(self._beat())
        self._later(self._tidy())
        self._later(keep_looking(self.referee.lives, self.thinkers))

    async def _take(self, table: str) -> None:
        try:
            live = await self.referee.live(table)
        except HostError:
            return
        live.kept, live.resumed = True, now()
        self.keeper.attend(live)

    def _lose(self, table: str) -> None:
        """Another worker has taken over."""
        if live := self.referee.lives.get(table):
            live.kept = False
            self.keeper.attend(live)

    async def _beat(self) -> None:
        """Say again what is ours, and take what nobody looks after."""
        for beat in itertools.count():
            try:
                lives = list(self.referee.lives.values())
                kept = [
                    live.table for live in lives if live.kept and live.state.status == "playing"
                ]
                wanted = [live.table for live in lives if live.here and not live.kept]
                taken, lost = await self.referee.tables.keep(self.worker, kept, wanted)
                for table in taken:
                    await self._take(table)
                for table in lost:
                    self._lose(table)
                if self.presence is not None and beat % PRESENT == 0:
                    guests = [(live.table, guest) for live in lives for guest in live.here]
                    await self.presence.here(guests)
                    found = await self.presence.elsewhere([live.table for live in lives])
                    for live in lives:
                        self._elsewhere(live, found)
            except Exception:
                logger.exception("the heartbeat missed a beat")
            await asyncio.sleep(HEARTBEAT)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            for live in list(self.referee.lives.values()):
                self.referee.forget(live)
            if self.presence is not None:
                with contextlib.suppress(Exception):
                    await self.presence.tidy()

    async def _listen(self) -> None:
        """Wake up when another worker has written; after a break read everything again."""
        address = self.database.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True, application_name=f"{WORKER}{self.worker}"
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for table in list(self.referee.lives):
                        await self.referee.refresh(table)
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
        self._news |= dict.fromkeys(names)
        self._called.set()

    async def _look(self) -> None:
        """What was told while we looked is looked at together: many words, few questions."""
        while True:
            await self._called.wait()
            self._called.clear()
            names, self._news = list(self._news), {}
            try:
                await self._heard(names)
            except Exception as error:  # noqa: BLE001 whatever it is, we look again
                reason = type(error).__name__
                logger.warning(
                    "no answer from the database; trying again", extra={"reason": reason}
                )
                self.hear(names)
                await asyncio.sleep(RETRY)

    async def _heard(self, names: list[str]) -> None:
        if RENAMED in names:
            self.guests.forget()
        tables = [name for name in names if not name.startswith(("~", RENAMED))]
        await self.referee.refresh_all(tables)
        lives = [
            live
            for name in names
            if name.startswith("~") and (live := self.referee.lives.get(name.removeprefix("~")))
        ]
        if lives and self.presence is not None:
            found = await self.presence.elsewhere([live.table for live in lives])
            for live in lives:
                self._elsewhere(live, found)

    async def close(self) -> None:
        """Write what is waiting, and go; every table stays where it is."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.referee.close()
        await self.keeper.close()
        await self.thinkers.close()
        if self.presence is not None:
            with contextlib.suppress(Exception):
                await self.presence.close()
                await self.referee.tables.release(self.worker)
        await self.journal.close()
        await self.database.close()


async def _quietly(work: Any) -> None:
    try:
        await work
    except Exception:
        logger.exception("something in the background failed")


@asynccontextmanager
async def hosting(
    address: str,
    *,
    thinkers: int = 1,
    pause: Pause = no_pause,
    steps: StepsOf = no_steps,
    bots: tuple[str, ...] = (),
    make_referee: Callable[..., Referee] = Referee,
) -> AsyncIterator[Host]:
    """A host on a database, from its first breath to its last.

    Its tables may have the `bots` of these specs beside the levels.
    """
    database = await open_database(address)
    worker = secrets.token_urlsafe(6).replace("~", "-")
    journal = Journal(database, worker)
    referee = make_referee(database, journal, worker=worker)
    referee.bots = bots
    presence = Presence(database, worker) if database.shared else None
    pool = Thinkers(thinkers)
    keeper = Keeper(referee, pool, pause, steps)
    host = Host(database, worker, journal, referee, keeper, Guests(database), pool, presence)
    try:
        await host.begin()
        yield host
    finally:
        await host.close()
