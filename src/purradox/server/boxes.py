"""What waits at a socket for a turn of the loop: messages that came in, and frames to send."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary, ref

logger = logging.getLogger("purradox.server")


class Mailbox:
    """What has come in, for the one who reads it: a queue as uvicorn uses it, and no more."""

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

    @property
    def idle(self) -> bool:
        """Whether somebody waits for the next message."""
        return not self._messages and self._reader is not None and not self._reader.done()


class Outbox:
    """All connections that have something to send at the end of a turn of the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = ref(loop)
        self._waiting: list[Callable[[], None]] = []

    def add(self, flush: Callable[[], None]) -> None:
        if not self._waiting and (loop := self._loop()):
            loop.call_soon(self._send)
        self._waiting.append(flush)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for flush in waiting:
            try:
                flush()
            except Exception:  # the others are sent theirs all the same
                logger.exception("a connection could not be written to")


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    if loop not in _outboxes:
        _outboxes[loop] = Outbox(loop)
    return _outboxes[loop]
