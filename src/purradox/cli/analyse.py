"""`analyse`: what each choice of a match was worth."""

import json as json_format
import sys
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from purradox.cli.arguments import DAY, chosen_record, chosen_seat, whole_file
from purradox.cli.errors import CommandError
from purradox.cli.progress import progress
from purradox.i18n import words

if TYPE_CHECKING:
    from purradox.analysis import Analysis
    from purradox.notation import Checked


def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    record: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    seat: Annotated[str | None, typer.Option(metavar="SEAT")] = None,
    simulations: Annotated[int | None, typer.Option(min=16, metavar="N")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, max=DAY, metavar="S")] = None,
    seed: Annotated[int, typer.Option()] = 0,
    json: Annotated[bool, typer.Option("--json")] = False,
    html: Annotated[bool, typer.Option("--html")] = False,
    out: Annotated[str, typer.Option(metavar="FILE")] = "-",
) -> None:
    if json and html:
        raise CommandError("analysis-one-format")
    checked = chosen_record(file, record)
    found = review(checked, seat, simulations or 0, seconds or 0.0, seed)
    form = "json" if json else "html" if html else "text"
    every = seat is not None
    if out == "-":
        write(found, form, every, sys.stdout)
    else:
        with whole_file(out) as stream:
            write(found, form, every, stream)


def review(
    checked: "Checked", seat: str | None, simulations: int, seconds: float, seed: int
) -> "Analysis":
    """Evaluate all decisions, with a bar where that takes long."""
    from purradox.analysis import analyse as evaluate_all
    from purradox.analysis.phrases import names_of
    from purradox.search import Budget, precompile

    seats = None if seat is None else [chosen_seat(seat, names_of(checked, words()))]
    precompile()
    with progress(words()("analysing"), 1.0) as bar:
        found = evaluate_all(
            checked,
            seats,
            Budget(simulations, seconds) if simulations or seconds else None,
            seed,
            advance=bar,
        )
    if not any(one.decisions for one in found.seats):
        raise CommandError("analysis-empty")
    return found


def write(found: "Analysis", form: str, every: bool, stream: TextIO) -> None:
    """The review as JSON, as a page, or for reading here."""
    if form == "json":
        from purradox.analysis import review_data

        stream.write(json_format.dumps(review_data(found), ensure_ascii=False) + "\n")
    elif form == "html":
        from purradox.analysis.html import page

        stream.write(page(found, words(), words().language))
    else:
        from purradox.cli.reviewing import show

        show(found, words(), every, stream)
