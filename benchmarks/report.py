"""The results of `kernel.py` as tables for people."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

BAR = 20
BATCHES = (("rounds", "Kernel.rounds, plays", "cyan"), ("vector", "VectorTables, steps", "green"))
DRIVERS = {
    "openspiel": "from Python",
    "openspiel-lean": "leanest loop",
    "openspiel-rollouts": "C++ rollouts",
}


def shown(results: dict[str, Any]) -> RenderableType:
    """Everything that was measured."""
    notes = [Text(note, style="dim") for note in results["notes"]]
    games = [row for row in results["speeds"] if row["game"]]
    ours = [row for row in results["speeds"] if not row["game"]]
    return Group(
        speeds(ours),
        *([openspiel(games)] if games else []),
        targets(results["targets"]),
        growth(results["growth"]),
        *notes,
    )


def speeds(rows: list[dict[str, Any]]) -> Table:
    """A row for each contender, a column for each number of players."""
    players = sorted({row["players"] for row in rows})
    grid = table("Millions of plays a second of processor time: median (best)")
    for count in players:
        grid.add_column(f"{count} players", justify="right", no_wrap=True)
    for label in dict.fromkeys(row["label"] for row in rows):
        mine = {row["players"]: row for row in rows if row["label"] == label}
        unit = next(row["unit"] for row in mine.values())
        name = label if unit == "plays" else f"{label}, {unit}"
        grid.add_row(name, *(cell(mine[count]) for count in players))
    return grid


def openspiel(rows: list[dict[str, Any]]) -> Table:
    """A row for each of its games, a column for each way to drive it."""
    grid = table("Millions of decisions a second, OpenSpiel")
    for title in DRIVERS.values():
        grid.add_column(title, justify="right")
    for game in dict.fromkeys(row["game"] for row in rows):
        mine = {row["kind"]: row for row in rows if row["game"] == game}
        grid.add_row(game, *(cell(mine[kind]) for kind in DRIVERS))
    return grid


def targets(rows: list[dict[str, Any]]) -> Table:
    """What is asked for, and whether it is there."""
    grid = table("Ratios and targets, four players")
    for name in ("median", "best", "target", ""):
        grid.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        figures = [
            f"{row[name]:.3g}" if row[name] < 1000 else f"{row[name]:,.0f}" for name in KINDS
        ]
        grid.add_row(row["label"], *figures, bound(row), mark(row))
    return grid


KINDS = ("median", "best")


def mark(row: dict[str, Any]) -> str:
    if row["met"] is None:
        return "[yellow]busy[/]" if bound(row) else ""
    return "[green]met[/]" if row["met"] else "[red]missed[/]"


def bound(row: dict[str, Any]) -> str:
    if row["at_least"] is not None:
        return f"≥ {row['at_least']:g}"
    return "" if row["at_most"] is None else f"≤ {row['at_most']:g}"


def growth(rows: list[dict[str, float]]) -> Table:
    """A bar for each size of batch."""
    grid = table("Millions a second by size of batch, four players", first="batch")
    for _, title, _ in BATCHES:
        grid.add_column(title)
    most = {kind: max(row.get(kind, 0.0) for row in rows) for kind, _, _ in BATCHES}
    for row in rows:
        bars = [
            Text(f"{bar(row[kind] / most[kind])} {millions(row[kind])}", style)
            if kind in row
            else Text("too big for the free memory", "dim")
            for kind, _, style in BATCHES
        ]
        grid.add_row(f"{row['batch']:>9,.0f}", *bars)
    return grid


def table(title: str, first: str = "") -> Table:
    grid = Table(
        title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0)
    )
    grid.add_column(first)
    return grid


def bar(share: float) -> str:
    """A bar drawn to an eighth of a character."""
    full, rest = divmod(max(1, round(share * BAR * 8)), 8)
    return ("█" * full + " ▏▎▍▌▋▊▉"[rest].strip()).ljust(BAR)


def cell(row: dict[str, Any]) -> str:
    return f"{millions(row['median'])} ({millions(row['best'])})"


def millions(value: float) -> str:
    return f"{value / 1e6:.{1 if value >= 1e7 else 2 if value >= 1e6 else 3}f}"
