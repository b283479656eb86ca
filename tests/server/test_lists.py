"""Lists of tables: what their cards tell, to whom, and at what price."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update

from purradox.analysis.lines import choices_of
from purradox.host import Guest, Options
from purradox.host.expiry import DAY, Expiry
from purradox.host.log import Card
from purradox.host.sql import DatabaseHost, schema
from purradox.host.sql.postgres_log import PostgresLog
from purradox.host.sql.sqlite_log import SqliteLog
from purradox.notation import loads, record_of, to_text
from purradox.rules import Match, Move, Play
from purradox.server.api.bodies import Listed
from purradox.server.api.listing import listing
from purradox.server.api.replay import moves_until
from tests.host.clock import Clock
from tests.host.hosts import host_with, match
from tests.server.raw import bare

MANY = 20
NEW = ("guests", "round", "totals", "winners")
"""What cards did not say at first."""


def logs_read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose logs are read from now on."""
    read: list[str] = []

    for log in (SqliteLog, PostgresLog):
        honest = log.read

        async def reading(self: Any, tables: dict[str, int], honest: Any = honest) -> Any:
            read.extend(tables)
            return await honest(self, tables)

        monkeypatch.setattr(log, "read", reading)
    return read


async def listed(host: DatabaseHost, guest: Guest) -> list[Listed]:
    return (await listing(host, await host.matches(guest), guest)).tables


async def finished(host: DatabaseHost, many: int) -> tuple[Guest, tuple[int, ...]]:
    """So many matches with the same end, and a guest who sits at all of them."""
    told = await match(host, 2)
    await told.play()
    moves, last = moves_of(told.live.state.match)
    guest = told.people[last.seat]
    options = Options(players=2, bots=("kitten", "kitten"), pace="instant", watch="nobody")
    for _ in range(many - 1):
        live = await host.resume(options, guest, last.seat, moves)
        decision = live.state.decision(last.seat) or ""
        await host.decide(live, guest, decision, str(last))
        assert live.state.status == "over"
    return guest, told.live.state.match.score


def moves_of(played: Match) -> tuple[tuple[Move, ...], Play]:
    """All moves of a match but the last, and the last."""
    checked = loads(to_text(record_of(played)))
    *_, (step, _, last) = choices_of(checked)
    assert isinstance(last, Play)
    return moves_until(checked, step), last


def test_a_list_of_finished_matches_reads_no_log(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> tuple[Guest, tuple[int, ...]]:
        async with host_with(database) as host:
            return await finished(host, MANY)

    async def look(guest: Guest, totals: tuple[int, ...]) -> None:
        async with host_with(database) as host:
            read = logs_read(monkeypatch)
            told = await listed(host, guest)
            assert len(told) == MANY
            assert read == []
            for one in told:
                assert (one.status, one.round, tuple(one.totals)) == ("over", 2, totals)
                assert one.place == (1 if one.seat in one.winners else 2)

    asyncio.run(look(*asyncio.run(play())))


def test_a_card_that_did_not_say_all_is_written_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            guest, _ = await finished(host, 2)
            new = await listed(host, guest)
            await forget_what_is_new(host)
            assert await listed(host, guest) == new
        async with host_with(database) as host:
            read = logs_read(monkeypatch)
            assert await listed(host, guest) == new
            assert read == []

    asyncio.run(main())


async def forget_what_is_new(host: DatabaseHost) -> None:
    """Cards as they were before they said who sits there, and how it ended."""
    tables = schema.tables
    async with host.database.begin() as connection:
        for table, card in (await connection.execute(select(tables.c.id, tables.c.card))).all():
            old = {name: value for name, value in json.loads(card).items() if name not in NEW}
            change = update(tables).where(tables.c.id == table).values(card=json.dumps(old))
            await connection.execute(change)


def test_a_match_that_goes_on_is_listed_with_its_round_and_points(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            told = await match(host, 2)
            while told.live.state.round < 3:
                await told.move()
                await told.dealt()
            seat = told.live.state.to_act[0]
            (mine,) = await listed(host, told.people[seat])
            assert (mine.round, tuple(mine.totals)) == (2, told.live.state.match.score)
            assert (mine.winners, mine.place, mine.your_turn) == ((), None, True)
            (card,) = await host.matches(told.people[seat])
            assert (card.round, card.totals) == (2, told.live.state.match.score)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("totals", "winners", "places"),
    [
        ((5, 9, 9, -2), (1,), [3, 1, 2, 4]),
        ((9, 9, 3), (0, 1), [1, 1, 3]),
        ((4, 7, 4, 7, 4), (3,), [3, 2, 3, 1, 3]),
        ((0, 0), (), [None, None]),
    ],
)
def test_r6_4_who_is_tied_shares_a_place_unless_the_last_round_decided(
    totals: tuple[int, ...], winners: tuple[int, ...], places: list[int | None]
) -> None:
    card = Card("t", "over", len(totals), 0, (), "white", "none", 0)
    card = replace(card, totals=totals, winners=winners)
    assert [card.place(seat) for seat in range(len(totals))] == places


def test_the_end_of_a_table_is_announced_in_lists_and_to_who_looks_on(file: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with bare(file, environment=clock.environment, expiry=Expiry(7, 90, 0)) as server:
            anna = await server.guest("Anna")
            table = (await server.http("/api/tables", {"players": 3}, anna)).json["table"]
            told = []
            for days in (3, 1):
                clock.move(days * DAY / 1000)
                (one,) = (await server.http("/api/matches", headers=anna)).json["tables"]
                news = (await server.http(f"/api/tables/{table}")).json
                told.append((one["expires"], news.get("expires")))
            end = server.live(table).seen + 7 * DAY
            assert told == [(None, None), (end, end)]

    asyncio.run(main())
