"""`admin`: what is wrong with a database is found, and its index is mended from the logs."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import itemgetter
from pathlib import Path
from threading import Event, Thread
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection, create_engine, delete, insert, select, update

from purradox.host import Guest, Options
from purradox.host.deals import deal_of
from purradox.host.sql import admin, schema
from purradox.host.sql.database import address_of, only_user, upgrade
from tests.cli.terminal import Terminal, terminal
from tests.host.hosts import Match, arrive, host_with, match
from tests.server.conftest import database, file, fresh, migrated, postgres
from tests.server.history import folded, logs

__all__ = ["database", "file", "fresh", "migrated", "postgres", "terminal"]


class Tables(NamedTuple):
    """The ids of three tables."""

    over: str
    playing: str
    waiting: str


async def furnish(address: str) -> Tables:
    async with host_with(address) as host:
        over = await match(host, 2)
        await over.play()
        playing = await match(host, 2, listed=True, board="violet")
        await playing.move()
        await playing.move()
        waiting = await host.open(Options(players=3, listed=True), over.people[0])
        await host.hide(over.live, over.people[0], hidden=True)
        return Tables(over.live.table, playing.live.table, waiting.table)


@contextmanager
def writing(address: str) -> Iterator[Connection]:
    engine = create_engine(address_of(address))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def index(address: str) -> dict[str, list[Any]]:
    """All that the index has."""
    with writing(address) as connection:
        return {
            str(one): sorted(map(tuple, connection.execute(select(one))))
            for one in (schema.tables, schema.seats)
        }


def told(terminal: Terminal, address: str, task: str, *words: str) -> tuple[int, Any]:
    result = terminal("admin", task, "--database", address, "--json", *words)
    assert result.err == ""
    return result.status, json.loads(result.out)


def copy_log(connection: Connection, table: str, name: str) -> None:
    """The same table once more, with an index of its own."""
    for one, column in (
        (schema.log, "table_id"),
        (schema.tables, "id"),
        (schema.seats, "table_id"),
    ):
        rows = connection.execute(select(one).where(one.c[column] == table)).mappings().all()
        copies = [{**row, column: name} for row in rows]
        for copy in copies:
            if "card" in copy:
                copy["card"] = copy["card"].replace(table, name)
        connection.execute(insert(one), copies)


DAMAGE: dict[str, Callable[[str], str | None]] = {
    "missing": lambda _body: None,
    "unreadable": lambda body: body[:-3],
    "impossible": lambda _body: '{"kind":"moved","what":"1.discard.0","seat":0,"move":"9"}',
}


def test_check_finds_exactly_what_is_damaged(terminal: Terminal, database: str) -> None:
    tables = asyncio.run(furnish(database))
    assert told(terminal, database, "check") == (0, {"format": 1, "tables": 3, "faults": []})
    with writing(database) as connection:
        log = schema.log.c
        for kind, damage in DAMAGE.items():
            copy_log(connection, tables.over, kind)
            here = log.table_id == kind, log.number == 7
            body = damage(connection.execute(select(log.body).where(*here)).scalar_one())
            change = update(schema.log).values(body=body) if body else delete(schema.log)
            connection.execute(change.where(*here))
        copy_log(connection, tables.over, "headless")
        unknown = update(schema.log).values(body='{"kind":"danced"}')
        connection.execute(unknown.where(log.table_id == "headless", log.number == 1))
        copy_log(connection, tables.over, "nolog")
        connection.execute(delete(schema.log).where(log.table_id == "nolog"))
        wrong = update(schema.tables).where(schema.tables.c.id == tables.playing)
        connection.execute(wrong.values(status="over", card="{"))
    faults: list[dict[str, Any]] = [
        {"table": "headless", "kind": "unreadable", "line": 1},
        {"table": "impossible", "kind": "impossible", "line": 7},
        {"table": "missing", "kind": "missing", "line": 7},
        {"table": "nolog", "kind": "no-log"},
        {"table": tables.playing, "kind": "index", "parts": ["status", "card"]},
        {"table": "unreadable", "kind": "unreadable", "line": 7},
    ]
    status, found = told(terminal, database, "check")
    assert (status, found["tables"]) == (1, 8)
    assert sorted(found["faults"], key=itemgetter("table")) == sorted(
        faults, key=itemgetter("table")
    )

    shown = terminal("admin", "check", "--database", database)
    assert shown.status == 1
    lines = shown.out.splitlines()
    assert "unreadable: line 7 of the log cannot be read." in lines
    assert f"{tables.playing}: the index differs from the log: status, card." in lines
    assert lines[-1] == "Tables: 8. With a broken log: 5. With an index that differs: 1."

    before = index(database)
    status, done = told(terminal, database, "rebuild")
    assert (status, done["rebuilt"]) == (1, [faults[4]])
    assert len(done["faults"]) == 5
    assert told(terminal, database, "check")[1]["faults"] == done["faults"]
    unchanged = [one for one in before["tables"] if one[0] != tables.playing]
    assert [one for one in index(database)["tables"] if one[0] != tables.playing] == unchanged


def test_an_index_is_made_anew_from_the_logs_alone(terminal: Terminal, database: str) -> None:
    """Also which tables are hidden is kept, where somebody still knows it."""
    tables = asyncio.run(furnish(database))
    before = index(database)
    hidden = [one for one in before["seats"] if one[2]]
    assert len(hidden) == 1
    with writing(database) as connection:
        connection.execute(delete(schema.tables))
        connection.execute(delete(schema.seats).where(schema.seats.c.hidden.is_(False)))
        connection.execute(insert(schema.seats).values(guest="stranger", table_id=tables.waiting))
    status, done = told(terminal, database, "rebuild", "--table", tables.waiting)
    parts = {"table": tables.waiting, "kind": "index", "parts": ["row", "seats"]}
    assert (status, done["rebuilt"]) == (0, [parts])
    assert len(told(terminal, database, "check")[1]["faults"]) == 2
    status, done = told(terminal, database, "rebuild")
    assert (status, len(done["rebuilt"]), done["faults"]) == (0, 2, [])
    assert told(terminal, database, "check")[0] == 0
    after = index(database)
    assert after["seats"] == before["seats"]
    kept = [[one[:6] for one in known["tables"]] for known in (before, after)]  # but for keepers
    assert kept[0] == kept[1]


def test_a_table_of_which_only_the_log_is_left_is_played_to_its_end(
    terminal: Terminal, database: str
) -> None:
    tables = asyncio.run(furnish(database))
    lines = logs(database)[tables.playing]
    with writing(database) as connection:
        for one in (schema.tables, schema.seats):
            connection.execute(delete(one))
    assert told(terminal, database, "rebuild")[0] == 0

    async def main() -> None:
        async with host_with(database) as host:
            known = folded(tables.playing, lines)
            live = await host.table(tables.playing)
            assert live.state.seed == known.seed
            assert live.state.match.variant == known.match.variant
            people = [Guest(str(one.guest), one.name, program=False) for one in known.chairs]
            mine = [card.table for card in await host.matches(people[0])]
            assert mine == [tables.playing]
            assert {card.table for card in await host.lobby()} == {tables.playing, tables.waiting}
            for person in people:
                arrive(host, live, person.id)
            await Match(host, live, people).play()
            state, setup = live.state, known.match.variant
            assert state.status == "over"
            for number, one in enumerate(state.match.rounds, 1):
                assert one.deal == deal_of(known.seed, tables.playing, setup, number, ())

    asyncio.run(main())
    assert told(terminal, database, "check")[0] == 0


def test_list_and_statistics(terminal: Terminal, database: str) -> None:
    tables = asyncio.run(furnish(database))
    status, listed = told(terminal, database, "list")
    assert status == 0
    assert [one["table"] for one in listed["tables"]] == [*reversed(tables)]
    assert sorted(listed["tables"][1]["people"]) == ["Person 0", "Person 1"]
    (over,) = told(terminal, database, "list", "--status", "over")[1]["tables"]
    wanted = {"table": tables.over, "status": "over", "players": 2, "round": 2}
    assert wanted.items() <= over.items()
    shown = terminal("admin", "list", "--database", database)
    assert [line.split()[:3] for line in shown.out.splitlines()[3:6]] == [
        [tables.waiting, "waiting", "3"],
        [tables.playing, "playing", "2"],
        [tables.over, "over", "2"],
    ]
    status, figures = told(terminal, database, "statistics")
    assert status == 0
    assert figures["tables"] == {"waiting": 1, "playing": 1, "over": 1}
    assert figures["lines"] == sum(map(len, logs(database).values()))
    assert (figures["guests"], figures["reviews"], figures["bans"]) == (4, 0, 0)
    assert figures["size"] > 0
    shown = terminal("admin", "statistics", "--database", database)
    assert shown.out.startswith("Tables: 3 (waiting: 1, playing: 1, over: 1)\nGuests: 4\n")


def test_while_a_server_runs_the_index_is_not_rebuilt(terminal: Terminal, file: str) -> None:
    asyncio.run(furnish(file))
    hold = only_user(address_of(file))
    try:
        assert told(terminal, file, "check")[0] == 0
        refused = terminal("admin", "rebuild", "--database", file)
    finally:
        if hold is not None:
            hold.close()
    assert (refused.status, refused.out) == (1, "")
    assert "is in use by another server" in refused.err


def test_what_cannot_be_used_is_one_line_and_is_left_as_it_is(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for task in ("check", "rebuild"):
        assert "no such file" in terminal.refused("admin", task, "--database", "none.db")
    assert not (tmp_path / "none.db").exists()
    old = tmp_path / "old.db"
    upgrade(address_of(str(old)), "0003")
    text = tmp_path / "text.db"
    text.write_text("hello " * 500, "utf-8")
    for name, said in (("old.db", "an older Purradox"), ("text.db", "is not a database")):
        result = terminal("admin", "check", "--database", name)
        assert (result.status, result.out, result.err.count("\n")) == (1, "", 1)
        assert said in result.err
    monkeypatch.setenv("PURRADOX_DATABASE", "mysql://localhost/x")
    assert "mysql://localhost/x" in terminal.refused("admin", "list")
    monkeypatch.setenv("PURRADOX_DATABASE", str(tmp_path / "new.db"))
    upgrade(address_of(str(tmp_path / "new.db")))
    assert terminal("admin", "check").status == 0
    assert "no table nobody" in terminal.refused("admin", "rebuild", "--table", "nobody")
    for words in (("check", "--table", "x"), ("check", "--status", "over")):
        assert "purradox admin --help" in terminal.refused("admin", *words)
    assert "close | kick | ban" in terminal.refused("admin", "mend")


def test_what_a_worker_writes_meanwhile_is_not_overwritten(
    fresh: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that would change a row waits until it is mended, and then has the last word."""
    address = fresh("postgresql")
    tables = asyncio.run(furnish(address))
    with writing(address) as connection:
        connection.execute(update(schema.tables).values(host="wrong"))
    held = Event()
    honest = admin._lines

    def slowly(connection: Connection, table: str) -> Any:
        rows = list(honest(connection, table))
        if table == tables.waiting:
            held.set()
            worker.join(0.2)
            assert worker.is_alive()
        return rows

    def work() -> None:
        held.wait()
        with writing(address) as connection:
            mine = update(schema.tables).where(schema.tables.c.id == tables.waiting)
            connection.execute(mine.values(host="worker"))

    worker = Thread(target=work, daemon=True)
    worker.start()
    monkeypatch.setattr(admin, "_lines", slowly)
    with admin.opened(address_of(address), write=True) as engine:
        assert all(fault is not None for _, fault in admin.rebuild(engine))
    worker.join()
    hosts = {one[0]: one[3] for one in index(address)["tables"]}
    assert hosts.pop(tables.waiting) == "worker"
    assert "wrong" not in hosts.values()
