"""What guests answered to puzzles, and the ratings of both sides, which follow from it."""

from typing import Any

from sqlalchemy import Row, Table, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from purradox.host.environment import Clock, system_clock
from purradox.host.sql import schema
from purradox.host.sql.database import Database
from purradox.puzzles.attempts import Attempt, Counted, Rated, data_of, estimate, rated
from purradox.puzzles.glicko import NEWCOMER, Rating

attempts, ratings = schema.puzzle_attempts.c, schema.puzzle_ratings.c
_NEW = "INSERT INTO {} VALUES (:key, :value, :deviation, :volatility, 0) ON CONFLICT DO NOTHING"


class PuzzleAttempts:
    """The attempts of a server's guests."""

    def __init__(self, database: Database, clock: Clock = system_clock) -> None:
        self.database, self.clock = database, clock

    async def count(
        self, guest: str, puzzle: str, hardness: int, choice: str, *, solved: bool, spent: int
    ) -> Counted | None:
        """Rate a first answer; None where the guest has answered this puzzle before."""
        row = {"guest": guest, "puzzle": puzzle, "choice": choice, "solved": solved}
        row |= {"milliseconds": spent, "at": self.clock(), "rating": 0.0}
        try:
            async with self.database.begin() as connection:
                # First of all, as it also keeps others from writing to the same rows.
                await connection.execute(insert(schema.puzzle_attempts).values(row))
                return await self._rate(connection, guest, puzzle, hardness, solved=solved)
        except IntegrityError:
            return None

    async def _rate(
        self, connection: AsyncConnection, guest: str, puzzle: str, hardness: int, *, solved: bool
    ) -> Counted:
        hard = estimate(hardness).rating
        person = await _locked(connection, schema.puzzle_solvers, guest, NEWCOMER)
        problem = await _locked(connection, schema.puzzle_ratings, puzzle, hard)
        after, harder = rated(person, problem, solved=solved)
        await _keep(connection, schema.puzzle_solvers, guest, after)
        await _keep(connection, schema.puzzle_ratings, puzzle, harder)
        this = update(schema.puzzle_attempts).values(rating=after.rating.value)
        await connection.execute(this.where(attempts.guest == guest, attempts.puzzle == puzzle))
        return Counted(person.rating, after.rating, harder.rating)

    async def rating(self, guest: str) -> Rated:
        """How strong a guest is; a newcomer's where there is nothing to go by."""
        query = select(schema.puzzle_solvers).where(schema.puzzle_solvers.c.guest == guest)
        async with self.database.begin() as connection:
            found = (await connection.execute(query)).first()
        return Rated(NEWCOMER, 0) if found is None else _rated(found)

    async def corrected(self) -> dict[str, Rated]:
        """The puzzles that somebody has tried."""
        async with self.database.begin() as connection:
            found = (await connection.execute(select(schema.puzzle_ratings))).all()
        return {row.puzzle: _rated(row) for row in found}

    async def history(self, guest: str, most: int | None = None) -> list[Attempt]:
        """What a guest answered, the latest first."""
        columns = (attempts[name] for name in Attempt._fields)
        query = select(*columns).where(attempts.guest == guest)
        query = query.order_by(attempts.at.desc(), attempts.puzzle).limit(most)
        async with self.database.begin() as connection:
            return [Attempt(*row) for row in await connection.execute(query)]

    async def tried(self, guest: str) -> set[str]:
        """The puzzles that a guest has answered."""
        async with self.database.begin() as connection:
            found = select(attempts.puzzle).where(attempts.guest == guest)
            return set((await connection.execute(found)).scalars())

    async def data_of(self, guest: str) -> dict[str, Any]:
        """All of it, for the guest."""
        return data_of(await self.rating(guest), await self.history(guest))


def _rated(row: Row[Any]) -> Rated:
    return Rated(Rating(row.rating, row.deviation, row.volatility), row.attempts)


async def _locked(connection: AsyncConnection, table: Table, key: str, new: Rating) -> Rated:
    """A rating that nobody else changes until the end of this transaction."""
    await connection.execute(text(_NEW.format(table.name)), {"key": key, **new._asdict()})
    (column,) = table.primary_key
    query = select(table).where(column == key).with_for_update()
    return _rated((await connection.execute(query)).one())


async def _keep(connection: AsyncConnection, table: Table, key: str, rated: Rated) -> None:
    (column,) = table.primary_key
    rating = rated.rating
    values = {"rating": rating.value, "deviation": rating.deviation}
    values |= {"volatility": rating.volatility, "attempts": rated.attempts}
    await connection.execute(update(table).where(column == key).values(values))
