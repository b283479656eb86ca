"""The Web Worker's side: messages of the page to the site, and back. Runs under Pyodide alone."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from purradox.bots.neural.opinion import NETWORKS, Forward
from purradox.host.options import NOT_NEEDED
from purradox.page.site import Request, Site
from purradox.page.storage import Changes
from purradox.page.thinkers import thinkers

Post = Callable[[str], None]
"""Sends a message to the page, as JSON."""


class JsStorage:
    """Texts in the browser, through functions of the worker that speak JSON."""

    def __init__(
        self, list_: Callable[[str], Awaitable[str]], write: Callable[[str], Awaitable[None]]
    ) -> None:
        self._list, self._write = list_, write

    async def list(self, prefix: str) -> list[tuple[str, str]]:
        return [(key, text) for key, text in json.loads(await self._list(prefix))]

    async def write(self, changes: Changes) -> None:
        await self._write(json.dumps(list(changes)))


class Worker:
    """Messages in, messages out."""

    def __init__(self, site: Site, post: Post, chunk: Callable[[int, Any], None]) -> None:
        self.site, self.post, self.chunk = site, post, chunk
        self._asked: dict[int, asyncio.Task[None]] = {}
        self._sockets: dict[int, asyncio.Queue[str | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def receive(self, text: str) -> None:
        """Take in a message of the page."""
        message = json.loads(text)
        match message["type"]:
            case "request":
                task = self._begin(self._answer(message))
                self._asked[message["id"]] = task
            case "abort":
                if task_ := self._asked.pop(message["id"], None):
                    task_.cancel()
            case "open":
                self._sockets[message["socket"]] = asyncio.Queue()
                self._begin(self._talk(message["socket"]))
            case "say":
                if queue := self._sockets.get(message["socket"]):
                    queue.put_nowait(message["text"])
            case "close":
                if queue := self._sockets.get(message["socket"]):
                    queue.put_nowait(None)

    def _begin(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _say(self, **message: Any) -> None:
        self.post(json.dumps(message))

    async def _answer(self, message: dict[str, Any]) -> None:
        number = message["id"]
        body = (message.get("body") or "").encode("utf-8", "surrogatepass")
        request = Request(
            *(message["method"], message["path"], body, message.get("contentType") or "")
        )
        try:
            told = await self.site.answer(request)
            headers = {"content-type": told.media_type}
            self._say(type="answer", id=number, status=told.status, headers=headers)
            if isinstance(told.body, bytes):
                self.chunk(number, told.body)
            else:
                async for part in told.body:
                    self.chunk(number, part)
            self._say(type="end", id=number)
        finally:
            self._asked.pop(number, None)

    async def _talk(self, socket: int) -> None:
        closed = False

        async def send(text: str) -> None:
            self._say(type="said", socket=socket, text=text)

        async def close(code: int) -> None:
            nonlocal closed
            closed = True
            self._say(type="closed", socket=socket, code=code)

        self._say(type="opened", socket=socket)
        try:
            await self.site.talk(self._sockets[socket].get, send, close)
        finally:
            del self._sockets[socket]
            if not closed:
                self._say(type="closed", socket=socket, code=1000)


async def start(
    list_: Callable[[str], Awaitable[str]],
    write: Callable[[str], Awaitable[None]],
    network: Callable[[int], Awaitable[Callable[[str], str]]],
    post: Post,
    chunk: Callable[[int, Any], None],
) -> Worker:
    """The site on what the browser keeps; called by the worker when everything is loaded.

    `network` gives the forward pass of `neural` for a number of players, in JSON.
    """

    async def load(players: int) -> Forward:
        forward = await network(players)
        return lambda ones: json.loads(forward(json.dumps(ones)))

    logging.basicConfig(level=logging.WARNING)
    NETWORKS.use(load)
    NOT_NEEDED.add("numpy")
    site = Site(JsStorage(list_, write), thinkers)
    await site.open()
    return Worker(site, post, chunk)
