"""Everybody who has no right to something is told so, in a word that a program understands."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from purradox.server.wire import requests
from tests.server.raw import Bare, Headers, bare, settled
from tests.server.seated import Seated, seated

TABLE_PATHS = ("/sit", "/leave", "/hide", "/return", "/start", "/rematch")
WRONG: dict[str, Headers] = {
    "garbage cookie": {"cookie": "purradox=garbage"},
    "empty cookie": {"cookie": "purradox=x"},
    "strange cookie": {"cookie": "purradox=" + "é" * 40},
    "long cookie": {"cookie": "purradox=" + "a" * 3000},
    "bearer garbage": {"authorization": "Bearer garbage"},
    "bearer nothing": {"authorization": "Bearer "},
    "injection": {"cookie": "purradox=' OR '1'='1"},
    "among others": {"cookie": 'a={"b": 1}; purradox=garbage; c'},
}
FOREIGN = (
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://table.example.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
)


def with_a_table(
    file: str, test: Callable[[Bare, Seated], Awaitable[None]], **options: Any
) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, **options)
            await table.play(4)
            number = table.live.state.number
            await test(server, table)
            assert table.live.state.number == number
            await table.close()

    asyncio.run(main())


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_secret_is_nobody(file: str, wrong: str) -> None:
    async def test(server: Bare, table: Seated) -> None:
        who = WRONG[wrong]
        turned_away = server.socket(who)
        await settled()
        told = await turned_away.hear("refused")
        assert (turned_away.status, told["code"]) == (401, "no-guest")
        assert len(turned_away.received) == 1
        await turned_away.close()
        assert (await server.http("/api/me", headers=who)).json["code"] == "no-guest"
        for path in TABLE_PATHS:
            answer = await server.http(f"/api/tables/{table.table}{path}", {}, who)
            assert (answer.status, answer.json["code"]) == (401, "no-guest")
        made = await server.http("/api/tables", {}, who)
        assert (made.status, made.json["code"]) == (401, "no-guest")

    with_a_table(file, test)


@pytest.mark.parametrize("foreign", range(len(FOREIGN)))
def test_another_site_cannot_use_the_cookie(file: str, foreign: int) -> None:
    async def test(server: Bare, table: Seated) -> None:
        who = table.who[0] | FOREIGN[foreign]
        turned_away = server.socket(who)
        told = await turned_away.hear("refused")
        assert (turned_away.status, told["code"]) == (403, "other-origin")
        await turned_away.close()
        for path in (*TABLE_PATHS, "/chairs"):
            answer = await server.http(f"/api/tables/{table.table}{path}", {}, who)
            assert (answer.status, answer.json["code"]) == (403, "other-origin")
        me = ("", "/link", "/words", "/whose", "/move", "/logout")
        for path in (*(f"/api/me{one}" for one in me), "/api/bots", "/api/tables"):
            answer = await server.http(path, {"name": "Eve"}, who)
            assert (answer.status, answer.json["code"]) == (403, "other-origin")

    with_a_table(file, test)


def test_what_other_pages_leave_in_the_cookies_does_no_harm(file: str) -> None:
    async def test(server: Bare, table: Seated) -> None:
        mine = table.who[0]["cookie"]
        for strange in (f'a={{"b": "c;d"}}; {mine}', f"é=é; {mine}; =", f"  {mine} ;;"):
            answer = await server.http("/api/me", headers={"cookie": strange})
            assert answer.status == 200, strange

    with_a_table(file, test)


def asked(table: str) -> dict[str, dict[str, Any]]:
    """Everything that only a seat may say."""
    return {
        "move": {"type": "move", "decision": "1.play.1", "move": "1r", "table": table},
        "why": {"type": "why", "move": "1r", "table": table},
        "talk": {"type": "talk", "phrase": "hello", "table": table},
        "reveal": {"type": "reveal", "share": "00" * 32, "table": table},
        "hint": {"type": "hint", "table": table},
    }


def test_the_list_of_what_a_seat_may_say_is_complete() -> None:
    tags = {one.__struct_config__.tag for one in requests.ClientMessage.__args__}
    assert tags - {"watch", "unwatch", "ping"} == set(asked(""))


@pytest.mark.parametrize("watching", [True, False])
@pytest.mark.parametrize("role", ["nobody", "guest", "program"])
def test_who_has_no_seat_cannot_act(file: str, role: str, watching: bool) -> None:
    async def test(server: Bare, table: Seated) -> None:
        who: Headers = {}
        if role == "guest":
            who = await server.guest("Eve")
        if role == "program":
            who = await server.program("Eve")
        socket = server.socket(who)
        if watching:
            told = await socket.ask("update", type="watch", table=table.table)
            assert "you" not in told
        seat, decision, legal = table.due()
        messages = asked(table.table)
        messages["right move"] = messages["move"] | {"decision": decision, "move": legal[0]}
        for message in messages.values():
            told = await socket.ask("refused", "accepted", "reason", "hinted", **message)
            assert told["type"] == "refused"
            assert told["code"] == ("no-guest" if role == "nobody" else "not-seated")
        for path in ("/leave", "/return", "/rematch", "/start", "/sit"):
            answer = await server.http(f"/api/tables/{table.table}{path}", {}, who)
            assert answer.status in (401, 403, 409), (path, answer.body)
            assert answer.json["code"]
        chairs = {"seat": seat, "bot": "house"}
        answer = await server.http(f"/api/tables/{table.table}/chairs", chairs, who)
        assert answer.status in (401, 403)
        await socket.close()

    with_a_table(file, test)


def test_a_seat_cannot_act_for_another(file: str) -> None:
    async def test(_server: Bare, table: Seated) -> None:
        seat, decision, legal = table.due()
        other = (seat + 1) % 3
        told = await table.move(other, decision, legal[0])
        assert told["code"] == "decision-not-due"
        chairs = {"seat": seat, "bot": "house"}
        answers = [await table.ask(at, "/chairs", chairs) for at in range(3)]
        assert {answer.json["code"] for answer in answers} <= {"not-host", "already-started"}

    with_a_table(file, test)


def test_a_code_moves_a_guest_once(file: str) -> None:
    async def test(server: Bare, table: Seated) -> None:
        code = (await server.http("/api/me/link", {}, table.who[1])).json["code"]
        moved = await server.http("/api/me/move", {"code": code})
        assert moved.status == 200
        there = await server.http(f"/api/tables/{table.table}", headers=moved.cookie)
        assert there.json["seat"] == 1
        for wrong in (code, "garbage", "", "x" * 100):
            answer = await server.http("/api/me/move", {"code": wrong})
            assert (answer.status, answer.json["code"]) == (403, "bad-code"), wrong
            assert b"set-cookie" not in dict(answer.headers)

    with_a_table(file, test)


def test_who_looks_whose_a_code_is_stays_who_they_are(file: str) -> None:
    async def test(server: Bare, table: Seated) -> None:
        code = {"code": (await server.http("/api/me/link", {}, table.who[1])).json["code"]}
        name = (await server.http("/api/me", headers=table.who[1])).json["name"]
        for who, you in ((table.who[0], False), (table.who[1], True), ({}, False)):
            for _ in range(2):
                answer = await server.http("/api/me/whose", code, who)
                assert answer.json == {"name": name, "you": you}
                assert b"set-cookie" not in dict(answer.headers)
        assert (await server.http("/api/me/move", code)).status == 200
        for wrong in (code, {"code": "garbage"}, {"code": ""}):
            answer = await server.http("/api/me/whose", wrong, table.who[0])
            assert (answer.status, answer.json["code"]) == (403, "bad-code")

    with_a_table(file, test)


def test_an_old_code_is_refused(file: str) -> None:
    async def test(server: Bare, table: Seated) -> None:
        told = (await server.http("/api/me/link", {}, table.who[1])).json
        assert server.server.host is not None
        server.server.host.guests.clock = lambda: told["expires"] + 1
        for path in ("/api/me/whose", "/api/me/move"):
            answer = await server.http(path, {"code": told["code"]})
            assert answer.json["code"] == "bad-code"

    with_a_table(file, test)


def test_a_table_that_nobody_may_watch(file: str) -> None:
    async def test(server: Bare, table: Seated) -> None:
        for who in ({}, await server.guest("Eve"), await server.program("Eve")):
            socket = server.socket(who)
            told = await socket.ask("refused", "table", type="watch", table=table.table)
            assert told["code"] == "not-watchable"
            await socket.close()
            for path in ("", "/record", "/proof"):
                answer = await server.http(f"/api/tables/{table.table}{path}", headers=who)
                assert (answer.status, answer.json["code"]) == (403, "not-watchable")
        assert (await table.ask(0, "")).status == 200

    with_a_table(file, test, watch="nobody")


def test_who_watched_before_the_start_is_sent_away(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            host, eve = await server.guest("Anna"), await server.guest("Eve")
            options = {"players": 2, "pace": "instant", "watch": "nobody"}
            table = (await server.http("/api/tables", options, host)).json["table"]
            mine, early = server.socket(host), [server.socket(eve), server.socket()]
            for socket in (mine, *early):
                await socket.ask("update", type="watch", table=table)
            await server.http(f"/api/tables/{table}/chairs", {"seat": 1, "bot": "kitten"}, host)
            await settled()
            before = [len(socket.received) for socket in early]
            await server.http(f"/api/tables/{table}/start", {}, host)
            for socket, begin in zip(early, before, strict=True):
                told = await socket.hear("refused", begin=begin)
                assert told["code"] == "not-watchable"
                await settled()
                assert not any(b'"update"' in text for text in socket.received[begin:])
            await mine.hear("update", begin=len(mine.received) - 1)
            for socket in (mine, *early):
                await socket.close()

    asyncio.run(main())


def test_the_cards_are_told_when_all_is_over_and_not_before(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server)
            for at in (0, 5, 30):
                await table.play(at)
                for path in ("/record", "/record?format=json", "/proof"):
                    for who in ({}, table.who[0]):
                        answer = await server.http(f"/api/tables/{table.table}{path}", headers=who)
                        assert (answer.status, answer.json["code"]) == (409, "not-over")
            await table.play()
            for path in ("/record", "/record?format=json", "/proof"):
                assert (await table.ask(0, path)).status == 200
            await table.close()

    asyncio.run(main())


@pytest.mark.parametrize("path", ["", "/record", "/proof", "/qr.svg"])
@pytest.mark.parametrize("table", ["nosuchtabl", "x" * 300, "..%2f", "' OR 1"])
def test_there_is_no_such_table(file: str, table: str, path: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            answer = await server.http(f"/api/tables/{table}{path}")
            assert (answer.status, answer.json["code"]) == (404, "no-such-table")
            socket = server.socket()
            told = await socket.ask("refused", type="watch", table=table)
            assert told["code"] == "no-such-table"
            await socket.close()

    asyncio.run(main())
