"""Figures for Prometheus."""

import time
from collections.abc import Callable
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from purradox.host import Host
from purradox.host.schedule import Urgency
from purradox.server.asgi import Message, Send
from purradox.server.limits import Doorkeeper

BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)


class Metrics:
    """Each server counts for itself."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "purradox_requests", "HTTP requests by status.", ["status"], registry=self.registry
        )
        self.seconds = Histogram(
            "purradox_request_seconds",
            "Time to answer an HTTP request.",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def watch(self, host: Host, doorkeeper: Doorkeeper) -> None:
        """Figures that are read off when somebody asks."""
        lives = host.referee.lives
        self._gauge("connections", "Open sockets.", lambda: doorkeeper.inside)
        self._gauge("tables", "Tables in memory.", lambda: len(lives))
        broken = host.referee.broken
        self._gauge("broken_tables", "Tables whose log cannot be read.", lambda: len(broken))
        schedule = host.thinkers.schedule
        self._by_class("thoughts_waiting", "Decisions, hints, slices that wait.", schedule.length)
        self._by_class("thoughts_begun", "Those that had their turn.", schedule.begun)
        self._by_class("thoughts_waited_seconds", "Time they waited for it.", schedule.seconds)
        refused = schedule.refused.__getitem__
        self._by_class("thoughts_refused", "Hints and reviews beyond what is allowed.", refused)
        self._gauge("lines_written", "Lines written to logs.", lambda: host.journal.written)
        self._gauge("commits", "Transactions that wrote them.", lambda: host.journal.commits)
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
        return generate_latest(self.registry)
