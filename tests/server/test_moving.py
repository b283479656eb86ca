"""Moves take a shorter way than other messages; what is promised holds there too."""

import asyncio
import json
import sqlite3
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.disk import Trouble
from tests.server.people import Json, Person, guest, hear, say, table_of
from tests.server.running import UNLIMITED, Inside, running

ANSWERS = ("accepted", "refused", "pong")


def together(socket: ClientConnection, *messages: Json) -> None:
    """All in one piece."""
    frames = [Frame(Opcode.TEXT, json.dumps(one).encode()) for one in messages]
    socket.transport.write(b"".join(frame.serialize(mask=True) for frame in frames))


async def answers(socket: ClientConnection, count: int) -> list[Json]:
    return [await hear(socket, *ANSWERS) for _ in range(count)]


async def seat(server: Inside) -> tuple[Person, str, int]:
    """Somebody who is to set a card aside, the table, and the last number of its log."""
    anna, ben = await guest(server.url), await guest(server.url, "Ben")
    table = await table_of([anna, ben])
    async with anna.socket() as socket:
        await say(socket, type="watch", table=table)
        update = await hear(socket, "update")
        while not update["you"]["decision"]:
            update = await hear(socket, "update")
    return anna, table, update["number"]


async def watch(socket: ClientConnection, table: str) -> Json:
    """What to say to make a legal move."""
    await say(socket, type="watch", table=table)
    you = (await hear(socket, "update"))["you"]
    return {"type": "move", "table": table, "decision": you["decision"], "move": you["legal"][0]}


def test_answers_come_in_the_order_of_the_questions(database: str) -> None:
    async def main() -> list[Json]:
        async with running(database) as server:
            anna, table, _ = await seat(server)
            async with anna.socket() as socket:
                move = await watch(socket, table)
                together(socket, move, {"type": "ping"}, move, {"type": "ping"})
                return await answers(socket, 4)

    told = asyncio.run(main())
    assert [one["type"] for one in told] == ["accepted", "pong", "accepted", "pong"]
    assert [one.get("repeated", False) for one in (told[0], told[2])] == [False, True]
    assert told[0]["number"] == told[2]["number"]


def test_a_move_that_is_refused_counts_once_against_the_limit(file: str) -> None:
    async def main() -> list[Json]:
        limits: Any = {name: getattr(UNLIMITED, name) for name in UNLIMITED.__slots__}
        limits |= {"messages_a_second": 1e-9, "messages_at_once": 4.0}
        async with running(file, limits=type(UNLIMITED)(**limits)) as server:
            anna, table, _ = await seat(server)
            async with anna.socket() as socket:
                move = await watch(socket, table)
                for _ in range(3):
                    await say(socket, **{**move, "move": "7"})
                await say(socket, **move)
                return await answers(socket, 4)

    told = asyncio.run(main())
    assert [one["type"] for one in told] == ["refused"] * 4
    assert told[-1]["code"] == "too-fast"
    assert "too-fast" not in [one["code"] for one in told[:3]]


@pytest.mark.parametrize("after", [False, True], ids=["not written", "written"])
def test_who_moves_learns_of_trouble_with_the_disk(
    file: str, after: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    trouble = Trouble(monkeypatch, after)

    async def main() -> None:
        async with running(file) as server:
            anna, table, number = await seat(server)
            async with anna.socket() as socket:
                move = await watch(socket, table)
                trouble.due = True
                await say(socket, **move)
                assert (await hear(socket, *ANSWERS))["code"] == "server-trouble"
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(socket, *ANSWERS)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1011
            async with anna.socket() as socket:
                await watch(socket, table)
                await say(socket, **move)
                told = await hear(socket, *ANSWERS)
            assert told["type"] == "accepted"
            assert told.get("repeated", False) is after
            assert told["number"] == number + 1

    asyncio.run(main())


def test_a_move_whose_place_is_taken_finds_another(file: str) -> None:
    async def main() -> None:
        async with running(file) as server:
            anna, table, number = await seat(server)
            async with anna.socket() as socket:
                move = await watch(socket, table)
                line = '{"kind":"talked","seat":0,"phrase":"meow"}'
                with sqlite3.connect(file) as other:
                    other.execute(
                        "INSERT INTO log (table_id, number, at, body) VALUES (?, ?, 0, ?)",
                        (table, number + 1, line),
                    )
                together(socket, move, {"type": "ping"})
                accepted, pong = await answers(socket, 2)
            assert (accepted["type"], pong["type"]) == ("accepted", "pong")
            assert accepted["number"] == number + 2

    asyncio.run(main())
