"""uvicorn's WebSocket protocol with a shorter way out, and an end for those who never read.

Two things are added to the scope: `write`, which sends a text at once if the other end keeps up,
and `abort`, which drops the connection with all that waits for it.
"""

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WRITE, ABORT = "purradox.write", "purradox.abort"
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


class Socket(WebSocketsSansIOProtocol):
    """One connection, below everything that we say over it."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions |= {WRITE: self.write, ABORT: self.abort}

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
        self.transport.write(framed(content))
        return True

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
