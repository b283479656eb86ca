"""Who is banned: guests and networks, until when, on every worker and after a restart."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from purradox.host.errors import Banned
from purradox.host.sql.bans import network_of
from purradox.host.sql.devices import DAY
from purradox.host.sql.running import DatabaseHost, hosting
from tests.host.clock import Clock
from tests.server.running import until


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::7/128", "2001:db8::7/128"),
        ("2001:db8:1::/48", "2001:db8:1::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("::ffff:192.0.2.0/120", "192.0.2.0/24"),
    ],
)
def test_what_is_meant_by_an_address(text: str, network: str) -> None:
    assert str(network_of(text)) == network


def test_an_id_is_no_address_and_nonsense_is_refused() -> None:
    assert network_of("aB-_c3d4e5f6") is None
    for text in ("192.0.2", "192.0.2.0/33", "1::2::3", "a.b", "/"):
        with pytest.raises(ValueError, match=r"appear|Expected|permitted"):
            network_of(text)


async def banned(host: DatabaseHost, whom: str, **details: Any) -> None:
    await host.acts.ask("ban", whom, **details)
    await host.acts.perform()


def refused(host: DatabaseHost, **who: str) -> int | None:
    """For how many days somebody is banned."""
    try:
        host.bans.check(**who)
    except Banned as error:
        return error.days
    return None


def test_guests_and_networks_are_banned_until_their_time_is_over(database: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with hosting(database, environment=clock.environment) as host:
            anna, _ = await host.guests.welcome("Anna")
            assert refused(host, guest=anna.id, address="192.0.2.7") is None
            await banned(host, anna.id, until=clock.now() + 3 * DAY, note="noise")
            await banned(host, "192.0.2.0/24")
            await banned(host, "2001:db8::/64", until=clock.now() + DAY // 2)
            assert refused(host, guest=anna.id) == 3
            assert refused(host, guest="ben", address="198.51.100.1") is None
            assert refused(host, address="192.0.2.200") == 0
            assert refused(host, address="::ffff:192.0.2.200") == 0
            assert refused(host, address="2001:db8::1%eth0") == 1
            assert refused(host, address="2001:db8:0:1::1") is None
            assert refused(host, address="?") is None
            assert host.bans.refused == 4
        async with hosting(database, environment=clock.environment) as host:  # after a restart
            assert refused(host, guest=anna.id, address="2001:db8::1") == 3
            clock.move(1.5 * DAY / 1000)
            assert refused(host, guest=anna.id) == 2
            assert refused(host, address="2001:db8::1") is None
            clock.move(2 * DAY / 1000)
            assert refused(host, guest=anna.id) is None
            await host.acts.ask("unban", "192.0.2.0/24")
            await host.acts.ask("ban", "nobody")
            await host.acts.perform()
            assert refused(host, address="192.0.2.200") is None
            assert refused(host, guest="nobody") is None

    asyncio.run(main())


def test_every_worker_hears_of_a_ban(fresh: Callable[[str], str]) -> None:
    database = fresh("postgresql")

    async def main() -> None:
        async with hosting(database) as one, hosting(database) as two:
            told = []
            two.bans.listeners.add(lambda: told.append(refused(two, address="192.0.2.7")))
            await banned(one, "192.0.2.7/32")
            assert refused(one, address="192.0.2.7") == 0
            await until(lambda: told == [0])

    asyncio.run(main())
