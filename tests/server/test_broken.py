"""A table whose log cannot be read holds up nobody else, and says so itself."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from purradox.host.sql.database import address_of
from tests.host.hosts import Thoughts
from tests.server.people import Person, guest, hear, say
from tests.server.running import Inside, running, until

DAMAGE = {
    "a gap": "DELETE FROM log WHERE table_id = :table AND number = 3",
    "no JSON": "UPDATE log SET body = 'x' WHERE table_id = :table AND number = 4",
    "a newer kind": (
        'UPDATE log SET body = \'{"kind":"sorted"}\' WHERE table_id = :table AND number = 4'
    ),
    "an illegal move": (
        'UPDATE log SET body = replace(body, \'"move":"\', \'"move":"9\') '
        "WHERE table_id = :table AND number = (SELECT max(number) FROM log WHERE table_id = :table)"
    ),
}


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("purradox.host.sql.running.Thinkers", lambda _most: Thoughts())


def execute(database: str, statement: str, **values: Any) -> None:
    engine = create_engine(address_of(database))
    try:
        with engine.begin() as connection:
            assert connection.execute(text(statement), values).rowcount == 1
    finally:
        engine.dispose()


async def solo(person: Person) -> str:
    """A table with three bots, where it is the person's turn to set a card aside."""
    return str((await person.ask("/api/tables", {"bots": [None] + ["kitten"] * 3}))["table"])


async def move(server: Inside, anna: Person, table: str) -> None:
    """The first legal move, and wait until it is in the log."""
    live = await server.host.table(table)
    seats = [seat for seat, chair in enumerate(live.state.chairs) if chair.guest]
    await until(lambda: live.state.decision(seats[0]) is not None)
    decision, view = live.state.decision(seats[0]), live.state.match.view(seats[0])
    async with anna.socket() as there:
        await say(there, type="watch", table=table)
        chosen = str(view.legal[0])
        await say(there, type="move", table=table, decision=decision, move=chosen)
        assert (await hear(there, "accepted"))["decision"] == decision


@pytest.mark.parametrize("kind", list(DAMAGE))
def test_the_others_go_on(database: str, kind: str, capfd: pytest.CaptureFixture[str]) -> None:
    async def main() -> None:
        async with running(database) as server:
            anna = await guest(server.url)
            good, bad = await solo(anna), await solo(anna)
            for table in (good, bad):
                await move(server, anna, table)
        execute(database, DAMAGE[kind], table=bad)
        async with running(database) as server:
            anna = Person(server.url, anna.headers)
            await move(server, anna, good)
            await until(lambda: bad in server.host.tables.broken)
            assert server.host.tables.broken == {bad}
            answer = await anna.request(f"/api/tables/{bad}")
            assert (answer.status_code, answer.json()["code"]) == (503, "broken-table")
            async with anna.socket() as there:
                await say(there, type="watch", table=bad)
                told = await hear(there, "refused")
                assert (told["code"], told["about"]) == ("broken-table", "watch")
            listed = (await anna.ask("/api/matches"))["tables"]
            states = {one["table"]: one["status"] for one in listed}
            assert states == {good: "playing", bad: "broken"}
            assert "purradox_broken_tables 1.0" in (await anna.request("/metrics")).text

    asyncio.run(main())
    assert capfd.readouterr().err.count("the log of a table is broken") == 1


def test_who_is_there_is_told(database: str) -> None:
    """Another worker has written what this one cannot read."""

    async def main() -> None:
        async with running(database) as server:
            anna = await guest(server.url)
            table = await solo(anna)
            live = await server.host.table(table)
            await until(lambda: bool(live.state.to_act))
            await asyncio.sleep(0)
            async with anna.socket() as there:
                await say(there, type="watch", table=table)
                await hear(there, "update")
                row = {"table": table, "number": live.state.number + 100}
                body = json.dumps({"kind": "sorted"})
                await asyncio.to_thread(
                    execute,
                    database,
                    "INSERT INTO log (table_id, number, at, body) "
                    "VALUES (:table, :number, 0, :body)",
                    **row,
                    body=body,
                )
                await server.host.tables.refresh([table])
                assert (await hear(there, "refused"))["code"] == "broken-table"

    asyncio.run(main())


def test_a_broken_entry_of_the_index_hides_no_other(database: str) -> None:
    async def main() -> None:
        async with running(database) as server:
            anna = await guest(server.url)
            good, bad = await solo(anna), await solo(anna)
            live = await server.host.table(bad)
            await until(lambda: len(live.state.to_act) == 1)  # bots write the entry anew
            await asyncio.to_thread(
                execute, database, "UPDATE tables SET card = 'x' WHERE id = :table", table=bad
            )
            listed = (await anna.ask("/api/matches"))["tables"]
            assert [one["table"] for one in listed] == [good]

    asyncio.run(main())
