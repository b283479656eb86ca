"""What an operator asks for is done once, whole, and written down, also across a crash."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select

from purradox.host import Options
from purradox.host.errors import Banned, NoSuchTable
from purradox.host.sql import DatabaseHost, acts, own_data, schema
from purradox.host.sql.devices import DAY, hash_of
from tests.host.clock import Clock
from tests.host.hosts import Match, host_with, match
from tests.host.test_own_data import Traces, left_of, play_on
from tests.server.history import logs
from tests.server.running import until


async def outcomes(host: DatabaseHost) -> list[tuple[str, str, str | None, int]]:
    column = schema.acts.c
    query = select(column.what, column.whom, column.outcome, column.number).order_by(column.at)
    async with host.database.begin() as connection:
        return [tuple(row) for row in await connection.execute(query)]


async def perform(host: DatabaseHost, what: str, whom: str, **details: Any) -> tuple[Any, ...]:
    """What comes of a request."""
    await host.acts.ask(what, whom, **details)
    await host.acts.perform()
    (_, _, *outcome) = (await outcomes(host))[-1]
    return tuple(outcome)


def kinds(database: str, table: str) -> Counter[str]:
    return Counter(row[3].split('"')[3] for row in logs(database)[table])


def test_tables_are_closed_and_people_taken_off(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            one, two = await match(host, 2), await match(host, 3)
            guest = two.people[0]
            assert await perform(host, "close", one.live.table) == ("done", 1)
            assert (one.live.state.status, one.live.state.closed) == ("over", "operator")
            assert await perform(host, "close", one.live.table) == ("nothing", 0)
            assert await perform(host, "close", "nowhere") == ("no-such-table", 0)
            other = await host.open(Options(players=3), guest)
            ended: list[str] = []
            secret = (await host.guests.recovered(await host.guests.words(guest)))[1]
            host.guests.devices.connected(secret, lambda why: ended.append(why.code))
            kicked = await perform(host, "kick", guest.id, table=two.live.table)
            assert (kicked, ended) == (("done", 1), [])
            assert two.live.state.seat_of(guest.id) is None
            assert two.live.state.status == "playing"
            again = await perform(host, "kick", guest.id, table=two.live.table)
            assert again == ("nothing", 0)
            assert await perform(host, "kick", guest.id) == ("done", 1)
            assert (other.state.status, ended) == ("over", ["kicked"])
            assert await host.guests.known(secret) == guest  # only the connections ended
            assert await perform(host, "kick", "nobody") == ("no-such-guest", 0)
            assert await perform(host, "dance", "nobody") == ("failed", 0)

    asyncio.run(main())


def test_a_table_is_deleted_and_whoever_is_there_is_told(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            told = await match(host, 2)
            table = told.live.table
            reasons: list[str] = []
            told.live.listeners.add(
                lambda live: reasons.append(live.unusable.code if live.unusable else "")
            )
            assert await perform(host, "delete", table) == ("done", 1)
            assert reasons[-1] == "no-such-table"
            with pytest.raises(NoSuchTable):
                await host.table(table)
            with pytest.raises(NoSuchTable):
                await host.chat(told.live, told.people[0], "hello")
            assert table not in logs(database)
            assert await host.matches(told.people[0]) == []
            assert await perform(host, "delete", table) == ("no-such-table", 0)

    asyncio.run(main())


def test_a_rematch_whose_table_was_deleted_is_made_anew(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 2)
            await told.play()
            one, two = told.people
            first = await host.rematch(told.live, one)
            assert await perform(host, "delete", first) == ("done", 1)
            second = await host.rematch(told.live, two)
            assert second != first
            assert await host.rematch(told.live, one) == second

    asyncio.run(main())


def test_who_is_long_gone_is_forgotten_unless_something_goes_on(database: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_with(database, environment=clock.environment) as host:
            over, playing = await match(host, 2), await match(host, 2)
            await over.play()
            stays, secret = await host.guests.welcome("Anna")
            clock.move(20 * DAY / 1000)
            assert await host.guests.known(secret) == stays  # it counts as used
            new, _ = await host.guests.welcome("Ben")
            clock.move(15 * DAY / 1000)
            assert await perform(host, "prune", "", days=30) == ("done", 2)
            query = select(schema.guests.c.id)
            async with host.database.begin() as connection:
                left = set((await connection.execute(query)).scalars())
            assert left == {one.id for one in (*playing.people, stays, new)}
            with pytest.raises(NoSuchTable):  # with the last of them
                await host.table(over.live.table)
            clock.move(acts.KEPT / 1000)
            await perform(host, "prune", "", days=10_000)
            assert len(await outcomes(host)) == 1  # what is older is not kept

    asyncio.run(main())


def test_a_server_prunes_once_a_day(file: str, caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_with(file, environment=clock.environment) as host:
            host.guest_days = 10
            for days in (0, 0, 1):
                clock.move(days * DAY / 1000)
                await host._prune()
                await host.acts.perform()
            found = await outcomes(host)
            assert [one[0] for one in found] == ["prune", "prune"]

    caplog.set_level(logging.INFO, "purradox")
    asyncio.run(main())
    (told, _) = (one for one in caplog.records if one.message == "a request was carried out")
    assert (told.__dict__["act"], told.__dict__["outcome"]) == ("prune", "done")


Place = tuple[Any, str, bool, int]
"""A function, before or after which call of it a process ends."""


class Killed(BaseException):
    """As if the process had ended here."""


def killed_at(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, *, after: bool, call: int
) -> None:
    """The process ends before or after some call of a function."""
    honest, calls = getattr(where, name), 0

    async def killing(*given: Any, **more: Any) -> Any:
        nonlocal calls
        calls += 1
        here = calls == call
        if here and not after:
            raise Killed
        found = await honest(*given, **more)
        if here:
            raise Killed
        return found

    monkeypatch.setattr(where, name, killing)


async def cut_short(host: DatabaseHost, what: str, whom: str, place: Place) -> None:
    """Begin what is asked for, and end somewhere on the way."""
    await host.acts.ask(what, whom)
    where, name, after, call = place
    with pytest.MonkeyPatch.context() as patch:
        killed_at(patch, where, name, after=after, call=call)
        with pytest.raises(Killed):
            await host.acts.perform()
    assert (await outcomes(host))[-1][2] is None


@asynccontextmanager
async def dying(database: str) -> AsyncIterator[DatabaseHost]:
    """A host that looks for no requests after its start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(acts, "EVERY", 1000.0)
        async with host_with(database) as host:
            yield host


@pytest.mark.parametrize("after", [False, True])
def test_what_is_cut_short_is_done_once_at_the_next_start(database: str, after: bool) -> None:
    network, place = "192.0.2.0/24", (acts.Acts, "_do", after, 1)

    async def main() -> None:
        async with dying(database) as host:
            one, two = await match(host, 2), await match(host, 3)
            await cut_short(host, "close", one.live.table, place)
        async with dying(database) as host:
            assert kinds(database, one.live.table)["closed"] == 1
            await cut_short(host, "kick", two.people[0].id, place)
        async with dying(database) as host:
            assert kinds(database, two.live.table)["removed"] == 1
            await cut_short(host, "ban", network, place)
        async with dying(database) as host:
            with pytest.raises(Banned):
                host.bans.check(address="192.0.2.7")
            await cut_short(host, "unban", network, place)
        async with dying(database) as host:
            host.bans.check(address="192.0.2.7")
            told = [(what, outcome) for what, _, outcome, _ in await outcomes(host)]
            closed = "nothing" if after else "done"  # it was closed when it was looked at again
            others = [("kick", "done"), ("ban", "done"), ("unban", "done")]
            assert told == [("close", closed), *others]

    asyncio.run(main())


PLACES: list[Place] = [
    (acts.Acts, "_do", True, 1),
    (own_data, "_forget_at", True, 1),
    (own_data, "_forget_at", True, 4),
    (own_data, "_rewrite", True, 2),
    (own_data, "erase_table", True, 1),
]


def test_a_guest_who_was_half_forgotten_is_forgotten_at_the_next_start(database: str) -> None:
    """Wherever it was cut short; each time somebody else."""

    async def main() -> None:
        everybody = []
        for place in PLACES:
            async with dying(database) as host:
                traces = Traces()
                await traces.leave(host)
                everybody.append(traces)
                await cut_short(host, "delete", traces.guest.id, place)
        async with dying(database) as host:
            assert all(outcome == "done" for _, _, outcome, _ in await outcomes(host))
            for one in everybody:
                assert (await host.table(one.over.live.table)).state.status == "over"
                assert left_of(database, one.guest.id, hash_of(one.secret)) == []
        assert left_of(database, *everybody[0].all) == []

    asyncio.run(main())


def test_of_two_workers_one_does_it(fresh: Callable[[str], str]) -> None:
    database = fresh("postgresql")

    async def main() -> None:
        async with host_with(database) as one, host_with(database) as two:
            told = await match(one, 2)
            there = await two.table(told.live.table)
            whom = told.people[0]
            secret = (await one.guests.recovered(await one.guests.words(whom)))[1]
            ended: list[str] = []
            two.guests.devices.connected(secret, lambda why: ended.append(why.code))
            await one.acts.cut(whom.id)
            await until(lambda: ended == ["kicked"])
            await one.acts.ask("close", told.live.table)
            await asyncio.gather(one.acts.perform(), two.acts.perform())
            await until(lambda: there.state.status == "over")
            assert kinds(database, told.live.table)["closed"] == 1
            assert [row[2:] for row in await outcomes(one)] == [("done", 1)]

    asyncio.run(main())


def test_other_workers_forget_who_is_deleted(fresh: Callable[[str], str]) -> None:
    database = fresh("postgresql")

    async def main() -> None:
        async with host_with(database) as one, host_with(database) as two:
            traces = Traces()
            await traces.leave(one)
            there = await two.table(traces.playing.live.table)
            alone = await two.table(traces.alone.live.table)
            ended: list[str] = []
            assert await two.guests.known(traces.secret) is not None
            two.guests.devices.connected(traces.secret, lambda why: ended.append(why.code))
            await one.delete(traces.guest)
            await until(lambda: there.edition == 1 and alone.unusable is not None)
            assert ended == ["logged-out"]
            assert all(chair.guest != traces.guest.id for chair in there.state.chairs)
            other = there.state.seat_of(traces.other.id)
            assert other is not None
            await play_on(Match(two, there, [traces.other] * 2), other)
            assert left_of(database, *traces.all) == []

    asyncio.run(main())
