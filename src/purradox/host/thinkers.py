"""A pool of processes that think, so that nobody waits for a bot but those who play with it."""

import asyncio
import contextlib
import pickle
import sys
from collections.abc import Callable
from typing import Any, TypeVar

from purradox.host import thinker
from purradox.rules import Choice, PlayerView

T = TypeVar("T")

START = 300.0
"""Seconds for a process to load what it thinks with; on a fresh machine it is compiled first."""


class ThoughtFailed(Exception):
    """No answer: the process died, was too slow, or raised."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason, self.detail = reason, detail


class Thinkers:
    """So many processes at most; each is started when it is first needed."""

    def __init__(self, most: int = 1) -> None:
        self._free: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()
        self._all = [_Process() for _ in range(most)]
        for process in self._all:
            self._free.put_nowait(process)
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
        process = await self._free.get()
        try:
            return await process.call(seconds, function, arguments)  # type: ignore[no-any-return]
        finally:
            self._free.put_nowait(process)

    async def finish(self, seconds: float, function: Callable[..., T], *arguments: Any) -> T:
        """The same, but once it has begun it goes on to its end, though nobody waits any more.

        For what strangers ask: a process that is stopped has to load everything again.
        """
        if self._preparing is not None:
            await asyncio.shield(self._preparing)
        process = await self._free.get()

        def done(one: asyncio.Future[Any]) -> None:
            self._going.discard(one)
            self._free.put_nowait(process)
            if not one.cancelled():
                one.exception()  # whoever waited may be gone

        going = asyncio.ensure_future(process.call(seconds, function, arguments))
        self._going.add(going)
        going.add_done_callback(done)
        return await asyncio.shield(going)

    async def choose(self, seconds: float, spec: str, seed: str, view: PlayerView) -> Choice:
        """What a bot does within its time, not counting the time it takes to load it."""
        process = await self._free.get()
        try:
            await process.load(spec)
            return await process.call(seconds, thinker.choose, (spec, seed, view))  # type: ignore[no-any-return]
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        going = [*self._going, *filter(None, [self._preparing])]
        for one in going:
            one.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        for process in self._all:
            await process.stop()


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

    async def stop(self) -> None:
        process, self._running = self._running, None
        self._loaded.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
