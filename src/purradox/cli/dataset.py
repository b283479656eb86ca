"""`dataset`: decisions of many matches as arrays, the same bytes from the same seed."""

from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from purradox.cli.arguments import chosen_variant
from purradox.cli.errors import CommandError, unreadable
from purradox.cli.progress import progress
from purradox.i18n import words
from purradox.rules import PLAYERS


def dataset(
    matches: Annotated[int, typer.Option(min=1)] = 100_000,
    players: Annotated[int | None, typer.Option(min=2, max=5)] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1)] = 0,
    board: Annotated[str, typer.Option(metavar="white|violet|ROWS|FILE")] = "white",
    out: Annotated[str | None, typer.Option(metavar="FOLDER")] = None,
) -> None:
    if out is not None and not Path(out).is_dir():
        raise CommandError("folder-missing", file=out)
    for count in PLAYERS if players is None else (players,):
        name = f"players-{count}.rows"
        path = None if out is None else Path(out, name)
        typer.echo(f"{write(count, board, matches, seed, path)}  {name}")


def write(players: int, board: str, matches: int, seed: int, path: Path | None) -> str:
    """Make the file, if there is a name for it, and its SHA-256."""
    from purradox.rl.dataset import AT_ONCE, greedy_rows

    setup, seen = chosen_variant(players, board), sha256()
    with ExitStack() as stack:
        advance = stack.enter_context(progress(words()("arena-playing"), matches))
        try:
            file = None if path is None else stack.enter_context(path.open("wb"))
            for number, rows in enumerate(greedy_rows(setup, matches, seed), 1):
                seen.update(rows.data)
                if file is not None:
                    rows.tofile(file)
                advance(min(matches, number * AT_ONCE))
        except OSError as error:
            raise unreadable(error, str(path)) from error
    return seen.hexdigest()
