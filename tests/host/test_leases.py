"""A worker keeps a table by a lease, and all of them go by the database's clock."""

import asyncio

import psycopg
import pytest

from purradox.host.database import open_database
from purradox.host.tables import WORKER, Tables
from tests.host.clock import Clock
from tests.server.conftest import MakeDatabase


def test_a_worker_with_a_fast_clock_takes_no_table_of_another(
    postgres: MakeDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres()

    async def main() -> None:
        database = await open_database(address)
        with psycopg.connect(
            address, autocommit=True, application_name=f"{WORKER}one"
        ) as listening:
            listening.execute(
                "INSERT INTO tables (id, status, listed, host, seed, card, updated, keeper) "
                "VALUES ('t', 'playing', false, 'h', 's', '\"clock\":\"each\"', 0, '')"
            )
            tables, clock = Tables(database), Clock(monkeypatch)
            assert await tables.keep("one", [], []) == (["t"], [])
            clock.move(3600)
            assert await tables.keep("two", [], []) == ([], [])
            clock.move(-7200)
            assert await tables.keep("one", ["t"], []) == ([], [])
            assert await tables.keep("two", [], []) == ([], [])
            await tables.release("one")
            assert await tables.keep("two", [], []) == (["t"], [])
        await database.close()

    asyncio.run(main())
