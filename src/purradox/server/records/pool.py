"""Reviews, from a program of their own: the server itself loads nothing that weighs choices."""

import asyncio
import gzip
import json
import logging
import sys
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, suppress
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from purradox.host.sql.reviews import KeptReview, KeptReviews
from purradox.notation import Record, to_text
from purradox.server.errors import TooManyReviews

PROGRAM = "purradox.server.records.worker"
WORLDS = 80
"""Enough to tell a blunder from a fine point; a match of four takes a quarter of a minute."""
MOST_REVIEWS = 2
"""Reviews that go on at the same time."""
SOURCES = ("analysis", "bots/search", "server/records/worker.py")
"""What the figures of a review depend on."""

logger = logging.getLogger("purradox.server")


async def reviewed(
    text: str, worlds: int = WORLDS, seed: int = 0, first: int = 0
) -> AsyncGenerator[bytes, None]:
    """The lines as they are found, from a program that ends when nobody listens any more."""
    program = (sys.executable, "-m", PROGRAM, str(worlds), str(seed), str(first))
    process = await asyncio.create_subprocess_exec(
        *program, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=2**20
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        with suppress(BrokenPipeError, ConnectionResetError):
            process.stdin.write(text.encode("utf-8", "surrogateescape"))
            await process.stdin.drain()
        process.stdin.close()
        while line := await process.stdout.readline():
            yield line
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()


class Going:
    """A review on its way, for everybody who asks for the same one."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.over = False
        self.readers = 0
        self.task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def tell(self, line: bytes | None) -> None:
        """One more line, or None after the last one."""
        if line is None:
            self.over = True
        else:
            self.lines.append(line)
        self._news.set()
        self._news = asyncio.Event()

    async def read(self) -> AsyncIterator[bytes]:
        """All lines; nobody's slow reading holds up the review, and without readers it ends."""
        self.readers += 1
        told = 0
        try:
            while True:
                fresh = self.lines[told:]
                told += len(fresh)
                if fresh:
                    yield b"".join(fresh)
                elif self.over:
                    return
                else:
                    await self._news.wait()
        finally:
            self.readers -= 1
            if not self.readers and not self.over and self.task is not None:
                self.task.cancel()


class Reviews:
    """The reviews of a server: those that go on, and those that were finished."""

    def __init__(self, kept: KeptReviews) -> None:
        self.kept = kept
        self._going: dict[str, Going] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def lines(self, text: str, key: str, first: int) -> AsyncIterator[bytes]:
        """The lines of a review that somebody waits for already, or of a new one."""
        going = self._going.get(key)
        if going is None or (going.task is not None and going.task.cancelling()):
            if len(self._tasks) >= MOST_REVIEWS:
                raise TooManyReviews
            going = self._going[key] = Going()
            going.task = asyncio.get_running_loop().create_task(self._go(going, text, key, first))
            self._tasks.add(going.task)
            going.task.add_done_callback(self._tasks.discard)
        return going.read()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _go(self, going: Going, text: str, key: str, first: int) -> None:
        try:
            async with aclosing(reviewed(text, first=first)) as lines:
                async for line in lines:
                    if b'"done"' in line[:20]:  # whoever reads this finds it kept
                        await self._keep(key, [*going.lines, line])
                    going.tell(line)
        except Exception:
            logger.exception("a review failed")
        finally:
            going.tell(None)
            if self._going.get(key) is going:
                del self._going[key]

    async def _keep(self, key: str, lines: list[bytes]) -> None:
        try:
            await self.kept.keep(key, await asyncio.to_thread(packed, lines))
        except Exception:  # a review that cannot be kept is a review all the same
            logger.exception("a review could not be kept")


def packed(lines: list[bytes]) -> KeptReview:
    """The last word on each choice and seat of a finished review."""
    found: dict[tuple[str, int], dict[str, Any]] = {}
    for line in map(json.loads, lines):
        if line["type"] != "look":
            line.pop("progress", None)
            found[line["type"], line.get("step", line.get("seat", 0))] = line
    whole = [found.pop(("review", 0)) | {"kept": True}]
    whole += [found[place] for place in sorted(found)]  # choice, done, seat
    whole.sort(key=lambda line: bool(line["type"] == "done"))
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in whole)
    return KeptReview(json.dumps(_costliest(found)), gzip.compress(text.encode(), mtime=0))


def _costliest(found: dict[tuple[str, int], dict[str, Any]]) -> list[dict[str, Any]]:
    """The choice of each seat that cost most, where there was one, the worst of all first."""
    told = []
    for (kind, _), seat in found.items():
        if kind == "seat" and seat["costliest"]:
            choice = found["choice", seat["costliest"][0]]
            made = choice["choices"][choice["chosen"]]
            told.append(
                {name: choice[name] for name in ("seat", "step", "round", "trick", "phase")}
                | {"move": made["move"], "better": choice["choices"][0]["move"]}
                | {"points": made["loss"]["points"]["value"], "win": made["loss"]["win"]["value"]}
                | {"worth": made["loss"]["worth"]["value"]}
            )
    return sorted(told, key=lambda one: -float(one.pop("worth")))


def key_of(record: Record) -> str:
    """A hash of what was played, whoever sat there, and of everything that weighs it."""
    plain = to_text(replace(record, seats=None, date=None))
    return sha256(f"{edition()} {WORLDS}\n{plain}".encode("utf-8", "surrogateescape")).hexdigest()


@cache
def edition() -> str:
    """What weighs choices, as a hash: figures of another program are not today's."""
    seen = sha256()
    for name in SOURCES:
        place = files("purradox").joinpath(name)
        inside = sorted(place.iterdir(), key=lambda one: one.name) if place.is_dir() else [place]
        for one in inside:
            if one.is_file():
                seen.update(one.read_bytes())
    return seen.hexdigest()
