"""What is on its way to the log: judged by, but not told, until it is there."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from purradox.host.errors import DecisionTaken
from purradox.host.journal import Journal
from purradox.host.live import Live
from purradox.host.referee import Receipt
from purradox.host.rows import Row
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
        honest = Journal._commit
        gate = self

        async def commit(journal: Journal, group: list[Sequence[Row]]) -> list[bool]:
            await gate.open.wait()
            if gate.failures:
                gate.failures -= 1
                raise OSError("no disk")
            gate.groups.append(len(group))
            return await honest(journal, group)

        monkeypatch.setattr(Journal, "_commit", commit)

    def close(self) -> None:
        self.open.clear()
        self.groups.clear()


def at_a_gate(database: str, monkeypatch: pytest.MonkeyPatch, work: Work) -> None:
    """Four people at a table; afterwards the log is one that the rules accept."""
    monkeypatch.setattr("purradox.host.ledger.RETRY", 0.02)
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
    submitted = told.host.referee.submit(
        told.live, told.people[seat], f"{len(state.match.rounds)}.discard.{seat}", card
    )
    return asyncio.ensure_future(submitted)


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
        assert told.live.ahead() is told.live.state
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
        assert len(told.live.coming) == 1
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
        assert told.live.state.decided["1.discard.0"].number == number + 1

    at_a_gate(database, monkeypatch, work)


def test_a_listener_that_fails_stops_nobody(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(told: Match, _gate: Gate) -> None:
        def broken(_live: Live) -> None:
            raise ZeroDivisionError

        told.live.listeners.add(broken)
        monkeypatch.setattr("purradox.host.ledger.logger.exception", lambda *_, **__: None)
        await told.move()
        told.live.listeners.discard(broken)
        number = told.live.state.number
        await told.move()
        await until(lambda: told.live.state.number > number)

    at_a_gate(file, monkeypatch, work)
