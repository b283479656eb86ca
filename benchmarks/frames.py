"""Frames that no client should send: random, mutated, and nearly right ones."""

import asyncio
import base64
import json
import os
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any
from urllib.parse import urlsplit

KINDS = ("watch", "unwatch", "move", "why", "talk", "reveal", "hint", "ping")
FIELDS = ("table", "after", "decision", "move", "phrase", "value", "type", "seat", "__class__")
ANSWERS = {
    *("welcome", "table", "update", "accepted", "refused", "reason", "hinted", "goodbye", "pong"),
}
TEXTS = ("", "5b", "0", "9g", "1.play.1", "1.discard.0", "hello", "\0", "😺", "é" * 30, "0" * 64)
NUMBERS = (0, -1, 1, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, True, None)
INSERTS = (b'"', b"{", b"[", b"}", b"\\u0000", b",", b"1e9999")
TEXT, BINARY, CLOSE = 1, 2, 8
BATCH = 40
TIMEOUT = 30.0


def frame(payload: bytes, opcode: int = TEXT, first: int = 0x80, masked: bool = True) -> bytes:
    """A frame as clients send it, or nearly so."""
    size, mask = len(payload), 0x80 if masked else 0
    head = bytes([first | opcode])
    if size < 126:
        head += bytes([mask | size])
    elif size < 1 << 16:
        head += bytes([mask | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + size.to_bytes(8, "big")
    return head + (b"\0\0\0\0" if masked else b"") + payload


def value(random: Random, tables: Sequence[str], depth: int = 0) -> Any:
    match random.randrange(8 if depth < 4 else 5):
        case 0 | 1:
            return random.choice(tables)
        case 2:
            return random.choice(TEXTS)
        case 3:
            return random.choice(NUMBERS)
        case 4:
            return "".join(chr(random.randrange(32, 0x2FF)) for _ in range(random.randrange(40)))
        case 5:
            return [value(random, tables, depth + 1) for _ in range(random.randrange(4))]
        case 6:
            return {
                random.choice(FIELDS): value(random, tables, depth + 1)
                for _ in range(random.randrange(4))
            }
        case _:
            return random.choice(KINDS)


def message(random: Random, tables: Sequence[str]) -> dict[str, Any]:
    """Something that looks like a message; hints are left out mostly, as they take their time."""
    kind = random.choice(KINDS)
    if kind == "hint" and random.random() < 0.99:
        kind = "move"
    told: dict[str, Any] = {"type": kind, "table": random.choice(tables)}
    if kind == "move":
        told |= {"decision": f"{random.randrange(4)}.{random.choice(('play', 'discard'))}.1"}
    told |= {"move": random.choice(TEXTS)} if kind in ("move", "why") else {}
    if random.random() < 0.25:
        told[random.choice(FIELDS)] = value(random, tables)
    if random.random() < 0.1:
        told.pop(random.choice(list(told)))
    return told


def mutated(random: Random, content: bytes) -> bytes:
    """The same with a few bytes changed, cut out or doubled."""
    changed = bytearray(content)
    for _ in range(random.randrange(1, 4)):
        at = random.randrange(len(changed) + 1)
        match random.randrange(4):
            case 0:
                changed[at : at + 1] = bytes([random.randrange(32, 127)])
            case 1:
                del changed[at : at + random.randrange(1, 9)]
            case 2:
                changed[at:at] = changed[at : at + 8]
            case _:
                changed[at:at] = random.choice(
                    [b'"', b"{", b"[", b"}", b"\\u0000", b",", b"1e9999"]
                )
    return bytes(changed)


def drawn(random: Random, tables: Sequence[str]) -> bytes:
    """A frame that a server must survive; few break the rules of WebSockets themselves."""
    content = json.dumps(message(random, tables)).encode()
    chance = random.random()
    if chance < 0.35:
        return frame(content)
    if chance < 0.75:
        return frame(mutated(random, content))
    if chance < 0.85:
        return frame(random.randbytes(random.randrange(200)), BINARY)
    if chance < 0.90:
        deep = random.randrange(1, 1000)
        return frame(b"[" * deep + b"]" * random.randrange(deep + 1))
    if chance < 0.93:
        half = len(content) // 2
        return frame(content[:half], TEXT, 0) + frame(content[half:], 0, 0x80)
    if chance < 0.997:
        return frame(json.dumps(value(random, tables)).encode())
    return random.choice(
        [
            frame(random.randbytes(20)),  # hardly ever UTF-8
            frame(b"x" * random.choice([5000, 70_000])),
            frame(content, random.randrange(3, 8)),
            frame(content, TEXT, 0xF0),
            frame(content, masked=False),
            frame(b"x" * 200, 9),
            frame(content, 0),
            frame(random.randbytes(2), CLOSE),
            random.randbytes(30),
        ]
    )


class Barrage:
    """Sends frames to a server, connection after connection, and counts what comes back."""

    def __init__(self, address: str, headers: dict[str, str], tables: Sequence[str]) -> None:
        self.place, self.headers, self.tables = urlsplit(address), headers, tables
        self.sent = self.connections = 0
        self.answers: Counter[str] = Counter()

    async def run(self, random: Random, frames: int) -> None:
        end = self.sent + frames
        while self.sent < end:
            reader, writer = await self._connect()
            try:
                while self.sent < end:
                    await self._batch(random, reader, writer)
            except (OSError, asyncio.IncompleteReadError):
                self.answers["closed"] += 1
            finally:
                writer.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(self.place.hostname, self.place.port)
        lines = [
            *("GET /ws HTTP/1.1", f"Host: {self.place.netloc}", "Connection: Upgrade"),
            *("Upgrade: websocket", "Sec-WebSocket-Version: 13"),
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            *(f"{name}: {content}" for name, content in self.headers.items()),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise RuntimeError(head.decode())
        self.connections += 1
        return reader, writer

    async def _batch(
        self, random: Random, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        writer.write(b"".join(drawn(random, self.tables) for _ in range(BATCH)))
        writer.write(frame(b'{"type":"ping"}'))
        self.sent += BATCH
        async with asyncio.timeout(TIMEOUT):
            while await self._heard(reader) != "pong":
                pass

    async def _heard(self, reader: asyncio.StreamReader) -> str:
        """The type of the next message; whatever is not one of the protocol's raises."""
        first, size = await reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await reader.readexactly(8), "big")
        content = await reader.readexactly(size)
        if first == 0x80 | CLOSE:
            self.answers[f"close {int.from_bytes(content[:2], 'big')}"] += 1
            raise ConnectionError
        if first != 0x80 | TEXT:
            return "control"
        told = json.loads(content)
        if told["type"] not in ANSWERS:
            raise AssertionError(told)
        self.answers[told.get("code", "") or told["type"]] += 1
        return str(told["type"])
