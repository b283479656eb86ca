"""Nothing happens by itself where nobody waits; where people wait, they decide."""

import asyncio
from typing import Any

import pytest

from purradox.host import Options, tables, waiting
from purradox.host import lines as log
from purradox.host.errors import NotSeated, NotWaitedFor, TooEarly, TooManyTables
from purradox.host.sql import DatabaseHost
from purradox.host.waiting import waits
from purradox.rules import Choice
from tests.host.clock import Clock
from tests.host.hosts import Match, arrive, depart, host_with, match
from tests.server.history import folded, logs
from tests.server.running import until

HOUR = 3600


@pytest.mark.parametrize("options", [{}, {"clock": "seconds", "limit": 30}])
def test_a_match_alone_is_where_it_was_after_an_hour_and_a_restart(
    database: str, options: dict[str, object]
) -> None:
    """A phone that sleeps is no reason to play on."""
    clock = Clock()

    async def main() -> None:
        async with host_with(database, environment=clock.environment) as host:
            told = await match(host, 1, players=3, bots=(None, "house", "house"), **options)
            live, me = told.live, next(one for one in told.people if one.id)
            seat = live.state.seat_of(me.id)
            arrive(host, live, me.id)
            while live.state.to_act != (seat,):
                await asyncio.sleep(0.01)
            depart(host, live, me.id)
            number, table = live.state.number, live.state.match
            clock.move(HOUR)
            host.keeper.attend(live)
            assert live.duties == {}
            await asyncio.sleep(0.3)
            assert live.state.number == number
        clock.move(HOUR)
        async with host_with(database, environment=clock.environment) as host:
            live = await host.table(live.table)
            host.keeper.attend(live)
            await asyncio.sleep(0.3)
            assert (live.state.number, live.state.match, live.duties) == (number, table, {})

    asyncio.run(main())


async def waited_for(host: DatabaseHost, **options: Any) -> Match:
    """Three people at a table; all are there, and seat 1 alone has still to set a card aside."""
    told = await match(host, 3, **options)
    for person in told.people:
        arrive(host, told.live, person.id)
    await told.move(0)
    await told.move(2)
    return told


def test_who_waits_may_act_after_a_while_and_sooner_where_nobody_is(file: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_with(file, environment=clock.environment) as host:
            told = await waited_for(host)
            live, anna = told.live, told.people[0]
            began = live.state.began
            (wait,) = waits(live)
            assert (wait.seat, wait.since) == (1, began)
            assert wait.nudge == wait.call == began + waiting.SILENT
            with pytest.raises(TooEarly) as early:
                await host.call(live, anna, 1, stays=False)
            assert 0 < early.value.seconds <= 60
            depart(host, live, told.people[1].id)
            (wait,) = waits(live)
            assert wait.call == live.left_at(1) + waiting.ABSENT < began + waiting.SILENT
            with pytest.raises(TooEarly):
                await host.nudge(live, anna, 1)
            clock.move(16)
            await host.nudge(live, anna, 1)
            with pytest.raises(TooEarly):  # once is enough for a while
                await host.nudge(live, told.people[2], 1)
            clock.move(31)
            await host.nudge(live, told.people[2], 1)
            lines = [one.line for one in live.state.history]
            assert [one.by for one in lines if isinstance(one, log.Nudged)] == [0, 2]

    asyncio.run(main())


def test_only_people_who_wait_decide_about_others(file: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_with(file, environment=clock.environment) as host:
            told = await match(host, 3)
            live = told.live
            await told.move(0)
            clock.move(HOUR)
            stranger, _ = await host.guests.welcome("Stranger")
            with pytest.raises(NotSeated):
                await host.call(live, stranger, 1, stays=True)
            for by, seat in ((1, 2), (1, 1), (0, 0)):  # who is waited for does not wait
                with pytest.raises(NotWaitedFor):
                    await host.call(live, told.people[by], seat, stays=True)
                with pytest.raises(NotWaitedFor):
                    await host.nudge(live, told.people[by], seat)
            await host.leave(live, told.people[0])
            with pytest.raises(NotWaitedFor):
                await host.call(live, told.people[0], 1, stays=True)

    asyncio.run(main())


def test_a_stand_in_is_announced_and_decides_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(waiting, "NOTICE", 300)

    async def main() -> str:
        async with host_with(database, environment=clock.environment) as host:
            told = await waited_for(host)
            clock.move(61)
            calls = (host.call(told.live, told.people[at], 1, stays=False) for at in (0, 2))
            await asyncio.gather(*calls)
            call = told.live.state.chairs[1].call
            assert call is not None
            assert told.reasons() == []
            await until(lambda: bool(told.reasons()))
            (forfeit,) = [one.forfeit for one in told.live.state.history if one.forfeit]
            assert forfeit == (1, "called", call.by)
            while told.live.state.to_act != (1,):
                await told.move()
            await asyncio.sleep(0.4)
            assert told.live.state.to_act == (1,)
            await told.move(1)
            assert len(told.reasons()) == 1
            return told.live.table

    table = asyncio.run(main())
    state = folded(table, logs(database)[table])
    assert sum(isinstance(one.line, log.Called) for one in state.history) == 1


@pytest.mark.parametrize("answer", ["move", "here"])
def test_who_answers_in_time_is_not_stood_in_for(
    file: str, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    clock = Clock()
    monkeypatch.setattr(waiting, "NOTICE", 300)

    async def main() -> None:
        async with host_with(file, environment=clock.environment) as host:
            told = await waited_for(host)
            live = told.live
            clock.move(61)
            await host.call(live, told.people[0], 1, stays=True)
            if answer == "move":
                await told.move(1)
            else:
                await host.come_back(live, told.people[1])
                with pytest.raises(TooEarly):  # and has time to think
                    await host.call(live, told.people[0], 1, stays=True)
            await asyncio.sleep(0.4)
            assert live.state.chairs[1].call is None
            assert told.reasons() == []
            assert all(" called" not in duty for duty in live.duties)

    asyncio.run(main())


@pytest.mark.parametrize("answer", ["move", "here"])
def test_a_stand_in_stays_until_the_person_is_back(
    database: str, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    """Also over a restart of the host; and nobody who plays alone with bots is stood in for."""
    clock = Clock()
    monkeypatch.setattr(waiting, "NOTICE", 100)

    async def main() -> None:
        async with host_with(database, environment=clock.environment) as host:
            told = await waited_for(host)
            clock.move(61)
            await host.call(told.live, told.people[0], 1, stays=True)
        async with host_with(database, environment=clock.environment) as host:
            told = Match(host, await host.table(told.live.table), told.people)
            arrive(host, told.live, told.people[0].id)  # nobody looks after a table without anybody
            await until(lambda: bool(told.reasons()))
            assert told.live.state.chairs[1].played
            for _ in range(8):
                await until(
                    lambda: told.live.state.to_act != (1,) and not told.live.state.match.needs_deal
                )
                await told.move()
            assert len(told.reasons()) >= 2
            assert {reason for _, reason in told.reasons()} == {"called"}
            if answer == "here":
                await host.come_back(told.live, told.people[1])
            else:
                thinking = asyncio.Event()

                async def slow(*_arguments: object) -> Choice:
                    thinking.set()
                    await asyncio.Event().wait()
                    raise AssertionError

                monkeypatch.setattr(host.keeper.thinkers, "choose", slow)
                while told.live.state.to_act != (1,) or not thinking.is_set():
                    if told.live.state.to_act not in ((), (1,)):
                        await told.move()
                    await asyncio.sleep(0.01)
                await told.move(1)
            chair = told.live.state.chairs[1]
            assert (chair.played, chair.call) == (False, None)

    asyncio.run(main())


def test_a_clock_stands_while_nobody_else_plays(file: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_with(file, environment=clock.environment) as host:
            told = await match(host, 2, clock="seconds", limit=30)
            live = told.live
            assert waiting.deadline(live, 0) == live.state.began + 30_000
            await told.move(0)
            await host.leave(live, told.people[0])
            assert waiting.deadline(live, 1) is None
            clock.move(HOUR)
            host.keeper.attend(live)
            assert live.duties == {}
            await host.come_back(live, told.people[0])
            end = waiting.deadline(live, 1)
            assert end is not None
            assert 29_000 < end - clock.now() <= 30_000
            assert told.reasons() == []

    asyncio.run(main())


def test_options_of_old_logs_are_passed_over() -> None:
    body = '{"kind":"opened","options":{"players":3,"away":null},"host":"h","commitment":"c"}'
    line = log.decode(body)
    assert isinstance(line, log.Opened)
    assert line.options == Options(players=3)
    assert log.decode(body.replace("null", "90")) == line
    assert "away" not in log.encode(line)


def test_matches_that_wait_for_long_are_in_nobodys_way(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are not counted, no worker looks after them, and they go on when somebody comes."""
    clock = Clock()
    monkeypatch.setattr(tables, "MOST_UNFINISHED", 1)

    async def main() -> None:
        async with host_with(database, environment=clock.environment) as host:
            told = await match(host, 1, players=2, bots=(None, "house"))
            me = next(one for one in told.people if one.id)
            options = Options(players=2, bots=(None, "house"), pace="instant")
            with pytest.raises(TooManyTables):
                await host.open(options, me)
        clock.move(25 * HOUR)
        async with host_with(database, environment=clock.environment) as host:
            await host.open(options, me)
            if host.database.shared:
                await asyncio.sleep(1.5)
                assert told.live.table not in host.tables.loaded
            live = await host.table(told.live.table)
            arrive(host, live, me.id)
            await until(lambda: live.kept)
            seat = live.state.seat_of(me.id)
            assert seat is not None
            for _ in range(3):  # the bot answers
                await until(lambda: seat in live.state.due)
                move = str(live.state.match.view(seat).legal[0])
                await host.decide(live, me, live.state.due[seat], move)

    asyncio.run(main())
