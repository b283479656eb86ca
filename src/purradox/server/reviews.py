"""Reviews, from a program of their own: the server itself loads nothing that weighs choices."""

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress

PROGRAM = "purradox.server.reviewing"
WORLDS = 80
"""Enough to tell a blunder from a fine point; a match of four takes half a minute."""


async def reviewed(text: str, worlds: int = WORLDS, seed: int = 0) -> AsyncGenerator[bytes, None]:
    """The lines as they are found, from a program that ends when nobody listens any more."""
    program = (sys.executable, "-m", PROGRAM, str(worlds), str(seed))
    process = await asyncio.create_subprocess_exec(
        *program, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
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
