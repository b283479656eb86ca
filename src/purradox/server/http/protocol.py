"""uvicorn's HTTP protocol with an end for connections that never finish a request."""

import asyncio
from collections.abc import Iterable
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from purradox.host.errors import HostError
from purradox.server.api.errors import NotAMessage, TooManyConnections
from purradox.server.api.limits import Limiter, network_of
from purradox.server.wire.encode import encode, refusal

HEAD = (
    b"HTTP/1.1 %s\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n"
)
FULL = b"429 Too Many Requests\r\nretry-after: 5"
NO_REQUEST = b"400 Bad Request"


class Http(HttpToolsProtocol):
    """One connection until it becomes a socket, if it does."""

    limiter: ClassVar[Limiter]
    proxies: ClassVar[frozenset[str]]
    deadline: asyncio.TimerHandle | None = None
    network = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        self.network = network_of(address)
        proxy = not self.proxies.isdisjoint((address, "*"))
        if not self.limiter.connect(self.network, proxy=proxy):
            limits = self.limiter.limits
            most = min(limits.connections, limits.connections_of_address)
            self._turn_away(FULL, TooManyConnections(most))
            return
        self._expect_request()

    def send_400_response(self, msg: str) -> None:
        self._turn_away(NO_REQUEST, NotAMessage(msg))

    def _turn_away(self, status: bytes, error: HostError) -> None:
        """Refuse what never reaches the application, and close the connection."""
        told = encode(refusal(error, "request"))
        self.transport.write(HEAD % (status, len(told)) + told)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self.limiter.disconnect(self.network)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        self.limiter.disconnect(self.network)  # from here on it is counted as a socket
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._expect_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def _expect_request(self) -> None:
        if self.deadline is None:
            seconds = self.limiter.limits.request_seconds
            self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def _arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


def http_of(limiter: Limiter, proxies: Iterable[str]) -> type[Any]:
    """The protocol of a server with these limits, behind these proxies."""
    return type("Http", (Http,), {"limiter": limiter, "proxies": frozenset(proxies)})
