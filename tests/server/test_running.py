"""Matches from the first chair to the last point, over real sockets."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from purradox.server.ops.serving import allow_files
from tests.server.people import Person, Player, finish, guest, program, table_of
from tests.server.running import in_thread, outside, running

if sys.platform != "win32":
    import resource


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_people_play_a_match(database: str, players: int) -> None:
    async def main() -> None:
        async with running(database) as server:
            people = [await guest(server.url, f"Person {at}") for at in range(players - 1)]
            people.append(await program(server.url))
            table = await table_of(people)
            seats = [Player(one, table, Random(at)) for at, one in enumerate(people)]
            watcher = Player(Person(server.url), table, Random(0))
            await finish([*seats, watcher])
            for seat in seats:
                assert seat.entries == watcher.entries
                assert set(seat.accepted) == set(seat.chosen)
                assert seat.refused == []

    asyncio.run(main())


def test_a_server_in_a_process_of_its_own(file: str, tmp_path: Path) -> None:
    async def main(url: str) -> None:
        people = [await guest(url) for _ in range(2)]
        table = await table_of(people)
        await finish([Player(one, table, Random(at)) for at, one in enumerate(people)])

    with outside(file, tmp_path / "log") as server:
        asyncio.run(main(server.url))
        assert server.told() == ""


def test_a_server_in_a_thread(file: str) -> None:
    with in_thread(file) as server:
        me = asyncio.run(guest(server.url))
        assert asyncio.run(me.ask("/api/me")) == {"name": "Anna", "kind": "person"}


@pytest.mark.skipif(sys.platform != "linux", reason="there the most need not be allowed")
def test_a_server_may_open_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        allow_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_server_loads_nothing_that_thinks() -> None:
    """What weighs choices is heavy, and lives in processes of its own."""
    script = "import sys, purradox.server.ops.serving; print({'numba', 'numpy'} & set(sys.modules))"
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True
    )
    assert told.stdout.strip() == "set()"
