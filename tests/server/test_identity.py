"""Devices, log out and recovery words over the protocol, and what none of them gives away."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from purradox.host.sql.devices import hash_of
from purradox.server.api.limits import GUESSES
from purradox.server.http.identity import agent_of
from tests.host.test_recovery import WRITTEN
from tests.server.observing import heard
from tests.server.raw import Bare, Headers, bare, settled
from tests.server.running import until
from tests.server.seated import seated

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
AGENTS = {
    FIREFOX: ("Firefox", "Android"),
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/130.0.0.0 Safari/537.36": ("Chrome", "Linux"),
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0": ("Edge", "Windows"),
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1": ("Safari", "iPhone"),
    "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "CriOS/130.0 Mobile/15E148 Safari/604.1": ("Chrome", "iPad"),
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0": (
        "Firefox",
        "macOS",
    ),
    "Purradox (Darwin)": ("Purradox", "macOS"),
    "<script>alert(1)</script>": ("", ""),
    "": ("", ""),
}


async def ask(server: Bare, path: str, content: Any = None, who: Headers | None = None) -> Any:
    answer = await server.http(f"/api/me/{path}", content, who)
    assert answer.status in (200, 204), answer.body
    return answer.json if answer.body else None


async def recover(server: Bare, words: str, **headers: str) -> Headers:
    return (await server.http("/api/me/move", {"words": words}, headers)).cookie


@pytest.mark.parametrize("told", AGENTS)
def test_a_device_is_told_in_plain_words(told: str) -> None:
    assert agent_of(told) == AGENTS[told]


def test_a_list_of_ones_own_devices(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            anna = await server.guest("Anna")
            words = (await ask(server, "words", {}, anna))["words"]
            phone = await recover(server, words, **{"user-agent": FIREFOX})
            told = await ask(server, "devices", who=phone)
            assert isinstance(told["words_made"], int)
            seen = [(one["browser"], one["system"], one["here"]) for one in told["devices"]]
            assert sorted(seen) == [("", "", False), ("Firefox", "Android", True)]
            eve = await server.guest("Eve")
            ids = {one["id"] for one in told["devices"]}
            alone = await ask(server, "devices", who=eve)
            assert alone["words_made"] is None
            assert [one["id"] in ids for one in alone["devices"]] == [False]
            for one in ids:
                answer = await server.http("/api/me/logout", {"device": one}, eve)
                assert (answer.status, answer.json["code"]) == (404, "no-such-device")
            for path, content in (("devices", None), ("words", {}), ("logout", {"device": "here"})):
                answer = await server.http(f"/api/me/{path}", content)
                assert (answer.status, answer.json["code"]) == (401, "no-guest")

    asyncio.run(main())


def test_a_stolen_cookie_stops_working_at_once(database: str) -> None:
    """The requests of the thief, the socket that sees the cards, and the links made with it."""

    async def main() -> None:
        async with bare(database) as server:
            table = await seated(server, 2)
            anna = table.who[0]
            stolen = await recover(server, (await ask(server, "words", {}, anna))["words"])
            code = {"code": (await ask(server, "link", {}, stolen))["code"]}
            thief = server.socket(stolen)
            shown = await thief.ask("update", type="watch", table=table.table)
            assert shown["you"]["seat"] == 0
            await ask(server, "logout", {"device": "others"}, anna)
            # In the same turn of the loop, before the socket is closed.
            seat, decision, legal = table.due(0)
            thief.say(type="move", table=table.table, decision=decision, move=legal[0])
            await until(lambda: thief.closed is not None)
            assert thief.closed == 4001
            told = await thief.hear("refused")
            assert (told["code"], told["about"]) == ("logged-out", "")
            seen = len(thief.received)
            assert (await table.move(seat, decision, legal[0]))["type"] == "accepted"
            await settled()
            assert len(thief.received) == seen
            for path in ("/api/me", "/api/me/devices"):
                answer = await server.http(path, headers=stolen)
                assert (answer.status, answer.json["code"]) == (401, "no-guest")
            back = server.socket(stolen)
            await until(lambda: back.status != 0)
            assert back.status == 401
            answer = await server.http("/api/me/move", code)
            assert (answer.status, answer.json["code"]) == (403, "bad-code")
            assert (await server.http("/api/me", headers=anna)).status == 200
            await back.close()
            await thief.close()
            await table.close()

    asyncio.run(main())


def test_another_worker_cuts_the_socket_off(fresh: Callable[[str], str]) -> None:
    database = fresh("postgresql")

    async def main() -> None:
        async with bare(database) as one, bare(database) as two:
            anna = await one.guest("Anna")
            phone = await recover(one, (await ask(one, "words", {}, anna))["words"])
            stays, goes = two.socket(anna), two.socket(phone)
            await asyncio.gather(stays.hear("welcome"), goes.hear("welcome"))
            await ask(one, "logout", {"device": "others"}, anna)
            await until(lambda: goes.closed is not None)
            assert (goes.closed, stays.closed) == (4001, None)
            assert (await two.http("/api/me", headers=phone)).status == 401
            assert (await two.http("/api/me", headers=anna)).status == 200
            await stays.close()
            await goes.close()

    asyncio.run(main())


def test_log_out_here_takes_the_cookie_back_and_a_token_too(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            for who in (await server.guest("Anna"), await server.program("Robo")):
                (device,) = (await ask(server, "devices", who=who))["devices"]
                assert (
                    await server.http("/api/me/logout", {"device": "others"}, who)
                ).status == 204
                which = device["id"] if "cookie" in who else "here"
                out = await server.http("/api/me/logout", {"device": which}, who)
                assert (out.status, b"Max-Age=0" in dict(out.headers)[b"set-cookie"]) == (204, True)
                assert (await server.http("/api/me", headers=who)).status == 401

    asyncio.run(main())


def test_words_are_told_once_and_bring_who_typed_them_back(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            words = (await ask(server, "words", {}, anna))["words"]
            for who, you in ((anna, True), (ben, False), ({}, False)):
                answer = await server.http("/api/me/whose", {"words": words}, who)
                assert answer.json == {"name": "Anna", "you": you}
                assert b"set-cookie" not in dict(answer.headers)
            moved = await server.http("/api/me/move", {"words": f" {words.upper()}\n"}, ben)
            assert moved.json == {"name": "Anna", "kind": "person"}
            new = (await ask(server, "words", {}, moved.cookie))["words"]
            for path in ("whose", "move"):
                typo = new[:-1] + ("b" if new[-1] != "b" else "d")
                for typed, expected, args in (
                    (words, "unknown-words", {}),
                    (typo, "bad-words", {"word": 0, "count": 9}),
                    (new[:-1], "bad-words", {"word": 9, "count": 9}),
                ):
                    answer = await server.http(f"/api/me/{path}", {"words": typed})
                    assert (answer.json["code"], answer.json.get("args", {})) == (expected, args)
                    assert b"set-cookie" not in dict(answer.headers)
                for wrong in ({}, {"words": new, "code": new}, {"words": None}):
                    answer = await server.http(f"/api/me/{path}", wrong)
                    assert (answer.status, answer.json["code"]) == (422, "bad-request")

    asyncio.run(main())


def test_guesses_are_limited_and_slips_are_not(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            anna = await server.guest("Anna")
            words = {"words": (await ask(server, "words", {}, anna))["words"]}
            slip, guess = {"words": WRITTEN[:-1]}, {"words": WRITTEN}
            for wrong in [slip] * 30 + [words] * 30:
                answer = await server.http("/api/me/whose", wrong)
                assert answer.status in (200, 422)
            told = [(await server.http("/api/me/move", guess)).json["code"] for _ in range(25)]
            most = int(GUESSES[1])
            assert told == ["unknown-words"] * most + ["too-fast"] * (25 - most)
            for path, brought in (("whose", words), ("move", words), ("move", {"code": "x" * 22})):
                answer = await server.http(f"/api/me/{path}", brought)
                assert (answer.status, answer.json["code"]) == (429, "too-fast")
                assert answer.json["retry_after"] > 1

    asyncio.run(main())


def test_words_are_never_written_down(file: str) -> None:
    lines: list[str] = []

    async def main() -> list[str]:
        async with bare(file) as server:
            anna = await server.guest("Anna")
            made = [(await ask(server, "words", {}, anna))["words"] for _ in range(2)]
            back = await recover(server, made[1])
            await server.http("/api/me/move", {"words": made[0]})
            await server.http("/api/me/whose", {"words": made[1][:-1]})
            await ask(server, "logout", {"device": "others"}, anna)
            told = await server.http("/api/me/devices", headers=anna)
            secrets = [one["cookie"].partition("=")[2] for one in (anna, back)]
            assert not any(secret.encode() in told.body for secret in (*made, *secrets))
            return [*made, *secrets, made[0].split()[0] + " "]

    with heard(lines):
        secrets = asyncio.run(main())
    kept = b"".join(one.read_bytes() for one in Path(file).parent.glob("purradox.db*"))
    for secret in secrets:
        assert secret.encode() not in kept
        assert not any(secret in line for line in lines)
    assert lines == []


def test_what_comes_together_with_the_log_out_does_not_count(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2)
            seat, decision, legal = table.due()
            number, socket = table.live.state.number, table.sockets[seat]
            assert server.server.host is not None
            key = hash_of(table.who[seat]["cookie"].partition("=")[2])
            socket.say(type="move", table=table.table, decision=decision, move=legal[0])
            server.server.host.guests.devices.logged_out([key])
            await until(lambda: socket.closed is not None)
            await settled()
            assert table.live.state.number == number
            assert not any(b'"accepted"' in one for one in socket.received)
            await table.close()

    asyncio.run(main())
