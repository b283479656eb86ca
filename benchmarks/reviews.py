"""How soon a review says something, how long it takes, and whether another one agrees with it.

    python -m benchmarks.reviews OUT.json [--beside TREE] [--longer 64000] [--players 4]
        [--matches 10] [--bots alley,house] [--simulations N] [--seed 1]

TREE is another checkout of the project, an older one for example: both review the same matches in
turn, in the same minutes, each in the program that its server would start and as thoroughly as
that would. With `--longer` the choices that may be the costliest of a match by any of the reviews
are evaluated once more in other deals: all with a sixteenth of so many simulations, what then may
be the costliest with a quarter, and what still may be with all; both are compared with that. It
cannot always tell the costliest choice from another one (two standard errors), so it is counted as
well how often a review names one of those, and by how much the one that it names costs less
(regret, in worth). It is made a second time in yet other deals, which says how often even it would
name the same choice.
Marks are there when the first player's costliest choices are told for the first time.
"""

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import hypot
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from purradox.analysis.lines import tasks_of
from purradox.analysis.review import finalists, processors
from purradox.bots import make_bot, play_match
from purradox.bots.match_runner import derived_random
from purradox.evaluation import Estimate
from purradox.notation import loads, record_of, to_text
from purradox.rules import Choice, variant
from purradox.search import Budget, Search

HERE = Path(__file__).parents[1]
PROGRAM = "purradox.server.records.worker"
LIKELY = 10
"""Choices of each review that the longer evaluation looks at."""


class Timed(NamedTuple):
    """Seconds until the first marks, until all is done, of processors; and what was found."""

    marks: float
    whole: float
    processor: float
    costliest: dict[int, list[int]]
    losses: dict[int, float]
    """What each choice cost, in worth."""
    errors: dict[int, float]


def record(players: int, bots: Sequence[str], number: int, seed: int) -> str:
    """A match of these bots, as text."""
    randoms = [derived_random(seed, number, seat) for seat in range(players + 1)]
    chairs = [make_bot(bots[seat % len(bots)], randoms[seat]) for seat in range(players)]
    return to_text(record_of(play_match(variant(players), chairs, randoms[-1])))


def timed(tree: Path, text: str, simulations: int) -> Timed:
    """One review by the program of a checkout."""
    begun, used = time.perf_counter(), _used()
    marks, losses, errors, seats = (
        0.0,
        dict[int, float](),
        dict[int, float](),
        dict[int, list[int]](),
    )
    with subprocess.Popen(
        [sys.executable, "-m", PROGRAM, str(simulations), "0", "0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": str(tree / "src")},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        content = text.encode()
        program = (tree / "src" / f"{PROGRAM.replace('.', '/')}.py").read_text("utf-8")
        if "END" in program:
            content = b"%d 0 0 %d\n%b" % (simulations, len(content), content)
        elif "TURN" in program:  # it reviews one record and ends
            content = b"%d\n%b" % (len(content), content)
        process.stdin.write(content)
        process.stdin.flush()
        if "TURN" not in program:
            process.stdin.close()
        for line in map(json.loads, process.stdout):
            if line["type"] == "end":
                break
            if line["type"] == "turn":
                process.stdin.write(b".")
                process.stdin.flush()
            if line["type"] == "choice":
                made = line["choices"][line["chosen"]]
                losses[line["step"]] = made["loss"]["worth"]["value"]
                errors[line["step"]] = made["loss"]["worth"]["error"]
                seats.setdefault(line["seat"], []).append(line["step"])
            elif line["type"] == "seat":
                marks = marks or time.perf_counter() - begun
    if process.returncode:
        raise SystemExit(f"the review of {tree} failed")
    costliest = {seat: worst(losses, steps) for seat, steps in sorted(seats.items())}
    return Timed(marks, time.perf_counter() - begun, _used() - used, costliest, losses, errors)


def usual(tree: Path) -> int:
    """With how many simulations the server of a checkout reviews; deals in older ones."""
    keys = (tree / "src" / PROGRAM.replace(".", "/")).with_name("keys.py").read_text("utf-8")
    found = re.search(r"^(?:SIMULATIONS|WORLDS) = (\d+)$", keys, re.MULTILINE)
    assert found is not None
    return int(found[1])


def worst(losses: dict[int, float], steps: Iterable[int]) -> list[int]:
    """The three choices that cost most, the worst first."""
    return sorted({*steps}, key=lambda step: -losses[step])[:3]


def _used() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def agreement(one: Timed, other: Timed) -> dict[str, bool | float]:
    """Whether two reviews of a match find the same choices costliest, of all and of each seat."""
    mine, theirs = worst(one.losses, one.losses), worst(other.losses, other.losses)
    same = [one.costliest[seat] == other.costliest[seat] for seat in one.costliest]
    return {
        "worst": mine[:1] == theirs[:1],
        "three worst": mine == theirs,
        "seats": mean(same),
        "all": all(same),
    }


def longer(text: str, reviews: Iterable[Timed], simulations: int, seed: int) -> dict[int, Estimate]:
    """What the choices cost that may be the costliest, by a much longer evaluation."""
    moments = {task.step: task.moment for task in tasks_of(loads(text))}
    left = sorted({step for one in reviews for step in likely(one)})
    searches = {
        step: Search(moments[step].view, seed + step, keep=moments[step].choice) for step in left
    }
    found = dict[int, Estimate]()
    with ThreadPoolExecutor(processors()) as pool:
        for part in (16, 4, 1):
            run = partial(_loss, Budget(max(1, simulations // part)))
            jobs = {step: pool.submit(run, searches[step], moments[step].choice) for step in left}
            found |= {step: job.result() for step, job in jobs.items()}
            places = list(found)
            left = [places[place] for place in finalists(list(found.values()))]
    return found


def _loss(budget: Budget, search: Search, choice: Choice) -> Estimate:
    return search.run(budget).of(choice).loss


def likely(one: Timed) -> list[int]:
    """The choices with the highest upper confidence bounds, and the one that seems costliest."""
    bounds = {step: loss + 2 * one.errors[step] for step, loss in one.losses.items()}
    return [
        *worst(one.losses, one.losses)[:1],
        *sorted(bounds, key=lambda at: -bounds[at])[:LIKELY],
    ]


def confirmed(named: int, reference: dict[int, Estimate]) -> dict[str, bool | float]:
    """Whether a choice is what a longer evaluation names, or what that cannot tell from it.

    And by how much the choice that it names is costlier, in worth.
    """
    costliest = costliest_of(reference)
    top, other = reference[costliest], reference[named]
    return {
        "costliest": named == costliest,
        "costliest or not told apart": named == costliest
        or top.value - other.value < 2 * hypot(top.error, other.error),
        "regret": top.value - other.value,
    }


def costliest_of(reference: dict[int, Estimate]) -> int:
    return max(reference, key=lambda step: reference[step].value)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--bots", default="alley,house")
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--longer", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    trees = {"this": HERE} | ({"beside": asked.beside.resolve()} if asked.beside else {})
    for tree in trees.values():  # compiled before a clock runs
        timed(tree, record(asked.players, ["random"], 0, asked.seed), 1)
    found = []
    for number in range(asked.matches):
        text = record(asked.players, asked.bots.split(","), number, asked.seed)
        times = {
            name: timed(tree, text, asked.simulations or usual(tree))
            for name, tree in trees.items()
        }
        row: dict[str, Any] = {name: one._asdict() for name, one in times.items()}
        if asked.longer:
            reference, again = (
                longer(text, times.values(), asked.longer, seed) for seed in (1, 1_000_001)
            )
            row["longer"], row["longer again"] = reference, again
            named = {name: worst(one.losses, one.losses)[0] for name, one in times.items()}
            named["longer again"] = costliest_of(again)
            row["confirmed"] = {name: confirmed(one, reference) for name, one in named.items()}
        if "beside" in times:
            row["agreement"] = {"this": agreement(times["this"], times["beside"])}
        found.append(row)
        asked.out.write_text(json.dumps({"load": os.getloadavg(), "matches": found}, indent=1))
    shown(found, list(trees))


def shown(found: list[dict[str, Any]], trees: list[str]) -> None:
    """Means over the matches, a row for each checkout."""
    table = Table("", "marks after, s", "whole after, s", "processor, s")
    for name in trees:
        means = [mean(row[name][part] for row in found) for part in ("marks", "whole", "processor")]
        table.add_row(name, *(f"{value:.1f}" for value in means))
    console = Console()
    console.print(table)
    for kind in ("agreement", "confirmed"):
        for name in found[0].get(kind, ()):
            for what in found[0][kind][name]:
                values = [row[kind][name][what] for row in found]
                told = f"{sum(values):g} of {len(found)} matches"
                if what == "regret":
                    told = f"{mean(values):.3f}"
                console.print(f"{name}, {kind}, {what}: {told}")


if __name__ == "__main__":
    main()
