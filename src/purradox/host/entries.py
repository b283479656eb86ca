"""The lines of a table's log. They hold secrets: only the host reads them, and finished matches."""

import msgspec

from purradox.host.options import Options
from purradox.rules import Cell, Choice, Colour, Deal, Discard, Phase, Play, Predict
from purradox.rules.cards import parse_cell
from purradox.rules.table import DISCARD, OVER, PLAY


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


class Sat(Line, frozen=True):
    chair: int
    guest: str
    name: str
    program: bool = False


class Stood(Line, frozen=True):
    chair: int


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
    """A person went away for good; a bot plays on."""

    seat: int


class Returned(Line, frozen=True):
    seat: int


class Talked(Line, frozen=True):
    seat: int
    phrase: str


class Rematched(Line, frozen=True):
    table: str

    @property
    def decision(self) -> str | None:
        return "rematch"


AnyLine = (
    Opened
    | Sat
    | Stood
    | Furnished
    | Started
    | Shared
    | Dealt
    | Moved
    | Left
    | Returned
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


_CELLS = {
    f"{number}{colour.value}": Cell(colour, number) for colour in Colour for number in range(1, 10)
}


def parse_move(text: str, phase: Phase, seat: int) -> Choice:
    """A move as it is written; what a number means depends on the phase."""
    if phase is PLAY or phase is OVER or len(text) == 2:
        cell = _CELLS.get(text)
        return Play(seat, parse_cell(text) if cell is None else cell)
    if len(text) != 1 or text not in "0123456789":
        raise ValueError(text)
    kind = Discard if phase is DISCARD else Predict
    return kind(seat, int(text))


_TEXTS = {cell: text for text, cell in _CELLS.items()}


def move_text(move: Choice) -> str:
    if isinstance(move, Play):
        return _TEXTS[move.cell]
    return str(move.number if isinstance(move, Discard) else move.tricks)
