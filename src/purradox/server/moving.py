"""Moves that wait for nobody: judged as they come in, answered when they are on the disk."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from purradox.host import Live
from purradox.server import questions, wire
from purradox.server.seeing import encode

if TYPE_CHECKING:
    from purradox.server.socket import Connection

decoder = msgspec.json.Decoder(questions.Move)


class Moving:
    """The short way of a connection's moves; it takes one at a time."""

    def __init__(self, connection: "Connection") -> None:
        self.connection = connection
        self.going: tuple[questions.Move, Live, int] | None = None
        """The move that is not answered yet, its table, and its number in the log."""
        self._answered: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None

    def take(self, content: str) -> bool:
        """Send a move to the log; False leaves it, and everything else, to who reads."""
        connection = self.connection
        if (
            self.going is not None
            or connection.guest is None
            or connection.closing is not None
            or len(content) > connection.limits.message_bytes
        ):
            return False
        try:
            asked = decoder.decode(content)
        except msgspec.MsgspecError:
            return False
        watched = connection.watched.get(asked.table)
        if watched is None or connection.charge():
            return False
        live = watched.live
        number = connection.host.referee.submit_now(
            live, connection.guest, asked.decision, asked.move, self._done
        )
        if number is None:
            connection.give_back()
            return False
        self.going = asked, live, number
        return True

    def _done(self, written: bool, error: Exception | None) -> None:
        assert self.going is not None
        asked, live, number = self.going
        connection = self.connection
        if error is not None:
            connection.failed(error, "move")
        elif not written or connection.host.referee.lives.get(live.table) is not live:
            self._task = asyncio.get_running_loop().create_task(self._again(asked))
            return
        else:
            connection.tell(encode(wire.Accepted(asked.table, asked.decision, number)))
            connection.forgive()
        self._over()

    async def _again(self, asked: questions.Move) -> None:
        """Somebody else was quicker, or the table was read anew."""
        try:
            await self.connection.answer(asked)
        finally:
            self._over()

    def _over(self) -> None:
        self.going = None
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)

    async def answered(self) -> None:
        """Wait until the move that is on its way has its answer."""
        while self.going is not None:
            self._answered = asyncio.get_running_loop().create_future()
            await self._answered
