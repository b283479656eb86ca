"""Lines of logs as the database has them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from purradox.host import schema


@dataclass(slots=True)
class Row:
    """A line of a log, on its way to the database or back."""

    table: str
    number: int
    decision: str | None
    at: int
    body: str
    index: dict[str, Any] | None = None
    """What changes in the index of tables along with it."""
    guests: Sequence[str] = ()
    """Guests who sit at the table from now on."""
    gone: Sequence[str] = ()
    """Guests who do not any more."""
    born: dict[str, Any] | None = None
    """The place in the index of a table that begins with this line."""

    @property
    def columns(self) -> tuple[str, int, str | None, int, str]:
        return self.table, self.number, self.decision, self.at, self.body

    @property
    def plain(self) -> bool:
        """Whether the index has nothing to learn of it."""
        return not (self.index or self.guests or self.gone or self.born)


async def lines(connection: AsyncConnection, table: str, after: int = 0) -> list[Row]:
    """The lines of a table after a number, in their order."""
    log = schema.log.c
    found = await connection.execute(
        select(log.number, log.decision, log.at, log.body)
        .where(log.table_id == table, log.number > after)
        .order_by(log.number)
    )
    return [Row(table, *one) for one in found]


async def lines_after(connection: AsyncConnection, seen: dict[str, int]) -> dict[str, list[Row]]:
    """The same for several tables of PostgreSQL at once, each with its last number."""
    found: dict[str, list[Row]] = {}
    known = {"tables": list(seen), "numbers": list(seen.values())}
    for table, *rest in await connection.execute(_NEW, known):
        found.setdefault(table, []).append(Row(table, *rest))
    return found


_NEW = text(
    "SELECT table_id, log.number, decision, at, body FROM log "
    "JOIN unnest(CAST(:tables AS text[]), CAST(:numbers AS integer[])) AS seen (id, number) "
    "ON log.table_id = seen.id AND log.number > seen.number ORDER BY table_id, log.number"
)
