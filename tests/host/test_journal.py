"""A place in a log is taken once, and only who has it is told so."""

import asyncio

from purradox.host.database import open_database
from purradox.host.journal import Journal, Row
from tests.server.history import logs


def row(number: int, decision: str | None, body: str, table: str = "t") -> Row:
    return Row(table, number, decision, 0, f'"{body}"')


def test_of_lines_for_one_place_the_first_counts(database: str) -> None:
    """Whether they come together or one after another."""

    async def main() -> list[list[bool]]:
        opened = await open_database(database)
        journal = Journal(opened, "w")
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
        journal = Journal(opened, "w")
        waiting = [journal.put(row(number, None, "x")) for number in range(1, 700)]
        await journal.close()
        assert all([await one for one in waiting])
        await opened.close()

    asyncio.run(main())
    assert len(logs(database)["t"]) == 699
