"""The daily deal: the same for everybody, one try that counts, and streaks without time zones."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, timedelta
from typing import Any, TypeVar

import pytest
from sqlalchemy import create_engine, delete, select, update

from purradox.host import Environment, Guest, Host, MemoryLog, daily_tables, thinker
from purradox.host.codec import to_data
from purradox.host.daily import (
    ANCHOR,
    BY_DATE,
    FIRST,
    Days,
    Result,
    Try,
    begun_day,
    checked_today,
    counted_tries,
    day_of,
    is_current,
    options_of,
    played,
    played_by,
    root_of,
    seed_before,
    streak,
)
from purradox.host.deals import deal_of, start_of
from purradox.host.errors import DayNotBegun, DayNotNow, NoSuchDay, NoSuchTable
from purradox.host.loaded import LoadedTable
from purradox.host.proof import BadProof, proof_of, verify
from purradox.host.sql import DatabaseHost, admin, hosting, schema
from purradox.host.sql.database import address_of
from purradox.host.thinkers import Thinkers
from purradox.rules import Choice, PlayerView
from tests.server.running import until

T = TypeVar("T")
DAY = date(2026, 11, 17)
DEALS = {
    "2026-11-01": (
        "44286f5130564ad2c7ac7bcc64d6ef548b85418cd909a817635886e49ff37e0f",
        1,
        "1133455678 1223567788 2334456678 1122445678",
    ),
    "2026-11-17": (
        "bd78dda8f4ed0fbfa219787c00c754dcd54245f5af5819fe32cedc0ae9a01bb8",
        2,
        "1222466788 1334456788 1233455668 1123455777",
    ),
    "2028-02-29": (
        "238e06d30eda16dc1cb83ac59392c98e77048233165ab0cb173c6681933db6f8",
        3,
        "1133444566 1122345788 2233455667 1256777888",
    ),
}
"""For each day its seed, the chair that starts and the hands by seat."""
FIRST_LEGAL = {
    "2026-11-01": "5 8 6 1 1 2 2 1 4b 7b 8b 1r 2r 7r 8r 4r 7y 4y 5r 8y 6r 3b 3g 3r 2g 6g 6y 7g 3y "
    "4g 1y 5y 1b 5b 8g 1g 2y",
    "2026-11-17": "2 4 1 7 2 2 1 1 8y 6y 2r 2y 3r 5r 8r 7r 7y 5y 4r 3y 6r 5b 1b 1g 3b 4b 6b 8b 8g "
    "5g 7g 4g 3g 6g 1y 2g",
    "2028-02-29": "4 1 6 8 1 1 1 3 5y 1r 3y 1y 2r 3r 5r 6r 3g 4r 2g 6g 7r 2y 2b 3b 8r 4y 7g 6b 5b "
    "7b 8b 4b 8y 4g",
}
"""Every move where the person always takes the first legal one."""
CHAIN = {
    "2026-11-01": "3c43ff9e99b39fa767f418a2577fffbe5408fe97d47499d465d4188bab66f4f5",
    "2026-11-17": "5756b6b4d75c51a7e14a64a6c3698e9884e9e7691d35249ec647321e81c3233a",
}
ROOT = "4b97942d158e392c6c688eb530c210530a9e5eb36ae404700fc40c15199d796c"


def moment(text: str) -> int:
    """Milliseconds since 1970 of a time in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def first_legal(_seat: int, _decision: str, view: PlayerView) -> Choice:
    return view.legal[0]


@pytest.mark.parametrize("day", DEALS)
def test_seed_start_player_and_cards_follow_from_the_date(day: str) -> None:
    seed, first, hands = DEALS[day]
    assert BY_DATE.seed(day_of(day)).hex() == seed
    domain = f"daily {day}"
    assert start_of(bytes.fromhex(seed), domain, 4) == first
    setup = options_of(day_of(day), counted=True).variant
    deal = deal_of(bytes.fromhex(seed), domain, setup, 1, ())
    assert " ".join("".join(map(str, hand)) for hand in deal.hands) == hands


@pytest.mark.parametrize("day", FIRST_LEGAL)
def test_bots_answer_the_same_plays_with_the_same_moves(day: str) -> None:
    done = played(BY_DATE.seed(day_of(day)), day_of(day), first_legal)
    assert " ".join(map(str, done.match.moves[1:])) == FIRST_LEGAL[day]
    assert done.seat == (-DEALS[day][1]) % 4


def test_what_bots_make_of_a_day() -> None:
    seed = BY_DATE.seed(DAY)
    assert played_by(seed, str(DAY), "alley") == Result(5, 1, 1, True, 4, "other")
    assert played_by(seed, str(DAY), "house") == Result(5, 2, 2, True, 3, "")
    assert played(seed, DAY, first_legal).result == Result(-4, 4, 1, False, 4, "mine")


def test_in_a_chain_each_day_is_the_hash_of_the_next_and_tells_nothing_of_it() -> None:
    days = Days("secret")
    for day, seed in CHAIN.items():
        assert days.seed(day_of(day)).hex() == seed
        assert root_of(days.seed(day_of(day)), day_of(day)) == ROOT
        assert seed_before(days.seed(day_of(day) + timedelta(days=1))).hex() == seed
    assert days.root == ROOT
    assert seed_before(days.seed(ANCHOR)) == days.seed(ANCHOR - timedelta(days=1))
    assert Days("another").root != ROOT
    assert BY_DATE.root == ""


@pytest.mark.parametrize(
    "text", ["", "today", "2026-11-31", "20261117", "2026-W47-2", "1999-01-01"]
)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(NoSuchDay):
        day_of(text)


def test_today_is_what_it_is_somewhere_on_earth() -> None:
    noon = moment("2026-11-17T11:59")
    assert [is_current(date(2026, 11, day), noon) for day in (15, 16, 17, 18)] == [
        *(False, True, True, True)
    ]  # Baker Island is still in the 16th, and Kiribati already in the 18th
    assert not is_current(date(2026, 11, 16), moment("2026-11-17T12:00"))
    assert not is_current(date(2026, 11, 18), moment("2026-11-17T09:59"))
    assert checked_today("2026-11-18", noon) == begun_day("2026-11-18", noon)
    assert begun_day("2026-11-02", noon) == date(2026, 11, 2)
    with pytest.raises(DayNotBegun):
        begun_day("2026-11-19", noon)
    for other in ("2026-11-19", "2026-11-15"):
        with pytest.raises(DayNotNow):
            checked_today(other, noon)


def test_a_streak_goes_on_until_a_whole_day_was_missed() -> None:
    days = {"2026-11-12", "2026-11-14", "2026-11-15", "2026-11-16"}
    assert [streak(days, date(2026, 11, day)) for day in (12, 13, 14, 16, 17, 18)] == [
        *(1, 1, 1, 3, 3, 0)
    ]


def test_the_first_try_in_time_counts() -> None:
    def one(table: str, opened: int, *, in_time: bool = True) -> Try:
        return Try(table, "g", "2026-11-17", opened, in_time)

    tries = [one("c", 5), one("b", 3), one("a", 3), one("e", 1, in_time=False)]
    assert counted_tries(tries)["2026-11-17"].table == "a"


class Inside(Thinkers):
    """The real bots, in this process."""

    def __init__(self) -> None:
        super().__init__(0)
        self.aside_for = list[str]()

    async def choose(
        self, _seconds: float, spec: str, seed: str, view: PlayerView, *_turn: Any
    ) -> Choice:
        return thinker.choose(spec, seed, view)

    async def aside(
        self, _seconds: float, spec: str, function: Callable[..., T], *arguments: Any
    ) -> T:
        self.aside_for.append(spec)
        return function(*arguments)


class Clock:
    def __init__(self) -> None:
        self.at = moment("2026-11-17T12:00")

    def __call__(self) -> int:
        return self.at


async def play(host: Host, live: LoadedTable, guest: Guest) -> None:
    """Always the first legal move."""
    seat = live.state.seat_of(guest.id)
    assert seat is not None
    while live.state.status != "over":
        await until(lambda: live.state.status == "over" or live.state.decision(seat) is not None)
        if decision := live.state.decision(seat):
            move = str(live.state.match.view(seat).legal[0])
            await host.decide(live, guest, decision, move)


@asynccontextmanager
async def hosts(database: str, clock: Clock, days: Days = BY_DATE) -> AsyncIterator[DatabaseHost]:
    async with hosting(database, environment=Environment(clock=clock), days=days) as host:
        host.thinkers = host.keeper.thinkers = Inside()
        yield host


async def through_a_day(host: Host, clock: Clock, guest: Guest, other: Guest) -> LoadedTable:
    """Somebody plays a day twice and the day before once, and somebody else only begins."""
    live = await host.daily.open(DAY, guest)
    assert await host.daily.open(DAY, guest) is live
    options = live.state.options
    assert (options.watch, options.aids, options.listed, options.clock) == (
        *("nobody", False, False, "none"),
    )
    assert await host.lobby() == []
    await play(host, live, guest)
    moves = [str(move) for move in live.state.match.moves[1:]]
    assert " ".join(moves) == FIRST_LEGAL[str(DAY)]
    await host.daily.open(DAY, other)
    clock.at += 1000
    again = await host.daily.open(DAY, guest)
    assert (again is not live, again.state.options.aids) == (True, True)
    await play(host, again, guest)
    clock.at += 5 * 24 * 3600_000
    late = await host.daily.open(date(2026, 11, 16), guest)
    await play(host, late, guest)
    tries = await host.daily.tries(guest)
    result = Result(-4, 4, 1, False, 4, "mine")
    assert [(one.day, one.in_time, one.over) for one in tries] == [
        ("2026-11-17", True, True),
        ("2026-11-17", True, True),
        ("2026-11-16", False, True),
    ]
    assert tries[0].result == tries[1].result == result
    assert [one.table for one in counted_tries(tries).values()] == [live.table]
    assert await host.log.points_of("2026-11-17") == {-4: 1}
    assert await host.log.points_of("2026-11-16") == {}
    assert await host.daily.shared(live.table, DAY) == (guest.name, tries[0])
    with pytest.raises(NoSuchTable):
        await host.daily.shared(live.table, date(2026, 11, 16))
    return live


def test_tries_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_tables, "levels", lambda: frozenset({"kitten", "alley"}))

    async def main() -> None:
        clock = Clock()
        host = Host(MemoryLog(), Inside(), environment=Environment(clock=clock))
        anna, ben = (Guest(name, name, program=False) for name in ("Anna", "Ben"))
        await through_a_day(host, clock, anna, ben)
        while (await host.daily.bot_results(DAY))[1]:
            await asyncio.sleep(0)
        found, _ = await host.daily.bot_results(DAY)
        assert found["alley"] == Result(5, 1, 1, True, 4, "other")
        assert isinstance(host.thinkers, Inside)
        assert host.thinkers.aside_for == ["kitten", "alley"]
        await host.close()

    asyncio.run(main())


def test_tries_are_kept_told_mended_and_forgotten(database: str) -> None:
    async def main() -> str:
        clock = Clock()
        async with hosts(database, clock) as host:
            anna, secret = await host.guests.welcome("Anna")
            ben, _ = await host.guests.welcome("Ben")
            await through_a_day(host, clock, anna, ben)
            await host.log.keep_bot_result("key", "alley", Result(1, 1, 1, True, 2, ""))
            await host.log.keep_bot_result("key", "alley", Result(9, 9, 9, True, 9, ""))
        async with hosts(database, clock) as host:
            assert await host.log.bot_results("key") == {"alley": Result(1, 1, 1, True, 2, "")}
            told = (await host.data_of(anna, secret))["daily"]
            assert [one["day"] for one in told] == ["2026-11-17", "2026-11-17", "2026-11-16"]
            assert told[0]["result"]["points"] == -4
            json.dumps(told)
            return anna.id

    anna = asyncio.run(main())
    engine = create_engine(address_of(database))
    rows = select(schema.daily).order_by(schema.daily.c.table_id)
    with engine.connect() as connection:
        before = connection.execute(rows).all()
    with engine.begin() as connection:
        wrong = update(schema.daily).values(points=99)
        connection.execute(wrong.where(schema.daily.c.table_id == before[0].table_id))
        gone = delete(schema.daily).where(schema.daily.c.table_id == before[1].table_id)
        connection.execute(gone)
    with admin.opened(address_of(database)) as checked:
        faults = dict(admin.check(checked))
    assert {one.table_id: faults[one.table_id] for one in before if faults[one.table_id]} == {
        one.table_id: admin.Fault("index", parts=("daily",)) for one in before[:2]
    }
    with admin.opened(address_of(database), write=True) as mended:
        list(admin.rebuild(mended))
    with engine.connect() as connection:
        assert connection.execute(rows).all() == before

    async def forget() -> None:
        async with hosts(database, Clock()) as host:
            await host.delete(Guest(anna, "Anna", program=False))
            assert await host.log.tries_of(anna) == []
            assert await host.log.points_of("2026-11-17") == {}

    asyncio.run(forget())
    with engine.connect() as connection:
        assert [one.guest for one in connection.execute(rows)] != []
        assert anna not in [one.guest for one in connection.execute(rows)]
    engine.dispose()


def test_what_is_deleted_with_time_leaves_its_result(file: str) -> None:
    async def main() -> None:
        clock = Clock()
        async with hosts(file, clock) as host:
            anna, _ = await host.guests.welcome("Anna")
            live = await through_a_day(host, clock, anna, (await host.guests.welcome("Ben"))[0])
            await host.log.delete([live.table])
            assert await host.log.points_of("2026-11-17") == {-4: 1}

    asyncio.run(main())


@pytest.mark.parametrize("secret", ["", "secret"])
def test_a_proof_says_what_the_cards_follow_from(file: str, secret: str) -> None:
    async def main() -> dict[str, Any]:
        clock = Clock()
        async with hosts(file, clock, Days(secret)) as host:
            anna, _ = await host.guests.welcome("Anna")
            live = await host.daily.open(DAY, anna)
            await play(host, live, anna)
            return to_data(proof_of(live.state))

    proof = asyncio.run(main())
    proved = verify(json.dumps(proof))
    assert (proved.daily, proved.root, proved.rounds) == (str(DAY), ROOT if secret else "", 1)
    with pytest.raises(BadProof):
        verify(json.dumps(proof | {"given": 1}))


def test_a_program_plays_for_practice(file: str) -> None:
    async def main() -> None:
        clock = Clock()
        async with hosts(file, clock) as host:
            robo, _ = await host.guests.welcome("Robo", program=True)
            live = await host.daily.open(DAY, robo)
            await play(host, live, robo)
            (one,) = await host.daily.tries(robo)
            assert (one.in_time, one.result is not None) == (False, True)

    asyncio.run(main())


def test_a_try_that_is_given_up_counts_and_has_no_result(file: str) -> None:
    async def main() -> None:
        clock = Clock()
        async with hosts(file, clock) as host:
            anna, _ = await host.guests.welcome("Anna")
            live = await host.daily.open(DAY, anna)
            await until(lambda: bool(live.state.match.rounds))
            await host.leave(live, anna)
            clock.at += 1
            await play(host, await host.daily.open(DAY, anna), anna)
            given_up, practice = await host.daily.tries(anna)
            assert (given_up.over, given_up.result) == (True, None)
            assert practice.result is not None
            assert counted_tries([given_up, practice])[str(DAY)] == given_up
            assert await host.log.points_of(str(DAY)) == {}

    asyncio.run(main())


def test_once_more_is_a_match_like_any_other(file: str) -> None:
    async def main() -> None:
        async with hosts(file, Clock()) as host:
            anna, _ = await host.guests.welcome("Anna")
            live = await host.daily.open(DAY, anna)
            await play(host, live, anna)
            again = await host.table(await host.rematch(live, anna))
            assert (again.state.options.daily, again.state.options.aids) == ("", True)
            assert again.state.seed != live.state.seed

    asyncio.run(main())


def test_the_first_day_has_a_deal_and_the_one_before_has_none() -> None:
    assert day_of(str(FIRST)) == FIRST
    with pytest.raises(NoSuchDay):
        day_of(str(FIRST - timedelta(days=1)))
