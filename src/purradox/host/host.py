"""All that can be done at the tables of a process, for whatever stands around it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from purradox.host import openings, referee, seating
from purradox.host.daily import BY_DATE, Days
from purradox.host.daily_tables import DailyTables
from purradox.host.environment import Environment
from purradox.host.errors import (
    AlreadySeated,
    AlreadyStarted,
    ChairTaken,
    HostError,
    NoFreeChair,
    NoSuchTable,
    NotSeated,
)
from purradox.host.expiry import NEVER, Expiry
from purradox.host.journal import Journal
from purradox.host.keeper import Keeper, Pause, StepsOf, no_pause, no_steps
from purradox.host.loaded import LoadedTable
from purradox.host.log import Card, Log, card_of
from purradox.host.openings import Guest, NewTable
from purradox.host.options import Options, checked
from purradox.host.profile import Played, played_by
from purradox.host.referee import Already, Repeated
from purradox.host.state import State
from purradox.host.sweeper import Sweeper
from purradox.host.tables import RECENT, Tables
from purradox.host.thinkers import Thinkers
from purradox.host.waiting import waits
from purradox.rules import Move
from purradox.rules.errors import IllegalMove, MatchOver

Listener = Callable[[LoadedTable], None]


class Receipt(NamedTuple):
    """A move that counts: where it stands in the log, and whether it stood there already."""

    number: int
    repeated: bool = False


class Host:
    """Tables on a log, with bots that think somewhere."""

    def __init__(
        self,
        log: Log,
        thinkers: Thinkers,
        *,
        environment: Environment | None = None,
        pause: Pause = no_pause,
        steps: StepsOf = no_steps,
        bots: tuple[str, ...] = (),
        worker: str = "",
        expiry: Expiry = NEVER,
        days: Days = BY_DATE,
    ) -> None:
        self.environment = environment or Environment()
        self.clock = self.environment.clock
        self.journal = Journal(log)
        self.log = log
        self.tables = Tables(self.journal, self.environment, worker, expiry)
        self.thinkers = thinkers
        self.sweeper = Sweeper(self.tables)
        self.keeper = Keeper(self.tables, thinkers, pause, steps)
        self.daily = DailyTables(self, days)
        self.bots = bots
        """Specs of bots that tables may have beside the levels."""

    async def table(self, table: str) -> LoadedTable:
        """A table as its log has it now; a rematch that was to begin when we stopped begins."""
        found = None
        while found is None or self.tables.loaded.get(table) is not found:  # forgotten meanwhile
            found = await self.tables.load(table)
            if self.log.shared:
                await self.tables.refresh([table])
            if found.state.status == "waiting" and found.state.all_here:
                await self._begin_when_all_are_here(found)
        return found

    async def open(
        self, options: Options, guest: Guest, commitment: str = "", origin: str = ""
    ) -> LoadedTable:
        """A new table, with a chair for who made it, started when no chair is left open.

        Whoever takes a chair may commit to a share of chance with it, here and below. The lobby
        is fair to each `origin`, where something is known of where people come from.
        """
        options, around = checked(options, self.bots), self.environment
        table, seed = around.new_id(), around.new_seed()
        new = openings.new_table(table, seed, options, guest, self.clock(), commitment)
        return await self.tables.open(new, origin)

    async def resume(
        self,
        options: Options,
        guest: Guest,
        seat: int,
        moves: Sequence[Move],
        commitment: str = "",
    ) -> LoadedTable:
        """A new table that goes on from moves made elsewhere, with the guest on one seat."""
        options, around = checked(options, self.bots), self.environment
        table, seed = around.new_id(), around.new_seed()
        now = self.clock()
        return await self.tables.open(
            openings.continued_table(table, seed, options, guest, now, seat, moves, commitment)
        )

    async def rematch(self, table: LoadedTable, guest: Guest, commitment: str = "") -> str:
        """The table where a match goes on to be played, with a chair for who asks.

        The same one for everybody who asks, as long as somebody sits there.
        """
        own = (referee.seated(table.state, guest) - 1) % len(table.state.chairs)
        closed = None
        while True:
            name = await self._arranged(table, guest, closed, commitment)
            with suppress(NoSuchTable):  # it was deleted, which is as good as closed
                there = await self.table(name)
                if not there.state.closed:
                    break
            closed = name
        if there.state.status != "waiting":
            return there.table
        for chair in (own, None):
            with suppress(AlreadySeated, AlreadyStarted, ChairTaken, NoFreeChair, MatchOver):
                await self.sit(there, guest, chair, commitment)
                break
        return there.table

    async def _arranged(
        self, table: LoadedTable, guest: Guest, closed: str | None, commitment: str
    ) -> str:
        """The table of a rematch, other than one that is `closed`; made by who asks first."""
        around = self.environment

        def judge(state: State) -> referee.Step:
            def new() -> NewTable:
                id_, seed = around.new_id(), around.new_seed()
                now = self.clock()
                return openings.rematch_table(state, guest, id_, seed, now, self.bots, commitment)

            return referee.rematch(state, guest, closed, new)

        async with table.arranging:
            if table.state.rematch in (None, closed):
                await self.tables.may_open(guest.id)
                with suppress(Already):
                    await self.tables.step(table, judge)
        return table.state.rematch or ""

    async def sit(
        self, table: LoadedTable, guest: Guest, chair: int | None = None, commitment: str = ""
    ) -> int:
        """Take an open chair, or in a match one that was offered."""
        here = table.present
        await self.tables.step(
            table, lambda state: seating.sit(state, guest, chair, here, commitment)
        )
        await self._begin_when_all_are_here(table)
        seat = table.state.seat_of(guest.id)
        if seat is None:
            raise NotSeated
        return seat

    async def _begin_when_all_are_here(self, table: LoadedTable) -> None:
        with suppress(Already):
            await self.tables.step(table, seating.start_rematch)

    async def set_bot(self, table: LoadedTable, guest: Guest, chair: int, bot: str | None) -> None:
        """Put a bot on a chair, or open the chair of a bot."""
        bots = self.bots
        await self.tables.step(table, lambda state: seating.set_bot(state, guest, chair, bot, bots))

    async def start(self, table: LoadedTable, guest: Guest) -> None:
        """Begin; open chairs are taken by bots."""
        await self.tables.step(table, lambda state: seating.start(state, guest))

    async def leave(self, table: LoadedTable, guest: Guest) -> None:
        """Stand up before the start; afterwards a bot plays on, where another person does."""
        with suppress(Already):
            await self.tables.step(table, lambda state: seating.leave(state, guest))

    async def close_table(self, table: LoadedTable, guest: Guest) -> None:
        """The host ends a table that waits, or a match in which no other person plays."""
        with suppress(Already):
            await self.tables.step(table, lambda state: seating.close(state, guest))

    async def end(self, table: LoadedTable, reason: str) -> None:
        """End a table for a reason that lies outside of it: `lines.EXPIRED` or `OPERATOR`."""
        with suppress(Already):
            await self.tables.step(table, lambda state: seating.end(state, reason))

    async def offer(self, table: LoadedTable, guest: Guest, seat: int) -> None:
        """Let somebody else take over a seat that a bot plays for somebody."""
        here = table.present
        with suppress(Already):
            await self.tables.step(table, lambda state: seating.offer(state, guest, seat, here))

    async def hand_over(self, table: LoadedTable, guest: Guest, seat: int) -> None:
        """The host makes another person at the table the host."""
        with suppress(Already):
            await self.tables.step(table, lambda state: seating.hand_over(state, guest, seat))

    async def remove(self, table: LoadedTable, guest: Guest, seat: int) -> None:
        """The host takes somebody off a chair before the start; they may not sit there again."""
        await self.tables.step(table, lambda state: seating.remove(state, guest, seat))

    async def take_off(self, table: LoadedTable, seat: int) -> None:
        """Whoever runs the server takes a person off a chair; in a match a bot has it then."""
        await self.tables.step(table, lambda state: seating.take_off(state, seat))

    async def come_back(self, table: LoadedTable, guest: Guest) -> None:
        """Be there: after having left, or when a stand-in was called."""
        with suppress(Already):
            await self.tables.step(table, lambda state: seating.come_back(state, guest))

    async def rename(self, guest: Guest) -> None:
        """The name of this guest on their chairs, wherever the match is not over."""
        for name in await self.log.unfinished_of(guest.id):
            with suppress(Already, NotSeated):
                table = await self.tables.load(name)
                await self.tables.step(table, lambda state: seating.rename(state, guest))

    async def decide(self, table: LoadedTable, guest: Guest, decision: str, text: str) -> Receipt:
        """A person's move. The same move once more is harmless; another one is refused."""
        table.seen = self.clock()
        try:
            return Receipt(
                await self.tables.step(
                    table, lambda state: referee.decide(state, guest, decision, text)
                )
            )
        except Repeated as repeated:
            return Receipt(repeated.number, repeated=True)

    def why(self, table: LoadedTable, guest: Guest, text: str) -> IllegalMove | None:
        """The rule that a move of this guest would break now."""
        return referee.why(table.state, guest, text)

    async def nudge(self, table: LoadedTable, guest: Guest, seat: int) -> None:
        """Remind somebody who is waited for."""
        await self.tables.step(
            table,
            lambda state: referee.nudge(state, guest, seat, waits(table, state), self.clock()),
        )

    async def call(self, table: LoadedTable, guest: Guest, seat: int, *, stays: bool) -> None:
        """Have a bot decide for somebody who is waited for: this once, or until they are back."""

        def judge(state: State) -> referee.Step:
            waited = waits(table, state)
            return referee.call(state, guest, seat, waited, self.clock(), stays=stays)

        with suppress(Already):
            await self.tables.step(table, judge)

    async def chat(self, table: LoadedTable, guest: Guest, phrase: str) -> None:
        """Say one of the phrases that everybody can read."""
        await self.tables.step(table, lambda state: referee.chat(state, guest, phrase))

    async def reveal(self, table: LoadedTable, guest: Guest, share: str) -> None:
        """Tell the share that one committed to, before the first deal."""
        with suppress(Already):
            await self.tables.step(table, lambda state: referee.reveal(state, guest, share))

    def watch(self, table: LoadedTable, listener: Listener, guest: str | None) -> None:
        """Call the listener whenever something changes; the connection counts as being there."""
        table.listeners.add(listener)
        self._moved(table, guest, news=table.arrived(guest))

    def unwatch(self, table: LoadedTable, listener: Listener, guest: str | None) -> None:
        table.listeners.discard(listener)
        self._moved(table, guest, news=table.departed(guest))

    def _moved(self, table: LoadedTable, guest: str | None, *, news: bool) -> None:
        """Somebody came or went; another window of who sits there is no news."""
        if table.state.seat_of(guest) is not None:
            table.seen = self.clock()
        if news or table.state.seat_of(guest) is None:
            table.arrivals += 1
            table.tell_arrivals()
        if news and guest is not None:
            self.keeper.attend(table)
            self.came_or_went(table, guest)

    def came_or_went(self, table: LoadedTable, guest: str) -> None:
        """For a host that has others to tell."""

    async def lobby(self) -> list[Card]:
        """Tables that wait for players, and those that can be watched, fair to everybody."""
        return await self.log.lobby()

    async def matches(self, guest: Guest) -> list[Card]:
        """The tables where a guest has a chair, or made, and did not hide, newest first."""
        return await self.log.of_guest(guest.id)

    async def played(self, guest: Guest) -> list[Played]:
        """The matches that a guest played to the end, oldest first; old cards are completed."""
        cards = []
        for card in await self.log.finished_of(guest.id):
            if card.figures is None and card.may_have_figures:
                with suppress(HostError):  # its log cannot be read any more
                    found = await self.tables.load(card.table)
                    await self.log.renew(found.state, card)
                    cards.append(replace(card_of(found.state), updated=card.updated))
                    self.tables.forget(found, now=True)
            else:
                cards.append(card)
        return played_by(guest.id, cards)

    async def hide(self, table: LoadedTable, guest: Guest, *, hidden: bool) -> None:
        """Leave a match out of a guest's list, or show it there again."""
        seating.may_hide(table.state, guest)
        await self.log.hide(guest.id, table.table, hidden=hidden)

    async def begin(self) -> None:
        """Take up the matches that have something to do by themselves."""
        for table in await self.log.playing(self.clock() - RECENT):
            await self.keeper.take(table)

    async def close(self) -> None:
        """Write what is waiting, and go; every table stays where it is."""
        await self.daily.close()
        await self.sweeper.save()
        await self.tables.close()
        await self.keeper.close()
        await self.thinkers.close()
        await self.journal.close()
