"""One lock for each table, and nobody waits for one while holding another."""

import asyncio
from collections import defaultdict
from typing import Any

import pytest

from purradox.host import Host
from tests.host.hosts import host_with, match


class Locks:
    """Which locks of tables each task holds."""

    def __init__(self, hosts: list[Host]) -> None:
        self.hosts = hosts
        self.held: dict[Any, list[asyncio.Lock]] = defaultdict(list)
        self.taken = self.second = 0

    def is_of_a_table(self, lock: asyncio.Lock) -> bool:
        return any(live.lock is lock for host in self.hosts for live in host.tables.loaded.values())


def test_nobody_waits_for_a_second_lock(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hosts: list[Host] = []
    locks = Locks(hosts)
    acquire, release = asyncio.Lock.acquire, asyncio.Lock.release

    async def watched(self: asyncio.Lock) -> Any:
        task = asyncio.current_task()
        if locks.is_of_a_table(self):
            locks.second += bool(locks.held[task])
            await acquire(self)
            locks.held[task].append(self)
            locks.taken += 1
            return True
        return await acquire(self)

    def released(self: asyncio.Lock) -> None:
        task = asyncio.current_task()
        if self in locks.held[task]:
            locks.held[task].remove(self)
        release(self)

    async def main() -> None:
        async with host_with(database) as host:
            hosts.append(host)
            monkeypatch.setattr(asyncio.Lock, "acquire", watched)
            monkeypatch.setattr(asyncio.Lock, "release", released)
            one, two = await match(host, 2), await match(host, 2)
            await asyncio.gather(one.play(), two.play())
            for told in (one, two):
                await host.chat(told.live, told.people[0], "good-game")
                await asyncio.gather(*(host.rematch(told.live, person) for person in told.people))
                await host.tables.refresh([told.live.table])
            monkeypatch.undo()
            assert locks.taken > 50
            assert locks.second == 0

    asyncio.run(main())
