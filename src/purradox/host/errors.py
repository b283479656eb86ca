"""What a host refuses, as values: a code and what a person needs to be told, without prose."""

from dataclasses import dataclass
from typing import dataclass_transform

from purradox.rules.errors import RuleError


@dataclass_transform(eq_default=False)
class HostError(RuleError):
    """Something that cannot be done at this table. `code` names its sentence.

    Each kind is a dataclass of what a person needs to be told.
    """

    rule = ""
    status = 409
    """The HTTP status that says the same to a program."""

    def __init_subclass__(cls) -> None:
        dataclass(eq=False)(cls)


class NoSuchTable(HostError):
    """There is no table with this id."""

    table: str
    status = 404


class BrokenTable(HostError):
    """The log of this table cannot be read; the log of the server says why."""

    table: str
    status = 503


class NotSeated(HostError):
    """Only somebody who sits at the table can do this."""

    status = 403


class NotHost(HostError):
    """Only who made the table can do this."""

    status = 403


class WasRemoved(HostError):
    """Somebody who was taken off a chair does not sit at this table again."""

    status = 403


class NotVacant(HostError):
    """Only a seat that a bot plays for somebody can be offered and taken over."""

    seat: int


class OthersPlay(HostError):
    """A match that others play is left, and not closed."""


class NotWatchable(HostError):
    """This table is not to be watched."""

    status = 403


class AlreadyStarted(HostError):
    """The match has begun."""


class NotStarted(HostError):
    """The match has not begun."""


class NotOver(HostError):
    """The match is not over yet."""


class AlreadySeated(HostError):
    """Somebody has a chair at this table already."""

    seat: int


class NoFreeChair(HostError):
    """Every chair is taken."""


class ChairTaken(HostError):
    """This chair is taken."""

    seat: int


class NoSuchChair(HostError):
    """There is no such chair at this table."""

    chair: int
    status = 422


class DecisionTaken(HostError):
    """This decision was made already, and otherwise."""

    decision: str


class DecisionNotDue(HostError):
    """This is not a decision that is yours to make now."""

    decision: str


class NotWaitedFor(HostError):
    """Nobody waits for this seat, or not who asks."""

    seat: int


class TooEarly(HostError):
    """Waiting players may nudge or call a stand-in only after `seconds` more seconds."""

    seat: int
    seconds: float


class NoSuchPhrase(HostError):
    """Only the phrases that everybody can read are said here."""

    phrase: str
    status = 422


class BadCommitment(HostError):
    """A commitment to a share is 64 hexadecimal digits in lower case."""

    status = 422


class NothingToReveal(HostError):
    """Who sat down without a commitment has no share in the deals."""


class WrongShare(HostError):
    """A share is not the one that was committed to."""

    status = 422


class RevealedTooLate(HostError):
    """The cards are dealt, without this share."""


class NoAids(HostError):
    """This table is played without aids."""

    status = 403


class BadOption(HostError):
    """An option of a table that does not fit."""

    option: str
    status = 422


class BotMissingPart(HostError):
    """A bot that cannot play here, as a library that it needs is not installed."""

    bot: str
    part: str
    command: str


class BotNotOffered(HostError):
    """A bot that this server does not let sit down, or not any more."""

    bot: str
    status = 422


class BadName(HostError):
    """A name has 1 to 30 characters."""

    most: int
    status = 422


class NoGuest(HostError):
    """Nobody we know."""

    status = 401


class BadCode(HostError):
    """A code that was never given, was used, or is too old."""

    status = 403


class BadWords(HostError):
    """Recovery words that cannot be right: word number `word`, or with 0 all of them together."""

    word: int
    count: int
    status = 422


class UnknownWords(HostError):
    """Recovery words that nobody has: they were replaced, or are of another server."""

    status = 403


class LoggedOut(HostError):
    """Somebody has logged this device out."""

    status = 401


class Kicked(HostError):
    """Whoever runs the server has ended the connections of this guest."""

    status = 403


class Banned(HostError):
    """Whoever runs the server has banned this guest or address: for `days` more, or 0 for ever."""

    days: int
    status = 403


class NoSuchDevice(HostError):
    """None of the devices of who asks."""

    status = 404


class TooManyTables(HostError):
    """So many unfinished tables may one guest have."""

    most: int
    status = 429


class NoSuchDay(HostError):
    """Not a date, or one that has no daily deal."""

    day: str
    status = 404


class DayNotBegun(HostError):
    """A day that has not begun anywhere on earth."""

    day: str


class DayNotNow(HostError):
    """A date that somebody's device shows, and that is today nowhere on earth."""

    day: str
    status = 422
