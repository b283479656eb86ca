"""Several workers behind one port: any of them serves any table, and one may die."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from random import Random

import pytest

from benchmarks.started import Started, started
from tests.server.conftest import MakeDatabase
from tests.server.people import Player, finish, guest, table_of
from tests.server.running import until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes")


def workers(server: Started) -> set[int]:
    """The processes that serve, found by what they hold."""
    return {pid for pid in server.family if pid != server.process.pid and _serves(pid)}


def _serves(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def test_a_worker_dies_and_the_matches_go_on(postgres: MakeDatabase) -> None:
    async def main(server: Started) -> None:
        people = [await guest(server.address) for _ in range(4)]
        table = await table_of(people)
        players = [Player(one, table, Random(at), slow=0.01) for at, one in enumerate(people)]
        playing = asyncio.create_task(finish(players))
        await until(lambda: players[0].number > 20)
        before = workers(server)
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        await playing
        assert all(player.entries == players[0].entries for player in players)
        await until(lambda: len(workers(server)) == 2)
        assert workers(server) != before

    lifted = ("--requests", "1000", "--messages", "1000")
    with started(postgres(), "--workers", "2", *lifted) as server:
        asyncio.run(main(server))
        family = server.family
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(30)
        end = time.monotonic() + 10
        while any(_serves(pid) for pid in family):
            assert time.monotonic() < end, "a worker was left behind"
            time.sleep(0.05)
