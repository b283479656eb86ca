"""A pool of processes that think, so that nobody waits for a bot but those who play with it."""

import asyncio
import contextlib
import os
import pickle
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import ceil
from typing import Any, Protocol, TypeVar

from purradox.bots import BotSpecError, Forfeit
from purradox.bots.errors import BotNeeds
from purradox.bots.forfeit import Reason
from purradox.bots.pace import NO_STEPS, Steps
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
LONG = 2.0
"""Seconds after which it is told that a bot is being loaded."""
GIVE_WAY, STAND_BACK = 10, 15
"""How much processes give way to those who answer people, for tables and in the background."""
AT_HAND = frozenset({"kitten", "house", "alley", "careful", "random"})
"""Bots that have nothing to load."""
Prepared = tuple[Callable[..., object], tuple[Any, ...]]


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


def as_unattended() -> Urgency:
    return Urgency.UNATTENDED


class Process(Protocol):
    """Where a bot thinks: a process of its own, unless somebody says otherwise."""

    async def load(self, spec: str) -> None:
        """Load what a bot needs."""

    async def call(
        self, seconds: float, function: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Any:
        """The answer of a function of a module; `ThoughtFailed` where there is none in time."""

    async def leave(self) -> None:
        """End it; where it has started programs, let it end them first."""

    async def stop(self) -> None:
        """End it at once."""


class Thinkers:
    """So many processes at most for tables, and as many for the background.

    Each is started when it is first needed. What is loaded for the first time is loaded in a
    process of its own before, as a fresh machine has to compile it, and nobody else waits for it.
    """

    def __init__(self, most: int = 1, process: Callable[[int], "Process"] | None = None) -> None:
        self._process_of = process or _Process
        self._free = {
            background: [
                self._process_of(STAND_BACK if background else GIVE_WAY) for _ in range(most)
            ]
            for background in (False, True)
        }
        self._all = [process for some in self._free.values() for process in some]
        self.schedule = Schedule(most)
        self._going: set[asyncio.Future[Any]] = set()
        self._prepared: dict[Prepared, asyncio.Future[None]] = {}
        self._loading: dict[Prepared, float] = {}
        """What is being loaded, and since when."""

    @property
    def preparing(self) -> frozenset[str]:
        """The bots that are being loaded for the first time, and take long."""
        before = asyncio.get_running_loop().time() - LONG
        return frozenset(
            arguments[0]
            for (function, arguments), since in self._loading.items()
            if function is thinker.load and since < before
        )

    async def prepared(self, function: Callable[..., object], *arguments: Any) -> None:
        """Wait until a function was called once in a process of its own.

        What takes long the first time is done there. Where it fails, whoever needs it finds out;
        a bot that lacks a library is tried again, as it may be installed by then.
        """
        what: Prepared = function, arguments
        if what not in self._prepared:
            self._prepared[what] = asyncio.ensure_future(self._prepare(function, arguments))
        await asyncio.shield(self._prepared[what])

    async def _prepare(self, function: Callable[..., object], arguments: tuple[Any, ...]) -> None:
        process, what = self._process_of(STAND_BACK), (function, arguments)
        self._loading[what] = asyncio.get_running_loop().time()
        try:
            with contextlib.suppress(ThoughtFailed):
                await process.call(START, function, arguments)
        except BotMissingPart:
            del self._prepared[what]
            raise
        finally:
            del self._loading[what]
            await process.stop()

    async def _loaded(self, spec: str) -> None:
        """Have a bot loaded once on this machine before anybody waits for a process with it."""
        if not spec.startswith(PROGRAM) and spec not in AT_HAND:
            await self.prepared(thinker.load, spec)

    async def call(self, seconds: float, function: Callable[..., T], *arguments: Any) -> T:
        """The answer of a function of a module, called in another process."""
        async with self._process(ANYBODY, ANYBODY, at_once) as process:
            return await process.call(seconds, function, arguments)  # type: ignore[no-any-return]

    @asynccontextmanager
    async def _process(
        self, owner: str, table: str, urgent: Urgent, seconds: float = 0.0
    ) -> AsyncIterator["Process"]:
        """A process that has nothing to do, when it is this owner's turn."""
        async with self.schedule.place(owner, table, urgent, seconds) as job:
            assert job.begun is not None
            free = self._free[job.begun.background]
            process = free.pop()
            try:
                yield process
            finally:
                free.append(process)

    async def finish(
        self, seconds: float, owner: str, function: Callable[..., T], *arguments: Any
    ) -> T:
        """A hint: once it has begun it goes on to its end, though nobody waits any more.

        For what strangers ask: a process that is stopped has to load everything again.
        """
        begun = asyncio.Event()

        async def work() -> T:
            async with self._process(owner, owner, as_hint) as process:
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

    async def aside(
        self, seconds: float, spec: str, function: Callable[..., T], *arguments: Any
    ) -> T:
        """The answer of a function that needs a bot, called where and when nobody waits for it."""
        await self._loaded(spec)
        async with self._process(ANYBODY, ANYBODY, as_unattended) as process:
            await process.load(spec)
            return await process.call(seconds, function, arguments)  # type: ignore[no-any-return]

    async def choose(
        self,
        seconds: float,
        spec: str,
        seed: str,
        view: PlayerView,
        owner: str = ANYBODY,
        table: str = ANYBODY,
        urgent: Urgent = at_once,
        steps: Steps = NO_STEPS,
    ) -> Choice:
        """What a bot does within its time, not counting the time it takes to load it.

        The answer comes after whole steps, so that it does not tell how long the bot thought; and
        nobody else has the place before the usual time is over, for the same reason.
        A bot that cannot be made here raises `BotMissingPart`.
        """
        await self._loaded(spec)
        async with self._process(owner, table, urgent, steps.usual) as process:
            await process.load(spec)
            begun = asyncio.get_running_loop().time()
            seconds += PROGRAM_START if spec.startswith(PROGRAM) else 0.0
            told = await _tried(process.call(seconds, thinker.choose, (spec, seed, view)))
            await asleep_until(begun + steps.usual)
        await whole_steps(begun, steps)
        if isinstance(told, ThoughtFailed):
            raise told
        return told  # type: ignore[no-any-return]

    async def close(self) -> None:
        going = [*self._going, *self._prepared.values()]
        for one in going:
            one.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        await asyncio.gather(*(process.leave() for process in self._all))


def missing_of(error: BotSpecError, spec: str) -> BotMissingPart:
    """What a bot lacks that cannot be made here, and the command that installs it or says why."""
    if isinstance(error, BotNeeds):
        return BotMissingPart(spec, error.part, error.command)
    return BotMissingPart(spec, spec, "purradox bots")


async def _tried(work: Awaitable[T]) -> T | ThoughtFailed:
    """The answer or why there is none; who is not waited for any more is gone at once."""
    try:
        return await work
    except ThoughtFailed as error:
        return error


async def asleep_until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))


async def whole_steps(begun: float, steps: Steps) -> None:
    """Wait until a whole number of steps has passed."""
    if steps.step:
        passed = asyncio.get_running_loop().time() - begun
        await asleep_until(begun + max(1, ceil(passed / steps.step)) * steps.step)


class _Process:
    def __init__(self, nice: int) -> None:
        self._nice = nice
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
            *(
                sys.executable,
                "-P",
                "-c",
                f"from {thinker.__name__} import main; main({self._nice})",
            ),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
            # Several processes share the cores: threads of NumPy's would wait for each other.
            env={"OPENBLAS_NUM_THREADS": "1", **os.environ},
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
