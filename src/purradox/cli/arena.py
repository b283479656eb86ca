"""`arena`: bots against bots on the same deals, for as long as it takes to be sure."""

import json
import math
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from purradox.cli.arguments import chosen_bots, chosen_variant, whole_file
from purradox.cli.errors import CommandError, print_error
from purradox.cli.progress import progress
from purradox.cli.standings import amount, show
from purradox.i18n import words
from purradox.notation.checked import wrong_names
from purradox.rules import PLAYERS

if TYPE_CHECKING:
    from purradox.arena import Folder, Report, Settings, Stop
    from purradox.arena.executors import Executor
    from purradox.arena.tally import Tally


def arena(
    stored: Annotated[list[str] | None, typer.Argument(metavar="report FOLDER")] = None,
    bots: Annotated[str | None, typer.Option(metavar="SPEC,SPEC,…")] = None,
    players: Annotated[int | None, typer.Option(min=2, max=5)] = None,
    matches: Annotated[int | None, typer.Option(min=1)] = None,
    hours: Annotated[float | None, typer.Option()] = None,
    until: Annotated[str | None, typer.Option(metavar='"A > B"')] = None,
    processes: Annotated[int | None, typer.Option(min=1)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    board: Annotated[str | None, typer.Option(metavar="white|violet|ROWS|FILE")] = None,
    out: Annotated[str | None, typer.Option(metavar="FOLDER")] = None,
    file: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
) -> int:
    asked = (bots, players, matches, hours, until, processes, ray, seed, board, out)
    if stored:
        if len(stored) != 2 or stored[0] != "report" or any(one is not None for one in asked):
            raise CommandError("usage-wrong", command="purradox arena")
        with one_line_errors(), answer_file(file) as stream:
            tell(kept_report(Path(stored[1])), stream)
        return 0
    if bots is None:
        raise CommandError("word-missing", word="--bots", command="purradox arena")
    settings = chosen_settings(bots, players, board, seed or 0)
    stop = chosen_stop(settings, matches, hours, until)
    with one_line_errors(), chosen_folder(out) as folder, answer_file(file) as stream:
        executor = chosen_executor(processes, ray)
        try:
            run(folder, settings, stop, executor, hours)
        except KeyboardInterrupt:
            tell(kept_report(folder.path), stream)
            print_error(words()("arena-interrupted" if out else "arena-interrupted-unkept"))
            return 130
        tell(kept_report(folder.path), stream)
    return 0


def chosen_settings(bots: str, players: int | None, board: str | None, seed: int) -> "Settings":
    from purradox.arena import Settings

    specs = chosen_bots(bots, None)
    if len(specs) < 2:
        raise CommandError("arena-few-bots")
    if players is None:
        players = len(specs)
        if players not in PLAYERS:
            raise CommandError(
                "bad-value", word="--players", expected=f"{PLAYERS[0]}–{PLAYERS[-1]}"
            )
    setup = chosen_variant(players, "white" if board is None else board)
    written = tuple(map(str, specs))
    settings = Settings(written, players, setup.board_name, seed, version("purradox"))
    if wrong_names(settings.names, len(settings.names)):
        raise CommandError("bad-bot-spec", spec=bots)
    return settings


def chosen_stop(
    settings: "Settings", matches: int | None, hours: float | None, until: str | None
) -> "Stop":
    """Whole deals: a match more is played where they would not come out even."""
    from purradox.arena import Stop
    from purradox.arena.sequential_test import parse_claim

    if matches is None and hours is None:
        raise CommandError("arena-how-long")
    if hours is not None and not 0 < hours < math.inf:
        raise CommandError("bad-value", word="--hours", expected="> 0")
    if until is not None:
        with one_line_errors():
            until = parse_claim(until, settings).text
    deals = None if matches is None else math.ceil(matches / settings.schedule.rotations)
    return Stop(deals, until)


def chosen_executor(processes: int | None, ray: str | None) -> "Executor":
    from purradox.arena.cluster import by_ray
    from purradox.arena.executors import in_several_processes, in_this_process

    if ray is not None:
        return by_ray(ray, processes)
    return in_this_process if processes in (None, 1) else in_several_processes(processes or 1)


@contextmanager
def chosen_folder(out: str | None) -> "Iterator[Folder]":
    """Without a name nothing is kept."""
    from purradox.arena import Folder

    if out is not None:
        yield Folder(Path(out))
        return
    with TemporaryDirectory(prefix="purradox-") as name, broken_match_shown():
        yield Folder(Path(name))


@contextmanager
def broken_match_shown() -> Iterator[None]:
    """Print the record of a match that a bot broke off, as it is saved nowhere."""
    from purradox.arena.running import BrokenByBot

    try:
        yield
    except BrokenByBot as broken:
        typer.echo(broken.record)
        broken.details["file"] = "none"
        raise


def run(
    folder: "Folder", settings: "Settings", stop: "Stop", executor: "Executor", hours: float | None
) -> None:
    from purradox import arena as work

    started = monotonic()
    total = hours * 3600 if stop.deals is None and hours else stop.deals
    with progress(words()("arena-playing"), total) as advance:

        def watch(tally: "Tally") -> None:
            done = monotonic() - started if stop.deals is None else tally.deals
            advance(done, so_far(tally))

        work.run(folder, settings, stop, executor, hours=hours, watch=watch)


def so_far(tally: "Tally") -> str:
    """Who is ahead, or how the claim stands, for the progress bar."""
    if tally.claim is not None:
        return f"{tally.claim.text}: {tally.wagers.mean:.1%}"
    best = max(range(len(tally.points)), key=lambda entrant: tally.points[entrant].mean)
    return f"{tally.settings.names[best]}: {amount(tally.points[best].interval())}"


def kept_report(path: Path) -> "Report":
    """The standings of what a folder holds."""
    from purradox.arena import Folder, report_of

    folder = Folder(path)
    return report_of(folder.entries(), *folder.settings())


@contextmanager
def answer_file(name: str | None) -> Iterator[TextIO | None]:
    """The file for the report as JSON, opened early: whether it can be is better known soon."""
    with ExitStack() as stack:
        yield None if name is None else stack.enter_context(whole_file(name))


def tell(report: "Report", stream: TextIO | None) -> None:
    show(report)
    if stream is not None:
        json.dump(report.as_json(), stream, ensure_ascii=False, indent=1)
        stream.write("\n")


@contextmanager
def one_line_errors() -> Iterator[None]:
    from purradox.arena import ArenaError
    from purradox.arena.running import BrokenByBot

    try:
        yield
    except ArenaError as error:
        status = 1 if isinstance(error, BrokenByBot) else 2
        raise CommandError(error.code, status=status, **error.details) from error
