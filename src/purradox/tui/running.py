"""Start what somebody asked for: full screen or line by line, here or at a server's table."""

import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

from purradox.client.server import data_folder
from purradox.host.sql import DatabaseHost, hosting
from purradox.host.sql.database import DatabaseInUse
from purradox.i18n import Words
from purradox.notation import Checked
from purradox.tui.local import unhurried
from purradox.tui.paths import databases
from purradox.tui.setup import TableSetup

PUNCTUATION = str.maketrans(
    {"’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "…": "...", "–": "-", "×": "x"}
    | {"−": "-", "↑": "up", "↓": "down", "←": "left", "→": "right", "\u202f": " ", "\u00a0": " "}
)


class PlainWords(Words):
    """Sentences with plain punctuation, for terminals that have no other."""

    def __call__(self, key: str, **arguments: object) -> str:
        return super().__call__(key, **arguments).translate(PUNCTUATION)

    def number(self, value: int) -> str:
        return str(value)


@asynccontextmanager
async def at_home(bots: tuple[str, ...] = ()) -> AsyncIterator[DatabaseHost]:
    """A host on a file of our own; a second terminal has a second file."""
    async with AsyncExitStack() as stack:
        for address in databases():
            try:
                host = await stack.enter_async_context(hosting(address, pause=unhurried, bots=bots))
            except DatabaseInUse:
                continue
            yield host
            return
        raise DatabaseInUse(databases()[0])


@contextmanager
def own_screen() -> Iterator[None]:
    """What other processes write to standard error goes to a file, not over the picture."""
    if sys.platform == "win32" or sys.__stderr__ is None:
        yield
        return
    data_folder().mkdir(parents=True, exist_ok=True)
    kept, screen = sys.__stderr__, os.dup(2)
    with (
        (data_folder() / "terminal.log").open("w", encoding="utf-8") as log,
        os.fdopen(screen, "w", encoding="utf-8", errors="replace", closefd=False) as stream,
    ):
        os.dup2(log.fileno(), 2)
        sys.__stderr__ = stream  # type: ignore[misc]
        try:
            yield
        finally:
            sys.__stderr__ = kept  # type: ignore[misc]
            os.dup2(screen, 2)
            os.close(screen)


async def full_screen(
    say: Words,
    setup: TableSetup,
    *,
    server: str = "",
    checked: Checked | None = None,
    plain_characters: bool = False,
) -> None:
    """The application, until somebody leaves it; raises `NotDone` before it has begun."""
    from purradox.tui.app import TableApp

    async with AsyncExitStack() as stack:
        host = None
        if not server and checked is None:
            host = await stack.enter_async_context(at_home(setup.bots))
        app = TableApp(say, host, setup, plain_characters=plain_characters)
        if checked is not None:
            record = checked
            app.first = lambda: app.open_record(record)
        elif server:
            app.address = server
        await app.run_async()
        if app.trouble is not None:
            raise app.trouble
