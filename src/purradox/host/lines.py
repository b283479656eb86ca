"""The lines of a table's log. They hold secrets: only the host reads them, and finished matches."""

import json
from dataclasses import dataclass

from purradox.host.codec import BadData, dump, from_data, to_data
from purradox.host.options import Options
from purradox.rules import Deal

LEFT, HOST, EXPIRED, OPERATOR = "left", "host", "expired", "operator"
"""Why a table is closed: its last person left, its host or whoever runs the server closed it, or
nobody came for too long."""
FORMAT = 3
"""Of the lines that are written now. The first line of a log says its format.

Up to 2, shares of chance were added without a commitment.
"""


class Line:
    """Something that happened at a table."""

    __slots__ = ()

    @property
    def decision(self) -> str | None:
        """The decision that this line settles: no two lines of a table settle the same."""
        return None


@dataclass(frozen=True, slots=True)
class Standing:
    """What one has won in a series: the guest, or the bot, of a chair."""

    who: str = ""
    """The id of a guest, or the spec of a bot."""
    won: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Series:
    """The matches before this one, each of which was the rematch of the one before."""

    matches: int
    key: str
    """Lets a screen in that shows the board where nobody may watch, for the whole series."""
    standings: tuple[Standing, ...]
    """By chair."""


@dataclass(frozen=True, slots=True)
class Opened(Line):
    """A table was made. With the lines after it, this is all that there is to know of it."""

    options: Options
    host: str
    commitment: str
    awaited: tuple[str, ...] = ()
    """Who played the match before this one: with the last of them on a chair it begins."""
    format: int = 1
    board: str = ""
    """The rows of the board, top to bottom: a printed order that is corrected changes no match."""
    seed: str = ""
    """What the deals are derived from, as hexadecimal digits."""
    series: Series | None = None


@dataclass(frozen=True, slots=True)
class Sat(Line):
    """Somebody takes a chair; in a match one that was offered, with all that belongs to it."""

    chair: int
    guest: str
    name: str
    program: bool = False
    was: str = ""
    """In a match: the name of who had the seat."""
    commitment: str = ""
    """To the share of chance of who sits down; empty for none."""


@dataclass(frozen=True, slots=True)
class Stood(Line):
    """A chair is free again; where its guest was the host, somebody else is from now on."""

    chair: int
    host: str = ""


@dataclass(frozen=True, slots=True)
class Renamed(Line):
    """A person who sits there has another name now."""

    seat: int
    name: str
    was: str


@dataclass(frozen=True, slots=True)
class Furnished(Line):
    """The host put a bot on a chair, or took it away."""

    chair: int
    bot: str | None


@dataclass(frozen=True, slots=True)
class Started(Line):
    """The match began; the chair `first` became seat 0, and so on clockwise."""

    first: int


@dataclass(frozen=True, slots=True)
class Shared(Line):
    """A seat revealed its share of chance, which counts from this round on."""

    seat: int
    value: str
    round: int

    @property
    def decision(self) -> str | None:
        return f"{self.round}.share.{self.seat}"


@dataclass(frozen=True, slots=True)
class Dealt(Line):
    """Cards were dealt; `given` by a record from which the table goes on, not by the seed."""

    round: int
    hands: tuple[str, ...]
    revealed: str = ""
    given: bool = False

    @property
    def decision(self) -> str | None:
        return f"{self.round}.deal"

    @property
    def deal(self) -> Deal:
        return Deal(
            tuple(tuple(map(int, hand)) for hand in self.hands), tuple(map(int, self.revealed))
        )


@dataclass(frozen=True, slots=True)
class Moved(Line):
    """A decision was made: by who sits there, or else by a bot for the `reason`."""

    what: str
    seat: int
    move: str
    reason: str = ""

    @property
    def decision(self) -> str | None:
        return self.what


@dataclass(frozen=True, slots=True)
class Left(Line):
    """A person went away for good; a bot plays on, and where they were the host, another is."""

    seat: int
    host: str = ""


@dataclass(frozen=True, slots=True)
class Returned(Line):
    """Somebody who left, or for whom a stand-in was called, is there."""

    seat: int


@dataclass(frozen=True, slots=True)
class Closed(Line):
    """Nobody plays here any more."""

    seat: int | None = None
    """Whose doing it was, or who was the last one to go."""
    reason: str = LEFT
    """`left` when the last person gave it up, or one of `HOST`, `EXPIRED` and `OPERATOR`."""


@dataclass(frozen=True, slots=True)
class Removed(Line):
    """A person was taken off a chair by `HOST` or `OPERATOR`; in a match a bot has it then.

    Where they were the host, somebody else is from now on.
    """

    seat: int
    was: str
    by: str
    host: str = ""


@dataclass(frozen=True, slots=True)
class HostChanged(Line):
    """The host made the person on another seat the host."""

    seat: int


@dataclass(frozen=True, slots=True)
class Offered(Line):
    """Whoever comes may take over this seat, for which a bot plays."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Nudged(Line):
    """Those who wait for this seat remind it, by one of them."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Called(Line):
    """One of those who wait called a stand-in: for this decision, or until the person is back."""

    seat: int
    by: int
    what: str
    stays: bool = False


@dataclass(frozen=True, slots=True)
class Talked(Line):
    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class Erased(Line):
    """Something was said here, and is forgotten since the match is over."""


@dataclass(frozen=True, slots=True)
class Rematched(Line):
    """A table was made to play again; another one where the `turn`s before were closed."""

    table: str
    turn: int = 0

    @property
    def decision(self) -> str | None:
        return f"rematch.{self.turn}" if self.turn else "rematch"


AnyLine = (
    Opened
    | Sat
    | Stood
    | Renamed
    | Furnished
    | Started
    | Shared
    | Dealt
    | Moved
    | Left
    | Returned
    | Closed
    | Removed
    | HostChanged
    | Offered
    | Nudged
    | Called
    | Talked
    | Erased
    | Rematched
)

_KINDS: dict[str, type[AnyLine]] = {
    kind.__name__.lower(): kind
    for kind in (
        *(Opened, Sat, Stood, Renamed, Furnished, Started, Shared, Dealt, Moved, Left, Returned),
        *(Closed, Removed, HostChanged, Offered, Nudged, Called, Talked, Erased, Rematched),
    )
}


_NAMES = {kind: name for name, kind in _KINDS.items()}


def encode(line: AnyLine) -> str:
    return dump({"kind": _NAMES[type(line)], **to_data(line)})


def decode(body: str) -> AnyLine:
    """A line of a log, or `BadData`."""
    try:
        data = json.loads(body)
    except ValueError as error:
        raise BadData("no JSON") from error
    kind = _KINDS.get(data.get("kind", "")) if isinstance(data, dict) else None
    if kind is None:
        raise BadData("no such kind of line")
    line = from_data(kind, data)
    if isinstance(line, Opened) and line.format > FORMAT:
        raise BadData(f"format {line.format} is newer than {FORMAT}")
    return line


def dealt(number: int, deal: Deal, *, given: bool = False) -> Dealt:
    """The line of a deal."""
    hands = tuple("".join(map(str, hand)) for hand in deal.hands)
    return Dealt(number, hands, "".join(map(str, deal.revealed)), given)
