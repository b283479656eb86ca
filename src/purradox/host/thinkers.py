"""A pool of processes that think, so that nobody waits for a bot but those who play with it."""

import asyncio
import contextlib
import pickle
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from purradox.bots import BotSpecError, Forfeit
from purradox.bots.errors import BotNeeds
from purradox.bots.forfeit import Reason
from purradox.host import thinker
from purradox.host.errors import BotMissingPart
from purradox.host.schedule import Schedule, Urgency, Urgent
from purradox.rules import Choice, PlayerView

T = TypeVar("T")

START = 300.0
"""Seconds for a process to load what it thinks with; on a fresh machine it is compiled first."""
PROGRAM = "exec:"
PROGRAM_START = 15.0
"""Seconds more for a bot that is a program: it keeps its own time, and may have to start."""
LEAVING = 2.0
"""Seconds for a process to end the programs that it started."""


class ThoughtFailed(Exception):
    """No answer: the process died, was too slow, or raised; or a program forfeited."""

    def __init__(self, reason: str, detail: str = "", forfeit: Forfeit | None = None) -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason, self.detail, self.forfeit = reason, detail, forfeit


FORFEITS = {
    **dict.fromkeys((Reason.ILLEGAL, Reason.NONSENSE, Reason.TOO_LONG), "illegal"),
    **dict.fromkeys((Reason.DIED, Reason.CLOSED, Reason.NOT_STARTED, Reason.GIVEN_UP), "died"),
    Reason.LATE: "late",
}
"""What the log says of a program's forfeits; `refused` of any other."""


ANYBODY = ""
"""Who owns work in a process that serves one person."""


def at_once() -> Urgency:
    return Urgency.OPPONENT


def as_hint() -> Urgency:
    return Urgency.HINT


class Thinkers:
    """So many processes at most; each is started when it is first needed."""

    def __init__(self, most: int = 1) -> None:
        self._all = [_Process() for _ in range(most)]
        self._free = [*self._all]
        self.schedule = Schedule(most)
        self._going: set[asyncio.Future[Any]] = set()
        self._preparing: asyncio.Future[Any] | None = None

    def prepare(self, function: Callable[..., object], *arguments: Any) -> None:
        """Call a function in a process of its own, once; what strangers ask waits until it is done.

        What takes long the first time is done there, and no bot waits behind it.
        """
        if self._preparing is None:
            self._preparing = asyncio.ensure_future(self._prepare(function, arguments))

    async def _prepare(self, function: Callable[..., object], arguments: tuple[Any, ...]) -> None:
        process = _Process()
        try:
            with contextlib.suppress(ThoughtFailed):  # whoever needs it then does it alone
                await process.call(START, function, arguments)
        finally:
            await process.stop()

    async def call(self, seconds: float, function: Callable[..., T], *arguments: Any) -> T:
        """The answer of a function of a module, called in another process."""
        async with self._process(ANYBODY, at_once) as process:
            return await process.call(seconds, function, arguments)  # type: ignore[no-any-return]

    @asynccontextmanager
    async def _process(self, owner: str, urgent: Urgent) -> AsyncIterator["_Process"]:
        """A process that has nothing to do, when it is this owner's turn."""
        async with self.schedule.place(owner, urgent):
            process = self._free.pop()
            try:
                yield process
            finally:
                self._free.append(process)

    async def finish(
        self, seconds: float, owner: str, function: Callable[..., T], *arguments: Any
    ) -> T:
        """A hint: once it has begun it goes on to its end, though nobody waits any more.

        For what strangers ask: a process that is stopped has to load everything again.
        """
        if self._preparing is not None:
            await asyncio.shield(self._preparing)
        begun = asyncio.Event()

        async def work() -> T:
            async with self._process(owner, as_hint) as process:
                begun.set()
                return await process.call(seconds, function, arguments)  # type: ignore[no-any-return]

        def done(one: asyncio.Future[Any]) -> None:
            self._going.discard(one)
            if not one.cancelled():
                one.exception()  # whoever waited may be gone

        going = asyncio.ensure_future(work())
        self._going.add(going)
        going.add_done_callback(done)
        try:
            return await asyncio.shield(going)
        except asyncio.CancelledError:
            if not begun.is_set():
                going.cancel()
            raise

    async def choose(
        self,
        seconds: float,
        spec: str,
        seed: str,
        view: PlayerView,
        owner: str = ANYBODY,
        urgent: Urgent = at_once,
    ) -> Choice:
        """What a bot does within its time, not counting the time it takes to load it.

        One that cannot be made here raises `BotMissingPart`.
        """
        async with self._process(owner, urgent) as process:
            await process.load(spec)
            seconds += PROGRAM_START if spec.startswith(PROGRAM) else 0.0
            return await process.call(seconds, thinker.choose, (spec, seed, view))  # type: ignore[no-any-return]

    async def close(self) -> None:
        going = [*self._going, *filter(None, [self._preparing])]
        for one in going:
            one.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        await asyncio.gather(*(process.leave() for process in self._all))


def missing_of(error: BotSpecError, spec: str) -> BotMissingPart:
    """What a bot lacks that cannot be made here, and the command that installs it or says why."""
    if isinstance(error, BotNeeds):
        return BotMissingPart(spec, error.part, error.command)
    return BotMissingPart(spec, spec, "purradox bots")


class _Process:
    def __init__(self) -> None:
        self._loaded: set[str] = set()
        self._running: asyncio.subprocess.Process | None = None

    async def load(self, spec: str) -> None:
        if spec not in self._loaded:
            await self.call(START, thinker.load, (spec,))
            self._loaded.add(spec)

    async def call(
        self, seconds: float, function: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Any:
        try:
            if self._running is None:
                await self._start()
            good, told = await asyncio.wait_for(self._ask(function, arguments), seconds)
        except TimeoutError as error:
            await self.stop()
            raise ThoughtFailed("late") from error
        except (OSError, EOFError, asyncio.IncompleteReadError, pickle.UnpicklingError) as error:
            await self.stop()
            raise ThoughtFailed("died") from error
        except BaseException:
            await self.stop()
            raise
        if isinstance(told, BotSpecError):
            await self.stop()  # a new process finds what has been installed by then
            raise missing_of(told, arguments[0])
        if isinstance(told, Forfeit):
            raise ThoughtFailed(FORFEITS.get(told.reason, "refused"), told.detail, told)
        if not good:
            raise ThoughtFailed("refused", str(told))
        return told

    async def _start(self) -> None:
        self._running = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", f"from {thinker.__name__} import main; main()"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )

    async def _ask(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        process = self._running
        if process is None or process.stdin is None or process.stdout is None:
            raise EOFError
        question = pickle.dumps((function, arguments))
        process.stdin.write(thinker.SIZE.pack(len(question)) + question)
        await process.stdin.drain()
        (length,) = thinker.SIZE.unpack(await process.stdout.readexactly(thinker.SIZE.size))
        return pickle.loads(await process.stdout.readexactly(length))

    async def leave(self) -> None:
        """End the process; where it has started programs, let it end them first."""
        process = self._running
        if process is not None and any(spec.startswith(PROGRAM) for spec in self._loaded):
            with contextlib.suppress(TimeoutError, OSError):
                if process.stdin is not None:
                    process.stdin.close()
                await asyncio.wait_for(process.wait(), LEAVING)
        await self.stop()

    async def stop(self) -> None:
        process, self._running = self._running, None
        self._loaded.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
