"""Devices of a guest: listed, renewed by use, logged out here and on other workers."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import select

from purradox.host.errors import (
    BadCode,
    BadWords,
    HostError,
    LoggedOut,
    NoSuchDevice,
    UnknownWords,
)
from purradox.host.sql import DatabaseHost, schema
from purradox.host.sql.database import address_of, upgrade
from purradox.host.sql.devices import DAY, LIFE, MOST, Agent, hash_of
from purradox.host.sql.running import hosting
from tests.host.clock import Clock
from tests.host.test_migrations import engine_of
from tests.server.running import until

PHONE = Agent("Firefox", "Android")


def heard(told: list[str], name: str) -> Callable[[HostError], None]:
    """Notes down who was logged out."""

    def note(why: HostError) -> None:
        assert isinstance(why, LoggedOut)
        told.append(name)

    return note


async def second(host: DatabaseHost, secret: str) -> str:
    """The secret of another device of the same guest."""
    guest = await host.guests.known(secret)
    assert guest is not None
    code, _ = await host.guests.code(guest)
    return (await host.guests.moved(code, PHONE))[1]


def test_a_guest_sees_their_own_devices_and_nobody_elses(database: str) -> None:
    async def main() -> None:
        async with hosting(database) as host:
            anna, first = await host.guests.welcome("Anna", agent=Agent("Chrome", "Linux"))
            phone = await second(host, first)
            ben, other = await host.guests.welcome("Ben")
            found = await host.guests.devices.of(anna.id, first)
            assert {one.agent for one in found} == {("Chrome", "Linux"), PHONE}
            assert [one.agent.system for one in found if one.here] == ["Linux"]
            assert all(one.added == one.used for one in found)
            (single,) = await host.guests.devices.of(ben.id, other)
            with pytest.raises(NoSuchDevice):
                await host.log_out(ben, hash_of(phone)[:16], other)
            await host.log_out(ben, "others", other)
            assert await host.guests.known(phone) == anna
            assert single.id not in {one.id for one in found}

    asyncio.run(main())


@pytest.mark.parametrize("which", ["id", "here", "others"])
def test_a_device_that_is_logged_out_is_nobody_at_once(database: str, which: str) -> None:
    async def main() -> None:
        async with hosting(database) as host:
            anna, first = await host.guests.welcome("Anna")
            phone = await second(host, first)
            code, _ = await host.guests.code(anna)
            told: list[str] = []
            ends = [
                host.guests.devices.connected(secret, heard(told, name))
                for name, secret in (("first", first), ("phone", phone), ("again", phone))
            ]
            ends[2]()
            asks, device = (
                (phone, "here")
                if which == "here"
                else (first, hash_of(phone)[:16] if which == "id" else "others")
            )
            await host.log_out(anna, device, asks)
            assert told == ["phone"]
            assert await host.guests.known(phone) is None
            assert await host.guests.known(first) == anna
            assert [one.here for one in await host.guests.devices.of(anna.id, first)] == [True]
            with pytest.raises(BadCode):  # made by who knows which of them
                await host.guests.moved(code)

    asyncio.run(main())


def test_who_is_logged_out_while_they_are_looked_up_is_nobody(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with hosting(file) as host:
            anna, first = await host.guests.welcome("Anna")
            phone = await second(host, first)
            use = host.guests.devices.use

            async def meanwhile(*_key: object) -> None:
                monkeypatch.setattr(host.guests.devices, "use", use)
                await host.log_out(anna, "others", first)

            monkeypatch.setattr(host.guests.devices, "use", meanwhile)
            host.guests.forget()
            assert await host.guests.known(phone) is None
            assert await host.guests.known(phone) is None

    asyncio.run(main())


def test_another_worker_hears_of_it_and_looks_after_a_break(fresh: Callable[[str], str]) -> None:
    database = fresh("postgresql")

    async def main() -> None:
        async with hosting(database) as one, hosting(database) as two:
            anna, first = await one.guests.welcome("Anna")
            secrets = [await second(one, first) for _ in range(2)]
            out: list[str] = []
            for secret in (first, *secrets):
                assert await two.guests.known(secret) == anna
                two.guests.devices.connected(secret, heard(out, secret))
            await one.log_out(anna, hash_of(secrets[0])[:16], first)
            await until(lambda: set(out) == {secrets[0]})
            assert await two.guests.known(secrets[0]) is None
            # A word that never arrives: the next look finds it.
            await one.guests.devices.log_out(anna.id, hash_of(secrets[1])[:16], first)
            await two.guests.devices.check()
            assert set(out) == set(secrets)
            assert await two.guests.known(secrets[1]) is None
            assert await two.guests.known(first) == anna

    asyncio.run(main())


def test_a_year_begins_anew_with_each_day_of_use(database: str) -> None:
    clock = Clock()
    day, year = DAY / 1000, LIFE / 1000

    async def used(host: DatabaseHost, secret: str) -> int:
        query = select(schema.keys.c.used).where(schema.keys.c.secret_hash == hash_of(secret))
        async with host.database.begin() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def main() -> None:
        async with hosting(database, environment=clock.environment) as host:
            anna, secret = await host.guests.welcome("Anna")
            robo, token = await host.guests.welcome("Robo", program=True)
            _, unused = await host.guests.welcome("Eve")
            begun = await used(host, secret)
            clock.move(day / 2)
            assert await host.guests.known(secret) == anna
            assert await used(host, secret) == begun  # one line a day is enough
            for _ in range(2):
                clock.move(0.9 * year)
                assert await host.guests.known(secret) == anna
                assert await host.guests.known(token) == robo
                assert await used(host, secret) >= clock.now() - 60_000
            assert await host.guests.known(unused) is None
            async with host.database.begin() as connection:
                kept = set((await connection.execute(select(schema.keys.c.guest))).scalars())
            assert kept == {anna.id, robo.id}
            clock.move(1.1 * year)
            assert await host.guests.known(secret) is None
            assert await host.guests.devices.of(anna.id, secret) == []

    asyncio.run(main())


def test_devices_without_end_push_out_the_one_that_was_not_used_longest(file: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with hosting(file, environment=clock.environment) as host:
            anna, first = await host.guests.welcome("Anna")
            words = await host.guests.words(anna)
            added = []
            for _ in range(MOST):
                clock.move(1)
                added.append((await host.guests.recovered(words))[1])
            assert len(await host.guests.devices.of(anna.id, first)) == MOST
            host.guests.forget()
            assert await host.guests.known(first) is None
            assert await host.guests.known(added[0]) == anna

    asyncio.run(main())


def test_words_bring_a_guest_back_until_there_are_new_ones(database: str) -> None:
    async def main() -> None:
        async with hosting(database) as host:
            anna, secret = await host.guests.welcome("Anna")
            assert await host.guests.words_made(anna) is None
            old = await host.guests.words(anna)
            assert await host.guests.words_made(anna) is not None
            await host.log_out(anna, "here", secret)
            assert await host.guests.of_words(old.upper()) == anna
            for _ in range(2):  # as often as one likes
                guest, back = await host.guests.recovered(old, PHONE)
                assert guest == anna == await host.guests.known(back)
            new = await host.guests.words(anna)
            for asked in (host.guests.of_words, host.guests.recovered):
                with pytest.raises(UnknownWords):
                    await asked(old)
                with pytest.raises(BadWords):
                    await asked(new[:-1])
            assert await host.guests.of_words(new) == anna

    asyncio.run(main())


def test_a_device_of_an_earlier_database_stays_who_it_is(database: str) -> None:
    """Also one that an earlier version adds while this one runs already."""
    clock = Clock()
    insert = "INSERT INTO keys (secret_hash, guest) VALUES ('{}', 'anna')"

    def write(*lines: str) -> None:
        with engine_of(database) as engine, engine.begin() as connection:
            for line in lines:
                connection.exec_driver_sql(line)

    async def main() -> None:
        async with hosting(database, environment=clock.environment) as host:
            if host.database.shared:
                write(insert.format(hash_of("meanwhile")))
                clock.move(LIFE / 1000 / 2)
                assert await host.guests.known("meanwhile") is not None
            guest = await host.guests.known("before")
            assert guest is not None
            found = await host.guests.devices.of(guest.id, "before")
            assert [(one.agent, one.added) for one in found if one.here] == [(("", ""), None)]
            clock.move(LIFE / 1000 * 1.1)
            host.guests.forget()
            assert await host.guests.known("before") is None

    upgrade(address_of(database), "0003")
    write(
        "INSERT INTO guests (id, name, program, created) VALUES ('anna', 'Anna', false, 0)",
        insert.format(hash_of("before")),
    )
    asyncio.run(main())
