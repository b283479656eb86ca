"""Colours, spaces and hands."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple, TypeVar


class Colour(Enum):
    """The four colours, in the order of the rows of the research board."""

    RED = "r"
    BLUE = "b"
    YELLOW = "y"
    GREEN = "g"

    index: int
    """The row, from 0."""

    def __init__(self, _letter: str) -> None:
        self.index = len(type(self).__members__)

    def __hash__(self) -> int:
        return self.index  # not of the name: sets of colours have the same order in every process

    def __repr__(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name.lower()


COLOURS = tuple(Colour)
TRUMP = Colour.RED


class Cell(NamedTuple):
    """A space of the research board: what a card becomes once its colour is declared."""

    colour: Colour
    number: int

    def __str__(self) -> str:
        return f"{self.number}{self.colour.value}"


SPACES = tuple(tuple(Cell(colour, number) for number in range(10)) for colour in COLOURS)
"""Every space by its colour's row and its number, made once; there is no number 0."""
_WRITTEN = {str(cell): cell for row in SPACES for cell in row[1:]}


def parse_cell(text: str) -> Cell:
    """Read a space as it is written in records: number, then colour letter."""
    try:
        return _WRITTEN[text]
    except KeyError:
        raise ValueError(
            f"a space is a number and a colour letter, like 5b, not {text!r}"
        ) from None


Hand = tuple[int, ...]
"""The numbers of the cards held, ascending; a card has no colour until it is played."""


def digits(numbers: Iterable[int]) -> str:
    """Numbers as they are written in records, without spaces: `1223344456`."""
    return "".join(map(str, numbers))


def without(hand: Hand, number: int) -> Hand:
    """The hand after one card of this number left it."""
    at = hand.index(number)
    return hand[:at] + hand[at + 1 :]


T = TypeVar("T")


def replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same values with one of them replaced."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)
