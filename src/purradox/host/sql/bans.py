"""Who may not come: guests by their id, and networks of addresses."""

from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from sqlalchemy import func, or_, select

from purradox.host.environment import Clock
from purradox.host.errors import Banned
from purradox.host.sql import schema
from purradox.host.sql.database import Database
from purradox.host.sql.devices import DAY

HOUSEHOLD = 64
"""Bits of an IPv6 address that one household has in common."""

Network = IPv4Network | IPv6Network
bans = schema.bans.c


def network_of(text: str) -> Network | None:
    """The network that an operator means, or None for what is no address; an IPv6 address is a /64.

    Raises `ValueError` for a network that is none.
    """
    if not {".", ":", "/"} & set(text):
        return None
    address, slash, _ = text.partition("/")
    found = ip_network(text if slash else f"{address}/{_bits(address)}", strict=False)
    if isinstance(found, IPv6Network) and found.prefixlen >= 96:
        mapped = found.network_address.ipv4_mapped
        if mapped is not None:
            return IPv4Network((mapped, found.prefixlen - 96))
    return found


def _bits(address: str) -> int:
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        return 128 if found.ipv4_mapped else HOUSEHOLD
    return 32


class Bans:
    """The bans of a server, by heart; those of the database count."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database, self.clock = database, clock
        self._guests: dict[str, int | None] = {}
        self._networks: dict[tuple[int, int], dict[int, int | None]] = {}
        """By version and length of the prefix, then by the prefix: when each ends."""
        self._seen: tuple[int, int | None] = 0, None
        self.listeners: set[Callable[[], None]] = set()
        """Called when somebody may be banned who was not."""
        self.refused = 0

    async def refresh(self) -> None:
        """Read the bans again where the database has others than we know."""
        newest = select(func.count(), func.max(bans.made))
        async with self.database.begin() as connection:
            seen: tuple[int, int | None] = tuple((await connection.execute(newest)).one())
            if seen == self._seen:
                return
            alive = or_(bans.until.is_(None), bans.until > self.clock())
            found = (await connection.execute(select(bans.whom, bans.until).where(alive))).all()
        self._guests, self._networks = {}, {}
        for whom, until in found:
            network = network_of(whom)
            if network is None:
                self._guests[whom] = until
            else:
                size = network.version, network.prefixlen
                prefix = int(network.network_address) >> network.max_prefixlen - network.prefixlen
                self._networks.setdefault(size, {})[prefix] = until
        self._seen = seen
        for listener in tuple(self.listeners):
            listener()

    def check(self, *, guest: str | None = None, address: str | None = None) -> None:
        """Refuse who is banned."""
        if not self._guests and not self._networks:
            return
        ends = [] if guest is None or guest not in self._guests else [self._guests[guest]]
        if address is not None and self._networks:
            ends += self._ends(address)
        now = self.clock()
        lasting = [end for end in ends if end is None or end > now]
        if lasting:
            self.refused += 1
            ever = None in lasting
            left = 0 if ever else max(end for end in lasting if end is not None) - now
            raise Banned(-(-left // DAY))

    def _ends(self, address: str) -> list[int | None]:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return []
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return [
            known[prefix]
            for (version, bits), known in self._networks.items()
            if version == found.version
            and (prefix := int(found) >> found.max_prefixlen - bits) in known
        ]
