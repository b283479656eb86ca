"""When the database or the disk fails: nothing is half done, nothing secret is written down."""

import asyncio
import inspect
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import psycopg
import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from purradox.host import Host
from purradox.host.keeper import Keeper
from purradox.host.log import Row
from purradox.host.sql import schema
from purradox.host.sql.database import open_database
from purradox.host.sql.sqlite_log import SqliteLog
from purradox.host.tables import Tables
from tests.server.disk import Trouble
from tests.server.history import check
from tests.server.observing import heard
from tests.server.people import Player, finish, guest, table_of
from tests.server.raw import bare, settled
from tests.server.running import running, until
from tests.server.seated import seated


def test_connections_to_the_database_break(fresh: Callable[[str], str]) -> None:
    """Every session of PostgreSQL is ended, again and again; the match is played to its end."""
    database = fresh("postgresql")

    async def main() -> list[Player]:
        async with running(database) as one, running(database) as two:
            people = [await guest(one.url, f"Person {at}") for at in range(3)]
            table = await table_of(people)
            seats = [
                Player(each, table, Random(at), url)
                for at, (each, url) in enumerate(
                    zip(people, (one.url, two.url, one.url), strict=True)
                )
            ]
            playing = asyncio.create_task(finish(seats, 240))
            for _ in range(3):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(break_connections, database)
            await playing
            return seats

    logging.disable(logging.CRITICAL)
    try:
        seats = asyncio.run(main())
    finally:
        logging.disable(logging.NOTSET)
    (state,) = check(database, seats).values()
    assert state.status == "over"


def break_connections(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@pytest.mark.parametrize("after", [False, True], ids=["not written", "written"])
def test_a_commit_fails_and_the_table_stays_right(
    file: str, after: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the line got through or not: the sender learns of the trouble, and tries again."""
    trouble = Trouble(monkeypatch, after)
    monkeypatch.setattr("purradox.host.tables.RETRY", 0.02)
    lines: list[str] = []

    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server)
            await table.play(5)
            seat, decision, legal = table.due()
            other = (seat + 1) % 3
            number = table.live.state.number
            trouble.due = True
            told = await table.move(seat, decision, legal[0])
            assert told["code"] == "server-trouble"
            await until(lambda: table.sockets[seat].closed is not None)
            if after:
                await until(lambda: table.live.state.number > number)
                await settled()
                assert b'"number":%d' % (number + 1) in table.sockets[other].received[-1]
            back = table.sockets[seat] = server.socket(table.who[seat])
            await back.ask("update", type="watch", table=table.table, after=number)
            again = await table.move(seat, decision, legal[0])
            assert again["type"] == "accepted"
            assert again.get("repeated", False) is after
            assert again["number"] == number + 1
            await table.play(5)
            await table.close()

    with heard(lines):
        asyncio.run(main())
    assert len(lines) == 1


def test_an_error_of_the_database_does_not_show_what_was_written(database: str) -> None:
    async def main() -> str:
        opened = await open_database(database)
        row = {"table_id": "t", "number": 1, "decision": "1.deal", "at": 0, "body": "12233445"}
        told = ""
        try:
            for _ in range(2):
                async with opened.begin() as connection:
                    await connection.execute(insert(schema.log), [row])
        except IntegrityError as error:
            told = str(error)
        await opened.close()
        return told

    told = asyncio.run(main())
    assert told
    assert "12233445" not in told


def test_secrets_are_hashed_at_rest(file: str) -> None:
    lines: list[str] = []

    async def main() -> list[str]:
        async with bare(file) as server:
            cookie = await server.guest("Anna")
            token = await server.program("Robo")
            code = (await server.http("/api/me/link", {}, cookie)).json["code"]
            moved = await server.http("/api/me/move", {"code": code})
            await server.http("/api/me/move", {"code": code})
            again = (await server.http("/api/me/link", {}, moved.cookie)).json["code"]
            assert server.server.host is not None
            async with server.server.host.database.begin() as connection:
                kept = (await connection.execute(select(schema.keys.c.secret_hash))).scalars()
                assert {len(one) for one in kept} == {64}
            return [
                cookie["cookie"].partition("=")[2],
                moved.cookie["cookie"].partition("=")[2],
                token["authorization"].removeprefix("Bearer "),
                code,
                again,
            ]

    with heard(lines):
        secrets = asyncio.run(main())
    written = b"".join(one.read_bytes() for one in Path(file).parent.glob("purradox.db*"))
    for secret in secrets:
        assert len(secret) >= 20
        assert secret.encode() not in written
        assert not any(secret in line for line in lines)


def test_a_full_queue_of_trouble_ends(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The writer of the log survives errors of every kind, and writes on."""
    honest = SqliteLog.append
    kinds = iter([OSError("disk"), RuntimeError("?"), OperationalError("", {}, Exception())])

    async def append(self: SqliteLog, group: list[Sequence[Row]]) -> list[bool]:
        for error in kinds:
            raise error
        return await honest(self, group)

    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2)
            monkeypatch.setattr(SqliteLog, "append", append)
            for _ in range(3):
                seat, decision, legal = table.due()
                told = await table.move(seat, decision, legal[0])
                assert told["code"] == "server-trouble"
                table.sockets[seat] = server.socket(table.who[seat])
                await table.sockets[seat].ask("update", type="watch", table=table.table)
            await table.play(4)
            await table.close()

    logging.disable(logging.CRITICAL)
    try:
        asyncio.run(main())
    finally:
        logging.disable(logging.NOTSET)


def test_the_referee_is_the_only_one_who_writes_to_a_log() -> None:
    """Whatever appends to a log is a step of a table, or makes a whole one."""
    written = {
        name: source(found).count("journal.put")
        for kind in (Host, Keeper, Tables)
        for name, found in vars(kind).items()
        if "journal.put" in source(found)
    }
    assert written == {"open": 1, "_send": 1}


def source(found: object) -> str:
    return inspect.getsource(found) if inspect.isfunction(found) else ""
