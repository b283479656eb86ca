"""A line to a server that can be cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Line:
    """Passes everything on, both ways, until it is cut; can swallow what the server says."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.deaf = False
        self.connections = 0
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self._writers |= {writer, back}
        for source, target, answers in ((reader, back, False), (there, writer, True)):
            task = asyncio.create_task(self._pass(source, target, answers))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, answers: bool
    ) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                if not (answers and self.deaf):
                    target.write(data)
                    await target.drain()
        target.close()

    def cut(self) -> None:
        """Break every connection at once."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def close(self) -> None:
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def line_to(url: str) -> AsyncIterator[tuple[Line, str]]:
    """A line, and the address at its near end."""
    line = Line(int(url.rstrip("/").rpartition(":")[2]))
    door = await asyncio.start_server(line, "127.0.0.1", 0)
    try:
        yield line, f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"
    finally:
        door.close()
        await line.close()
