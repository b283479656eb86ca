"""Fair deals: commitments before shares, shares of people and not of chairs, and old matches."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from purradox.host import Environment, Guest, LoadedTable, Options, deals, referee, seating
from purradox.host.deals import deal_of, share_commitment
from purradox.host.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadCommitment,
    HostError,
    NothingToReveal,
    NotStarted,
    RevealedTooLate,
    WrongShare,
)
from purradox.host.openings import new_table
from purradox.host.options import checked
from purradox.host.proof import Proved, proof_of, verify
from purradox.host.sql import DatabaseHost
from purradox.host.waiting import REVEALING
from purradox.rules import Match, shuffled, variant
from purradox.rules.errors import MatchOver
from purradox.server.wire.encode import encode
from tests.host.clock import Clock, run_at_once
from tests.host.hosts import Match as Sitting
from tests.host.hosts import host_with
from tests.server.running import until

SEED = bytes(range(32))
TABLE = "k3v9mq7pha"
A, B, C = (Guest(name[0].lower(), name, program=False) for name in ("Anna", "Boris", "Clara"))
AROUND = Environment(new_seed=lambda: SEED, new_id=lambda: TABLE)


def share_of(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def promise(name: str) -> str:
    return share_commitment(share_of(name))


async def people(host: DatabaseHost, *names: str) -> list[Guest]:
    return [(await host.guests.welcome(name))[0] for name in names]


async def seated(host: DatabaseHost, *names: str) -> tuple[LoadedTable, list[Guest]]:
    """A table of these people, all of whom committed to a share."""
    guests = await people(host, *names)
    options = Options(players=len(guests), pace="instant")
    live = await host.open(options, guests[0], promise(names[0]))
    for guest in guests[1:]:
        await host.sit(live, guest, commitment=promise(guest.name))
    return live, guests


async def finished(host: DatabaseHost, live: LoadedTable, guests: list[Guest]) -> Proved:
    """What the proof of the match proves, once it is played."""
    found = {live.state.seat_of(guest.id): guest for guest in guests}
    bystander = Guest("", "", program=False)
    await Sitting(host, live, [found.get(at, bystander) for at in range(len(found))]).play()
    return verify(encode(proof_of(live.state)))


async def dealt(live: LoadedTable) -> None:
    await until(lambda: bool(live.state.match.rounds))


def hand_of(live: LoadedTable, guest: Guest) -> tuple[int, ...]:
    seat = live.state.seat_of(guest.id)
    assert seat is not None
    return live.state.match.rounds[0].view(seat).dealt


def test_commitments_come_before_the_start_and_shares_after_it(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            anna, boris, clara = await people(host, "Anna", "Boris", "Clara")
            options = Options(players=3, pace="instant")
            for bad in ("0", "zz" * 32, "AB" * 32, share_of("Anna") + "0"):
                with pytest.raises(BadCommitment):
                    await host.open(options, anna, bad)
            live = await host.open(options, anna, promise("Anna"))
            with pytest.raises(AlreadySeated):
                await host.sit(live, anna, 1, promise("another"))
            await host.sit(live, boris, commitment=promise("Boris"))
            with pytest.raises(NotStarted):
                await host.reveal(live, anna, share_of("Anna"))
            await host.start(live, anna)
            assert promise("Anna") in live.state.commitments
            with pytest.raises(AlreadyStarted):
                await host.sit(live, clara, commitment=promise("Clara"))
            for wrong in (share_of("another"), share_of("Boris"), share_of("Anna").upper(), ""):
                with pytest.raises(WrongShare):
                    await host.reveal(live, anna, wrong)
            await host.reveal(live, anna, share_of("Anna"))
            number = live.state.number
            await host.reveal(live, anna, share_of("Anna"))
            assert (live.state.number, live.state.match.rounds) == (number, ())
            await host.reveal(live, boris, share_of("Boris"))
            await dealt(live)
            await host.reveal(live, boris, share_of("Boris"))
            with pytest.raises(AlreadySeated):
                await host.sit(live, anna, commitment=promise("another"))

    asyncio.run(main())


def test_who_committed_to_nothing_has_nothing_to_reveal(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            anna, boris = await people(host, "Anna", "Boris")
            live = await host.open(Options(players=2, pace="instant"), anna)
            await host.sit(live, boris, commitment=promise("Boris"))
            await host.start(live, anna)
            with pytest.raises(NothingToReveal):
                await host.reveal(live, anna, share_of("Anna"))

    asyncio.run(main())


def test_a_server_that_knows_its_seed_cannot_choose_cards(database: str) -> None:
    """Its puppet commits last, reveals last, and tries thousands of shares for Anna's hand."""

    async def main() -> None:
        async with host_with(database, environment=AROUND) as host:
            anna, puppet = await people(host, "Anna", "Puppet")
            live = await host.open(Options(players=2, pace="instant"), anna, promise("Anna"))
            state, setup = live.state, live.state.match.variant
            first = deals.start_of(SEED, TABLE, 2)
            mine, its = (0 - first) % 2, (1 - first) % 2

            def hand(*shares: tuple[int, str]) -> tuple[int, ...]:
                return deal_of(SEED, TABLE, setup, 1, sorted(shares)).hands[mine]

            tried = [share_of(f"try {at}") for at in range(2000)]
            # Before the start it knows Anna's commitment, and takes that for her share.
            best = min(tried, key=lambda one: hand((mine, state.chairs[0].commitment), (its, one)))
            wanted = hand((mine, state.chairs[0].commitment), (its, best))
            await host.sit(live, puppet, commitment=share_commitment(best))
            await host.start(live, anna)
            await host.reveal(live, anna, share_of("Anna"))
            # Now it knows everything, and nothing but what it has committed to is accepted.
            real = (mine, share_of("Anna"))
            better = min(tried, key=lambda one: hand(real, (its, one)))
            assert hand(real, (its, better)) < hand(real, (its, best))
            for one in {better, *tried[:50]} - {best}:
                with pytest.raises(WrongShare):
                    await host.reveal(live, puppet, one)
            await host.reveal(live, puppet, best)
            await dealt(live)
            assert hand_of(live, anna) == hand(real, (its, best)) != wanted

    asyncio.run(main())


def test_whoever_tries_every_chair_takes_nobodys_share(database: str) -> None:
    async def main() -> None:
        async with host_with(database) as host:
            names = ("Anna", "Boris", "Clara")
            host_guest, hopper = await people(host, "Owner", "Hopper")
            live = await host.open(Options(players=4, pace="instant"), host_guest)
            for chair in (1, 2, 3):
                await host.sit(live, hopper, chair, promise(f"Hopper {chair}"))
                await host.leave(live, hopper)
            guests = await people(host, *names)
            for guest in guests:
                await host.sit(live, guest, commitment=promise(guest.name))
            await host.start(live, host_guest)
            for guest in guests:
                await host.reveal(live, guest, share_of(guest.name))
            assert {one.value for one in live.state.shares} == set(map(share_of, names))
            proved = await finished(host, live, [host_guest, *guests])
            assert set(proved.shared) == set(names)

    asyncio.run(main())


def test_who_withholds_has_two_matches_for_each_commitment(file: str) -> None:
    """With the server two of three people know all shares, and still can only say less."""

    async def main() -> Proved:
        async with host_with(file, environment=AROUND) as host:
            live, guests = await seated(host, "Anna", "Boris", "Clara")
            await host.start(live, guests[0])
            seats = {one.name: live.state.seat_of(one.id) or 0 for one in guests}
            mine = (seats["Anna"], share_of("Anna"))
            theirs = [(seats[name], share_of(name)) for name in ("Boris", "Clara")]
            ways = chain.from_iterable(combinations(theirs, size) for size in range(3))
            possible = {
                deal_of(SEED, TABLE, live.state.match.variant, 1, sorted((mine, *way))).hands
                for way in ways
            }
            assert len(possible) == 4
            await host.reveal(live, guests[0], share_of("Anna"))
            await host.reveal(live, guests[2], share_of("Clara"))
            await asyncio.sleep(REVEALING / 1000 + 1)
            assert tuple(one.dealt for one in map(live.state.match.rounds[0].view, range(3))) in (
                possible
            )
            with pytest.raises(RevealedTooLate):
                await host.reveal(live, guests[1], share_of("Boris"))
            return await finished(host, live, guests)

    proved = run_at_once(main())
    assert (set(proved.shared), proved.withheld) == ({"Anna", "Clara"}, ("Boris",))
    assert (proved.rounds, proved.committed) == (3, True)


@pytest.mark.parametrize("revealed", [0, 1])
def test_the_deal_waits_for_shares_and_no_longer_than_it_must(file: str, revealed: int) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            live, guests = await seated(host, "Anna", "Boris")
            await host.start(live, guests[0])
            for guest in guests[:revealed]:
                await host.reveal(live, guest, share_of(guest.name))
            await asyncio.sleep(REVEALING / 1000 - 1)
            assert live.state.match.rounds == ()
            await asyncio.sleep(2)
            assert len(live.state.match.rounds) == 1

    run_at_once(main())


def test_nobody_waits_for_the_share_of_who_has_left(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            live, guests = await seated(host, "Anna", "Boris")
            await host.start(live, guests[0])
            await host.reveal(live, guests[0], share_of("Anna"))
            await host.leave(live, guests[1])
            await asyncio.sleep(1)
            assert len(live.state.match.rounds) == 1

    run_at_once(main())


def test_whoever_takes_a_seat_over_comes_too_late_to_commit(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            live, guests = await seated(host, "Anna", "Boris", "Clara")
            await host.start(live, guests[0])
            seat, before = live.state.seat_of(guests[1].id) or 0, live.state.commitments
            await host.leave(live, guests[1])
            await host.offer(live, guests[0], seat)
            (other,) = await people(host, "Dora")
            await host.sit(live, other, seat, promise("Dora"))
            with pytest.raises(WrongShare):
                await host.reveal(live, other, share_of("Dora"))
            assert live.state.commitments == before

    asyncio.run(main())


def test_a_clock_that_is_set_back_makes_nobody_wait_longer(file: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_with(file, environment=clock.environment) as host:
            live, guests = await seated(host, "Anna", "Boris")
            await host.start(live, guests[0])
        clock.move(-3600)
        async with host_with(file, environment=clock.environment) as host:
            live = await host.table(live.table)
            await asyncio.sleep(REVEALING / 1000 + 1)
            assert len(live.state.match.rounds) == 1

    run_at_once(main())


def test_a_restart_gives_time_to_reveal_again(file: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with host_with(file, environment=clock.environment) as host:
            live, guests = await seated(host, "Anna", "Boris")
            await host.start(live, guests[0])
            await host.reveal(live, guests[0], share_of("Anna"))
        clock.move(3600)
        async with host_with(file, environment=clock.environment) as host:
            live = await host.table(live.table)
            await asyncio.sleep(0.05)
            assert live.state.match.rounds == ()
            await host.reveal(live, guests[1], share_of("Boris"))
            await dealt(live)
            assert len(live.state.shares) == 2

    asyncio.run(main())


def test_a_share_that_another_worker_is_told_counts(fresh: Callable[[str], str]) -> None:
    database = fresh("postgresql")

    async def main() -> None:
        async with host_with(database) as one, host_with(database) as two:
            live, (anna, boris) = await seated(one, "Anna", "Boris")
            await one.start(live, anna)
            await one.reveal(live, anna, share_of("Anna"))
            await two.reveal(await two.table(live.table), boris, share_of("Boris"))
            await dealt(live)
            assert len(live.state.shares) == 2

    asyncio.run(main())


def test_one_person_with_bots_a_rematch_and_a_record_that_goes_on(file: str) -> None:
    async def main() -> None:
        async with host_with(file) as host:
            (anna,) = await people(host, "Anna")
            options = Options(players=2, bots=(None, "house"), pace="instant")
            live = await host.open(options, anna, promise("Anna"))
            assert (live.state.status, live.state.match.rounds) == ("playing", ())
            await host.reveal(live, anna, share_of("Anna"))
            assert (await alone(host, live, anna)).shared == ("Anna",)
            again = await host.table(await host.rematch(live, anna, promise("again")))
            await host.reveal(again, anna, share_of("again"))
            assert (await alone(host, again, anna)).shared == ("Anna",)
            setup = variant(2)
            deal = shuffled(setup, Random(5))
            move = Match(setup).apply(deal).view(0).legal[0]
            on = await host.resume(options, anna, 0, [deal, move], promise("on"))
            await host.reveal(on, anna, share_of("on"))
            proved = await alone(host, on, anna)
            assert (proved.rounds, proved.shared) == (1, ("Anna",))

    async def alone(host: DatabaseHost, live: LoadedTable, guest: Guest) -> Proved:
        seat = live.state.seat_of(guest.id) or 0
        while live.state.status != "over":
            await until(lambda: live.state.status == "over" or seat in live.state.due)
            if decision := live.state.decision(seat):
                move = str(live.state.match.view(seat).legal[0])
                await host.decide(live, guest, decision, move)
        return verify(encode(proof_of(live.state)))

    asyncio.run(main())


WISHES = st.lists(
    st.tuples(
        st.sampled_from(("sit", "leave", "start", "reveal")),
        st.integers(0, 2),
        st.sampled_from(("x", "y")),
    ),
    max_size=25,
)


@given(WISHES)
def test_in_any_order_what_counts_was_committed_to_before_the_start(
    wishes: list[tuple[str, int, str]],
) -> None:
    """Whatever three people try: each share is the one of who sits there, promised beforehand."""
    guests, held = (A, B, C), dict[str, str]()
    state = new_table(TABLE, SEED, checked(Options(players=3)), A, 1, promise("a x")).state
    held["a"] = promise("a x")
    doing: dict[str, Any] = {
        "sit": lambda who, own: seating.sit(state, who, None, lambda _seat: True, promise(own)),
        "leave": lambda who, _own: seating.leave(state, who),
        "start": lambda who, _own: seating.start(state, who),
        "reveal": lambda who, own: referee.reveal(state, who, share_of(own)),
    }
    for what, at, which in wishes:
        own = f"{guests[at].id} {which}"
        try:
            step = doing[what](guests[at], own)
        except (HostError, referee.Already, MatchOver):
            continue
        if state.status == "waiting" and what in ("sit", "leave"):
            held[guests[at].id] = promise(own) if what == "sit" else ""
        state = state.after(1, step.line)
    if state.commitments:
        for seat, chair in enumerate(state.chairs):
            assert state.commitments[seat] == held.get(chair.guest or "", "")
    for one in state.shares:
        assert share_commitment(one.value) == state.commitments[one.seat]
    assert [one.seat for one in state.shares] == sorted({one.seat for one in state.shares})
    assert set(state.unrevealed).isdisjoint(one.seat for one in state.shares)
