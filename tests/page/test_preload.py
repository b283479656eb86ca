"""What of the page's Python is in the memory that the export keeps."""

import subprocess
import sys

PLAYED = """
import asyncio, sys
import purradox.page.preload
from tests.page.playing import page

async def played():
    async with page() as one:
        await one.good("POST", "me", {"name": "Ada"})
        bots = [None, "kitten", "house", "alley"]
        wanted = {"players": 4, "bots": bots, "pace": "instant"}
        table = (await one.good("POST", "tables", wanted))["table"]
        await (await one.watch(table)).play()
        for path in ("hello", "levels", "matches", f"tables/{table}/record"):
            await one.good("GET", path)

before = set(sys.modules)
asyncio.run(played())
print(*sorted(set(sys.modules) - before))
"""


def test_a_match_imports_nothing_more() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
