"""A place in a log is taken once, and only who has it is told so."""

import asyncio

from purradox.host.journal import Journal
from purradox.host.log import Log, Row
from purradox.host.sql.database import Database, open_database
from purradox.host.sql.postgres_log import PostgresLog
from purradox.host.sql.sqlite_log import SqliteLog
from tests.server.history import logs


def log_on(database: Database) -> Log:
    return PostgresLog(database, "w") if database.shared else SqliteLog(database)


def row(number: int, decision: str | None, body: str, table: str = "t") -> Row:
    return Row(table, number, decision, 0, f'"{body}"')


def test_of_lines_for_one_place_the_first_counts(database: str) -> None:
    """Whether they come together or one after another."""

    async def main() -> list[list[bool]]:
        opened = await open_database(database)
        journal = Journal(log_on(opened))
        together = [
            row(1, "a", "first"),
            row(1, "b", "second"),
            row(1, "a", "third"),
            row(1, None, "elsewhere", "u"),
        ]
        told = [
            list(await asyncio.gather(*map(journal.put, together))),
            [await journal.put(row(1, "c", "late"))],
            [await journal.put(row(2, "a", "decided before"))],
            list(await asyncio.gather(journal.put(row(2, "b", "two")), journal.put(together[1]))),
        ]
        await journal.close()
        await opened.close()
        return told

    assert asyncio.run(main()) == [
        [True, False, False, True],
        [False],
        [False],
        [True, False],
    ]
    kept = {table: [one[3] for one in rows] for table, rows in logs(database).items()}
    assert kept == {"t": ['"first"', '"two"'], "u": ['"elsewhere"']}


def test_what_waits_at_the_end_is_written(database: str) -> None:
    async def main() -> None:
        opened = await open_database(database)
        journal = Journal(log_on(opened))
        waiting = [journal.put(row(number, None, "x")) for number in range(1, 700)]
        await journal.close()
        assert all([await one for one in waiting])
        await opened.close()

    asyncio.run(main())
    assert len(logs(database)["t"]) == 699


def test_what_follows_a_line_that_is_refused_is_refused(file: str) -> None:
    """Whether it is on its way together with that line, or after it."""

    async def main() -> list[bool]:
        opened = await open_database(file)
        journal = Journal(log_on(opened))
        assert await journal.put(row(1, "a", "first"))
        told = [journal.put(row(1, "b", "late")), journal.put(row(2, "c", "follows"))]
        await asyncio.sleep(0)  # these are on their way
        told += [journal.put(row(3, "d", "follows too")), journal.put(row(1, None, "x", "u"))]
        found = [await one for one in told]
        await journal.close()
        await opened.close()
        return found

    assert asyncio.run(main()) == [False, False, False, True]
    assert [one[3] for one in logs(file)["t"]] == ['"first"']


def test_lines_that_belong_together_are_written_together_or_not_at_all(database: str) -> None:
    async def main() -> list[bool]:
        opened = await open_database(database)
        journal = Journal(log_on(opened))
        told = [
            await journal.put(row(1, "a", "first")),
            await journal.put(row(1, None, "new", "u"), row(1, "b", "late")),
            await journal.put(row(1, None, "newer", "u"), row(2, "b", "next")),
        ]
        await journal.close()
        await opened.close()
        return told

    assert asyncio.run(main()) == [True, False, True]
    kept = {table: [one[3] for one in rows] for table, rows in logs(database).items()}
    assert kept == {"t": ['"first"', '"next"'], "u": ['"newer"']}


def test_a_line_is_on_the_disk_when_it_is_written(file: str) -> None:
    """In WAL mode only the full kind of waiting survives a power cut."""

    async def main() -> tuple[str, int]:
        opened = await open_database(file)
        connection = opened.own_connection()
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
        (kind,) = connection.execute("PRAGMA synchronous").fetchone()
        connection.close()
        await opened.close()
        return mode, kind

    assert asyncio.run(main()) == ("wal", 2)
