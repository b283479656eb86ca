"""Who people are, without accounts: a name, and for each device a secret."""

import secrets
from collections.abc import Collection

from sqlalchemy import Select, delete, insert, select, text, update

from purradox.host.environment import Clock, system_clock
from purradox.host.errors import BadCode, NoGuest, UnknownWords
from purradox.host.names import clean_name
from purradox.host.openings import Guest
from purradox.host.recovery import new_words, read_words
from purradox.host.sql import schema
from purradox.host.sql.database import Database
from purradox.host.sql.devices import UNKNOWN, Agent, Devices, alive, hash_of

CODE_BYTES = 16
KNOWN_LIFE = 30_000
"""Milliseconds that a guest is known by heart."""
MOST_KNOWN = 10_000
CODE_LIFE = 10 * 60 * 1000

guests, codes, its_words = schema.guests.c, schema.codes.c, schema.words.c
_WORDS = text(
    "INSERT INTO words (guest, words_hash, made) VALUES (:guest, :words_hash, :made) "
    "ON CONFLICT (guest) DO UPDATE SET words_hash = excluded.words_hash, made = excluded.made"
)


class Guests:
    """The guests of a server."""

    def __init__(self, database: Database, clock: Clock = system_clock) -> None:
        self.database, self.clock = database, clock
        self._known: dict[str, tuple[Guest, int]] = {}
        """Guests who were here a moment ago, by the hash of their secret."""
        self._changes = 0
        """Grows when what is known of guests may have changed."""
        self.devices = Devices(database, clock, self.forget)

    async def welcome(
        self, name: str, *, program: bool = False, agent: Agent = UNKNOWN
    ) -> tuple[Guest, str]:
        """A new guest, and the secret by which they are known from now on."""
        guest = Guest(new_id(), clean_name(name), program)
        async with self.database.begin() as connection:
            await connection.execute(
                insert(schema.guests).values(
                    id=guest.id, name=guest.name, program=program, created=self.clock()
                )
            )
            secret = await self.devices.add(connection, guest.id, agent)
        return guest, secret

    async def known(self, secret: str | None) -> Guest | None:
        """The guest who has this secret; at most once a day it is written down as used."""
        if not secret or len(secret) > 100:
            return None
        key, time = hash_of(secret), self.clock()
        kept = self._known.get(key)
        if kept is not None and kept[1] > time:
            return kept[0]
        keys = schema.keys.c
        query = (
            select(guests.id, guests.name, guests.program, keys.used)
            .join(schema.keys, keys.guest == guests.id)
            .where(keys.secret_hash == key, alive(time))
        )
        changes = -1
        while changes != self._changes:  # somebody may be logged out while we look
            changes = self._changes
            async with self.database.begin() as connection:
                found = (await connection.execute(query)).first()
            if found is not None:
                await self.devices.use(key, found.used)
        if found is None:
            return None
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        guest = Guest(found.id, found.name, found.program)
        self._known[key] = guest, time + KNOWN_LIFE
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, clean_name(name), guest.program)
        change = update(schema.guests).where(guests.id == guest.id).values(name=renamed.name)
        async with self.database.begin() as connection:
            await connection.execute(change)
        self.forget()
        return renamed

    def forget(self, gone: Collection[str] | None = None) -> None:
        """Somebody has a new name, or these keys are logged out: they are looked up again."""
        self._changes += 1
        if gone is None:
            self._known.clear()
        for key in gone or ():
            self._known.pop(key, None)

    async def code(self, guest: Guest) -> tuple[str, int]:
        """A code that makes another device this guest, once, and when it expires."""
        code, expires = secrets.token_urlsafe(CODE_BYTES), self.clock() + CODE_LIFE
        async with self.database.begin() as connection:
            await connection.execute(delete(schema.codes).where(codes.expires < self.clock()))
            await connection.execute(
                insert(schema.codes).values(
                    code_hash=hash_of(code), guest=guest.id, expires=expires
                )
            )
        return code, expires

    async def of_code(self, code: str) -> Guest:
        """The guest of a code, which stays as it is."""
        query = _guest().join(schema.codes, codes.guest == guests.id)
        query = query.where(codes.code_hash == hash_of(code), codes.expires >= self.clock())
        async with self.database.begin() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise BadCode
        return Guest(found.id, found.name, found.program)

    async def moved(self, code: str, agent: Agent = UNKNOWN) -> tuple[Guest, str]:
        """The guest of a code, and a secret for the device that brought it."""
        used = (
            delete(schema.codes)
            .where(codes.code_hash == hash_of(code), codes.expires >= self.clock())
            .returning(codes.guest)
        )
        async with self.database.begin() as connection:
            guest = (await connection.execute(used)).scalar()
            if guest is None:
                raise BadCode
            secret = await self.devices.add(connection, guest, agent)
        known = await self.known(secret)
        if known is None:
            raise NoGuest
        return known, secret

    async def words(self, guest: Guest) -> str:
        """Recovery words for a guest; earlier ones are void."""
        words = new_words()
        row = {"guest": guest.id, "words_hash": hash_of(words), "made": self.clock()}
        async with self.database.begin() as connection:
            await connection.execute(_WORDS, row)
        return words

    async def words_made(self, guest: Guest) -> int | None:
        """When the recovery words of a guest were made, if there are any."""
        query = select(its_words.made).where(its_words.guest == guest.id)
        async with self.database.begin() as connection:
            made: int | None = (await connection.execute(query)).scalar()
        return made

    async def of_words(self, words: str) -> Guest:
        """The guest who has these words, as a person typed them."""
        query = _guest().join(schema.words, its_words.guest == guests.id)
        query = query.where(its_words.words_hash == hash_of(read_words(words)))
        async with self.database.begin() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise UnknownWords
        return Guest(found.id, found.name, found.program)

    async def recovered(self, words: str, agent: Agent = UNKNOWN) -> tuple[Guest, str]:
        """The guest who has these words, and a secret for the device where they were typed."""
        guest = await self.of_words(words)
        async with self.database.begin() as connection:
            return guest, await self.devices.add(connection, guest.id, agent)


def new_id() -> str:
    """An id for a guest, which no command line takes for an option."""
    while (id_ := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id_


def _guest() -> Select[tuple[str, str, bool]]:
    return select(guests.id, guests.name, guests.program)
