"""Types of the HTTP API: what requests bring and what answers hold."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Spec = Annotated[str, Meta(max_length=300)]
"""A level, or another bot that the server lists."""


Commitment = Annotated[str, Meta(max_length=100)]
"""To a share of chance; empty for none."""


class Body(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The content of a request; a field that nobody knows is refused."""


class Query(msgspec.Struct, frozen=True):
    """What an address says after its `?`."""


class Answer(msgspec.Struct, frozen=True):
    """The content of an answer."""


class Name(Body, frozen=True):
    name: Annotated[str, Meta(max_length=200)]


class NewGuest(Name, frozen=True):
    if_new: bool = False
    """Whoever is somebody already keeps their name."""


class Me(Answer, frozen=True):
    name: str
    kind: Literal["person", "program"]


class Hello(Answer, frozen=True):
    name: str | None


class Link(Answer, frozen=True):
    code: str
    expires: int


class Words(Answer, frozen=True):
    words: str


class Brought(Body, frozen=True):
    """A code, or recovery words as a person typed them."""

    code: Annotated[str, Meta(max_length=100)] | None = None
    words: Annotated[str, Meta(max_length=300)] | None = None


class Device(Answer, frozen=True):
    id: str
    browser: str
    system: str
    added: int | None
    used: int
    here: bool


class Devices(Answer, frozen=True):
    devices: list[Device]
    words_made: int | None


class LoggingOut(Body, frozen=True):
    device: Annotated[str, Meta(max_length=100)]
    """The id of one, `here` or `others`."""


class Deleting(Body, frozen=True):
    name: Annotated[str, Meta(max_length=200)]
    """Your own name, so that nobody does it by a slip."""


class CodeOwner(Answer, frozen=True):
    name: str
    you: bool


class Token(Answer, frozen=True):
    token: str


class Levels(Answer, frozen=True):
    levels: list[str]
    bots: list[str]
    phrases: list[str]


class Listed(Answer, frozen=True):
    table: str
    status: Literal["waiting", "playing", "over", "broken"]
    players: int
    open: int
    names: tuple[str, ...]
    board: str
    clock: str
    limit: int
    updated: int
    round: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    given_up: bool
    closed: str
    before: tuple[tuple[str, ...], ...]
    seat: int | None
    earlier: int | None
    place: int | None
    your_turn: bool = False
    waits_for: tuple[int, ...] = ()
    since: int | None = None
    played_by_bot: bool = False
    expires: int | None = None


class Listing(Answer, frozen=True):
    tables: list[Listed]


class NewTable(Body, frozen=True):
    """The options of a table; see `docs/protocol.md`."""

    players: int = 4
    board: Annotated[str, Meta(max_length=60)] = "white"
    bots: Annotated[list[Spec | None], Meta(max_length=5)] = []
    clock: Literal["none", "seconds", "days"] = "none"
    limit: int = 0
    watch: Literal["nobody", "table", "hands"] = "table"
    listed: bool = False
    aids: bool = True
    pace: Literal["natural", "instant"] = "natural"
    commitment: Commitment = ""


class TableId(Answer, frozen=True):
    table: str


class Sit(Body, frozen=True):
    seat: int | None = None
    commitment: Commitment = ""


class Rematch(Body, frozen=True):
    commitment: Commitment = ""


class Hide(Body, frozen=True):
    hidden: bool = True


class Seat(Body, frozen=True):
    seat: int


class CallStandIn(Body, frozen=True):
    seat: int
    stays: bool


class ChairBot(Body, frozen=True):
    seat: int
    bot: Spec | None


class RecordFormat(Query, frozen=True):
    format: Literal["text", "json"] = "text"


class ReviewSeat(Query, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=4)] = 0


class Continue(Body, frozen=True):
    record: Annotated[str, Meta(max_length=400_000)]
    step: Annotated[int, Meta(ge=0, le=10_000)]
    seat: Annotated[int, Meta(ge=0, le=4)]
    bot: Spec = "alley"
    commitment: Commitment = ""


class CostlyChoice(Answer, frozen=True):
    """A choice, a better one, and how many points and how much of the match it gave away."""

    seat: int
    step: int
    round: int
    trick: int | None
    phase: Literal["discard", "predict", "play"]
    move: str
    better: str
    points: float
    win: float


class ReviewSummary(Answer, frozen=True):
    kept: bool
    costliest: list[CostlyChoice]
