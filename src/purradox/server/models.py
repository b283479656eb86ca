"""What goes over HTTP, for the description that other programs read."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Strict(BaseModel):
    """A field that nobody knows is refused, and so is a text where a number should be."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Named(Strict):
    name: Annotated[str, Field(max_length=200)]


class Me(BaseModel):
    name: str
    kind: Literal["person", "program"]


class Link(BaseModel):
    code: str
    expires: int


class Code(Strict):
    code: Annotated[str, Field(max_length=100)]


class Token(BaseModel):
    token: str


class Levels(BaseModel):
    levels: list[str]
    phrases: list[str]


class Listed(BaseModel):
    table: str
    status: Literal["waiting", "playing", "over"]
    players: int
    open: int
    names: list[str]
    board: str
    clock: str
    limit: int
    updated: int
    seat: int | None
    your_turn: bool


class Listing(BaseModel):
    tables: list[Listed]


class NewTable(Strict):
    """The options of a table; see `docs/protocol.md`."""

    players: int = 4
    board: Annotated[str, Field(max_length=60)] = "white"
    bots: Annotated[list[Annotated[str, Field(max_length=20)] | None], Field(max_length=5)] = []
    clock: Literal["none", "seconds", "days"] = "none"
    limit: int = 0
    away: int | None = 60
    watch: Literal["nobody", "table", "hands"] = "table"
    listed: bool = False
    aids: bool = True
    pace: Literal["natural", "instant"] = "natural"


class Made(BaseModel):
    table: str


class Sitting(Strict):
    seat: int | None = None


class Furnishing(Strict):
    seat: int
    bot: Annotated[str, Field(max_length=20)] | None


class Continuing(Strict):
    record: Annotated[str, Field(max_length=400_000)]
    step: Annotated[int, Field(ge=0, le=10_000)]
    seat: Annotated[int, Field(ge=0, le=4)]
    bot: Annotated[str, Field(max_length=20)] = "alley"


class Refusal(BaseModel):
    """Why something was not done. `code` names a sentence of the translations."""

    code: str
    about: str = ""
    rule: str = ""
    args: dict[str, Any] = {}
    retry_after: float = 0.0
