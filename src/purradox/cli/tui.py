"""`tui`: the table in the terminal, full screen or line by line."""

import asyncio
import sys
from enum import Enum
from io import TextIOWrapper
from typing import TYPE_CHECKING, Annotated
from urllib.parse import quote

import typer

from purradox.cli.arguments import chosen_bots, chosen_record, chosen_variant
from purradox.cli.errors import CommandError
from purradox.i18n import Words, words

if TYPE_CHECKING:
    from purradox.tui.setup import TableSetup


class Pace(Enum):
    """How fast bots answer."""

    NATURAL = "natural"
    INSTANT = "instant"


def tui(
    link: Annotated[str, typer.Argument(metavar="[LINK]", show_default=False)] = "",
    players: Annotated[int, typer.Option(min=2, max=5)] = 3,
    people: Annotated[int, typer.Option(min=1, max=5, metavar="N")] = 1,
    bots: Annotated[str, typer.Option(metavar="SPEC,…")] = "house",
    board: Annotated[str, typer.Option(metavar="white|violet|ROWS|FILE")] = "white",
    name: Annotated[str, typer.Option(metavar="NAME,…")] = "",
    server: Annotated[str, typer.Option(metavar="URL")] = "",
    table: Annotated[str, typer.Option(metavar="CODE")] = "",
    clock: Annotated[str, typer.Option(metavar="none|60s|2d")] = "none",
    record: Annotated[str, typer.Option(metavar="FILE")] = "",
    new: Annotated[bool, typer.Option("--new")] = False,
    pace: Annotated[Pace, typer.Option()] = Pace.NATURAL,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    ascii: Annotated[bool, typer.Option("--ascii")] = False,  # noqa: A002 the name of the option
) -> None:
    from purradox.tui.paths import ascii_only

    setup = setup_of(players, people, bots, board, name, pace, clock)
    server = address(link, server, table)
    checked = chosen_record(record, None) if record else None
    by_line = plain or not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty())
    simple = ascii or ascii_only()
    say = spoken(simple)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a strange letter is only a wrong answer
    from purradox.client.game import NotDone
    from purradox.tui.running import full_screen, own_screen

    try:
        if by_line:
            from purradox.tui.dialogue import line_by_line

            line_by_line(say, setup, server=server, checked=checked, new=new)
        else:
            with own_screen():
                asyncio.run(
                    full_screen(say, setup, server=server, checked=checked, plain_characters=simple)
                )
    except NotDone as error:
        raise CommandError("said", status=1, text=error.told(say, ())) from error


def address(link: str, server: str, table: str) -> str:
    """The server, or the link to one of its tables, however it was given."""
    if link and server:
        raise CommandError("tui-one-server")
    place = link or server
    if "/" in table and not place:
        return table
    if table and not place:
        raise CommandError("tui-no-server")
    if not table:
        return place
    code = table.rstrip("/").rpartition("/")[2]
    return f"{place.partition('/t/')[0].rstrip('/')}/t/{quote(code)}"


def setup_of(
    players: int, people: int, bots: str, board: str, name: str, pace: Pace, clock: str
) -> "TableSetup":
    """What was asked for, or what is wrong with it."""
    from purradox.host import LEVELS
    from purradox.tui.setup import EXPECTED, TableSetup, clock_of

    levels = tuple(one.strip() for one in bots.split(",") if one.strip())
    if not levels or any(one not in LEVELS for one in levels):
        levels = tuple(map(str, chosen_bots(bots, None)))
    if people > players:
        raise CommandError("bad-value", word="--people", expected=f"1–{players}")
    if len(levels) > max(1, players - people):
        raise CommandError("bots-and-chairs", bots=len(levels), chairs=players - people)
    names = tuple(one.strip() for one in name.split(",") if one.strip())
    setup = chosen_variant(players, board)
    time = clock_of(clock)
    if time is None:
        raise CommandError("bad-value", word="--clock", expected=EXPECTED["clock"])
    return TableSetup(players, people, levels, setup.board_name, names, pace.value, time)


def spoken(simple: bool) -> Words:
    """The words of this language, in plain characters where that is asked for."""
    if not simple:
        return words()
    from purradox.tui.running import PlainWords

    return PlainWords(words().language)
