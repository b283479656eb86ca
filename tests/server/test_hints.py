"""A hint takes its time, and nobody else's."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest

from purradox.host.schedule import Schedule, Urgency, Urgent
from purradox.host.thinkers import Thinkers
from purradox.server.api.connection import MOST_HINTS
from purradox.server.api.errors import TooManyHints
from purradox.server.wire import messages
from purradox.server.ws import hints
from tests.server.raw import bare
from tests.server.running import until
from tests.server.seated import seated


def test_a_hint_does_not_hold_up_what_is_asked_after_it(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        ready, asked = asyncio.Event(), list[str]()

        async def slow(
            _thinkers: Any, _guest: str, table: str, decision: str, _view: Any
        ) -> messages.Hinted:
            asked.append(decision)
            await ready.wait()
            return messages.Hinted(table, decision, ())

        monkeypatch.setattr(hints, "hinted", slow)
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
        ready, count = asyncio.Event(), 4

        async def counted(
            _thinkers: Any, _guest: str, table: str, decision: str, _view: Any
        ) -> messages.Hinted:
            nonlocal going, most
            going += 1
            most = max(most, going)
            await ready.wait()
            going -= 1
            return messages.Hinted(table, decision, ())

        monkeypatch.setattr(hints, "hinted", counted)
        async with bare(file) as server:
            table = await seated(server, 2)
            seat, decision, legal = table.due()
            for _ in range(count):
                table.sockets[seat].say(type="hint", table=table.table)
            assert (await table.move(seat, decision, legal[0]))["type"] == "accepted"
            received = table.sockets[seat].received
            assert not any(b'"hinted"' in text for text in received)
            ready.set()
            # Those that were thought out after the move are refused: nothing is to be decided.
            await until(lambda: sum(b'"hint' in text for text in received) == count)
            assert most == 1
            for _ in range(2 * MOST_HINTS):
                table.sockets[seat].say(type="hint", table=table.table)
            await until(
                lambda: sum(b'"hint' in text for text in received) == count + 2 * MOST_HINTS
            )
            await table.close()

    asyncio.run(main())


def test_the_first_hint_is_prepared_for_where_no_bot_waits(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared, real = list[Any](), Thinkers.prepared

    async def prepare(pool: Thinkers, function: Callable[[], object]) -> None:
        prepared.append(function)
        await real(pool, function)

    monkeypatch.setattr(Thinkers, "prepared", prepare)

    async def main() -> None:
        async with bare(file) as server:
            assert prepared == []
            table = await seated(server, 2)
            seat, decision, _ = table.due()
            hint = await table.sockets[seat].ask("hinted", type="hint", table=table.table)
            assert hint["decision"] == decision
            assert prepared == [hints.compile_all]
            await table.close()

    asyncio.run(main())


def test_nothing_that_compiles_is_loaded_into_the_server() -> None:
    """It would take a second of every start, and half as much memory again."""
    program = "import sys, purradox.server.ops.serving, purradox.server.app; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
    )
    assert not {"numba", "numpy"} & set(loaded.stdout.split())


def test_a_hint_is_thought_out_once_and_forgotten_with_its_decision(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        ready, asked = asyncio.Event(), list[str]()

        async def slow(
            _thinkers: Any, _guest: str, table: str, decision: str, _view: Any
        ) -> messages.Hinted:
            asked.append(decision)
            await ready.wait()
            return messages.Hinted(table, decision, ())

        monkeypatch.setattr(hints, "hinted", slow)
        async with bare(file) as server:
            table = await seated(server, 2)
            seat, decision, legal = table.due()
            first, second = table.sockets[seat], server.socket(table.who[seat])
            first.say(type="hint", table=table.table)
            second.say(type="hint", table=table.table)
            await until(lambda: asked == [decision])
            ready.set()
            for socket in (first, second):
                assert (await socket.hear("hinted"))["decision"] == decision
            assert (await first.ask("hinted", type="hint", table=table.table))["choices"] == []
            assert asked == [decision]
            assert (await table.move(seat, decision, legal[0]))["type"] == "accepted"
            assert server.server.websockets is not None
            shared = server.server.websockets.hints
            shared._forget()
            assert not shared._known
            await second.close()
            await table.close()

    asyncio.run(main())


def test_a_hint_is_its_guests_among_all_that_think(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs, place = list[tuple[str, Urgency]](), Schedule.place

    def noted(schedule: Schedule, owner: str, table: str, urgent: Urgent, *rest: float) -> Any:
        jobs.append((owner, urgent()))
        return place(schedule, owner, table, urgent, *rest)

    async def nothing(*_what: object) -> None:
        pass

    async def thought(*_what: object) -> dict[str, Any]:
        return {"choices": []}

    monkeypatch.setattr(Schedule, "place", noted)
    monkeypatch.setattr(Thinkers, "prepared", nothing)
    monkeypatch.setattr("purradox.host.thinkers._Process.call", thought)

    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2)
            seat, _, _ = table.due()
            jobs.clear()
            await table.sockets[seat].ask("hinted", type="hint", table=table.table)
            assert jobs == [(table.live.state.chairs[seat].guest, Urgency.HINT)]
            await table.close()

    asyncio.run(main())


def test_so_many_hints_wait_and_more_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async def never(*_what: Any) -> messages.Hinted:
            return await asyncio.Future[messages.Hinted]()

        monkeypatch.setattr(hints, "hinted", never)
        pool = Thinkers(0)
        shared = hints.Hints(pool)
        live: Any = Mock()
        live.state.due.get.return_value = "1.play.1"

        def ask(guest: str, seat: int) -> Any:
            return asyncio.create_task(shared.hint(guest, live, seat, "1.play.1"))

        waiting = [ask("eve", seat) for seat in range(hints.MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyHints) as refused:
            await ask("eve", 99)
        assert (refused.value.most, refused.value.seconds) == (hints.MOST_OF_ONE, 2.0)
        waiting += [
            ask(str(guest), guest) for guest in range(hints.MOST_OF_ONE, hints.MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooManyHints):
            await ask("anna", 99)
        assert pool.schedule.refused[Urgency.HINT] == 2
        await shared.close()
        assert all(
            isinstance(one, asyncio.CancelledError)
            for one in await asyncio.gather(*waiting, return_exceptions=True)
        )

    asyncio.run(main())
