"""A database of every earlier schema becomes today's, and what was in it is still there."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, MetaData, create_engine, insert, inspect, select

from purradox.host import deals
from purradox.host import lines as log
from purradox.host.codec import BadData
from purradox.host.errors import BrokenTable
from purradox.host.sql import migrations, schema
from purradox.host.sql.database import address_of, open_database, upgrade
from purradox.rules import variant
from tests.host.hosts import host_with, match

REVISIONS = [
    script.revision
    for script in reversed(list(ScriptDirectory(migrations.__path__[0]).walk_revisions()))
]
MOVED = {"seed"}
"""Columns whose content is elsewhere now."""
SAMPLES: dict[str, Any] = {"INTEGER": 7, "BIGINT": 1_763_200_000_000, "BOOLEAN": True}
SAMPLES |= dict.fromkeys(("DOUBLE", "DOUBLE PRECISION"), 1500.25)


@pytest.fixture(scope="session")
def migrated() -> str:
    """Nothing: here every database begins empty."""
    return "template1"


@contextmanager
def engine_of(database: str) -> Iterator[Engine]:
    engine = create_engine(address_of(database))
    try:
        yield engine
    finally:
        engine.dispose()


def fill(engine: Engine) -> dict[str, dict[str, Any]]:
    """One row in each table, whatever its columns are."""
    found, rows = MetaData(), {}
    found.reflect(engine)
    with engine.begin() as connection:
        for table in found.sorted_tables:
            if table.name == "alembic_version":
                continue
            row = {column.name: sample(column) for column in table.columns}
            connection.execute(insert(table).values(row))
            rows[table.name] = row
    return rows


def sample(column: Any) -> Any:
    kind = str(column.type).partition("(")[0]
    if kind in ("BLOB", "BYTEA"):
        return bytes(32)
    return SAMPLES.get(kind, f"a {column.name}"[:8])


def test_there_is_one_line_of_revisions() -> None:
    assert [f"{number:04d}" for number in range(1, len(REVISIONS) + 1)] == REVISIONS


@pytest.mark.parametrize("revision", REVISIONS)
def test_an_earlier_database_becomes_todays(database: str, revision: str) -> None:
    upgrade(address_of(database), revision)
    with engine_of(database) as engine:
        before = fill(engine)
        upgrade(address_of(database))
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert context.get_current_revision() == REVISIONS[-1]
            assert compare_metadata(context, schema.metadata) == []
            for name, row in before.items():
                table = schema.metadata.tables[name]
                kept = connection.execute(select(table)).mappings().one()
                stayed = {name for name in row if name in kept or name not in MOVED}
                assert {name: kept[name] for name in stayed} == {name: row[name] for name in stayed}


def test_upgrading_again_changes_nothing(database: str) -> None:
    for _ in range(3):
        upgrade(address_of(database))
    with engine_of(database) as engine:
        assert set(inspect(engine).get_table_names()) == {
            *schema.metadata.tables,
            "alembic_version",
        }


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_match_goes_on_after_the_upgrade(file: str, revision: str) -> None:
    async def begin() -> tuple[str, int]:
        async with host_with(file) as host:
            told = await match(host, 2)
            await told.move()
            return told.live.table, told.live.state.number

    async def go_on(table: str, number: int) -> None:
        async with host_with(file) as host:
            live = await host.table(table)
            assert live.state.number == number

    upgrade(address_of(file), revision)
    table, number = asyncio.run(begin())
    asyncio.run(go_on(table, number))


def test_many_workers_start_together(database: str) -> None:
    async def main() -> None:
        shared = database.startswith("postgresql")
        opened = await asyncio.gather(*(open_database(database) for _ in range(6 if shared else 1)))
        for one in opened:
            assert await one.writes()
            await one.close()

    asyncio.run(main())


def test_the_decision_is_unique_in_the_database(database: str) -> None:
    upgrade(address_of(database))
    with engine_of(database) as engine:
        (unique,) = inspect(engine).get_unique_constraints("log")
        assert unique["column_names"] == ["table_id", "decision"]
        assert inspect(engine).get_pk_constraint("log")["constrained_columns"] == [
            "table_id",
            "number",
        ]


@pytest.mark.parametrize("board", ["white", "violet", "r123456 b345612 y561234 g612345"])
def test_a_log_is_completed_with_its_seed_and_its_board(database: str, board: str) -> None:
    """What stood in the index, and what a name stood for, is in the first line from then on."""
    upgrade(address_of(database), "0003")
    seed, options = bytes(range(32)), {"players": 2, "board": board, "bots": [None, None]}
    old = [
        {"kind": "opened", "options": options, "host": "a", "commitment": deals.commitment(seed)},
        {"kind": "sat", "chair": 0, "guest": "a", "name": "Anna"},
        {"kind": "sat", "chair": 1, "guest": "b", "name": "Boris"},
        {"kind": "started", "first": 0},
    ]
    with engine_of(database) as engine:
        found = MetaData()
        found.reflect(engine)
        index = {"id": "t", "status": "playing", "listed": False, "host": "a", "seed": seed}
        with engine.begin() as connection:
            connection.execute(insert(found.tables["tables"]).values(**index, card="", updated=1))
            for number, line in enumerate(old, 1):
                row = {"table_id": "t", "number": number, "at": 1, "body": json.dumps(line)}
                connection.execute(insert(found.tables["log"]).values(row))
            broken = {"table_id": "u", "number": 1, "at": 1, "body": "no line"}
            connection.execute(insert(found.tables["log"]).values(broken))

    async def main() -> None:
        async with host_with(database) as host:
            state = (await host.table("t")).state
            layout = variant(2, board).layout
            assert (state.seed, state.match.variant.layout) == (seed, layout)
            (opened,) = [log.decode(row.body) for row in (await host.log.read({"t": 0}))["t"][:1]]
            assert isinstance(opened, log.Opened)
            assert (opened.format, opened.board) == (2, str(layout))
            with pytest.raises(BrokenTable):
                await host.table("u")

    asyncio.run(main())


def test_what_was_said_at_finished_matches_is_erased_and_every_table_has_its_time(
    database: str,
) -> None:
    upgrade(address_of(database), "0005")
    said = '{"kind":"talked","seat":0,"phrase":"hello"}'
    now = time.time_ns() // 1_000_000
    with engine_of(database) as engine:
        found = MetaData()
        found.reflect(engine)
        with engine.begin() as connection:
            for table in ("over", "playing"):
                index = {"id": table, "status": table, "listed": False, "host": "a", "card": ""}
                connection.execute(insert(found.tables["tables"]).values(**index, updated=1))
                row = {"table_id": table, "number": 1, "at": 1, "body": said}
                connection.execute(insert(found.tables["log"]).values(row))
        upgrade(address_of(database))
        with engine.connect() as connection:
            bodies = dict(
                connection.execute(select(schema.log.c.table_id, schema.log.c.body)).all()
            )
            assert bodies == {"over": log.encode(log.Erased()), "playing": said}
            columns = schema.tables.c
            for table, seen, talked in connection.execute(
                select(columns.id, columns.seen, columns.talked)
            ):
                assert seen >= now
                assert talked == (table == "playing")


def test_a_log_of_a_newer_format_is_refused() -> None:
    newer = {"kind": "opened", "options": {}, "host": "", "commitment": "", "format": 4}
    with pytest.raises(BadData, match="newer"):
        log.decode(json.dumps(newer))


def test_what_an_earlier_version_deleted_is_not_left_in_the_file(file: str) -> None:
    upgrade(address_of(file), "0005")
    row = "INSERT INTO guests (id, name, program, created) VALUES ('{0}', '{0}', 0, 0)"
    with closing(sqlite3.connect(file)) as connection, connection:
        for number in range(50):
            connection.execute(row.format(f"Wolpertinger {number}"))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA secure_delete=OFF")
        connection.execute("DELETE FROM guests")
    assert b"Wolpertinger" in Path(file).read_bytes()
    upgrade(address_of(file))
    assert b"Wolpertinger" not in Path(file).read_bytes()


def test_whoever_stood_up_is_known_to_have_sat(database: str) -> None:
    """So that they can be forgotten there too."""
    upgrade(address_of(database), "0005")
    sat = '{"kind":"sat","chair":0,"guest":"anna","name":"Anna"}'
    with engine_of(database) as engine:
        with engine.begin() as connection:
            row = {"table_id": "t", "at": 1}
            for number, body in enumerate((sat, '{"kind":"sat",', sat.replace("anna", "ben")), 1):
                connection.execute(insert(schema.log).values(number=number, body=body, **row))
            connection.execute(insert(schema.seats).values(guest="ben", table_id="t"))
        upgrade(address_of(database))
        with engine.connect() as connection:
            found = {tuple(row) for row in connection.execute(select(schema.seats))}
    assert found == {("anna", "t", True), ("ben", "t", False)}
