"""A table as its log tells it: an immutable value, and the one that follows from the next line."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

from purradox.host import lines as log
from purradox.host.chairs import Call, Chair
from purradox.host.names import BOT_NAMES, alike, distinct
from purradox.host.options import SUBSTITUTE, Options, setup
from purradox.host.prefix import Prefix
from purradox.rules import Match, PlayerView, parse_move
from purradox.rules.events import Event, MatchEnded, match_events
from purradox.rules.scoring import winners
from purradox.rules.table import DISCARD, PLAY, Phase


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
    """A decision that was made, and by which line."""

    what: str
    number: int
    seat: int
    move: str


COMMITTED = 3
"""The first format of a log where shares of chance are committed to."""
CALLED = "called"
"""The reason of a decision that a stand-in made."""


class State(NamedTuple):
    """Where a table stands after line `number` of its log."""

    table: str
    options: Options = Options()
    match: Match = Match(Options().variant)
    format: int = log.FORMAT
    host: str = ""
    commitment: str = ""
    seed: bytes = b""
    status: str = "waiting"
    chairs: tuple[Chair, ...] = ()
    number: int = 0
    due: Mapping[int, str] = MappingProxyType({})
    """The names of the decisions that are to be made now, by seat."""
    began: int = 0
    """When the decision that is open became open."""
    ticking: int = 0
    """Since when its clock runs: it stands while there is nobody else who plays."""
    commitments: tuple[str, ...] = ()
    """To people's shares of chance, by seat, as they were when the match began."""
    shares: tuple[log.Shared, ...] = ()
    """Those that were revealed, by seat; in old formats, in the order in which they came."""
    decided: Prefix[Decided] = Prefix()
    history: Prefix[Happening] = Prefix()
    given: int = 0
    """Rounds that a record dealt, before this table went on from it."""
    closed: str = ""
    """Why it ended before its end, if it did."""
    removed: tuple[str, ...] = ()
    """Guests who may not sit here any more."""
    awaited: tuple[str, ...] = ()
    """Guests who played before, at the table of a rematch."""
    rematch: str | None = None
    rematches: int = 0
    series: log.Series | None = None
    revision: int = 0
    """Grows whenever chairs or status change."""

    def __repr__(self) -> str:
        return f"<State: table {self.table} after line {self.number}, {self.status}>"

    def after(self, at: int, line: log.AnyLine, match: Match | None = None) -> "State":
        """The state after the next line; `match` is what it leads to, where that is known."""
        if isinstance(line, (log.Moved, log.Dealt)):
            return self._moved(at, line, match)
        match line:
            case log.Opened():
                after = self._opened(line)
            case log.Sat(chair, guest, name, program, _, commitment):
                name = self.called(chair, name)
                line = replace(line, name=name)
                sitting = Chair(guest, name, program=program, commitment=commitment)
                after = self._make_way(name)._sat(chair, sitting, at)
            case log.Renamed(seat, name):
                name = self.called(seat, name)
                line = replace(line, name=name)
                after = self._make_way(name)._change(seat, name=name)
            case log.Stood(chair, host):
                after = self._seat(chair, Chair(), host=host or self.host)
            case log.Furnished(chair, bot):
                after = self._seat(chair, self._furnished(bot))
            case log.Started(first):
                after = self._started(first, at)
            case log.Shared():
                after = self._shared(line)
            case log.Left(seat, host):
                after = self._change(seat, left=True, call=None)._news(host=host or self.host)
            case log.Returned(seat):
                after = self._back(seat, at)
            case log.Nudged(seat):
                after = self._change(seat, nudged=at)
            case log.Called(seat, by, what, stays):
                after = self._change(seat, call=Call(by, at, what, stays))
            case log.Closed(seat, reason):
                after = self._closed(seat, reason)
            case log.Removed(seat, _, _, host):
                after = self._removed(seat, host)
            case log.HostChanged(seat):
                after = self._news(host=self.chairs[seat].guest or "")
            case log.Offered(seat):
                after = self._change(seat, offered=True)
            case log.Rematched(table):
                again = self.rematches + 1
                after = self._news(rematch=table, rematches=again)
            case log.Talked() | log.Erased():
                after = self
        happened = Happening(self.number + 1, at, line)
        return after._replace(number=happened.number, history=self.history.plus(happened))

    def _news(self, **changes: Any) -> "State":
        """With changes of which everybody at the table is told."""
        return self._replace(revision=self.revision + 1, **changes)

    def _seat(self, at: int, chair: Chair, **changes: Any) -> "State":
        return self._news(chairs=(*self.chairs[:at], chair, *self.chairs[at + 1 :]), **changes)

    def _change(self, seat: int, **changes: Any) -> "State":
        return self._seat(seat, replace(self.chairs[seat], **changes))

    def _opened(self, line: log.Opened) -> "State":
        options = line.options
        opened = self._news(
            options=options,
            format=line.format,
            host=line.host,
            commitment=line.commitment,
            seed=bytes.fromhex(line.seed),
            awaited=line.awaited,
            series=line.series,
            match=Match(setup(options.players, line.board or options.board)),
        )
        for bot in options.bots:
            opened = opened._replace(chairs=(*opened.chairs, opened._furnished(bot)))
        return opened

    def _furnished(self, bot: str | None) -> Chair:
        """An open chair, or a bot with a name that nobody here has."""
        if bot is None:
            return Chair()
        first = sum(self.domain.encode())
        names = (*BOT_NAMES[first % len(BOT_NAMES) :], *BOT_NAMES)
        taken = {alike(chair.name) for chair in self.chairs}
        return Chair(bot=bot, name=next(one for one in names if alike(one) not in taken))

    def called(self, at: int, name: str) -> str:
        """What a person on this chair is called here."""
        people = (
            chair.name for seat, chair in enumerate(self.chairs) if chair.guest and seat != at
        )
        return distinct(name, people)

    def _make_way(self, name: str) -> "State":
        """A bot that is called like a person takes another name."""
        after = self
        for seat, chair in enumerate(self.chairs):
            if chair.bot is not None and alike(chair.name) == alike(name):
                after = after._seat(seat, after._furnished(chair.bot))
        return after

    def _sat(self, seat: int, chair: Chair, at: int) -> "State":
        """Somebody on a free chair, or in a match in another one's place."""
        if self.status == "waiting":
            return self._seat(seat, chair)
        chair = replace(chair, before=self.chairs[seat].earlier, back=at)
        return self._replace(ticking=at)._seat(seat, chair)

    def _back(self, seat: int, at: int) -> "State":
        """Whoever sits there plays again, and those who play have each other to wait for."""
        after = self._replace(ticking=at) if self.chairs[seat].played else self
        return after._change(seat, left=False, call=None, back=at, offered=False)

    def _started(self, first: int, at: int) -> "State":
        chairs = (*self.chairs[first:], *self.chairs[:first])
        commitments = tuple(chair.commitment for chair in chairs)
        series = self.series
        if series is not None:
            standings = (*series.standings[first:], *series.standings[:first])
            series = replace(series, standings=standings)
        after = self._news(
            chairs=chairs,
            commitments=commitments,
            series=series,
            status="playing",
            began=at,
            ticking=at,
        )
        for seat, chair in enumerate(chairs):
            if chair.open:
                after = after._seat(seat, after._furnished(SUBSTITUTE))
        return after

    def _shared(self, line: log.Shared) -> "State":
        shares = (*self.shares, line)
        if self.format >= COMMITTED:
            shares = tuple(sorted(shares, key=lambda one: one.seat))
        return self._replace(shares=shares)

    def _closed(self, seat: int | None, reason: str) -> "State":
        after = self
        if self.status == "waiting" and seat is not None:
            after = self._seat(seat, Chair(), host="")
        return after._news(status="over", closed=reason, due={})

    def _removed(self, seat: int, host: str) -> "State":
        was, chair = self.chairs[seat], Chair()
        if self.status != "waiting":
            chair = replace(self._furnished(SUBSTITUTE), before=was.earlier)
        removed = (*self.removed, was.guest or "")
        return self._seat(seat, chair, host=host or self.host, removed=removed)

    def _moved(self, at: int, line: log.Moved | log.Dealt, match: Match | None) -> "State":
        before, forfeit, after = self.match, None, self
        changes: dict[str, Any] = {}
        number = self.number + 1
        if isinstance(line, log.Dealt):
            match = match or before.apply(line.deal)
            changes["given"] = self.given + line.given
        else:
            if match is None:
                match = before.apply(parse_move(line.move, _phase(before), line.seat))
            changes["decided"] = self.decided.plus(Decided(line.what, number, line.seat, line.move))
            after, forfeit = self._stand_in(line, at)
        if isinstance(line, log.Dealt) or _phase(match) is not DISCARD:
            changes |= {"began": at, "ticking": at}  # the discards of a round have one time for all
        told = match_events(before, match)
        if match.over or (self.options.daily and match.needs_deal):
            changes |= {"status": "over", "revision": after.revision + 1}
            if not match.over:  # the one round of a daily deal
                told += (MatchEnded(match.score, winners(match.scores)),)
        happened = Happening(number, at, None, told, forfeit)
        return after._replace(
            match=match,
            number=number,
            due=decisions(match),
            history=self.history.plus(happened),
            **changes,
        )

    def _stand_in(self, line: log.Moved, at: int) -> tuple["State", Forfeit | None]:
        """What a move means for a stand-in: one's own ends it, its first begins it."""
        chair = self.chairs[line.seat]
        call = chair.call
        if not line.reason:
            called = call is not None or chair.left
            return (self._back(line.seat, at) if called else self), None
        after = self
        if call is not None and not call.stays:
            after = self._change(line.seat, call=None)
        elif call is not None and line.reason == CALLED and not call.begun:
            after = self._change(line.seat, call=call._replace(begun=True))
        by = call.by if call is not None and line.reason == CALLED else None
        return after, Forfeit(line.seat, line.reason, by)

    def made(self, decision: str, seat: int) -> Decided | None:
        """The decision of this name that a seat has made."""
        for one in reversed(self.decided):
            if one.what == decision and one.seat == seat:
                return one
        return None

    def seat_of(self, guest: str | None) -> int | None:
        """The seat, or before the start the chair, of a guest."""
        if guest is not None:
            for at, chair in enumerate(self.chairs):
                if chair.guest == guest:
                    return at
        return None

    def earlier_seat_of(self, guest: str | None) -> int | None:
        """The seat that a guest had earlier in the match, and has not any more."""
        if self.seat_of(guest) is None:
            for seat, chair in enumerate(self.chairs):
                if any(one.guest == guest for one in chair.before):
                    return seat
        return None

    @property
    def offered(self) -> tuple[int, ...]:
        """The seats that whoever comes may take over."""
        if self.status != "playing":
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.offered)

    @property
    def guests(self) -> frozenset[str]:
        """Everybody who has a chair here, or had a seat in this match."""
        return frozenset(one.guest for chair in self.chairs for one in chair.earlier)

    def view(self, seat: int) -> PlayerView | None:
        """What a seat sees of this round alone."""
        return self.match.rounds[-1].view(seat) if self.match.rounds else None

    @property
    def all_here(self) -> bool:
        """Whether everybody who played before sits here again."""
        return bool(self.awaited) and all(self.seat_of(one) is not None for one in self.awaited)

    @property
    def domain(self) -> str:
        """The name under which chance is derived here."""
        return self.options.domain(self.table)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won, once all is over."""
        whole = self.status == "over" and not self.closed
        return winners(self.match.scores) if whole else ()

    @property
    def revealing(self) -> bool:
        """Whether shares may be revealed: from the start to the first deal by the seed."""
        return self.status == "playing" and len(self.match.rounds) == self.given

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats that committed to a share and have not revealed it."""
        shown = {one.seat for one in self.shares}
        promised = (seat for seat, one in enumerate(self.commitments) if one)
        return tuple(seat for seat in promised if seat not in shown)

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


def _phase(match: Match) -> Phase:
    return match.rounds[-1].table.phase
