"""Reviews that are kept, shared and limited; what weighs choices is a stand-in here."""

import asyncio
import json
import shutil
import socket
from collections.abc import AsyncGenerator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from purradox.bots import make_bot
from purradox.bots.match_runner import play_match
from purradox.host.profile import fingerprint
from purradox.host.reviews import KeptReview
from purradox.host.schedule import Job, Urgency
from purradox.host.sql import reviews as kept
from purradox.host.sql.database import open_database
from purradox.host.sql.reviews import KeptReviews
from purradox.host.thinkers import Thinkers
from purradox.notation import loads, record_of, to_text
from purradox.rules import Match, variant
from purradox.server.records import keys, pool
from purradox.server.records.keys import key
from purradox.server.records.pool import MOST_OF_ONE, MOST_REVIEWS, PROGRAMS
from tests.server.people import Person, Refused, guest
from tests.server.running import running, until

ESTIMATE = {"value": 1.5, "error": 0.1}
OPTION = {"move": "3", "loss": {"worth": ESTIMATE, "points": ESTIMATE, "win": ESTIMATE}}
PLACE = {"step": 4, "seat": 1, "round": 1, "trick": None, "phase": "discard"}
LINES: list[dict[str, Any]] = [
    {"type": "review", "decisions": 1, "simulations": 400},
    {"type": "look", "kind": "look", "seat": 1, "simulations": 400, "decisions": 1},
    {"type": "choice", **PLACE, "chosen": 1, "choices": [], "progress": 0.5},
    {"type": "choice", **PLACE, "chosen": 1, "choices": [{"move": "5"}, OPTION], "progress": 1},
    {"type": "seat", "seat": 1, "costliest": [4]},
    {"type": "done"},
]


def record(seed: int = 1) -> str:
    return to_text(record_of(match(seed), ["Anna", "Boris"]))


def match(seed: int) -> Match:
    bots = [make_bot("random", Random(seat)) for seat in range(2)]
    return play_match(variant(2), bots, Random(seed))


class Weigher:
    """Stands in for the program that weighs: it begins, and goes on when it is let."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.going = self.begun = 0
        self.shared: list[pool.Going] = []
        self.told = LINES
        self.turn: pool.Turn | None = None

    async def lines(
        self, _text: str, turn: pool.Turn, **_options: Any
    ) -> AsyncGenerator[bytes, None]:
        self.going += 1
        self.begun += 1
        self.turn = turn
        try:
            for line in self.told:
                yield json.dumps(line).encode() + b"\n"
                await self.go_on.wait()
        finally:
            self.going -= 1


async def nothing(*_what: object) -> None:
    """What need not be compiled here."""


@pytest.fixture
def weigher(monkeypatch: pytest.MonkeyPatch) -> Weigher:
    weigher = Weigher()

    class Noted(pool.Going):
        def __init__(self) -> None:
            super().__init__()
            weigher.shared.append(self)

    monkeypatch.setattr(pool, "Going", Noted)
    monkeypatch.setattr(pool.Program, "lines", staticmethod(weigher.lines))
    monkeypatch.setattr(Thinkers, "prepared", nothing)
    return weigher


async def ask(anna: Person, text: str) -> httpx.Response:
    async with httpx.AsyncClient(timeout=60) as client:
        headers = {"content-type": "text/plain", **anna.headers}
        return await client.post(f"{anna.url}/api/review", content=text, headers=headers)


def test_however_many_ask_at_once_only_so_many_are_weighed(file: str, weigher: Weigher) -> None:
    async def main() -> None:
        async with running(file) as server:
            people = [await guest(server.url) for _ in range(MOST_REVIEWS)]
            texts = [record(seed) for seed in range(3 * MOST_REVIEWS)]
            anna = people[0]
            asked = [asyncio.create_task(ask(anna, text)) for text in texts[: MOST_OF_ONE + 3]]
            await until(lambda: sum(one.done() for one in asked) == 3)
            refused = [one.result() for one in asked if one.done()]
            assert {one.json()["code"] for one in refused} == {"too-many-reviews-of-yours"}
            assert {one.json()["args"]["most"] for one in refused} == {MOST_OF_ONE}
            assert all(int(one.headers["retry-after"]) >= 1 for one in refused)
            more = [
                asyncio.create_task(ask(person, text))
                for person, text in zip(people[1:], texts[MOST_REVIEWS:], strict=False)
            ]
            await until(lambda: any(one.done() for one in more))
            (last,) = [one.result() for one in more if one.done()]
            assert (last.status_code, last.json()["code"]) == (429, "too-many-reviews")
            assert last.json()["args"]["most"] == MOST_REVIEWS
            await until(lambda: weigher.begun == PROGRAMS)
            assert server.host.thinkers.schedule.refused[Urgency.REVIEW] == 4
            weigher.go_on.set()
            codes = [(await one).status_code for one in (*asked, *more)]
            assert codes.count(200) == MOST_REVIEWS

    asyncio.run(main())


def test_the_same_review_is_weighed_once_and_then_kept(database: str, weigher: Weigher) -> None:
    async def main() -> None:
        async with running(database) as server:
            anna = await guest(server.url)
            asked = [asyncio.create_task(ask(anna, record())) for _ in range(5)]
            await until(lambda: sum(one.readers for one in weigher.shared) == 5)
            assert weigher.begun == 1
            weigher.go_on.set()
            texts = {(await one).text for one in asked}
            assert [json.loads(line) for line in texts.pop().splitlines()] == LINES
            assert not texts
        async with running(database) as server:
            anna = await guest(server.url)
            again = await ask(anna, record().replace("Boris", "Bianca"))
            assert again.headers["content-encoding"] == "gzip"
            lines = [json.loads(line) for line in again.text.splitlines()]
            first, choice, seat, done = lines
            assert first == LINES[0] | {"kept": True}
            assert choice["choices"][1] == OPTION
            assert "progress" not in choice
            assert (seat, done) == (LINES[4], LINES[5])
            assert weigher.begun == 1

    asyncio.run(main())


def test_a_reader_that_never_reads_holds_no_place(file: str, weigher: Weigher) -> None:
    weigher.told = [LINES[0], *[LINES[1] | {"more": "x" * 2**20}] * 8, *LINES[2:]]

    async def main() -> None:
        async with running(file) as server:
            anna, stalled = await guest(server.url), []
            for seed in range(PROGRAMS):
                deaf = socket.socket()
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.connect(address(server.url))
                reader, writer = await asyncio.open_connection(sock=deaf, limit=16)
                text = record(seed).encode()
                head = (
                    f"POST /api/review HTTP/1.1\r\nhost: x\r\ncontent-length: {len(text)}\r\n\r\n"
                )
                writer.write(head.encode() + text)
                stalled.append((reader, writer))
            await until(lambda: weigher.going == PROGRAMS)
            weigher.go_on.set()
            await until(lambda: weigher.going == 0)
            assert (await ask(anna, record(9))).status_code == 200
            assert sum(one.readers for one in weigher.shared) == PROGRAMS  # they are not done
            for _, writer in stalled:
                writer.transport.abort()

    asyncio.run(main())


def address(url: str) -> tuple[str, int]:
    host, port = url.removeprefix("http://").split(":")
    return host, int(port)


def test_who_is_nobody_shares_the_reviews_of_an_address(file: str, weigher: Weigher) -> None:
    async def main() -> None:
        async with running(file) as server:

            async def asked(seed: int, where: str) -> httpx.Response:
                return await ask(Person(server.url, {"x-forwarded-for": where}), record(seed))

            going = [
                asyncio.create_task(asked(seed, f"2001:db8::{seed}")) for seed in range(MOST_OF_ONE)
            ]
            going.append(asyncio.create_task(asked(MOST_OF_ONE, "192.0.2.9")))
            await until(
                lambda: len(weigher.shared) == len(going) or any(one.done() for one in going)
            )
            more = asyncio.create_task(asked(9, "2001:db8::9"))
            await until(lambda: more.done() or len(weigher.shared) > len(going))
            weigher.go_on.set()
            assert {(await one).status_code for one in going} == {200}
            refused = await more
            assert refused.status_code == 429
            assert refused.json()["code"] == "too-many-reviews-of-yours"

    asyncio.run(main())


def test_a_slice_of_a_review_is_its_readers_among_all_that_think(
    file: str, weigher: Weigher
) -> None:
    async def main() -> None:
        async with running(file) as server:
            anna = await guest(server.url)
            known = await server.host.guests.known(anna.headers["Cookie"].partition("=")[2])
            assert known is not None
            asked = asyncio.create_task(ask(anna, record()))
            await until(lambda: weigher.turn is not None)
            assert weigher.turn is not None
            schedule = server.host.thinkers.schedule
            before = schedule.begun(Urgency.REVIEW)
            async with weigher.turn() as job:
                assert isinstance(job, Job)
                assert (job.owner, job.urgent()) == (known.id, Urgency.REVIEW)
                assert schedule.begun(Urgency.REVIEW) == before + 1
            weigher.go_on.set()
            assert (await asked).status_code == 200

    asyncio.run(main())


def test_without_readers_a_review_ends_and_begins_anew(file: str, weigher: Weigher) -> None:
    async def main() -> None:
        async with running(file) as server:
            anna = await guest(server.url)
            asked = asyncio.create_task(ask(anna, record()))
            await until(lambda: weigher.going == 1)
            asked.cancel()
            await until(lambda: weigher.going == 0)
            weigher.go_on.set()
            assert "kept" not in (await ask(anna, record())).text
            assert weigher.begun == 2

    asyncio.run(main())


def test_what_cost_most_is_told_after_the_match_alone(file: str, weigher: Weigher) -> None:
    async def main() -> None:
        weigher.go_on.set()
        async with running(file) as server:
            anna = await guest(server.url)
            table = (await anna.ask("/api/tables", {"players": 2, "pace": "instant"}))["table"]
            await anna.ask(f"/api/tables/{table}/start", {})
            with pytest.raises(Refused) as refused:
                await anna.ask(f"/api/tables/{table}/review")
            assert refused.value.status == 409
            await anna.ask(f"/api/tables/{table}/leave", {})
            live = await server.host.table(table)
            await until(lambda: live.state.status == "over")
            assert await anna.ask(f"/api/tables/{table}/review") == {"kept": False, "costliest": []}
            text = (await anna.request(f"/api/tables/{table}/record")).text
            assert (await ask(anna, text)).status_code == 200
            told = await anna.ask(f"/api/tables/{table}/review")
            worst = PLACE | {"move": "3", "better": "5", "points": 1.5, "win": 1.5}
            assert told == {"kept": True, "costliest": [worst]}

    asyncio.run(main())


def test_the_oldest_are_dropped(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> list[bool]:
        opened = await open_database(database)
        clock = iter(range(100))
        store = KeptReviews(opened, lambda: next(clock))
        try:
            for key in "abcde":
                await store.keep(key, KeptReview("[]", bytes(10)))
                await store.keep(key, KeptReview("[]", b"another"))
            return [await store.find(key) is not None for key in "abcde"]
        finally:
            await opened.close()

    monkeypatch.setattr(kept, "MOST", 3)
    assert asyncio.run(main()) == [False, False, True, True, True]


def test_too_many_bytes_are_dropped_too(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_BYTES", 25)

    async def main() -> None:
        opened = await open_database(file)
        store = KeptReviews(opened)
        try:
            for key in "abc":
                await store.keep(key, KeptReview("[]", bytes(10)))
            assert sum([await store.find(key) is not None for key in "abc"]) == 2
            await store.keep("d", KeptReview("[1]", bytes(1000)))
            assert await store.summary("d") is not None
        finally:
            await opened.close()

    asyncio.run(main())


def test_the_key_is_what_was_played() -> None:
    one = loads(record())
    assert key(fingerprint(one.record)) == key(fingerprint(record_of(match(1))))
    assert key(fingerprint(one.record)) != key(fingerprint(loads(record(2)).record))


def test_the_key_follows_every_file_that_evaluates(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = Path(str(files("purradox")))
    for name in ("analysis", "evaluation.py", "search", "server"):
        copy = shutil.copytree if (package / name).is_dir() else shutil.copy
        copy(package / name, tmp_path / name)
    monkeypatch.setattr(keys, "files", lambda _package: tmp_path)
    before = keys.edition.__wrapped__()
    for changed in ("analysis/lines.py", "evaluation.py", "search/rollout.py"):
        file = tmp_path / changed
        text = file.read_text("utf-8")
        file.write_text(f"{text}\n# more\n", "utf-8")
        assert keys.edition.__wrapped__() != before, changed
        file.write_text(text, "utf-8")
    assert keys.edition.__wrapped__() == before
