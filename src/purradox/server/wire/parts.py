"""What messages are made of. Nothing here can hold a deal, or a hand that is not the receiver's."""

from typing import Literal

import msgspec

Letter = Literal["r", "b", "y", "g"]
Cell = str
"""A number and a colour letter: `5b`."""


class Message(msgspec.Struct, tag_field="type", omit_defaults=True, frozen=True):
    """Anything that goes over the wire."""


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


class Call(msgspec.Struct, frozen=True):
    """A stand-in that somebody called for a seat."""

    by: int
    begins: int
    """When it decides first, in milliseconds since 1970, unless the person is there by then."""
    stays: bool
    """Until the person is back, and not for one decision alone."""


class Unable(msgspec.Struct, frozen=True):
    """What a bot lacks that cannot play here."""

    part: str
    """The library, or the bot itself."""
    command: str
    """Installs it, or says why it cannot be loaded."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    kind: Literal["open", "person", "bot", "program"]
    """A `program` is somebody's bot, playing from elsewhere."""
    name: str = ""
    level: str = ""
    """Which of our bots sits there."""
    present: bool = False
    played_by_bot: bool = False
    """A bot plays this chair until its person comes back."""
    call: Call | None = None
    host: bool = False
    """Whether the host of the table sits there."""
    offered: bool = False
    """Whoever comes may take this seat over."""
    before: tuple[str, ...] = ()
    """Who had this seat earlier in the match."""
    commitment: str = ""
    """To the share of chance of who sits there."""
    unable: Unable | None = None
    """The bot cannot play, and the match waits for it."""


class Series(msgspec.Struct, frozen=True):
    """Matches of which each is the rematch of the one before, with this one once it is over."""

    matches: int
    won: tuple[int, ...]
    """Matches, by seat."""
    points: tuple[int, ...]


class Wait(msgspec.Struct, frozen=True):
    """A seat that others wait for; times are in milliseconds since 1970."""

    seat: int
    since: int
    nudge: int
    """From when on those who wait may nudge it."""
    call: int
    """From when on they may call a stand-in."""


class Slow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why bots take longer than they should."""

    seconds: int = 0
    """About how long they wait for their turn."""
    preparing: bool = False
    """A bot is loaded for the first time on this machine."""


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


class PastHand(msgspec.Struct, frozen=True):
    """What you alone saw of a round that is over."""

    dealt: tuple[int, ...]
    discard: int


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only you can see."""

    seat: int
    hand: tuple[int, ...]
    discard: int | None
    decision: str | None
    """The name of the decision that is yours to make now."""
    legal: tuple[str, ...]
    past: tuple[PastHand, ...] = ()
    """Your cards of the rounds before this one."""
