"""What a client sends over a socket. `docs/protocol.md` says what each message means."""

from purradox.server.wire.parts import Message


class Request(Message, forbid_unknown_fields=True, frozen=True):
    """What a client may send; a field that nobody knows is refused."""


class Watch(Request, tag="watch", frozen=True):
    """Send me this table from now on; `after` is the last number that I have seen."""

    table: str
    after: int = 0
    board: bool = False
    """As a stranger is sent it, whoever I am: for a screen that everybody looks at."""
    key: str = ""
    """Lets a board in where nobody may watch; those at the table are told it."""


class Unwatch(Request, tag="unwatch", frozen=True):
    table: str


class Move(Request, tag="move", frozen=True):
    """My answer to a decision: `5b` for a play, `4` for a discard or a prediction."""

    table: str
    decision: str
    move: str


class Why(Request, tag="why", frozen=True):
    """Why may I not make this move?"""

    table: str
    move: str


class Talk(Request, tag="talk", frozen=True):
    """One of the phrases that everybody can read in their own language."""

    table: str
    phrase: str


class Reveal(Request, tag="reveal", frozen=True):
    """The share of chance that I committed to when I sat down."""

    table: str
    share: str


class Hint(Request, tag="hint", frozen=True):
    """What would a bot do in my place? Only where the table allows aids."""

    table: str


class Ping(Request, tag="ping", frozen=True):
    pass


ClientMessage = Watch | Unwatch | Move | Why | Talk | Reveal | Hint | Ping
