"""Clients: people with a name, a cookie and a socket, who play by the protocol alone."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
LOST = (OSError, WebSocketException, EOFError, TimeoutError)
"""What happens to a client when its connection breaks."""
AGAIN = 0.02
INSTANT: Json = {"pace": "instant"}


class Refused(Exception):
    """An HTTP answer that says no."""

    def __init__(self, status: int, told: Json) -> None:
        super().__init__(status, told)
        self.status, self.code, self.told = status, str(told["code"]), told


@dataclass
class Person:
    """Somebody at a server: a guest with a cookie, a program with a token, or nobody yet."""

    url: str
    headers: dict[str, str] = field(default_factory=dict)

    async def ask(self, path: str, content: Any = None, *, method: str = "") -> Any:
        """The JSON answer to a GET, or to a POST where there is content."""
        answer = await self.request(path, content, method=method)
        if answer.status_code >= 400:
            raise Refused(answer.status_code, answer.json())
        if answer.headers.get("content-type", "").startswith("application/json"):
            return answer.json()
        return answer.text

    async def request(self, path: str, content: Any = None, *, method: str = "") -> httpx.Response:
        method = method or ("GET" if content is None else "POST")
        async with httpx.AsyncClient(base_url=self.url, timeout=180) as client:
            return await client.request(method, path, json=content, headers=self.headers)

    async def named(self, name: str) -> "Person":
        """Become a guest."""
        answer = await self.request("/api/me", {"name": name})
        assert answer.status_code == 200, answer.text
        secret = answer.cookies["purradox"]
        self.headers["Cookie"] = f"purradox={secret}"
        return self

    @asynccontextmanager
    async def socket(self, url: str = "") -> AsyncIterator[ClientConnection]:
        address = (url or self.url).replace("http", "ws", 1) + "/ws"
        async with connect(
            address, additional_headers=self.headers, proxy=None, compression=None, close_timeout=1
        ) as socket:
            yield socket


async def guest(url: str, name: str = "Anna") -> Person:
    return await Person(url).named(name)


async def program(url: str, name: str = "Robo") -> Person:
    """Somebody's bot from another machine."""
    token = (await Person(url).ask("/api/bots", {"name": name}))["token"]
    return Person(url, {"Authorization": f"Bearer {token}"})


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection, *types: str, seconds: float = 180) -> Json:
    """The next message of one of these types."""
    async with asyncio.timeout(seconds):
        while True:
            message: Json = json.loads(await socket.recv())
            if not types or message["type"] in types:
                return message


async def table_of(people: list[Person], **options: Any) -> str:
    """A table with these people on its chairs, started."""
    wanted = INSTANT | {"players": len(people)} | options
    table = str((await people[0].ask("/api/tables", wanted))["table"])
    for person in people[1:]:
        await person.ask(f"/api/tables/{table}/sit", {})
    if len(people) > 1:
        await people[0].ask(f"/api/tables/{table}/start", {})
    return table


@dataclass
class Player:
    """Plays by itself, comes back by itself, and remembers all that it was told."""

    person: Person
    table: str
    random: Random
    url: str = ""
    """Where to connect, if that is not the server itself."""
    after: int = 0
    entries: list[Json] = field(default_factory=list)
    chosen: dict[str, str] = field(default_factory=dict)
    accepted: dict[str, int] = field(default_factory=dict)
    refused: list[Json] = field(default_factory=list)
    last: Json = field(default_factory=dict)
    """The latest update."""
    table_news: Json = field(default_factory=dict)
    connections: int = 0
    updates: int = 0
    """Of this connection."""
    over: bool = False
    asks_twice: bool = False
    """Something on the way may say `watch` once more, and what was told is told again."""
    idle: bool = False
    """Only looks on."""
    slow: float = 0.0
    """Seconds before each move."""

    async def play(self) -> None:
        """Until the match is over."""
        while not self.over:
            try:
                async with self.person.socket(self.url) as socket:
                    self.connections += 1
                    await self._talk(socket)
            except LOST:
                await asyncio.sleep(AGAIN)
            finally:
                self.updates = 0

    async def _talk(self, socket: ClientConnection) -> None:
        await say(socket, type="watch", table=self.table, after=self.number)
        sent: set[str] = set()
        self.updates = 0
        async for text in socket:
            message: Json = json.loads(text)
            match message["type"]:
                case "update":
                    self.take(message)
                    await self._answer(socket, message, sent)
                case "table":
                    self.table_news = message
                case "accepted":
                    self.accepted[message["decision"]] = message["number"]
                case "refused":
                    self.refused.append(message)
                    sent.discard(message.get("decision", ""))
            if self.over and sent <= self.accepted.keys():
                return

    def take(self, update: Json) -> None:
        """Each entry comes once, in its order."""
        for entry in update["entries"]:
            if self.asks_twice and entry["number"] <= self.number:
                assert entry == self.entries[entry["number"] - 1 - self.after]
                continue
            assert entry["number"] == self.number + 1, (entry, self.number)
            self.entries.append(entry)
            self.over |= any(one["event"] == "match_ended" for one in entry["events"])
        assert update["number"] == self.number, (update["number"], self.number)
        self.last = update
        self.updates += 1

    @property
    def number(self) -> int:
        return self.after + len(self.entries)

    async def _answer(self, socket: ClientConnection, update: Json, sent: set[str]) -> None:
        you = update.get("you")
        if self.idle or not you or not you["decision"] or you["decision"] in sent:
            return
        decision = you["decision"]
        move = self.chosen.setdefault(decision, self.random.choice(you["legal"]))
        sent.add(decision)
        if self.slow:
            await asyncio.sleep(self.slow)
        await say(socket, type="move", table=self.table, decision=decision, move=move)


async def finish(players: list[Player], seconds: float = 180) -> None:
    """Everybody plays until the end."""
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
