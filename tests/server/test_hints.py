"""A hint takes its time, and nobody else's."""

import asyncio
from typing import Any

import pytest

from purradox.host.thinkers import Thinkers
from purradox.server import hinting, wire
from purradox.server.socket import MOST_HINTS
from tests.server.raw import bare
from tests.server.running import until
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
        ready, hints = asyncio.Event(), 4

        async def counted(_thinkers: Any, table: str, decision: str, _view: Any) -> wire.Hinted:
            nonlocal going, most
            going += 1
            most = max(most, going)
            await ready.wait()
            going -= 1
            return wire.Hinted(table, decision, ())

        monkeypatch.setattr(hinting, "hinted", counted)
        async with bare(file) as server:
            table = await seated(server, 2)
            seat, decision, legal = table.due()
            for _ in range(hints):
                table.sockets[seat].say(type="hint", table=table.table)
            assert (await table.move(seat, decision, legal[0]))["type"] == "accepted"
            received = table.sockets[seat].received
            assert not any(b'"hinted"' in text for text in received)
            ready.set()
            # Those that were thought out after the move are refused: nothing is to be decided.
            await until(lambda: sum(b'"hint' in text for text in received) == hints)
            assert most == 1
            for _ in range(2 * MOST_HINTS):
                table.sockets[seat].say(type="hint", table=table.table)
            await until(
                lambda: sum(b'"hint' in text for text in received) == hints + 2 * MOST_HINTS
            )
            await table.close()

    asyncio.run(main())


@pytest.mark.parametrize("here", [True, False])
def test_a_fresh_machine_compiles_beside_the_server(
    file: str, here: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = list[Any]()
    monkeypatch.setattr(hinting, "compiled_here", lambda: here)
    monkeypatch.setattr(Thinkers, "prepare", lambda _, function: prepared.append(function))

    async def main() -> None:
        async with bare(file):
            assert prepared == ([] if here else [hinting.compile_all])

    asyncio.run(main())


def test_what_is_compiled_beside_the_server_is_all_of_it() -> None:
    hinting.compile_all()
    assert hinting.compiled_here()
