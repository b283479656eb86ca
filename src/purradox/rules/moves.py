"""What can be done in a round. Frozen values, each of its own type.

`str(move)` is the move as records write it: `5b`, or a digit for a discard or a prediction.
"""

import itertools
from dataclasses import dataclass
from random import Random

from purradox.rules.cards import Cell, Hand, digits
from purradox.rules.variant import Variant


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """Every hand, and with two players the cards turned up, in that order (R3.1)."""

    hands: tuple[Hand, ...]
    revealed: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return f"<Deal: {self}>"

    def __str__(self) -> str:
        hands = " ".join(map(digits, self.hands))
        return f"{hands} | {digits(self.revealed)}" if self.revealed else hands


@dataclass(frozen=True, slots=True)
class Discard:
    """Set one card aside, face down (R3.2)."""

    seat: int
    number: int

    def __str__(self) -> str:
        return str(self.number)


@dataclass(frozen=True, slots=True)
class Predict:
    """Say how many tricks this seat will win (R3.3)."""

    seat: int
    tricks: int

    def __str__(self) -> str:
        return str(self.tricks)


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card and declare its colour (R4.1)."""

    seat: int
    cell: Cell

    def __str__(self) -> str:
        return str(self.cell)


Move = Deal | Discard | Predict | Play
Choice = Discard | Predict | Play
"""A move that a seat chooses; a deal is nobody's choice."""


def shuffled(variant: Variant, random: Random) -> Deal:
    """A deal drawn from the given random source."""
    deck = [number for number in range(1, variant.numbers + 1) for _ in range(variant.copies)]
    random.shuffle(deck)
    ends = [seat * variant.dealt for seat in range(variant.players + 1)]
    hands = tuple(tuple(sorted(deck[start:end])) for start, end in itertools.pairwise(ends))
    return Deal(hands, tuple(deck[ends[-1] : ends[-1] + variant.revealed]))
