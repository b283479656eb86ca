"""A table that is closed for a reason, and people who are taken off their chairs."""

import asyncio

import pytest

from purradox.host import Guest, LoadedTable, Options
from purradox.host import lines as log
from purradox.host.errors import AlreadyStarted, NotHost, NotSeated, OthersPlay, WasRemoved
from purradox.host.sql import DatabaseHost
from purradox.host.state import State
from purradox.rules.errors import MatchOver
from tests.host.hosts import host_with, match
from tests.server.history import folded, logs


async def waiting(host: DatabaseHost, people: int) -> tuple[LoadedTable, list[Guest]]:
    """A listed table of four with so many people on its first chairs."""
    guests = [(await host.guests.welcome(f"Person {at}"))[0] for at in range(people)]
    live = await host.open(Options(players=4, listed=True), guests[0])
    for guest in guests[1:]:
        await host.sit(live, guest)
    return live, guests


def test_the_host_closes_a_table_that_waits(database: str) -> None:
    async def main() -> str:
        async with host_with(database) as host:
            live, (anna, boris) = await waiting(host, 2)
            with pytest.raises(NotHost):
                await host.close_table(live, boris)
            await host.close_table(live, anna)
            await host.close_table(live, anna)
            assert (live.state.status, live.state.closed) == ("over", log.HOST)
            assert await host.lobby() == await host.matches(anna) == []
            (card,) = await host.matches(boris)
            assert (card.given_up, card.closed) == (True, log.HOST)
            with pytest.raises(MatchOver):
                await host.sit(live, anna)
            return live.table

    table = asyncio.run(main())
    assert folded(table, logs(database)[table]).closed == log.HOST


def test_a_match_that_others_play_is_left_and_not_closed(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 2, players=3)
            mine = told.live.state.host
            anna, boris = sorted((one for one in told.people if one.id), key=lambda one: one.name)
            assert mine == anna.id
            with pytest.raises(OthersPlay):
                await host.close_table(told.live, anna)
            await host.leave(told.live, boris)
            await host.close_table(told.live, anna)
            assert told.live.state.closed == log.HOST

    asyncio.run(main())


def test_the_server_ends_a_table_for_a_reason(database: str) -> None:
    async def main() -> tuple[str, str]:
        async with host_with(database) as host:
            live, people = await waiting(host, 2)
            told = await match(host, 3)
            for one in (live, told.live):
                await host.end(one, log.EXPIRED)
                await host.end(one, log.OPERATOR)
                assert (one.state.status, one.state.closed) == ("over", log.EXPIRED)
            assert told.live.duties == {}
            for guest in (*people, *told.people):
                (card,) = await host.matches(guest)
                assert (card.status, card.closed) == ("over", log.EXPIRED)
            return live.table, told.live.table

    for table in asyncio.run(main()):
        assert folded(table, logs(database)[table]).closed == log.EXPIRED


def test_the_host_frees_a_chair_and_who_sat_there_does_not_come_back(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            live, (anna, boris, chloe) = await waiting(host, 3)
            for seat in (0, 3):
                with pytest.raises(NotSeated):
                    await host.remove(live, anna, seat)
            with pytest.raises(NotHost):
                await host.remove(live, boris, 2)
            await host.remove(live, anna, 1)
            assert live.state.seat_of(boris.id) is None
            assert await host.matches(boris) == []
            with pytest.raises(WasRemoved):
                await host.sit(live, boris)
            dora, _ = await host.guests.welcome("Dora")
            assert await host.sit(live, dora) == 1
            await host.start(live, anna)
            with pytest.raises(AlreadyStarted):
                await host.remove(live, anna, live.state.seat_of(chloe.id) or 0)

    asyncio.run(main())


def test_the_operator_takes_a_person_off_a_seat_and_a_bot_plays_on(database: str) -> None:
    async def main() -> tuple[str, State]:
        async with host_with(database) as host:
            told = await match(host, 3)
            seat = told.live.state.seat_of(told.live.state.host)
            assert seat is not None
            gone = told.people[seat]
            await host.take_off(told.live, seat)
            chair = told.live.state.chairs[seat]
            assert (chair.guest, chair.bot) == (None, "alley")
            assert chair.name != gone.name
            assert [one.name for one in chair.before] == [gone.name]
            assert told.live.state.host in {one.id for one in told.people} - {gone.id}
            with pytest.raises(NotSeated):
                await host.decide(told.live, gone, f"1.discard.{seat}", "1")
            (card,) = await host.matches(gone)
            assert (card.seat_of(gone.id), card.before[seat]) == (None, (gone.name,))
            others = [one for one in told.people if one is not gone]
            for guest in others:
                at = told.live.state.seat_of(guest.id)
                assert at is not None
                await host.take_off(told.live, at)
            assert (told.live.state.status, told.live.state.closed) == ("over", log.OPERATOR)
            with pytest.raises(MatchOver):
                await host.take_off(told.live, seat)
            return told.live.table, told.live.state

    table, state = asyncio.run(main())
    again = folded(table, logs(database)[table])
    assert (again.chairs, again.host) == (state.chairs, state.host)


def test_a_log_from_before_reasons_says_that_the_last_person_left() -> None:
    assert log.decode('{"kind":"closed","seat":2}') == log.Closed(2, log.LEFT)
