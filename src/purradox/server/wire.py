"""What goes over a socket, message by message. `docs/protocol.md` says what each one means.

No type here can hold a deal, or a hand that is not the receiver's own.
"""

from typing import Any, Literal

import msgspec

from purradox.host import Options

PROTOCOL = 1

Letter = Literal["r", "b", "y", "g"]
Cell = str
"""A number and a colour letter: `5b`."""


class Message(msgspec.Struct, tag_field="type", omit_defaults=True, frozen=True):
    """Anything that goes over the wire."""


class Question(Message, forbid_unknown_fields=True, frozen=True):
    """What a client may send; a field that nobody knows is refused."""


# What a client sends.


class Watch(Question, tag="watch", frozen=True):
    """Send me this table from now on; `after` is the last number that I have seen."""

    table: str
    after: int = 0


class Unwatch(Question, tag="unwatch", frozen=True):
    table: str


class Move(Question, tag="move", frozen=True):
    """My answer to a decision: `5b` for a play, `4` for a discard or a prediction."""

    table: str
    decision: str
    move: str


class Why(Question, tag="why", frozen=True):
    """Why may I not make this move?"""

    table: str
    move: str


class Talk(Question, tag="talk", frozen=True):
    """One of the phrases that everybody can read in their own language."""

    table: str
    phrase: str


class Entropy(Question, tag="entropy", frozen=True):
    """My share of chance in the deals to come: 16 to 64 hexadecimal digits."""

    table: str
    value: str


class Hint(Question, tag="hint", frozen=True):
    """What would a bot do in my place? Only where the table allows aids."""

    table: str


class Ping(Question, tag="ping", frozen=True):
    pass


ClientMessage = Watch | Unwatch | Move | Why | Talk | Entropy | Hint | Ping


# Parts of what the server sends.


class Setup(msgspec.Struct, frozen=True):
    """What does not change during a match."""

    players: int
    numbers: int
    dealt: int
    tricks: int
    rounds: int
    predictions: tuple[int, ...]
    bonus_up_to: int | None
    """With two players: the most tricks that still earn the bonus."""
    board: str
    rows: tuple[str, ...]
    """Top to bottom, a colour letter and its numbers from left to right: `r123456`."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    kind: Literal["open", "person", "bot", "program"]
    """A `program` is somebody's bot, playing from elsewhere."""
    name: str = ""
    level: str = ""
    """Which of our bots sits there."""
    present: bool = False
    played_by_bot: bool = False
    """A person has left, and a bot plays this chair until they come back."""


class TrickPlays(msgspec.Struct, frozen=True):
    plays: tuple[tuple[int, Cell], ...]
    """Seat and space, in order of play."""
    winner: int


class ScorePart(msgspec.Struct, frozen=True):
    tricks: int
    """Points for tricks; negative after a paradox."""
    group: tuple[Cell, ...]
    """The group that earned the bonus, one point for each space."""
    total: int


class Round(msgspec.Struct, frozen=True):
    """The table of a round: all that lies face up."""

    round: int
    first: int
    phase: Literal["discard", "predict", "play", "over"]
    to_act: tuple[int, ...]
    leader: int
    led: Letter | None
    tokens: tuple[int | None, ...]
    """Red 1, red 2, … blue 1, …: whose token stands there; -1 is neutral, null is free."""
    cards: tuple[int, ...]
    """How many cards each seat holds."""
    discarded: tuple[bool, ...]
    predictions: tuple[int | None, ...]
    lost: tuple[str, ...]
    """For each seat the letters of the colours that it has given up."""
    won: tuple[int, ...]
    trick: tuple[tuple[int, Cell], ...]
    tricks: tuple[TrickPlays, ...]
    revealed: tuple[int, ...]
    paradox: int | None
    shown: tuple[int, ...]
    """The hand that a paradox laid open."""
    scores: tuple[ScorePart, ...]
    """Empty until the round is over."""
    past: tuple[tuple[int, ...], ...]
    """The scores of the rounds before this one."""
    totals: tuple[int, ...]
    """With this round's, once it is over."""


class You(msgspec.Struct, frozen=True):
    """What only you can see."""

    seat: int
    hand: tuple[int, ...]
    discard: int | None
    decision: str | None
    """The name of the decision that is yours to make now."""
    legal: tuple[str, ...]


# What happened, in the order in which it happened.


class Event(msgspec.Struct, tag_field="event", frozen=True, omit_defaults=True):
    pass


class Sat(Event, tag="sat", frozen=True):
    seat: int
    name: str


class Stood(Event, tag="stood", frozen=True):
    """A chair is free again, before the match began."""

    seat: int


class Left(Event, tag="left", frozen=True):
    seat: int


class Returned(Event, tag="returned", frozen=True):
    seat: int


class Started(Event, tag="started", frozen=True):
    commitment: str


class Contributed(Event, tag="contributed", frozen=True):
    """A seat added its share of chance."""

    seat: int
    value: str


class Forfeited(Event, tag="forfeited", frozen=True):
    """A move was made for this seat by a bot: its own failed, or its time was up."""

    seat: int
    reason: str


class Talked(Event, tag="talked", frozen=True):
    seat: int
    phrase: str


class Dealt(Event, tag="dealt", frozen=True):
    round: int
    first: int
    revealed: tuple[int, ...] = ()
    neutral: tuple[Cell, ...] = ()


class Discarded(Event, tag="discarded", frozen=True):
    seat: int


class Predicted(Event, tag="predicted", frozen=True):
    seat: int
    tricks: int


class Played(Event, tag="played", frozen=True):
    seat: int
    cell: Cell


class GaveUp(Event, tag="gave_up", frozen=True):
    seat: int
    colour: Letter


class TrickWon(Event, tag="trick_won", frozen=True):
    seat: int
    trick: int


class ParadoxFound(Event, tag="paradox", frozen=True):
    seat: int
    hand: tuple[int, ...]


class RoundEnded(Event, tag="round_ended", frozen=True):
    scores: tuple[ScorePart, ...]


class MatchEnded(Event, tag="match_ended", frozen=True):
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    seed: str
    """What the deals came from; until now only its commitment was known."""


AnyEvent = (
    Sat
    | Stood
    | Left
    | Returned
    | Started
    | Contributed
    | Forfeited
    | Talked
    | Dealt
    | Discarded
    | Predicted
    | Played
    | GaveUp
    | TrickWon
    | ParadoxFound
    | RoundEnded
    | MatchEnded
)


class Entry(msgspec.Struct, frozen=True):
    """One line of the log, as everybody may see it."""

    number: int
    at: int
    """When, in milliseconds since 1970."""
    events: tuple[AnyEvent, ...]


# What the server sends.


class Welcome(Message, tag="welcome", frozen=True):
    protocol: int
    name: str
    time: int


class TableNews(Message, tag="table", frozen=True):
    """The table itself: sent first, and again whenever something here has changed."""

    table: str
    status: Literal["waiting", "playing", "over"]
    options: Options
    setup: Setup
    chairs: tuple[Chair, ...]
    host: bool
    """Whether you made this table, and may start it and change its bots."""
    seat: int | None
    commitment: str
    watching: int
    next: str | None = None
    """The table of the rematch."""


class Update(Message, tag="update", frozen=True):
    """What happened since your last number, and how the table stands now."""

    table: str
    number: int
    """The number of the last entry; give it as `after` when you come back."""
    entries: tuple[Entry, ...]
    round: Round | None
    """Null before the first deal."""
    you: You | None = None
    """Null for those who watch."""
    deadline: int | None = None
    """When the clock of the seat to act runs out, in milliseconds since 1970."""
    hands: tuple[tuple[tuple[int, ...], ...], ...] | None = None
    """Every dealt hand of the rounds that are over, where the table shows them to spectators."""


class Accepted(Message, tag="accepted", frozen=True):
    table: str
    decision: str
    number: int
    repeated: bool = False
    """This very move had been made already; nothing was done twice."""


class Refused(Message, tag="refused", frozen=True):
    """Something cannot be done. `code` names a sentence of the translations."""

    code: str
    about: str
    """The type of the message that is answered."""
    rule: str = ""
    args: dict[str, str | int | float | list[int] | None] = {}
    table: str = ""
    decision: str = ""
    retry_after: float = 0.0
    """Seconds to wait before it makes sense to try again."""


class Reason(Message, tag="reason", frozen=True):
    """Why a move is not possible; `code` is empty when it is."""

    table: str
    move: str
    code: str = ""
    rule: str = ""
    args: dict[str, str | int | float | list[int] | None] = {}


class Choice(msgspec.Struct, frozen=True):
    """A move as a bot weighs it."""

    move: str
    points: float
    win: float
    paradox: float
    kept: float


class Hinted(Message, tag="hinted", frozen=True):
    table: str
    decision: str
    choices: tuple[Choice, ...]
    """Best first."""
    why: str = ""
    """A key of the translations: what speaks for the first rather than the second."""
    args: dict[str, str | float] = {}


class Goodbye(Message, tag="goodbye", frozen=True):
    """The server is going down for a moment; come back after so many seconds."""

    retry_after: float


class Pong(Message, tag="pong", frozen=True):
    time: int


ServerMessage = Welcome | TableNews | Update | Accepted | Refused | Reason | Hinted | Goodbye | Pong


def schema() -> dict[str, Any]:
    """A JSON Schema of every message."""
    (asked, told), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Purradox protocol",
        "protocol": PROTOCOL,
        "client": asked,
        "server": told,
        "$defs": parts,
    }
