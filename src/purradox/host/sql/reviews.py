"""Reviews of matches that were finished once: they open at once for whoever has the same record."""

from collections.abc import Collection, Iterator

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from purradox.host.environment import Clock, system_clock
from purradox.host.reviews import KeptReview
from purradox.host.sql import schema
from purradox.host.sql.database import Database

MOST = 1000
MOST_BYTES = 64_000_000
"""Where there are more, the oldest are dropped."""


AT_ONCE = 500
"""Keys in one query."""


def batched(keys: Collection[str]) -> Iterator[list[str]]:
    every = list(keys)
    for at in range(0, len(every), AT_ONCE):
        yield every[at : at + AT_ONCE]


class KeptReviews:
    """Reviews by the hash of what was reviewed and how."""

    def __init__(self, database: Database, clock: Clock = system_clock) -> None:
        self.database, self.clock = database, clock

    async def find(self, key: str) -> KeptReview | None:
        rows = schema.reviews.c
        async with self.database.begin() as connection:
            query = select(rows.summary, rows.body).where(rows.key == key)
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else KeptReview(*found)

    async def summary(self, key: str) -> str | None:
        rows = schema.reviews.c
        async with self.database.begin() as connection:
            query = select(rows.summary).where(rows.key == key)
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def summaries(self, keys: Collection[str]) -> dict[str, str]:
        """Those that are kept of many."""
        rows, found = schema.reviews.c, dict[str, str]()
        for some in batched(keys):
            query = select(rows.key, rows.summary).where(rows.key.in_(some))
            async with self.database.begin() as connection:
                found |= dict((await connection.execute(query)).all())
        return found

    async def keep(self, key: str, review: KeptReview) -> None:
        """Keep a review; whoever was first has kept the same."""
        row = {"key": key, "created": self.clock(), "size": len(review.body), **review._asdict()}
        try:
            async with self.database.begin() as connection:
                await connection.execute(insert(schema.reviews).values(row))
        except IntegrityError:
            return
        await self._make_room()

    async def _make_room(self) -> None:
        rows, room, spare = schema.reviews.c, MOST_BYTES, []
        async with self.database.begin() as connection:
            query = select(rows.key, rows.size).order_by(rows.created.desc(), rows.key)
            for place, (key, size) in enumerate(await connection.execute(query)):
                room -= size
                if place >= MOST or (place and room < 0):
                    spare.append(key)
            if spare:
                await connection.execute(delete(schema.reviews).where(rows.key.in_(spare)))
