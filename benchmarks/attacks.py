"""What somebody could do to hurt a server, from another address of this machine's loopback.

    python -m benchmarks.attacks NAME http://127.0.0.1:PORT

Each goes on until it is stopped. `benchmarks.abuse` measures what others notice of it.
"""

import asyncio
import contextlib
import itertools
import json
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from random import Random
from typing import Any
from urllib.parse import urlsplit

from purradox.bots import make_bot, play_match
from purradox.notation import record_of, to_text
from purradox.rules import variant

FROM = ("127.0.0.2", 0)
EMPTY_PING = b"\x89\x80\0\0\0\0"
PAUSE = 0.05


class Attacker:
    """Somebody with as many connections as they like."""

    def __init__(self, url: str) -> None:
        place = urlsplit(url)
        self.host, self.port = place.hostname or "", place.port or 0

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=FROM)

    async def ask(self, path: str, body: bytes = b"", token: str = "", kind: str = "json") -> Any:
        """A request, and what was answered; None for a refusal."""
        reader, writer = await self.connect()
        try:
            writer.write(_head("POST", path, token, kind, len(body)) + body)
            told = await reader.read()
        finally:
            writer.close()
        head, _, content = told.partition(b"\r\n\r\n")
        return json.loads(content) if b" 200 " in head[:20] and kind == "json" else None

    async def guest(self) -> str:
        while True:
            told = await self.ask("/api/bots", b'{"name":"Eve"}')
            if told is not None:
                return str(told["token"])
            await asyncio.sleep(1)

    async def table(self, token: str, **options: Any) -> str:
        while True:
            told = await self.ask("/api/tables", json.dumps(options).encode(), token)
            if told is not None:
                return str(told["table"])
            await asyncio.sleep(1)

    async def socket(self, token: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket, whatever is answered."""
        reader, writer = await self.connect()
        upgrade = (
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        )
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(f"GET /ws HTTP/1.1\r\nHost: x\r\n{upgrade}{bearer}\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


def _head(method: str, path: str, token: str, kind: str, length: int) -> bytes:
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    content = "application/json" if kind == "json" else "text/plain"
    return (
        f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{bearer}"
        f"Content-Type: {content}\r\nContent-Length: {length}\r\n\r\n"
    ).encode()


def frame(**message: Any) -> bytes:
    """A masked text frame."""
    content = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(content), 0, 0, 0, 0]) + content


async def drained(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


async def flood(eve: Attacker, content: bytes, token: str = "", *, reads: bool = True) -> None:
    """The same bytes over one socket, for as long as it is open."""
    reader, writer = await eve.socket(token)
    reading = asyncio.ensure_future(drained(reader)) if reads else None
    try:
        while not writer.is_closing():
            writer.write(content)
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        writer.close()
        if reading is not None:
            reading.cancel()


async def pings(eve: Attacker) -> None:
    await flood(eve, EMPTY_PING * 500, reads=False)


async def half_headers(eve: Attacker) -> None:
    _, writer = await eve.connect()
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
    await asyncio.sleep(3)
    writer.close()


async def upgrades(eve: Attacker) -> None:
    _, writer = await eve.socket("nobody")
    writer.close()


async def phrases(eve: Attacker) -> None:
    token = await eve.guest()
    table = await eve.table(token, players=2, bots=[None, "kitten"])
    said = frame(type="watch", table=table) + frame(type="talk", table=table, phrase="hello") * 20
    await flood(eve, said, token)


async def tables(eve: Attacker) -> None:
    token = await eve.guest()
    for _ in range(50):
        await eve.table(token, players=5, bots=["schrodinger"] * 5, pace="instant")
    await asyncio.sleep(60)


async def first(eve: Attacker) -> None:
    """No attack: somebody's first strong bot on this machine."""
    await eve.table(await eve.guest(), players=2, bots=["schrodinger"] * 2, pace="instant")
    await asyncio.sleep(600)


async def hints(eve: Attacker) -> None:
    token = await eve.guest()
    table = await eve.table(token, players=2, bots=[None, "kitten"], pace="instant", aids=True)
    asked = frame(type="watch", table=table) + frame(type="hint", table=table)
    await flood(eve, asked, token)


def _record(number: int) -> bytes:
    chairs = [make_bot("random", Random(f"{number} {seat}")) for seat in range(4)]
    return to_text(record_of(play_match(variant(4), chairs, Random(number)))).encode()


@cache
def _records() -> Iterator[bytes]:
    """Made beforehand, as whoever attacks has a processor of their own; every review is new."""
    return itertools.cycle([_record(number) for number in range(100)])


async def reviews(eve: Attacker) -> None:
    token, records = await eve.guest(), _records()
    for body in records:
        _, writer = await eve.connect()
        writer.write(_head("POST", "/api/review", token, "text", len(body)) + body)
        await asyncio.sleep(PAUSE)  # and nothing is read


async def replays(eve: Attacker) -> None:
    one = _record(1)
    body = one * (390_000 // len(one))
    while True:
        await eve.ask("/api/replay", body, kind="text")


async def watches(eve: Attacker) -> None:
    token = await eve.guest()
    table = await eve.table(token, players=2, listed=True)
    async with asyncio.TaskGroup() as group:
        for _ in range(15):
            group.create_task(flood(eve, frame(type="watch", table=table)))


async def deaf(eve: Attacker) -> None:
    token = await eve.guest()
    table = await eve.table(token, players=2, bots=["kitten", "kitten"], pace="instant")
    await flood(eve, frame(type="watch", table=table), token, reads=False)


ATTACKS: dict[str, tuple[int, Callable[[Attacker], Awaitable[None]]]] = {
    "pings": (3, pings),
    "half headers": (400, half_headers),
    "upgrades": (20, upgrades),
    "phrases": (30, phrases),
    "tables of bots": (1, tables),
    "first schrodinger": (1, first),
    "hints": (20, hints),
    "reviews": (10, reviews),
    "replays": (10, replays),
    "watching": (10, watches),
    "never reading": (60, deaf),
}
"""How many do it at the same time, and what."""


async def attack(name: str, url: str) -> None:
    count, work = ATTACKS[name]
    eve = Attacker(url)

    async def again() -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, ExceptionGroup):
                await work(eve)
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*(again() for _ in range(count)))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)
    asyncio.run(attack(sys.argv[1], sys.argv[2]))
