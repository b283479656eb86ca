"""uvicorn's WebSocket protocol with a shorter way out, and an end for those who never read.

Three things are added to the scope: `write`, which sends a text at once if the other end keeps
up; `abort`, which drops the connection with all that waits for it; and `ending`, which is given
what to do when the server stops, before the connection is closed.
"""

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WRITE, ABORT, ENDING = "purradox.write", "purradox.abort", "purradox.ending"
MOST_WAITING = 32
"""Messages that may wait to be answered before no more are read."""
TEXT = 0x81
SHORT, MIDDLE = 126, 1 << 16
_middle = struct.Struct("!BBH")
_long = struct.Struct("!BBQ")


def framed(content: bytes) -> bytes:
    """A text message in one frame, as servers send it."""
    size = len(content)
    if size < SHORT:
        return bytes((TEXT, size)) + content
    if size < MIDDLE:
        return _middle.pack(TEXT, 126, size) + content
    return _long.pack(TEXT, 127, size) + content


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


class Socket(WebSocketsSansIOProtocol):
    """One connection, below everything that we say over it."""

    farewell: Callable[[], None] | None = None

    def handle_connect(self, event: Any) -> None:
        self.unsent: list[bytes] = []
        self.queue = Mailbox(self.loop)  # type: ignore[assignment]
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions |= {WRITE: self.write, ABORT: self.abort, ENDING: self.at_the_end}

    def write(self, content: bytes) -> bool:
        """Send a text now; False when it has to wait, or when nobody is there any more."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(framed(content))
        return True

    def flush(self) -> None:
        """What was said in one go leaves in one go."""
        unsent, self.unsent = self.unsent, []
        if not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def at_the_end(self, work: Callable[[], None]) -> None:
        self.farewell = work

    def shutdown(self) -> None:
        if self.handshake_complete and self.farewell is not None:
            self.farewell()
            self.flush()
        super().shutdown()

    def abort(self) -> None:
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; only those who send faster than we answer are made to wait."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": bytes(data).decode()})
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(data)})
        if not self.read_paused and self.queue.qsize() > MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()
