"""What goes over HTTP, for the description that other programs read."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Spec = Annotated[str, Field(max_length=300)]
"""A level, or another bot that the server lists."""


class Strict(BaseModel):
    """A field that nobody knows is refused, and so is a text where a number should be."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Named(Strict):
    name: Annotated[str, Field(max_length=200)]


class Guesting(Named):
    if_new: bool = False
    """Whoever is somebody already keeps their name."""


class Me(BaseModel):
    name: str
    kind: Literal["person", "program"]


class Hello(BaseModel):
    name: str | None


class Link(BaseModel):
    code: str
    expires: int


class Words(BaseModel):
    words: str


class Brought(Strict):
    """A code, or recovery words as a person typed them."""

    code: Annotated[str, Field(max_length=100)] | None = None
    words: Annotated[str, Field(max_length=300)] | None = None


class Whose(BaseModel):
    name: str
    you: bool


class Device(BaseModel):
    id: str
    browser: str
    system: str
    added: int | None
    used: int
    here: bool


class Devices(BaseModel):
    devices: list[Device]
    words_made: int | None


class LoggingOut(Strict):
    device: Annotated[str, Field(max_length=100)]
    """The id of one, `here` or `others`."""


class Invitation(BaseModel):
    address: str
    alone: bool
    opens: bool


class Token(BaseModel):
    token: str


class Levels(BaseModel):
    levels: list[str]
    bots: list[str]
    phrases: list[str]


class Listed(BaseModel):
    table: str
    status: Literal["waiting", "playing", "over", "broken"]
    players: int
    open: int
    names: list[str]
    board: str
    clock: str
    limit: int
    updated: int
    round: int
    totals: list[int]
    winners: list[int]
    given_up: bool
    seat: int | None
    place: int | None
    your_turn: bool = False
    waits_for: list[int] = []
    since: int | None = None
    played_by_bot: bool = False


class Listing(BaseModel):
    tables: list[Listed]


class NewTable(Strict):
    """The options of a table; see `docs/protocol.md`."""

    players: int = 4
    board: Annotated[str, Field(max_length=60)] = "white"
    bots: Annotated[list[Spec | None], Field(max_length=5)] = []
    clock: Literal["none", "seconds", "days"] = "none"
    limit: int = 0
    watch: Literal["nobody", "table", "hands"] = "table"
    listed: bool = False
    aids: bool = True
    pace: Literal["natural", "instant"] = "natural"


class Made(BaseModel):
    table: str


class Sitting(Strict):
    seat: int | None = None


class Hiding(Strict):
    hidden: bool = True


class Nudging(Strict):
    seat: int


class Calling(Strict):
    seat: int
    stays: bool


class Furnishing(Strict):
    seat: int
    bot: Spec | None


class Continuing(Strict):
    record: Annotated[str, Field(max_length=400_000)]
    step: Annotated[int, Field(ge=0, le=10_000)]
    seat: Annotated[int, Field(ge=0, le=4)]
    bot: Spec = "alley"


class Costly(BaseModel):
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


class Reviewed(BaseModel):
    kept: bool
    costliest: list[Costly]


class Refusal(BaseModel):
    """Why something was not done. `code` names a sentence of the translations."""

    code: str
    about: str = ""
    rule: str = ""
    args: dict[str, Any] = {}
    retry_after: float = 0.0
