"""Where the lines of tables are kept, and an index by which tables are found: one interface.

The log is the truth; the index follows from it and is written along with it. `sql` keeps both in
SQLite or PostgreSQL; `memory_log` forgets them with the process.
"""

import json
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from purradox.host.codec import BadData, from_data
from purradox.host.daily import Result, Try, try_of
from purradox.host.errors import NoSuchTable
from purradox.host.lines import Talked
from purradox.host.profile import Figures, figures_of
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
    figures: Figures | None = None
    """Of a match that was played to its end, for profiles; not in cards from before they were."""

    @property
    def may_have_figures(self) -> bool:
        """Whether the match was played to its end, as far as an old card says."""
        return self.guests is None or (self.round == self.players and not self.given_up)

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
        winners=state.winners,
        given_up=bool(state.closed),
        closed=state.closed,
        before=tuple(tuple(one.name for one in seat) for seat in before),
        replaced=tuple(tuple(one.guest for one in seat) for seat in before),
        figures=figures_of(state),
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
    daily: Try | None = None
    """What somebody makes there of the deal of a day."""


def place_of(state: State, keeper: str | None = None, origin: str = "") -> Place:
    options = state.options
    # A match that nobody may watch is no sight for the lobby.
    listed = options.listed and (state.status == "waiting" or options.watch != "nobody")
    talked = any(isinstance(one.line, Talked) for one in state.history)
    dealt = bool(state.match.rounds)
    card, daily = card_of(state), try_of(state)
    return Place(state.status, listed, state.host, card, dealt, talked, keeper, origin, daily)


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

    async def finished_of(self, guest: str) -> list[Card]:
        """All matches that are over where a guest has a chair, hidden or not."""

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

    async def tries_of(self, guest: str) -> list[Try]:
        """All that a guest made of the deals of days."""

    async def points_of(self, day: str) -> dict[int, int]:
        """How many people made so many points of the deal of a day, with the try that counts."""

    async def bot_results(self, key: str) -> dict[str, Result]:
        """What bots made of a deal, by their specs."""

    async def keep_bot_result(self, key: str, spec: str, result: Result) -> None:
        """Keep what a bot made of a deal; whoever was first has kept the same."""

    async def notify(self, names: list[str]) -> None:
        """Tell other processes, where there are any."""

    async def close(self) -> None: ...


def checked_id(table: str) -> str:
    """An id that may be looked up, or `NoSuchTable`."""
    if not (table.isascii() and table.isalnum() and len(table) <= LONGEST_ID):
        raise NoSuchTable(table[:LONGEST_ID])
    return table
