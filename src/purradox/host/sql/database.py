"""Where logs are kept: one SQLite file, or PostgreSQL for many workers."""

import asyncio
import re
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, TextIO

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

if sys.platform != "win32":
    import fcntl

WAIT = 10_000
"""Milliseconds that SQLite waits for another process to let go of the file."""
POOL = 5
TRUNCATIONS = 10
"""How often it is tried to empty SQLite's log, while somebody reads from it."""
TRIAL = 3.0
"""Seconds that a trial of writing may take."""
_TRIALS = {
    # The same value once more is a page for the log of the file all the same.
    "sqlite": "PRAGMA user_version = 0",
    "postgresql": "UPDATE alembic_version SET version_num = version_num",
}


class BadDatabase(ValueError):
    """An address of a database that we cannot use."""


class DatabaseInUse(RuntimeError):
    """Another process has this SQLite file; only PostgreSQL is for many."""


class Unusable(RuntimeError):
    """A database that is `unreachable`, `broken`, or of an `older` or `newer` version."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


@dataclass(frozen=True)
class Database:
    """Connections to a database whose schema is up to date."""

    engine: AsyncEngine
    url: URL
    hold: TextIO | None = None
    """The lock on an SQLite file, as long as it is open."""

    @property
    def shared(self) -> bool:
        """Whether other workers may use it at the same time."""
        return self.url.get_backend_name() == "postgresql"

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        async with self.engine.begin() as connection:
            yield connection

    def own_connection(self) -> sqlite3.Connection:
        """Another connection to an SQLite file, whose owner says when a transaction begins."""
        (file, *_), options = self.url.get_dialect()().create_connect_args(self.url)
        connection: sqlite3.Connection = sqlite3.connect(file, **options)
        connection.isolation_level = None
        _prepare(connection, None)
        return connection

    async def writes(self) -> bool:
        """Whether something can be written just now, by a transaction that changes nothing."""
        try:
            async with asyncio.timeout(TRIAL), self.begin() as connection:
                await connection.execute(text(_TRIALS[self.url.get_backend_name()]))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def erase(self) -> None:
        """Leave nothing on the disk of what was deleted; PostgreSQL does so when it vacuums."""
        if self.shared:
            return
        for _ in range(TRUNCATIONS):
            async with self.engine.connect() as connection:
                told = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                if not told.one()[0]:
                    return
            await asyncio.sleep(TRIAL / TRUNCATIONS)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.hold is not None:
            self.hold.close()


async def open_database(address: str) -> Database:
    """Connect, and bring the schema up to date. A path is an SQLite file."""
    url = address_of(address)
    hold = only_user(url)
    try:
        await asyncio.to_thread(upgrade, url)
    except BaseException:
        if hold is not None:
            hold.close()
        raise
    return Database(async_engine(url), url, hold)


def only_user(url: URL) -> TextIO | None:
    """Hold an SQLite file for this process alone; the system lets go of it when we die."""
    if sys.platform == "win32" or url.get_backend_name() != "sqlite" or not url.database:
        return None  # on Windows two servers on one file are not noticed
    file = Path(url.database).resolve()  # by whatever name it is called
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)  # it holds the cards of matches that go on
    for one in (file, Path(f"{file}-wal")):
        if one.is_file():
            with suppress(OSError):  # it may belong to somebody else
                one.chmod(0o600)
    lock = Path(f"{file}.lock")
    hold = lock.open("w")
    try:
        fcntl.flock(hold, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        hold.close()
        raise DatabaseInUse(url.database) from error
    return hold


def address_of(address: str) -> URL:
    """The address of a database: a file, `sqlite:…` or `postgresql://…`."""
    if "://" not in address:
        return URL.create("sqlite", database=str(Path(address).expanduser()))
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise BadDatabase(address) from error
    backend = url.get_backend_name()
    if backend == "sqlite":
        return url.set(drivername="sqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase(address)


def without_password(address: str) -> str:
    """An address of a database as it may be shown."""
    return re.sub(r"(://[^:/@]*):.*@", r"\1:***@", address)


def async_engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_size=POOL, max_overflow=POOL, hide_parameters=True)
    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"), pool_size=POOL, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def check(url: URL) -> None:
    """Bring a database up to date, or say why it cannot be used."""
    hold = only_user(url)
    try:
        upgrade(url)
    except OperationalError as error:
        raise Unusable("unreachable") from error
    except DatabaseError as error:
        raise Unusable("broken") from error
    except CommandError as error:
        raise Unusable("newer") from error
    finally:
        if hold is not None:
            hold.close()


def upgrade(url: URL, revision: str = "head") -> None:
    """Bring the schema of a database up to date, or to an earlier revision of it."""
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url)
    if url.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _prepare)
    try:
        with engine.begin() as connection:
            _one_at_a_time(connection)
            config = _migrations()
            config.attributes["connection"] = connection
            before = MigrationContext.configure(connection).get_current_revision()
            command.upgrade(config, revision)
            after = MigrationContext.configure(connection).get_current_revision()
        if before not in (None, after) and engine.dialect.name == "sqlite":
            _vacuum(engine)
    finally:
        engine.dispose()


def _vacuum(engine: Engine) -> None:
    """Write the file anew, without what earlier versions deleted and left lying in it."""
    with engine.connect() as connection, suppress(OperationalError):  # the disk may be full
        connection.execution_options(isolation_level="AUTOCOMMIT").exec_driver_sql("VACUUM")


def check_schema(connection: Connection) -> None:
    """Refuse a database whose schema is not the one of this version, and leave it as it is."""
    found = MigrationContext.configure(connection).get_current_revision()
    script = ScriptDirectory.from_config(_migrations())
    if found == script.get_current_head():
        return
    known = {None, *(one.revision for one in script.walk_revisions())}
    raise Unusable("older" if found in known else "newer")


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files(__package__) / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _one_at_a_time(connection: Connection) -> None:
    """Workers that start together must not upgrade together."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7220178)")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prepare(connection: Any, _record: object) -> None:
    """Readers and the writer do not wait for each other; what is committed is on the disk.

    What is deleted is overwritten.
    """
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={WAIT}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA secure_delete=ON")
    cursor.close()
