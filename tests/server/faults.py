"""A network that cannot be trusted: between clients and servers, it does what networks do."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from tests.server.people import LOST

PASSED_ON = ("Cookie", "Authorization")
DROP, FREEZE, TWICE, SWAP = 0.03, 0.02, 0.12, 0.12
LONGEST_DELAY = 0.008
FROZEN = 0.1


class Network:
    """Every connection goes to one of the servers, and may break at every message."""

    def __init__(self, urls: Sequence[str], random: Random) -> None:
        self.urls, self.random = list(urls), random
        self.url = ""
        self.done: Counter[str] = Counter()
        self.calm = False

    def _happens(self, what: str, chance: float) -> bool:
        happens = not self.calm and self.random.random() < chance
        self.done[what] += happens
        return happens

    async def _delay(self) -> None:
        if not self.calm:
            await asyncio.sleep(self.random.uniform(0, LONGEST_DELAY))

    async def __call__(self, client: ServerConnection) -> None:
        self.done["connections"] += 1
        request = client.request
        assert request is not None
        headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        address = self.random.choice(self.urls).replace("http", "ws", 1) + "/ws"
        with contextlib.suppress(*LOST):
            async with connect(
                address, additional_headers=headers, proxy=None, compression=None, close_timeout=1
            ) as server:
                await self._between(client, server)
        client.transport.abort()

    async def _between(self, client: ServerConnection, server: ClientConnection) -> None:
        ways = [
            asyncio.create_task(self._to_server(client, server)),
            asyncio.create_task(self._to_client(server, client)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            server.transport.abort()

    async def _to_server(self, client: ServerConnection, server: ClientConnection) -> None:
        """Messages are lost with their connection, sent twice, or overtake each other."""
        async for message in client:
            held = [message]
            if self._happens("swapped", SWAP):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LONGEST_DELAY):
                        held.insert(0, await client.recv())
            for one in held:
                await self._delay()
                if self._happens("dropped before", DROP):
                    return
                await server.send(one)
                if self._happens("twice", TWICE):
                    await server.send(one)
                if self._happens("dropped after", DROP):
                    return

    async def _to_client(self, server: ClientConnection, client: ServerConnection) -> None:
        async for message in server:
            await self._delay()
            if self._happens("half open", FREEZE):
                await asyncio.sleep(FROZEN)
                return
            await client.send(message)


@asynccontextmanager
async def network(urls: Sequence[str], random: Random) -> AsyncIterator[Network]:
    told = Network(urls, random)
    async with serve(told, "127.0.0.1", 0, compression=None, close_timeout=1) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        told.url = f"http://127.0.0.1:{port}"
        yield told
