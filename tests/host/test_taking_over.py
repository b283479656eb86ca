"""The role of the host passed on, and a seat that somebody else takes over in a match."""

import asyncio

import pytest

from purradox.host import Guest
from purradox.host.chairs import Call
from purradox.host.errors import (
    AlreadySeated,
    AlreadyStarted,
    ChairTaken,
    DecisionNotDue,
    NotHost,
    NotSeated,
    NotVacant,
    WasRemoved,
)
from purradox.host.sql import DatabaseHost
from purradox.host.state import State
from purradox.rules.errors import MatchOver
from tests.host.hosts import Match, arrive, depart, host_with, match
from tests.host.test_closing import waiting
from tests.server.history import folded, logs


async def welcome(host: DatabaseHost, name: str) -> Guest:
    return (await host.guests.welcome(name))[0]


def seats(told: Match) -> tuple[int, int, int]:
    """The seats of the host and of the two others."""
    mine = told.live.state.seat_of(told.live.state.host)
    assert mine is not None
    one, two = {0, 1, 2} - {mine}
    return mine, one, two


def test_the_host_makes_another_person_the_host(database: str) -> None:
    async def main() -> tuple[str, str]:
        async with host_with(database) as host:
            live, (anna, boris, _) = await waiting(host, 3)
            with pytest.raises(NotHost):
                await host.hand_over(live, boris, 1)
            with pytest.raises(NotSeated):
                await host.hand_over(live, anna, 3)
            await host.hand_over(live, anna, 0)
            await host.hand_over(live, anna, 1)
            assert live.state.host == boris.id
            with pytest.raises(NotHost):
                await host.start(live, anna)
            await host.start(live, boris)
            return live.table, boris.id

    table, boris = asyncio.run(main())
    assert folded(table, logs(database)[table]).host == boris


def test_in_a_match_the_role_passes_on_when_the_host_leaves(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 3)
            mine, _, _ = seats(told)
            await host.leave(told.live, told.people[mine])
            assert told.live.state.host not in ("", told.people[mine].id)
            await host.come_back(told.live, told.people[mine])
            with pytest.raises(NotHost):
                await host.hand_over(told.live, told.people[mine], mine)

    asyncio.run(main())


def test_who_has_left_does_not_move(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 3)
            host.keeper.lose(told.live.table)  # no bot is quicker
            seat = told.live.state.to_act[0]
            await host.leave(told.live, told.people[seat])
            with pytest.raises(DecisionNotDue):
                await told.move(seat)
            await host.come_back(told.live, told.people[seat])
            await told.move(seat)

    asyncio.run(main())


def test_somebody_takes_over_the_seat_of_who_has_left(database: str) -> None:
    async def main() -> tuple[str, State]:
        async with host_with(database) as host:
            told = await match(host, 3)
            live = told.live
            mine, away, third = seats(told)
            gone, dora = told.people[away], await welcome(host, "Dora")
            with pytest.raises(NotVacant):
                await host.offer(live, told.people[mine], away)
            await host.leave(live, gone)
            with pytest.raises(AlreadyStarted):
                await host.sit(live, dora)
            with pytest.raises(NotHost):
                await host.offer(live, told.people[third], away)
            for _ in range(2):
                await host.offer(live, told.people[mine], away)
            with pytest.raises(ChairTaken):
                await host.sit(live, dora, third)
            with pytest.raises(AlreadySeated):
                await host.sit(live, told.people[third])
            hand = live.state.match.rounds[-1].hands[away]
            assert await host.sit(live, dora) == away
            assert live.state.match.rounds[-1].hands[away] == hand
            assert live.state.seat_of(gone.id) is None
            assert live.state.earlier_seat_of(gone.id) == away
            with pytest.raises(NotSeated):
                await host.come_back(live, gone)
            for guest, seat, earlier in ((gone, None, away), (dora, away, None)):
                (card,) = await host.matches(guest)
                assert (card.seat_of(guest.id), card.earlier_seat_of(guest.id)) == (seat, earlier)
                assert card.before[away] == (gone.name,)
            await host.hide(live, gone, hidden=True)
            assert await host.matches(gone) == []
            told.people[away] = dora
            await told.play()
            assert live.state.match.over
            return live.table, live.state

    table, state = asyncio.run(main())
    again = folded(table, logs(database)[table])
    assert (again.chairs, again.match) == (state.chairs, state.match)


def test_nobody_is_replaced_who_is_there_or_comes_back(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 3)
            live = told.live
            mine, away, _ = seats(told)
            gone, dora = told.people[away], await welcome(host, "Dora")
            host.keeper.lose(live.table)
            call = Call(mine, 0, f"1.discard.{away}", stays=True, begun=True)
            live.state = live.state._change(away, call=call)
            arrive(host, live, gone.id)
            with pytest.raises(NotVacant):
                await host.offer(live, told.people[mine], away)
            depart(host, live, gone.id)
            await host.offer(live, told.people[mine], away)
            arrive(host, live, gone.id)
            with pytest.raises(NotVacant):
                await host.sit(live, dora)
            await host.come_back(live, gone)
            with pytest.raises(AlreadyStarted):
                await host.sit(live, dora)

    asyncio.run(main())


def test_while_the_host_is_away_another_person_offers_their_seat(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 3)
            live = told.live
            mine, one, _ = seats(told)
            host.keeper.lose(live.table)
            call = Call(one, 0, f"1.discard.{mine}", stays=True, begun=True)
            live.state = live.state._change(mine, call=call)
            with pytest.raises(NotHost):
                await host.offer(live, told.people[mine], mine)
            await host.offer(live, told.people[one], mine)
            assert list(live.state.offered) == [mine]
            await host.end(live, "operator")
            assert list(live.state.offered) == []
            with pytest.raises(MatchOver):
                await host.sit(live, await welcome(host, "Dora"))

    asyncio.run(main())


def test_who_had_a_seat_takes_no_other_one_and_who_was_removed_none(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            told = await match(host, 3)
            live = told.live
            mine, away, third = seats(told)
            gone, dora = told.people[away], await welcome(host, "Dora")
            await host.leave(live, gone)
            await host.offer(live, told.people[mine], away)
            await host.sit(live, dora)
            await host.take_off(live, third)
            await host.offer(live, told.people[mine], third)
            with pytest.raises(WasRemoved):
                await host.sit(live, told.people[third])
            with pytest.raises(AlreadyStarted):
                await host.sit(live, gone)
            eva = await welcome(host, "Eva")
            assert await host.sit(live, eva) == third
            await host.leave(live, dora)
            await host.offer(live, told.people[mine], away)
            assert await host.sit(live, gone) == away
            assert [one.name for one in live.state.chairs[away].before] == [gone.name, "Dora"]

    asyncio.run(main())
