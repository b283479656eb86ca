"""What the server sends over a socket. `docs/protocol.md` says what each message means.

No type here can hold a deal, or a hand that is not the receiver's own.
"""

from typing import Any, Literal

import msgspec

from purradox.host import Options
from purradox.server.wire.events import AnyEvent
from purradox.server.wire.parts import Chair, Message, Round, Series, Setup, Slow, Wait, You
from purradox.server.wire.requests import ClientMessage

PROTOCOL = 2


class Entry(msgspec.Struct, frozen=True):
    """One line of the log, as everybody may see it."""

    number: int
    at: int
    """When, in milliseconds since 1970."""
    events: tuple[AnyEvent, ...]


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
    """Whether you are the host, who starts, changes bots, frees chairs and may close the table."""
    seat: int | None
    commitment: str
    watching: int
    earlier: int | None = None
    """The seat that you had, and that somebody else has now."""
    removed: bool = False
    """You were taken off your chair, and cannot sit here again."""
    given_up: bool = False
    """Over before its end."""
    closed: str = ""
    """Why: `left` by its last person, `host`, `expired` or `operator`."""
    expires: int | None = None
    """When the table is closed, or once it is over deleted, unless somebody who plays comes."""
    next: str | None = None
    """The table of the rematch."""
    series: Series | None = None
    """Null unless this is a rematch."""
    board: str = ""
    """The `key` of a board: told to those at the table, where nobody else may watch."""


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
    waits: tuple[Wait, ...] = ()
    """The seats that others wait for."""
    slow: Slow | None = None
    """Null while bots answer as soon as they should."""
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
    args: dict[str, str | int | float | list[int] | None] = msgspec.field(default_factory=dict)
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
    args: dict[str, str | int | float | list[int] | None] = msgspec.field(default_factory=dict)


class Grounds(msgspec.Struct, frozen=True):
    """What the best choice has over another one: its own figure, and that of the other."""

    kind: str
    """A key of the translations without its `why-`."""
    better: float
    worse: float


class Choice(msgspec.Struct, frozen=True):
    """A move as a bot weighs it."""

    move: str
    points: float
    win: float
    paradox: float
    kept: float
    verdict: str = ""
    """`best`, `good` where it is too close to the best one to tell, or `mistake`."""
    reason: Grounds | None = None


class Hinted(Message, tag="hinted", frozen=True):
    table: str
    decision: str
    choices: tuple[Choice, ...]
    """Best first."""
    quick: bool = False
    """Whether it was worked out in a page, with fewer simulations than a server makes."""


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
