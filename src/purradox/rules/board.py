"""The research board of a round: whose token stands where."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from purradox.rules.cards import COLOURS, Cell, Colour, replaced
from purradox.rules.errors import OutOfPlay
from purradox.rules.variant import Variant

NEUTRAL = -1
"""The owner of the tokens that two players start with: nobody."""


@dataclass(frozen=True, slots=True, repr=False)
class Board:
    """Tokens by colour and number; None where a space is free."""

    numbers: int
    tokens: tuple[int | None, ...]

    def __repr__(self) -> str:
        taken = sum(token is not None for token in self.tokens)
        return f"<Board: {taken} of {len(self.tokens)} spaces taken>"

    @classmethod
    def empty(cls, variant: Variant) -> Self:
        return cls(variant.numbers, (None,) * len(variant.cells))

    def __getitem__(self, cell: Cell) -> int | None:
        if not 1 <= cell.number <= self.numbers:
            raise OutOfPlay(cell)
        return self.tokens[cell.colour.index * self.numbers + cell.number - 1]

    def row(self, colour: Colour) -> tuple[int | None, ...]:
        """Tokens of one colour, from number 1 upwards."""
        start = colour.index * self.numbers
        return self.tokens[start : start + self.numbers]

    def placed(self, cell: Cell, owner: int) -> "Board":
        """The board after a token was put on a space (R4.4)."""
        at = cell.colour.index * self.numbers + cell.number - 1
        return Board(self.numbers, replaced(self.tokens, at, owner))

    def owned(self, owner: int) -> Iterator[Cell]:
        """The spaces where this owner's tokens stand."""
        for colour in COLOURS:
            for number, token in enumerate(self.row(colour), 1):
                if token == owner:
                    yield Cell(colour, number)


def with_neutral_tokens(board: Board, revealed: tuple[int, ...]) -> Board:
    """A revealed number takes its green space, a second copy yellow, a third blue (R3.1)."""
    for number in revealed:
        free = (
            cell
            for colour in (Colour.GREEN, Colour.YELLOW, Colour.BLUE)
            if board[cell := Cell(colour, number)] is None
        )
        board = board.placed(next(free), NEUTRAL)
    return board
