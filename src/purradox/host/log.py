"""Where the lines of tables are kept, and an index by which tables are found: one interface.

The log is the truth; the index follows from it and is written along with it. `sql` keeps both in
SQLite or PostgreSQL; `MemoryLog` forgets them with the process.
"""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Literal, Protocol

from purradox.host.codec import BadData, from_data
from purradox.host.errors import NoSuchTable
from purradox.host.lines import Erased, Talked, decode, encode
from purradox.host.state import State

MOST_SHOWN = 50
"""Tables in a list."""
MOST_SWEPT = 100
"""Tables that are closed, cleaned or deleted at once."""
LONGEST_ID = 16

Only = Literal["talked", "undealt"] | None


@dataclass(frozen=True, slots=True)
class Card:
    """A table in a list."""

    table: str
    status: str
    players: int
    open: int
    names: tuple[str, ...]
    board: str
    clock: str
    limit: int
    updated: int = 0
    seen: int = 0
    """When somebody who plays there was there last, for the server alone."""
    guests: tuple[str | None, ...] | None = None
    """Who sits on each chair, for the server alone; None in cards from before they said so."""
    round: int = 0
    """The one that was dealt last, counted from 1."""
    totals: tuple[int, ...] = ()
    """Of the rounds that are over, by seat."""
    winners: tuple[int, ...] = ()
    given_up: bool = False
    closed: str = ""
    """Why it was given up; empty also in cards from before they said so."""
    before: tuple[tuple[str, ...], ...] = ()
    """For each seat the names of who played it earlier; nothing where nobody was replaced."""
    replaced: tuple[tuple[str, ...], ...] = ()
    """Who they are, for the server alone."""

    def seat_of(self, guest: str) -> int | None:
        return self.guests.index(guest) if self.guests and guest in self.guests else None

    def earlier_seat_of(self, guest: str) -> int | None:
        """The seat that a guest had earlier in the match, and has not any more."""
        if self.seat_of(guest) is None:
            for seat, guests in enumerate(self.replaced):
                if guest in guests:
                    return seat
        return None

    def place(self, seat: int) -> int | None:
        """The place of a seat once all is over, counted from 1; who is tied shares it."""
        if not self.winners:
            return None
        mine = seat in self.winners, self.totals[seat]
        others = ((other in self.winners, total) for other, total in enumerate(self.totals))
        return 1 + sum(other > mine for other in others)


def card_of(state: State) -> Card:
    """How a table is shown in lists, without the time."""
    options, match = state.options, state.match
    before = [chair.before for chair in state.chairs]
    before = before if any(before) else []
    return Card(
        state.table,
        state.status,
        options.players,
        sum(chair.open for chair in state.chairs) + len(state.offered),
        tuple(chair.name for chair in state.chairs),
        options.board,
        options.clock,
        options.limit,
        guests=tuple(chair.guest for chair in state.chairs),
        round=len(match.rounds),
        totals=match.score,
        winners=match.winners,
        given_up=bool(state.closed),
        closed=state.closed,
        before=tuple(tuple(one.name for one in seat) for seat in before),
        replaced=tuple(tuple(one.guest for one in seat) for seat in before),
    )


def card_from(text: str, updated: int, seen: int = 0) -> Card:
    """A card as the index of a database has it, or `BadData`."""
    try:
        return replace(from_data(Card, json.loads(text)), updated=updated, seen=seen)
    except ValueError as error:
        raise BadData("no card") from error


@dataclass(frozen=True, slots=True)
class Place:
    """What the index has of a table; it follows from the table's state."""

    status: str
    listed: bool
    host: str
    card: Card
    dealt: bool = True
    """Whether cards were dealt."""
    talked: bool = False
    """Whether the log holds what people said."""
    keeper: str | None = None
    """The process that does from now on what the table itself must do; None leaves it as it is."""
    origin: str = ""
    """Of a new table: a mark of the address that it comes from, for fairness in the lobby."""


def place_of(state: State, keeper: str | None = None, origin: str = "") -> Place:
    options = state.options
    # A match that nobody may watch is no sight for the lobby.
    listed = options.listed and (state.status == "waiting" or options.watch != "nobody")
    talked = any(isinstance(one.line, Talked) for one in state.history)
    dealt = bool(state.match.rounds)
    return Place(state.status, listed, state.host, card_of(state), dealt, talked, keeper, origin)


@dataclass(slots=True)
class Row:
    """A line of a log, on its way there or back."""

    table: str
    number: int
    decision: str | None
    at: int
    body: str
    place: Place | None = None
    """What the index has of the table from now on, where that changes."""
    seated: Sequence[str] = ()
    """Guests who sit at the table from now on."""
    gone: Sequence[str] = ()
    """Guests who do not any more."""

    @property
    def columns(self) -> tuple[str, int, str | None, int, str]:
        return self.table, self.number, self.decision, self.at, self.body

    @property
    def plain(self) -> bool:
        """Whether the index has nothing to learn of it."""
        return not (self.place or self.seated or self.gone)


class Log(Protocol):
    """The lines of every table, and the index of tables."""

    shared: bool
    """Whether other processes write to it too."""

    def append(self, group: list[Sequence[Row]]) -> Awaitable[list[bool]]:
        """Which entries of the group are written; each entry is written whole or not at all.

        A place in a log and a decision are taken once. What follows a refused line is refused.
        """

    async def append_apart(self, rows: Sequence[Row]) -> bool:
        """One entry of many rows, beside the groups of others."""

    async def read(self, tables: dict[str, int]) -> dict[str, list[Row]]:
        """The lines of tables after a number each, in their order; `NoSuchTable` for nothing."""

    async def has(self, table: str) -> bool:
        """Whether there is such a table; where nobody can say, there may be."""

    async def lobby(self) -> list[Card]:
        """Tables that wait for players, and those that can be watched.

        First the newest of each address or guest, then the second of each, and so on.
        """

    async def of_guest(self, guest: str) -> list[Card]:
        """The tables where a guest has a chair, or made, and did not hide, newest first."""

    async def unfinished_of(self, guest: str) -> list[str]:
        """The tables where a guest has a chair and the match is not over, newest first."""

    async def open_tables(self, host: str, since: int) -> int:
        """How many tables that a guest has made are not over, of those changed since then."""

    async def playing(self, since: int = 0) -> list[str]:
        """Every match that goes on and has a clock, or where somebody was since then."""

    async def idle(self, status: str, before: int, only: Only = None) -> list[str]:
        """Tables of a status where nobody was since then, not too many of them.

        `only` those whose log holds what people said, or where no card was dealt.
        """

    async def last_seen(self, table: str) -> int:
        """When somebody who plays there was there last."""

    async def saw(self, tables: Mapping[str, int]) -> None:
        """When somebody was at these tables."""

    async def erase_talk(self, tables: Sequence[str]) -> None:
        """Forget what people said there; the numbers of lines stay as they are."""

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with all that belongs to them."""

    async def hide(self, guest: str, table: str, *, hidden: bool) -> None:
        """Whether a table is left out of a guest's list."""

    async def renew(self, state: State, card: Card) -> None:
        """Write a card anew that did not say all, unless it has changed meanwhile."""

    async def notify(self, names: list[str]) -> None:
        """Tell other processes, where there are any."""

    async def close(self) -> None: ...


def checked_id(table: str) -> str:
    """An id that may be looked up, or `NoSuchTable`."""
    if not (table.isascii() and table.isalnum() and len(table) <= LONGEST_ID):
        raise NoSuchTable(table[:LONGEST_ID])
    return table


@dataclass
class MemoryLog:
    """Lines and index of one process, kept as long as it lives."""

    shared: bool = False
    rows: dict[str, list[Row]] = field(default_factory=dict)
    index: dict[str, Place] = field(default_factory=dict)
    seats: dict[tuple[str, str], bool] = field(default_factory=dict)
    """For a guest and a table whether it is hidden."""
    seen: dict[str, int] = field(default_factory=dict)

    async def append(self, group: list[Sequence[Row]]) -> list[bool]:
        lost, written = set[str](), list[bool]()
        for rows in group:
            good = lost.isdisjoint(row.table for row in rows) and self._fits(rows)
            if good:
                for row in rows:
                    self._add(row)
            else:
                lost |= {row.table for row in rows}
            written.append(good)
        return written

    def _fits(self, rows: Sequence[Row]) -> bool:
        ends = {row.table: len(self.rows.get(row.table, ())) for row in rows}
        for row in rows:
            ends[row.table] += 1
            known = self.rows.get(row.table, ())
            taken = row.decision and any(one.decision == row.decision for one in known)
            if row.number != ends[row.table] or taken:
                return False
        return True

    def _add(self, row: Row) -> None:
        self.rows.setdefault(row.table, []).append(row)
        if row.place is not None:
            card = replace(row.place.card, updated=row.at)
            self.index[row.table] = replace(row.place, card=card)
            self.seen[row.table] = row.at
        for guest in row.seated:
            self.seats[guest, row.table] = False
        for guest in row.gone:
            self.seats.pop((guest, row.table), None)

    async def append_apart(self, rows: Sequence[Row]) -> bool:
        (written,) = await self.append([rows])
        return written

    async def read(self, tables: dict[str, int]) -> dict[str, list[Row]]:
        found = {}
        for table, after in tables.items():
            if checked_id(table) not in self.rows:
                raise NoSuchTable(table)
            found[table] = self.rows[table][after:]
        return found

    async def has(self, table: str) -> bool:
        return table in self.rows

    async def lobby(self) -> list[Card]:
        found = self._cards(lambda one: one.listed and one.status != "over", most=None)
        turns: dict[str, count[int]] = {}
        turn = {one.table: next(turns.setdefault(self._host(one), count())) for one in found}
        return sorted(found, key=lambda one: turn[one.table])[:MOST_SHOWN]

    def _host(self, card: Card) -> str:
        return self.index[card.table].host

    async def of_guest(self, guest: str) -> list[Card]:
        hidden = {table: hidden for (who, table), hidden in self.seats.items() if who == guest}
        return self._cards(
            lambda one: (
                not hidden.get(one.card.table, False)
                and (one.card.table in hidden or one.host == guest)
            )
        )

    def _cards(self, wanted: Callable[[Place], bool], most: int | None = MOST_SHOWN) -> list[Card]:
        found = sorted(filter(wanted, self.index.values()), key=lambda one: -one.card.updated)
        cards = (one.card for one in found[:most])
        return [replace(one, seen=self.seen[one.table]) for one in cards]

    async def unfinished_of(self, guest: str) -> list[str]:
        mine = {table for who, table in self.seats if who == guest}
        return [
            card.table
            for card in self._cards(lambda one: one.status != "over")
            if card.table in mine
        ]

    async def open_tables(self, host: str, since: int) -> int:
        return sum(
            one.host == host and one.status in ("waiting", "playing") and one.card.updated > since
            for one in self.index.values()
        )

    async def playing(self, since: int = 0) -> list[str]:
        return [
            table
            for table, one in self.index.items()
            if one.status == "playing" and (one.card.clock != "none" or self.seen[table] >= since)
        ]

    async def idle(self, status: str, before: int, only: Only = None) -> list[str]:
        found = [
            table
            for table, one in self.index.items()
            if (one.status == status and self.seen[table] < before)
            and (only != "talked" or one.talked)
            and (only != "undealt" or not one.dealt)
        ]
        return found[:MOST_SWEPT]

    async def last_seen(self, table: str) -> int:
        return self.seen.get(table, 0)

    async def saw(self, tables: Mapping[str, int]) -> None:
        for table, at in tables.items():
            self.seen[table] = max(at, self.seen.get(table, 0))

    async def erase_talk(self, tables: Sequence[str]) -> None:
        for table in tables:
            for row in self.rows[table]:
                if isinstance(decode(row.body), Talked):
                    row.body = encode(Erased())
            self.index[table] = replace(self.index[table], talked=False)

    async def delete(self, tables: Sequence[str]) -> None:
        for table in tables:
            del self.rows[table], self.index[table], self.seen[table]
        self.seats = {key: one for key, one in self.seats.items() if key[1] not in tables}

    async def hide(self, guest: str, table: str, *, hidden: bool) -> None:
        self.seats[guest, table] = hidden

    async def renew(self, state: State, card: Card) -> None:
        """Nothing here is older than the process."""

    async def notify(self, names: list[str]) -> None:
        """Nobody else is there."""

    async def close(self) -> None:
        pass
