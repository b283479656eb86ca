"""Several workers behind one port: any of them serves any table, and one may die."""

import asyncio
import os
import signal
import sys
import time
from functools import partial
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest
from sqlalchemy import create_engine, text

from benchmarks.started import LIFTED, Started, started
from purradox.host import lines
from purradox.host.sql.database import address_of
from tests.server.conftest import MakeDatabase
from tests.server.history import check, logs
from tests.server.killing import Party
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


def log(server: Started) -> str:
    return server.log.read_text("utf-8")


async def counts(server: Started, connections: int) -> None:
    """Until the workers together tell of so many connections."""

    def asked() -> bytes:
        with urlopen(f"{server.address}/metrics", timeout=30) as answer:
            return bytes(answer.read())

    while b"\npurradox_connections %d.0\n" % connections not in await asyncio.to_thread(asked):
        await asyncio.sleep(0.1)


def test_a_worker_dies_and_the_matches_go_on(postgres: MakeDatabase) -> None:
    async def main(server: Started) -> None:
        people = [await guest(server.address) for _ in range(4)]
        table = await table_of(people)
        players = [Player(one, table, Random(at), slow=0.1) for at, one in enumerate(people)]
        playing = asyncio.create_task(finish(players))
        await until(lambda: players[0].number > 20)
        for _ in range(4):  # whoever is asked
            await counts(server, connections=4)
        before = workers(server)
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        await playing
        assert all(player.entries == players[0].entries for player in players)
        await until(lambda: len(workers(server)) == 2)
        assert workers(server) != before

    with started(postgres(), "--workers", "2", *LIFTED) as server:
        asyncio.run(main(server))
        family = server.family
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(30)
        end = time.monotonic() + 10
        while any(_serves(pid) for pid in family):
            assert time.monotonic() < end, "a worker was left behind"
            time.sleep(0.05)


def stay_when_new_ones_cannot_start(server: Started, database: str) -> None:
    before, engine = workers(server), create_engine(address_of(database))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'newer'"))
    engine.dispose()
    server.process.send_signal(signal.SIGHUP)
    end = time.monotonic() + 60
    while "the old ones stay" not in log(server):
        assert time.monotonic() < end
        time.sleep(0.05)
    assert workers(server) == before
    with urlopen(f"{server.address}/readyz", timeout=30) as answer:
        assert answer.status == 200


def all_new(server: Started, playing: "asyncio.Task[None]", times: int) -> bool:
    return playing.done() or log(server).count("all workers are new") == times


def test_workers_are_replaced_while_people_play(postgres: MakeDatabase) -> None:
    """Every move that was acknowledged is in the log once, and everybody comes back at once."""
    database = postgres()

    async def main(server: Started) -> list[Player]:
        people = [await guest(server.address) for _ in range(3)]
        party = Party(people, await table_of(people), Random(1), slow=0.05)
        playing = asyncio.create_task(party.play())
        await until(lambda: bool(party.now) and party.now[0].number > 10)
        for times in range(1, 11):  # until a worker goes in the middle of a match
            before = workers(server)
            server.process.send_signal(signal.SIGHUP)
            await until(partial(all_new, server, playing, times))
            assert not before & workers(server)
            if any(player.connections > 1 for player in (*party.past, *party.now)):
                break
        party.ending = True
        await playing
        return party.past

    with started(database, "--workers", "2", *LIFTED) as server:
        players = asyncio.run(main(server))
        assert "error" not in log(server)
        stay_when_new_ones_cannot_start(server, database)
    assert any(player.connections > 1 for player in players)
    states = check(database, players)
    assert all(states[player.table].status == "over" for player in players)
    for player in players:  # an answer may be lost with its connection, a move is not
        written = {row[1]: row[3] for row in logs(database)[player.table]}
        for decision, move in player.chosen.items():
            line = lines.decode(written[decision])
            assert isinstance(line, lines.Moved)
            assert line.move == move
