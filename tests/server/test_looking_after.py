"""For those who look after a server: it says how it is, and stops without losing anything."""

import asyncio
import json
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Player, finish, guest, hear, say, table_of
from tests.server.running import Inside, outside, running


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


def test_it_is_not_ready_without_its_database(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with running(file) as server, httpx.AsyncClient(base_url=server.url) as client:
            assert (await client.get("/readyz")).status_code == 200
            broken(server, monkeypatch)
            answer = await client.get("/readyz")
            assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
            assert (await client.get("/healthz")).status_code == 200
            monkeypatch.undo()

    asyncio.run(main())


def broken(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def begin(_self: object) -> None:
        raise OSError("gone")

    monkeypatch.setattr(type(server.host.database), "begin", begin)


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
