"""`conform`: hold a bot to everything that a bot must be."""

import json as json_format
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from purradox.cli.arguments import chosen_bots
from purradox.cli.progress import progress
from purradox.cli.tables import console_of, empty_table, put
from purradox.i18n import Words, words

if TYPE_CHECKING:
    from purradox.bots.conformance import ConformanceReport, Problem


def conform(
    spec: Annotated[str, typer.Argument(metavar="SPEC")],
    players: Annotated[int | None, typer.Option(min=2, max=5)] = None,
    rounds: Annotated[int, typer.Option(min=1)] = 3,
    seconds: Annotated[float | None, typer.Option(min=0.001)] = None,
    seed: Annotated[int, typer.Option()] = 0,
    clock: Annotated[bool, typer.Option("--clock")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from purradox.bots.conformance import examine
    from purradox.rules import PLAYERS

    (chosen,) = chosen_bots(spec, 1)
    with progress(words()("conforming"), 1) as advance:
        report = examine(
            chosen,
            players=PLAYERS if players is None else (players,),
            rounds=rounds,
            seconds=seconds,
            seed=seed,
            by_the_clock=clock,
            progress=lambda done, total: advance(done / total),
        )
    if json:
        told = {"spec": str(chosen), **report.as_json()}
        typer.echo(json_format.dumps(told, ensure_ascii=False, indent=1))
    else:
        show(report)
    if not report.passed:
        raise typer.Exit(1)


def show(report: "ConformanceReport") -> None:
    """A line for each check, and the first position at which each one failed."""
    from purradox.bots.conformance import CHECKS
    from purradox.bots.conformance.candidate import SILENT

    say = words()
    table = empty_table(say, "conform-check", "conform-asked")
    table.add_column(say("conform-result"))
    for check in CHECKS:
        asked, failed = report.asked[check], report.first(check)
        result = "failed" if failed else "passed" if asked else "not-asked"
        table.add_row(say(f"conform-check-{check}"), str(asked), say(f"conform-{result}"))
    put(console_of(sys.stdout), table)
    for check in CHECKS:
        if problem := report.first(check):
            typer.echo(told(problem, say))
            typer.echo(problem.text)
    if report.silent >= SILENT:
        typer.echo(say("conform-stopped"))
    typer.echo(say("conform-passed-all" if report.passed else "conform-failed-some"))


def told(problem: "Problem", say: Words) -> str:
    """What went wrong, and whose decision it was."""
    name = say(f"conform-check-{problem.check}")
    wrong = say(f"conform-wrong-{problem.check}", answer=problem.answer, other=problem.other)
    if problem.seat is None:
        return f"{name}: {wrong}"
    return f"{name} ({say('seat-name', seat=problem.seat)}): {wrong}"
