"""Pictures of the table in the terminal, as docs/terminal.md shows it."""

import asyncio
import re
import tempfile
from pathlib import Path
from random import Random

from purradox.bots.careful import CarefulBot
from purradox.bots.match_runner import play_match
from purradox.notation import record_of, to_text
from purradox.rules import variant
from purradox.tui.app import TableApp
from purradox.tui.screens.review import Review
from tests.tui.driving import an_app, play, press_row, quick_host, start, until

SIZE = (100, 30)
NAMES = ["Ada", "Luna", "Mruczek"]
FONTS = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""Textual's pictures name a font of another host; a reader's own will do."""


def pictures() -> dict[str, str]:
    """A match that goes on, with an answer to `?`; and a record, step by step."""
    with tempfile.TemporaryDirectory() as folder:
        return {
            "table": asyncio.run(_table(Path(folder))),
            "replay": asyncio.run(_replay(Path(folder))),
        }


async def _table(folder: Path) -> str:
    async with quick_host(folder) as host:
        app = an_app(host, players=4)
        async with app.run_test(size=SIZE) as pilot:
            screen = await start(pilot)
            await play(pilot, screen, most=6)
            await until(pilot, lambda: app.screen is screen and screen.choosing.view)
            view = screen.choosing.view
            assert view is not None
            absent = min({*range(1, view.table.variant.numbers + 1)} - {*view.hand})
            await pilot.press(str(absent), "r", "?")
            await pilot.pause()
            return _taken(app)


async def _replay(folder: Path) -> str:
    bots = [CarefulBot(Random(seat)) for seat in range(3)]
    file = folder / "match.txt"
    file.write_text(to_text(record_of(play_match(variant(3), bots, Random(5)), NAMES)), "utf-8")
    app = an_app(None)
    async with app.run_test(size=SIZE) as pilot:
        await press_row(pilot, app.say("tui-replay"))
        app.screen.query_one("#ask").value = str(file)  # type: ignore[attr-defined]
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Review))
        await pilot.press("5")
        await pilot.pause()
        return _taken(app)


def _taken(app: TableApp) -> str:
    """The screen as SVG, with words for who does not see it."""
    taken = FONTS.sub("", app.export_screenshot(title="./play tui"))
    title = "<title>The table in a terminal</title>\n    <style>"
    return taken.replace("<svg ", '<svg role="img" ', 1).replace("<style>", title, 1)
