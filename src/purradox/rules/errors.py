"""Broken rules as values: the rule's number and what a person needs to be told, without prose."""

import re
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from purradox.rules.cards import Cell, Colour


class RuleError(ValueError):
    """Something that the rules do not allow. `code` names its sentence in the translations."""

    rule: str

    @cached_property
    def code(self) -> str:
        return re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()

    @property
    def details(self) -> dict[str, Any]:
        """What happened, field by field."""
        named = (field.name for field in fields(self))  # type: ignore[arg-type]
        return {name: getattr(self, name) for name in named if name != "rule"}

    def __str__(self) -> str:
        """The rule in English, and what happened; people are told in their own language."""
        known = ((name, value) for name, value in self.details.items() if value is not None)
        told = ", ".join(f"{name} {_plain(value)}" for name, value in known)
        sentence = (type(self).__doc__ or self.code).partition(".")[0]
        return f"{self.rule} {self.code}: {sentence}" + (f" ({told})" if told else "")


def _plain(value: object) -> str:
    return repr(value) if isinstance(value, str) else str(value)


@dataclass(eq=False)
class PlayerCount(RuleError):
    """There are setups for two to five players only."""

    players: int
    rule = "R1"


@dataclass(eq=False)
class LayoutRow(RuleError):
    """A board is white, violet or four rows like r123456: a colour letter and its numbers."""

    row: str
    rule = "R2.1"


@dataclass(eq=False)
class LayoutColours(RuleError):
    """A board has four rows, top to bottom red, blue, yellow and green."""

    rule = "R2.1"


@dataclass(eq=False)
class LayoutNumbers(RuleError):
    """Every row holds each number once, and all rows hold the same numbers."""

    colour: Colour
    columns: int
    rule = "R2.1"


@dataclass(eq=False)
class LayoutColumns(RuleError):
    """A board has as many columns as the printed one, or as there are numbers in play."""

    players: int
    columns: int
    expected: int
    rule = "R2.1"


class IllegalMove(RuleError):
    """A move that may not be made now."""

    legal: tuple[str, ...] = ()
    """The moves that would be possible, where a move was given as text."""

    def __str__(self) -> str:
        possible = f". Possible now: {' '.join(self.legal)}" if self.legal else ""
        return super().__str__() + possible


@dataclass(eq=False)
class NotAMove(IllegalMove):
    """A play is a number and a colour letter, like 5b; a discard or a prediction is a digit."""

    text: str
    rule: str


@dataclass(eq=False)
class NoSuchSeat(IllegalMove):
    """Seats are counted from 0."""

    seat: int
    rule = "R1"


@dataclass(eq=False)
class BadDeal(IllegalMove):
    """Every hand has its size, and no number is dealt more often than the deck holds it."""

    seat: int | None
    number: int | None
    rule = "R3.1"


@dataclass(eq=False)
class DealNotDue(IllegalMove):
    """Cards are dealt once, at the start of a round."""

    rule = "R3.1"


@dataclass(eq=False)
class DealDue(IllegalMove):
    """Nobody can move before the cards are dealt."""

    rule = "R3.1"


@dataclass(eq=False)
class MatchOver(IllegalMove):
    """A match has as many rounds as players."""

    rule = "R1.2"


@dataclass(eq=False)
class NotNow(IllegalMove):
    """This move belongs to another phase than the one the round is in."""

    phase: str
    rule: str


@dataclass(eq=False)
class AlreadyDiscarded(IllegalMove):
    """Every player sets one card aside, no more."""

    seat: int
    rule = "R3.2"


@dataclass(eq=False)
class NotYourTurn(IllegalMove):
    """Another seat is to act."""

    seat: int
    to_act: int
    rule: str


@dataclass(eq=False)
class NotInHand(IllegalMove):
    """This seat does not hold that card."""

    seat: int
    number: int
    rule: str


@dataclass(eq=False)
class NoSuchPrediction(IllegalMove):
    """That number of tricks is not on the player board."""

    tricks: int
    allowed: tuple[int, ...]
    rule = "R1.3"


@dataclass(eq=False)
class OutOfPlay(IllegalMove):
    """No card of this setup reaches that space."""

    cell: Cell
    rule = "R2.4"


@dataclass(eq=False)
class SpaceTaken(IllegalMove):
    """Each colour and number exists once. `owner` and `trick` are None for a neutral token."""

    cell: Cell
    owner: int | None
    trick: int | None
    rule = "R4.1"


@dataclass(eq=False)
class ColourLost(IllegalMove):
    """This seat gave the colour up when it did not follow, in the trick of that number."""

    colour: Colour
    trick: int
    rule = "R4.1"


@dataclass(eq=False)
class RedNotOpen(IllegalMove):
    """Red may not be led before a player's token stands in the red row."""

    rule = "R4.2"
