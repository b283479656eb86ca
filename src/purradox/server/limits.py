"""How much anybody may ask for, and what they are told when it was too much."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

from purradox.server.troubles import TooFast, TooManyConnections


@dataclass(frozen=True, slots=True)
class Limits:
    """What one connection, one address and the whole server may take."""

    message_bytes: int = 4096
    messages_a_second: float = 50.0
    messages_at_once: float = 150.0
    requests_a_second: float = 20.0
    requests_at_once: float = 120.0
    connections: int = 4000
    connections_of_address: int = 200
    tables_watched: int = 20
    body_bytes: int = 16_384
    record_bytes: int = 400_000
    unread: int = 500
    """Messages that wait for a slow reader before the connection is closed."""


class Bucket:
    """Fills at a steady rate up to the brim; every message takes one drop."""

    __slots__ = ("at", "brim", "drops", "rate")

    def __init__(self, rate: float, brim: float) -> None:
        self.rate, self.brim, self.drops, self.at = rate, brim, brim, time.monotonic()

    def take(self) -> float:
        """0 when there was a drop, else the seconds until there is one."""
        moment = time.monotonic()
        self.drops = min(self.brim, self.drops + (moment - self.at) * self.rate)
        self.at = moment
        if self.drops < 1:
            return (1 - self.drops) / self.rate
        self.drops -= 1
        return 0.0

    def give_back(self) -> None:
        """The last drop was not needed yet."""
        self.drops += 1


class Doorkeeper:
    """Counts connections and requests by address."""

    MOST_REMEMBERED = 10_000

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections: Counter[str] = Counter()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @property
    def inside(self) -> int:
        return self.connections.total()

    def enter(self, address: str) -> None:
        """Let a connection in, or say why not."""
        if self.inside >= self.limits.connections:
            raise TooManyConnections(self.limits.connections)
        if self.connections[address] >= self.limits.connections_of_address:
            raise TooManyConnections(self.limits.connections_of_address)
        self.connections[address] += 1

    def leave(self, address: str) -> None:
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def request(self, address: str) -> None:
        """Count a request, or say how long to wait."""
        bucket = self._buckets.pop(address, None) or Bucket(
            self.limits.requests_a_second, self.limits.requests_at_once
        )
        self._buckets[address] = bucket
        if len(self._buckets) > self.MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        if wait := bucket.take():
            raise TooFast(round(wait, 2))
