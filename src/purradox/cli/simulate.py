"""`simulate`: bots play matches, and the records are written down."""

import datetime as dt
import sys
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Annotated, TextIO

import typer

from purradox.bots import BotSpec, Forfeit
from purradox.bots.match_runner import Series
from purradox.bots.processes import WorkerDied, in_processes, one_by_one
from purradox.cli.arguments import chosen_bots, chosen_variant, whole_file
from purradox.cli.errors import CommandError, print_error
from purradox.cli.forfeits import complain_of
from purradox.cli.progress import progress
from purradox.i18n import words
from purradox.notation import record_of, to_json, to_text
from purradox.rules import PLAYERS, Variant


class Format(Enum):
    """How records are written."""

    TEXT = "text"
    JSON = "json"


@dataclass(frozen=True)
class Finished:
    """A match by its number: its record, or why there is none, and what programs forfeited."""

    number: int
    record: str
    forfeits: tuple[Forfeit, ...]
    failure: str = ""


@dataclass(frozen=True)
class Matches:
    """Plays the match of a number; that is all it depends on, so any process may do it."""

    variant: Variant
    specs: tuple[BotSpec, ...]
    seed: int
    form: Format
    day: str | None

    @cached_property
    def series(self) -> Series:
        return Series.of(self.variant, self.specs, self.seed)

    def __call__(self, number: int) -> Finished:
        forfeits: list[Forfeit] = []
        try:
            match, seats = self.series.play(number, forfeits.append)
        except Exception as error:  # noqa: BLE001 whatever a bot does, it is told in one line
            told = " ".join(f"{type(error).__name__}: {error}".split())[:200]
            return Finished(number, "", tuple(forfeits), told)
        record = record_of(match, seats=seats, date=self.day)
        text = to_text(record) if self.form is Format.TEXT else to_json(record)
        return Finished(number, text, tuple(forfeits))


def simulate(
    players: Annotated[int | None, typer.Option(min=2, max=5)] = None,
    matches: Annotated[int, typer.Option(min=1)] = 1,
    bots: Annotated[str, typer.Option(metavar="SPEC,…")] = "careful",
    seed: Annotated[int, typer.Option()] = 0,
    board: Annotated[str, typer.Option(metavar="white|violet|ROWS|FILE")] = "white",
    processes: Annotated[int, typer.Option(min=1, max=64, metavar="N")] = 1,
    form: Annotated[Format, typer.Option("--format")] = Format.TEXT,
    out: Annotated[str, typer.Option(metavar="FILE")] = "-",
    date: Annotated[str | None, typer.Option(metavar="YYYY-MM-DD")] = None,
) -> int:
    specs = chosen_bots(bots, players)
    if players is None:
        players = len(specs) if len(specs) > 1 else 3
        if players not in PLAYERS:
            raise CommandError(
                "bad-value", word="--players", expected=f"{PLAYERS[0]}–{PLAYERS[-1]}"
            )
        specs = chosen_bots(bots, players)
    day = None if date is None else checked_day(date)
    work = Matches(chosen_variant(players, board), tuple(specs), seed, form, day)
    if out == "-":
        _, stopped = write_matches(work, matches, processes, sys.stdout)
    else:
        with whole_file(out) as stream:
            written, stopped = write_matches(work, matches, processes, stream)
            if stopped is not None and not written:
                raise stopped  # an older file is worth more than an empty one
    if stopped is None:
        return 0
    print_error(stopped.told(words()))
    return stopped.status


def played(work: Matches, matches: int, processes: int) -> Generator[Finished, None, None]:
    """The matches as they end, which with several processes is not their order."""
    numbers, count = iter(range(matches)), min(processes, matches)
    return one_by_one(work, numbers) if count == 1 else in_processes(work, numbers, count)


def write_matches(
    work: Matches, matches: int, processes: int, stream: TextIO
) -> tuple[int, CommandError | None]:
    """Write the matches in order: how many, and what put an end to it if something did."""
    written = 0
    waiting: dict[int, Finished] = {}

    def write(one: Finished) -> None:
        nonlocal written
        for forfeit in one.forfeits:
            complain_of(forfeit)
        if one.failure:
            told = {"number": one.number + 1, "reason": one.failure, "written": written}
            raise CommandError("simulate-failed", status=1, **told)
        gap = "\n" if work.form is Format.TEXT and written else ""
        stream.write(gap + one.record)
        written += 1

    try:
        with (
            progress(words()("simulating"), matches) as advance,
            closing(played(work, matches, processes)) as finished,
        ):
            for done, one in enumerate(finished, 1):
                waiting[one.number] = one
                while written in waiting:
                    write(waiting.pop(written))
                advance(done)
    except CommandError as failed:
        return written, failed
    except WorkerDied:
        return written, CommandError("arena-worker-died", status=1)
    except KeyboardInterrupt:
        for number in sorted(waiting):
            if not waiting[number].failure:
                write(waiting[number])
        told = {"written": written, "matches": matches}
        return written, CommandError("simulate-interrupted", status=130, **told)
    return written, None


def checked_day(text: str) -> str:
    """A day as records write it."""
    try:
        return dt.date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise CommandError("bad-value", word="--date", expected="2026-11-15") from error
