"""Tables that nobody comes to: closed or deleted in time, announced before, and not in memory."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import func, select, text

from purradox.host import Guest, LoadedTable, Options
from purradox.host import lines as log
from purradox.host.errors import NoSuchTable
from purradox.host.expiry import DAY, Expiry
from purradox.host.log import MOST_SWEPT
from purradox.host.sql import DatabaseHost, hosting, schema
from tests.host.clock import Clock
from tests.host.hosts import Thoughts, arrive, depart, match
from tests.host.test_closing import waiting
from tests.server.conftest import MakeDatabase
from tests.server.history import folded, logs
from tests.server.running import until

RULES = Expiry(waiting=7, playing=90, over=30)


@asynccontextmanager
async def host_at(
    database: str, clock: Clock, expiry: Expiry = RULES
) -> AsyncIterator[DatabaseHost]:
    async with hosting(database, environment=clock.environment, expiry=expiry) as host:
        host.keeper.thinkers = Thoughts()
        yield host


async def days(host: DatabaseHost, clock: Clock, count: float) -> None:
    """So much time passes, and then the host looks after its tables."""
    clock.move(count * DAY / 1000)
    await host.tidy()


def waits_for(live: LoadedTable, guest: Guest) -> bool:
    """Whether nobody else has anything to do."""
    return live.state.to_act == (live.state.seat_of(guest.id),)


async def status(host: DatabaseHost, table: str) -> tuple[str, str]:
    state = (await host.table(table)).state
    return state.status, state.closed


def test_a_table_that_waits_is_closed_and_deleted_when_nobody_comes(database: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_at(database, clock) as host:
            live, (anna, boris) = await waiting(host, 2)
            await days(host, clock, 6.9)
            assert live.table not in host.tables.loaded
            assert await status(host, live.table) == ("waiting", "")
            live = await host.table(live.table)
            arrive(host, live, boris.id)
            await days(host, clock, 20)
            depart(host, live, boris.id)
            await days(host, clock, 6.9)
            assert await status(host, live.table) == ("waiting", "")
            await days(host, clock, 0.2)
            assert host.tables.loaded == {}
            assert await status(host, live.table) == ("over", log.EXPIRED)
            (card,) = await host.matches(anna)
            assert (card.status, card.closed) == ("over", log.EXPIRED)
            await days(host, clock, 7.1)
            await days(host, clock, 0)
            assert await host.matches(anna) == []
            with pytest.raises(NoSuchTable):
                await host.table(live.table)
            for table in (schema.tables, schema.seats, schema.log):
                async with host.database.begin() as connection:
                    rows = await connection.execute(select(func.count()).select_from(table))
                    assert rows.scalar() == 0

    asyncio.run(main())


def test_a_match_that_nobody_plays_is_closed_and_keeps_its_record(database: str) -> None:
    clock = Clock()

    async def main() -> str:
        async with host_at(database, clock) as host:
            told = await match(host, 3)
            await told.move()
            await days(host, clock, 89)
            await host.decide(*(await due(host, told.live.table, told.people)))
            await days(host, clock, 89)
            assert await status(host, told.live.table) == ("playing", "")
            await days(host, clock, 1.1)
            assert await status(host, told.live.table) == ("over", log.EXPIRED)
            (card,) = await host.matches(told.people[0])
            assert (card.round, card.closed) == (1, log.EXPIRED)
            return told.live.table

    table = asyncio.run(main())
    assert folded(table, logs(database)[table]).match.rounds


async def due(
    host: DatabaseHost, table: str, people: list[Guest]
) -> tuple[LoadedTable, Guest, str, str]:
    """The arguments of somebody's first legal move."""
    live = await host.table(table)
    seat = live.state.to_act[0]
    move = str(live.state.match.view(seat).legal[0])
    return live, people[seat], live.state.decision(seat) or "", move


def test_a_finished_match_is_deleted_only_where_a_server_says_so(database: str) -> None:
    clock = Clock()

    async def play(expiry: Expiry) -> tuple[str, bool]:
        async with host_at(database, clock, expiry) as host:
            told = await match(host, 2)
            await told.play()
            await days(host, clock, 29)
            live = await host.table(told.live.table)
            assert (live.expires is None) == (expiry.over == 0)
            await days(host, clock, 400)
            return told.live.table, await host.log.has(told.live.table)

    kept, there = asyncio.run(play(Expiry(7, 90, 0)))
    assert there
    _, there = asyncio.run(play(RULES))
    assert not there
    assert kept not in logs(database)


def test_its_end_is_announced_from_half_of_the_time_on(file: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_at(file, clock) as host:
            live, (anna, *_) = await waiting(host, 2)
            seen = live.seen
            await days(host, clock, 3.4)
            assert (await host.table(live.table)).expires is None
            await days(host, clock, 0.2)
            live = await host.table(live.table)
            assert live.expires == seen + 7 * DAY
            (card,) = await host.matches(anna)
            assert card.seen == seen
            arrive(host, live, None)
            assert live.expires == seen + 7 * DAY
            arrive(host, live, anna.id)
            told = [live.expires]
            depart(host, live, anna.id)
            assert [*told, live.expires] == [None, None]

    asyncio.run(main())


def test_without_rules_nothing_ends(file: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_at(file, clock, Expiry()) as host:
            live, _ = await waiting(host, 2)
            await days(host, clock, 4000)
            assert await status(host, live.table) == ("waiting", "")
            assert (await host.table(live.table)).expires is None

    asyncio.run(main())


MANY = "WITH RECURSIVE c (n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM c WHERE n < 2999)"
TABLES = """INSERT INTO tables (id, status, listed, host, card, updated, seen) {} SELECT
  id || n, status, listed, host, card, updated, seen FROM tables, c"""
LINES = """INSERT INTO log (table_id, number, at, body) {} SELECT
  table_id || n, number, at, body FROM log, c"""


def test_two_thousand_tables_that_were_left_are_no_burden(database: str) -> None:
    """They are not read at the start, not kept in memory, and count against nobody."""
    clock = Clock()

    async def leave_behind() -> Guest:
        async with host_at(database, clock) as host:
            anna, _ = await host.guests.welcome("Anna")
            live = await host.open(Options(players=2, bots=(None, "kitten")), anna)
            await until(lambda: waits_for(live, anna))
            async with host.database.begin() as connection:
                for query in (TABLES, LINES):
                    await connection.execute(text(query.format(MANY)))
            return anna

    async def come_back(anna: Guest) -> None:
        async with host_at(database, clock) as host:
            await asyncio.sleep(0.05)
            assert host.tables.loaded == {}
            assert await host.log.open_tables(anna.id, clock.now() - DAY) == 0
            await host.open(Options(), anna)
            await days(host, clock, 91)
            assert host.tables.loaded == {}
            assert len(await host.log.playing()) == 2001 - MOST_SWEPT

    anna = asyncio.run(leave_behind())
    clock.move(2 * DAY / 1000)
    asyncio.run(come_back(anna))


async def kept(host: DatabaseHost) -> int:
    """Matches that wait for a worker, or have one."""
    resting = schema.tables.c.kept_until < 1 << 62
    async with host.database.begin() as connection:
        rows = select(func.count()).select_from(schema.tables).where(resting)
        return int((await connection.execute(rows)).scalar() or 0)


def test_somebody_who_comes_wakes_a_match_that_rests(database: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_at(database, clock) as host:
            told = await match(host, 1, players=2, bots=(None, "kitten"))
            (anna,) = [one for one in told.people if one.id]
            await until(lambda: waits_for(told.live, anna))
            clock.move(120)
            await host.tidy()
            assert host.tables.loaded == {}
            if host.cluster is not None:
                assert await kept(host) == 0
            live = await host.table(told.live.table)
            arrive(host, live, anna.id)
            told.live = live
            for _ in range(3):
                await until(lambda: waits_for(live, anna))
                await told.move(live.state.seat_of(anna.id))
            depart(host, live, anna.id)

    asyncio.run(main())


def test_what_was_said_is_erased_after_the_match(database: str, tmp_path: Path) -> None:
    clock = Clock()

    async def main() -> tuple[str, int]:
        async with host_at(database, clock) as host:
            told = await match(host, 2)
            await host.chat(told.live, told.people[0], "well-played")
            await told.play()
            await host.chat(told.live, told.people[1], "good-game")
            number = told.live.state.number
            arrive(host, told.live, told.people[1].id)
            await days(host, clock, 1)
            assert said(told.live) == ["well-played", "good-game"]
            depart(host, told.live, told.people[1].id)
            await days(host, clock, 0.03)
            assert said(await host.table(told.live.table)) == ["well-played", "good-game"]
            await days(host, clock, 0.03)
            live = await host.table(told.live.table)
            assert (live.state.number, said(live)) == (number, [])
            assert live.state.match == told.live.state.match
            await host.chat(live, told.people[0], "bye")
            await days(host, clock, 1)
            assert said(await host.table(live.table)) == []
            return live.table, number

    def said(live: LoadedTable) -> list[str]:
        found = (one.line for one in live.state.history)
        return [one.phrase for one in found if isinstance(one, log.Talked)]

    table, number = asyncio.run(main())
    assert folded(table, logs(database)[table]).number == number + 1
    for file in tmp_path.glob("purradox.db*"):
        content = file.read_bytes()
        assert not [word for word in (b"well-played", b"good-game", b"bye") if word in content]


def test_of_several_workers_one_sweeps(postgres: MakeDatabase) -> None:
    address = postgres()

    async def main() -> None:
        async with host_at(address, Clock()) as one, host_at(address, Clock()) as two:
            assert one.cluster is not None
            assert two.cluster is not None
            async with one.cluster.alone() as first, two.cluster.alone() as second:
                assert (first, second) == (True, False)
            async with two.cluster.alone() as later:
                assert later

    asyncio.run(main())


def test_talk_of_a_match_that_goes_on_stays(file: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_at(file, clock) as host:
            told = await match(host, 2)
            await host.chat(told.live, told.people[0], "hello")
            await days(host, clock, 30)
            live = await host.table(told.live.table)
            assert any(isinstance(one.line, log.Talked) for one in live.state.history)

    asyncio.run(main())


def test_one_guest_or_address_does_not_push_others_out_of_the_lobby(database: str) -> None:
    async def main() -> None:
        async with host_at(database, Clock()) as host:
            honest, _ = await host.guests.welcome("Anna")
            mine = await host.open(Options(listed=True), honest, origin="1a2b")
            flood, _ = await host.guests.welcome("Flood")
            for at in range(60):
                guest = flood if at % 2 else (await host.guests.welcome(f"Flood {at}"))[0]
                await host.open(Options(listed=True), guest, origin="ffff")
            found = [card.table for card in await host.lobby()]
            assert len(found) == 50
            assert found.index(mine.table) == 1
            other = await host.open(Options(listed=True), honest)
            assert (await host.lobby())[0].table == other.table

    asyncio.run(main())
