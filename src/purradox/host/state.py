"""A table as its log tells it: a fold, line by line."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from purradox.host import entries as log
from purradox.host.options import SUBSTITUTE, Options
from purradox.rules import Match, PlayerView
from purradox.rules.events import Event, match_events
from purradox.rules.table import DISCARD, PLAY, Phase


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there: a guest, a bot of ours, or nobody."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    program: bool = False
    left: bool = False
    """A guest who went away for good."""

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None


class Happening(NamedTuple):
    """One line of the log as everybody may see it."""

    number: int
    at: int
    line: log.AnyLine | None
    """None where all that is public is in the events."""
    events: tuple[Event, ...] = ()
    forfeit: tuple[int, str] | None = None


class Decided(NamedTuple):
    number: int
    seat: int
    move: str


BOT_NAMES = (
    *("Tama", "Minou", "Barsik", "Felix", "Luna", "Mruczek", "Pixel", "Cleo", "Momo", "Murka"),
    *("Simba", "Filou"),
)
"""Cats from everywhere. A bot at a table is called by one, never two by the same."""


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
    shares: list[log.Shared] = field(default_factory=list)
    decided: dict[str, Decided] = field(default_factory=dict)
    history: list[Happening] = field(default_factory=list)
    given: int = 0
    """Rounds that a record dealt, before this table went on from it."""
    rematch: str | None = None
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
                self._seat(chair, Chair(guest, name, program=program))
            case log.Stood(chair):
                self._seat(chair, Chair())
            case log.Furnished(chair, bot):
                self._seat(chair, self._furnished(bot))
            case log.Started(first):
                self._started(first)
                self.began = at
            case log.Shared():
                self.shares.append(line)
            case log.Left(seat) | log.Returned(seat):
                left = isinstance(line, log.Left)
                self._seat(seat, replace(self.chairs[seat], left=left))
            case log.Rematched(table):
                self.rematch = table
                self.revision += 1
            case log.Talked():
                pass
        self.history.append(Happening(number, at, line))

    def _opened(self, line: log.Opened) -> None:
        self.options, self.host, self.commitment = line.options, line.host, line.commitment
        self.match = Match(line.options.variant)
        self.chairs = ()
        for bot in line.options.bots:
            self.chairs += (self._furnished(bot),)
        self.revision += 1

    def _furnished(self, bot: str | None) -> Chair:
        """An open chair, or a bot with a name that nobody here has."""
        if bot is None:
            return Chair()
        taken = {chair.name for chair in self.chairs}
        first = sum(self.table.encode())
        names = (BOT_NAMES[(first + at) % len(BOT_NAMES)] for at in range(len(BOT_NAMES)))
        return Chair(bot=bot, name=next((one for one in names if one not in taken), bot))

    def _seat(self, at: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:at], chair, *self.chairs[at + 1 :])
        self.revision += 1

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
                match = before.apply(log.parse_move(line.move, phase, line.seat))
            self.match = match
            self.decided[line.what] = Decided(number, line.seat, line.move)
            forfeit = (line.seat, line.reason) if line.reason else None
        together = isinstance(line, log.Moved) and phase_of(self.match) is DISCARD
        if not together:  # the discards of a round have one time for all
            self.began = at
        happened = match_events(before, self.match)
        self.history.append(Happening(number, at, None, happened, forfeit))
        if self.match.over:
            self.status = "over"
            self.revision += 1
        self.due = decisions(self.match)

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
