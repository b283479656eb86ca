"""Leaving: a chair, the role of the host, a match that others play, and one that nobody plays."""

import asyncio

import pytest

from purradox.host import Guest, LoadedTable, Options
from purradox.host.errors import NotHost, NotOver, NotSeated
from purradox.host.sql import DatabaseHost
from purradox.rules.errors import MatchOver
from tests.host.hosts import host_with, match
from tests.server.history import folded, logs
from tests.server.running import until


async def waiting(host: DatabaseHost, people: int) -> tuple[LoadedTable, list[Guest]]:
    """A table of four with so many people on its chairs, the last chair taken first."""
    guests = [(await host.guests.welcome(f"Person {at}"))[0] for at in range(people)]
    live = await host.open(Options(players=4, listed=True), guests[0])
    for at, guest in enumerate(guests[1:]):
        await host.sit(live, guest, 3 - at)
    return live, guests


async def mine(host: DatabaseHost, guest: Guest) -> list[str]:
    return [card.table for card in await host.matches(guest)]


def test_who_leaves_before_the_start_is_gone_from_the_table_and_the_list(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            live, (anna, boris, _) = await waiting(host, 3)
            assert await mine(host, boris) == [live.table]
            await host.leave(live, boris)
            assert live.state.seat_of(boris.id) is None
            assert await mine(host, boris) == []
            assert live.state.host == anna.id

    asyncio.run(main())


def test_the_next_person_who_came_becomes_the_host(database: str) -> None:
    async def main() -> tuple[str, str]:
        async with host_with(database) as host:
            live, (anna, boris, chloe) = await waiting(host, 3)
            await host.leave(live, anna)
            assert live.state.host == boris.id
            assert await mine(host, anna) == []
            with pytest.raises(NotHost):
                await host.start(live, chloe)
            await host.start(live, boris)
            return live.table, boris.id

    table, boris = asyncio.run(main())
    assert folded(table, logs(database)[table]).host == boris


def test_a_table_that_everybody_has_left_is_closed(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            live, (anna, boris) = await waiting(host, 2)
            for guest in (anna, boris, boris):
                await host.leave(live, guest)
            assert (live.state.status, live.state.closed) == ("over", "left")
            assert await mine(host, boris) == await mine(host, anna) == []
            assert await host.lobby() == []
            with pytest.raises(MatchOver):
                await host.sit(live, anna)

    asyncio.run(main())


def test_a_match_that_the_last_person_leaves_is_given_up_and_not_played_on(database: str) -> None:
    async def main() -> str:
        async with host_with(database) as host:
            told = await match(host, 2, players=4, bots=(None, None, "kitten", "kitten"))
            one, two = (guest for guest in told.people if guest.id)
            await host.leave(told.live, one)
            assert told.live.state.status == "playing"
            await host.leave(told.live, two)
            assert (told.live.state.status, told.live.state.closed) == ("over", "left")
            assert told.live.state.to_act == ()
            assert told.live.duties == {}
            assert await host.log.playing() == []
            with pytest.raises(MatchOver):
                await host.come_back(told.live, two)
            (card,) = await host.matches(two)
            assert (card.status, card.given_up, card.winners) == ("over", True, ())
            return told.live.table

    table = asyncio.run(main())
    assert folded(table, logs(database)[table]).closed


def test_only_what_is_over_or_left_can_be_hidden(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            told = await match(host, 3)
            table = told.live.table
            anna, boris, chloe = told.people
            eve, _ = await host.guests.welcome("Eve")
            with pytest.raises(NotSeated):
                await host.hide(told.live, eve, hidden=True)
            with pytest.raises(NotOver):
                await host.hide(told.live, anna, hidden=True)
            await host.leave(told.live, chloe)
            await host.hide(told.live, chloe, hidden=True)
            assert await mine(host, chloe) == []
            await host.come_back(told.live, chloe)
            assert await mine(host, chloe) == [table]
            await told.play()
            for guest in (anna, boris):
                await host.hide(told.live, guest, hidden=True)
                assert await mine(host, guest) == []
            await host.hide(told.live, boris, hidden=False)
            assert await mine(host, boris) == [table]
            assert await mine(host, anna) == []

    asyncio.run(main())


def test_a_match_of_bots_that_somebody_made_can_be_hidden(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            anna, _ = await host.guests.welcome("Anna")
            options = Options(players=2, bots=("kitten", "kitten"), pace="instant")
            live = await host.open(options, anna)
            await until(lambda: live.state.status == "over")
            assert await mine(host, anna) == [live.table]
            await host.hide(live, anna, hidden=True)
            assert await mine(host, anna) == []

    asyncio.run(main())
