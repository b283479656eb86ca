"""What happened at a table, in the order in which it happened, as everybody may know it."""

import msgspec

from purradox.server.wire.parts import Cell, Letter, ScorePart


class Event(msgspec.Struct, tag_field="event", frozen=True, omit_defaults=True):
    pass


class Sat(Event, tag="sat", frozen=True):
    seat: int
    name: str
    was: str = ""
    """In a match: who had the seat that they take over."""


class Stood(Event, tag="stood", frozen=True):
    """A chair is free again, before the match began."""

    seat: int


class Renamed(Event, tag="renamed", frozen=True):
    """Somebody at the table has another name now."""

    seat: int
    name: str
    was: str


class Left(Event, tag="left", frozen=True):
    seat: int


class Returned(Event, tag="returned", frozen=True):
    """Who left, or was to be stood in for, is there."""

    seat: int


class Closed(Event, tag="closed", frozen=True):
    """Nobody plays here any more."""

    seat: int | None = None
    """Whose doing it was, or who was the last one to go."""
    reason: str = "left"
    """`left`, `host`, `expired` or `operator`."""


class Removed(Event, tag="removed", frozen=True):
    """A person was taken off a chair by the `host` or the `operator`; in a match a bot has it."""

    seat: int
    name: str
    by: str


class HostChanged(Event, tag="host_changed", frozen=True):
    """The host made the person on this seat the host."""

    seat: int


class Offered(Event, tag="offered", frozen=True):
    """Whoever comes may take over this seat."""

    seat: int
    by: int


class Started(Event, tag="started", frozen=True):
    commitment: str
    """To the seed of the deals."""
    commitments: tuple[str, ...] = ()
    """To people's shares, by seat, empty where there is none; left out where nobody has one."""


class Revealed(Event, tag="revealed", frozen=True):
    """The shares that count in the deals, by seat; empty where there is none, or it came late."""

    shares: tuple[str, ...]


class Forfeited(Event, tag="forfeited", frozen=True):
    """A move was made for this seat by a bot: its own failed, or its time was up."""

    seat: int
    reason: str
    by: int | None = None
    """Who called the stand-in that made it."""


class Nudged(Event, tag="nudged", frozen=True):
    """Somebody who waits reminds this seat."""

    seat: int
    by: int


class Called(Event, tag="called", frozen=True):
    """Somebody who waits called a stand-in for this seat, which has a moment to answer."""

    seat: int
    by: int
    stays: bool = False


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
    | Renamed
    | Left
    | Returned
    | Closed
    | Removed
    | HostChanged
    | Offered
    | Started
    | Revealed
    | Forfeited
    | Nudged
    | Called
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
