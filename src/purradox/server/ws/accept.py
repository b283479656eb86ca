"""The WebSocket endpoint: who connects, whether there is room, and then the connection."""

from collections.abc import Callable

from purradox.host import Guest, HostError
from purradox.host.errors import Banned, NoGuest
from purradox.host.sql import DatabaseHost
from purradox.server.api import connection as api
from purradox.server.api.connection import Connection, talk_with, waits
from purradox.server.api.errors import NotReady, OtherOrigin
from purradox.server.api.feed import Feeds
from purradox.server.api.limits import Limiter, network_of
from purradox.server.asgi import Receive, Scope, Send, address_of, secret_of
from purradox.server.http.refusals import reject
from purradox.server.http.security import same_origin
from purradox.server.wire import messages
from purradox.server.wire.encode import encode
from purradox.server.ws.hints import Hints
from purradox.server.ws.protocol import ABORT, ENDING, FLOODED, READ, WRITE

RESTART = 1012
GOODBYE = encode(messages.Goodbye(0.5))


class WebSocketEndpoint:
    """All WebSocket connections of a server."""

    def __init__(self, host: DatabaseHost, limiter: Limiter) -> None:
        self.host, self.limiter, self.feeds = host, limiter, Feeds()
        self.hints = Hints(host.thinkers)
        self.connections: dict[Connection, str] = {}
        """Each with the address that it comes from."""
        host.bans.listeners.add(self._end_banned)
        self.closing = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            address = address_of(scope)
            network = network_of(address)
            self.host.bans.check(address=address)
            self.limiter.requests.charge(network)
            guest = await self._guest(scope)
            self.host.bans.check(guest=guest.id if guest else None, address=address)
            self.limiter.enter(network)
        except HostError as error:
            await reject(send, error, socket=True)
            return
        ways = scope.get("extensions", {})
        write, abort = ways.get(WRITE, waits), ways.get(ABORT)
        connection = Connection(
            self.host, self.feeds, self.hints, guest, self.limiter, network, write, abort
        )
        if FLOODED in ways:
            ways[FLOODED](lambda: self.limiter.flooded(network))
        if ENDING in ways:
            ways[ENDING](lambda: connection.tell(GOODBYE))
        self.connections[connection] = address
        leave = self._until_logged_out(scope, connection)
        try:
            await send({"type": "websocket.accept"})
            read, say, close = _over(receive, send)
            await talk_with(connection, ways.get(READ, read), say, close)
        finally:
            del self.connections[connection]
            leave()
            self.limiter.leave(network)

    async def _guest(self, scope: Scope) -> Guest | None:
        """Who comes: a guest, or nobody in particular; a wrong secret is not nobody."""
        if self.closing:
            raise NotReady
        secret, program = secret_of(scope)
        if not program and not same_origin(scope):
            raise OtherOrigin
        if secret is None:
            return None
        guest = await self.host.guests.known(secret)
        if guest is None:
            raise NoGuest
        return guest

    def _until_logged_out(self, scope: Scope, connection: Connection) -> Callable[[], None]:
        """A connection ends with the login of its device; gives what to call when it has ended."""
        secret, _ = secret_of(scope)
        if secret is None:
            return lambda: None
        return self.host.guests.devices.connected(secret, connection.end)

    def _end_banned(self) -> None:
        """Connections of those who are banned now end."""
        for connection, address in tuple(self.connections.items()):
            try:
                self.host.bans.check(guest=connection.guest_id, address=address)
            except Banned as banned:
                connection.end(banned)

    def close(self) -> None:
        """Tell everybody that they should come back in a moment."""
        self.closing = True
        for connection in tuple(self.connections):
            connection.tell(GOODBYE)
            connection.close(RESTART)


def _over(receive: Receive, send: Send) -> tuple[api.Receive, api.Send, api.Close]:
    """How a connection speaks over ASGI."""

    async def read() -> str | bytes | None:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("text") or message.get("bytes") or ""

    async def write(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    async def close(code: int) -> None:
        await send({"type": "websocket.close", "code": code})

    return read, write, close
