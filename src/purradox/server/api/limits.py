"""Rate limits and connection limits, by connection, by address and for the whole server."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from ipaddress import IPv6Address, ip_address

from purradox.server.api.errors import TooFast, TooManyConnections


@dataclass(frozen=True, slots=True)
class Limits:
    """What one connection, one address and the whole server may take."""

    message_bytes: int = 4096
    messages_a_second: float = 50.0
    messages_at_once: float = 150.0
    requests_a_second: float = 20.0
    requests_at_once: float = 120.0
    tables_a_second: float = 1 / 6
    """Tables that the people of one address may make."""
    tables_at_once: float = 40.0
    connections: int = 4000
    connections_of_address: int = 200
    tables_watched: int = 20
    body_bytes: int = 16_384
    record_bytes: int = 400_000
    unread_bytes: int = 1 << 18
    """Bytes that wait for a slow reader before the connection is closed."""
    workers: int = 1
    """Processes that serve together; each allows an address its part of what all allow a second."""
    request_seconds: float = 20.0
    """How long a request may take to arrive, from the first byte of its header to its last."""


ADDRESS = 20
"""All connections of an address together may send as many messages as this many of them."""
TALK = 0.5, 5.0
"""Phrases a second that one guest may say, and at once."""
GUESSES = 0.1, 20.0
"""Codes and recovery words that nobody has which one address may bring a second, and at once."""
EXPORTS = 1 / 60, 3.0
"""Times a second that one guest may be told all that there is of them, and at once."""
FLOOD = 40
"""Requests that a connection costs its address when it was closed for flooding."""


class Bucket:
    """A token bucket: it fills at a steady rate up to its capacity."""

    __slots__ = ("at", "capacity", "rate", "tokens")

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate, self.capacity, self.tokens = rate, capacity, capacity
        self.at = time.monotonic()

    def take(self, cost: float = 1) -> float:
        """0 when there was a token, else the seconds until there is one."""
        moment = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (moment - self.at) * self.rate)
        self.at = moment
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate
        self.tokens -= cost
        return 0.0

    def give_back(self) -> None:
        """The last token was not needed yet."""
        self.tokens += 1


class Buckets:
    """A bucket for each of many; those that were not used for long are forgotten."""

    REMEMBERED = 10_000

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate, self.capacity = rate, capacity
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, whose: str) -> Bucket:
        bucket = self._buckets.pop(whose, None) or Bucket(self.rate, self.capacity)
        self._buckets[whose] = bucket
        if len(self._buckets) > self.REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket

    def charge(self, whose: str, cost: float = 1) -> None:
        """Take a token, or say how long to wait for one."""
        if wait := self.of(whose).take(cost):
            raise TooFast(round(wait, 2))


class Limiter:
    """Counts connections and requests by address; its buckets outlive a connection."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections: Counter[str] = Counter()
        self.requests = self._shared(limits.requests_a_second, limits.requests_at_once)
        self.messages = self._shared(
            ADDRESS * limits.messages_a_second, ADDRESS * limits.messages_at_once
        )
        self.tables = self._shared(limits.tables_a_second, limits.tables_at_once)
        self.talk = Buckets(*TALK)
        self.guesses = self._shared(*GUESSES)
        self.exports = Buckets(*EXPORTS)
        self._requesting: Counter[str] = Counter()

    def _shared(self, rate: float, capacity: float) -> Buckets:
        """Buckets of addresses, whose connections are spread over the workers."""
        part = rate / self.limits.workers
        return Buckets(part if rate < 1 else max(1.0, part), capacity)

    @property
    def open_connections(self) -> int:
        return self.connections.total()

    def enter(self, network: str) -> None:
        """Let a connection in, or say why not."""
        if self.open_connections >= self.limits.connections:
            raise TooManyConnections(self.limits.connections)
        if self.connections[network] >= self.limits.connections_of_address:
            raise TooManyConnections(self.limits.connections_of_address)
        self.connections[network] += 1

    def leave(self, network: str) -> None:
        self.connections[network] -= 1
        if self.connections[network] <= 0:
            del self.connections[network]

    def connect(self, network: str, *, proxy: bool) -> bool:
        """Count a connection that is no socket yet; whether there is room for it.

        A proxy speaks for many, and cuts them off itself.
        """
        self._requesting[network] += 1
        if self._requesting.total() > self.limits.connections:
            return False
        return proxy or self._requesting[network] <= self.limits.connections_of_address

    def disconnect(self, network: str) -> None:
        self._requesting[network] -= 1
        if self._requesting[network] <= 0:
            del self._requesting[network]

    def flooded(self, network: str) -> None:
        """A connection of this network had to be closed: it may not come back at once."""
        self.requests.of(network).tokens -= FLOOD


def mark_of(network: str) -> str:
    """Tells the networks in a lobby apart, and is too short to tell which one it is."""
    return sha256(network.encode()).hexdigest()[:4]


def network_of(address: str) -> str:
    """What limits count as one: an IPv4 address, or a /64 of IPv6, which is one household."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
