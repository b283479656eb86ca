"""Requests that no client should send: odd methods, paths, headers and bodies."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from urllib.parse import quote, urlsplit
from urllib.request import urlopen

from benchmarks.crowd import Crowd
from benchmarks.frames import mutated, value

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW")
PARTS = ("%00", "%ff", "..", "%2e%2e", "a" * 300, "é", "0", "-1", "", "%", "?", "null", "%0d%0a")
PAGES = ("/", "/t/{table}", "/healthz", "/readyz", "/metrics", "/assets/nothing.js", "/a/b/c")
TYPES = (
    "application/json",
    "text/plain",
    "application/json; charset=latin-1",
    "",
    "a/b/c",
    "x" * 500,
)
HOSTS = ("localhost", "", "a" * 4000, "[::1", "example.org:99999", "localhost\tx")
TIMEOUT = 30.0
LONGEST = 1 << 16
"""Bytes of an answer that are read; a review goes on for longer than anybody here waits."""
AS_ONE = 400
"""Requests of one guest: some of them delete whatever it has."""


class Requests:
    """Sends requests to a server, each over a connection of its own, and counts the answers."""

    def __init__(self, address: str, tables: Sequence[str]) -> None:
        self.address, self.place, self.tables = address, urlsplit(address), tables
        with urlopen(f"{address}/api/openapi.json", timeout=TIMEOUT) as answer:
            described = json.load(answer)["paths"]
        self.known = [
            (method.upper(), path) for path, methods in described.items() for method in methods
        ]
        self.sent = 0
        self.answers: Counter[str] = Counter()

    async def run(self, random: Random, requests: int) -> None:
        crowd, token = Crowd(self.address), ""
        for number in range(requests):
            if number % AS_ONE == 0:
                token = await asyncio.to_thread(crowd.guest, f"Odd {random.randrange(1 << 30)}")
            self.answers[await self._asked(self._drawn(random, token))] += 1
            self.sent += 1

    def _drawn(self, random: Random, token: str) -> bytes:
        method, path = random.choice(self.known)
        if random.random() < 0.15:
            method = random.choice(METHODS)
        if random.random() < 0.15:
            path = random.choice(PAGES)
        path = re.sub(r"\{\w+\}", lambda _: self._part(random), path)
        if random.random() < 0.2:
            path += f"?{self._part(random)}={self._part(random)}"
        body = b""
        if method in ("POST", "PUT", "PATCH") or random.random() < 0.05:
            body = json.dumps(value(random, self.tables)).encode()
            if random.random() < 0.4:
                body = mutated(random, body)
            if random.random() < 0.02:
                body = random.randbytes(random.choice([1, 5000, 300_000]))
        length = len(body) - (random.randrange(3) if random.random() < 0.02 else 0)
        headers = {
            "Host": self.place.netloc if random.random() < 0.95 else random.choice(HOSTS),
            "Content-Type": TYPES[0] if random.random() < 0.8 else random.choice(TYPES),
            "Content-Length": str(max(length, 0)),
            "Connection": "close",
        }
        if random.random() < 0.8:
            headers["Authorization"] = f"Bearer {token}"
        elif random.random() < 0.3:
            headers["Authorization"] = (
                f"{random.choice(['Basic', 'Bearer', ''])} {self._part(random)}"
            )
        if random.random() < 0.1:
            headers["Cookie"] = f"{self._part(random)}={self._part(random)}"
        if random.random() < 0.1:
            headers["Origin"] = random.choice(["null", "https://example.org", self.address, "\\"])
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {one}" for name, one in headers.items())]
        return "\r\n".join([*lines, "", ""]).encode("utf-8") + body

    def _part(self, random: Random) -> str:
        """A piece of a path or a header."""
        chance = random.random()
        if chance < 0.5:
            return random.choice(self.tables)
        if chance < 0.8:
            return random.choice(PARTS)
        return quote(str(value(random, self.tables)))[:200]

    async def _asked(self, request: bytes) -> str:
        """The status of the answer, or that the connection was closed without one."""
        reader, writer = await asyncio.open_connection(self.place.hostname, self.place.port)
        try:
            async with asyncio.timeout(TIMEOUT):
                writer.write(request)
                answer = await reader.read(LONGEST)
        except TimeoutError:
            return "no answer"
        except OSError:
            return "closed"
        finally:
            writer.close()
        found = re.match(rb"HTTP/1\.1 (\d{3}) ", answer)
        return found[1].decode() if found else "closed"
