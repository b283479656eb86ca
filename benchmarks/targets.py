"""Ratios at four players, what is asked of them, and whether it is there."""

from dataclasses import dataclass
from statistics import median

from benchmarks.measuring import Rates, ratio

PDEP, PORTABLE = "kernel, pdep", "kernel, portable"
TUNED, TUNED_PORTABLE = "C, tuned", "C, without pdep"
VECTOR, READABLE = "vector", "readable engine"
TWO_THREADS = 1.8
PYTHON, LEAN, ROLLOUTS = "openspiel", "openspiel-lean", "openspiel-rollouts"


@dataclass(frozen=True)
class Target:
    """A figure, and the bound it is held to; without a bound it is there to be read."""

    label: str
    median: float
    best: float
    at_least: float | None = None
    at_most: float | None = None
    by_best: bool = False
    """By the clock only the best lap counts: others use the machine too."""
    judged: bool = True
    """Not when the machine was too busy to tell."""

    @property
    def met(self) -> bool | None:
        if not self.judged:
            return None
        value = self.best if self.by_best else self.median
        if self.at_least is not None:
            return value >= self.at_least
        return None if self.at_most is None else value <= self.at_most


def kernel_of(labels: set[str]) -> str:
    """Which kernel people get on this machine."""
    return PDEP if PDEP in labels else PORTABLE


def targets(
    rates: list[Rates], threads: dict[str, dict[str, float]] | None, first: dict[str, float]
) -> list[Target]:
    """All of them, in the order in which they are shown."""
    of = {one.label: one for one in rates if one.name.players == 4}
    kernel = of[kernel_of(set(of))]
    rows: list[Target] = []

    def row(label: str, above: list[float], below: list[float], least: float | None = None) -> None:
        rows.append(Target(label, *ratio(above, below), at_least=least))

    def best_game(kind: str) -> Rates | None:
        games = [one for one in rates if one.name.kind == kind]
        return max(games, key=lambda one: median(one.decisions), default=None)

    if tuned := of.get(TUNED):
        if PDEP in of:
            row("kernel with pdep : tuned C", of[PDEP].plays, tuned.plays, 0.9)
        row("portable kernel : tuned C", of[PORTABLE].plays, tuned.plays, 0.65)
    if plain := best_game(PYTHON):
        label = f"kernel : {plain.name.detail} from Python"
        row(f"{label}, plays : decisions", kernel.plays, plain.decisions, 80)
    if lean := best_game(LEAN):
        label = f"kernel : {lean.name.detail} in the leanest loop"
        row(f"{label}, decisions", kernel.decisions, lean.decisions, 80)
        row(f"{label}, plays : decisions", kernel.plays, lean.decisions)
    if rollouts := best_game(ROLLOUTS):
        label = f"kernel : {rollouts.name.detail} in C++ rollouts"
        row(f"{label}, plays : decisions", kernel.plays, rollouts.decisions)
    row("vector environment : kernel, steps : plays", of[VECTOR].decisions, kernel.plays, 0.2)
    row("vector environment : kernel, plays", of[VECTOR].plays, kernel.plays)
    row("kernel : readable engine", kernel.plays, of[READABLE].plays)
    if threads:
        rows += on_threads(threads, kernel.label)
    label = "seconds to the first playout"
    rows.append(Target(label, first["median"], first["best"], at_most=1.0, by_best=True))
    return rows


def on_threads(threads: dict[str, dict[str, float]], kernel: str) -> list[Target]:
    """The kernel on two threads; what C makes of them tells whether a second core was free."""
    tuned, ours = threads.get(TUNED), threads[kernel]
    busy = tuned is not None and tuned["best"] < TWO_THREADS
    met = ours["best"] >= TWO_THREADS
    label = "two threads : one, by the clock"
    rows = [
        Target(
            label,
            ours["median"],
            ours["best"],
            at_least=TWO_THREADS,
            by_best=True,
            judged=met or not busy,
        )
    ]
    if tuned:
        rows.append(Target(f"{label}, tuned C", tuned["median"], tuned["best"]))
    return rows
