"""Once more, for those who want to: one table, whoever asks and wherever."""

import asyncio
from collections.abc import Callable

import pytest

from purradox.host import Guest, LoadedTable, deals, series
from purradox.host.errors import NotOver, NotSeated
from purradox.host.sql import DatabaseHost
from tests.host.hosts import Match, host_with, match
from tests.server.history import folded, logs


class Stopped(Exception):
    pass


def stop(*_arguments: object) -> int:
    raise Stopped


async def played(host: DatabaseHost, people: int = 3, **options: object) -> Match:
    told = await match(host, people, **options)
    while told.live.state.status != "over":
        await told.dealt()
        due = [seat for seat in told.live.state.to_act if told.people[seat].id]
        if due:
            await told.move(due[0])
        await asyncio.sleep(0)
    return told


def people_at(live: LoadedTable) -> set[str]:
    return {chair.guest for chair in live.state.chairs if chair.guest}


def test_everybody_is_sent_to_the_same_table(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            told = await match(host, 3)
            with pytest.raises(NotOver):
                await host.rematch(told.live, told.people[0])
            await told.play()
            stranger, _ = await host.guests.welcome("Eve")
            with pytest.raises(NotSeated):
                await host.rematch(told.live, stranger)
            tables = await asyncio.gather(
                *(host.rematch(told.live, one) for one in (*told.people, *told.people))
            )
            assert len(set(tables)) == 1
            assert told.live.state.rematch == tables[0]
            again = await host.table(tables[0])
            names = [chair.name for chair in again.state.chairs]
            assert sorted(names) == sorted(chair.name for chair in told.live.state.chairs)
            assert again.state.status == "playing"
            assert again.state.commitment != told.live.state.commitment
            with pytest.raises(NotSeated):
                await host.rematch(told.live, stranger)

    asyncio.run(main())
    assert len(logs(database)) == 2


def test_nobody_is_seated_who_did_not_ask(database: str) -> None:
    """The bots sit down again and the others' chairs stay open, until the last one comes."""

    async def main() -> None:
        async with host_with(database) as host:
            told = await played(host, 3, players=4, bots=(None, None, None, "house"))
            people = [one for one in told.people if one.id]
            table = await host.rematch(told.live, people[0])
            again = await host.table(table)
            assert again.state.status == "waiting"
            assert people_at(again) == {people[0].id}
            assert again.state.host == people[0].id
            kinds = [(chair.bot, chair.open) for chair in again.state.chairs]
            assert sorted(kinds, key=str).count((None, True)) == 2
            assert [bot for bot, _ in kinds if bot] == ["house"]
            assert await host.rematch(told.live, people[1]) == table
            assert again.state.status == "waiting"
            assert await host.rematch(told.live, people[2]) == table
            assert again.state.status == "playing"
            assert people_at(again) == {one.id for one in people}

    asyncio.run(main())


def test_a_server_that_stops_as_the_last_one_sits_down_begins_when_it_is_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            told = await match(host, 2)
            await told.play()
            with monkeypatch.context() as stopping:
                stopping.setattr(deals, "start_of", stop)
                table = await host.rematch(told.live, told.people[0])
                with pytest.raises(Stopped):
                    await host.rematch(told.live, told.people[1])
        assert folded(table, logs(database)[table]).all_here
        async with host_with(database) as host:
            assert (await host.table(table)).state.status == "playing"

    asyncio.run(main())


def test_who_wants_to_can_begin_without_the_others(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            told = await match(host, 3)
            await told.play()
            anna, boris, chloe = told.people
            again = await host.table(await host.rematch(told.live, anna))
            await host.rematch(told.live, boris)
            await host.start(again, anna)
            assert people_at(again) == {anna.id, boris.id}
            assert await host.rematch(told.live, chloe) == again.table
            assert again.state.seat_of(chloe.id) is None

    asyncio.run(main())


def test_alone_against_bots_it_begins_at_once(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            told = await played(host, 1, players=3, bots=(None, "kitten", "house"))
            (anna,) = (one for one in told.people if one.id)
            again = await host.table(await host.rematch(told.live, anna))
            assert again.state.status == "playing"
            bots = sorted(chair.bot or "" for chair in again.state.chairs)
            assert bots == ["", "house", "kitten"]

    asyncio.run(main())


def test_who_left_is_not_waited_for(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            told = await match(host, 3)
            await host.leave(told.live, told.people[2])
            while told.live.state.status != "over":
                await told.dealt()
                due = [seat for seat in told.live.state.to_act if seat != 2]
                if due:
                    await told.move(due[0])
                await asyncio.sleep(0)
            for guest in told.people[:2]:
                table = await host.rematch(told.live, guest)
            assert (await host.table(table)).state.status == "playing"

    asyncio.run(main())


def test_after_a_table_that_was_closed_another_one_is_made(database: str) -> None:
    async def main() -> tuple[str, str]:
        async with host_with(database) as host:
            told = await match(host, 2)
            await told.play()
            anna, boris = told.people
            first = await host.rematch(told.live, anna)
            await host.leave(await host.table(first), anna)
            second = await host.rematch(told.live, boris)
            assert second != first
            assert await host.rematch(told.live, anna) == second
            assert (await host.table(second)).state.status == "playing"
            return told.live.table, second

    table, second = asyncio.run(main())
    assert folded(table, logs(database)[table]).rematch == second


def test_two_workers_arrange_one_rematch(fresh: Callable[[str], str]) -> None:
    database = fresh("postgresql")

    async def main() -> None:
        async with host_with(database) as one, host_with(database) as two:
            told = await match(one, 2)
            await told.play()
            there = await two.table(told.live.table)
            tables = await asyncio.gather(
                *(
                    host.rematch(live, told.people[at])
                    for host, live in ((one, told.live), (two, there))
                    for at in (0, 1)
                )
            )
            assert len(set(tables)) == 1
            again = await one.table(tables[0])
            await one.tables.refresh([tables[0]])
            assert again.state.status == "playing"

    asyncio.run(main())
    assert len(logs(database)) == 2


OLD = [
    '{"kind":"opened","options":{"players":2,"bots":[null,null]},"host":"a","commitment":"c"}',
    '{"kind":"sat","chair":0,"guest":"a","name":"Anna"}',
    '{"kind":"sat","chair":1,"guest":"b","name":"Boris"}',
    '{"kind":"started","first":1}',
    '{"kind":"rematched","table":"next"}',
]


def test_a_log_from_before_people_were_asked_is_still_read() -> None:
    rows = [
        (number, "rematch" if "rematched" in body else None, 0, body)
        for number, body in enumerate(OLD, 1)
    ]
    state = folded("old", rows)
    assert (state.status, state.rematch, state.awaited) == ("playing", "next", ())
    assert [chair.guest for chair in state.chairs] == ["b", "a"]


def test_a_series_keeps_the_tally_wherever_people_sit(database: str) -> None:
    """Bots are known by their chairs, which turn; a match that was given up does not count."""

    async def main() -> None:
        async with host_with(database) as host:
            told = await played(host, 2, players=4, bots=(None, "kitten", None, "kitten"))
            first = told.live.state
            assert first.series is None
            (name, _) = [await host.rematch(told.live, one) for one in told.people if one.id]
            live = await host.table(name)
            expected = {
                chair.guest or f"{chair.bot} {seat}": (seat in first.match.winners, points)
                for seat, (chair, points) in enumerate(
                    zip(first.chairs, first.match.score, strict=True)
                )
            }
            assert series.matches(live.state) == 1
            for seat, one in enumerate(series.standings(live.state)):
                chair = live.state.chairs[seat]
                people = [at for at, other in enumerate(first.chairs) if other.guest]
                mine = next(at for at, other in enumerate(live.state.chairs) if other.guest)
                turned = live.state.chairs[mine].guest == first.chairs[people[0]].guest
                before = (seat - mine + people[0 if turned else 1]) % 4
                who = chair.guest or f"{chair.bot} {before}"
                assert (one.won, one.points) == expected[who]
            again = Match(host, live, [_person(told, chair.guest) for chair in live.state.chairs])
            while live.state.status != "over":
                await again.dealt()
                if due := [seat for seat in live.state.to_act if again.people[seat].id]:
                    await again.move(due[0])
                await asyncio.sleep(0)
            assert series.matches(live.state) == 2
            total = sum(one.points for one in series.standings(live.state))
            assert total == sum(first.match.score) + sum(live.state.match.score)
            third = await host.table(await host.rematch(live, again.people[mine]))
            assert series.board_key(third.state) == series.board_key(first)
            assert series.matches(third.state) == 2

    asyncio.run(main())


def _person(told: Match, guest: str | None) -> Guest:
    """Who that is; nobody for a bot."""
    nobody = Guest("", "", program=False)
    return next((one for one in told.people if one.id and one.id == guest), nobody)
