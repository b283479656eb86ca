"""A log that lasts as long as its process: for tests, and for tables without a database."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from purradox.host.daily import Result, Try, counted_tries
from purradox.host.errors import NoSuchTable
from purradox.host.lines import Erased, Talked, decode, encode
from purradox.host.log import MOST_SHOWN, MOST_SWEPT, Card, Only, Place, Row, checked_id
from purradox.host.state import State


@dataclass
class MemoryLog:
    """Lines and index of one process, kept as long as it lives."""

    shared: bool = False
    rows: dict[str, list[Row]] = field(default_factory=dict)
    index: dict[str, Place] = field(default_factory=dict)
    seats: dict[tuple[str, str], bool] = field(default_factory=dict)
    """For a guest and a table whether it is hidden."""
    seen: dict[str, int] = field(default_factory=dict)
    bots: dict[str, dict[str, Result]] = field(default_factory=dict)
    """What bots made of the deals of days."""

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

    async def finished_of(self, guest: str) -> list[Card]:
        mine = {table for who, table in self.seats if who == guest}
        return self._cards(lambda one: one.status == "over" and one.card.table in mine, most=None)

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

    async def tries_of(self, guest: str) -> list[Try]:
        return [one for one in self._tries() if one.guest == guest]

    async def points_of(self, day: str) -> dict[int, int]:
        tries = [one for one in self._tries() if one.day == day]
        guests = {one.guest for one in tries}
        first = (counted_tries(one for one in tries if one.guest == guest) for guest in guests)
        results = (one[day].result for one in first if day in one)
        return dict(Counter(one.points for one in results if one is not None))

    def _tries(self) -> list[Try]:
        return [one.daily for one in self.index.values() if one.daily is not None]

    async def bot_results(self, key: str) -> dict[str, Result]:
        return self.bots.get(key, {})

    async def keep_bot_result(self, key: str, spec: str, result: Result) -> None:
        self.bots.setdefault(key, {})[spec] = result

    async def notify(self, names: list[str]) -> None:
        """Nobody else is there."""

    async def close(self) -> None:
        pass
