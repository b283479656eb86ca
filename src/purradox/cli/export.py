"""`export`: the page as a folder of files, for a host that runs nothing."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from purradox.cli.errors import CommandError
from purradox.i18n import words

MEGABYTE = 1_000_000


def export(folder: Annotated[Path, typer.Argument(metavar="FOLDER")]) -> None:
    from purradox.export import ExportError
    from purradox.export import export as write_site

    say = words()

    def tell(key: str, **arguments: str) -> None:
        print(say(key, **arguments), file=sys.stderr, flush=True)

    try:
        size = write_site(folder, tell)
    except ExportError as error:
        raise CommandError(error.code, **error.arguments) from error
    print(say("export-done", folder=str(folder), size=round(size / MEGABYTE, 1)))
    print(say("export-look", command=f'python -m http.server -d "{folder}"'))
