"""Bots that keep people waiting are told of, and what is told follows from queues alone."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from purradox.host import slowness
from purradox.host.schedule import Urgency
from purradox.host.slowness import Slow, look, slow
from purradox.host.thinkers import Thinkers


class Pool(Thinkers):
    """A queue of so many seconds, and bots that are being loaded."""

    def __init__(self) -> None:
        super().__init__(1)
        self.wait, self.loading = 0.0, frozenset[str]()
        self.schedule.wait = lambda _owner: self.wait  # type: ignore[method-assign, assignment]

    @property
    def preparing(self) -> frozenset[str]:
        return self.loading


def table(*bots: str | None) -> Any:
    """A table that has nothing but what may be looked at: no match, and so no cards."""
    chairs = [SimpleNamespace(bot=bot) for bot in bots]
    state = SimpleNamespace(status="playing", host="anna", chairs=chairs)
    return SimpleNamespace(slow=None, kept=True, listeners={1}, state=state, tell=Mock())


def test_what_is_told_is_rough_and_goes_away() -> None:
    pool, live, told = Pool(), table(None, "house"), list[Slow | None]()
    live.tell = lambda: told.append(live.slow)
    for pool.wait in (0.0, 2.9, 3.0, 4.0, 7.0, 500.0, 2.0, 1.6, 1.4, 2.9):
        look([live], pool)
    assert told == [Slow(3, False), Slow(5, False), Slow(60, False), Slow(3, False), None]


def test_only_tables_with_that_bot_are_told_of_it() -> None:
    pool = Pool()
    pool.loading = frozenset({"schrodinger"})
    assert slow(table(None, "schrodinger"), pool) == Slow(0, True)
    assert slow(table(None, "house"), pool) is None
    pool.wait = 100.0
    people = table(None, None)
    assert slow(people, pool) is None


@pytest.mark.parametrize("change", [{"kept": False}, {"listeners": set()}])
def test_nobody_is_told_where_nobody_looks(change: dict[str, Any]) -> None:
    pool, live = Pool(), table("house")
    pool.wait = 100.0
    vars(live).update(change)
    look([live], pool)
    assert live.slow is None


def test_it_is_looked_at_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slowness, "EVERY", 0.001)

    async def main() -> None:
        pool, live, heard = Thinkers(1), table("house"), asyncio.Event()
        live.tell = heard.set
        task = asyncio.create_task(slowness.keep_looking({"a": live}, pool))

        async def wait() -> None:
            async with pool.schedule.place("eve", "b", lambda: Urgency.OPPONENT, 9.0):
                await asyncio.sleep(60)

        jobs = [asyncio.create_task(wait()) for _ in range(2)]
        await asyncio.wait_for(heard.wait(), 60)
        assert live.slow == Slow(5, False)
        for one in (task, *jobs):
            one.cancel()
        await asyncio.gather(task, *jobs, return_exceptions=True)

    asyncio.run(main())
