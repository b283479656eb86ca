"""A match at a server's table, over the documented protocol.

The connection may break at any time: it is made again, the table is asked for from the last entry
that was seen, and a move that was not confirmed is sent once more, which the server takes once.
"""

import asyncio
import json
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from purradox.rules import Phase, variant
from purradox.rules.events import RoundStarted
from purradox.tui import wired
from purradox.tui.game import Advice, Game
from purradox.tui.picture import Picture
from purradox.tui.server import Server, ServerRefused

SHORTEST_WAIT, LONGEST_WAIT = 0.2, 5.0
SHARE_BYTES = 16


class RemoteGame(Game):
    """One table of a server, as one guest sees it."""

    shared = True

    def __init__(self, server: Server, table: str) -> None:
        super().__init__()
        self.server, self.table = server, table
        self.number = 0
        self._picture = Picture(table, "waiting", variant(4), (), connected=False)
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[str, asyncio.Future[None]]] = {}
        self._hints: list[asyncio.Future[list[Advice]]] = []
        self._shared = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._ready = asyncio.Event()
        self._refusal: ServerRefused | None = None
        self._task = asyncio.get_running_loop().create_task(self._stay())

    async def ready(self) -> None:
        """Wait for the first picture of the table; raises `NotDone`."""
        await self._ready.wait()
        if self._refusal is not None:
            await self.close()
            raise self._refusal

    @property
    def people(self) -> tuple[int, ...]:
        seat = self._picture.seat
        seated = seat is not None and seat < len(self._picture.seats)
        if not seated or seat is None or self._picture.seats[seat].left:
            return ()
        return (seat,)

    def picture(self, seat: int | None = None) -> Picture:
        """What the server shows us: only our own seat's cards are there to be seen."""
        del seat
        return self._picture

    # The connection.

    async def _stay(self) -> None:
        wait = SHORTEST_WAIT
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    self.server.socket, additional_headers=self.server.headers, open_timeout=10
                ) as socket:
                    wait = SHORTEST_WAIT
                    await self._talk(socket)
            self._socket = None
            self._show(connected=False)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _talk(self, socket: ClientConnection) -> None:
        await self._send(socket, type="watch", table=self.table, after=self.number)
        self._socket = socket
        await self._resend()
        async for message in socket:
            self._take(json.loads(message))

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
            case "accepted":
                self._answered(told["decision"], None)
            case "refused":
                self._refused(told)
            case "hinted":
                advice = [Advice(**one) for one in told["choices"]]
                while self._hints:
                    _settle(self._hints.pop(), advice)
            case _:
                pass

    def _seated(self, told: dict[str, Any]) -> None:
        self._show(
            status=told["status"],
            variant=wired.variant_of(told["setup"]),
            seats=tuple(map(wired.seat_of, told["chairs"])),
            seat=told["seat"],
            host=told["host"],
            next=told.get("next"),
        )

    def _updated(self, told: dict[str, Any]) -> None:
        for entry in told["entries"]:
            if entry["number"] > self.number:
                for event in entry["events"]:
                    self.happened += wired.happened(event)
        self.number = max(self.number, told["number"])
        news: dict[str, Any] = {"connected": True}
        if told["round"] is not None:
            table = wired.table_of(told["round"], self._picture.variant)
            past = tuple(map(tuple, told["round"]["past"]))
            news |= {"round": told["round"]["round"], "table": table, "past": past}
            if table.phase is Phase.OVER:
                self.finished[told["round"]["round"]] = table
            you = told.get("you")
            news |= {"view": wired.view_of(you, table) if you else None}
            news |= {"decision": you["decision"] if you else None}
        self._show(**news)
        self._share()
        self._ready.set()

    def _share(self) -> None:
        """Add our share of chance to the next deal, once for each round."""
        coming = 1 + sum(isinstance(one, RoundStarted) for one in self.happened)
        if self.people and coming > self._shared and coming <= self._picture.variant.rounds:
            self._shared = coming
            share = secrets.token_hex(SHARE_BYTES)
            self._later(self._say(type="entropy", table=self.table, value=share))

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
        if told.get("decision"):
            self._answered(told["decision"], error)
        elif told["about"] == "hint":
            while self._hints:
                _settle(self._hints.pop(), error)
        elif told["about"] == "watch":
            self._refusal = error
            self._ready.set()
        elif told.get("retry_after"):
            self._later(self._resend(told["retry_after"]))

    def _answered(self, decision: str, error: ServerRefused | None) -> None:
        if decision in self._pending:
            _settle(self._pending.pop(decision)[1], error)

    def _show(self, **news: Any) -> None:
        self._picture = replace(self._picture, **news)
        self.changed()

    # What a person does.

    async def move(self, seat: int, decision: str, text: str) -> None:
        del seat
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending[decision] = (text, future)
        await self._say(type="move", table=self.table, decision=decision, move=text)
        await future

    async def hint(self, seat: int) -> list[Advice]:
        del seat
        future: asyncio.Future[list[Advice]] = asyncio.get_running_loop().create_future()
        self._hints.append(future)
        await self._say(type="hint", table=self.table)
        return await future

    async def do(self, what: str, **body: object) -> Any:
        """Sit, start, leave, return or ask for a rematch."""
        return await self.server.ask(f"/api/tables/{self.table}/{what}", body)

    async def return_to_chair(self) -> None:
        """Who left for good and comes back plays on."""
        picture = self._picture
        seat = picture.seat
        if picture.status == "playing" and seat is not None and picture.seats[seat].left:
            await self.do("return")

    async def talk(self, phrase: str) -> None:
        await self._say(type="talk", table=self.table, phrase=phrase)

    async def rematch(self) -> Game:
        told = await self.do("rematch")
        return RemoteGame(self.server, told["table"])

    async def record(self) -> str:
        path = f"/api/tables/{self.table}/record?format=text"
        return str(await self.server.ask(path, text=True))

    async def leave(self) -> None:
        await self.do("leave")

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task


def _settle(future: "asyncio.Future[Any]", result: object) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
