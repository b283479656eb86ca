"""The figures of uniformly random play, held against those of an engine that shares no line.

That engine played 40 million rounds on the white board at each player count: discards uniform
over the distinct numbers in hand, predictions and legal plays uniform.

    python -m benchmarks.figures [--quick] [--rounds N] [--threads N] [--seed N] [--json FILE]
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from math import hypot, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from purradox.kernel import RANDOM, Kernel
from purradox.kernel.state import PARADOX
from purradox.rules import variant

KNOWN = {
    2: {"paradox rate": 0.93315, "plays a round": 13.254, "score of a seat": 2.0235},
    3: {"paradox rate": 0.99926, "plays a round": 17.554, "score of a seat": 1.1685},
    4: {"paradox rate": 0.99998, "plays a round": 22.015, "score of a seat": 1.1399},
    5: {"paradox rate": 0.99994, "plays a round": 24.330, "score of a seat": 0.8950},
}
LAST_DIGIT = {"paradox rate": 1e-5, "plays a round": 1e-3, "score of a seat": 1e-4}
THEIR_ROUNDS = 40_000_000
FAR = 4.0
"""Standard errors that chance does not explain."""


@dataclass(frozen=True)
class Figure:
    """One figure: ours with its standard error, and theirs."""

    players: int
    name: str
    rounds: int
    ours: float
    error: float
    theirs: float

    @property
    def difference(self) -> float:
        """In standard errors of both together; theirs is rounded besides."""
        rounding = LAST_DIGIT[self.name] / sqrt(12)
        both = self.error * sqrt(1 + self.rounds / THEIR_ROUNDS)
        return (self.ours - self.theirs) / hypot(both, rounding)


def measure(
    players: int, rounds: int, threads: int, seed: int, advance: Callable[[int], None]
) -> list[Figure]:
    """The three figures of one player count; parts of the rounds tell how much they vary."""
    parts = min(400, max(2, rounds // 1000))
    kernel = Kernel(variant(players, "white"))
    size = rounds // parts

    def part(index: int) -> tuple[float, ...]:
        points, outcomes, plays = kernel.rounds(size, RANDOM, (seed * parts + index) % 2**64)
        scores = points[:, :players]
        advance(size)
        return float((outcomes >= PARADOX).mean()), plays / size, float(scores.mean())

    with ThreadPoolExecutor(threads) as pool:
        columns = zip(*pool.map(part, range(parts)), strict=True)
    return [
        Figure(players, name, size * parts, fmean(taken), stdev(taken) / sqrt(parts), theirs)
        for (name, theirs), taken in zip(KNOWN[players].items(), columns, strict=True)
    ]


def shown(figures: list[Figure]) -> Table:
    grid = Table(title="Uniformly random play, white board", box=SIMPLE_HEAD)
    for name in ("players", "figure", "ours", "±", "theirs", "standard errors apart"):
        grid.add_column(name, justify="left" if name == "figure" else "right")
    for one in figures:
        colour = "green" if abs(one.difference) <= FAR else "red"
        grid.add_row(
            str(one.players),
            one.name,
            f"{one.ours:.6f}",
            f"{one.error:.6f}",
            f"{one.theirs}",
            f"[{colour}]{one.difference:+.2f}[/]",
        )
    return grid


def told(figures: list[Figure], options: Any, seconds: float) -> dict[str, Any]:
    """As it goes into the JSON."""
    return {
        "rounds": options.rounds,
        "seed": options.seed,
        "threads": options.threads,
        "seconds": seconds,
        "figures": [asdict(one) | {"difference": one.difference} for one in figures],
    }


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 up")
    return int(text)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--quick", action="store_true", help="a million rounds of each")
    parser.add_argument("--rounds", type=positive, help="of each player count (40 million)")
    parser.add_argument("--threads", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here too")
    options = parser.parse_args(arguments)
    options.rounds = options.rounds or (1_000_000 if options.quick else THEIR_ROUNDS)
    if options.rounds < 2000:
        parser.error("--rounds: fewer than 2000 do not tell how much the figures vary")
    if options.json and (options.json.is_dir() or not options.json.resolve().parent.is_dir()):
        parser.error(f"{options.json}: name a file in a folder that is there")
    started = time.monotonic()
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("Playing", total=options.rounds * len(KNOWN))
            figures = [
                figure
                for players in KNOWN
                for figure in measure(
                    players,
                    options.rounds,
                    options.threads,
                    options.seed,
                    lambda done: progress.advance(task, done),
                )
            ]
    except KeyboardInterrupt:
        return 130
    Console().print(shown(figures))
    if options.json:
        results = told(figures, options, time.monotonic() - started)
        options.json.write_text(json.dumps(results, indent=2) + "\n", "utf-8")
    return 0 if all(abs(one.difference) <= FAR for one in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
