"""A page that talks to its worker's Python, without a browser."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from purradox.host import Environment
from purradox.host.keeper import no_pause
from purradox.page.site import Site, id_here
from purradox.page.storage import MemoryStorage, Storage
from purradox.page.thinkers import thinkers
from purradox.page.worker import Worker

Data = dict[str, Any]
TIMEOUT = 60


class Page:
    """Sends messages to a worker and waits for what it says."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.worker = Worker(site, self._said, self._chunk)
        self.numbers = 0
        self.heard: list[Data] = []
        self.said: defaultdict[int, list[Data]] = defaultdict(list)
        """What came over each socket."""
        self.content: dict[int, bytes] = {}
        self._news = asyncio.Event()

    def _said(self, text: str) -> None:
        told = json.loads(text)
        self.heard.append(told)
        if told["type"] == "said":
            self.said[told["socket"]].append(json.loads(told["text"]))
        self._news.set()

    def _chunk(self, number: int, chunk: bytes) -> None:
        self.content[number] = self.content.get(number, b"") + chunk

    async def until(self, true: Callable[[], Any]) -> Any:
        async with asyncio.timeout(TIMEOUT):
            while not (found := true()):
                self._news.clear()
                await self._news.wait()
        return found

    def send(self, **message: Any) -> None:
        self.worker.receive(json.dumps(message))

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the content of an answer."""
        self.numbers += 1
        number, plain = self.numbers, isinstance(body, str)
        text = body if plain or body is None else json.dumps(body)
        kind = "text/plain" if plain else "application/json"
        asked = {"type": "request", "id": number, "method": method, "path": f"/api/{path}"}
        self.send(**asked, body=text, contentType=kind if text is not None else "")
        await self.until(lambda: self._of("end", id=number))
        answer = self._of("answer", id=number)
        assert answer is not None
        content = self.content.get(number, b"")
        as_json = "json" in answer["headers"]["content-type"] and content
        try:
            return answer["status"], json.loads(content) if as_json else content.decode()
        except ValueError:
            return answer["status"], content.decode()

    async def good(self, method: str, path: str, body: Any = None) -> Any:
        status, told = await self.ask(method, path, body)
        assert status in (200, 204), told
        return told

    def _of(self, kind: str, **wanted: Any) -> Data | None:
        for one in self.heard:
            if one["type"] == kind and wanted.items() <= one.items():
                return one
        return None

    async def watch(self, table: str) -> "Watched":
        self.numbers += 1
        self.send(type="open", socket=self.numbers)
        await self.until(lambda: self._of("opened", socket=self.numbers))
        socket = Watched(self, self.numbers, table)
        socket.say(type="watch", table=table)
        return socket


class Watched:
    """A socket that watches one table."""

    def __init__(self, page: Page, socket: int, table: str) -> None:
        self.page, self.socket, self.table = page, socket, table

    def say(self, **message: Any) -> None:
        self.page.send(type="say", socket=self.socket, text=json.dumps(message))

    def messages(self, *kinds: str) -> list[Data]:
        return [one for one in self.page.said[self.socket] if one["type"] in kinds]

    async def due(self) -> tuple[str, list[str]] | None:
        """The next decision of mine with what I may do; None when the match is over."""
        seen = {one["decision"] for one in self.messages("accepted")}

        def found() -> Any:
            updates, tables = self.messages("update"), self.messages("table")
            if tables and tables[-1]["status"] == "over":
                return "over"
            you = updates[-1].get("you") if updates else None
            if you and you["decision"] and you["decision"] not in seen:
                return you["decision"], you["legal"]
            return None

        told = await self.page.until(found)
        return None if told == "over" else told

    async def move(self, decision: str, move: str) -> Data:
        self.say(type="move", table=self.table, decision=decision, move=move)
        told: list[Data] = await self.page.until(
            lambda: [
                one
                for one in self.messages("accepted", "refused")
                if one.get("decision") == decision
            ]
        )
        return told[-1]

    async def play(
        self, choose: Callable[[list[str]], str] = lambda legal: legal[0], moves: int = 10_000
    ) -> bool:
        """Decide so many times or until the end; whether that was reached."""
        for _ in range(moves):
            due = await self.due()
            if due is None:
                return True
            decision, legal = due
            assert (await self.move(decision, choose(legal)))["type"] == "accepted"
        return False


@asynccontextmanager
async def page(
    storage: Storage | None = None,
    environment: Environment | None = None,
) -> AsyncIterator[Page]:
    """A page that was just opened on what is kept."""
    around = environment or Environment(new_id=id_here)
    site = Site(
        storage if storage is not None else MemoryStorage(),
        thinkers,
        environment=around,
        pause=no_pause,
    )
    await site.open()
    try:
        yield Page(site)
    finally:
        await site.close()
