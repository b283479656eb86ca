"""An event loop in a thread beside this one, so that a person may take their time to type."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Self, TypeVar

T = TypeVar("T")


class LoopThread:
    """Runs coroutines elsewhere, and waits for them here."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    @contextmanager
    def meanwhile(self, work: Coroutine[Any, Any, None]) -> Iterator[None]:
        """Let something go on as long as a person is asked here."""
        task = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            yield
        finally:
            task.cancel()
            self(asyncio.sleep(0))  # so that it takes no news any more

    def __call__(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()
