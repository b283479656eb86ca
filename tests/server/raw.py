"""A server without a network: what it would send, byte for byte, in the order of sending."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from purradox.host import LoadedTable
from purradox.server.app import Server, Settings
from purradox.server.asgi import Message
from tests.server.running import TIMEOUT, settings, the_page

Headers = dict[str, str]
TURNS = 12


class Raw:
    """A socket, and every byte that came over it."""

    def __init__(self, server: Server, headers: Headers) -> None:
        self.server = server
        self.received: list[bytes] = []
        self.closed: int | None = None
        self.status = 0
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard = asyncio.Event()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(server(scope("websocket", headers), *self._ends()))

    def _ends(self) -> tuple[Any, Any]:
        async def send(message: dict[str, Any]) -> None:
            match message["type"]:
                case "websocket.send":
                    self.received.append(message["text"].encode())
                case "websocket.http.response.start":
                    self.status = message["status"]
                case "websocket.http.response.body":
                    self.received.append(message["body"])
                case "websocket.close":
                    self.closed = message["code"]
            self._heard.set()

        return self._inbox.get, send

    def say(self, **message: Any) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def ask(self, *types: str, **message: Any) -> dict[str, Any]:
        """Say something, and wait for the first answer of these types."""
        begin = len(self.received)
        self.say(**message)
        return await self.hear(*types, begin=begin)

    async def hear(self, *types: str, begin: int = 0) -> dict[str, Any]:
        async with asyncio.timeout(TIMEOUT):
            while True:
                for text in self.received[begin:]:
                    told: dict[str, Any] = json.loads(text)
                    if told.get("type") in types:
                        return told
                begin = len(self.received)
                self._heard.clear()
                await self._heard.wait()

    async def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await self._task


@dataclass
class Answer:
    """An HTTP answer as it went out."""

    status: int = 0
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cookie(self) -> Headers:
        """The header by which the guest of this answer is known."""
        told = dict(self.headers)[b"set-cookie"].decode()
        return {"cookie": told.partition(";")[0]}


@dataclass
class Bare:
    """A server whose life has begun."""

    server: Server

    def socket(self, headers: Headers | None = None) -> Raw:
        return Raw(self.server, headers or {})

    async def http(
        self, path: str, content: Any = None, headers: Headers | None = None, method: str = ""
    ) -> Answer:
        body = b"" if content is None else json.dumps(content).encode()
        sent = {"content-type": "application/json"} | (headers or {})
        asked = scope("http", sent, path, method or ("GET" if content is None else "POST"))
        answer = Answer()

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status, answer.headers = message["status"], list(message["headers"])
            else:
                answer.body += message.get("body", b"")

        await self.server(asked, receive, send)
        return answer

    async def guest(self, name: str) -> Headers:
        return (await self.http("/api/me", {"name": name})).cookie

    async def program(self, name: str) -> Headers:
        token = (await self.http("/api/bots", {"name": name})).json["token"]
        return {"authorization": f"Bearer {token}"}

    def live(self, table: str) -> LoadedTable:
        assert self.server.host is not None
        return self.server.host.tables.loaded[table]


def scope(kind: str, headers: Headers, path: str = "/ws", method: str = "GET") -> dict[str, Any]:
    path, _, query = path.partition("?")
    sent = {"host": "table.example"} | headers
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.lower().encode(), value.encode()) for name, value in sent.items()],
        "client": ("192.0.2.1", 1),
        "server": ("table.example", 80),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }


@asynccontextmanager
async def bare(database: str, **changes: Any) -> AsyncIterator[Bare]:
    chosen: Settings = settings(database, **changes)
    with patch("purradox.server.app.Assets", the_page):
        server = Server(chosen)
    async with server.http.router.lifespan_context(server.http):
        yield Bare(server)


async def settled() -> None:
    """Everything that can be sent has been sent."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
