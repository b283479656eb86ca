"""The same people once more, at one table, whoever asks and wherever."""

import asyncio
from collections.abc import Callable

import pytest

from purradox.host.errors import NotOver, NotSeated
from tests.host.hosts import host_with, match
from tests.server.history import logs


def test_everybody_is_sent_to_the_same_table(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            told = await match(host, 3)
            with pytest.raises(NotOver):
                await host.referee.rematch(told.live, told.people[0])
            await told.play()
            stranger, _ = await host.guests.welcome("Eve")
            with pytest.raises(NotSeated):
                await host.referee.rematch(told.live, stranger)
            tables = await asyncio.gather(
                *(host.referee.rematch(told.live, one) for one in (*told.people, *told.people))
            )
            assert len(set(tables)) == 1
            assert told.live.state.rematch == tables[0]
            again = await host.referee.live(tables[0])
            names = [chair.name for chair in again.state.chairs]
            assert sorted(names) == sorted(chair.name for chair in told.live.state.chairs)
            assert again.state.status == "playing"
            assert again.state.commitment != told.live.state.commitment

    asyncio.run(main())
    assert len(logs(database)) == 2


def test_two_workers_arrange_one_rematch(fresh: Callable[[str], str]) -> None:
    database = fresh("postgresql")

    async def main() -> None:
        async with host_with(database) as one, host_with(database) as two:
            told = await match(one, 2)
            await told.play()
            there = await two.referee.live(told.live.table)
            tables = await asyncio.gather(
                *(
                    host.referee.rematch(live, told.people[at])
                    for host, live in ((one, told.live), (two, there))
                    for at in (0, 1)
                )
            )
            assert len(set(tables)) == 1

    asyncio.run(main())
    assert len(logs(database)) == 2
