"""What a page keeps on its device: texts under keys, and the log and all else on top of them."""

import json
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec

from purradox.host import Guest, MemoryLog
from purradox.host.daily import Result
from purradox.host.environment import Clock, random_id
from purradox.host.errors import NoSuchTable
from purradox.host.log import Place, Row, checked_id
from purradox.host.names import clean_name
from purradox.host.reviews import KeptReview
from purradox.puzzles.attempts import Attempt, Counted, Rated, data_of, estimate, rated
from purradox.puzzles.glicko import NEWCOMER, Rating

LINE, PLACE, SEAT, SEEN = "line/", "place/", "seat/", "seen/"
ATTEMPT, REVIEW, BOT, ME = "attempt/", "review/", "bot/", "me"
MOST_REVIEWS = 50
"""Reviews that are kept; the oldest is dropped."""

Changes = Iterable[tuple[str, str | None]]
"""What stands under each key from now on; None for nothing."""


class Storage(Protocol):
    """Texts by key, such as a browser's IndexedDB."""

    async def list(self, prefix: str) -> Sequence[tuple[str, str]]:
        """Every key that begins so, in order, and its text."""

    async def write(self, changes: Changes) -> None:
        """All of these changes, or none; done when it returns."""


class MemoryStorage:
    """The same for as long as the process lasts."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def list(self, prefix: str) -> list[tuple[str, str]]:
        return sorted(one for one in self.texts.items() if one[0].startswith(prefix))

    async def write(self, changes: Changes) -> None:
        for key, text in changes:
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text


class StoredLog(MemoryLog):
    """A log whose lines are kept before anybody is told of them.

    The index is in memory from the start, and the lines of a table once it is needed.
    """

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self.storage = storage

    async def open(self) -> None:
        """Read the index."""
        for key, text in await self.storage.list(PLACE):
            self.index[key.removeprefix(PLACE)] = msgspec.json.decode(text, type=Place)
        for key, text in await self.storage.list(SEAT):
            guest, table = key.removeprefix(SEAT).split("/")
            self.seats[guest, table] = text == "hidden"
        for table, place in self.index.items():
            self.seen[table] = place.card.updated
        for key, text in await self.storage.list(SEEN):
            self.seen[key.removeprefix(SEEN)] = int(text)
        for key, text in await self.storage.list(BOT):
            deal, _, spec = key.removeprefix(BOT).partition("/")
            self.bots.setdefault(deal, {})[spec] = Result(**json.loads(text))

    async def append(self, group: list[Sequence[Row]]) -> list[bool]:
        tables = {row.table for rows in group for row in rows}
        for table in tables:
            await self._load(table)
        async with self._kept(tables):
            written = await super().append(group)
            good = (rows for rows, fits in zip(group, written, strict=True) if fits)
            await self.storage.write(
                change for rows in good for row in rows for change in self._changes(row)
            )
        return written

    def _changes(self, row: Row) -> Changes:
        yield _line(row.table, row.number), json.dumps([row.decision, row.at, row.body])
        if row.place is not None:
            yield PLACE + row.table, msgspec.json.encode(self.index[row.table]).decode()
            yield SEEN + row.table, str(row.at)
        for guest in row.seated:
            yield f"{SEAT}{guest}/{row.table}", ""
        for guest in row.gone:
            yield f"{SEAT}{guest}/{row.table}", None

    @asynccontextmanager
    async def _kept(self, tables: Collection[str]) -> AsyncIterator[None]:
        """Where what is in memory could not be kept, memory is what was kept before."""
        before = {table: list(self.rows[table]) for table in tables if table in self.rows}
        index, seats, seen = dict(self.index), dict(self.seats), dict(self.seen)
        try:
            yield
        except BaseException:
            self.index, self.seats, self.seen = index, seats, seen
            for table in tables:
                self.rows.pop(table, None)
            self.rows |= before
            raise

    async def _load(self, table: str) -> None:
        if table in self.rows or table not in self.index:
            return
        rows = []
        for number, (_, text) in enumerate(await self.storage.list(f"{LINE}{table}/"), 1):
            decision, at, body = json.loads(text)
            rows.append(Row(table, number, decision, at, body))
        self.rows[table] = rows

    async def read(self, tables: dict[str, int]) -> dict[str, list[Row]]:
        for table in tables:
            if checked_id(table) not in self.index:
                raise NoSuchTable(table)
            await self._load(table)
        return await super().read(tables)

    async def has(self, table: str) -> bool:
        return table in self.index

    async def saw(self, tables: Mapping[str, int]) -> None:
        await super().saw(tables)
        await self.storage.write((SEEN + table, str(self.seen[table])) for table in tables)

    async def erase_talk(self, tables: Sequence[str]) -> None:
        for table in tables:
            await self._load(table)
        await super().erase_talk(tables)
        await self.storage.write(
            (_line(table, row.number), json.dumps([row.decision, row.at, row.body]))
            for table in tables
            for row in self.rows[table]
        )

    async def delete(self, tables: Sequence[str]) -> None:
        changes: list[tuple[str, None]] = []
        for table in tables:
            await self._load(table)
            changes += [(_line(table, row.number), None) for row in self.rows[table]]
            changes += [(PLACE + table, None), (SEEN + table, None)]
            changes += [(f"{SEAT}{who}/{table}", None) for who, at in self.seats if at == table]
        await super().delete(tables)
        await self.storage.write(changes)

    async def hide(self, guest: str, table: str, *, hidden: bool) -> None:
        await super().hide(guest, table, hidden=hidden)
        await self.storage.write([(f"{SEAT}{guest}/{table}", "hidden" if hidden else "")])

    async def keep_bot_result(self, key: str, spec: str, result: Result) -> None:
        await super().keep_bot_result(key, spec, result)
        await self.storage.write([(f"{BOT}{key}/{spec}", json.dumps(result._asdict()))])


def _line(table: str, number: int) -> str:
    return f"{LINE}{table}/{number:06}"


class StoredAttempts:
    """What people answered to puzzles on a device; there is usually one of them."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self.storage, self.clock = storage, clock
        self.attempts: dict[str, dict[str, Attempt]] = {}
        """By guest and puzzle."""
        self.people: dict[str, Rated] = {}
        self.puzzles: dict[str, Rated] = {}

    async def open(self) -> None:
        for key, text in await self.storage.list(ATTEMPT):
            guest, told = key.removeprefix(ATTEMPT).partition("/")[0], json.loads(text)
            one, after = Attempt(**told["attempt"]), _rated(told["person"])
            self.attempts.setdefault(guest, {})[one.puzzle] = one
            self.puzzles[one.puzzle] = _rated(told["puzzle"])
            self.people[guest] = max(after, self._person(guest), key=lambda rated: rated.attempts)

    def _person(self, guest: str) -> Rated:
        return self.people.get(guest, Rated(NEWCOMER, 0))

    async def count(
        self, guest: str, puzzle: str, hardness: int, choice: str, *, solved: bool, spent: int
    ) -> Counted | None:
        if puzzle in await self.tried(guest):
            return None
        before = self._person(guest)
        after, harder = rated(before, estimate(hardness), solved=solved)
        one = Attempt(puzzle, choice, solved, spent, self.clock(), after.rating.value)
        told = {"attempt": one._asdict(), "person": after, "puzzle": harder}
        await self.storage.write([(f"{ATTEMPT}{guest}/{puzzle}", json.dumps(told))])
        self.attempts.setdefault(guest, {})[puzzle] = one
        self.people[guest], self.puzzles[puzzle] = after, harder
        return Counted(before.rating, after.rating, harder.rating)

    async def rating(self, guest: str) -> Rated:
        return self._person(guest)

    async def corrected(self) -> dict[str, Rated]:
        return self.puzzles

    async def history(self, guest: str, most: int | None = None) -> list[Attempt]:
        mine = self.attempts.get(guest, {}).values()
        return sorted(mine, key=lambda one: (-one.at, one.puzzle))[:most]

    async def tried(self, guest: str) -> set[str]:
        return set(self.attempts.get(guest, {}))

    async def data_of(self, guest: str) -> dict[str, Any]:
        return data_of(await self.rating(guest), await self.history(guest))


def _rated(told: Any) -> Rated:
    rating, attempts = told
    return Rated(Rating(*rating), attempts)


class StoredReviews:
    """Finished reviews."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def _all(self) -> dict[str, Any]:
        found = await self.storage.list(REVIEW)
        return {key.removeprefix(REVIEW): json.loads(text) for key, text in found}

    async def find(self, key: str) -> KeptReview | None:
        for _, text in await self.storage.list(REVIEW + key):
            told = json.loads(text)
            return KeptReview(told["summary"], b64decode(told["body"]))
        return None

    async def summary(self, key: str) -> str | None:
        return (await self.summaries([key])).get(key)

    async def summaries(self, keys: Collection[str]) -> dict[str, str]:
        found = await self._all()
        return {key: found[key]["summary"] for key in keys if key in found}

    async def keep(self, key: str, review: KeptReview) -> None:
        known = await self._all()
        number = max((one["number"] for one in known.values()), default=0) + 1
        body = b64encode(review.body).decode()
        told = {"number": number, "summary": review.summary, "body": body}
        old = sorted(known, key=lambda one: int(known[one]["number"]))
        gone = old[: max(0, len(old) + 1 - MOST_REVIEWS)]
        await self.storage.write(
            [(REVIEW + key, json.dumps(told)), *((REVIEW + one, None) for one in gone)]
        )


class StoredGuest:
    """The one person of a device."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.guest: Guest | None = None

    async def open(self) -> None:
        for key, text in await self.storage.list(ME):
            if key == ME:
                self.guest = Guest(**json.loads(text), program=False)

    async def be(self, name: str) -> Guest:
        """Be called this from now on."""
        id_ = random_id() if self.guest is None else self.guest.id
        guest = Guest(id_, clean_name(name), program=False)
        told = {"id": guest.id, "name": guest.name}
        await self.storage.write([(ME, json.dumps(told))])
        self.guest = guest
        return guest
