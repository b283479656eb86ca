"""What people answered to puzzles, and the ratings of both sides, which follow from it."""

from random import Random
from typing import Any, NamedTuple, Protocol

from purradox.puzzles.glicko import NEWCOMER, Rating, contest
from purradox.puzzles.puzzle import lines

PUZZLE_DEVIATION = 200.0
"""How sure the difficulty of a puzzle is that only bots have tried."""
NEAREST = 30
"""The next puzzle is drawn from so many whose ratings are nearest to one's own."""


class Attempt(NamedTuple):
    """An answer of a guest; the rating is theirs after it."""

    puzzle: str
    choice: str
    solved: bool
    milliseconds: int
    at: int
    rating: float


class Rated(NamedTuple):
    """A rating, and how many attempts made it."""

    rating: Rating
    attempts: int


class Counted(NamedTuple):
    """What an attempt changed: the guest's rating before and after it, and the puzzle's."""

    before: Rating
    after: Rating
    puzzle: Rating


class Attempts(Protocol):
    """The attempts of all guests."""

    async def count(
        self, guest: str, puzzle: str, hardness: int, choice: str, *, solved: bool, spent: int
    ) -> Counted | None:
        """Rate a first answer; None where the guest has answered this puzzle before."""

    async def rating(self, guest: str) -> Rated:
        """How strong a guest is; a newcomer's where there is nothing to go by."""

    async def corrected(self) -> dict[str, Rated]:
        """The puzzles that somebody has tried."""

    async def history(self, guest: str, most: int | None = None) -> list[Attempt]:
        """What a guest answered, the latest first."""

    async def tried(self, guest: str) -> set[str]:
        """The puzzles that a guest has answered."""


def rated(person: Rated, problem: Rated, *, solved: bool) -> tuple[Rated, Rated]:
    """Both sides after an attempt."""
    after, harder = contest(person.rating, problem.rating, won=solved)
    return Rated(after, person.attempts + 1), Rated(harder, problem.attempts + 1)


def estimate(hardness: int) -> Rated:
    """The rating of a puzzle that nobody has tried."""
    return Rated(Rating(float(hardness), PUZZLE_DEVIATION), 0)


def data_of(rated: Rated, history: list[Attempt]) -> dict[str, Any]:
    """All that there is of a guest, for the guest."""
    return {
        "rating": rated.rating._asdict() if rated.attempts else None,
        "attempts": [one._asdict() for one in history],
    }


async def next_puzzle(attempts: Attempts, guest: str | None, kind: str | None, besides: str) -> str:
    """A puzzle near somebody's rating that they have not answered, as long as there is one."""
    known = lines()
    tried = set() if guest is None else await attempts.tried(guest)
    corrected = await attempts.corrected()
    mine = (NEWCOMER if guest is None else (await attempts.rating(guest)).rating).value

    def apart(id_: str) -> float:
        rating = corrected[id_].rating.value if id_ in corrected else known[id_]["rating"]
        return abs(float(rating) - mine)

    of_kind = [one for one in known if kind in (None, known[one]["kind"])]
    left = [one for one in of_kind if one not in {*tried, besides}] or of_kind
    drawn = Random(f"{guest} {len(tried)} {besides}")
    return drawn.choice(sorted(left, key=apart)[:NEAREST])
