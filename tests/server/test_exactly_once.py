"""Double sends, two tabs, two devices, two workers and a bad network: each decision counts once."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random

import pytest

from tests.server.faults import network
from tests.server.history import check
from tests.server.people import Person, Player, finish, guest, table_of
from tests.server.running import running

ALLOWED = {"decision-taken", "decision-not-due"}


async def other_device(person: Person) -> Person:
    """The same guest with another cookie."""
    code = (await person.ask("/api/me/link", {}))["code"]
    other = Person(person.url)
    answer = await other.request("/api/me/move", {"code": code})
    other.headers["Cookie"] = f"purradox={answer.cookies['purradox']}"
    return other


@pytest.mark.parametrize(
    ("backend", "workers", "players"),
    [("sqlite", 1, 4), ("sqlite", 1, 3), ("postgresql", 1, 4), ("postgresql", 2, 4)],
)
def test_a_bad_network_loses_nothing_and_doubles_nothing(
    backend: str,
    workers: int,
    players: int,
    fresh: Callable[[str], str],
    record_property: Callable[[str, object], None],
) -> None:
    database, random = fresh(backend), Random(workers * 10 + players)

    async def main() -> tuple[list[Player], str]:
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(running(database)) for _ in range(workers)]
            people = [await guest(servers[0].url, f"Person {at}") for at in range(players)]
            devices = [await other_device(person) for person in people]
            table = await table_of(people)
            bad = await stack.enter_async_context(
                network([server.url for server in servers], random)
            )
            everybody = [*people, *people[:1], *devices, Person(bad.url)]
            seats = [
                Player(one, table, Random(random.random()), bad.url, asks_twice=True)
                for one in everybody
            ]
            await finish(seats, 240)
            return seats, ", ".join(f"{count} {name}" for name, count in sorted(bad.done.items()))

    seats, faults = asyncio.run(main())
    (state,) = check(database, seats).values()
    assert state.status == "over"
    assert {one["code"] for seat in seats for one in seat.refused} <= ALLOWED
    assert all(seat.entries == seats[-1].entries for seat in seats)
    record_property(
        "measured",
        f"exactly once, {backend}, {workers} worker(s), {players} players on two devices each: "
        f"{len(state.decided)} decisions, {faults}",
    )
