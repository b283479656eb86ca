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
            async with schedule.place("nobody", "", lambda: Urgency.OPPONENT):
                await gate.wait()

        async def work(owner: str, urgency: Urgency, seconds: float) -> None:
            async with schedule.place(owner, owner, lambda: urgency):
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
        assert (schedule.running.total(), schedule.waiting) == (0, [])

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
            async with schedule.place(name, name, lambda: there if urgent is None else urgent):
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
            async with schedule.place("anna", "", lambda: Urgency.HINT):
                await asyncio.sleep(60)

        running, waiting = asyncio.create_task(work()), asyncio.create_task(work())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for one in (waiting, running):
            one.cancel()
            with pytest.raises(asyncio.CancelledError):
                await one
        assert (schedule.running.total(), schedule.waiting) == (0, [])

    asyncio.run(main())


def test_all_may_go_away_at_once() -> None:
    async def main() -> None:
        schedule = Schedule(1)

        async def work() -> None:
            async with schedule.place("anna", "", lambda: Urgency.HINT):
                await asyncio.sleep(60)

        jobs = [asyncio.create_task(work()) for _ in range(4)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for one in jobs:
            one.cancel()
        ended = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in ended)
        assert (schedule.running.total(), schedule.waiting) == (0, [])

    asyncio.run(main())


def test_within_an_owner_tables_take_turns() -> None:
    async def main() -> list[str]:
        schedule, told, gate = Schedule(1), list[str](), asyncio.Event()

        async def work(table: str) -> None:
            async with schedule.place("anna", table, lambda: Urgency.OPPONENT):
                await gate.wait()
                told.append(table)

        async with asyncio.TaskGroup() as group:
            for table in "aaaaaabc":
                group.create_task(work(table))
            await asyncio.sleep(0)
            gate.set()
        return told

    assert asyncio.run(main())[:3] == ["a", "b", "c"]


def test_places_at_the_same_time_are_paid_for_too(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def main() -> list[str]:
        schedule, told = Schedule(2), list[str]()

        async def work(owner: str) -> None:
            async with schedule.place(owner, owner, lambda: Urgency.OPPONENT):
                told.append(owner)
                await asyncio.sleep(0)
                clock.now += 1.0

        async with asyncio.TaskGroup() as group:
            for owner in ["eve"] * 4 + ["anna"] * 2:
                group.create_task(work(owner))
        return told

    assert asyncio.run(main())[2:4] == ["anna", "anna"]


def test_no_table_waits_for_the_background() -> None:
    """And the background has only what tables leave."""

    async def main() -> None:
        schedule, gates = Schedule(1), {name: asyncio.Event() for name in "abcd"}
        going = set[str]()

        async def work(name: str, urgency: Urgency) -> None:
            async with schedule.place(name, name, lambda: urgency):
                going.add(name)
                await gates[name].wait()
            going.discard(name)

        async def shows(*names: str) -> None:
            for _ in range(4):
                await asyncio.sleep(0)
            assert going == set(names)

        async with asyncio.TaskGroup() as group:
            group.create_task(work("a", Urgency.REVIEW))
            group.create_task(work("b", Urgency.UNATTENDED))
            await shows("a")
            group.create_task(work("c", Urgency.OPPONENT))
            group.create_task(work("d", Urgency.SUBSTITUTE))
            await shows("a", "c")
            gates["a"].set()
            await shows("c")  # b waits for both tables
            gates["c"].set()
            await shows("d")
            gates["d"].set()
            await shows("b")
            gates["b"].set()

    asyncio.run(main())


def test_how_long_bots_wait_follows_from_the_queue_alone() -> None:
    async def main() -> None:
        schedule, gate = Schedule(2), asyncio.Event()

        async def work(owner: str, urgency: Urgency, seconds: float) -> None:
            async with schedule.place(owner, owner, lambda: urgency, seconds):
                await gate.wait()

        async with asyncio.TaskGroup() as group:
            for owner in ("eve", "eve"):
                group.create_task(work(owner, Urgency.OPPONENT, 1.0))
            await asyncio.sleep(0)
            assert schedule.wait("eve") == schedule.wait("anna") == 0
            for _ in range(10):
                group.create_task(work("eve", Urgency.OPPONENT, 1.0))
                group.create_task(work("bob", Urgency.REVIEW, 1.0))
            await asyncio.sleep(0)
            assert schedule.wait("eve") == 5.0
            assert schedule.wait("anna") == 0.5
            gate.set()
        assert schedule.wait("eve") == 0

    asyncio.run(main())
