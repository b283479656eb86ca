"""What can be wrong with a record, beside a broken rule of the game."""

from dataclasses import dataclass
from typing import Any

from purradox.rules.cards import Cell
from purradox.rules.errors import RuleError


class BadRecord(Exception):
    """A record that cannot be accepted: what is wrong, and where it is written."""

    def __init__(
        self, problem: RuleError, line: int, column: int, names: tuple[str, ...] | None = None
    ) -> None:
        super().__init__(problem, line, column, names)
        self.problem, self.line, self.column, self.names = problem, line, column, names

    @property
    def rule(self) -> str:
        """The number of the broken rule, or `format`."""
        return self.problem.rule

    @property
    def code(self) -> str:
        return self.problem.code

    @property
    def details(self) -> dict[str, Any]:
        return self.problem.details

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.problem}"


class FormatError(RuleError):
    """Badly written, whatever the game."""

    rule = "format"


@dataclass(eq=False)
class NoRecord(FormatError):
    """Nothing is written here."""


@dataclass(eq=False)
class RecordTooLong(FormatError):
    """No match is that long: this is something else."""

    limit: int


@dataclass(eq=False)
class NotUtf8(FormatError):
    """Bytes that are not UTF-8."""


@dataclass(eq=False)
class UnclosedComment(FormatError):
    """A `{` without its `}`."""


@dataclass(eq=False)
class Unexpected(FormatError):
    """Something that does not belong where it stands. `expected` is written as in a record."""

    found: str
    expected: str


@dataclass(eq=False)
class CutShort(FormatError):
    """The record stops inside something."""

    expected: str


@dataclass(eq=False)
class Missing(FormatError):
    """A part that every record has."""

    name: str


@dataclass(eq=False)
class UnknownName(FormatError):
    """A header or a key that means nothing here."""

    name: str


@dataclass(eq=False)
class Repeated(FormatError):
    """A header or a key that is there twice."""

    name: str


@dataclass(eq=False)
class WrongValue(FormatError):
    """A value of another kind than its name asks for."""

    name: str
    expected: str


@dataclass(eq=False)
class WrongCount(FormatError):
    """Too many or too few of something."""

    name: str
    expected: int
    found: int


@dataclass(eq=False)
class TooDeep(FormatError):
    """JSON inside JSON, further than any record goes."""


@dataclass(eq=False)
class NoSuchCard(RuleError):
    """A number that is on no card of this setup."""

    number: int
    highest: int
    rule = "R1"


@dataclass(eq=False)
class RevealMissing(RuleError):
    """Two players: three cards are turned up."""

    rule = "R3.1"


@dataclass(eq=False)
class NothingRevealed(RuleError):
    """Three players and more: every card is dealt, none is turned up."""

    rule = "R3.1"


@dataclass(eq=False)
class NoFittingDeal(RuleError):
    """Whatever the unknown cards are, they cannot be what the round says of them."""

    rule = "R3.1"


@dataclass(eq=False)
class NobodyPredicts(RuleError):
    """Two players do not predict."""

    rule = "R3.3"


@dataclass(eq=False)
class TrickNotFinished(RuleError):
    """Everybody plays one card to a trick before the next one begins."""

    trick: int
    rule = "R4"


@dataclass(eq=False)
class RoundNotOver(RuleError):
    """Something that comes after a round, in a round that is still going on."""

    round: int
    rule = "R5"


@dataclass(eq=False)
class ParadoxMissing(RuleError):
    """A seat is in a paradox, and the record goes on without saying so."""

    seat: int
    rule = "R5.2"


@dataclass(eq=False)
class NoParadox(RuleError):
    """A seat that has, or had, a legal play."""

    seat: int
    cell: Cell
    rule = "R5.2"


@dataclass(eq=False)
class OthersParadox(RuleError):
    """A paradox of a seat whose turn it is not."""

    seat: int
    to_act: int
    rule = "R5.2"


@dataclass(eq=False)
class ScoreMissing(RuleError):
    """A round that is over and has no score, though the record goes on."""

    round: int
    rule = "R6"


@dataclass(eq=False)
class WrongScore(RuleError):
    """Not what the rules give for the round."""

    seat: int
    written: int
    right: int
    rule = "R6"


@dataclass(eq=False)
class MatchNotOver(RuleError):
    """A total before the last round is over."""

    rounds: int
    rule = "R1.2"


@dataclass(eq=False)
class WrongTotal(RuleError):
    """Not the sum of the seat's scores."""

    seat: int
    written: int
    right: int
    rule = "R6.4"
