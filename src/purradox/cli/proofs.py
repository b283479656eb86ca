"""`verify-deal`: whether matches were dealt as their seeds say."""

from pathlib import Path
from typing import Annotated

import typer

from purradox.cli.trouble import Trouble, unreadable
from purradox.i18n import explain, words

LARGEST = 4_000_000


def verify_deal(files: Annotated[list[str], typer.Argument(metavar="FILE…")]) -> int:
    """`ok` for each proof, or what is wrong with it; the exit status 1 if any is wrong."""
    from purradox.host.proof import verify
    from purradox.rules.errors import RuleError

    say, wrong = words(), False
    for name in files:
        try:
            with Path(name).open("rb") as file:
                content = file.read(LARGEST)
        except OSError as error:
            raise unreadable(error, name) from error
        try:
            rounds = verify(content)
        except RuleError as error:
            wrong = True
            typer.echo(f"{name}: {explain(error, say)}")
        else:
            typer.echo(f"{name}: " + say("deals-proved", rounds=rounds))
    if not files:
        raise Trouble("word-missing", word="FILE…", command="purradox verify-deal")
    return int(wrong)
