"""Setup for each number of players (R1) and the layouts of the research board (R2)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property

from purradox.rules.cards import Cell, Colour
from purradox.rules.errors import (
    LayoutColours,
    LayoutColumns,
    LayoutNumbers,
    LayoutRow,
    PlayerCount,
)

COPIES = 5
"""Cards of each number in the deck."""


@dataclass(frozen=True, repr=False)
class Layout:
    """The printed research board: for each row its colour and the order of its numbers (R2.1)."""

    rows: tuple[tuple[Colour, tuple[int, ...]], ...]

    def __post_init__(self) -> None:
        if [colour for colour, _ in self.rows] != list(Colour):
            raise LayoutColours
        columns = len(self.rows[0][1])
        for colour, numbers in self.rows:
            if sorted(numbers) != list(range(1, columns + 1)):
                raise LayoutNumbers(colour, columns)

    @property
    def columns(self) -> int:
        return len(self.rows[0][1])

    @cached_property
    def neighbours(self) -> Mapping[Cell, tuple[Cell, ...]]:
        """The spaces that share a side with each space; position counts, not number (R2.1)."""
        at = {
            (y, x): Cell(colour, number)
            for y, (colour, numbers) in enumerate(self.rows)
            for x, number in enumerate(numbers)
        }
        return {
            cell: tuple(
                at[beside]
                for beside in ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x))
                if beside in at
            )
            for (y, x), cell in at.items()
        }

    def __repr__(self) -> str:
        return f"parse_layout({str(self)!r})"

    def __str__(self) -> str:
        return " ".join(colour.value + "".join(map(str, numbers)) for colour, numbers in self.rows)


def parse_layout(text: str) -> Layout:
    """Read four rows, top to bottom, such as `r123456 b345612 y561234 g123456`."""
    rows = []
    for word in text.split():
        if word[0] not in "rbyg" or not word[1:].isdecimal() or not word.isascii():
            raise LayoutRow(word[:40])
        rows.append((Colour(word[0]), tuple(map(int, word[1:]))))
    return Layout(tuple(rows))


def white(columns: int) -> Layout:
    """The white side: every row in order (R2.2)."""
    return Layout(tuple((colour, tuple(range(1, columns + 1))) for colour in Colour))


def violet(columns: int) -> Layout:
    """The violet side, PROVISIONAL (R2.3): each row starts two numbers after the one above."""
    return Layout(
        tuple(
            (colour, tuple((2 * y + x) % columns + 1 for x in range(columns)))
            for y, colour in enumerate(Colour)
        )
    )


BOARDS = {"white": white, "violet": violet}
PROVISIONAL = frozenset({"violet"})
"""Boards whose printed order is not known for certain; say so wherever a person sees one."""


@dataclass(frozen=True, repr=False)
class Variant:
    """One row of the setup table (R1), with the board it is played on."""

    players: int
    numbers: int
    dealt: int
    predictions: tuple[int, ...]
    layout: Layout
    revealed: int = 0
    copies: int = COPIES
    bonus_up_to: int | None = None
    """Where nobody predicts: the most tricks that still earn the bonus (R6.2)."""

    @property
    def tricks(self) -> int:
        """One card is set aside before the first trick and one is left after the last."""
        return self.dealt - 2

    @property
    def rounds(self) -> int:
        return self.players

    @property
    def deck(self) -> int:
        return self.numbers * self.copies

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The spaces in play, row by row in the order of the colours."""
        return tuple(
            Cell(colour, number) for colour in Colour for number in range(1, self.numbers + 1)
        )

    @property
    def board_name(self) -> str:
        """`white`, `violet`, or the rows of a board given as data."""
        for name, side in BOARDS.items():
            if self.layout == side(PRINTED_COLUMNS.get(self.players, 0)):
                return name
        return str(self.layout)

    @property
    def printed(self) -> bool:
        """Whether the rulebook has this setup, on whatever board."""
        return self.players in PLAYERS and self == replace(
            variant(self.players), layout=self.layout
        )

    def __repr__(self) -> str:
        if self.printed:
            return f"variant({self.players}, {self.board_name!r})"
        shown = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self))
        return f"Variant({shown})"


PRINTED_COLUMNS = {2: 6, 3: 6, 4: 9, 5: 9}

_SETUP: dict[int, tuple[int, int, tuple[int, ...], int, int | None]] = {
    # numbers, dealt, predictions, revealed, most tricks for a bonus
    2: (5, 10, (), 3, 4),
    3: (6, 10, (1, 3, 4), 0, None),
    4: (8, 10, (1, 2, 3), 0, None),
    5: (9, 9, (1, 2, 3), 0, None),
}

PLAYERS = tuple(_SETUP)


def variant(players: int, board: str | Layout = "white") -> Variant:
    """The setup for 2 to 5 players on `white`, `violet`, or a board given as four rows."""
    if not isinstance(players, int):
        raise TypeError(f"players is a whole number from 2 to 5, not {players!r}")
    if players not in _SETUP:
        raise PlayerCount(players)
    numbers, dealt, predictions, revealed, bonus_up_to = _SETUP[players]
    columns = PRINTED_COLUMNS[players]
    if isinstance(board, str):
        board = BOARDS[board](columns) if board in BOARDS else parse_layout(board)
    elif not isinstance(board, Layout):
        raise TypeError(f"board is white, violet or four rows like r123456, not {board!r}")
    if board.columns not in (numbers, columns):
        raise LayoutColumns(players, board.columns, columns)
    return Variant(players, numbers, dealt, predictions, board, revealed, COPIES, bonus_up_to)
