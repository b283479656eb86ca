"""How strong are the bots? Arenas that say so, each kept in a folder and gone on with.

    python -m benchmarks.strength OUT [--parts ladder others ablations thought former]
        [--only TEXT] [--players 2 3 4 5] [--deals 200] [--seconds 1 | --simulations 2000]
        [--processes 1] [--seed 1] [--former "COMMAND" [--margin 5]]

Search meets each of the others until the arena's own test has decided who is better, or for so many
deals. Run it again to go on: arenas that are finished are only counted. `OUT/strength.json` has all
of it, `OUT/strength.svg` draws it.

COMMAND starts another version of search over the pipe, `former/play bot search:seconds=1` for one
whose checkout is in the folder `former`. It is tested whether search is ahead of it in at least
half of the matches, less a margin in %.
"""

import argparse
import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.intervals import Panel, drawn
from purradox.arena.executors import in_several_processes, in_this_process
from purradox.arena.folder import Folder
from purradox.arena.interval import Interval
from purradox.arena.report import Report, standings
from purradox.arena.running import run
from purradox.arena.settings import Settings, Stop
from purradox.kernel.cache import fingerprint

LEVELS = ("kitten", "house", "alley", "laboratory", "schrodinger")
OTHERS = ("random", "kitten", "house", "careful", "greedy", "neural")
"""Whom search is measured against; alley is careful, laboratory neural, now and then curious."""
ABLATIONS = {
    "for the round": "match=no",
}
PARTS = ("ladder", "others", "ablations", "thought", "former")
DECIDED = {None: "", 1: "yes", 0: "undecided", -1: "no"}
THOUGHT = (0.05, 0.2, 1.0, 5.0)
FOLDERS = tuple(Path(str(files(name))) for name in ("purradox.bots", "purradox.search"))
"""Where the bots are: their code, settings and weights."""


@dataclass(frozen=True)
class Task:
    """One arena: who, how many chairs, and when it is enough."""

    part: str
    name: str
    bots: tuple[str, ...]
    players: int
    decide: bool = False  # stop once it is decided who is better
    margin: float = 0.0  # by how many % of the matches the first may miss a half

    @property
    def claim(self) -> str | None:
        margin = f" - {self.margin:g}%" if self.margin else ""
        return f"{self.bots[0]} > {self.bots[1]}{margin}" if self.decide else None


def search(budget: str, *more: str) -> str:
    return "search:" + ",".join((budget, *more))


def budget_of(seconds: float, simulations: int | None) -> str:
    """Seconds, or so many simulations as stand for one second."""
    if simulations:
        return f"simulations={round(simulations * seconds)}"
    return f"seconds={seconds:g}"


def tasks(
    players: Sequence[int],
    simulations: int | None,
    seconds: float,
    former: str | None = None,
    margin: float = 0.0,
) -> Iterator[Task]:
    """All of them, in the order in which they are played."""
    budget = budget_of(seconds, simulations)
    me = search(budget)
    for weaker, stronger in pairwise(LEVELS):
        for count in players:
            top = me if stronger == "schrodinger" and simulations else stronger
            yield Task("ladder", f"{stronger} over {weaker}", (top, weaker), count)
    for other in OTHERS:
        for count in players:
            bots = me, *[other] * (count - 1)
            yield Task("others", f"search over {other}", bots, count, decide=True)
    for count in players:
        bots = "neural", *["greedy"] * (count - 1)
        yield Task("others", "neural over greedy", bots, count, decide=True)
    for name, option in ABLATIONS.items():
        for count in players:
            less = search(budget, option)
            yield Task("ablations", name, (me, *[less] * (count - 1)), count)
    for name, option in {"all of it": "", **ABLATIONS}.items():
        for count in players:
            bots = search(budget, *filter(None, [option])), *["greedy"] * (count - 1)
            yield Task("ablations", f"{name}, among greedy", bots, count)
    for less_time, time in pairwise(THOUGHT):
        for count in [count for count in players if count in (3, 4)]:
            more, less = (search(budget_of(each, simulations)) for each in (time, less_time))
            bots = more, *[less] * (count - 1)
            yield Task("thought", f"{time:g} s over {less_time:g} s", bots, count)
    if former is not None:
        for count in players:
            both = me, f"exec:{former}"
            yield Task("former", "search over its former version", both, count, True, margin)


def version(*folders: Path) -> str:
    """What the players are made of: the kernel, and their own code, settings and weights."""
    seen = hashlib.sha256(fingerprint().encode())
    for folder in folders or FOLDERS:
        for file in sorted(folder.rglob("*")):
            if file.suffix in {".py", ".json", ".npz"}:
                seen.update(file.read_bytes())
    return seen.hexdigest()[:16]


def played(task: Task, out: Path, deals: int, seed: int, processes: int) -> dict[str, Any]:
    """All the deals, or as many as it takes to decide who is better."""
    settings = Settings(task.bots, task.players, seed=seed, version=version())
    executor = in_several_processes(processes) if processes > 1 else in_this_process
    folder = Folder(out / f"{task.part}-{task.name}-{task.players}".replace(" ", "-"))
    return row_of(task, standings(run(folder, settings, Stop(deals, task.claim), executor)))


def row_of(task: Task, report: Report) -> dict[str, Any]:
    """What one line of the tables tells: one against all of the others, or one of two."""
    first, second = report.standings[:2]
    (against,) = report.sides or report.pairs
    ahead, points = against.ahead, shown(against.difference)
    if report.until:  # it may stop at any deal, so Student's interval does not hold
        ahead, points = report.until.ahead, [against.difference.mean, None, None]
    return {
        "part": task.part,
        "name": task.name,
        "bots": list(task.bots),
        "players": task.players,
        "deals": report.deals,
        "matches": report.matches,
        "wins": shown(first.wins),
        "theirs": shown(second.wins),
        "ahead": shown(ahead),
        "points": points,
        "claim": report.until and report.until.claim,
        "decided": report.until and report.until.sign,
        "paradoxes": [first.paradoxes, second.paradoxes],
        "predictions": [first.predictions, second.predictions],
        "ms": [None if one.seconds is None else one.seconds * 1000 for one in (first, second)],
        "longest": [one.worst_seconds * 1000 for one in (first, second)],
    }


def shown(one: Interval) -> list[float | None]:
    return [one.mean, one.low, one.high]


def table_of(part: str, rows: Iterable[dict[str, Any]]) -> Table:
    table = Table(title=part)
    for title in ("", "players", "deals", "wins %", "theirs %", "ahead %", "points"):
        table.add_column(title, justify="right" if title else "left")
    table.add_column("better")
    table.add_column("paradoxes", justify="right")
    for row in rows:
        paradoxes = " : ".join(f"{100 * (one or 0):.0f}" for one in row["paradoxes"])
        table.add_row(
            row["name"],
            str(row["players"]),
            str(row["deals"]),
            spelled(row["wins"], 100, ".1f"),
            spelled(row["theirs"], 100, ".1f"),
            spelled(row["ahead"], 100, ".1f"),
            spelled(row["points"], 1, "+.2f"),
            DECIDED[row.get("decided")],
            paradoxes,
        )
    return table


def panels(rows: Iterable[dict[str, Any]]) -> list[Panel]:
    """The ladder: how often each level is ahead of the one below, and by how much."""
    found: dict[str, dict[str, dict[int, Any]]] = {"ahead": {}, "points": {}}
    for row in rows:
        if row["part"] == "ladder":
            for what, scale in (("ahead", 100), ("points", 1)):
                values = [scale * value for value in row[what]]
                found[what].setdefault(row["name"], {})[row["players"]] = values
    across = "matches in which the first is ahead of the second, %"
    both = [
        Panel("The levels", across, 50, found["ahead"]),
        Panel("Points a round more than the level below", "points", 0, found["points"]),
    ]
    return [one for one in both if one.rows]


def spelled(interval: Sequence[float | None], scale: float, form: str) -> str:
    mean, low, high = interval
    if mean is None:
        return "–"
    half = "" if low is None or high is None else f" ± {scale * (high - low) / 2:.2g}"
    return f"{scale * mean:{form}}{half}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--parts", nargs="*", default=list(PARTS))
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--only", default="", help="arenas whose name has this in it")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--simulations", type=int, help="that stand for a second")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--former", metavar="COMMAND", help="another version of search")
    parser.add_argument("--margin", type=float, default=5.0)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    kept = asked.out / "strength.json"
    known = json.loads(kept.read_text("utf-8")) if kept.exists() else []
    rows = {(row["part"], row["name"], row["players"]): row for row in known}
    console = Console()
    budget = asked.simulations, asked.seconds
    for task in tasks(asked.players, *budget, asked.former, asked.margin):
        if task.part not in asked.parts or asked.only not in task.name:
            continue
        row = played(task, asked.out, asked.deals, asked.seed, asked.processes)
        rows[task.part, task.name, task.players] = row
        kept.write_text(json.dumps(list(rows.values()), indent=1) + "\n", "utf-8")
        kept.with_suffix(".svg").write_text(drawn(panels(rows.values())), "utf-8")
        console.print(table_of(task.part, [row]))
    for part in asked.parts:
        console.print(table_of(part, [row for row in rows.values() if row["part"] == part]))


if __name__ == "__main__":
    main()
