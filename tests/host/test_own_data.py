"""What a guest gets of their own data, and that nothing is left of it when they are gone."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, create_engine, select, update

from purradox.host import Guest, Options
from purradox.host.codec import to_data
from purradox.host.errors import BrokenTable, NoSuchTable
from purradox.host.personal import NOBODY
from purradox.host.proof import proof_of, verify
from purradox.host.sql import DatabaseHost, admin, own_data, schema
from purradox.host.sql.database import address_of
from purradox.host.sql.devices import Agent, hash_of
from tests.host.hosts import Match, host_with
from tests.server.running import until

NAME, LATER = "Quirinius Wolpertinger", "Quirinius the Other"
"""Names that nothing else is called."""


def everything(database: str) -> Iterator[bytes]:
    """All bytes of a file database, or all values of all columns."""
    if "://" not in database:
        file = Path(database)
        yield from (one.read_bytes() for one in file.parent.glob(f"{file.name}*"))
        return
    engine, found = create_engine(address_of(database)), MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        for table in found.sorted_tables:
            for row in connection.execute(select(table)):
                yield repr(tuple(row)).encode()
    engine.dispose()


def left_of(database: str, *traces: str) -> list[str]:
    content = list(everything(database))
    return [one for one in traces if any(one.encode() in part for part in content)]


async def at_table(host: DatabaseHost, people: list[Guest], **options: Any) -> Match:
    """These people at a table that has begun."""
    wanted: dict[str, Any] = {"players": len(people), "pace": "instant"} | options
    live = await host.open(Options(**wanted), people[0])
    for guest in people[1:]:
        await host.sit(live, guest)
    if live.state.status == "waiting":
        await host.start(live, people[0])
    nobody = Guest("", "", program=False)
    by_seat = {live.state.seat_of(one.id): one for one in people}
    told = Match(host, live, [by_seat.get(at, nobody) for at in range(len(live.state.chairs))])
    await told.dealt()
    return told


async def play_on(told: Match, seat: int) -> None:
    """One person to the end, with bots."""

    def waited_for() -> bool:
        state = told.live.state
        return state.status == "over" or (not state.match.needs_deal and seat in state.to_act)

    while told.live.state.status != "over":
        await until(waited_for)
        if told.live.state.status != "over":
            await told.move(seat)


class Traces:
    """Somebody with a place in everything that a server keeps, and another person."""

    async def leave(self, host: DatabaseHost) -> None:
        self.guest, self.secret = await host.guests.welcome(NAME, agent=Agent("Firefox", "Linux"))
        self.other, _ = await host.guests.welcome("Ben")
        pair = [self.guest, self.other]
        self.code, _ = await host.guests.code(self.guest)
        await host.guests.words(self.guest)
        self.over = await at_table(host, pair)
        await host.chat(self.over.live, self.guest, "hello")
        await self.over.play()
        self.rematch = await host.rematch(self.over.live, self.other)  # it awaits the guest
        self.alone = await at_table(host, [self.guest], players=2, bots=(None, "kitten"))
        self.playing = await at_table(host, pair)
        self.guest = await host.change_name(self.guest, LATER)
        self.stood = await host.open(Options(players=3), self.other)
        await host.sit(self.stood, self.guest)
        await host.leave(self.stood, self.guest)
        self.hosted = await host.open(Options(players=3, listed=True), self.guest)
        await host.sit(self.hosted, self.other)
        await host.hide(self.over.live, self.guest, hidden=True)
        await host.puzzles.count(self.guest.id, "abc", 1500, "5b", solved=True, spent=700)
        await host.acts.ask("ban", self.guest.id, note="a note")
        await host.acts.perform()
        self.all = NAME, LATER, self.guest.id, hash_of(self.secret), "a note"

    @property
    def tables(self) -> set[str]:
        lives = (self.over.live, self.alone.live, self.playing.live, self.stood, self.hosted)
        return {one.table for one in lives}


def test_all_that_there_is_of_a_guest_is_told_to_them(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            traces = Traces()
            await traces.leave(host)
            told = await host.data_of(traces.guest, traces.secret)
            json.dumps(told)
            assert (told["id"], told["name"], told["kind"]) == (traces.guest.id, LATER, "person")
            (device,) = told["devices"]
            assert (device["browser"], device["system"]) == ("Firefox", "Linux")
            assert hash_of(traces.secret) not in repr(told)
            assert told["words_made"] is not None
            (attempt,) = told["puzzles"]["attempts"]
            assert (attempt["puzzle"], attempt["choice"], attempt["solved"]) == ("abc", "5b", True)
            assert told["puzzles"]["rating"]["value"] == attempt["rating"] > 1200
            tables = {one["table"]: one for one in told["tables"]}
            assert tables.keys() == traces.tables
            over = tables[traces.over.live.table]
            assert (over["status"], over["hidden"]) == ("over", True)
            assert [one["phrase"] for one in over["said"]] == ["hello"]
            assert NAME in over["record"]["seats"]
            # Nothing that depends on cards, as long as they are a secret.
            public = {"table", "status", "opened", "changed", "host", "seat", "said", "hidden"}
            for one in traces.tables - {over["table"]}:
                assert tables[one].keys() == public

    asyncio.run(main())


def test_a_match_that_one_may_not_watch_is_not_told(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            people = [(await host.guests.welcome(name))[0] for name in "abc"]
            live = await host.open(Options(players=2, pace="instant", watch="nobody"), people[0])
            await host.sit(live, people[2])
            await host.leave(live, people[2])
            await host.sit(live, people[1])
            await host.start(live, people[0])
            seats = {live.state.seat_of(one.id): one for one in people[:2]}
            await Match(host, live, [seats[0], seats[1]]).play()
            assert "record" in (await host.data_of(people[1], ""))["tables"][0]
            assert "record" not in (await host.data_of(people[2], ""))["tables"][0]

    asyncio.run(main())


def test_nothing_is_left_of_a_guest_and_the_others_play_on(database: str) -> None:
    traces = Traces()

    async def main() -> None:
        async with host_with(database) as host:
            await traces.leave(host)
            assert left_of(database, *traces.all) == [*traces.all]
            ended: list[str] = []
            host.guests.devices.connected(traces.secret, lambda why: ended.append(why.code))
            before = proof_of(traces.over.live.state)
            news: list[int] = []
            traces.playing.live.listeners.add(lambda live: news.append(live.edition))
            await host.delete(traces.guest)

            assert ended == ["logged-out"]
            assert await host.guests.known(traces.secret) is None
            assert left_of(database, *traces.all) == []
            with pytest.raises(NoSuchTable):
                await host.table(traces.alone.live.table)
            state = (await host.table(traces.over.live.table)).state
            names = [chair.name for chair in state.chairs]
            assert sorted(names) == sorted(["Ben", NOBODY])
            verify(json.dumps(to_data(proof_of(state))))
            assert proof_of(state).record["rounds"] == before.record["rounds"]
            assert news[-1] == 1
            other = traces.playing.people.index(traces.other)
            chair = traces.playing.live.state.chairs[1 - other]
            assert (chair.name, chair.left) == (NOBODY, True)
            await play_on(traces.playing, other)
            assert (await host.table(traces.rematch)).state.awaited == (traces.other.id,)
            assert (await host.table(traces.hosted.table)).state.host == traces.other.id
            assert NOBODY in {
                name for card in await host.matches(traces.other) for name in card.names
            }
        assert left_of(database, *traces.all) == []

    asyncio.run(main())
    with admin.opened(address_of(database)) as engine:
        assert all(fault is None for _, fault in admin.check(engine))


def test_a_table_that_cannot_be_read_forgets_as_well(database: str) -> None:
    """Its damaged line may hold anything, so it is emptied."""
    traces = Traces()

    async def main() -> None:
        async with host_with(database) as host:
            await traces.leave(host)
            table = traces.playing.live.table
            log = schema.log
            damaged = update(log).where(log.c.table_id == table, log.c.number == 4)
            async with host.database.begin() as connection:
                await connection.execute(damaged.values(body=f'{{"name":"{NAME}"'))
            host.tables.loaded.pop(table)
            with pytest.raises(BrokenTable):
                await host.table(table)
            await host.delete(traces.guest)
            assert left_of(database, *traces.all) == []
            with pytest.raises(BrokenTable):
                await host.table(table)
            await host.acts.ask("delete", table)
            await host.acts.ask("delete", traces.guest.id)  # a second click
            await host.acts.perform()
            with pytest.raises(NoSuchTable):
                await host.table(table)
            assert left_of(database, table, traces.guest.id) == [table]  # as what was done

    asyncio.run(main())


def test_what_another_worker_writes_of_a_guest_meanwhile_is_found(
    fresh: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that has not heard of it yet puts the old names back into the index."""
    database, traces = fresh("postgresql"), Traces()
    rewrite, late = own_data._rewrite, list[str]()

    async def main() -> None:
        async with host_with(database) as host:
            await traces.leave(host)
            tables = schema.tables
            this = tables.c.id == traces.playing.live.table

            async def and_back(host: DatabaseHost, table: str, guest: str) -> None:
                query = select(tables.c.card, tables.c.host).where(this)
                async with host.database.begin() as connection:
                    was = (await connection.execute(query)).one()._mapping
                await rewrite(host, table, guest)
                if table == traces.playing.live.table and not late:
                    late.append(table)
                    async with host.database.begin() as connection:
                        await connection.execute(update(tables).where(this).values(**was))

            monkeypatch.setattr(own_data, "_rewrite", and_back)
            await host.delete(traces.guest)
            assert late
            assert left_of(database, *traces.all) == []

    asyncio.run(main())
