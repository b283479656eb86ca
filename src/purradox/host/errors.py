"""What a host refuses, as values: a code and what a person needs to be told, without prose."""

from dataclasses import dataclass

from purradox.rules.errors import RuleError


class HostError(RuleError):
    """Something that cannot be done at this table. `code` names its sentence."""

    rule = ""
    status = 409
    """The HTTP status that says the same to a program."""


@dataclass(eq=False)
class NoSuchTable(HostError):
    """There is no table with this id."""

    table: str
    status = 404


@dataclass(eq=False)
class NotSeated(HostError):
    """Only somebody who sits at the table can do this."""

    status = 403


@dataclass(eq=False)
class NotHost(HostError):
    """Only who made the table can do this."""

    status = 403


@dataclass(eq=False)
class NotWatchable(HostError):
    """This table is not to be watched."""

    status = 403


@dataclass(eq=False)
class AlreadyStarted(HostError):
    """The match has begun."""


@dataclass(eq=False)
class NotStarted(HostError):
    """The match has not begun."""


@dataclass(eq=False)
class NotOver(HostError):
    """The match is not over yet."""


@dataclass(eq=False)
class AlreadySeated(HostError):
    """Somebody has a chair at this table already."""

    seat: int


@dataclass(eq=False)
class NoFreeChair(HostError):
    """Every chair is taken."""


@dataclass(eq=False)
class ChairTaken(HostError):
    """This chair is taken."""

    seat: int


@dataclass(eq=False)
class NoSuchChair(HostError):
    """There is no such chair at this table."""

    chair: int
    status = 422


@dataclass(eq=False)
class DecisionTaken(HostError):
    """This decision was made already, and otherwise."""

    decision: str


@dataclass(eq=False)
class DecisionNotDue(HostError):
    """This is not a decision that is yours to make now."""

    decision: str


@dataclass(eq=False)
class NotAMove(HostError):
    """This is not how a move is written."""

    text: str
    status = 422


@dataclass(eq=False)
class NoSuchPhrase(HostError):
    """Only the phrases that everybody can read are said here."""

    phrase: str
    status = 422


@dataclass(eq=False)
class BadEntropy(HostError):
    """A share of chance is 16 to 64 hexadecimal digits."""

    status = 422


@dataclass(eq=False)
class TooMuchEntropy(HostError):
    """A seat adds its share once for each round."""

    seat: int


@dataclass(eq=False)
class NoAids(HostError):
    """This table is played without aids."""

    status = 403


@dataclass(eq=False)
class BadOption(HostError):
    """An option of a table that does not fit."""

    option: str
    status = 422


@dataclass(eq=False)
class BadName(HostError):
    """A name has 1 to 30 characters."""

    most: int
    status = 422


@dataclass(eq=False)
class NoGuest(HostError):
    """Nobody we know."""

    status = 401


@dataclass(eq=False)
class BadCode(HostError):
    """A code that was never given, was used, or is too old."""

    status = 403


@dataclass(eq=False)
class TooManyTables(HostError):
    """So many unfinished tables may one guest have."""

    most: int
    status = 429
