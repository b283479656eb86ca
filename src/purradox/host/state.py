"""A table as its log tells it: a fold, line by line."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

import msgspec

from purradox.host import entries as log
from purradox.host.names import BOT_NAMES, alike, distinct
from purradox.host.options import SUBSTITUTE, Options
from purradox.rules import Match, PlayerView, parse_move
from purradox.rules.events import Event, match_events
from purradox.rules.table import DISCARD, PLAY, Phase


class Call(NamedTuple):
    """A stand-in that was called for a seat."""

    by: int
    at: int
    decision: str
    stays: bool
    """Until the person is back, and not for this decision alone."""
    begun: bool = False
    """Whether it has decided anything yet."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there: a guest, a bot of ours, or nobody."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    program: bool = False
    left: bool = False
    """A guest who went away for good."""
    call: Call | None = None
    nudged: int = 0
    """When they were last reminded."""
    back: int = 0
    """When they last said that they are there."""

    @property
    def played(self) -> bool:
        """Whether a bot plays for a guest until they are back."""
        return self.left or (self.call is not None and self.call.stays and self.call.begun)

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None


class Forfeit(NamedTuple):
    """A decision that a bot made for a seat, why, and where somebody called it, who."""

    seat: int
    reason: str
    by: int | None = None


class Happening(NamedTuple):
    """One line of the log as everybody may see it."""

    number: int
    at: int
    line: log.AnyLine | None
    """None where all that is public is in the events."""
    events: tuple[Event, ...] = ()
    forfeit: Forfeit | None = None


class Decided(NamedTuple):
    number: int
    seat: int
    move: str


CALLED = "called"
"""The reason of a decision that a stand-in made."""


@dataclass(slots=True)
class State:
    """Where a table stands after line `number` of its log."""

    table: str
    options: Options = field(default_factory=Options)
    match: Match = field(default_factory=lambda: Match(Options().variant))
    host: str = ""
    commitment: str = ""
    status: str = "waiting"
    chairs: tuple[Chair, ...] = ()
    number: int = 0
    due: dict[int, str] = field(default_factory=dict)
    """The names of the decisions that are to be made now, by seat."""
    began: int = 0
    """When the decision that is open became open."""
    ticking: int = 0
    """Since when its clock runs: it stands while there is nobody else who plays."""
    shares: list[log.Shared] = field(default_factory=list)
    decided: dict[str, Decided] = field(default_factory=dict)
    history: list[Happening] = field(default_factory=list)
    given: int = 0
    """Rounds that a record dealt, before this table went on from it."""
    closed: bool = False
    """Whether it was given up before its end."""
    awaited: tuple[str, ...] = ()
    """Guests who played before, at the table of a rematch."""
    rematch: str | None = None
    rematches: int = 0
    revision: int = 0
    """Grows whenever chairs or status change."""

    def copy(self) -> "State":
        """Another one that goes its own way."""
        return replace(
            self, shares=[*self.shares], decided={**self.decided}, history=[*self.history]
        )

    def apply(self, number: int, at: int, line: log.AnyLine, match: Match | None = None) -> None:
        """Take in the next line; `match` is what it leads to, where somebody knows already."""
        if number != self.number + 1:
            raise ValueError(f"line {number} of table {self.table} follows line {self.number}")
        self.number = number
        match line:
            case log.Moved() | log.Dealt():
                self._moved(number, at, line, match)
                return
            case log.Opened():
                self._opened(line)
            case log.Sat(chair, guest, name, program):
                name = self.called(chair, name)
                self._make_way(name)
                line = msgspec.structs.replace(line, name=name)
                self._seat(chair, Chair(guest, name, program=program))
            case log.Renamed(seat, name):
                name = self.called(seat, name)
                self._make_way(name)
                line = msgspec.structs.replace(line, name=name)
                self._seat(seat, replace(self.chairs[seat], name=name))
            case log.Stood(chair, host):
                self._seat(chair, Chair())
                self.host = host or self.host
            case log.Furnished(chair, bot):
                self._seat(chair, self._furnished(bot))
            case log.Started(first):
                self._started(first)
                self.began = self.ticking = at
            case log.Shared():
                self.shares.append(line)
            case log.Left(seat):
                self._seat(seat, replace(self.chairs[seat], left=True, call=None))
            case log.Returned(seat):
                self._back(seat, at)
            case log.Nudged(seat):
                self._seat(seat, replace(self.chairs[seat], nudged=at))
            case log.Called(seat, by, what, stays):
                self._seat(seat, replace(self.chairs[seat], call=Call(by, at, what, stays)))
            case log.Closed(seat):
                if self.status == "waiting":
                    self._seat(seat, Chair())
                    self.host = ""
                self.status, self.closed, self.due = "over", True, {}
                self.revision += 1
            case log.Rematched(table):
                self.rematch, self.rematches = table, self.rematches + 1
                self.revision += 1
            case log.Talked():
                pass
        self.history.append(Happening(number, at, line))

    def _opened(self, line: log.Opened) -> None:
        self.options, self.host, self.commitment = line.options, line.host, line.commitment
        self.awaited = line.awaited
        self.match = Match(line.options.variant)
        self.chairs = ()
        for bot in line.options.bots:
            self.chairs += (self._furnished(bot),)
        self.revision += 1

    def _furnished(self, bot: str | None) -> Chair:
        """An open chair, or a bot with a name that nobody here has."""
        if bot is None:
            return Chair()
        first = sum(self.table.encode())
        names = (*BOT_NAMES[first % len(BOT_NAMES) :], *BOT_NAMES)
        taken = {alike(chair.name) for chair in self.chairs}
        return Chair(bot=bot, name=next(one for one in names if alike(one) not in taken))

    def called(self, at: int, name: str) -> str:
        """What a person on this chair is called here."""
        people = (
            chair.name for seat, chair in enumerate(self.chairs) if chair.guest and seat != at
        )
        return distinct(name, people)

    def _make_way(self, name: str) -> None:
        """A bot that is called like a person takes another name."""
        for seat, chair in enumerate(self.chairs):
            if chair.bot is not None and alike(chair.name) == alike(name):
                self._seat(seat, self._furnished(chair.bot))

    def _seat(self, at: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:at], chair, *self.chairs[at + 1 :])
        self.revision += 1

    def _back(self, seat: int, at: int) -> None:
        """Whoever sits there plays again, and those who play have each other to wait for."""
        if self.chairs[seat].played:
            self.ticking = at
        self._seat(seat, replace(self.chairs[seat], left=False, call=None, back=at))

    def _started(self, first: int) -> None:
        self.chairs = (*self.chairs[first:], *self.chairs[:first])
        for at, chair in enumerate(self.chairs):
            if chair.open:
                self._seat(at, self._furnished(SUBSTITUTE))
        self.status = "playing"
        self.revision += 1

    def _moved(
        self, number: int, at: int, line: log.Moved | log.Dealt, match: Match | None
    ) -> None:
        before, forfeit = self.match, None
        if isinstance(line, log.Dealt):
            self.given += line.given
            self.match = match or before.apply(line.deal)
        else:
            if match is None:
                phase = before.rounds[-1].table.phase
                match = before.apply(parse_move(line.move, phase, line.seat))
            self.match = match
            self.decided[line.what] = Decided(number, line.seat, line.move)
            forfeit = self._decided(line, at)
        together = isinstance(line, log.Moved) and phase_of(self.match) is DISCARD
        if not together:  # the discards of a round have one time for all
            self.began = self.ticking = at
        happened = match_events(before, self.match)
        self.history.append(Happening(number, at, None, happened, forfeit))
        if self.match.over:
            self.status = "over"
            self.revision += 1
        self.due = decisions(self.match)

    def _decided(self, line: log.Moved, at: int) -> Forfeit | None:
        """What a move means for a stand-in: one's own ends it, its first begins it."""
        chair = self.chairs[line.seat]
        call = chair.call
        if not line.reason:
            if call is not None or chair.left:
                self._back(line.seat, at)
            return None
        if call is not None and not call.stays:
            self._seat(line.seat, replace(chair, call=None))
        elif call is not None and line.reason == CALLED and not call.begun:
            self._seat(line.seat, replace(chair, call=call._replace(begun=True)))
        by = call.by if call is not None and line.reason == CALLED else None
        return Forfeit(line.seat, line.reason, by)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat, or before the start the chair, of a guest."""
        if guest is not None:
            for at, chair in enumerate(self.chairs):
                if chair.guest == guest:
                    return at
        return None

    def view(self, seat: int) -> PlayerView | None:
        """What a seat sees of this round alone."""
        return self.match.rounds[-1].view(seat) if self.match.rounds else None

    @property
    def all_here(self) -> bool:
        """Whether everybody who played before sits here again."""
        return bool(self.awaited) and all(self.seat_of(one) is not None for one in self.awaited)

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(self.due)

    def decision(self, seat: int) -> str | None:
        """The name of the decision that this seat has to make now."""
        return self.due.get(seat)

    @property
    def round(self) -> int:
        """The round that is dealt next, counted from 1."""
        return len(self.match.rounds) + 1


def decisions(match: Match) -> dict[int, str]:
    """The names of the decisions that are to be made, by seat."""
    if not match.rounds:
        return {}
    table = match.rounds[-1].table
    phase, seats = table.phase, table.to_act
    name = f"{len(match.rounds)}.{phase.value}."
    if phase is PLAY:
        plays = len(table.tricks) * table.variant.players + len(table.trick.plays)
        return dict.fromkeys(seats, f"{name}{plays + 1}")
    return {seat: f"{name}{seat}" for seat in seats}


def phase_of(match: Match) -> Phase | None:
    return match.rounds[-1].table.phase if match.rounds else None
