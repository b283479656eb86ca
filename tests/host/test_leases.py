"""A worker keeps a table by a lease, and all of them go by the database's clock."""

import asyncio
import time
from functools import partial

import psycopg
import pytest

from purradox.host import LoadedTable
from purradox.host.environment import system_clock
from purradox.host.sql.cluster import WORKER, Leases
from purradox.host.sql.database import open_database
from tests.host.hosts import arrive, host_with, match
from tests.server.conftest import MakeDatabase


def test_a_worker_with_another_clock_takes_no_table_of_another(
    postgres: MakeDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres()

    async def main() -> None:
        database = await open_database(address)
        with psycopg.connect(
            address, autocommit=True, application_name=f"{WORKER}one"
        ) as listening:
            listening.execute(
                "INSERT INTO tables (id, status, listed, host, card, updated, keeper) "
                "VALUES ('t', 'playing', false, 'h', '\"clock\":\"each\"', 0, '')"
            )
            one, two = (Leases(database, name, system_clock) for name in ("one", "two"))
            assert await one.renew([], []) == (["t"], [])
            for wrong in (time.time_ns() + 3600 * 10**9, 0):
                monkeypatch.setattr(time, "time_ns", partial(int, wrong))
                assert await two.renew([], []) == ([], [])
                assert await one.renew(["t"], []) == ([], [])
            await one.release()
            assert await two.renew([], []) == (["t"], [])
        await database.close()

    asyncio.run(main())


def test_who_comes_while_a_worker_takes_a_match_hears_what_happens_there(
    postgres: MakeDatabase,
) -> None:
    """A match that only waits for people is not kept in memory, but here they are."""
    address = postgres()

    async def main() -> None:
        async with host_with(address) as host:
            name = (await match(host)).live.table

        async def comes() -> LoadedTable:
            live = await host.table(name)
            arrive(host, live, None)
            return live

        async with host_with(address) as host:
            live, _ = await asyncio.gather(comes(), host.keeper.take(name))
            assert host.tables.loaded.get(name) is live

    asyncio.run(main())
