"""A match at a server's table, over the documented protocol.

The connection may break at any time: it is made again, the table is asked for from the last entry
that was seen, and a move that was not confirmed is sent once more, which the server takes once.
"""

import asyncio
import json
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import fields, replace
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from purradox.client.game import Advice, Game
from purradox.client.messages import TableReader
from purradox.client.picture import Picture, Slow, Wait
from purradox.client.server import Server, ServerRefused, refusal_of
from purradox.rules import Phase, score

SHORTEST_WAIT, LONGEST_WAIT = 0.2, 5.0
PROTOCOL = 2
"""The version of the protocol that this program speaks."""
LOGGED_OUT, BANNED, OTHER_PROTOCOL = "logged-out", "banned", "other-protocol"
UNAUTHORIZED = 401


class RemoteGame(Game):
    """One table of a server, as one guest sees it."""

    shared = True

    def __init__(self, server: Server, table: str) -> None:
        super().__init__()
        self.server, self.table = server, table
        self.reader = TableReader()
        self._picture = Picture(table, "waiting", self.reader.variant, (), connected=False)
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[str, asyncio.Future[None]]] = {}
        self._hints: list[asyncio.Future[list[Advice]]] = []
        self._revealed = False
        """Whether our share of chance was told on this connection."""
        self._ahead = 0
        """Milliseconds that the server's clock is ahead of ours."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._ready = asyncio.Event()
        self._refusal: ServerRefused | None = None
        self.breaks = 0
        """How often the connection was lost."""
        self._lost: ServerRefused | None = None
        """Why there is no way back to the table as who we are."""
        self._task = asyncio.get_running_loop().create_task(self._stay())

    async def ready(self) -> None:
        """Wait for the first picture of the table; raises `NotDone`."""
        await self._ready.wait()
        if self._refusal is not None:
            await self.close()
            raise self._refusal

    @property
    def seats(self) -> tuple[int, ...]:
        seat = self._picture.seat
        return () if seat is None or seat >= len(self._picture.seats) else (seat,)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if not self._picture.seats[seat].played)

    def picture(self, seat: int | None = None) -> Picture:
        """What the server shows us: only our own seat's cards are there to be seen."""
        del seat
        return self._picture

    # The connection.

    async def _stay(self) -> None:
        wait = SHORTEST_WAIT
        while True:
            try:
                async with connect(
                    self.server.socket, additional_headers=self.server.headers, open_timeout=10
                ) as socket:
                    wait = SHORTEST_WAIT
                    await self._talk(socket)
            except InvalidStatus as error:
                if error.response.status_code == UNAUTHORIZED:
                    self._lose(ServerRefused(LOGGED_OUT))
                told = refusal_of(bytes(error.response.body or b""), self.server.address)
                if isinstance(told, ServerRefused) and told.code == BANNED:
                    self._lose(told)
            except (OSError, WebSocketException, TimeoutError):
                pass
            self._socket = None
            self.breaks += self._picture.connected
            self._show(connected=False)
            if self._lost is not None:
                return
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _talk(self, socket: ClientConnection) -> None:
        await self._send(socket, type="watch", table=self.table, after=self.reader.number)
        self._socket, self._revealed = socket, False
        await self._resend()
        async for message in socket:
            self._take(json.loads(message))
            if self._lost is not None:
                return

    async def _send(self, socket: ClientConnection, **message: object) -> None:
        await socket.send(json.dumps(message))

    async def _say(self, **message: object) -> None:
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._send(self._socket, **message)

    def _take(self, told: dict[str, Any]) -> None:
        match told["type"]:
            case "table" if told["table"] == self.table:
                self._seated(told)
            case "update" if told["table"] == self.table:
                self._updated(told)
            case "welcome" if told["protocol"] != PROTOCOL:
                self._lose(ServerRefused(OTHER_PROTOCOL))
            case "welcome":
                self._ahead = told["time"] - _now()
            case "accepted":
                self._answered(told["decision"], None)
            case "refused":
                self._refused(told)
            case "hinted":
                advice = [_advice(one) for one in told["choices"]]
                while self._hints:
                    _settle(self._hints.pop(), advice)
            case _:
                pass

    def _seated(self, told: dict[str, Any]) -> None:
        self.reader.take(told)
        self._show(
            host=told["host"],
            earlier=told.get("earlier"),
            removed=told.get("removed", False),
            closed=told.get("closed", ""),
            expires=told.get("expires"),
            next=told.get("next"),
        )
        self._reveal(told)

    def _updated(self, told: dict[str, Any]) -> None:
        reader = self.reader
        self.happened += reader.take(told)
        for number, table in enumerate(reader.rounds, 1):
            if table.phase is Phase.OVER:
                self.finished[number] = table
        waits = tuple(Wait(**one) for one in told.get("waits", ()))
        late = told.get("slow")
        slow = Slow(late.get("seconds", 0), late.get("preparing", False)) if late else None
        self._show(connected=True, deadline=told.get("deadline"), waits=waits, slow=slow)
        self._ready.set()

    def _reveal(self, told: dict[str, Any]) -> None:
        """Tell our share of chance once all commitments are there: when the match begins."""
        if self._revealed or told["status"] != "playing" or told["seat"] is None:
            return
        commitment = told["chairs"][told["seat"]].get("commitment", "")
        if share := self.server.shares.get(commitment):
            self._revealed = True
            self._later(self._say(type="reveal", table=self.table, share=share))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resend(self, wait: float = 0.0) -> None:
        """Moves whose answer is still to come, once more."""
        await asyncio.sleep(wait)
        for decision, (text, _) in tuple(self._pending.items()):
            await self._say(type="move", table=self.table, decision=decision, move=text)

    def _refused(self, told: dict[str, Any]) -> None:
        error = ServerRefused(told["code"], told.get("args"))
        if error.code in (LOGGED_OUT, BANNED):
            self._lose(error)
        elif told.get("decision"):
            self._answered(told["decision"], error)
        elif told["about"] == "hint":
            while self._hints:
                _settle(self._hints.pop(), error)
        elif told["about"] == "watch":
            self._refusal = error
            self._ready.set()
        elif told.get("retry_after"):
            self._later(self._resend(told["retry_after"]))

    def _lose(self, why: ServerRefused) -> None:
        """The server does not let us in any more: whoever waits for something is told."""
        self._lost = self._refusal = why
        for decision in tuple(self._pending):
            self._answered(decision, self._lost)
        while self._hints:
            _settle(self._hints.pop(), self._lost)
        self._ready.set()

    async def news(self) -> None:
        """The same; raises `NotDone` where there will be none any more."""
        if self._lost is None:
            await super().news()
        if self._lost is not None:
            raise self._lost

    def _answered(self, decision: str, error: ServerRefused | None) -> None:
        if decision in self._pending:
            _settle(self._pending.pop(decision)[1], error)

    def _show(self, **news: Any) -> None:
        reader = self.reader
        past = tuple(tuple(one.total for one in score(table)) for table in reader.rounds[:-1])
        self._picture = replace(
            self._picture,
            status=reader.status,
            variant=reader.variant,
            seats=reader.seats,
            seat=reader.seat,
            round=len(reader.rounds),
            table=reader.table,
            past=past,
            view=reader.view,
            decision=reader.decision,
            **news,
        )
        self.changed()

    # What a person does.

    async def move(self, seat: int, decision: str, text: str) -> None:
        del seat
        if self._lost is not None:
            raise self._lost
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending[decision] = (text, future)
        await self._say(type="move", table=self.table, decision=decision, move=text)
        await future

    async def hint(self, seat: int) -> list[Advice]:
        del seat
        if self._lost is not None:
            raise self._lost
        future: asyncio.Future[list[Advice]] = asyncio.get_running_loop().create_future()
        self._hints.append(future)
        await self._say(type="hint", table=self.table)
        return await future

    async def do(self, what: str, **body: object) -> Any:
        """Sit, start, leave, return, ask for a rematch, or be the host of the table."""
        ask = self.server.take_chair if what in ("sit", "rematch") else self.server.ask
        return await ask(f"/api/tables/{self.table}/{what}", body)

    @property
    def now(self) -> int:
        return _now() + self._ahead

    async def nudge(self, seat: int) -> None:
        await self.do("nudge", seat=seat)

    async def call(self, seat: int, *, stays: bool) -> None:
        await self.do("call", seat=seat, stays=stays)

    async def be_here(self, seat: int) -> None:
        del seat
        await self.do("return")

    async def talk(self, phrase: str) -> None:
        await self._say(type="talk", table=self.table, phrase=phrase)

    async def rematch(self) -> Game:
        following = None if self.people else self.picture().next
        table = following or (await self.do("rematch"))["table"]
        return RemoteGame(self.server, table)

    async def record(self) -> str:
        path = f"/api/tables/{self.table}/record?format=text"
        return str(await self.server.ask(path, text=True))

    async def leave(self) -> None:
        await self.do("leave")

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        self._task.cancel()
        await asyncio.wait([self._task])


def _advice(told: dict[str, Any]) -> Advice:
    """A choice; fields that a newer server may have added are left out."""
    return Advice(**{one.name: told[one.name] for one in fields(Advice) if one.name in told})


def _now() -> int:
    return time.time_ns() // 1_000_000


def _settle(future: "asyncio.Future[Any]", result: object) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
