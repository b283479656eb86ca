"""A match as it is written down: plain data, the same for both formats, not yet checked."""

from dataclasses import dataclass

GAME = "Cat in the Box"
FORMAT = 1

UNKNOWN = "?"
"""A card that the writer of the record did not see."""
TURN = "#"
"""A paradox of the player whose turn it is; a checked record names the seat instead."""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round as written. What is None is not there."""

    deal: tuple[str, ...] | None = None
    revealed: str | None = None
    discard: tuple[int | str | None, ...] | None = None
    predict: tuple[int | None, ...] | None = None
    tricks: tuple[tuple[str, ...], ...] = ()
    paradox: int | str | None = None
    score: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A match as written, or what is left of one that stops early."""

    players: int
    board: str = "white"
    seats: tuple[str, ...] | None = None
    date: str | None = None
    rounds: tuple[RoundRecord, ...] = ()
    total: tuple[int, ...] | None = None

    def __repr__(self) -> str:
        total = "" if self.total is None else f", total {' '.join(map(str, self.total))}"
        about = f"{self.players} players, {self.board} board, {len(self.rounds)} rounds{total}"
        return f"<Record: {about}>"
