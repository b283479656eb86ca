"""For those who look after a server: it says how it is, and stops without losing anything."""

import asyncio
import json
import re
import sys
from pathlib import Path
from random import Random

import httpx
import psycopg
import pytest
from psycopg import sql
from websockets.exceptions import ConnectionClosed

from purradox.host.sql.database import Database
from purradox.server.ops import health
from purradox.server.ops.metrics import added
from tests.server.conftest import MakeDatabase
from tests.server.disk import Trouble
from tests.server.people import Player, Refused, finish, guest, hear, say, table_of
from tests.server.running import outside, running

if sys.platform != "win32":
    import resource


def test_it_says_that_it_is_alive_and_ready_and_how_it_is(database: str) -> None:
    async def main() -> None:
        async with (
            running(database) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as client,
        ):
            anna = await guest(server.url)
            table = await table_of([anna, await guest(server.url)])
            async with anna.socket() as socket:
                await say(socket, type="watch", table=table)
                await hear(socket, "update")
                assert (await client.get("/healthz")).text == "ok\n"
                assert (await client.get("/readyz")).text == "ok\n"
                told = await client.get("/metrics")
            assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
            figures = dict(
                line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#")
            )
            assert figures["purradox_connections"] == "1.0"
            assert figures["purradox_tables"] == "1.0"
            assert float(figures["purradox_lines_written"]) >= 2
            assert float(figures["purradox_commits"]) >= 1
            assert figures["purradox_forfeits"] == "0.0"
            assert float(figures['purradox_requests_total{status="200"}']) >= 5
            assert "purradox_request_seconds_bucket" in told.text

    asyncio.run(main())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is a trial of writing."""
    monkeypatch.setattr(health, "RECENT", 0.0)
    monkeypatch.setattr(health, "AGAIN", 0.0)


async def probe(client: httpx.AsyncClient, *, ready: bool) -> None:
    """Both probes by both methods; the one for life is never about the database."""
    answer = await client.get("/readyz")
    assert (await client.head("/readyz")).status_code == answer.status_code
    assert (await client.head("/healthz")).status_code == 200
    assert answer.status_code == (200 if ready else 503)
    assert ready or answer.json()["code"] == "not-ready"


async def figure(client: httpx.AsyncClient, name: str) -> float:
    (line,) = re.findall(rf"^{name} (\S+)$", (await client.get("/metrics")).text, re.MULTILINE)
    return float(line)


@pytest.mark.skipif(sys.platform != "linux", reason="there a file cannot be kept from growing")
@pytest.mark.usefixtures("impatient")
def test_it_is_not_ready_with_a_full_disk(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def main() -> None:
        async with running(file) as server, httpx.AsyncClient(base_url=server.url) as client:
            await probe(client, ready=True)
            assert await figure(client, "purradox_write_failures") == 0
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
            try:
                await probe(client, ready=False)
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            assert await figure(client, "purradox_write_failures") == 2
            await probe(client, ready=True)

    asyncio.run(main())
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["level"], line["message"]) for line in lines] == [
        ("error", "nothing can be written to the database"),
        ("info", "the database can be written again"),
    ]


@pytest.mark.usefixtures("impatient")
def test_it_is_not_ready_on_a_database_that_only_reads(postgres: MakeDatabase) -> None:
    address = postgres()

    def change(what: str) -> None:
        """New connections only, so the old ones go."""
        with psycopg.connect(address, autocommit=True) as connection:
            name = sql.Identifier(connection.info.dbname)
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(sql.SQL("ALTER DATABASE {} " + what).format(name))
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    async def main() -> None:
        async with running(address) as server, httpx.AsyncClient(base_url=server.url) as client:
            await probe(client, ready=True)
            change("SET default_transaction_read_only = on")
            await client.get("/readyz")  # finds the connections of the pool closed
            await probe(client, ready=False)
            change("RESET default_transaction_read_only")
            await client.get("/readyz")
            await probe(client, ready=True)

    asyncio.run(main())


def test_readiness_costs_next_to_nothing(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the log wrote counts; many who ask share one trial; a failure is looked into."""
    tried = 0
    honest = Database.writes

    async def counted(database: Database) -> bool:
        nonlocal tried
        tried += 1
        return await honest(database)

    async def main() -> None:
        async with running(file) as server, httpx.AsyncClient(base_url=server.url) as client:
            await asyncio.gather(*(client.get("/readyz") for _ in range(5)))
            assert tried == 1
            await table_of([await guest(server.url), await guest(server.url)])
            server.server.ready._tried = float("-inf")
            assert (await client.get("/readyz")).status_code == 200
            assert tried == 1
            monkeypatch.setattr(health, "AGAIN", 0.0)
            anna, disk = await guest(server.url), Trouble(monkeypatch, after=False)
            disk.due = True
            with pytest.raises(Refused):
                await anna.ask("/api/tables", {"players": 2})
            assert await figure(client, "purradox_write_failures") == 1
            assert (await client.get("/readyz")).status_code == 200
            assert tried == 2

    monkeypatch.setattr(Database, "writes", counted)
    asyncio.run(main())


def test_a_stop_says_goodbye_and_loses_nothing(file: str, tmp_path: Path) -> None:
    async def main() -> None:
        people = [await guest(server.url) for _ in range(2)]
        table = await table_of(people)
        async with people[0].socket() as socket:
            await say(socket, type="watch", table=table)
            before = await hear(socket, "update")
            while not before["you"]["decision"]:
                before = await hear(socket, "update")
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            told = await hear(socket, "goodbye")
            assert 0 < told["retry_after"] <= 5
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            await stopping
        await asyncio.to_thread(server.start)
        async with people[0].socket() as socket:
            await say(socket, type="watch", table=table, after=before["number"])
            after = await hear(socket, "update")
            assert (after["entries"], after["round"]) == ([], before["round"])
            assert after["you"] == before["you"]

    with outside(file, tmp_path / "log") as server:
        asyncio.run(main())
        for line in server.told().splitlines():
            json.loads(line)


def test_players_come_back_by_themselves_after_a_stop(file: str, tmp_path: Path) -> None:
    async def main() -> None:
        people = [await guest(server.url) for _ in range(3)]
        table = await table_of(people)
        players = [Player(one, table, Random(at), slow=0.02) for at, one in enumerate(people)]
        playing = asyncio.create_task(finish(players))
        await asyncio.sleep(0.5)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        await playing
        assert min(player.connections for player in players) >= 2
        assert players[0].entries == players[1].entries == players[2].entries

    with outside(file, tmp_path / "log") as server:
        asyncio.run(main())


def test_figures_of_several_workers_are_added() -> None:
    one = b'# HELP a A.\n# TYPE a counter\na_total{s="1"} 2.0\na_created{s="1"} 5.0\n'
    two = b'# HELP a A.\n# TYPE a counter\na_total{s="1"} 3.0\na_total{s="2"} 1.0\n'
    other = b'a_created{s="1"} 4.0\n# HELP b B.\n# TYPE b gauge\nb 1.0\n'
    assert added([one, two + other]).decode().splitlines() == [
        *("# HELP a A.", "# TYPE a counter", 'a_total{s="1"} 5.0', 'a_created{s="1"} 5.0'),
        *('a_total{s="2"} 1.0', "# HELP b B.", "# TYPE b gauge", "b 1.0"),
    ]
