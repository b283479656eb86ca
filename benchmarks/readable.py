"""How many rounds a second the readable engine plays on one core, uniformly at random.

Each sample of rounds is followed at once by a fixed piece of plain Python, so that the ratio of
the two means something on a busy machine. Times are processor time.

    python benchmarks/readable.py [--samples 15] [--seed 1] [--json FILE]
"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from purradox.rules import PLAYERS, Round, Variant, legal_moves, shuffled, variant

TARGET = 300
"""Rounds a second, at every number of players."""

ROUNDS = 40
"""In one sample: long enough to time, short enough that the machine stays as it is."""


@dataclass(frozen=True)
class Measured:
    """Medians over the samples of one number of players."""

    players: int
    rounds_per_second: float
    plays_per_second: float
    rounds_per_reference: float
    """Rounds played in the time of one piece of reference work."""

    @property
    def met(self) -> bool:
        return self.rounds_per_second >= TARGET


def random_round(setup: Variant, random: Random) -> int:
    """Play one round; how many cards were played."""
    now = Round.start(setup, random.randrange(setup.players), shuffled(setup, random))
    while now.table.to_act:
        seat = now.table.to_act[0]
        now = now.apply(random.choice(legal_moves(now.table, seat, now.hands[seat])))
    return sum(len(trick.plays) for trick in (*now.table.tricks, now.table.trick))


def reference() -> int:
    """A fixed amount of what the engine does too: tuples, dictionaries, calls and comparisons."""
    board: tuple[int, ...] = (0,) * 36
    seen: dict[tuple[int, ...], int] = {}
    for step in range(2500):
        at = step * 7 % 36
        board = (*board[:at], (board[at] + step) % 5, *board[at + 1 :])
        seen[board[at % 5 :: 5]] = max(seen.get(board[at % 5 :: 5], 0), step)
    return len(seen)


def seconds(work: Callable[[], object]) -> float:
    started = process_time()
    work()
    return process_time() - started


def sample(setup: Variant, random: Random) -> tuple[float, float, float]:
    """Rounds and plays a second, and rounds in the time of one piece of reference work."""
    plays = 0

    def rounds() -> None:
        nonlocal plays
        plays = sum(random_round(setup, random) for _ in range(ROUNDS))

    spent = seconds(rounds)
    return ROUNDS / spent, plays / spent, ROUNDS / spent * seconds(reference)


def measure(samples: int, seed: int) -> list[Measured]:
    """All numbers of players in turn, over and over, so that none has the quiet minutes."""
    random = Random(seed)
    taken: dict[int, list[tuple[float, float, float]]] = {players: [] for players in PLAYERS}
    console = Console(stderr=True)
    for _ in track(range(samples), "Playing…", console=console, transient=True):
        for players in PLAYERS:
            taken[players].append(sample(variant(players), random))
    return [
        Measured(players, *(median(column) for column in zip(*rows, strict=True)))
        for players, rows in taken.items()
    ]


def grid(results: list[Measured]) -> Grid:
    shown = Grid(title="Readable engine, uniformly random play, one core")
    for name in ("players", "rounds/s", "plays/s", "rounds per reference", f"target {TARGET}/s"):
        shown.add_column(name, justify="right")
    for one in results:
        shown.add_row(
            str(one.players),
            f"{one.rounds_per_second:,.0f}",
            f"{one.plays_per_second:,.0f}",
            f"{one.rounds_per_reference:.2f}",
            "[green]met[/]" if one.met else "[red]missed[/]",
        )
    return shown


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--samples", type=int, default=15, help="samples of each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here too")
    options = parser.parse_args()
    if options.samples < 1:
        parser.error("--samples must be 1 or more")
    results = measure(options.samples, options.seed)
    Console().print(grid(results))
    if options.json:
        told = {"target": TARGET, "samples": options.samples, "seed": options.seed}
        told |= {"python": sys.version.split()[0], "results": [asdict(one) for one in results]}
        try:
            options.json.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
        except OSError as error:
            parser.error(f"cannot write {options.json}: {error.strerror}")
    return 0 if all(one.met for one in results) else 1


if __name__ == "__main__":
    sys.exit(main())
