"""A crowd of clients at the tables of a server, each answering at once with a random legal move."""

import asyncio
import json
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
OPTIONS = {"players": SEATS, "pace": "instant"}
MOVES = ("discarded", "predicted", "played")


class Event(msgspec.Struct):
    event: str
    seat: int = -1


class Entry(msgspec.Struct):
    events: list[Event]


class You(msgspec.Struct):
    seat: int
    decision: str | None
    legal: list[str]


class Message(msgspec.Struct, tag_field="type"):
    pass


class Update(Message, tag="update"):
    table: str
    number: int
    entries: list[Entry]
    you: You | None = None


class Table(Message, tag="table"):
    table: str
    status: str
    seat: int | None = None
    next: str | None = None


class Accepted(Message, tag="accepted"):
    table: str
    decision: str


class Refused(Message, tag="refused"):
    code: str


class Welcome(Message, tag="welcome"):
    pass


class Goodbye(Message, tag="goodbye"):
    pass


decode = msgspec.json.Decoder(Update | Table | Accepted | Refused | Welcome | Goodbye).decode
encode = msgspec.json.Encoder().encode


@dataclass
class Tally:
    """What happened while it was counted; times in seconds."""

    moves: int = 0
    deliveries: int = 0
    matches: int = 0
    own: list[float] = field(default_factory=list)
    """From sending a move to its `accepted`."""
    others: list[float] = field(default_factory=list)
    """From sending a move to the update at another seat."""
    refused: Counter[str] = field(default_factory=Counter)


class Crowd:
    """People of one process; whoever sends a move, all clocks are the same."""

    endless = False

    def __init__(self, address: str, seed: int = 0) -> None:
        self.address, self.random = address, Random(seed)
        self.players: list[Player] = []
        self.tally = Tally()
        self.sent: dict[tuple[str, int, int], float] = {}
        self.going = True
        self._tasks: set[asyncio.Task[None]] = set()

    def guest(self, name: str) -> str:
        """The token of a new program."""
        return str(self.ask("/api/bots", {"name": name})["token"])

    def ask(self, path: str, content: Any = None, token: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        body = None if content is None else json.dumps(content).encode()
        request = Request(self.address + path, body, headers)
        with urlopen(request, timeout=60) as answer:
            return json.load(answer)

    async def come(self, tables: int) -> None:
        """Four people for each table, all of them connected; then all matches begin."""
        waiting = []
        for _ in range(tables):
            tokens = [await asyncio.to_thread(self.guest, f"Seat {seat}") for seat in range(SEATS)]
            made = await asyncio.to_thread(self.ask, "/api/tables", OPTIONS, tokens[0])
            for token in tokens[1:]:
                await asyncio.to_thread(self.ask, f"/api/tables/{made['table']}/sit", {}, token)
            for token in tokens:
                player = await self.connect(token)
                player.watch(made["table"])
            waiting.append((made["table"], tokens[0]))
        for table, token in waiting:
            await asyncio.to_thread(self.ask, f"/api/tables/{table}/start", {}, token)

    async def connect(self, token: str) -> "Player":
        url = self.address.replace("http", "ws", 1) + "/ws"
        headers = {"Authorization": f"Bearer {token}"}
        _, player = await ws_connect(lambda: Player(self, token), url, extra_headers=headers)
        assert isinstance(player, Player)
        self.players.append(player)
        return player

    def rematch(self, table: str, token: str) -> None:
        task = asyncio.get_running_loop().create_task(self._rematch(table, token))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _rematch(self, table: str, token: str) -> None:
        host = self.address.removeprefix("http://")
        reader, writer = await asyncio.open_connection(*host.split(":"))
        with closing(writer):
            writer.write(
                f"POST /api/tables/{table}/rematch HTTP/1.1\r\nHost: {host}\r\n"
                f"Connection: close\r\nAuthorization: Bearer {token}\r\n"
                "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}".encode()
            )
            answer = await reader.read()
        if not answer.startswith(b"HTTP/1.1 200"):
            self.tally.refused[answer[:40].decode()] += 1

    async def leave(self) -> None:
        """Whatever somebody still asks for is given up."""
        self.going = False
        for task in self._tasks:
            task.cancel()
        for player in self.players:
            player.transport.disconnect()
        await asyncio.sleep(0.2)


class Player(WSListener):
    """Somebody at a table."""

    def __init__(self, crowd: Crowd, token: str) -> None:
        super().__init__()
        self.crowd, self.token = crowd, token
        self.transport: WSTransport
        self.table, self.seat = "", -1
        self.moved = [0] * SEATS
        self.began: tuple[str, float] = ("", 0.0)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def say(self, **message: Any) -> None:
        self.transport.send(WSMsgType.TEXT, encode(message))

    def watch(self, table: str) -> None:
        if self.table:
            self.say(type="unwatch", table=self.table)
        self.table, self.moved = table, [0] * SEATS
        self.say(type="watch", table=table)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            if self.crowd.going:
                self.crowd.tally.refused["closed"] += 1
            transport.disconnect()
            return
        if frame.msg_type != WSMsgType.TEXT:
            return
        tally = self.crowd.tally
        tally.deliveries += 1
        message = decode(frame.get_payload_as_bytes())
        match message:
            case Update():
                self.updated(message)
            case Accepted(_, decision):
                tally.moves += 1
                if self.began[0] == decision:
                    tally.own.append(time.perf_counter() - self.began[1])
            case Table(table, _, seat, again):
                if table == self.table:
                    self.seat = -1 if seat is None else seat
                    if again and self.crowd.going:
                        self.watch(again)
            case Refused(code):
                tally.refused[code] += 1
            case _:
                pass

    def updated(self, update: Update) -> None:
        if update.table != self.table:
            return
        crowd, moment = self.crowd, time.perf_counter()
        for entry in update.entries:
            for event in entry.events:
                if event.event in MOVES:
                    self.moved[event.seat] += 1
                    if event.seat != self.seat:
                        begun = crowd.sent.get((self.table, event.seat, self.moved[event.seat]))
                        if begun is not None:
                            crowd.tally.others.append(moment - begun)
                elif event.event == "match_ended":
                    self.ended()
        you = update.you
        if you is not None and you.decision and you.decision != self.began[0] and crowd.going:
            self.began = (you.decision, time.perf_counter())
            key = (self.table, you.seat, self.moved[you.seat] + 1)
            crowd.sent[key] = self.began[1]
            move = crowd.random.choice(you.legal)
            self.say(type="move", table=self.table, decision=you.decision, move=move)

    def ended(self) -> None:
        self.began = ("", 0.0)
        if self.seat == 0:
            crowd = self.crowd
            crowd.tally.matches += 1
            for key in [key for key in crowd.sent if key[0] == self.table]:
                del crowd.sent[key]
        if self.crowd.going:
            self.crowd.rematch(self.table, self.token)
