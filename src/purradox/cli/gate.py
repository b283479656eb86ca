"""`gate`: the compiled kernel against the readable engine, for as long as one likes."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Annotated

import typer

from purradox.cli.errors import CommandError
from purradox.cli.progress import progress
from purradox.cli.tables import console_of, empty_table, put
from purradox.i18n import words

if TYPE_CHECKING:
    from purradox.gate import GateReport


class Engine(Enum):
    """What is held to the readable engine."""

    CPU = "cpu"
    CUDA = "cuda"


def gate(
    rounds: Annotated[int, typer.Option(min=1)] = 1000,
    seed: Annotated[int, typer.Option()] = 0,
    engine: Annotated[Engine, typer.Option()] = Engine.CPU,
) -> None:
    from purradox.gate import run, run_on_card

    with bars() as report:
        if engine is Engine.CUDA:
            from purradox.kernel.cuda import usable

            if not usable():
                raise CommandError("gate-no-card")
            found = run_on_card(rounds, seed, report)
        else:
            found = run(rounds, seed, report)
    show(found)
    if not found.agreed:
        raise typer.Exit(1)


@contextmanager
def bars() -> Iterator[Callable[[str, int, int], None]]:
    """Yields what a run tells its progress to; each part has a bar of its own."""
    with ExitStack() as stack:
        advance: Callable[[float], None]

        def report(part: str, done: int, total: int) -> None:
            nonlocal advance
            if done == 0:
                stack.close()
                advance = stack.enter_context(progress(words()(f"gate-part-{part}"), total))
            advance(done)

        yield report


def show(report: "GateReport") -> None:
    """A line for each part, and how to come again to where the engines disagreed."""
    say = words()
    table = empty_table(say, "gate-part", "gate-pieces", "gate-compared", "gate-seconds")
    table.add_column(say("gate-result"))
    for part in report.parts:
        table.add_row(
            say(f"gate-part-{part.name}"),
            grouped(part.pieces),
            grouped(part.compared),
            f"{part.seconds:.1f}",
            say("gate-differ" if part.divergence else "gate-agree"),
        )
    put(console_of(sys.stdout), table)
    for part in report.parts:
        if part.divergence:
            typer.echo(f"{say(f'gate-part-{part.name}')}: {part.divergence}")
    typer.echo(say("gate-passed" if report.agreed else "gate-failed"))


def grouped(number: int) -> str:
    """Digits in threes, apart by a narrow space, which no language takes for a decimal sign."""
    return f"{number:,}".replace(",", "\u202f")
