"""Records that people bring are paid for by their size, and read where nobody waits for it."""

import asyncio
from typing import Any

import pytest

from purradox.host.schedule import Urgency
from purradox.host.thinkers import Thinkers
from purradox.server.api.limits import Limits
from purradox.server.api.replay import replayed
from purradox.server.records.readers import MOST_WAITING
from tests.server.raw import bare
from tests.server.running import UNLIMITED


def test_a_large_record_costs_as_much_as_many_requests(file: str) -> None:
    chosen = {name: getattr(UNLIMITED, name) for name in Limits.__slots__}
    limits = Limits(**chosen | {"requests_a_second": 1e-6, "requests_at_once": 10})

    async def main() -> list[int]:
        async with bare(file, limits=limits) as server:
            codes = []
            for size in (20, 85_000, 20, 20):
                headers = {"content-length": str(size), "content-type": "text/plain"}
                codes.append((await server.http("/api/replay", "x" * size, headers)).status)
            return codes

    assert asyncio.run(main()) == [422, 422, 429, 429]


def test_what_was_not_announced_is_paid_for_as_it_comes(file: str) -> None:
    chosen = {name: getattr(UNLIMITED, name) for name in Limits.__slots__}
    limits = Limits(**chosen | {"requests_a_second": 1e-6, "requests_at_once": 10})

    async def main() -> list[int]:
        async with bare(file, limits=limits) as server:
            return [(await server.http("/api/replay", "x" * 95_000)).status for _ in range(2)]

    assert asyncio.run(main()) == [422, 429]


def test_records_are_read_in_another_process_and_few_wait(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        asked, gate = list[Any](), asyncio.Event()

        async def finish(
            pool: Thinkers, _seconds: float, owner: str, _attempted: Any, function: Any, *_: Any
        ) -> Any:
            async with pool.schedule.place(owner, owner, lambda: Urgency.HINT):
                asked.append(function)
                await gate.wait()
                return b"{}"

        monkeypatch.setattr(Thinkers, "finish", finish)
        async with bare(file) as server:
            going = [
                asyncio.create_task(server.http("/api/replay", "record"))
                for _ in range(MOST_WAITING + 1)
            ]
            while len(server.server.http.state.readers.thinkers.schedule.waiting) < MOST_WAITING:
                await asyncio.sleep(0)
            refused = await server.http("/api/replay", "record")
            assert (refused.status, refused.json["code"]) == (429, "too-fast")
            assert asked == [replayed]
            gate.set()
            assert {(await one).status for one in going} == {200}

    asyncio.run(main())
