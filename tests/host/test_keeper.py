"""What a table does by itself: bots, clocks, people who leave and come back."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

import pytest
from sqlalchemy.exc import OperationalError

from purradox.host import keeper, options, waiting
from purradox.host.errors import BotMissingPart
from purradox.host.log import Row
from purradox.host.schedule import Urgency
from purradox.host.sql import hosting
from purradox.host.sql.sqlite_log import SqliteLog
from purradox.server.api.feed import table_news
from purradox.server.wire import parts
from tests.host.hosts import Match, Thoughts, arrive, host_with, match
from tests.server.history import folded, logs
from tests.server.running import until

KINDS = {"died": "died", "late": "late", "refused": "refused", "nonsense": "illegal"}


@pytest.mark.parametrize("fails", KINDS)
def test_a_bot_that_fails_forfeits_to_careful_and_the_log_says_so(
    file: str, fails: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> Match:
        async with host_with(file, fails) as host:
            told = await match(host, 1, players=3, bots=(None, "house", "house"))
            me = told.people.index(next(one for one in told.people if one.id))
            while told.live.state.status != "over":
                await until(
                    lambda: told.live.state.status == "over" or me in told.live.state.to_act
                )
                if told.live.state.status != "over":
                    await told.move(me)
            assert host.keeper.forfeits == len(told.reasons())
            return told

    with caplog.at_level(logging.WARNING, "purradox"):
        told = asyncio.run(main())
    assert told.reasons()
    assert {reason for _, reason in told.reasons()} == {KINDS[fails]}
    bots = {seat for seat, chair in enumerate(told.live.state.chairs) if chair.bot}
    assert {seat for seat, _ in told.reasons()} == bots
    lines = {(record.getMessage(), vars(record)["reason"]) for record in caplog.records}
    assert lines == {("a bot forfeits a decision", KINDS[fails])}
    state = folded(told.live.table, logs(file)[told.live.table])
    assert [one.forfeit[:2] for one in state.history if one.forfeit] == told.reasons()


def test_a_table_waits_for_a_bot_that_has_lost_its_library_and_says_what_to_install(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody plays in its place, nothing is lost, and once it is installed the match goes on."""
    monkeypatch.setattr(keeper, "INSTALLING", 0.02)
    missing = BotMissingPart("schrodinger", "numba", "pip install purradox")

    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 1, players=2, bots=(None, "schrodinger"))
            table = told.live.table
            bot = next(seat for seat, one in enumerate(told.live.state.chairs) if one.bot)
            await told.move(1 - bot)
            await until(lambda: len(told.live.state.decided) >= 2)
        async with hosting(file) as host:
            thoughts = host.keeper.thinkers = Thoughts(missing)
            live = await host.table(table)
            heard = list[int]()
            live.listeners.add(lambda one: heard.append(one.arrivals))
            while not live.unable:
                if live.state.to_act == (1 - bot,):
                    await Match(host, live, told.people).move(1 - bot)
                await asyncio.sleep(0)
            number = live.state.number
            await until(lambda: len(thoughts.asked) > 3)
            assert (live.state.number, live.unable) == (number, {"schrodinger": missing})
            chair = table_news(live, None).chairs[bot]
            assert chair.unable == parts.Unable("numba", "pip install purradox")
            thoughts.fails = ""
            await until(lambda: not live.unable)
            await until(lambda: live.state.number > number)
            assert table_news(live, None).chairs[bot].unable is None
            assert 2 <= len(set(heard)) <= 3
            assert Match(host, live, told.people).reasons() == []

    with caplog.at_level(logging.WARNING, "purradox"):
        asyncio.run(main())
    (line,) = caplog.records
    assert line.getMessage() == "a bot cannot play, and its table waits"
    assert (vars(line)["bot"], vars(line)["reason"]) == ("schrodinger", "numba")


def test_a_rematch_with_a_bot_that_has_lost_its_library_says_what_to_install(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 1, players=2, bots=(None, "schrodinger"))
            me = next(one for one in told.people if one.id)
            await host.leave(told.live, me)
            monkeypatch.setattr(options, "_is_installed", lambda part: part != "numba")
            monkeypatch.setattr(options, "levels", lambda: {"kitten"})
            with pytest.raises(BotMissingPart) as refused:
                await host.rematch(told.live, me)
            assert refused.value.details == {
                "bot": "schrodinger",
                "part": "numba",
                "command": "pip install purradox",
            }

    asyncio.run(main())


def test_a_clock_runs_out_and_a_bot_decides(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 2, clock="seconds", limit=1)
            begun = time.monotonic()
            await until(lambda: bool(told.reasons()))
            assert time.monotonic() - begun > 0.5
            assert told.reasons()[0][1] == "clock"
            await told.move()
            assert len(told.reasons()) < told.live.state.number

    asyncio.run(main())


def test_a_clock_that_ran_out_while_the_server_was_away_waits_a_moment(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody loses a decision to a restart; who does not come back loses it a little later."""
    monkeypatch.setattr(waiting, "GRACE", 500)

    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 2, clock="seconds", limit=1)
            table, people = told.live.table, told.people
        await asyncio.sleep(1.1)
        async with host_with(file) as host:
            told = Match(host, await host.table(table), people)
            assert keeper.decision_deadline(told.live, 0) == ("clock", told.live.resumed + 500)
            await asyncio.sleep(0.2)
            await told.move(0)
            assert told.reasons() == []
            await until(lambda: bool(told.reasons()))
            assert told.reasons() == [(1, "clock")]

    asyncio.run(main())


def test_the_discards_of_others_do_not_stop_the_clock(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 3, clock="seconds", limit=3600)
            began = told.live.state.began
            await asyncio.sleep(0.01)
            await told.move(0)
            await told.move(1)
            assert told.live.state.began == began
            await told.move(2)
            assert told.live.state.began > began

    asyncio.run(main())


def test_who_leaves_is_played_by_a_bot_and_can_return(database: str) -> None:
    async def main() -> str:
        async with host_with(database) as host:
            told = await match(host, 3)
            await host.leave(told.live, told.people[2])
            await host.leave(told.live, told.people[2])
            await until(lambda: bool(told.reasons()))
            assert [chair.left for chair in told.live.state.chairs] == [False, False, True]
            await host.come_back(told.live, told.people[2])
            await host.come_back(told.live, told.people[2])
            assert [chair.left for chair in told.live.state.chairs] == [False] * 3
            forfeits = len(told.reasons())
            await told.play()
            assert len(told.reasons()) == forfeits == 1
            return told.live.table

    table = asyncio.run(main())
    state = folded(table, logs(database)[table])
    lines = [type(one.line).__name__ for one in state.history if one.line is not None]
    assert lines.count("Left") == lines.count("Returned") == 1


def test_a_duty_that_failed_is_done_again(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trouble with the database while a bot moves: after it the match goes on."""
    monkeypatch.setattr(keeper, "RETRY", 0.05)
    honest = SqliteLog.append
    troubles = iter([True, True, False])

    async def append(self: SqliteLog, group: list[Sequence[Row]]) -> list[bool]:
        bodies = [row.body for rows in group for row in rows]
        if any('"moved"' in body for body in bodies) and next(troubles, False):
            raise OperationalError("", {}, Exception("no disk"))
        return await honest(self, group)

    async def main() -> None:
        async with host_with(file) as host:
            monkeypatch.setattr(SqliteLog, "append", append)
            told = await match(host, 1, players=2, bots=(None, "house"))
            me = told.people.index(next(one for one in told.people if one.id))
            bot = 1 - me
            await until(lambda: told.live.state.match.rounds[-1].table.discarded[bot])

    asyncio.run(main())


def test_a_forgotten_table_is_read_again(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 2)
            await told.move()
            tables, table = host.tables, told.live.table
            monkeypatch.setattr("purradox.host.tables.IDLE", -1)
            tables.forget(told.live)
            assert table not in tables.loaded
            again = await host.table(table)
            assert again is not told.live
            assert again.state == told.live.state
            old = told.live
            told.live = again
            await told.play()
            assert old.state.number < again.state.number

    asyncio.run(main())


def test_a_table_of_bots_needs_nobody(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 1, players=4, bots=("house",) * 4)
            await until(lambda: told.live.state.status == "over")
            assert isinstance(host.keeper.thinkers, Thoughts)
            assert set(host.keeper.thinkers.asked) == {"house"}
            assert told.reasons() == []

    asyncio.run(main())


def test_bots_think_for_the_host_and_the_sooner_the_more_people_wait(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 2, players=3, bots=(None, None, "house"))
            live, thoughts = told.live, host.keeper.thinkers
            assert isinstance(thoughts, Thoughts)
            turns, anna = thoughts.turns, live.state.host
            at, other = sorted(
                (seat for seat, one in enumerate(told.people) if one.id),
                key=lambda seat: told.people[seat].id != anna,
            )

            async def until_asked(spec: str, *seats: int) -> None:
                turns.clear()
                while not any(turn[0] == spec for turn in turns):
                    await told.dealt()
                    if seat := [one for one in live.state.to_act if one in seats]:
                        await told.move(seat[0])
                    await asyncio.sleep(0)

            await until(lambda: bool(turns))
            assert set(turns) == {("house", anna, Urgency.UNATTENDED)}
            arrive(host, live, anna)
            await until_asked("house", at, other)
            assert set(turns) == {("house", anna, Urgency.OPPONENT)}
            await host.leave(live, told.people[other])
            await until_asked(options.SUBSTITUTE, at)
            assert {turn for turn in turns if turn[0] == options.SUBSTITUTE} == {
                (options.SUBSTITUTE, anna, Urgency.SUBSTITUTE)
            }

    asyncio.run(main())


def test_a_worker_that_stops_leaves_its_tables_to_the_others(fresh: Callable[[str], str]) -> None:
    database = fresh("postgresql")

    async def main() -> None:
        async with host_with(database) as two:
            async with host_with(database) as one:
                told = await match(one, 1, players=3, bots=(None, "house", "house"))
                table = told.live.table
            there = await two.table(table)
            await until(lambda: there.kept)
            seat = there.state.seat_of(next(one.id for one in told.people if one.id))
            assert seat is not None
            told = Match(two, there, told.people)
            while there.state.status != "over":
                await until(lambda: there.state.status == "over" or seat in there.state.to_act)
                if there.state.status != "over":
                    await told.move(seat)

    asyncio.run(main())
