"""How tables begin: new, from a record, or once more with the same people."""

import secrets
from collections.abc import Callable, Sequence

import msgspec

from purradox.host import deals
from purradox.host import entries as log
from purradox.host.database import Database
from purradox.host.errors import NotOver, NotSeated
from purradox.host.guests import Guest
from purradox.host.journal import Journal, now
from purradox.host.ledger import Ledger
from purradox.host.live import Coming, Live
from purradox.host.options import Options, check_bots, checked
from purradox.host.rows import Row
from purradox.host.state import State
from purradox.host.tables import place_of
from purradox.rules import Deal, Move
from purradox.rules.errors import MatchOver

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class Openings(Ledger):
    """A ledger in which tables are opened."""

    def __init__(
        self,
        database: Database,
        journal: Journal,
        worker: str,
        new_table: Callable[[], str],
        new_seed: Callable[[], bytes],
    ) -> None:
        super().__init__(database, journal, worker)
        self._new_table, self._new_seed = new_table, new_seed
        self.bots: tuple[str, ...] = ()
        """Specs of bots that tables may have beside the levels."""

    async def create(self, options: Options, guest: Guest) -> Live:
        """A new table, with a chair for who made it, started when no chair is left open."""
        options = checked(options, self.bots)
        state, seed = State(self._new_table()), self._new_seed()
        script: list[log.AnyLine] = [log.Opened(options, guest.id, deals.commitment(seed))]
        if None in options.bots:
            chair = options.bots.index(None)
            script.append(log.Sat(chair, guest.id, guest.name, guest.program))
        if options.bots.count(None) <= 1:
            script.append(log.Started(deals.start_of(seed, state.table, options.players)))
        return await self._made(state, seed, script, [guest.id] if None in options.bots else [])

    async def resume(
        self, options: Options, guest: Guest, seat: int, moves: Sequence[Move]
    ) -> Live:
        """A new table that goes on from moves made elsewhere, with the guest on one seat."""
        options = checked(options, self.bots)
        table, seed = self._new_table(), self._new_seed()
        script: list[log.AnyLine] = [
            log.Opened(options, guest.id, deals.commitment(seed)),
            log.Sat(seat, guest.id, guest.name, guest.program),
            log.Started(0),
        ]
        state = State(table)
        for number, line in enumerate(script, 1):
            state.apply(number, 0, line)
        for move in moves:
            line = _from_record(state, move)
            state.apply(state.number + 1, 0, line)
            script.append(line)
        if state.match.over:
            raise MatchOver
        return await self._made(State(table), seed, script, [guest.id])

    async def _made(
        self, state: State, seed: bytes, script: list[log.AnyLine], guests: list[str]
    ) -> Live:
        live = await self._begin(state, seed, script, guests)
        if live is None:
            raise RuntimeError(f"there is a table {state.table} already")
        return live

    async def _begin(
        self,
        state: State,
        seed: bytes,
        script: list[log.AnyLine],
        guests: list[str],
        before: Live | None = None,
    ) -> Live | None:
        """A new table; the line that names it at the table `before` is written with it."""
        at, rows = now(), []
        for number, line in enumerate(script, 1):
            state.apply(number, at, line)
            rows.append(Row(state.table, number, line.decision, at, log.encode(line)))
        await self.tables.may_have_another(state.host)
        playing = state.status == "playing"
        rows[0].born = place_of(state, seed, at, self.worker if playing else "")
        rows[0].guests = guests
        if before is None:
            written = self._send(rows)
        else:
            line = log.Rematched(state.table, before.state.rematches)
            one = Coming(before.state.number + 1, at, line)
            rows.append(Row(before.table, one.number, line.decision, at, log.encode(line)))
            written = self._send(rows, before, one)
        if not await written:
            return None
        live = Live(state, seed, kept=playing or not self.database.shared)
        live = self.lives.setdefault(state.table, live)
        self._changed(live)
        return live

    async def arrange(self, live: Live, guest: Guest, closed: str | None) -> str:
        """The table of the rematch, other than one that is `closed`; made by who asks first."""
        async with live.lock:
            await live.quiet()
            if live.state.status != "over":
                await self._behind(live)
            while live.state.rematch in (None, closed):
                if live.state.status != "over":
                    raise NotOver
                script = self._again(live.state, guest)
                if await self._begin(*script, before=live) is None:
                    await self.catch_up(live)  # somebody was quicker, at another worker
                    self._changed(live)
            return live.state.rematch or ""

    def _again(self, old: State, guest: Guest) -> tuple[State, bytes, list[log.AnyLine], list[str]]:
        """The same chairs, turned by one so that another seat starts where it is not drawn.

        Bots sit down again, and who asks; the others are waited for.
        """
        chairs = (*old.chairs[1:], old.chairs[0])
        bots = tuple(chair.bot for chair in chairs)
        check_bots(bots, self.bots)
        options = msgspec.structs.replace(old.options, bots=bots)
        state, seed = State(self._new_table()), self._new_seed()
        here = tuple(one.guest for one in chairs if one.guest is not None and not one.played)
        awaited = tuple(dict.fromkeys((guest.id, *here)))
        script: list[log.AnyLine] = [
            log.Opened(options, guest.id, deals.commitment(seed), awaited),
            log.Sat(
                [one.guest for one in chairs].index(guest.id), guest.id, guest.name, guest.program
            ),
        ]
        if len(awaited) == 1:
            script.append(log.Started(deals.start_of(seed, state.table, options.players)))
        return state, seed, script, [guest.id]


def _from_record(state: State, move: Move) -> log.AnyLine:
    if isinstance(move, Deal):
        return log.dealt(state.round, move, given=True)
    return log.Moved(state.decision(move.seat) or "", move.seat, str(move), "record")


def seated(state: State, guest: Guest) -> int:
    seat = state.seat_of(guest.id)
    if seat is None:
        raise NotSeated
    return seat
