"""The devices of guests: each has a secret, of which only the hash is kept, its key."""

import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from purradox.host.environment import Clock
from purradox.host.errors import HostError, LoggedOut, NoSuchDevice
from purradox.host.sql import schema
from purradox.host.sql.database import Database

SECRET_BYTES = 32
DAY = 24 * 3600 * 1000
LIFE = 365 * DAY
"""A device that is not used for so long is nobody any more."""
MOST = 50
"""Devices of one guest; the one that was not used for longest makes room."""
ID_LENGTH = 16
CHECKED = 500
"""Devices that are looked up in one question."""

keys = schema.keys.c


class Agent(NamedTuple):
    """What somebody comes with, as far as it is known: `Firefox` on `Android`."""

    browser: str = ""
    system: str = ""


UNKNOWN = Agent()


@dataclass(frozen=True, slots=True)
class Device:
    """One device of a guest; times are in milliseconds since 1970."""

    id: str
    agent: Agent
    added: int | None
    """None where it was added before that was written down."""
    used: int
    """The last use, to the day."""
    here: bool
    """Whether it is the one that asks."""


class Devices:
    """The devices of all guests, and the connections of those that are here."""

    def __init__(
        self, database: Database, clock: Clock, forget: Callable[[Collection[str]], None]
    ) -> None:
        self.database, self.clock, self._forget = database, clock, forget
        self._connected: dict[str, set[Callable[[HostError], None]]] = {}
        """What to call when the connections of a device are to end, by its key."""

    async def add(self, connection: AsyncConnection, guest: str, agent: Agent) -> str:
        """A secret for another device of a guest."""
        secret, time = secrets.token_urlsafe(SECRET_BYTES), self.clock()
        await connection.execute(
            insert(schema.keys).values(
                secret_hash=hash_of(secret), guest=guest, added=time, used=time, **agent._asdict()
            )
        )
        newest = select(keys.secret_hash).where(keys.guest == guest).order_by(keys.used.desc())
        oldest = newest.offset(MOST).limit(1).scalar_subquery()
        await connection.execute(delete(schema.keys).where(keys.secret_hash == oldest))
        return secret

    async def use(self, key: str, used: int) -> None:
        """Begin the year of a device anew, once a day, and forget those whose year is over."""
        time = self.clock()
        if used >= time - DAY:
            return
        renewed = update(schema.keys).where(keys.secret_hash == key, keys.used < time - DAY)
        with suppress(SQLAlchemyError):  # it is tried again, and nobody is kept out meanwhile
            async with self.database.begin() as connection:
                await connection.execute(renewed.values(used=time))
                await connection.execute(delete(schema.keys).where(~alive(time)))

    async def of(self, guest: str, secret: str) -> list[Device]:
        """The devices of a guest, the one that was used last first."""
        mine = keys.guest == guest, alive(self.clock())
        query = select(schema.keys).where(*mine).order_by(keys.used.desc())
        here = hash_of(secret)
        async with self.database.begin() as connection:
            found = (await connection.execute(query)).all()
        return [
            Device(
                row.secret_hash[:ID_LENGTH],
                Agent(row.browser, row.system),
                row.added,
                row.used,
                row.secret_hash == here,
            )
            for row in found
        ]

    async def log_out(self, guest: str, which: str, secret: str) -> list[str]:
        """Log out a device of a guest by its id, `here`, or all `others`; gives their keys.

        Codes that one of them may have made are void.
        """
        match which:
            case "here":
                chosen = keys.secret_hash == hash_of(secret)
            case "others":
                chosen = keys.secret_hash != hash_of(secret)
            case _:
                chosen = func.substr(keys.secret_hash, 1, ID_LENGTH) == which
        out = delete(schema.keys).where(keys.guest == guest, chosen).returning(keys.secret_hash)
        async with self.database.begin() as connection:
            gone = list((await connection.execute(out)).scalars())
            if not gone and which != "others":
                raise NoSuchDevice
            await connection.execute(delete(schema.codes).where(schema.codes.c.guest == guest))
        self.logged_out(gone)
        return gone

    def connected(self, secret: str, cut: Callable[[HostError], None]) -> Callable[[], None]:
        """Have something called, with the reason, to end a connection; gives what ends that."""
        key = hash_of(secret)
        calls = self._connected.setdefault(key, set())
        calls.add(cut)

        def end() -> None:
            calls.discard(cut)
            if not calls and self._connected.get(key) is calls:
                del self._connected[key]

        return end

    def logged_out(self, gone: Collection[str]) -> None:
        """The devices with these keys are nobody any more."""
        self._forget(gone)
        self.cut(gone, LoggedOut())

    def cut(self, whose: Collection[str], why: HostError) -> None:
        """End the connections of the devices with these keys."""
        for key in whose:
            for cut in tuple(self._connected.get(key, ())):
                cut(why)

    async def keys_of(self, guest: str) -> list[str]:
        query = select(keys.secret_hash).where(keys.guest == guest)
        async with self.database.begin() as connection:
            return list((await connection.execute(query)).scalars())

    async def check(self) -> None:
        """Look whether connected devices were logged out while nobody could tell us."""
        asked = list(self._connected)
        for at in range(0, len(asked), CHECKED):
            some = asked[at : at + CHECKED]
            query = select(keys.secret_hash).where(keys.secret_hash.in_(some))
            async with self.database.begin() as connection:
                found = set((await connection.execute(query)).scalars())
            self.logged_out(set(some) - found)


def alive(time: int) -> ColumnElement[bool]:
    """Used within a year, or added by a worker of an earlier version, which leaves a 0."""
    return or_(keys.used == 0, keys.used >= time - LIFE)


def hash_of(secret: str) -> str:
    """Secrets are long and random, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()
