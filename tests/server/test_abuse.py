"""What one connection does to hurt the others is cut off, and nobody else notices."""

import asyncio
import contextlib
import itertools
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from purradox.host import loaded
from purradox.server.api.connection import MOST_OFFENCES, Connection
from purradox.server.api.feed import Feeds
from purradox.server.api.limits import Limiter, Limits, network_of
from purradox.server.ws.hints import Hints
from tests.server.people import Person, guest, hear, say, table_of
from tests.server.running import UNLIMITED, Inside, running, until

Visit = Callable[[Inside, Person], Awaitable[None]]
HANDSHAKE = (
    *("GET /ws HTTP/1.1", "Host: table", "Connection: Upgrade", "Upgrade: websocket"),
    *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""),
)
EMPTY = bytes((0x80, 0, 0, 0, 0))
"""No content, and a mask for it."""
FRAMES = {
    "pings": (b"", b"\x89" + EMPTY),
    "pongs": (b"", b"\x8a" + EMPTY),
    "one message in fragments": (b"\x01" + EMPTY, b"\x00" + EMPTY),
    "messages in fragments": (b"", b"\x01" + EMPTY + b"\x80" + EMPTY),
}
"""How each flood begins, and what it goes on with."""


def visit(file: str, work: Visit, **limits: Any) -> None:
    async def main() -> None:
        chosen = {name: getattr(UNLIMITED, name) for name in Limits.__slots__} | limits
        async with running(file, limits=Limits(**chosen)) as server:
            await work(server, await guest(server.url))

    asyncio.run(main())


@asynccontextmanager
async def connected(server: Inside) -> AsyncIterator[socket.socket]:
    """A connection of which nobody has said anything yet."""
    host, port = server.url.removeprefix("http://").split(":")
    with socket.socket() as one:
        one.setblocking(False)
        await asyncio.get_running_loop().sock_connect(one, (host, int(port)))
        yield one


async def closed(one: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    told, loop = b"", asyncio.get_running_loop()
    with contextlib.suppress(ConnectionError):
        while piece := await loop.sock_recv(one, 1 << 16):
            told += piece
    return told


@pytest.mark.parametrize("kind", list(FRAMES))
def test_frames_without_a_message_are_cut_off(file: str, kind: str) -> None:
    async def work(server: Inside, anna: Person) -> None:
        loop = asyncio.get_running_loop()
        async with connected(server) as one:
            await loop.sock_sendall(one, "\r\n".join(HANDSHAKE).encode())
            await until(lambda: server.server.limiter.open_connections == 1)
            begin, flood = FRAMES[kind]
            with contextlib.suppress(ConnectionError):
                await loop.sock_sendall(one, begin)
                async with asyncio.timeout(60):
                    while server.server.limiter.open_connections:
                        await loop.sock_sendall(one, flood * 50)
            await until(lambda: server.server.limiter.open_connections == 0)
        with pytest.raises(InvalidStatus) as refused:
            async with anna.socket():
                pass
        assert refused.value.response.status_code == 429  # it cost the address

    visit(file, work, requests_a_second=0.1, requests_at_once=30)


def test_a_browser_that_answers_pings_is_not_cut_off(file: str) -> None:
    async def work(_server: Inside, anna: Person) -> None:
        async with anna.socket() as there:
            await hear(there, "welcome")
            for _ in range(50):
                await (await there.ping())
            await say(there, type="ping")
            assert (await hear(there))["type"] == "pong"

    visit(file, work)


def test_half_a_request_is_not_waited_for(file: str) -> None:
    async def work(server: Inside, _anna: Person) -> None:
        for begun in (b"", b"GET /", b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"):
            async with connected(server) as one:
                await asyncio.get_running_loop().sock_sendall(one, begun)
                async with asyncio.timeout(20):
                    assert await closed(one) == b""

    visit(file, work, request_seconds=0.2)


@pytest.mark.parametrize(
    "sent", ["BREW / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n", "\0\1\2\r\n"]
)
def test_what_is_no_request_is_refused_like_everything_else(file: str, sent: str) -> None:
    async def work(server: Inside, _anna: Person) -> None:
        async with connected(server) as one:
            await asyncio.get_running_loop().sock_sendall(one, sent.encode())
            head, _, body = (await closed(one)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400 ")
        assert b"content-type: application/json" in head.splitlines()
        told = json.loads(body)
        assert (told["type"], told["code"], told["about"]) == (
            "refused",
            "not-a-message",
            "request",
        )

    visit(file, work)


def test_connections_without_a_request_are_counted(file: str) -> None:
    async def work(server: Inside, _anna: Person) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(connected(server))
            one = await stack.enter_async_context(connected(server))
            head, _, told = (await closed(one)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ")
            assert json.loads(told)["code"] == "too-many-connections"
        await until(lambda: server.server.limiter.connect("192.0.2.1", proxy=True))
        async with httpx.AsyncClient(base_url=server.url) as client:
            assert (await client.get("/healthz")).status_code == 200

    visit(file, work, connections=3)


def test_an_address_has_so_many_connections_and_a_proxy_speaks_for_many() -> None:
    limiter = Limiter(Limits(connections=9, connections_of_address=2))
    assert [limiter.connect("192.0.2.1", proxy=False) for _ in range(3)] == [True, True, False]
    assert all(limiter.connect("192.0.2.2", proxy=True) for _ in range(6))
    assert not limiter.connect("192.0.2.2", proxy=True)
    limiter.disconnect("192.0.2.2")
    limiter.disconnect("192.0.2.1")
    limiter.disconnect("192.0.2.1")
    assert limiter.connect("192.0.2.1", proxy=False)


def test_upgrades_are_requests_and_cost_no_question_to_the_database(
    file: str, capfd: pytest.CaptureFixture[str]
) -> None:
    async def work(server: Inside, _anna: Person) -> None:
        asked: list[str | None] = []
        known = server.host.guests.known

        async def counted(secret: str | None) -> Any:
            asked.append(secret)
            return await known(secret)

        server.host.guests.known = counted  # type: ignore[method-assign]
        stranger = Person(server.url, {"Cookie": "purradox=nobody"})
        codes = []
        for _ in range(6):
            with pytest.raises(InvalidStatus) as refused:
                async with stranger.socket():
                    pass
            codes.append(json.loads(refused.value.response.body or b"")["code"])
        assert codes == ["no-guest"] * 3 + ["too-fast"] * 3
        assert len(asked) == 3

    visit(file, work, requests_a_second=0.01, requests_at_once=4)
    assert capfd.readouterr().err == ""


def test_a_household_of_ipv6_shares_its_limits() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("?") == "?"


def test_requests_and_upgrades_are_counted_for_a_household_of_ipv6(file: str) -> None:
    async def work(server: Inside, _anna: Person) -> None:
        async def requested(address: str) -> int:
            there = Person(server.url, {"X-Forwarded-For": address})
            return (await there.request("/api/levels")).status_code

        async def upgraded(address: str) -> int:
            headers = {"Cookie": "purradox=nobody", "X-Forwarded-For": address}
            with pytest.raises(InvalidStatus) as refused:
                async with Person(server.url, headers).socket():
                    pass
            return refused.value.response.status_code

        for ask, network, fine in ((requested, "2001:db8:1", 200), (upgraded, "2001:db8:2", 401)):
            codes = [await ask(f"{network}::{number}") for number in (1, 2, 1, 2)]
            assert codes == [fine] * 3 + [429]
            assert await ask(f"{network}:1::1") == fine

    visit(file, work, requests_a_second=0.01, requests_at_once=3)


def test_messages_of_an_address_are_counted_over_its_connections(file: str) -> None:
    async def work(_server: Inside, anna: Person) -> None:
        codes = []
        for _ in range(30):  # each with a bucket of its own for one message
            async with anna.socket() as there:
                await hear(there, "welcome")
                await say(there, type="ping")
                codes.append((await hear(there)).get("code", "pong"))
        assert codes[:20] == ["pong"] * 20
        assert codes[25:] == ["too-fast"] * 5

    visit(file, work, messages_a_second=0.001, messages_at_once=1)


def test_a_guest_says_so_many_phrases(file: str) -> None:
    async def work(server: Inside, anna: Person) -> None:
        table = await table_of([anna, await guest(server.url)], players=2)
        for _ in range(2):  # a new connection is no new allowance
            async with anna.socket() as there:
                await say(there, type="watch", table=table)
                for _ in range(5):
                    await say(there, type="talk", table=table, phrase="hello")
                await say(there, type="ping")
                codes = []
                while (told := await hear(there))["type"] != "pong":
                    codes += [told["code"]] if told["type"] == "refused" else []
        assert codes == ["too-fast"] * 5

    visit(file, work)


@asynccontextmanager
async def two_at(server: Inside, anna: Person) -> AsyncIterator[tuple[str, Any, Any]]:
    """A table that Anna watches, her socket and one of somebody else."""
    table = (await anna.ask("/api/tables", {"players": 2, "bots": [None, None]}))["table"]
    async with anna.socket() as there, (await guest(server.url, "Boris")).socket() as other:
        await say(there, type="watch", table=table)
        await hear(there, "update")
        yield table, there, other


def test_to_watch_once_more_is_no_news_for_others(file: str) -> None:
    async def work(server: Inside, anna: Person) -> None:
        async with two_at(server, anna) as (table, there, other):
            await say(other, type="watch", table=table)
            await hear(other, "update")
            await say(there, type="ping")
            await hear(there, "pong")
            for _ in range(10):
                await say(other, type="watch", table=table)
                assert (await hear(other, "update"))["table"] == table
            await say(there, type="ping")
            assert (await hear(there))["type"] == "pong"  # and nothing before it

    visit(file, work)


def test_to_come_and_go_in_turn_is_told_together(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loaded, "ARRIVALS_EVERY", 60.0)

    async def work(server: Inside, anna: Person) -> None:
        async with two_at(server, anna) as (table, there, other):
            for _ in range(20):
                await say(other, type="watch", table=table)
                await say(other, type="unwatch", table=table)
            await say(other, type="ping")
            await hear(other, "pong")
            await say(there, type="ping")
            heard = []
            while (told := await hear(there))["type"] != "pong":
                heard.append(told["type"])
            assert heard.count("table") <= 2

    visit(file, work)


def test_who_is_there_in_the_end_is_told(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded, "ARRIVALS_EVERY", 0.02)

    async def work(server: Inside, anna: Person) -> None:
        table = (await anna.ask("/api/tables", {"players": 2, "bots": [None, None]}))["table"]
        async with anna.socket() as there, (await guest(server.url)).socket() as other:
            await say(there, type="watch", table=table)
            for _ in range(5):
                await say(other, type="watch", table=table)
                await say(other, type="unwatch", table=table)
            await say(other, type="watch", table=table)
            await hear(other, "update")
            live = await server.host.table(table)
            await until(lambda: live._resting is None)
            await say(there, type="ping")
            watching = []
            while (told := await hear(there))["type"] != "pong":
                watching += [told["watching"]] if told["type"] == "table" else []
            assert watching[-1] == 1

    visit(file, work)


def test_an_id_that_is_none_is_not_looked_up(database: str) -> None:
    async def work(_server: Inside, anna: Person) -> None:
        for path in ("/api/tables/%00", "/api/tables/a%00b", "/api/tables/%F0%9F%90%88"):
            answer = await anna.request(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
        assert (await anna.request("/t/%00")).status_code == 404
        async with anna.socket() as there:
            for table in ("\0", "a\0b", "ä", "x" * 100):
                await say(there, type="watch", table=table)
                assert (await hear(there, "refused"))["code"] == "no-such-table"

    visit(database, work)


def test_a_password_before_the_site_does_not_hide_the_cookie(file: str) -> None:
    async def work(server: Inside, anna: Person) -> None:
        both = anna.headers | {"Authorization": "Basic YTpi"}
        assert (await Person(server.url, both).ask("/api/me"))["name"]

    visit(file, work)


def test_an_answer_is_kept_by_nobody_and_head_is_answered(file: str) -> None:
    async def work(server: Inside, _anna: Person) -> None:
        async with httpx.AsyncClient(base_url=server.url) as client:
            shown = await client.get("/api/levels")
            assert shown.headers["cache-control"] == "no-store"
            for path in ("/healthz", "/readyz", "/", "/api/levels"):
                whole, head = await client.get(path), await client.head(path)
                assert (head.status_code, head.content) == (whole.status_code, b"")
                assert head.headers["content-length"] == whole.headers["content-length"]
            name = {"host": "x" * 4000}
            await client.post("/api/me", json={"name": "Eve"})
            table = (await client.post("/api/tables", json={})).json()["table"]
            drawn = await client.get(f"/api/tables/{table}/qr.svg", headers=name)
            assert (drawn.status_code, drawn.json()["code"]) == (422, "bad-request")

    visit(file, work)


def test_a_good_message_now_and_then_does_not_excuse_a_flood(file: str) -> None:
    """Every tenth message is answered, and the others come too fast."""

    async def work(server: Inside, _anna: Person) -> None:
        there = Connection(
            server.host,
            Feeds(),
            Hints(server.host.thinkers),
            None,
            server.server.limiter,
            "192.0.2.9",
        )
        turns = itertools.cycle((0.0, *[1.0] * 9))
        there.charge = lambda: next(turns)  # type: ignore[method-assign]
        sent = 0
        while there.closing is None:
            await there._answer('{"type":"ping"}')
            sent += 1
        assert sent < 2 * MOST_OFFENCES
        assert server.server.limiter.requests.of("192.0.2.9").tokens < UNLIMITED.requests_at_once

    visit(file, work)
