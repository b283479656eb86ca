"""A match in this process, through the very referee that a server wraps."""

from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from purradox.client.game import Advice, Game, NotDone, NotPossible
from purradox.client.picture import Call, Happened, Notice, Picture, Seat, Unable, Wait
from purradox.host import Guest, LoadedTable, Options
from purradox.host import lines as log
from purradox.host.chairs import Chair
from purradox.host.sql import DatabaseHost
from purradox.host.state import Happening
from purradox.host.thinkers import ThoughtFailed
from purradox.host.waiting import begins, waits
from purradox.i18n import Words, explain
from purradox.notation import record_of, to_text
from purradox.rules import Phase, PlayerView
from purradox.rules.errors import RuleError
from purradox.tui.advice import TIMEOUT, evaluated

PAUSE = 0.6
"""Seconds that a bot seems to think, so that people can follow."""


def unhurried(view: PlayerView, _spec: str, random: Random) -> float:
    if view.table.phase is Phase.DISCARD or len(view.legal) == 1:
        return PAUSE / 3
    return PAUSE * random.uniform(0.7, 1.5)


class Refused(NotDone):
    """The referee in this process refuses."""

    def __init__(self, error: RuleError) -> None:
        super().__init__(error.code)
        self.error = error

    def told(self, say: Words, names: tuple[str, ...]) -> str:
        return explain(self.error, say, names)


class LocalGame(Game):
    """A table of this process; every person at it sits at this keyboard."""

    def __init__(self, host: DatabaseHost, live: LoadedTable) -> None:
        super().__init__()
        self.host, self.live = host, live
        self._read = 0
        live.listeners.add(self._heard)
        self._heard(live)

    @property
    def seats(self) -> tuple[int, ...]:
        return seats_of(self.live)

    @property
    def people(self) -> tuple[int, ...]:
        return people_of(self.live)

    def _heard(self, live: LoadedTable) -> None:
        history = live.state.history
        for one in history[self._read :]:
            self.happened += happened(one)
        self._read = len(history)
        for number, played in enumerate(live.state.match.rounds, 1):
            if played.table.phase is Phase.OVER:
                self.finished[number] = played.table
        self.changed()

    def picture(self, seat: int | None = None) -> Picture:
        state = self.live.state
        rounds = state.match.rounds
        return Picture(
            table_id=state.table,
            status=state.status,
            variant=state.match.variant,
            seats=tuple(_seat(self.live, chair) for chair in state.chairs),
            round=len(rounds),
            table=rounds[-1].table if rounds else None,
            past=state.match.scores[: max(0, len(rounds) - 1)],
            seat=seat,
            view=state.match.view(seat) if rounds and seat is not None else None,
            decision=None if seat is None else state.decision(seat),
            host=True,
            next=state.rematch,
            waits=tuple(Wait(*one) for one in waits(self.live)),
        )

    async def move(self, seat: int, decision: str, text: str) -> None:
        await self._do(self.host.decide(self.live, self._guest(seat), decision, text))

    async def hint(self, seat: int) -> list[Advice]:
        view = self.live.state.match.view(seat)
        try:
            return await self.host.thinkers.call(TIMEOUT, evaluated, view)
        except ThoughtFailed as error:
            raise NotPossible("no-thought", reason=error.reason) from error

    @property
    def now(self) -> int:
        return self.host.clock()

    async def nudge(self, seat: int) -> None:
        await self._do(self.host.nudge(self.live, self._other(), seat))

    async def call(self, seat: int, *, stays: bool) -> None:
        await self._do(self.host.call(self.live, self._other(), seat, stays=stays))

    async def be_here(self, seat: int) -> None:
        await self._do(self.host.come_back(self.live, self._guest(seat)))

    def _other(self) -> Guest:
        """One of those at this keyboard who wait."""
        due = self.live.state.due
        return self._guest(next((seat for seat in self.people if seat not in due), 0))

    async def _do(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except RuleError as error:
            raise Refused(error) from error

    async def rematch(self) -> Game:
        seats = [seat for seat, one in enumerate(self.live.state.chairs) if one.guest]
        tables = [await self.host.rematch(self.live, self._guest(seat)) for seat in seats]
        return LocalGame(self.host, await self.host.table(tables[0]))

    async def record(self) -> str:
        state = self.live.state
        return to_text(record_of(state.match, [chair.name for chair in state.chairs]))

    async def leave(self) -> None:
        await give_up(self.host, self.live)

    async def close(self) -> None:
        self.live.listeners.discard(self._heard)

    def _guest(self, seat: int) -> Guest:
        return _guest(self.live.state.chairs[seat])


def _guest(chair: Chair) -> Guest:
    return Guest(chair.guest or "", chair.name, chair.program)


def _seat(live: LoadedTable, chair: Chair) -> Seat:
    kind, call = "bot" if chair.bot else "person", chair.call
    called = call and Call(call.by, begins(live, call), call.stays)
    missing = live.unable.get(chair.bot or "")
    unable = Unable(missing.part, missing.command) if missing else None
    return Seat(
        chair.name,
        kind,  # type: ignore[arg-type]
        chair.bot or "",
        played=chair.played,
        call=called,
        unable=unable,
    )


def happened(one: Happening) -> Iterable[Happened]:
    """A line of the log as everybody may see it."""
    if one.forfeit is not None and one.forfeit.reason != "record":
        yield Notice("forfeited", one.forfeit.seat, one.forfeit.reason, by=one.forfeit.by)
    yield from one.events
    match one.line:
        case log.Left(seat):
            yield Notice("left", seat)
        case log.Returned(seat):
            yield Notice("returned", seat)
        case log.Closed(seat, reason):
            yield Notice("closed", seat or 0, reason)
        case log.Nudged(seat, by):
            yield Notice("nudged", seat, by=by)
        case log.Called(seat, by):
            yield Notice("called", seat, by=by)
        case log.Talked(seat, phrase):
            yield Notice("talked", seat, phrase)
        case _:
            pass


def seats_of(live: LoadedTable) -> tuple[int, ...]:
    chairs = enumerate(live.state.chairs)
    return tuple(seat for seat, chair in chairs if chair.guest and not chair.left)


def people_of(live: LoadedTable) -> tuple[int, ...]:
    return tuple(seat for seat in seats_of(live) if not live.state.chairs[seat].played)


async def new_game(
    host: DatabaseHost, names: Sequence[str], bots: Sequence[str], board: str, pace: str = "natural"
) -> LocalGame:
    """A table for these people and bots of these levels, started."""
    options = Options(
        players=len(names) + len(bots),
        board=board,
        bots=(*(None for _ in names), *bots),
        pace=pace,  # type: ignore[arg-type]
    )
    try:
        # Each match has guests of its own, so that old ones never stand in its way.
        first, *others = [(await host.guests.welcome(name))[0] for name in names]
        live = await host.open(options, first)
        for guest in others:
            await host.sit(live, guest)
        if others:
            await host.start(live, first)
    except RuleError as error:
        raise Refused(error) from error
    return LocalGame(host, live)


async def unfinished(host: DatabaseHost) -> list[LoadedTable]:
    """Matches that people can go on with, the latest first."""
    found = []
    for name in await host.log.playing():
        with suppress(RuleError):  # one that cannot be read hides no other
            found.append(await host.table(name))
    lives = [live for live in found if live.state.status == "playing" and people_of(live)]
    return sorted(lives, key=lambda live: -live.state.history[-1].at)


async def give_up(host: DatabaseHost, live: LoadedTable) -> None:
    """End a match before its end; it is not offered again."""
    for seat in seats_of(live):
        await host.leave(live, _guest(live.state.chairs[seat]))
