"""`verify-deal`: whether matches were dealt as their seeds say."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from purradox.cli.errors import CommandError, unreadable
from purradox.i18n import Words, explain, words

if TYPE_CHECKING:
    from purradox.host.proof import Proved

LARGEST = 4_000_000


def verify_deal(files: Annotated[list[str], typer.Argument(metavar="FILE…")]) -> int:
    """What each proof proves, or what is wrong with it; the exit status 1 if any is wrong."""
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
            proved = verify(content)
        except RuleError as error:
            wrong = True
            typer.echo(f"{name}: {explain(error, say)}")
        else:
            typer.echo(f"{name}: " + say("deals-proved", rounds=proved.rounds))
            for line in _told(proved, say):
                typer.echo(f"  {line}")
    if not files:
        raise CommandError("word-missing", word="FILE…", command="purradox verify-deal")
    return int(wrong)


def _told(proved: "Proved", say: Words) -> Iterator[str]:
    """To whom it is proved that nobody chose the cards, and who had a choice all the same."""
    if proved.daily:
        key = "deals-daily-chain" if proved.root else "deals-daily"
        yield say(key, day=proved.daily, root=proved.root)
    elif not proved.committed:
        yield say("deals-uncommitted")
    elif proved.shared:
        yield say("deals-shared", names=", ".join(proved.shared))
    else:
        yield say("deals-unshared")
    if proved.withheld:
        names = ", ".join(proved.withheld)
        yield say("deals-withheld", names=names, deals=2 ** len(proved.withheld))
