"""`simulate`: bots play matches, and the records are written down."""

import datetime as dt
import sys
from enum import Enum
from typing import Annotated, TextIO

import typer

from purradox.bots.table import Series
from purradox.cli.boards import chosen_variant
from purradox.cli.chairs import chosen_bots
from purradox.cli.forfeits import complain_of
from purradox.cli.progress import progress
from purradox.cli.saving import whole_file
from purradox.cli.trouble import Trouble
from purradox.i18n import words
from purradox.notation import record_of, to_json, to_text
from purradox.rules import PLAYERS


class Format(Enum):
    """How records are written."""

    TEXT = "text"
    JSON = "json"


def simulate(
    players: Annotated[int | None, typer.Option(min=2, max=5)] = None,
    matches: Annotated[int, typer.Option(min=1)] = 1,
    bots: Annotated[str, typer.Option(metavar="SPEC,…")] = "careful",
    seed: Annotated[int, typer.Option()] = 0,
    board: Annotated[str, typer.Option(metavar="white|violet|ROWS|FILE")] = "white",
    form: Annotated[Format, typer.Option("--format")] = Format.TEXT,
    out: Annotated[str, typer.Option(metavar="FILE")] = "-",
    date: Annotated[str | None, typer.Option(metavar="YYYY-MM-DD")] = None,
) -> None:
    specs = chosen_bots(bots, players)
    if players is None:
        players = len(specs) if len(specs) > 1 else 3
        if players not in PLAYERS:
            raise Trouble("bad-value", word="--players", expected=f"{PLAYERS[0]}–{PLAYERS[-1]}")
        specs = chosen_bots(bots, players)
    day = None if date is None else checked_day(date)
    series = Series.of(chosen_variant(players, board), specs, seed)
    if out == "-":
        write_matches(series, matches, form, day, sys.stdout)
    else:
        with whole_file(out) as stream:
            write_matches(series, matches, form, day, stream)


def write_matches(
    series: Series, matches: int, form: Format, day: str | None, stream: TextIO
) -> None:
    """Play the matches one by one, and write each down when it is over."""
    with progress(words()("simulating"), matches) as advance:
        for index in range(matches):
            match, seats = series.play(index, complain_of)
            record = record_of(match, seats=seats, date=day)
            if form is Format.TEXT and index:
                stream.write("\n")
            stream.write(to_text(record) if form is Format.TEXT else to_json(record))
            advance(index + 1)


def checked_day(text: str) -> str:
    """A day as records write it."""
    try:
        return dt.date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise Trouble("bad-value", word="--date", expected="2026-11-15") from error
