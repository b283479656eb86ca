"""A host without other processes, and a pilot that plays like a careful bot."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

from textual.pilot import Pilot

from purradox.bots.careful import CarefulBot
from purradox.client.server import Identities
from purradox.host import Environment
from purradox.host.sql import DatabaseHost, hosting
from purradox.i18n import words
from purradox.rules import Choice, Play, PlayerView
from purradox.tui.app import TableApp
from purradox.tui.running import PlainWords
from purradox.tui.screens.reading import ReadScreen
from purradox.tui.screens.table import TableScreen
from purradox.tui.setup import TableSetup
from purradox.tui.styled_table import LABEL, ROOMY, SMALL

TIMEOUT = 120.0
P = ParamSpec("P")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for things."""

    @wraps(test)
    def run(*arguments: P.args, **named: P.kwargs) -> None:
        asyncio.run(test(*arguments, **named))

    return run


async def choose(
    _seconds: float, _spec: str, _seed: str, view: PlayerView, *_turn: object
) -> Choice:
    """Every level plays carefully here, and at once."""
    return CarefulBot(Random(0)).choose(view)


@asynccontextmanager
async def quick_host(folder: Path) -> AsyncIterator[DatabaseHost]:
    """A host whose bots need no other process, and whose tables are always the same."""
    ids = (f"table{number:05}" for number in itertools.count())
    around = Environment(new_seed=lambda: bytes(32), new_id=lambda: next(ids))
    async with hosting(str(folder / "terminal.db"), environment=around) as host:
        host.thinkers.choose = choose  # type: ignore[method-assign,assignment]
        yield host


def an_app(
    host: DatabaseHost | None, language: str = "en", folder: Path | None = None, **more: Any
) -> TableApp:
    plain = more.pop("plain_characters", False)
    setup = TableSetup(pace="instant", **more)
    identities = Identities(folder / "guests.json") if folder else None
    say = PlainWords(language) if plain else words(language)
    return TableApp(say, host, setup, plain_characters=plain, identities=identities)


async def until(pilot: Pilot[None], true: Any, seconds: float = TIMEOUT) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():
            await pilot.pause()
            await asyncio.sleep(0.01)
    await pilot.pause()


async def press_row(pilot: Pilot[None], label: str) -> None:
    """Walk down a menu to a row, and do it."""
    screen: Any = pilot.app.screen
    await until(pilot, lambda: any(row.label == label for row in screen.rows))
    while screen.rows[screen.at].label != label:
        await pilot.press("down")
    await pilot.press("enter")


async def start(pilot: Pilot[None]) -> TableScreen:
    """From the first screen to a new match."""
    app: Any = pilot.app
    await press_row(pilot, app.say("tui-new"))
    await until(pilot, lambda: isinstance(app.screen, TableScreen | ReadScreen))
    return next(one for one in app.screen_stack if isinstance(one, TableScreen))


async def make(pilot: Pilot[None], screen: TableScreen, move: Choice, how: str) -> None:
    """Make a move: typed, with arrows, or with the mouse."""
    if how == "mouse" and isinstance(move, Play):
        await _click(pilot, screen, move)
    elif how == "arrows":
        await _walk(pilot, screen, move)
    else:
        await pilot.press(*str(move), "enter")


async def _walk(pilot: Pilot[None], screen: TableScreen, move: Choice) -> None:
    choosing = screen.choosing
    while choosing.text != str(move):
        key = "right"
        if isinstance(move, Play) and choosing.colour not in (None, move.cell.colour):
            key = "down"
        await pilot.press(key)
    await pilot.press("enter")


async def _click(pilot: Pilot[None], screen: TableScreen, move: Play) -> None:
    grid = ROOMY if screen.roomy else SMALL
    view = screen.choosing.view
    assert view is not None
    numbers = view.table.variant.layout.rows[move.cell.colour.index][1]
    x = 1 + LABEL + numbers.index(move.cell.number) * grid.across + 1
    y = 1 + move.cell.colour.index * grid.down + (grid is ROOMY)
    await pilot.click("#board", offset=(x, y))
    assert screen.choosing.cursor == move.cell
    await pilot.click("#board", offset=(x, y))


async def play(
    pilot: Pilot[None], screen: TableScreen, how: str = "typed", most: int = 1000
) -> int:
    """Play until the result is on the screen, or so many moves; how many there were."""
    app: Any = pilot.app
    bot, made = CarefulBot(Random(1)), 0
    while made < most:
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, ReadScreen)
                or (app.screen is screen and screen.choosing.view and not screen.sending)
            ),
        )
        if isinstance(app.screen, ReadScreen):
            if app.screen.heading == app.say("tui-match-over"):
                return made
            await pilot.press("enter")
            continue
        view = screen.choosing.view
        if view is not None and screen.decision is not None:
            await make(pilot, screen, bot.choose(view), how)
            made += 1
    return made
