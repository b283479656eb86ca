"""A hint takes its time, and nobody else's."""

import asyncio
from typing import Any

import pytest

from purradox.server import hinting, wire
from tests.server.raw import bare
from tests.server.seated import seated


def test_a_hint_does_not_hold_up_what_is_asked_after_it(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        ready, asked = asyncio.Event(), list[str]()

        async def slow(_thinkers: Any, table: str, decision: str, _view: Any) -> wire.Hinted:
            asked.append(decision)
            await ready.wait()
            return wire.Hinted(table, decision, ())

        monkeypatch.setattr(hinting, "hinted", slow)
        async with bare(file) as server:
            table = await seated(server, 2)
            seat, decision, legal = table.due()
            socket = table.sockets[seat]
            begin = len(socket.received)
            socket.say(type="hint", table=table.table)
            assert (await socket.ask("pong", type="ping"))["type"] == "pong"
            assert (await table.move(seat, decision, legal[0]))["type"] == "accepted"
            assert not any(b'"hinted"' in text for text in socket.received[begin:])
            ready.set()
            assert (await socket.hear("hinted", begin=begin))["decision"] == decision
            assert asked == [decision]
            told = await table.sockets[1 - seat].ask("refused", type="hint", table="nowhere")
            assert (told["about"], told["code"]) == ("hint", "no-such-table")
            await table.close()

    asyncio.run(main())


def test_hints_of_one_connection_are_thought_out_one_after_another(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        going = most = 0

        async def counted(_thinkers: Any, table: str, decision: str, _view: Any) -> wire.Hinted:
            nonlocal going, most
            going += 1
            most = max(most, going)
            await asyncio.sleep(0.02)
            going -= 1
            return wire.Hinted(table, decision, ())

        monkeypatch.setattr(hinting, "hinted", counted)
        async with bare(file) as server:
            table = await seated(server, 2)
            seat, _, _ = table.due()
            for _ in range(4):
                table.sockets[seat].say(type="hint", table=table.table)
            await table.sockets[seat].ask("pong", type="ping")
            await asyncio.sleep(0.05)
            assert sum(b'"hinted"' in text for text in table.sockets[seat].received) == 4
            assert most == 1
            await table.close()

    asyncio.run(main())
