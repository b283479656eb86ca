"""Reviews, from programs of their own: the server itself loads nothing that weighs choices."""

import asyncio
import logging
import sys
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    aclosing,
    asynccontextmanager,
    nullcontext,
    suppress,
)

from purradox.host.reviews import KeptReviews, packed_review
from purradox.host.schedule import Schedule, Urgency
from purradox.host.thinkers import Thinkers
from purradox.server.api.errors import TooManyReviews, TooManyReviewsOfYours
from purradox.server.records import keys
from purradox.server.records.keys import SIMULATIONS
from purradox.server.ws.hints import compile_all

PROGRAM = "purradox.server.records.worker"
PROGRAMS = 2
"""Reviews that go on at the same time; they take turns with the bots, a slice at a time."""
MOST_OF_ONE = 2
MOST_REVIEWS = 10
"""Reviews that go on or wait, of one person and of all."""
USUAL = 20.0
"""Seconds that a review takes, to tell whoever is to try again."""
STUCK = 60.0
"""Seconds without a word after which a program that weighs is ended."""
TURN, END = b'{"type":"turn"}\n', b'{"type":"end"}\n'
"""What the program says when its slice is over, and when a review is."""
GO_ON, DROP = b".", b"x"
"""What it is answered when its turn comes, and when nobody wants the review any more."""

logger = logging.getLogger("purradox.server")


def as_review() -> Urgency:
    return Urgency.REVIEW


Turn = Callable[[], AbstractAsyncContextManager[object]]
"""A place among all that think, for as long as a slice takes."""


class Program:
    """A process that reviews one record after another, started when it is first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def lines(
        self,
        text: str,
        simulations: int = SIMULATIONS,
        seed: int = 0,
        first: int = 0,
        turn: Turn = nullcontext,
    ) -> AsyncGenerator[bytes, None]:
        """The lines as they are found; a review that nobody listens to any more is dropped."""
        content = text.encode("utf-8", "surrogateescape")
        head = b"%d %d %d %d\n" % (simulations, seed, first, len(content))
        try:
            process = await self._running()
            async with AsyncExitStack() as place:
                _write(process, head + content)
                while (line := await _line(process)) != END:
                    if line == TURN:
                        await place.aclose()
                        await place.enter_async_context(turn())
                        _write(process, GO_ON)
                    else:
                        yield line
        except (asyncio.CancelledError, GeneratorExit):
            await self._drop()
            raise
        except BaseException:
            await self.stop()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", PROGRAM),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=2**20,
                start_new_session=True,
            )
        return self._process

    async def _drop(self) -> None:
        """Have it drop the record at its next turn; a new process would load everything again."""
        line = b""
        try:
            if self._process is not None:
                _write(self._process, DROP)
                while line != END:
                    line = await _line(self._process)
        except (EOFError, TimeoutError):
            pass
        finally:
            if line != END:
                await self.stop()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _write(process: asyncio.subprocess.Process, content: bytes) -> None:
    assert process.stdin is not None
    with suppress(BrokenPipeError, ConnectionResetError):
        process.stdin.write(content)


async def _line(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    if line := await asyncio.wait_for(process.stdout.readline(), STUCK):
        return line
    raise EOFError("the process that reviews has ended")


class Going:
    """A review on its way, for everybody who asks for the same one."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.over = False
        self.readers = 0
        self.task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def tell(self, line: bytes | None) -> None:
        """One more line, or None after the last one."""
        if line is None:
            self.over = True
        else:
            self.lines.append(line)
        self._news.set()
        self._news = asyncio.Event()

    async def read(self) -> AsyncIterator[bytes]:
        """All lines; nobody's slow reading holds up the review, and without readers it ends."""
        self.readers += 1
        told = 0
        try:
            while True:
                fresh = self.lines[told:]
                told += len(fresh)
                if fresh:
                    yield b"".join(fresh)
                elif self.over:
                    return
                else:
                    await self._news.wait()
        finally:
            self.readers -= 1
            if not self.readers and not self.over and self.task is not None:
                self.task.cancel()


class Reviews:
    """The reviews of a server: those that go on, and those that were finished."""

    def __init__(self, kept: KeptReviews, thinkers: Thinkers) -> None:
        self.kept, self.thinkers = kept, thinkers
        self.programs = Schedule(PROGRAMS)
        self._free = [Program() for _ in range(PROGRAMS)]
        self._going: dict[str, Going] = {}
        self._tasks: dict[asyncio.Task[None], tuple[str, float]] = {}
        """Whose reviews go on or wait, and since when."""

    def key(self, played: str) -> str:
        return keys.key(played)

    def lines(self, text: str, key: str, first: int, owner: str) -> AsyncIterator[bytes]:
        """The lines of a review that somebody waits for already, or of a new one."""
        going = self._going.get(key)
        if going is None or (going.task is not None and going.task.cancelling()):
            self._check(owner)
            going = self._going[key] = Going()
            work = self._go(going, text, key, first, owner)
            going.task = asyncio.get_running_loop().create_task(work)
            self._tasks[going.task] = owner, time.monotonic()
            going.task.add_done_callback(self._tasks.pop)
        return going.read()

    def _check(self, owner: str) -> None:
        """Refuse what is too much, of one person or of all."""
        for most, error, begun in (
            (
                MOST_OF_ONE,
                TooManyReviewsOfYours,
                [at for one, at in self._tasks.values() if one == owner],
            ),
            (MOST_REVIEWS, TooManyReviews, [at for _, at in self._tasks.values()]),
        ):
            if len(begun) >= most:
                self.thinkers.schedule.refused[Urgency.REVIEW] += 1
                raise error(most, round(max(1.0, min(begun) + USUAL - time.monotonic())))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(program.stop() for program in self._free))

    async def _go(self, going: Going, text: str, key: str, first: int, owner: str) -> None:
        def turn() -> AbstractAsyncContextManager[object]:
            return self.thinkers.schedule.place(owner, key, as_review)

        try:
            await self.thinkers.prepared(compile_all)
            async with (
                self._program(owner, key) as program,
                aclosing(program.lines(text, first=first, turn=turn)) as lines,
            ):
                async for line in lines:
                    if b'"done"' in line[:20]:  # whoever reads this finds it kept
                        await self._keep(key, [*going.lines, line])
                    going.tell(line)
        except Exception:
            logger.exception("a review failed")
        finally:
            going.tell(None)
            if self._going.get(key) is going:
                del self._going[key]

    @asynccontextmanager
    async def _program(self, owner: str, key: str) -> AsyncIterator[Program]:
        """A program that has nothing to do, when it is this owner's turn."""
        async with self.programs.place(owner, key, as_review):
            program = self._free.pop()
            try:
                yield program
            finally:
                self._free.append(program)

    async def _keep(self, key: str, lines: list[bytes]) -> None:
        try:
            await self.kept.keep(key, await asyncio.to_thread(packed_review, lines))
        except Exception:  # a review that cannot be kept is a review all the same
            logger.exception("a review could not be kept")
