"""Who is there: counted in this process, and told to other workers where there are any."""

from collections.abc import Iterable

from sqlalchemy import delete, select, text

from purradox.host import schema
from purradox.host.database import Database
from purradox.host.journal import now
from purradox.host.live import Live

LIFE = 30_000
"""Milliseconds that a seat counts as taken without another word from its worker."""

_HERE = text(
    "INSERT INTO presence (table_id, seat, worker, until) VALUES (:table, :seat, :worker, :until) "
    "ON CONFLICT (table_id, seat, worker) DO UPDATE SET until = excluded.until"
)


class Presence:
    """Seats with somebody at them, over all workers."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database, self.worker = database, worker

    async def here(self, seats: Iterable[tuple[str, int]]) -> None:
        """These seats have a connection to this worker; to be said again within `LIFE`."""
        until = now() + LIFE
        rows = [
            {"table": table, "seat": seat, "worker": self.worker, "until": until}
            for table, seat in sorted(seats)
        ]
        if rows:
            async with self.database.begin() as connection:
                await connection.execute(_HERE, rows)

    async def gone(self, table: str, seat: int) -> None:
        await self._forget(schema.presence.c.table_id == table, schema.presence.c.seat == seat)

    async def close(self) -> None:
        """Nobody is here any more."""
        await self._forget()

    async def _forget(self, *which: object) -> None:
        mine = schema.presence.c.worker == self.worker
        async with self.database.begin() as connection:
            await connection.execute(delete(schema.presence).where(mine, *which))  # type: ignore[arg-type]

    async def elsewhere(self, live: Live) -> frozenset[int]:
        """The seats of a table whose people are connected to other workers."""
        column = schema.presence.c
        query = select(column.seat).where(
            column.table_id == live.table, column.worker != self.worker, column.until >= now()
        )
        async with self.database.begin() as connection:
            return frozenset((await connection.execute(query)).scalars())
