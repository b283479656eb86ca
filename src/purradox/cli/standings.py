"""The standings of an arena as tables for the terminal."""

import math
import sys
from typing import TYPE_CHECKING

import typer

from purradox.cli.tables import console_of, empty_table, put, with_minus
from purradox.i18n import Words, words

if TYPE_CHECKING:
    from rich.table import Table

    from purradox.arena import Report
    from purradox.arena.interval import Interval
    from purradox.arena.report import Standing

NOTHING = "–"
SIGNS = {1: ">", 0: "≈", -1: "<"}


def show(report: "Report") -> None:
    """Each bot, each pair, and how much that rests on."""
    say = words()
    if report.deals:
        console = console_of(sys.stdout)
        for table in (_strength(report, say), _habits(report, say), _pairs(report, say)):
            put(console, table)
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
        typer.echo(say(key[until.sign], claim=until.claim, ahead=amount(until.ahead, 100, 1)))


def amount(interval: "Interval", scale: float = 1, digits: int = 2) -> str:
    """A mean and how far the truth may be from it; both ends where they differ."""
    if interval.mean is None:
        return NOTHING
    mean = f"{scale * interval.mean:.{digits}f}"
    if interval.low is None or interval.high is None:
        return with_minus(mean)
    below, above = interval.mean - interval.low, interval.high - interval.mean
    if abs(above - below) < 1e-9:
        return with_minus(f"{mean} ± {scale * above:.{digits}f}")
    low, high = (f"{scale * end:.{digits}f}" for end in (interval.low, interval.high))
    return with_minus(f"{mean} ({low}–{high})" if interval.low >= 0 else f"{mean} ({low} – {high})")


def best_first(one: "Standing") -> float:
    return math.inf if one.points.mean is None else -one.points.mean


def _strength(report: "Report", say: Words) -> "Table":
    keys = ("arena-points", "arena-wins", "arena-rating")
    table = empty_table(say, "arena-bot", *keys, fold=True)
    for one in sorted(report.standings, key=best_first):
        rating = f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}"
        table.add_row(one.name, amount(one.points), amount(one.wins, 100, 1), with_minus(rating))
    return table


def _habits(report: "Report", say: Words) -> "Table":
    keys = ("arena-paradoxes", "arena-predictions", "arena-time", "arena-worst")
    table = empty_table(say, "arena-bot", *keys, fold=True)
    for one in sorted(report.standings, key=best_first):
        table.add_row(
            one.name,
            _percent(one.paradoxes),
            _percent(one.predictions),
            _milliseconds(one.seconds),
            _milliseconds(one.worst_seconds),
        )
    return table


def _pairs(report: "Report", say: Words) -> "Table":
    keys = ("arena-deals", "arena-difference", "arena-ahead")
    table = empty_table(say, "arena-pair", *keys, fold=True)
    table.add_column("", no_wrap=True)
    for pair in (*report.sides, *report.pairs):
        table.add_row(
            f"{pair.first} {SIGNS[pair.difference.sign]} {pair.second}",
            str(pair.difference.deals),
            amount(pair.difference),
            amount(pair.ahead, 100, 1),
            say("arena-control") if pair.control else "",
        )
    return table


def _percent(share: float | None) -> str:
    return NOTHING if share is None else f"{100 * share:.1f} %"


def _milliseconds(seconds: float | None) -> str:
    return NOTHING if seconds is None else f"{1000 * seconds:.2f}"
