"""What is on its way to the log: judged by, but not told, until it is there."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from purradox.host import Options, Receipt
from purradox.host.errors import DecisionTaken
from purradox.host.loaded import LoadedTable
from purradox.host.log import Row
from purradox.host.sql.postgres_log import PostgresLog
from purradox.host.sql.sqlite_log import SqliteLog
from purradox.host.state import State
from tests.host.hosts import Match, host_with, match
from tests.server.history import folded, logs
from tests.server.running import until

Work = Callable[[Match, "Gate"], Awaitable[None]]


class Gate:
    """The way to the disk, which can be closed, and can break."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open, self.failures = asyncio.Event(), 0
        self.groups: list[int] = []
        self.open.set()
        for log in (SqliteLog, PostgresLog):
            monkeypatch.setattr(log, "append", self.guarded(log.append))

    def guarded(self, honest: Callable[..., Awaitable[list[bool]]]) -> object:
        async def append(log: object, group: list[Sequence[Row]]) -> list[bool]:
            await self.open.wait()
            if self.failures:
                self.failures -= 1
                raise OSError("no disk")
            self.groups.append(len(group))
            return await honest(log, group)

        return append

    def close(self) -> None:
        self.open.clear()
        self.groups.clear()


def at_a_gate(database: str, monkeypatch: pytest.MonkeyPatch, work: Work) -> None:
    """Four people at a table; afterwards the log is one that the rules accept."""
    monkeypatch.setattr("purradox.host.tables.RETRY", 0.02)
    monkeypatch.setattr("purradox.host.journal.RETRY", 0.02)

    async def main() -> str:
        gate = Gate(monkeypatch)
        async with host_with(database) as host:
            told = await match(host, 4)
            try:
                await work(told, gate)
            finally:
                gate.open.set()
            return told.live.table

    table = asyncio.run(main())
    folded(table, logs(database)[table])


def discard(told: Match, seat: int, which: int = 0) -> asyncio.Task[Receipt]:
    state = told.live.state
    card = str(sorted(set(state.match.rounds[-1].hands[seat]))[which])
    submitted = told.host.decide(
        told.live, told.people[seat], f"{len(state.match.rounds)}.discard.{seat}", card
    )
    return asyncio.ensure_future(submitted)


def made(live: LoadedTable, decision: str, seat: int) -> int:
    """The line that has a decision."""
    found = live.state.made(decision, seat)
    assert found is not None
    return found.number


async def turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_discards_share_a_commit_and_are_told_once_it_is_done(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(told: Match, gate: Gate) -> None:
        heard: list[int] = []
        told.live.listeners.add(lambda live: heard.append(live.state.number))
        number = told.live.state.number
        gate.close()
        first = discard(told, 0)  # it is on its way alone
        await turns()
        others = [discard(told, seat) for seat in (1, 2, 3)]
        await turns()
        assert told.live.state.number == number
        assert heard == []
        assert not any(one.done() for one in (first, *others))
        gate.open.set()
        receipts = await asyncio.gather(first, *others)
        assert sorted(one.number for one in receipts) == [number + at for at in (1, 2, 3, 4)]
        assert not any(one.repeated for one in receipts)
        assert gate.groups == [1, 3]
        assert heard == [number + 1, number + 4]

    at_a_gate(file, monkeypatch, work)


def test_a_resend_is_confirmed_when_the_move_is_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the copy nor the refusal of another answer speaks of what may yet be lost."""

    async def work(told: Match, gate: Gate) -> None:
        gate.close()
        first, again, other = discard(told, 2), discard(told, 2), discard(told, 2, 1)
        await turns()
        assert not any(one.done() for one in (first, again, other))
        gate.open.set()
        receipt = await first
        assert await again == Receipt(receipt.number, repeated=True)
        with pytest.raises(DecisionTaken):
            await other

    at_a_gate(database, monkeypatch, work)


def test_what_was_on_its_way_when_the_disk_failed_is_forgotten(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(told: Match, gate: Gate) -> None:
        number = told.live.state.number
        gate.close()
        lost = [discard(told, seat) for seat in (0, 1)]
        await turns()
        lost += [discard(told, seat) for seat in (2, 3)]
        await turns()
        gate.failures = 1
        gate.open.set()
        found = await asyncio.gather(*lost, return_exceptions=True)
        assert [type(one) for one in found] == [OSError] * 4
        assert told.live.state.number == number
        assert told.live.ahead is told.live.state
        other = [await discard(told, seat, 1) for seat in range(4)]
        assert [one.number for one in other] == [number + at for at in (1, 2, 3, 4)]

    at_a_gate(file, monkeypatch, work)


def test_beside_other_workers_a_table_has_one_line_on_its_way(
    fresh: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two lines the first may lose against another worker's, and the second be written."""

    async def work(told: Match, gate: Gate) -> None:
        gate.close()
        sent = [discard(told, seat) for seat in range(4)]
        await turns()
        assert len(told.live.pending) == 1
        gate.open.set()
        await asyncio.gather(*sent)
        assert gate.groups == [1, 1, 1, 1]

    at_a_gate(fresh("postgresql"), monkeypatch, work)


def test_who_goes_away_leaves_the_move_behind(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(told: Match, gate: Gate) -> None:
        number = told.live.state.number
        gate.close()
        gone = discard(told, 0)
        await turns()
        gone.cancel()
        after = discard(told, 1)
        await turns()
        gate.open.set()
        assert (await after).number == number + 2
        assert made(told.live, "1.discard.0", 0) == number + 1

    at_a_gate(database, monkeypatch, work)


def test_who_leaves_and_comes_back_at_once_is_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether there is anything to do is judged by what is on its way, too."""

    async def work(told: Match, gate: Gate) -> None:
        host, live, person = told.host, told.live, told.people[1]
        number = live.state.number
        gate.close()
        steps = [
            asyncio.ensure_future(step(live, person))
            for step in (host.leave, host.leave, host.come_back, host.come_back)
        ]
        await turns()
        assert not any(one.done() for one in steps)
        gate.open.set()
        await asyncio.gather(*steps)
        lines = [type(one.line).__name__ for one in live.state.history[number:] if one.line]
        assert lines == ["Left", "Returned"]
        assert not live.state.chairs[1].left

    at_a_gate(database, monkeypatch, work)


def test_who_begins_a_match_keeps_it_though_it_was_read_first(
    fresh: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker's word makes us read the log before we hear that our line is in it."""

    async def main() -> None:
        async with host_with(fresh("postgresql")) as host:
            people = [(await host.guests.welcome(name))[0] for name in ("One", "Two")]
            options = Options(players=2, pace="instant")
            live = await host.open(options, people[0])
            await host.sit(live, people[1])
            heard, honest = asyncio.Event(), PostgresLog.append

            async def append(log: PostgresLog, group: list[Sequence[Row]]) -> list[bool]:
                written = await honest(log, group)
                await heard.wait()
                return written

            monkeypatch.setattr(PostgresLog, "append", append)
            started = asyncio.ensure_future(host.start(live, people[0]))
            while live.state.status == "waiting":
                await asyncio.sleep(0.01)
                await host.tables.refresh([live.table])
            assert not started.done()
            heard.set()
            await started
            assert live.kept
            assert live.duties

    asyncio.run(main())


def test_who_goes_away_while_a_table_is_read_hides_it_from_nobody(file: str) -> None:
    """Whoever hears of a new line must wait for those who read: they may have read too early."""

    async def main() -> None:
        async with host_with(file) as host:
            person = (await host.guests.welcome("One"))[0]
            table = (await host.open(Options(players=2), person)).table
            host.tables.loaded.clear()
            gone = asyncio.ensure_future(host.table(table))
            other = asyncio.ensure_future(host.table(table))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
            assert not other.done()
            await host.tables.refresh([table])
            assert table in host.tables.loaded
            assert await other is host.tables.loaded[table]
            assert gone.cancelled()
            assert not host.tables._loading

    asyncio.run(main())


def test_while_nothing_can_be_read_one_waits_for_each_table(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(told: Match, gate: Gate) -> None:
        tables, honest = told.host.tables, told.host.tables.catch_up

        async def broken(_live: LoadedTable) -> bool:
            raise OSError("no disk")

        monkeypatch.setattr(tables, "catch_up", broken)
        gate.failures = 5
        for _ in range(5):
            with pytest.raises(OSError, match="no disk"):
                await discard(told, 0)
            await asyncio.sleep(0.03)
        assert 1 <= len(tables._reading) <= 2  # one may be about to hand over
        monkeypatch.setattr(tables, "catch_up", honest)
        await until(lambda: not tables._reading)
        await discard(told, 0)

    at_a_gate(file, monkeypatch, work)


def test_a_listener_that_fails_stops_nobody(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(told: Match, _gate: Gate) -> None:
        heard: list[int] = []

        def broken(_live: LoadedTable) -> None:
            heard.append(0)
            raise ZeroDivisionError

        def broken_keeper(_live: LoadedTable) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("purradox.host.tables.logger.exception", lambda *_, **__: None)
        told.live.listeners |= {broken, lambda _live: heard.append(1)}
        with monkeypatch.context() as keeping:
            keeping.setattr(told.host.tables, "after_change", broken_keeper)
            await told.move(0)
        for seat in (1, 2, 3):
            await told.move(seat)
        assert heard.count(0) == heard.count(1) == 4
        while len(told.live.state.match.rounds) == 1:
            await told.move()  # the table itself deals again

    at_a_gate(file, monkeypatch, work)


def test_a_line_that_cannot_be_folded_is_not_written(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(told: Match, _gate: Gate) -> None:
        def broken(*_line: object) -> None:
            raise ZeroDivisionError

        number = told.live.state.number
        with monkeypatch.context() as folding:
            folding.setattr(State, "after", broken)
            with pytest.raises(ZeroDivisionError):
                await discard(told, 0)
        assert (await discard(told, 0)).number == number + 1

    at_a_gate(file, monkeypatch, work)
