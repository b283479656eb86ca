"""A match in this process, through the very referee that a server wraps."""

from collections.abc import Iterable, Sequence
from random import Random

from purradox.host import Guest, Host, Live, Options
from purradox.host import entries as log
from purradox.host.state import Chair, Happening
from purradox.host.thinkers import ThoughtFailed
from purradox.i18n import Words
from purradox.notation import record_of, to_text
from purradox.rules import Phase, PlayerView
from purradox.rules.errors import RuleError
from purradox.tui.game import Advice, Game, NotDone, Refused
from purradox.tui.picture import Happened, Notice, Picture, Seat
from purradox.tui.weighing import PATIENCE, weighed

PAUSE = 0.6
"""Seconds that a bot seems to think, so that people can follow."""


def unhurried(view: PlayerView, _spec: str, random: Random) -> float:
    if view.table.phase is Phase.DISCARD or len(view.legal) == 1:
        return PAUSE / 3
    return PAUSE * random.uniform(0.7, 1.5)


class NoThought(NotDone):
    def told(self, say: Words, names: tuple[str, ...]) -> str:
        del names
        return say("no-thought", reason=str(self))


class LocalGame(Game):
    """A table of this process; every person at it sits at this keyboard."""

    def __init__(self, host: Host, live: Live) -> None:
        super().__init__()
        self.host, self.live = host, live
        self._read = 0
        live.listeners.add(self._heard)
        self._heard(live)

    @property
    def people(self) -> tuple[int, ...]:
        return people_of(self.live)

    def _heard(self, live: Live) -> None:
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
            seats=tuple(map(_seat, state.chairs)),
            round=len(rounds),
            table=rounds[-1].table if rounds else None,
            past=state.match.scores[: max(0, len(rounds) - 1)],
            seat=seat,
            view=state.match.view(seat) if rounds and seat is not None else None,
            decision=None if seat is None else state.decision(seat),
            host=True,
            next=state.rematch,
        )

    async def move(self, seat: int, decision: str, text: str) -> None:
        try:
            await self.host.referee.submit(self.live, self._guest(seat), decision, text)
        except RuleError as error:
            raise Refused(error) from error

    async def hint(self, seat: int) -> list[Advice]:
        view = self.live.state.match.view(seat)
        try:
            told = await self.host.thinkers.call(PATIENCE, weighed, view)
        except ThoughtFailed as error:
            raise NoThought(error.reason) from error
        return [Advice(*one) for one in told]

    async def rematch(self) -> Game:
        seat = next(seat for seat, one in enumerate(self.live.state.chairs) if one.guest)
        table = await self.host.referee.rematch(self.live, self._guest(seat))
        return LocalGame(self.host, await self.host.referee.live(table))

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


def _seat(chair: Chair) -> Seat:
    kind = "bot" if chair.bot else "person"
    return Seat(chair.name, kind, chair.bot or "", left=chair.left)  # type: ignore[arg-type]


def happened(one: Happening) -> Iterable[Happened]:
    """A line of the log as everybody may see it."""
    if one.forfeit is not None and one.forfeit[1] != "record":
        yield Notice("forfeited", *one.forfeit)
    yield from one.events
    match one.line:
        case log.Left(seat):
            yield Notice("left", seat)
        case log.Returned(seat):
            yield Notice("returned", seat)
        case log.Talked(seat, phrase):
            yield Notice("talked", seat, phrase)
        case _:
            pass


def people_of(live: Live) -> tuple[int, ...]:
    return tuple(
        seat for seat, chair in enumerate(live.state.chairs) if chair.guest and not chair.left
    )


async def new_game(
    host: Host, names: Sequence[str], bots: Sequence[str], board: str, pace: str = "natural"
) -> LocalGame:
    """A table for these people and bots of these levels, started."""
    options = Options(
        players=len(names) + len(bots),
        board=board,
        bots=(*(None for _ in names), *bots),
        away=None,
        pace=pace,  # type: ignore[arg-type]
    )
    try:
        # Each match has guests of its own, so that old ones never stand in its way.
        first, *others = [(await host.guests.welcome(name))[0] for name in names]
        live = await host.referee.create(options, first)
        for guest in others:
            await host.referee.sit(live, guest)
        if others:
            await host.referee.start(live, first)
    except RuleError as error:
        raise Refused(error) from error
    return LocalGame(host, live)


def unfinished(host: Host) -> list[Live]:
    """Matches that people can go on with, the latest first."""
    lives = [
        live
        for live in host.referee.lives.values()
        if live.state.status == "playing" and people_of(live)
    ]
    return sorted(lives, key=lambda live: -live.state.history[-1].at)


async def give_up(host: Host, live: Live) -> None:
    """Leave a match to bots; it is not offered again."""
    for seat in people_of(live):
        await host.referee.leave(live, _guest(live.state.chairs[seat]))
