"""Figures for Prometheus."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from purradox.host.schedule import Urgency
from purradox.host.sql import DatabaseHost
from purradox.server.api.limits import Limiter
from purradox.server.asgi import Message, Send
from purradox.server.ops.health import Readiness

EVERY = 2.0
"""Seconds between two times that a worker leaves its figures for the others."""
BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)


class Metrics:
    """Each process counts for itself; of several workers whoever is asked tells the sum."""

    def __init__(self, folder: str = "") -> None:
        self.file = Path(folder) / f"{os.getpid()}" if folder else None
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "purradox_requests", "HTTP requests by status.", ["status"], registry=self.registry
        )
        self.seconds = Histogram(
            "purradox_request_seconds",
            "Time to answer an HTTP request.",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def watch(self, host: DatabaseHost, limiter: Limiter, ready: Readiness) -> None:
        """Figures that are read off when somebody asks."""
        lives = host.tables.loaded
        self._gauge("connections", "Open sockets.", lambda: limiter.open_connections)
        self._gauge("tables", "Tables in memory.", lambda: len(lives))
        broken = host.tables.broken
        self._gauge("broken_tables", "Tables whose log cannot be read.", lambda: len(broken))
        schedule = host.thinkers.schedule
        self._by_class("thoughts_waiting", "Decisions, hints, slices that wait.", schedule.length)
        self._by_class("thoughts_begun", "Those that had their turn.", schedule.begun)
        self._by_class("thoughts_waited_seconds", "Time they waited for it.", schedule.seconds)
        refused = schedule.refused.__getitem__
        self._by_class("thoughts_refused", "Hints and reviews beyond what is allowed.", refused)
        self._gauge("lines_written", "Lines written to logs.", lambda: host.journal.written)
        self._gauge("lines_waiting", "Lines that wait for it.", lambda: host.journal.waiting)
        self._gauge("commits", "Transactions that wrote them.", lambda: host.journal.commits)
        self._gauge(
            "write_failures",
            "Transactions that failed, and trials of writing.",
            lambda: host.journal.failures + ready.failures,
        )
        self._gauge("banned", "Refusals to who is banned.", lambda: host.bans.refused)
        self._gauge("forfeits", "Decisions that a bot of ours lost.", lambda: host.keeper.forfeits)

    def _gauge(self, name: str, help_: str, read: Callable[[], float]) -> None:
        Gauge(f"purradox_{name}", help_, registry=self.registry).set_function(read)

    def _by_class(self, name: str, help_: str, read: Callable[[Urgency], float]) -> None:
        gauge = Gauge(f"purradox_{name}", help_, ["class"], registry=self.registry)
        for one in Urgency:
            gauge.labels(one.name.lower()).set_function(partial(read, one))

    def request(self, status: int, seconds: float) -> None:
        self.requests.labels(str(status)).inc()
        self.seconds.observe(seconds)

    def counted(self, send: Send, begun: float) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.request(message["status"], time.perf_counter() - begun)
            await send(message)

        return sending

    def text(self) -> bytes:
        own = generate_latest(self.registry)
        if self.file is None:
            return own
        fresh = time.time() - 3 * EVERY
        others = [one for one in self.file.parent.iterdir() if one.name.isdigit()]
        texts = [
            one.read_bytes() for one in others if one != self.file and one.stat().st_mtime > fresh
        ]
        return added([own, *texts])

    @asynccontextmanager
    async def left_for_others(self) -> AsyncIterator[None]:
        """Leave the figures where other workers find them, as long as this one serves."""
        if (file := self.file) is None:
            yield
            return

        async def leave() -> None:
            while True:
                part = file.with_suffix(".part")
                part.write_bytes(generate_latest(self.registry))
                part.replace(file)
                await asyncio.sleep(EVERY)

        leaving = asyncio.create_task(leave())
        try:
            yield
        finally:
            leaving.cancel()
            file.unlink(missing_ok=True)


def added(texts: list[bytes]) -> bytes:
    """The figures of several processes as one: sums, but the latest of what is a moment."""
    families: dict[str, dict[str, float]] = {}
    for text in texts:
        head, samples = "", dict[str, float]()
        for line in text.decode().splitlines():
            if line.startswith("# HELP"):
                head = line
            elif line.startswith("#"):
                samples = families.setdefault(f"{head}\n{line}", {})
            else:
                name, _, value = line.rpartition(" ")
                known = samples.get(name, 0.0)
                moment = name.partition("{")[0].endswith(("_created", "_time_seconds"))
                samples[name] = max(known, float(value)) if moment else known + float(value)
    lines = []
    for head, samples in families.items():
        lines += [head, *(f"{name} {value}" for name, value in samples.items())]
    return ("\n".join(lines) + "\n").encode()
