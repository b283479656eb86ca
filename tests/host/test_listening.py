"""What other workers tell of is looked at together, and again after trouble."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from purradox.host.sql import cluster as cluster_module
from purradox.host.sql import hosting
from purradox.host.sql.cluster import Cluster

Heard = list[list[str]]


def listening(
    file: str, monkeypatch: pytest.MonkeyPatch, test: Callable[[Cluster, Heard], Awaitable[None]]
) -> Heard:
    """A worker whose questions to the database are written down."""
    heard: Heard = []

    async def main() -> None:
        async with hosting(file) as host:
            cluster = Cluster(host, host.database, host.guests, "w")

            async def ask(names: list[str]) -> None:
                heard.append(names)
                await asyncio.sleep(0.01)
                if len(heard) == 1 and "broken" in names:
                    raise ConnectionError

            monkeypatch.setattr(cluster, "_look_at", ask)
            looking = asyncio.create_task(cluster.look())
            await test(cluster, heard)
            looking.cancel()

    asyncio.run(main())
    return heard


async def until(count: int, heard: Heard) -> None:
    while len(heard) < count:
        await asyncio.sleep(0.001)


def test_what_is_told_while_we_look_is_looked_at_together(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(cluster: Cluster, heard: Heard) -> None:
        cluster.hear(["a"])
        await until(1, heard)
        for names in (["b"], ["c", "~a"], ["b"]):
            cluster.hear(names)
        await until(2, heard)
        await asyncio.sleep(0.05)

    assert listening(file, monkeypatch, test) == [["a"], ["b", "c", "~a"]]


def test_what_could_not_be_read_is_read_again(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "RETRY", 0.02)

    async def test(cluster: Cluster, heard: Heard) -> None:
        cluster.hear(["broken"])
        await until(1, heard)
        cluster.hear(["b"])
        await until(2, heard)

    first, second = listening(file, monkeypatch, test)
    assert first == ["broken"]
    assert set(second) == {"broken", "b"}
