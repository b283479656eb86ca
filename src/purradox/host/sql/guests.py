"""Who people are, without accounts: a name, and a secret of which we keep only the hash."""

import secrets
from hashlib import sha256

from sqlalchemy import delete, insert, select, update

from purradox.host.environment import Clock, system_clock
from purradox.host.errors import BadCode, NoGuest
from purradox.host.names import clean_name
from purradox.host.referee import Guest
from purradox.host.sql import schema
from purradox.host.sql.database import Database

SECRET_BYTES = 32
CODE_BYTES = 16
KNOWN_LIFE = 30_000
"""Milliseconds that a guest is known by heart."""
MOST_KNOWN = 10_000
CODE_LIFE = 10 * 60 * 1000


class Guests:
    """The guests of a server."""

    def __init__(self, database: Database, clock: Clock = system_clock) -> None:
        self.database, self.clock = database, clock
        self._known: dict[str, tuple[Guest, int]] = {}
        """Guests who were here a moment ago, by the hash of their secret."""

    async def welcome(self, name: str, *, program: bool = False) -> tuple[Guest, str]:
        """A new guest, and the secret by which they are known from now on."""
        guest = Guest(secrets.token_urlsafe(9), clean_name(name), program)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        async with self.database.begin() as connection:
            await connection.execute(
                insert(schema.guests).values(
                    id=guest.id, name=guest.name, program=program, created=self.clock()
                )
            )
            await connection.execute(
                insert(schema.keys).values(secret_hash=hash_of(secret), guest=guest.id)
            )
        return guest, secret

    async def known(self, secret: str | None) -> Guest | None:
        """The guest who has this secret."""
        if not secret or len(secret) > 100:
            return None
        key, time = hash_of(secret), self.clock()
        kept = self._known.get(key)
        if kept is not None and kept[1] > time:
            return kept[0]
        query = (
            select(schema.guests.c.id, schema.guests.c.name, schema.guests.c.program)
            .join(schema.keys, schema.keys.c.guest == schema.guests.c.id)
            .where(schema.keys.c.secret_hash == key)
        )
        async with self.database.begin() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            return None
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[key] = Guest(*found), time + KNOWN_LIFE
        return self._known[key][0]

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, clean_name(name), guest.program)
        change = (
            update(schema.guests).where(schema.guests.c.id == guest.id).values(name=renamed.name)
        )
        async with self.database.begin() as connection:
            await connection.execute(change)
        self.forget()
        return renamed

    def forget(self) -> None:
        """Somebody has a new name: everybody is looked up again."""
        self._known.clear()

    async def code(self, guest: Guest) -> tuple[str, int]:
        """A code that makes another device this guest, once, and when it expires."""
        code, expires = secrets.token_urlsafe(CODE_BYTES), self.clock() + CODE_LIFE
        async with self.database.begin() as connection:
            await connection.execute(
                delete(schema.codes).where(schema.codes.c.expires < self.clock())
            )
            await connection.execute(
                insert(schema.codes).values(
                    code_hash=hash_of(code), guest=guest.id, expires=expires
                )
            )
        return code, expires

    async def of_code(self, code: str) -> Guest:
        """The guest of a code, which stays as it is."""
        guests, codes = schema.guests, schema.codes
        query = (
            select(guests.c.id, guests.c.name, guests.c.program)
            .join(codes, codes.c.guest == guests.c.id)
            .where(codes.c.code_hash == hash_of(code), codes.c.expires >= self.clock())
        )
        async with self.database.begin() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise BadCode
        return Guest(*found)

    async def moved(self, code: str) -> tuple[Guest, str]:
        """The guest of a code, and a secret for the device that brought it."""
        used = (
            delete(schema.codes)
            .where(
                schema.codes.c.code_hash == hash_of(code), schema.codes.c.expires >= self.clock()
            )
            .returning(schema.codes.c.guest)
        )
        secret = secrets.token_urlsafe(SECRET_BYTES)
        async with self.database.begin() as connection:
            guest = (await connection.execute(used)).scalar()
            if guest is None:
                raise BadCode
            await connection.execute(
                insert(schema.keys).values(secret_hash=hash_of(secret), guest=guest)
            )
        known = await self.known(secret)
        if known is None:
            raise NoGuest
        return known, secret


def hash_of(secret: str) -> str:
    """Secrets are long and random, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()
