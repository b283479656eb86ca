"""Hosts with people whom nobody needs a network for, and bots that think at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, cast

from purradox.host import Environment, Guest, LoadedTable, Options
from purradox.host.errors import BotMissingPart
from purradox.host.schedule import Urgency
from purradox.host.sql import DatabaseHost, hosting
from purradox.host.thinkers import Thinkers, ThoughtFailed
from purradox.rules import Choice, PlayerView
from tests.server.running import until


class Thoughts(Thinkers):
    """Instead of processes: the first legal move, or a failure of some kind."""

    def __init__(self, fails: str | BotMissingPart = "") -> None:
        super().__init__(0)
        self.fails, self.asked = fails, list[str]()
        self.turns = list[tuple[str, str, Urgency]]()
        """Each time the bot, for whom it thought, and how urgent it was."""

    async def choose(
        self, _seconds: float, spec: str, _seed: str, view: PlayerView, *turn: Any
    ) -> Choice:
        owner, _table, urgent, *_steps = turn
        self.asked.append(spec)
        self.turns.append((spec, owner, urgent()))
        if self.fails == "nonsense":
            return cast("Choice", None)
        if isinstance(self.fails, BotMissingPart):
            raise self.fails
        if self.fails:
            raise ThoughtFailed(self.fails)
        return view.legal[0]


@asynccontextmanager
async def host_with(
    database: str, fails: str = "", environment: Environment | None = None
) -> AsyncIterator[DatabaseHost]:
    async with hosting(database, environment=environment) as host:
        host.keeper.thinkers = Thoughts(fails)
        yield host


def arrive(host: DatabaseHost, live: LoadedTable, guest: str | None) -> None:
    """A connection of somebody who does not listen."""
    host.watch(live, _ignore, guest)


def depart(host: DatabaseHost, live: LoadedTable, guest: str | None) -> None:
    host.unwatch(live, _ignore, guest)


def _ignore(_live: LoadedTable) -> None:
    pass


@dataclass
class Match:
    """A table with its people by seat."""

    host: DatabaseHost
    live: LoadedTable
    people: list[Guest]

    async def dealt(self) -> None:
        live = self.live
        await until(lambda: live.state.status == "over" or not live.state.match.needs_deal)

    async def move(self, seat: int | None = None) -> None:
        """The first legal move of a seat, or of one that is to act."""
        await self.dealt()
        state = self.live.state
        seat = state.to_act[0] if seat is None else seat
        decision = state.decision(seat)
        assert decision is not None
        move = str(state.match.view(seat).legal[0])
        await self.host.decide(self.live, self.people[seat], decision, move)

    async def play(self) -> None:
        while self.live.state.status != "over":
            await self.move()

    def reasons(self) -> list[tuple[int, str]]:
        """The decisions that somebody else made, and why."""
        return [one.forfeit[:2] for one in self.live.state.history if one.forfeit is not None]


async def match(host: DatabaseHost, people: int = 3, **options: Any) -> Match:
    """People at a table that has begun; more chairs are for bots."""
    guests = [(await host.guests.welcome(f"Person {at}"))[0] for at in range(people)]
    wanted: dict[str, Any] = {"players": people, "pace": "instant"} | options
    live = await host.open(Options(**wanted), guests[0])
    for guest in guests[1:]:
        await host.sit(live, guest)
    if live.state.status == "waiting":
        await host.start(live, guests[0])
    state = live.state
    found = {state.seat_of(guest.id): guest for guest in guests}
    nobody = Guest("", "", program=False)
    told = Match(host, live, [found.get(seat, nobody) for seat in range(len(state.chairs))])
    await told.dealt()
    return told
