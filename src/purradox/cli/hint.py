"""`hint`: what to do at the end of a record, within a second, or better the longer one looks."""

import json as json_format
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from purradox.cli.arguments import DAY, chosen_record, chosen_seat
from purradox.cli.errors import CommandError
from purradox.i18n import explain, words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from purradox.evaluation import Evaluation
    from purradox.notation import Checked
    from purradox.rules import PlayerView

SECONDS = 0.5
FOREVER = 1e9
EVERY = 0.25
"""Seconds between two pictures of an answer that is being refined."""


def hint(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    record: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    seat: Annotated[str | None, typer.Option(metavar="SEAT")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, max=DAY, metavar="S")] = None,
    simulations: Annotated[int | None, typer.Option(min=16, metavar="N")] = None,
    seed: Annotated[int, typer.Option()] = 0,
    json: Annotated[bool, typer.Option("--json")] = False,
    watch: Annotated[bool, typer.Option("--watch")] = False,
) -> None:
    checked = chosen_record(file, record)
    view = view_of(checked, seat)
    watching = watch and not json and sys.stdout.isatty()
    time = seconds or (0.0 if simulations else FOREVER if watching else SECONDS)

    from purradox.analysis import hint_data
    from purradox.search import Budget, Search, precompile

    precompile()
    budget, search = Budget(simulations or 0, time), Search(view, seed)
    if watching:
        look(search.refine(budget, EVERY), checked)
        return
    found = search.run(budget)
    if json:
        typer.echo(json_format.dumps(hint_data(found), ensure_ascii=False))
    else:
        show(found, checked)


def view_of(checked: "Checked", text: str | None) -> "PlayerView":
    """The view of the seat that is to choose, if one is and its cards are known."""
    from purradox.analysis.moments import view_now
    from purradox.analysis.phrases import names_of

    say = words()
    names = names_of(checked, say)
    if checked.over or checked.needs_deal:
        raise CommandError("hint-nobody", state="over" if checked.over else "deal")
    due = checked.to_act
    if text is not None:
        seat = chosen_seat(text, names)
    elif len(due) == 1:
        (seat,) = due
    else:
        seat = _only_known(checked, due, names)
    if seat not in due:
        from purradox.rules.errors import AlreadyDiscarded, NotYourTurn

        discarding = checked.rounds[-1].table.phase.value == "discard"
        problem = AlreadyDiscarded(seat) if discarding else NotYourTurn(seat, due[0], "R4")
        raise CommandError("said", text=explain(problem, say, names))
    view = view_now(checked, seat)
    if view is None:
        raise CommandError("cards-unknown", seat=names[seat])
    return view


def _only_known(checked: "Checked", due: tuple[int, ...], names: tuple[str, ...]) -> int:
    """Of several seats that are to discard, the one whose cards the record tells."""
    known = [seat for seat in due if checked.rounds[-1].hands[seat] is not None]
    if len(known) != 1:
        raise CommandError("hint-whose", names=", ".join(names[seat] for seat in due))
    return known[0]


def show(found: "Evaluation", checked: "Checked") -> None:
    """The answer, once."""
    from purradox.cli.reviewing import hint_table
    from purradox.cli.tables import console_of, print_line, put

    console = console_of(sys.stdout)
    print_line(console, asked(found, checked))
    put(console, hint_table(found, words()))
    print_line(console, words()("analysis-simulations", simulations=found.simulations))


def look(answers: "Iterable[Evaluation]", checked: "Checked") -> None:
    """The answer as it gets better; Ctrl-C leaves the last one standing."""
    from rich.console import Group
    from rich.live import Live

    from purradox.cli.reviewing import hint_table
    from purradox.cli.tables import console_of

    with Live(console=console_of(sys.stdout), auto_refresh=False) as live:
        try:
            for found in answers:
                effort = words()("analysis-simulations", simulations=found.simulations)
                table = hint_table(found, words())
                live.update(Group(asked(found, checked), table, effort), refresh=True)
        except KeyboardInterrupt:
            return


def asked(found: "Evaluation", checked: "Checked") -> str:
    """Who is to choose what."""
    from purradox.analysis.phrases import names_of

    view, say = found.view, words()
    name = names_of(checked, say)[view.seat]
    return say("hint-ask", name=name, phase=view.table.phase.value)
