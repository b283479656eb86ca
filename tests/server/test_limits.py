"""Nobody takes more than their share, and whoever asks for too much is told what and how long."""

import asyncio
import contextlib
import json
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus

from purradox.host.sql import schema
from purradox.server.api.connection import MOST_OFFENCES
from purradox.server.api.limits import Bucket, Limiter, Limits
from purradox.server.ops.serving import one_of_many, settings_of
from purradox.server.ops.settings import Serving
from tests.server.people import Person, guest, hear, say, table_of
from tests.server.running import UNLIMITED, Inside, running, until

Visit = Callable[[Inside, Person], Awaitable[None]]


def visit(file: str, work: Visit, **limits: Any) -> None:
    """Somebody at a server with these limits and no others."""

    async def main() -> None:
        chosen = {name: getattr(UNLIMITED, name) for name in Limits.__slots__} | limits
        async with running(file, limits=Limits(**chosen)) as server:
            await work(server, await guest(server.url))

    asyncio.run(main())


def test_a_message_that_is_too_long_is_refused(file: str) -> None:
    async def work(_server: Inside, anna: Person) -> None:
        async with anna.socket() as there:
            await hear(there, "welcome")
            await there.send(" " * 4097)
            told = await hear(there, "refused")
            assert (told["code"], told["args"]) == ("too-large", {"most": 4096})
            with pytest.raises(ConnectionClosed) as closed:
                await there.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        async with anna.socket() as there:
            await hear(there, "welcome")
            await there.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await there.recv()

    visit(file, work)


def test_an_address_makes_so_many_tables_whoever_asks(file: str) -> None:
    async def work(server: Inside, anna: Person) -> None:
        for _ in range(2):
            await anna.ask("/api/tables", {"listed": True})
        other = await guest(server.url)
        answer = await other.request("/api/tables", {"listed": True})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert answer.json()["retry_after"] > 1
        mine = [one["table"] for one in (await anna.ask("/api/matches"))["tables"]]
        assert len(mine) == 2
        async with server.host.database.begin() as connection:
            marks = (await connection.execute(select(schema.tables.c.origin))).scalars().all()
        assert len(set(marks)) == 1
        assert len(marks[0]) == 4

    visit(file, work, tables_a_second=0.1, tables_at_once=2.0)


def test_messages_that_come_too_fast_are_refused(file: str) -> None:
    async def work(_server: Inside, anna: Person) -> None:
        async with anna.socket() as there:
            await hear(there, "welcome")
            for _ in range(6):
                await say(there, type="ping")
            for _ in range(5):
                await hear(there, "pong")
            told = await hear(there)
            assert told["code"] == "too-fast"
            assert 0 < told["retry_after"] <= 0.1
            assert told["args"] == {"seconds": told["retry_after"]}
            await asyncio.sleep(told["retry_after"] + 0.02)
            await say(there, type="ping")
            assert (await hear(there))["type"] == "pong"

    visit(file, work, messages_a_second=10, messages_at_once=5)


def test_who_never_stops_is_shown_out(file: str) -> None:
    async def work(_server: Inside, anna: Person) -> None:
        async with anna.socket() as there:
            for _ in range(MOST_OFFENCES):
                await there.send("nonsense")
                assert (await hear(there, "refused"))["code"] == "not-a-message"
            with pytest.raises(ConnectionClosed) as closed:
                await there.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008

    visit(file, work)


def test_requests_of_an_address_are_counted(file: str) -> None:
    async def work(server: Inside, _anna: Person) -> None:
        async with httpx.AsyncClient(base_url=server.url) as client:
            here = {"x-forwarded-for": "192.0.2.7"}
            answers = [await client.get("/api/levels", headers=here) for _ in range(4)]
            assert [one.status_code for one in answers] == [200, 200, 200, 429]
            told = answers[-1].json()
            assert told["code"] == "too-fast"
            assert 0 < told["retry_after"] <= 10
            assert told["args"] == {"seconds": told["retry_after"]}
            assert int(answers[-1].headers["retry-after"]) >= 1
            elsewhere = {"x-forwarded-for": "192.0.2.8"}
            assert (await client.get("/api/levels", headers=elsewhere)).status_code == 200
            assert (await client.get("/healthz", headers=here)).status_code == 200

    visit(file, work, requests_a_second=0.1, requests_at_once=3)


@pytest.mark.parametrize("limit", ["connections", "connections_of_address"])
def test_connections_are_counted(file: str, limit: str) -> None:
    async def work(server: Inside, anna: Person) -> None:
        async with anna.socket(), anna.socket():
            with pytest.raises(InvalidStatus) as refused:
                async with anna.socket():
                    pass
            answer = refused.value.response
            told = json.loads(answer.body or b"")
            assert (answer.status_code, told["code"]) == (429, "too-many-connections")
            assert told["args"] == {"most": 2}
            elsewhere = Person(server.url, anna.headers | {"X-Forwarded-For": "192.0.2.9"})
            if limit == "connections_of_address":
                async with elsewhere.socket() as there:
                    await hear(there, "welcome")
        await until(lambda: server.server.limiter.open_connections == 0)
        async with anna.socket() as there:
            await hear(there, "welcome")

    visit(file, work, **{limit: 2})


def test_tables_that_one_watches_are_counted(file: str) -> None:
    async def work(_server: Inside, anna: Person) -> None:
        tables = [(await anna.ask("/api/tables", {}))["table"] for _ in range(3)]
        async with anna.socket() as there:
            for table in tables:
                await say(there, type="watch", table=table)
            told = await hear(there, "refused")
            assert (told["code"], told["args"]) == ("too-many-watched", {"most": 2})
            assert (told["about"], told["table"]) == ("watch", tables[2])
            await say(there, type="unwatch", table=tables[0])
            await say(there, type="watch", table=tables[2])
            assert (await hear(there, "update"))["table"] == tables[2]

    visit(file, work, tables_watched=2)


def test_tables_that_one_makes_are_counted(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("purradox.host.tables.MOST_UNFINISHED", 3)

    async def work(_server: Inside, anna: Person) -> None:
        for _ in range(3):
            await anna.ask("/api/tables", {})
        answer = await anna.request("/api/tables", {})
        told = answer.json()
        assert (answer.status_code, told["code"]) == (429, "too-many-tables")
        assert told["args"] == {"most": 3}

    visit(file, work)


def test_a_body_that_is_too_long_is_refused(file: str) -> None:
    async def work(server: Inside, anna: Person) -> None:
        answer = await anna.request("/api/me", {"name": "x" * 20_000})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

        async def pieces() -> Any:
            for _ in range(30):
                yield b" " * 1000

        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            sent = await client.post(
                "/api/me", content=pieces(), headers={"content-type": "application/json"}
            )
            assert (sent.status_code, sent.json()["code"]) == (413, "too-large")
            record = await client.post("/api/replay", content=b"x" * 30_000)
            assert record.status_code == 422
            book = await client.post("/api/replay", content=b"x" * 500_000)
            assert (book.status_code, book.json()["code"]) == (413, "too-large")

    visit(file, work)


def test_who_never_reads_is_cut_off(file: str) -> None:
    async def work(server: Inside, anna: Person) -> None:
        table = await table_of([anna, await guest(server.url)], players=2)
        host, port = server.url.removeprefix("http://").split(":")
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(deaf, (host, int(port)))
            lines = [
                *("GET /ws HTTP/1.1", f"Host: {host}:{port}", "Connection: Upgrade"),
                *("Upgrade: websocket", "Sec-WebSocket-Version: 13"),
                *("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""),
            ]
            await loop.sock_sendall(deaf, "\r\n".join(lines).encode())
            await until(lambda: server.server.limiter.open_connections == 1)
            asked = json.dumps({"type": "watch", "table": table}).encode()
            frame = bytes([0x81, 0x80 | len(asked), 0, 0, 0, 0]) + asked
            with contextlib.suppress(OSError):
                while server.server.limiter.open_connections:
                    await asyncio.wait_for(loop.sock_sendall(deaf, frame), 20)
            await until(lambda: server.server.limiter.open_connections == 0)

    visit(file, work, unread_bytes=50_000)


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(1000.0, 2.0)
    assert [bucket.take(), bucket.take()] == [0.0, 0.0]
    assert 0 < bucket.take() <= 0.001
    bucket.give_back()
    assert bucket.take() == 0.0


def test_workers_together_allow_an_address_what_was_set() -> None:
    whole = Limiter(settings_of(Serving(requests=20, messages=50)).limits)
    parts = one_of_many(Serving(requests=20, messages=50, workers=4))
    part = Limiter(settings_of(parts).limits)
    for name in ("requests", "messages", "tables", "guesses"):
        alone, shared = getattr(whole, name), getattr(part, name)
        assert (4 * shared.rate, shared.capacity) == (alone.rate, alone.capacity)
    assert part.limits.messages_a_second == 50  # of a connection, which has one worker
    few = one_of_many(Serving(requests=2, workers=8))
    assert Limiter(settings_of(few).limits).requests.rate == 1
