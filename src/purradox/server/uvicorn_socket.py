"""uvicorn's WebSocket protocol with shorter ways in and out, and an end for those who never read.

Four things are added to the scope: `write`, which sends a text at once if the other end keeps
up; `abort`, which drops the connection with all that waits for it; `ending`, which is given what
to do when the server stops, before the connection is closed; and `hearing`, which is given who
may take a text as it comes in, while nothing else waits to be read.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from purradox.server.boxes import Mailbox, outbox_of
from purradox.server.frames import TEXT, framed, text_of, whole_frames

WRITE, ABORT = "purradox.write", "purradox.abort"
ENDING, HEARING = "purradox.ending", "purradox.hearing"
MOST_WAITING = 32
"""Messages that may wait to be answered before no more are read."""


class Socket(WebSocketsSansIOProtocol):
    """One connection, below everything that we say over it."""

    farewell: Callable[[], None] | None = None
    hears: Callable[[str], bool] | None = None
    whole = True
    """Whether all that came in so far were whole messages."""

    def handle_connect(self, event: Any) -> None:
        self.unsent: list[bytes] = []
        self.mailbox, self.outbox = Mailbox(self.loop), outbox_of(self.loop)
        self.queue = self.mailbox  # type: ignore[assignment]
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions |= {WRITE: self.write, ABORT: self.abort}
            extensions |= {ENDING: self.at_the_end, HEARING: self.heard_by}

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
                    self.hear(text)
                return
        self.whole = frames is not None or not self.handshake_initiated
        super().data_received(data)

    def write(self, content: bytes) -> bool:
        """Send a text now; False when it has to wait, or when nobody is there any more."""
        if self.unsent:  # nothing has changed since what was said before in this turn
            self.unsent.append(framed(content))
            return True
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.unsent.append(framed(content))
        self.outbox.add(self.flush)
        return True

    def flush(self) -> None:
        """What was said in one go leaves in one go."""
        unsent, self.unsent = self.unsent, []
        if unsent and not self.transport.is_closing():
            self.transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))

    def at_the_end(self, work: Callable[[], None]) -> None:
        self.farewell = work

    def heard_by(self, hears: Callable[[str], bool]) -> None:
        self.hears = hears

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
            self.hand_on({"type": "websocket.receive", "bytes": data})
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            if not self.close_sent:
                self.conn.send_close(1007)
                self.handle_parser_exception()
        else:
            self.hear(text)

    def hear(self, text: str) -> None:
        hears = self.hears if self.mailbox.idle and not self.close_sent else None
        if hears is None or not hears(text):
            self.hand_on({"type": "websocket.receive", "text": text})

    def hand_on(self, message: Any) -> None:
        """To the one who reads; only those who send faster than we answer are made to wait."""
        if self.close_sent:
            return
        self.queue.put_nowait(message)
        if not self.read_paused and self.queue.qsize() > MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()
