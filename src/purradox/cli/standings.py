"""The standings of an arena as tables for the terminal."""

import sys
from typing import TYPE_CHECKING

import typer

from purradox.i18n import Words, words

if TYPE_CHECKING:
    from rich.table import Table

    from purradox.arena import Report
    from purradox.arena.interval import Interval

NOTHING = "–"
SIGNS = {1: ">", 0: "≈", -1: "<"}


def show(report: "Report") -> None:
    """Each bot, each pair, and how much that rests on."""
    say = words()
    if report.deals:
        print_table(_bots(report, say))
        print_table(_pairs(report, say))
    numbers = {"deals": report.deals, "matches": report.matches, "games": report.games}
    typer.echo(say("arena-summary", **numbers))
    if report.deals:
        typer.echo(say("arena-legend", fair=_percent(1 / report.settings.players)))
    for one in report.standings:
        if one.forfeits:
            typer.echo(say("arena-forfeits", name=one.name, decisions=one.forfeits))
    if report.until is not None:
        key = {1: "arena-until-so", 0: "arena-until-open", -1: "arena-until-opposite"}
        until = report.until
        typer.echo(say(key[until.sign], claim=until.claim, difference=amount(until.difference)))


def print_table(table: "Table") -> None:
    """As wide as it is where nobody watches, else as wide as the terminal."""
    from rich.console import Console

    wide = None if sys.stdout.isatty() else Console(width=1000).measure(table).maximum
    Console(highlight=False, markup=False, width=wide).print(table)


def amount(interval: "Interval", scale: float = 1, digits: int = 2) -> str:
    """A mean and how far the truth may be from it; both ends where they differ."""
    if interval.mean is None:
        return NOTHING
    mean = f"{scale * interval.mean:.{digits}f}"
    if interval.low is None or interval.high is None:
        return mean
    below, above = interval.mean - interval.low, interval.high - interval.mean
    if abs(above - below) < 1e-9:
        return f"{mean} ± {scale * above:.{digits}f}"
    return f"{mean} ({scale * interval.low:.{digits}f} – {scale * interval.high:.{digits}f})"


def _bots(report: "Report", say: Words) -> "Table":
    table = _empty(
        say,
        "arena-bot",
        "arena-points",
        "arena-wins",
        "arena-paradoxes",
        "arena-predictions",
        "arena-time",
        "arena-worst",
        "arena-rating",
    )
    for one in sorted(report.standings, key=lambda one: -(one.points.mean or -99)):
        table.add_row(
            one.name,
            amount(one.points),
            amount(one.wins, 100, 1),
            _percent(one.paradoxes),
            _percent(one.predictions),
            _milliseconds(one.seconds),
            _milliseconds(one.worst_seconds),
            f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}",
        )
    return table


def _pairs(report: "Report", say: Words) -> "Table":
    table = _empty(say, "arena-pair", "arena-deals", "arena-difference", "arena-ahead", "")
    for pair in (*report.sides, *report.pairs):
        table.add_row(
            f"{pair.first} {SIGNS[pair.difference.sign]} {pair.second}",
            str(pair.difference.deals),
            amount(pair.difference),
            amount(pair.ahead, 100, 1),
            say("arena-control") if pair.control else "",
        )
    return table


def _empty(say: Words, first: str, *keys: str) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    table.add_column(say(first))
    for key in keys:
        table.add_column(say(key) if key else "", justify="right" if key else "left")
    return table


def _percent(share: float | None) -> str:
    return NOTHING if share is None else f"{100 * share:.1f} %"


def _milliseconds(seconds: float | None) -> str:
    return NOTHING if seconds is None else f"{1000 * seconds:.2f}"
