"""Servers to test: inside this process, or in one of their own that can be killed."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from purradox.host.sql import DatabaseHost
from purradox.server.api.limits import Limits
from purradox.server.app import Server, Settings
from purradox.server.http.static import Assets
from purradox.server.ops.serving import config, serve
from purradox.server.ops.settings import Serving

UNLIMITED = Limits(
    messages_a_second=1e6,
    messages_at_once=1e6,
    requests_a_second=1e6,
    requests_at_once=1e6,
    tables_a_second=1e6,
    tables_at_once=1e6,
    connections_of_address=100_000,
)
TIMEOUT = 180.0


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class _Quiet(uvicorn.Server):
    """One that leaves the signals of this process alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass
class Inside:
    """A server in this process, in this loop."""

    url: str
    server: Server

    @property
    def host(self) -> DatabaseHost:
        assert self.server.host is not None
        return self.server.host


@cache
def the_page() -> Assets:
    """Packed once, not for every server."""
    return Assets()


def settings(database: str, **changes: Any) -> Settings:
    """Settings without limits and without pauses."""
    return replace(Settings(database, limits=UNLIMITED), **changes)


@asynccontextmanager
async def running(database: str, *, port: int = 0, **changes: Any) -> AsyncIterator[Inside]:
    """A server that listens on a port of its own, in the loop of the test."""
    with patch("purradox.server.app.Assets", the_page):
        server = Server(settings(database, **changes))
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(("127.0.0.1", port))
        serving = _Quiet(config(Serving(), server))
        task = asyncio.create_task(serving.serve(sockets=[door]))
        try:
            while not serving.started:
                await asyncio.sleep(0.005)
                if task.done():
                    await task
                    raise RuntimeError("the server did not start")
            yield Inside(f"http://127.0.0.1:{door.getsockname()[1]}", server)
        finally:
            serving.should_exit = True
            await task


@contextmanager
def in_thread(database: str, **changes: Any) -> Iterator[Inside]:
    """The same for tests that have no loop of their own."""
    found: list[Inside] = []
    ready = threading.Event()
    stop: list[Callable[[], object]] = []

    async def main() -> None:
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        stop.append(lambda: loop.call_soon_threadsafe(ended.set))
        async with running(database, **changes) as inside:
            found.append(inside)
            ready.set()
            await ended.wait()

    def run() -> None:
        try:
            asyncio.run(main())
        finally:
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        assert ready.wait(TIMEOUT)
        assert found, "the server did not start"
        yield found[0]
    finally:
        stop[0]()
        thread.join(TIMEOUT)


_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["tests.server.running"])


def _serve(serving: Serving, log: Path) -> None:
    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise SystemExit

    signal.signal(signal.SIGTERM, stop)
    with log.open("ab") as file:
        os.dup2(file.fileno(), 2)
    serve(serving)


@dataclass
class Outside:
    """A server in a process of its own, which can be killed and started again where it was."""

    database: str
    log: Path
    port: int = field(default_factory=free_port)
    thinkers: int = 1
    process: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *, wait: bool = True) -> None:
        serving = Serving(
            port=self.port,
            database=self.database,
            thinkers=self.thinkers,
            messages=1e6,
            requests=1e6,
            connections=100_000,
        )
        self.process = _forks.Process(target=_serve, args=(serving, self.log))
        self.process.start()
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + TIMEOUT
        while not self.ready():
            assert time.monotonic() < end, self.told()
            assert self.process is not None
            assert self.process.is_alive(), self.told()
            time.sleep(0.02)

    def ready(self) -> bool:
        try:
            with urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As a power cut would."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.join()
            process.close()

    def stop(self) -> None:
        """As its keeper would."""
        process, self.process = self.process, None
        if process is not None:
            process.terminate()
            process.join(TIMEOUT)
            process.close()

    def told(self) -> str:
        """What it wrote to its log."""
        return self.log.read_text("utf-8") if self.log.exists() else ""


@contextmanager
def outside(database: str, log: Path, **changes: Any) -> Iterator[Outside]:
    server = Outside(database, log, **changes)
    server.start()
    try:
        yield server
    finally:
        server.kill()


async def until(true: Callable[[], bool], seconds: float = TIMEOUT) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited in vain"
        await asyncio.sleep(0.001)


async def cancelled(*tasks: "asyncio.Task[Any]") -> None:
    for task in tasks:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)
