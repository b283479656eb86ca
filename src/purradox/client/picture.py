"""A table as one pair of eyes sees it, wherever it is kept."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from purradox.rules import Event, Phase, PlayerView, Table, Variant, score

Kind = Literal["open", "person", "bot", "program"]


class Wait(NamedTuple):
    """A seat that others wait for; times are in milliseconds since 1970."""

    seat: int
    since: int
    nudge: int
    """From when on it may be reminded."""
    call: int
    """From when on a stand-in may be called."""


class Call(NamedTuple):
    """A stand-in that somebody called, and when it decides first."""

    by: int
    begins: int
    stays: bool


class Unable(NamedTuple):
    """What a bot lacks that cannot play there, and the command that installs it."""

    part: str
    command: str


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair and who sits there."""

    name: str = ""
    kind: Kind = "open"
    level: str = ""
    present: bool = True
    played: bool = False
    """A bot plays for a person until they are back."""
    call: Call | None = None
    unable: Unable | None = None
    host: bool = False
    offered: bool = False
    """Whoever comes may take this seat over."""
    before: tuple[str, ...] = ()
    """Who had it earlier in the match."""


@dataclass(frozen=True, slots=True)
class Notice:
    """About people, not cards: left, returned, closed, removed, took-over, host-changed,
    started, forfeited, nudged, called, offered, talked, renamed."""

    kind: str
    seat: int = 0
    text: str = ""
    was: str = ""
    by: int | None = None


Happened = Event | Notice


class Slow(NamedTuple):
    """About how many seconds bots wait for their turn, and whether one is loaded first."""

    seconds: int = 0
    preparing: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """All that there is to show."""

    table_id: str
    status: str
    variant: Variant
    seats: tuple[Seat, ...]
    round: int = 0
    """Counted from 1; 0 before the first deal."""
    table: Table | None = None
    past: tuple[tuple[int, ...], ...] = ()
    """The scores of the rounds before this one."""
    seat: int | None = None
    view: PlayerView | None = None
    decision: str | None = None
    host: bool = False
    earlier: int | None = None
    """The seat that we had, and that somebody else has now."""
    removed: bool = False
    """Whether we were taken off a chair."""
    closed: str = ""
    """Why it is over before its end."""
    expires: int | None = None
    """When it ends unless somebody who plays comes, in milliseconds since 1970."""
    next: str | None = None
    """The table of the rematch."""
    connected: bool = True
    deadline: int | None = None
    """When the clock of who is to act runs out."""
    waits: tuple[Wait, ...] = ()
    slow: Slow | None = None
    """Why bots take longer than they should, where they do."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.table.to_act if self.table and self.status == "playing" else ()

    @property
    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """The scores of all rounds that are over."""
        if self.table is None or self.table.phase is not Phase.OVER:
            return self.past
        return (*self.past, tuple(one.total for one in score(self.table)))

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(one[seat] for one in self.rounds) for seat in range(self.variant.players))
