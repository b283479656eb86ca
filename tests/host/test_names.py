"""Names at a table: a new one reaches the chair, and no two are alike."""

import asyncio
from collections.abc import Callable

import pytest

from purradox.host import Guest, LoadedTable, Options
from purradox.host import lines as log
from purradox.host.lines import decode
from purradox.host.names import BOT_NAMES, LONGEST_NAME
from purradox.host.state import State
from tests.host.hosts import host_with, match


def names(live: LoadedTable) -> list[str]:
    return [chair.name for chair in live.state.chairs if not chair.open]


def folded(*lines: log.AnyLine) -> State:
    state = State("table")
    for line in lines:
        state = state.after(0, line)
    return state


def called(state: State) -> list[str]:
    return [chair.name for chair in state.chairs]


OPENED = log.Opened(Options(players=3, bots=(None, None, None)), "a", "")


def test_a_new_name_reaches_the_chair_and_the_lists(database: str) -> None:
    async def run() -> None:
        async with host_with(database) as host:
            one = await match(host, people=3)
            seat, guest = 0, one.people[0]
            old = one.live.state.chairs[seat].name
            renamed = await host.change_name(guest, "  Zoë ")
            assert renamed == Guest(guest.id, "Zoë", program=False)
            assert one.live.state.chairs[seat].name == "Zoë"
            line = one.live.state.history[-1].line
            assert line == log.Renamed(seat, "Zoë", old)
            (card,) = await host.matches(guest)
            assert "Zoë" in card.names
            assert old not in card.names
            number = one.live.state.number
            await host.change_name(renamed, "Zoë")
            assert one.live.state.number == number
            await host.tables.catch_up(one.live)
        async with host_with(database) as host:
            again = await host.table(one.live.table)
            assert again.state.chairs[seat].name == "Zoë"

    asyncio.run(run())


def test_a_match_that_is_over_keeps_its_names(file: str) -> None:
    async def run() -> None:
        async with host_with(file) as host:
            one = await match(host, people=2)
            before = names(one.live)
            await one.play()
            await host.change_name(one.people[0], "Zoë")
            assert names(one.live) == before

    asyncio.run(run())


def test_whoever_stood_up_renames_nobody(file: str) -> None:
    async def run() -> None:
        async with host_with(file) as host:
            guests = [(await host.guests.welcome(name))[0] for name in ("Anna", "Ben")]
            live = await host.open(Options(players=2, bots=(None, None)), guests[0])
            await host.sit(live, guests[1])
            await host.leave(live, guests[1])
            number = live.state.number
            await host.change_name(guests[1], "Zoë")
            assert (names(live), live.state.number) == (["Anna"], number)

    asyncio.run(run())


def test_another_worker_knows_a_new_name_at_once(fresh: Callable[[str], str]) -> None:
    address = fresh("postgresql")

    async def run() -> None:
        async with host_with(address) as one, host_with(address) as two:
            guest, secret = await one.guests.welcome("Anna")
            assert await two.guests.known(secret) == guest
            await one.change_name(guest, "Zoë")
            for _ in range(500):
                if (known := await two.guests.known(secret)) and known.name == "Zoë":
                    return
                await asyncio.sleep(0.02)
            raise AssertionError("the other worker still has the old name")

    asyncio.run(run())


def test_equal_names_are_told_apart() -> None:
    state = folded(
        OPENED, log.Sat(0, "a", "Anna"), log.Sat(1, "b", "Anna"), log.Sat(2, "c", "anna")
    )
    assert called(state) == ["Anna", "Anna 2", "anna 3"]
    sat = [one.line for one in state.history[1:]]
    assert [one.name for one in sat if isinstance(one, log.Sat)] == called(state)


def test_a_number_goes_when_the_name_is_free_again() -> None:
    state = folded(
        *(OPENED, log.Sat(0, "a", "Anna"), log.Sat(1, "b", "Anna")),
        *(log.Renamed(0, "Ben", "Anna"), log.Renamed(1, "Anna", "Anna 2")),
    )
    assert called(state)[:2] == ["Ben", "Anna"]


def test_one_of_two_equal_names_changes_into_itself() -> None:
    state = folded(OPENED, log.Sat(0, "a", "Anna"), log.Sat(1, "b", "Anna"))
    state = state.after(0, log.Renamed(1, "Anna", "Anna 2"))
    assert called(state)[:2] == ["Anna", "Anna 2"]


@pytest.mark.parametrize("name", ["W" * LONGEST_NAME, "x " * 14 + "yz"])
def test_a_long_name_with_a_number_is_not_longer(name: str) -> None:
    state = folded(OPENED, log.Sat(0, "a", name), log.Sat(1, "b", name))
    first, second, _ = called(state)
    assert first == name
    assert second.endswith(" 2")
    assert len(second) <= LONGEST_NAME
    assert second != first


@pytest.mark.parametrize("name", [BOT_NAMES[0], BOT_NAMES[5].upper()])
def test_a_bot_gives_way_to_a_person_of_its_name(name: str) -> None:
    for table in ("aa", "ab", "ba", "zz"):
        state = State(table)
        bots = (None, "house", "house", "house", "house")
        state = state.after(0, log.Opened(Options(players=5, bots=bots), "a", ""))
        state = state.after(0, log.Sat(0, "a", name))
        assert state.chairs[0].name == name
        kept = called(state)
        state = state.after(0, log.Renamed(0, kept[2], name))
        assert state.chairs[0].name == kept[2]
        assert len({one.casefold() for one in called(state)}) == 5
        assert [kept[1], kept[3], kept[4]] == [called(state)[at] for at in (1, 3, 4)]


def test_a_log_from_before_folds() -> None:
    lines = (
        '{"kind":"opened","options":{"players":2,"bots":[null,null]},"host":"a","commitment":"c"}',
        '{"kind":"sat","chair":0,"guest":"a","name":"Erwin"}',
        '{"kind":"sat","chair":1,"guest":"b","name":"Erwin"}',
        '{"kind":"started","first":1}',
    )
    assert called(folded(*map(decode, lines))) == ["Erwin 2", "Erwin"]
