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
    together: bool = False
    """Whether anybody else plays there, who would wait for you."""
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


class QrTarget(Query, frozen=True):
    to: Literal["table", "board"] = "table"


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


class KeptSummary(Answer, frozen=True):
    """What is kept of a review beside its lines."""

    costliest: list[CostlyChoice]
    accuracy: dict[int, float] = {}
    """By seat, where there was anything to choose."""


class ReviewSummary(Answer, frozen=True):
    kept: bool
    costliest: list[CostlyChoice]


class DailyDate(Body, frozen=True):
    day: Annotated[str, Meta(max_length=40)]


class DailyMonth(Query, frozen=True):
    today: Annotated[str, Meta(max_length=40)]
    """The date that the device shows."""
    month: Annotated[str, Meta(max_length=40)] = ""
    """The first seven letters of the dates to list; this month where it is empty."""


class DailyFriend(Query, frozen=True):
    friend: Annotated[str, Meta(max_length=40)] = ""
    """A table whose address somebody shared."""


class DailyResult(Answer, frozen=True):
    points: int
    tricks: int
    prediction: int
    kept: bool
    group: int
    paradox: Literal["", "mine", "other"]


class DailyTry(Answer, frozen=True):
    table: str
    day: str
    counted: bool
    over: bool
    result: DailyResult | None


class Daily(Answer, frozen=True):
    today: str
    first: str
    """The first day that has a deal."""
    root: str
    """What the seeds of all days lead back to; empty where they follow from the dates alone."""
    streak: int
    tries: list[DailyTry]
    """Of each day that you have played, in this month: the try that counts, or else the first."""


class DailyFriendTry(Answer, frozen=True):
    name: str
    over: bool
    result: DailyResult | None
    """Told once you have finished the same deal."""


class DailyDay(Answer, frozen=True):
    day: str
    counts: bool
    """Whether a try that you begin now would count."""
    tries: list[DailyTry]
    friend: DailyFriendTry | None = None
    people: list[tuple[int, int]] | None = None
    """Points, and how many people made them; like all that follows, once you have finished it."""
    cats: dict[str, DailyResult] | None = None
    """What each level made of it."""
    thinking: bool = False
    """Whether more of them are playing it now."""
    seed: str | None = None


class Zone(Query, frozen=True):
    zone: Annotated[int, Meta(ge=-1440, le=1440)] = 0
    """Minutes east of Greenwich, for the days of a profile."""


class AgainstBot(Answer, frozen=True):
    bot: str
    matches: int
    won: int


class AmongPlayers(Answer, frozen=True):
    players: int
    matches: int
    won: int


class Day(Answer, frozen=True):
    at: int
    """Its first millisecond."""
    matches: int
    won: int


class Reviewed(Answer, frozen=True):
    table: str
    at: int
    accuracy: float


class Profile(Answer, frozen=True):
    """What your finished matches say of you, as far as the server still has them."""

    matches: int
    won: int
    rounds: int
    predictions: int
    kept: int
    paradoxes: int
    """Rounds that you ended by a paradox."""
    avoided: int
    """Rounds that you did not."""
    bots: list[AgainstBot]
    players: list[AmongPlayers]
    best_days: list[Day]
    accuracy: list[Reviewed]
    """Of the matches whose review is kept, oldest first."""
