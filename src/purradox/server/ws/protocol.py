"""uvicorn's WebSocket protocol with shorter ways in and out, and an end for those who never read.

Five things are added to the scope: `read`, which waits for the next message and gives it as it is,
or None when there will be no more; `write`, which sends a text at once if the other end keeps up;
`abort`, which drops the connection with all that waits for it; `ending`, which is given what
to do when the server stops, before the connection is closed; and `flooded`, which is given what
to do when the connection is dropped for flooding us.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from purradox.server.api.limits import Bucket
from purradox.server.ws.frames import (
    TEXT,
    FlushQueue,
    ReceiveQueue,
    head_of,
    text_of,
    whole_frames,
)

READ, WRITE, ABORT = "purradox.read", "purradox.write", "purradox.abort"
ENDING, FLOODED = "purradox.ending", "purradox.flooded"
MOST_WAITING = 32
"""Messages that may wait to be answered before no more are read."""
MOST_AT_ONCE = 500
"""Messages that wait, or came after we said goodbye, when a connection is dropped for flooding."""
CONTROL = 10.0, 100.0
"""Control frames and fragments a second, and at once: a browser sends a pong every 20 seconds."""
SLICE = 4096
"""Bytes that are parsed before it is asked whether it was too much."""
TURN = 1 << 18
"""Bytes that may leave at the end of a turn of the loop; what comes after them has to wait."""


class Socket(WebSocketsSansIOProtocol):
    """One connection, below everything that we say over it."""

    flushes: FlushQueue
    """The connections of one server."""
    farewell: Callable[[], None] | None = None
    floods: Callable[[], None] | None = None
    whole = True
    """Whether all that came in so far were whole messages."""
    unwanted = 0
    """Messages that came after the connection was told to close."""

    def handle_connect(self, event: Any) -> None:
        self.unsent: list[bytes] = []
        self.unsent_bytes = 0
        self.control = Bucket(*CONTROL)
        self.received = ReceiveQueue(self.loop)
        self.queue = self.received  # type: ignore[assignment]
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions |= {READ: self.read, WRITE: self.write, ABORT: self.abort}
            extensions |= {ENDING: self.at_the_end, FLOODED: self.flooded_by}

    def data_received(self, data: bytes) -> None:
        """Texts that came in whole need no parser; after a part of something all goes to it."""
        frames = whole_frames(data) if self.whole and self.handshake_initiated else None
        if frames is not None and self.handshake_complete:
            try:
                texts = [text_of(data, frame) for frame in frames if frame[0] == TEXT]
            except UnicodeDecodeError:
                texts = []
            if len(texts) == len(frames):
                for text in texts:
                    self.hand_on(text)
                return
        self.whole = frames is not None or not self.handshake_initiated
        if not self.handshake_complete:
            super().data_received(data)
            return
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])

    def charge(self) -> bool:
        """Whether another frame that carries no message is let through."""
        if not self.control.take():
            return True
        self.drop()
        return False

    def drop(self) -> None:
        """End a connection that floods us, and let its address pay for that."""
        if not self.transport.is_closing():
            if self.floods is not None:
                self.floods()
            self.transport.abort()

    def handle_ping(self) -> None:
        """A pong is sent, unless it would only join what is not read."""
        if self.charge() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Any) -> None:
        if self.charge():
            super().handle_pong(event)

    def handle_text(self, event: Any) -> None:
        if event.fin or self.charge():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if event.fin or self.charge():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        if self.charge():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Nobody is there: what waits to be sent is dropped along with the connection."""
        self.transport.abort()

    async def send(self, message: Any) -> None:
        self.flush()  # what was said before leaves before
        await super().send(message)
        if self.close_timer is not None:  # who does not read the end is not waited for
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # a refusal is an answer too, and nothing to complain of

    def write(self, content: bytes) -> bool:
        """Send a text now; False when it has to wait, or when nobody is there any more."""
        if self.unsent:  # nothing has changed since what was said before in this turn
            if self.unsent_bytes > TURN:
                return False
        elif (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        else:
            self.flushes.add(self.flush)
        size = len(content)
        self.unsent += head_of(size), content
        self.unsent_bytes += size
        return True

    def flush(self) -> None:
        """What was said in one go leaves in one go."""
        unsent, self.unsent, self.unsent_bytes = self.unsent, [], 0
        if unsent and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def at_the_end(self, work: Callable[[], None]) -> None:
        self.farewell = work

    def flooded_by(self, floods: Callable[[], None]) -> None:
        self.floods = floods

    def shutdown(self) -> None:
        if self.handshake_complete and self.farewell is not None:
            self.farewell()
            self.flush()
        super().shutdown()

    def abort(self) -> None:
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        data = bytes(self.frames[0] if len(self.frames) == 1 else b"".join(self.frames))
        self.frames = []
        if self.curr_msg_data_type != "text":
            self.hand_on(data)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            if not self.close_sent:
                self.conn.send_close(1007)
                self.handle_parser_exception()
        else:
            self.hand_on(text)

    async def read(self) -> str | bytes | None:
        """The next message; None when the other end is gone."""
        message = await self.received.get()
        if self.read_paused and self.received.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message if isinstance(message, (str, bytes)) else None

    def hand_on(self, message: str | bytes) -> None:
        """To the one who reads; only those who send faster than we answer are made to wait."""
        waiting = self.received.qsize()
        if self.close_sent:
            self.unwanted += 1
        if waiting >= MOST_AT_ONCE or self.unwanted >= MOST_AT_ONCE:
            self.drop()
        if self.close_sent or self.transport.is_closing():
            return
        self.received.put_nowait(message)
        if waiting >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def socket_class() -> type[Socket]:
    """The protocol of one server's connections."""

    class OurSocket(Socket):
        flushes = FlushQueue()

    return OurSocket
