"""Bans and own data at the edge: who is banned gets nowhere, and who goes leaves nothing."""

import asyncio
from typing import Any

import pytest

from purradox.host.environment import system_clock
from purradox.host.sql.devices import DAY
from tests.server.raw import Bare, Headers, Raw, bare, scope
from tests.server.running import until
from tests.server.seated import seated

HERE = "192.0.2.1"
"""Where everybody of these tests comes from."""


async def perform(server: Bare, what: str, whom: str, **details: Any) -> None:
    host = server.server.host
    assert host is not None
    await host.acts.ask(what, whom, **details)
    await host.acts.perform()


async def id_of(server: Bare, who: Headers) -> str:
    return str((await server.http("/api/me/data", headers=who)).json["id"])


async def refusal(socket: Raw) -> tuple[int, dict[str, Any]]:
    """How a handshake is refused."""
    await until(lambda: bool(socket.status and socket.received))
    told = await socket.hear("refused")
    return socket.status, told


PATHS = ("/api/me", "/api/levels", "/api/lobby", "/api/hello", "/api/openapi.json")


def test_a_banned_guest_is_refused_everywhere_and_cut_off(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2)
            anna, ben = table.who
            whom = await id_of(server, anna)
            await perform(server, "ban", whom, until=system_clock() + 2 * DAY)
            told = await table.sockets[0].hear("refused")
            assert (told["code"], told["args"]) == ("banned", {"days": 2})
            await until(lambda: table.sockets[0].closed == 4003)
            assert table.sockets[1].closed is None
            for path in PATHS[:-1]:
                answer = await server.http(path, headers=anna)
                assert (answer.status, answer.json["code"]) == (403, "banned"), path
                assert (await server.http(path, headers=ben)).status == 200
            posted = await server.http("/api/tables", {"players": 3}, anna)
            assert (posted.status, posted.json["code"]) == (403, "banned")
            status, told = await refusal(server.socket(anna))
            assert (status, told["code"]) == (403, "banned")
            text = (await server.http("/metrics")).body.decode()
            assert "purradox_banned 0.0" not in text
            await perform(server, "unban", whom)
            assert (await server.http("/api/me", headers=anna)).status == 200
            await table.close()

    asyncio.run(main())


@pytest.mark.parametrize("network", ["192.0.2.0/24", "192.0.2.1/32"])
def test_a_banned_network_is_refused_with_a_page_that_says_so(file: str, network: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            unknown = server.socket()
            await unknown.hear("welcome")
            await perform(server, "ban", network)
            assert (await unknown.hear("refused"))["args"] == {"days": 0}
            await until(lambda: unknown.closed == 4003)
            for path in (*PATHS, "/", "/t/abc", "/sw.js", "/nowhere"):
                answer = await server.http(path)
                assert (answer.status, answer.json["code"]) == (403, "banned"), path
            page = await server.http("/", headers={"accept": "text/html"})
            assert page.status == 403
            assert b"<html" in page.body
            assert dict(page.headers)[b"content-security-policy"]
            assert (await server.http("/healthz")).status == 200
            assert (await refusal(server.socket()))[1]["code"] == "banned"

    asyncio.run(main())


def test_who_comes_while_they_are_banned_is_not_let_in(file: str) -> None:
    """The ban arrives between the question who they are and the answer."""

    async def main() -> None:
        async with bare(file) as server:
            host = server.server.host
            assert host is not None
            known = host.guests.known

            async def slowly(secret: str | None) -> Any:
                found = await known(secret)
                await perform(server, "ban", HERE + "/32")
                return found

            anna = await server.guest("Anna")
            host.guests.known = slowly  # type: ignore[method-assign]
            status, told = await refusal(server.socket(anna))
            assert (status, told["code"]) == (403, "banned")

    asyncio.run(main())


def test_an_address_behind_a_proxy_is_what_counts(file: str) -> None:
    """Whatever the application is told by those who know the proxies."""

    async def main() -> None:
        async with bare(file) as server:
            await perform(server, "ban", "2001:db8::/64")
            for address, status in (("2001:db8::5", 403), ("2001:db8:1::5", 200)):
                told: list[int] = []

                async def send(message: Any, told: list[int] = told) -> None:
                    told.append(message.get("status", 0))

                async def receive() -> Any:
                    return {"type": "http.request", "body": b"", "more_body": False}

                asked = scope("http", {}, "/api/levels") | {"client": (address, 1)}
                await server.server(asked, receive, send)
                assert told[0] == status

    asyncio.run(main())


def test_somebody_gets_their_data_and_has_it_deleted(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2)
            anna, ben = table.who
            name = (await server.http("/api/me", headers=anna)).json["name"]
            answer = await server.http("/api/me/data", headers=anna)
            assert b"attachment" in dict(answer.headers)[b"content-disposition"]
            assert dict(answer.headers)[b"cache-control"] == b"no-store"
            assert [one["table"] for one in answer.json["tables"]] == [table.table]
            assert (await server.http("/api/me/data")).status == 401
            for _ in range(2):
                await server.http("/api/me/data", headers=anna)
            assert (await server.http("/api/me/data", headers=anna)).status == 429
            wrong = await server.http("/api/me/delete", {"name": "somebody"}, anna)
            assert (wrong.status, wrong.json["code"]) == (422, "bad-request")
            gone = await server.http("/api/me/delete", {"name": name}, anna)
            assert gone.status == 204
            assert b"Max-Age=0" in dict(gone.headers)[b"set-cookie"]
            await until(lambda: table.sockets[0].closed == 4001)
            assert (await server.http("/api/me", headers=anna)).status == 401
            left = await server.http(f"/api/tables/{table.table}", headers=ben)
            assert min(one["name"] for one in left.json["chairs"]) == "N.N."
            news = await table.sockets[1].ask("update", type="watch", table=table.table)
            assert name not in str(news)
            await table.close()

    asyncio.run(main())
