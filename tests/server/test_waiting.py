"""What a server tells of those who are waited for, and what those who wait can do."""

import asyncio
import json

import pytest

from purradox.host import waiting
from tests.host.clock import Clock
from tests.server.raw import bare, settled
from tests.server.running import until
from tests.server.seated import seated


def last(told: list[bytes], kind: bytes) -> bytes:
    return [one for one in told if one.startswith(b'{"type":"%b"' % kind)][-1]


def test_everybody_is_told_who_is_waited_for_and_what_was_done(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(waiting, "NOTICE", 200)

    async def main() -> None:
        async with bare(database, environment=clock.environment) as server:
            table = await seated(server, 3)
            for seat in (0, 2):
                _, decision, legal = table.due(seat)
                await table.move(seat, decision, legal[0])
            await settled()
            began = table.live.state.began
            wait = json.loads(last(table.sockets[0].received, b"update"))["waits"]
            soon = began + waiting.SILENT
            assert wait == [{"seat": 1, "since": began, "nudge": soon, "call": soon}]
            early = await table.ask(0, "/nudge", {"seat": 1})
            assert (early.status, early.json["code"]) == (409, "too-early")
            assert early.json["retry_after"] == early.json["args"]["seconds"] > 50
            assert (await table.ask(1, "/call", {"seat": 0, "stays": True})).json["code"] == (
                "not-waited-for"
            )
            clock.move(61)
            assert (await table.ask(0, "/nudge", {"seat": 1})).status == 200
            news = (await table.ask(0, "/call", {"seat": 1, "stays": True})).json
            call = news["chairs"][1]["call"]
            assert (call["by"], call["stays"]) == (0, True)
            assert 0 < call["begins"] - clock.now() <= 200
            assert "played_by_bot" not in news["chairs"][1]
            await until(lambda: table.live.state.chairs[1].played)
            await settled()
            for socket in table.sockets:
                told = b"".join(socket.received)
                assert b'{"event":"nudged","seat":1,"by":0}' in told
                assert b'{"event":"called","seat":1,"by":0,"stays":true}' in told
                assert b'{"event":"forfeited","seat":1,"reason":"called","by":0}' in told
            (mine,) = (await server.http("/api/matches", headers=table.who[1])).json["tables"]
            assert mine["played_by_bot"] is True
            news = (await table.ask(1, "/return", {})).json
            assert not {"call", "played_by_bot"} & news["chairs"][1].keys()
            await table.close()

    asyncio.run(main())


def test_when_somebody_goes_those_who_wait_are_told_from_when_on_they_may_act(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2)
            _, decision, legal = table.due(0)
            await table.move(0, decision, legal[0])
            await settled()
            begin = len(table.sockets[0].received)
            await table.sockets[1].close()
            told = await table.sockets[0].hear("update", begin=begin)
            assert told["entries"] == []
            gone = table.live.left_at(1)
            assert told["waits"][0]["call"] == gone + waiting.ABSENT
            await table.sockets[0].close()

    asyncio.run(main())


def test_a_list_says_who_is_waited_for_and_since_when(database: str) -> None:
    async def main() -> None:
        async with bare(database) as server:
            table = await seated(server, 3)
            began = table.live.state.began
            _, decision, legal = table.due(1)
            await table.move(1, decision, legal[0])
            told = []
            for who in table.who:
                (one,) = (await server.http("/api/matches", headers=who)).json["tables"]
                told.append((one["seat"], one["your_turn"], one["waits_for"], one["since"]))
            assert told == [(seat, seat != 1, [0, 2], began) for seat in range(3)]
            await table.close()

    asyncio.run(main())


def test_a_match_alone_has_no_clock_and_nobody_to_wait_for(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            me = await server.guest("Anna")
            options = {"players": 2, "bots": [None, "kitten"], "clock": "seconds", "limit": 5}
            table = (await server.http("/api/tables", options, me)).json["table"]
            socket = server.socket(me)
            await socket.ask("update", type="watch", table=table)
            live = server.live(table)
            await until(lambda: live.state.seat_of(live.state.host) in live.state.due)
            await settled()
            update = last(socket.received, b"update")
            assert b'"waits"' not in update
            assert b'"deadline"' not in update
            await socket.close()

    asyncio.run(main())
