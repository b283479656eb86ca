"""Before a match: chairs are taken and furnished, until it begins; and the way to a rematch."""

from contextlib import suppress

from purradox.host import deals
from purradox.host import entries as log
from purradox.host.errors import (
    AlreadySeated,
    AlreadyStarted,
    ChairTaken,
    NoFreeChair,
    NoSuchChair,
    NotHost,
    NotSeated,
)
from purradox.host.guests import Guest
from purradox.host.ledger import Step
from purradox.host.live import Live
from purradox.host.openings import Openings, seated
from purradox.host.options import check_bots
from purradox.host.state import State
from purradox.rules.errors import MatchOver


class Already(Exception):
    """What is asked for is so already; harmless to say again."""


class Seating(Openings):
    """A ledger in which people sit down at tables."""

    async def live(self, table: str) -> Live:
        """A table; a rematch that was to begin when the server stopped begins now."""
        live = await super().live(table)
        if live.state.status == "waiting" and live.state.all_here:
            await self._begin_when_all_are_here(live)
        return live

    async def sit(self, live: Live, guest: Guest, wanted: int | None = None) -> int:
        """Take an open chair; who sits already keeps their chair."""

        def judge(state: State) -> Step:
            if state.status == "over":
                raise MatchOver
            if state.status != "waiting":
                raise AlreadyStarted
            mine = state.seat_of(guest.id)
            if mine is not None:
                raise AlreadySeated(mine)
            chair = wanted
            if chair is None:
                free = [at for at, one in enumerate(state.chairs) if one.open]
                if not free:
                    raise NoFreeChair
                chair = free[0]
            _check_chair(state, chair)
            if not state.chairs[chair].open:
                raise ChairTaken(chair)
            line = log.Sat(chair, guest.id, guest.name, guest.program)
            return Step(line, guests=(guest.id,))

        await self.step(live, judge)
        await self._begin_when_all_are_here(live)
        seat = live.state.seat_of(guest.id)
        if seat is None:
            raise NotSeated
        return seat

    async def furnish(self, live: Live, guest: Guest, chair: int, bot: str | None) -> None:
        """Put a bot on a chair, or open the chair of a bot."""

        def judge(state: State) -> Step:
            _hosting(state, guest)
            _check_chair(state, chair)
            if state.chairs[chair].guest is not None:
                raise ChairTaken(chair)
            check_bots([bot], self.bots)
            return Step(log.Furnished(chair, bot))

        await self.step(live, judge)

    async def start(self, live: Live, guest: Guest) -> None:
        """Begin; open chairs are taken by bots."""

        def judge(state: State) -> Step:
            _hosting(state, guest)
            return _started(live)

        await self.step(live, judge)

    async def _begin_when_all_are_here(self, live: Live) -> None:
        """A rematch begins by itself with the last of those who played before."""

        def judge(state: State) -> Step:
            if state.status != "waiting" or not state.all_here:
                raise Already
            return _started(live)

        with suppress(Already):
            await self.step(live, judge)

    async def rematch(self, live: Live, guest: Guest) -> str:
        """The table where a match goes on to be played, with a chair for who asks.

        The same one for everybody who asks, as long as somebody sits there.
        """
        seat, closed = seated(live.state, guest), None
        while True:
            there = await self.live(await self.arrange(live, guest, closed))
            if self.database.shared:
                await self.refresh(there.table)
            if not there.state.closed:
                break
            closed = there.table
        own = (seat - 1) % len(live.state.chairs)
        for chair in (own, None):
            with suppress(AlreadySeated, AlreadyStarted, ChairTaken, NoFreeChair, MatchOver):
                await self.sit(there, guest, chair)
                break
        return there.table


def _started(live: Live) -> Step:
    state = live.state
    return Step(log.Started(deals.start_of(live.seed, state.table, state.options.players)))


def _hosting(state: State, guest: Guest) -> None:
    if state.host != guest.id:
        raise NotHost
    if state.status != "waiting":
        raise AlreadyStarted


def _check_chair(state: State, chair: int) -> None:
    if not 0 <= chair < len(state.chairs):
        raise NoSuchChair(chair)
