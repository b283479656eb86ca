"""Who is there: counted in this process, and told to other workers where there are any."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from sqlalchemy import delete, select, text

from purradox.host import schema
from purradox.host.database import Database
from purradox.host.journal import now

LIFE = 10_000
"""Milliseconds that a guest counts as present without another word from its worker."""

_HERE = text(
    "INSERT INTO presence (table_id, guest, worker, until) "
    "VALUES (:table, :guest, :worker, :until) "
    "ON CONFLICT (table_id, guest, worker) DO UPDATE SET until = excluded.until"
)


class Presence:
    """Guests at tables, over all workers."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database, self.worker = database, worker

    async def here(self, guests: Iterable[tuple[str, str]]) -> None:
        """These guests have a connection to this worker; to be said again within `LIFE`."""
        until = now() + LIFE
        rows = [
            {"table": table, "guest": guest, "worker": self.worker, "until": until}
            for table, guest in sorted(guests)
        ]
        if rows:
            async with self.database.begin() as connection:
                await connection.execute(_HERE, rows)

    async def gone(self, table: str, guest: str) -> None:
        await self._forget(schema.presence.c.table_id == table, schema.presence.c.guest == guest)

    async def close(self) -> None:
        """Nobody is here any more."""
        await self._forget()

    async def tidy(self) -> None:
        """Forget what workers said that are gone."""
        async with self.database.begin() as connection:
            await connection.execute(
                delete(schema.presence).where(schema.presence.c.until < now() - LIFE)
            )

    async def _forget(self, *which: object) -> None:
        mine = schema.presence.c.worker == self.worker
        async with self.database.begin() as connection:
            await connection.execute(delete(schema.presence).where(mine, *which))  # type: ignore[arg-type]

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """The guests of each table who are connected to other workers."""
        column, found = schema.presence.c, defaultdict(set)
        query = select(column.table_id, column.guest).where(
            column.table_id.in_(tables), column.worker != self.worker, column.until >= now()
        )
        if tables:
            async with self.database.begin() as connection:
                for table, guest in await connection.execute(query):
                    found[table].add(guest)
        return {table: frozenset(guests) for table, guests in found.items()}
