"""By which address others reach this server, and how a home network is let in."""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from ipaddress import ip_address

from purradox.server.api.errors import BadRequest, NoNetwork, NotAtHome
from purradox.server.asgi import Scope, header

BACKLOG = 2048
EVERYWHERE = ("0.0.0.0", "::")
SOMEWHERE = ("192.0.2.1", 9)
"""An address that is only for documentation: nothing is ever sent to it."""
PROBES = ("/healthz", "/readyz", "/metrics")
"""Asked by balancers and monitors, often by a bare address."""
_HOST = re.compile(r"[A-Za-z0-9.:\[\]_-]{1,255}")


@dataclass(frozen=True, slots=True)
class Place:
    """What an invitation begins with."""

    address: str
    alone: bool
    """Only this device can open it."""
    opens: bool
    """Whoever asks may let the home network in."""


@dataclass
class Network:
    """Where a server listens; nothing is known of one that somebody else runs."""

    address: str = ""
    port: int = 0
    listen_at: Callable[[socket.socket], Awaitable[None]] | None = None
    """Listens at one more door; only for a server that belongs to who sits before it."""
    _doors: set[str] = field(default_factory=set)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def place(self, scheme: str, host: str, client: str) -> Place:
        """The address for others of who asks here by this name of ours, from there."""
        if not _HOST.fullmatch(host):
            raise BadRequest("host")
        asked = f"{scheme}://{host}"
        if not is_this_device(name_of(host)):
            return Place(asked, alone=False, opens=False)
        near = home_address()
        if near is not None and (self.address in EVERYWHERE or near in self._doors):
            return Place(f"{scheme}://{near}:{self.port}", alone=False, opens=False)
        may = self.listen_at is not None and near is not None and is_this_device(client)
        return Place(asked, alone=True, opens=may)

    async def open(self, scheme: str, host: str, client: str) -> Place:
        """Let devices of the home network in, until the server stops."""
        async with self._lock:
            place = self.place(scheme, host, client)
            if not place.alone:
                return place
            if self.listen_at is None or not is_this_device(client):
                raise NotAtHome
            near = home_address()
            if near is None:
                raise NoNetwork
            try:
                door = listening(near, self.port)
            except OSError as error:
                raise NoNetwork from error
            await self.listen_at(door)
            self._doors.add(near)
            return self.place(scheme, host, client)


def listening(address: str, port: int, *, shared: bool = False) -> socket.socket:
    """A door at this address; raises `OSError` when somebody else has it."""
    door = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared and hasattr(socket, "SO_REUSEPORT"):
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        door.bind((address, port))
        door.listen(BACKLOG)
    except OSError:
        door.close()
        raise
    return door


def home_address() -> str | None:
    """The address of this device in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(SOMEWHERE)
        except OSError:
            return None
        address = str(route.getsockname()[0])
    return None if is_this_device(address) else address


def name_of(host: str) -> str:
    """A `Host` without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def addressed_to(scope: Scope, hosts: tuple[str, ...]) -> bool:
    """Whether a request is meant for one of these names; a probe may use any."""
    if not hosts or scope["path"] in PROBES:
        return True
    return name_of(header(scope, b"host")).rstrip(".").lower() in hosts


def is_this_device(name: str) -> bool:
    """Whether this leads back to the device that says it."""
    if f".{name.lower()}".rstrip(".").endswith(".localhost"):
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified
