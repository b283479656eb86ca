"""Frames of WebSockets, and the queues in which messages wait for a turn of the event loop."""

import asyncio
import logging
import struct
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Any

LAST, MASKED = 0x80, 0x80
TEXT = 0x81
"""How a text in one frame begins."""
SHORT, MIDDLE = 126, 1 << 16
HEAD = 6
"""The least that a client's frame has before its content."""
_middle = struct.Struct("!BBH")
_long = struct.Struct("!BBQ")

Frame = tuple[int, int, int]
"""How it begins, and where its mask and what follows it are."""

logger = logging.getLogger("purradox.server")


@lru_cache(maxsize=8192)
def head_of(size: int) -> bytes:
    """How the one frame of a text begins that a server sends, by the text's size."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return _middle.pack(TEXT, 126, size)
    return _long.pack(TEXT, 127, size)


def whole_frames(data: bytes) -> list[Frame] | None:
    """The frames of which this consists; None unless each is a whole message of moderate size."""
    found, at, end = [], 0, len(data)
    while at < end:
        if end - at < HEAD or not (data[at] & LAST and data[at + 1] & MASKED):
            return None
        first, size, mask = data[at], data[at + 1] - MASKED, at + 2
        if size > SHORT:
            return None
        if size == SHORT:
            size, mask = data[mask] << 8 | data[mask + 1], at + 4
        at = mask + 4 + size
        if at > end:
            return None
        found.append((first, mask, at))
    return found


def text_of(data: bytes, frame: Frame) -> str:
    """What a client's frame says; raises `UnicodeDecodeError`."""
    _, mask, end = frame
    size = end - mask - 4
    content = int.from_bytes(data[mask + 4 : end], "big")
    masked = int.from_bytes((data[mask : mask + 4] * (size // 4 + 1))[:size], "big")
    return (content ^ masked).to_bytes(size, "big").decode()


class ReceiveQueue:
    """Messages that came in: what uvicorn needs of an asyncio queue, and no more."""

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages


class FlushQueue:
    """Connections that write at the end of the next turn of the event loop.

    Whoever waited for the news that one turn brings answers in the next: that leaves along with it.
    """

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def add(self, flush: Callable[[], None]) -> None:
        if not self._waiting:
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._send)
        self._waiting.append(flush)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for flush in waiting:
            try:
                flush()
            except Exception:  # the others are sent theirs all the same
                logger.exception("a connection could not be written to")
