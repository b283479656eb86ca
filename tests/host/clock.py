"""The host's clock, moved by a test."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

from purradox.host import Environment
from purradox.host.environment import system_clock

T = TypeVar("T")
MOMENT = 0.003
"""Real seconds that threads and files have to be done, before time leaps."""


class _Leaping(selectors.DefaultSelector):
    """Where nothing comes for a moment, the time of the next timer is now."""

    leapt = 0.0
    threads = 0
    """How many are at work; time stands still for them."""

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        if not (found := super().select(min(timeout, MOMENT))) and not self.threads:
            self.leapt += timeout
        return found


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.leaping = _Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.leapt

    def run_in_executor(self, *work: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        self.leaping.threads += 1
        future = super().run_in_executor(*work)
        future.add_done_callback(self._returned)
        return future

    def _returned(self, _future: asyncio.Future[Any]) -> None:
        self.leaping.threads -= 1


def run_at_once(work: Coroutine[Any, Any, T]) -> T:
    """Run with a clock of its own: only waiting takes time, and no time at all."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(work)


class Clock:
    """The real time, and what was added."""

    def __init__(self) -> None:
        self.added = 0

    def now(self) -> int:
        return system_clock() + self.added

    def move(self, seconds: float) -> None:
        self.added += int(seconds * 1000)

    @property
    def environment(self) -> Environment:
        return Environment(clock=self.now)
