"""Where sockets come in: who it is, whether there is room, and then the conversation."""

from purradox.host import Guest, Host, HostError
from purradox.host.errors import NoGuest
from purradox.server import wire
from purradox.server.asgi import Receive, Scope, Send, address_of, secret_of
from purradox.server.hinting import Hints
from purradox.server.limits import Doorkeeper, network_of
from purradox.server.refusing import turn_away
from purradox.server.security import same_origin
from purradox.server.seeing import encode
from purradox.server.socket import Connection, talk_with, waits
from purradox.server.troubles import NotReady, OtherOrigin
from purradox.server.uvicorn_socket import ABORT, ENDING, FLOODED, HEARING, WRITE

RESTART = 1012
GOODBYE = encode(wire.Goodbye(0.5))


class Door:
    """The socket's side of a server."""

    def __init__(self, host: Host, doorkeeper: Doorkeeper) -> None:
        self.host, self.doorkeeper = host, doorkeeper
        self.inside: set[Connection] = set()
        self.hints = Hints(host.thinkers)
        self.closing = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            network = network_of(address_of(scope))
            self.doorkeeper.requests.charge(network)
            guest = await self._guest(scope)
            self.doorkeeper.enter(network)
        except HostError as error:
            await turn_away(send, error, socket=True)
            return
        ways = scope.get("extensions", {})
        write, abort = ways.get(WRITE, waits), ways.get(ABORT)
        connection = Connection(
            self.host, guest, self.doorkeeper, network, write, abort, self.hints
        )
        if FLOODED in ways:
            ways[FLOODED](lambda: self.doorkeeper.flooded(network))
        if ENDING in ways:
            ways[ENDING](lambda: connection.tell(GOODBYE))
        if HEARING in ways and not self.host.database.shared:
            ways[HEARING](connection.moves.take)
        self.inside.add(connection)
        try:
            await send({"type": "websocket.accept"})
            await talk_with(connection, receive, send)
        finally:
            self.inside.discard(connection)
            self.doorkeeper.leave(network)

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

    def close(self) -> None:
        """Tell everybody that they should come back in a moment."""
        self.closing = True
        for connection in tuple(self.inside):
            connection.tell(GOODBYE)
            connection.close(RESTART)
