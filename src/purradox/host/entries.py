"""The lines of a table's log. They hold secrets: only the host reads them, and finished matches."""

import msgspec

from purradox.host.options import Options
from purradox.rules import Deal


class Line(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True, omit_defaults=True):
    """Something that happened at a table."""

    @property
    def decision(self) -> str | None:
        """The decision that this line settles: no two lines of a table settle the same."""
        return None


class Opened(Line, frozen=True):
    """A table was made."""

    options: Options
    host: str
    commitment: str
    awaited: tuple[str, ...] = ()
    """Who played the match before this one: with the last of them on a chair it begins."""


class Sat(Line, frozen=True):
    chair: int
    guest: str
    name: str
    program: bool = False


class Stood(Line, frozen=True):
    """A chair is free again; where its guest was the host, somebody else is from now on."""

    chair: int
    host: str = ""


class Renamed(Line, frozen=True):
    """A person who sits there has another name now."""

    seat: int
    name: str
    was: str


class Furnished(Line, frozen=True):
    """The host put a bot on a chair, or took it away."""

    chair: int
    bot: str | None


class Started(Line, frozen=True):
    """The match began; the chair `first` became seat 0, and so on clockwise."""

    first: int


class Shared(Line, frozen=True):
    """A seat added its share of chance to the deals to come."""

    seat: int
    value: str
    round: int

    @property
    def decision(self) -> str | None:
        return f"{self.round}.share.{self.seat}"


class Dealt(Line, frozen=True):
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


class Moved(Line, frozen=True):
    """A decision was made: by who sits there, or else by a bot for the `reason`."""

    what: str
    seat: int
    move: str
    reason: str = ""

    @property
    def decision(self) -> str | None:
        return self.what


class Left(Line, frozen=True):
    """A person went away for good; a bot plays on for the others."""

    seat: int


class Returned(Line, frozen=True):
    """Somebody who left, or for whom a stand-in was called, is there."""

    seat: int


class Closed(Line, frozen=True):
    """The last person at the table gave it up: nobody plays here any more."""

    seat: int


class Nudged(Line, frozen=True):
    """Those who wait for this seat remind it, by one of them."""

    seat: int
    by: int


class Called(Line, frozen=True):
    """One of those who wait called a stand-in: for this decision, or until the person is back."""

    seat: int
    by: int
    what: str
    stays: bool = False


class Talked(Line, frozen=True):
    seat: int
    phrase: str


class Rematched(Line, frozen=True):
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
    | Nudged
    | Called
    | Talked
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def encode(line: AnyLine) -> str:
    return _encoder.encode(line).decode()


def decode(body: str) -> AnyLine:
    return _decoder.decode(body)


def dealt(number: int, deal: Deal, *, given: bool = False) -> Dealt:
    """The line of a deal."""
    hands = tuple("".join(map(str, hand)) for hand in deal.hands)
    return Dealt(number, hands, "".join(map(str, deal.revealed)), given)
