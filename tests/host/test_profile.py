"""What finished matches say of somebody: exactly what was played, and gone with them."""

import asyncio
from dataclasses import replace
from random import Random

from sqlalchemy import update

from purradox.host import Guest, Options
from purradox.host.codec import dump
from purradox.host.log import card_from, card_of
from purradox.host.profile import DAY, Figures, Played, Share, best_days, by_bot, by_players
from purradox.host.sql import DatabaseHost, schema
from purradox.host.state import State
from purradox.rules import Paradox, Round
from tests.host.hosts import host_with
from tests.host.test_own_data import Traces, at_table, left_of

NOON = 1_763_200_000_000 // DAY * DAY + DAY // 2


def one(at: int, *, won: bool, bots: tuple[str | None, ...] = (None, "house")) -> Played:
    nothing = (0,) * len(bots)
    figures = Figures(bots, nothing, nothing, nothing, "")
    return Played(f"t{at}", at, 0, len(bots), won, figures)


def test_shares_by_bot_and_by_players() -> None:
    three = (None, "house", "kitten")
    played = [one(1, won=True), one(2, won=False, bots=three), one(3, won=True, bots=three)]
    assert by_bot(played) == {"house": Share(3, 2), "kitten": Share(2, 1)}
    assert by_players(played) == {2: Share(1, 1), 3: Share(2, 1)}


def test_the_best_days_are_those_of_the_zone() -> None:
    late = NOON + DAY // 2 - 1  # a millisecond before midnight in Greenwich
    played = [one(NOON, won=True), one(late, won=True), one(NOON + DAY, won=False)]
    assert best_days(played, 0) == [(NOON - DAY // 2, Share(2, 2))]
    hour = 3_600_000
    days = dict(best_days(played, 60))
    assert days == {NOON - DAY // 2 - hour: Share(1, 1), NOON + DAY // 2 - hour: Share(2, 1)}


def counted(rounds: tuple[Round, ...], seat: int) -> tuple[int, int, int]:
    """Predictions, those that came true, and paradoxes, by the scores of the rules."""
    tables = [one.table for one in rounds]
    stuck = [isinstance(one.outcome, Paradox) and one.outcome.seat == seat for one in tables]
    told = [one.predictions[seat] for one in tables if one.predictions[seat] is not None]
    kept = [
        one.predictions[seat] == one.won[seat] and not mine
        for one, mine in zip(tables, stuck, strict=True)
    ]
    return len(told), sum(kept), sum(stuck)


async def play_at_random(host: DatabaseHost, people: list[Guest], random: Random) -> State:
    told = await at_table(host, people)
    while told.live.state.status != "over":
        await told.dealt()
        state = told.live.state
        seat = state.to_act[0]
        move = random.choice(list(state.match.view(seat).legal))
        await host.decide(told.live, told.people[seat], state.decision(seat) or "", str(move))
    return told.live.state


def test_the_figures_of_a_match_are_those_of_its_rounds(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            people = [(await host.guests.welcome(f"P{at}"))[0] for at in range(3)]
            states = [await play_at_random(host, people, Random(seed)) for seed in range(2)]
            assert sum(sum(counted(one.match.rounds, 0)) for one in states) > 0
            for guest in people:
                played = await host.played(guest)
                assert [told.table for told in played] == [one.table for one in states]
                for told, state in zip(played, states, strict=True):
                    seat = state.seat_of(guest.id)
                    assert told.seat == seat
                    assert told.won == (seat in state.match.winners)
                    figures = told.figures
                    mine = figures.predicted[seat], figures.kept[seat], figures.paradoxes[seat]
                    assert mine == counted(state.match.rounds, seat)
            await host.hide(await host.table(states[0].table), people[0], hidden=True)
            assert len(await host.played(people[0])) == 2

    asyncio.run(main())


def test_old_entries_of_the_index_are_completed(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            people = [(await host.guests.welcome(f"P{at}"))[0] for at in range(2)]
            state = await play_at_random(host, people, Random(1))
            right = await host.played(people[0])
            (card,) = await host.log.finished_of(people[0].id)
            await host.tables.close()
            for old in (replace(card, figures=None), replace(card, figures=None, guests=None)):
                async with host.database.begin() as connection:
                    await connection.execute(update(schema.tables).values(card=dump(old)))
                assert await host.played(people[0]) == right
                (again,) = await host.log.finished_of(people[0].id)
                assert again.figures == card_of(state).figures
            assert card_from(dump(card), card.updated, card.seen) == card

    asyncio.run(main())


def test_a_match_that_was_given_up_counts_nowhere(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            guest, _ = await host.guests.welcome("Anna")
            bots = (None, "kitten")
            live = await host.open(Options(players=2, bots=bots, pace="instant"), guest)
            await host.leave(live, guest)
            assert live.state.closed
            assert await host.played(guest) == []

    asyncio.run(main())


def test_nothing_is_left_of_who_is_deleted(database: str) -> None:
    """Neither in the database nor in what the others are told of their own matches."""

    async def main() -> None:
        async with host_with(database) as host:
            traces = Traces()
            await traces.leave(host)
            assert len(await host.played(traces.guest)) == 1
            others = await host.played(traces.other)
            await host.delete(traces.guest)
            assert await host.played(traces.guest) == []
            assert await host.played(traces.other) == others
            assert traces.guest.id not in repr(others)

            ids.append(traces.guest.id)

    ids = list[str]()
    asyncio.run(main())
    assert left_of(database, "Quirinius", *ids) == []
