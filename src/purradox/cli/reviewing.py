"""A review, and a hint, as text for the terminal."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TextIO

from purradox.analysis import Analysis, RoundReport, SeatReport
from purradox.analysis.phrases import (
    accuracy,
    amount,
    effort,
    estimate,
    goal,
    lost,
    lost_percent,
    mistake,
    move,
    names_of,
    share,
    signed,
    step,
    whole,
    why,
)
from purradox.cli.tables import add_figures, console_of, empty_table, print_line, put
from purradox.evaluation import Evaluation
from purradox.i18n import Words

if TYPE_CHECKING:
    from rich.table import Table


def show(found: Analysis, say: Words, every: bool, stream: TextIO) -> None:
    """The review: players, rounds, the costliest decisions, and each one where that is asked."""
    names = names_of(found.checked, say)
    console = console_of(stream)
    known = [one for one in found.seats if one.decisions]
    put(console, _players(known, names, say))
    put(console, _rounds(known, names, say))
    for one in known:
        print_line(console, say("analysis-costliest", name=names[one.seat]))
        for line in [mistake(wrong, say) for wrong in one.costliest] or [
            say("analysis-nothing-lost")
        ]:
            print_line(console, f"  {line}")
        print_line(console, "")
    if every:
        for one in known:
            for part in one.rounds:
                if part.decisions:
                    put(console, _decisions(part, say))
    for line in [*_unknown(found, names, say), *say("analysis-legend").split("\n")]:
        print_line(console, line)
    print_line(console, effort(found, say))


def hint_table(found: Evaluation, say: Words) -> "Table":
    """The choices ranked, with their numbers and what the best one has over the others."""
    variant = found.view.table.variant
    table = empty_table(say, "analysis-choice")
    for key in ("analysis-points", "analysis-win", "analysis-paradox"):
        add_figures(table, say(key))
    add_figures(table, say("analysis-kept", goal=goal(variant)))
    table.add_column(say("analysis-why"))
    for value in found.moves:
        table.add_row(
            move(value.move),
            estimate(value.points),
            share(value.win),
            share(value.paradox),
            share(value.kept),
            why(found.best, value, variant, say),
        )
    return table


def _unknown(found: Analysis, names: tuple[str, ...], say: Words) -> Iterator[str]:
    for one in found.seats:
        if one.unknown:
            rounds = ", ".join(str(number + 1) for number in one.unknown)
            yield say("analysis-unknown", name=names[one.seat], rounds=rounds)


def _players(known: list[SeatReport], names: tuple[str, ...], say: Words) -> "Table":
    table = empty_table(
        say,
        "analysis-player",
        "analysis-total",
        "analysis-accuracy",
        "analysis-lost-points",
        "analysis-lost-win",
    )
    for one in known:
        table.add_row(
            names[one.seat],
            whole(one.total),
            accuracy(one.accuracy),
            lost(one.points_loss),
            lost_percent(one.win_loss),
        )
    return table


def _rounds(known: list[SeatReport], names: tuple[str, ...], say: Words) -> "Table":
    table = empty_table(
        say,
        "analysis-player",
        "analysis-round",
        "analysis-typical",
        "analysis-deal",
        "analysis-luck",
        "analysis-play",
        "analysis-score",
    )
    for seat in known:
        for one in seat.rounds:
            if one.known:
                table.add_row(
                    names[seat.seat],
                    str(one.round + 1),
                    amount(one.typical),
                    *(signed(part) for part in (one.deal, one.luck, one.play)),
                    whole(one.score),
                )
    return table


def _decisions(report: RoundReport, say: Words) -> "Table":
    variant = report.decisions[0].view.table.variant
    title = f"{say('analysis-round')} {report.round + 1}"
    table = empty_table(say, "analysis-when", "analysis-choice", "analysis-best", title=title)
    for key in ("analysis-points", "analysis-win", "analysis-paradox"):
        add_figures(table, say(key))
    add_figures(table, say("analysis-kept", goal=goal(variant)))
    for key in ("analysis-loss", "analysis-luck"):
        add_figures(table, say(key))
    for one in report.decisions:
        table.add_row(
            step(one, say),
            move(one.moment.choice),
            move(one.best.move),
            estimate(one.chosen.points),
            share(one.chosen.win),
            share(one.chosen.paradox),
            share(one.chosen.kept),
            "" if one.chosen is one.best else signed(-one.chosen.points_loss.value),
            signed(one.luck),
        )
    return table
