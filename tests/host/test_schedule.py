"""Bots think in a fair order: whoever asks for much waits for themselves."""

import asyncio
from collections.abc import Sequence

import pytest

from purradox.host.schedule import Schedule, Urgency


class Clock:
    """Time that passes when a job runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr("purradox.host.schedule.time.monotonic", lambda: self.now)


def order(monkeypatch: pytest.MonkeyPatch, jobs: Sequence[tuple[str, Urgency, float]]) -> list[str]:
    """Who had their turn, in order, where all asked while one job was running."""
    clock, told = Clock(monkeypatch), list[str]()

    async def main() -> None:
        schedule = Schedule(1)
        gate = asyncio.Event()

        async def first() -> None:
            async with schedule.place("nobody", lambda: Urgency.OPPONENT):
                await gate.wait()

        async def work(owner: str, urgency: Urgency, seconds: float) -> None:
            async with schedule.place(owner, lambda: urgency):
                told.append(owner)
                clock.now += seconds

        async with asyncio.TaskGroup() as group:
            group.create_task(first())
            for job in jobs:
                group.create_task(work(*job))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert len(schedule.waiting) == len(jobs)
            gate.set()
        assert (schedule.free, schedule.waiting) == (1, [])

    asyncio.run(main())
    return told


def test_who_asks_for_much_waits_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    many = [("eve", Urgency.OPPONENT, 1.0)] * 50
    told = order(monkeypatch, [*many, ("anna", Urgency.OPPONENT, 0.1)])
    assert told.index("anna") <= 1


def test_owners_share_the_time_and_not_the_number_of_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = [("eve", Urgency.OPPONENT, 1.0)] * 10
    quick = [("anna", Urgency.OPPONENT, 0.1)] * 10
    told = order(monkeypatch, [*slow, *quick])
    assert told[:12].count("anna") == 10


def test_the_more_urgent_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = [(one.name, one, 0.1) for one in reversed(Urgency)]
    assert order(monkeypatch, jobs) == [one.name for one in Urgency]


def test_a_table_becomes_urgent_when_somebody_comes() -> None:
    async def main() -> None:
        schedule, told = Schedule(1), list[str]()
        there = Urgency.UNATTENDED
        gate = asyncio.Event()

        async def work(name: str, urgent: Urgency | None) -> None:
            async with schedule.place(name, lambda: there if urgent is None else urgent):
                told.append(name)
                await gate.wait()

        async with asyncio.TaskGroup() as group:
            for name, urgent in (("a", Urgency.HINT), ("b", Urgency.HINT), ("c", None)):
                group.create_task(work(name, urgent))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert schedule.length(Urgency.UNATTENDED) == schedule.length(Urgency.HINT) == 1
            there = Urgency.OPPONENT
            gate.set()
        assert told == ["a", "c", "b"]
        assert schedule.begun(Urgency.HINT) == 2
        assert schedule.seconds(Urgency.HINT) >= 0

    asyncio.run(main())


def test_who_goes_away_while_waiting_takes_no_place() -> None:
    async def main() -> None:
        schedule = Schedule(1)

        async def work() -> None:
            async with schedule.place("anna", lambda: Urgency.HINT):
                await asyncio.sleep(60)

        running, waiting = asyncio.create_task(work()), asyncio.create_task(work())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for one in (waiting, running):
            one.cancel()
            with pytest.raises(asyncio.CancelledError):
                await one
        assert (schedule.free, schedule.waiting) == (1, [])

    asyncio.run(main())
