"""What `kernel.py` measures: contenders in turn, threads, the first playout, growth."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from benchmarks import workers
from benchmarks.workers import Name, Worker

if TYPE_CHECKING:
    from benchmarks.contenders import Slice

BYTES_A_TABLE = 1000
"""Roughly, with its observation and mask."""


@dataclass(frozen=True)
class Plan:
    """How long to measure."""

    laps: int
    slice_seconds: float
    equal_rounds: int
    thread_laps: int
    thread_rounds: int
    starts: int
    largest: int
    growth_seconds: float

    @property
    def sizes(self) -> list[int]:
        """Batch sizes, two in each power of ten."""
        sizes = [step * 10**power for power in range(7) for step in (1, 3)]
        return [size for size in sizes if size <= self.largest]


FULL = Plan(40, 0.03, 200_000, 60, 150_000, 9, 1_000_000, 0.15)
QUICK = Plan(6, 0.02, 50_000, 15, 150_000, 3, 100_000, 0.03)
TINY = Plan(2, 0.001, 500, 1, 2_000, 1, 10, 0.0)


@dataclass(frozen=True)
class Entry:
    """A contender and the process in which it plays."""

    label: str
    name: Name
    worker: Worker


@dataclass(frozen=True)
class Rates:
    """What a contender reached in each lap, per second of processor time."""

    label: str
    name: Name
    plays: list[float]
    decisions: list[float]


def speeds(entries: list[Entry], plan: Plan, advance: Callable[[], None]) -> list[Rates]:
    """Every contender in turn, lap after lap, so that what slows the machine hits all alike."""
    amounts = [amount_for(entry, plan.slice_seconds) for entry in entries]
    slices: list[list[Slice]] = [[] for _ in entries]
    for lap in range(plan.laps):
        for entry, amount, taken in zip(entries, amounts, slices, strict=True):
            taken.append(entry.worker.ask(workers.play, entry.name, amount, lap))
        advance()
    return [
        Rates(
            entry.label,
            entry.name,
            [one.plays / one.seconds for one in taken],
            [one.decisions / one.seconds for one in taken],
        )
        for entry, taken in zip(entries, slices, strict=True)
    ]


def amount_for(entry: Entry, seconds: float) -> int:
    """So many plays that a slice takes about that long; finding out warms the contender up."""
    amount = 100
    while True:
        done: Slice = entry.worker.ask(workers.play, entry.name, amount, 0)
        if done.seconds >= seconds / 4 or amount > 10**9:
            return max(1, int(amount * seconds / done.seconds))
        amount *= 4


def ratio(above: list[float], below: list[float]) -> tuple[float, float]:
    """How one did against the other: the median over the laps, and their best laps."""
    return median(a / b for a, b in zip(above, below, strict=True)), max(above) / max(below)


def two_threads(entries: list[Entry], plan: Plan) -> dict[str, dict[str, float]]:
    """One thread and two, in turn, by the clock: best laps, as a busy machine has few good ones."""
    taken: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for lap in range(plan.thread_laps):
        for entry in entries:
            for count in (1, 2):
                one = entry.worker.ask(workers.threads, entry.name, plan.thread_rounds, count, lap)
                taken.setdefault((entry.label, count), []).append(one)
    return {
        entry.label: {
            "median": median(a / b for (a, _), (b, _) in zip(*pair, strict=True)),
            "best": min(a for a, _ in pair[0]) / min(b for b, _ in pair[1]),
            "processor_time": median(a / b for (_, a), (_, b) in zip(*pair, strict=True)),
        }
        for entry in entries
        for pair in [(taken[entry.label, 1], taken[entry.label, 2])]
    }


FIRST_PLAYOUT = """
import json, time
marks = [time.perf_counter()]
import numba
marks.append(time.perf_counter())
from purradox.kernel import RANDOM, Kernel
from purradox.rules import variant
marks.append(time.perf_counter())
Kernel(variant(4)).rounds(1000, RANDOM, 1)
marks.append(time.perf_counter())
print(json.dumps([b - a for a, b in zip(marks, marks[1:])] + [time.process_time()]), flush=True)
"""


def first_playouts(plan: Plan) -> dict[str, float]:
    """Seconds from nothing to a thousand rounds, with a warm cache, and where they go."""
    environment = {name: value for name, value in os.environ.items() if name != workers.PORTABLE}
    rows = []
    for _ in range(plan.starts + 1):
        started = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-c", FIRST_PLAYOUT], stdout=subprocess.PIPE, env=environment
        ) as process:
            if process.stdout is None or not (line := process.stdout.readline()):
                raise workers.WorkerError("a fresh process could not play: see above")
            wall = time.perf_counter() - started
        rows.append((wall, *json.loads(line)))
    columns = list(zip(*rows[1:], strict=True))  # the first one may have had to compile
    wall, numba, kernel, rounds, processor = map(median, columns)
    return {
        "best": min(columns[0]),
        "median": wall,
        "processor_time": processor,
        "numba": numba,
        "kernel": kernel,
        "first_rounds": rounds,
    }


def growth(worker: Worker, plan: Plan, advance: Callable[[], None]) -> list[dict[str, float]]:
    """Plays or steps a second for each size of batch, at four players."""
    told = []
    for size in plan.sizes:
        row: dict[str, float] = {"batch": size}
        row["rounds"] = worker.ask(workers.batches, "rounds", 4, size, plan.growth_seconds)
        if size * BYTES_A_TABLE < free_memory() // 2:
            row["vector"] = worker.ask(workers.batches, "vector", 4, size, plan.growth_seconds)
        told.append(row)
        advance()
    return told


def free_memory() -> int:
    """In bytes; where the system does not tell, more than any batch takes."""
    try:
        return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 1 << 40
