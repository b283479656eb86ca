"""A database of every earlier schema becomes today's, and what was in it is still there."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, MetaData, create_engine, insert, inspect, select

from purradox.host import migrations, schema
from purradox.host.database import address_of, open_database, upgrade
from tests.host.hosts import host_with, match

REVISIONS = [
    script.revision
    for script in reversed(list(ScriptDirectory(migrations.__path__[0]).walk_revisions()))
]
SAMPLES: dict[str, Any] = {"INTEGER": 7, "BIGINT": 1_763_200_000_000, "BOOLEAN": True}


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
                assert {column: kept[column] for column in row if column in kept} == row


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
            live = await host.referee.live(table)
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
