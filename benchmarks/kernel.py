"""How fast the compiled kernel is, beside everything it can be compared with, in one run.

Contenders take turns in slices of some hundredths of a second; times are processor time, except
for threads and for the first playout, which are told by the clock.

    python -m benchmarks.kernel [--quick] [--json FILE]
"""

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from benchmarks import measuring, report, workers
from benchmarks.measuring import FULL, QUICK, Entry, Plan, Rates
from benchmarks.targets import (
    LEAN,
    PDEP,
    PORTABLE,
    PYTHON,
    READABLE,
    ROLLOUTS,
    TUNED,
    TUNED_PORTABLE,
    TWO_THREADS,
    VECTOR,
    kernel_of,
    targets,
)
from benchmarks.workers import Name, Worker, WorkerError

PLAYERS = (2, 3, 4, 5)
GAMES = ("hearts", "spades", "oh_hell", "bridge")
UNITS = {"kernel": "plays", "c": "plays", "readable": "plays", "vector": "steps"}
"""What is counted; OpenSpiel's games count decisions."""


def entries(
    native: Worker, portable: Worker, libraries: dict[str, Path], *, openspiel: bool
) -> Iterator[Entry]:
    """All who take part on this machine."""
    for players in PLAYERS:
        if native.ask(workers.uses_pdep):
            yield Entry(PDEP, Name("kernel", players), native)
        yield Entry(PORTABLE, Name("kernel", players), portable)
        for label, library in libraries.items():
            yield Entry(label, Name("c", players, str(library)), native)
        yield Entry(VECTOR, Name("vector", players), native)
        yield Entry(READABLE, Name("readable", players), native)
    for game in GAMES if openspiel else ():
        for kind in (PYTHON, LEAN, ROLLOUTS):
            yield Entry(f"{game}, {kind}", Name(kind, 4, game), native)


def measure(plan: Plan, *, openspiel: bool, console: Console) -> dict[str, Any]:
    """Everything, as it goes into the JSON."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with ExitStack() as stack:
        progress = stack.enter_context(Progress(*columns, console=console, transient=True))
        task = progress.add_task("", total=plan.laps + len(plan.sizes) + 4)

        def stage(name: str) -> None:
            progress.update(task, description=name, advance=1)

        stage("Compiling")
        libraries = built(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        native = stack.enter_context(Worker(portable=False))
        portable = stack.enter_context(Worker(portable=True))
        takers = list(entries(native, portable, libraries, openspiel=openspiel))
        stage("Comparing scores")
        equal = equality(takers, plan.equal_rounds)
        stage("First playouts")
        first = measuring.first_playouts(plan)
        stage("Threads")
        threads = on_threads(takers, plan)
        rates = measuring.speeds(takers, plan, lambda: stage("Taking turns"))
        grown = measuring.growth(native, plan, lambda: stage("Batches"))
    rows = targets(rates, threads, first)
    return {
        "machine": machine(),
        "plan": asdict(plan),
        "equal": equal,
        "speeds": [told(one) for one in rates],
        "targets": [asdict(row) | {"met": row.met} for row in rows],
        "threads": threads,
        "first_playout": first,
        "growth": grown,
        "notes": list(notes(equal, {one.label for one in takers}, threads, openspiel=openspiel)),
    }


def built(folder: Path) -> dict[str, Path]:
    """The libraries of the C reference that could be made."""
    from benchmarks.reference import build

    made = {TUNED: build(folder, portable=False), TUNED_PORTABLE: build(folder, portable=True)}
    return {label: library for label, library in made.items() if library}


def equality(takers: list[Entry], rounds: int) -> dict[str, Any]:
    """Whether all who play the same rounds come to the same scores, to the last one."""
    marks: dict[int, dict[str, str]] = {players: {} for players in PLAYERS}
    for entry in takers:
        if entry.name.kind in ("kernel", "c"):
            mark = entry.worker.ask(workers.digest, entry.name, rounds, 1)
            marks[entry.name.players][entry.label] = mark
    agree = all(len(set(of_all.values())) == 1 for of_all in marks.values())
    return {"rounds": rounds, "agree": agree, "digests": marks}


def on_threads(takers: list[Entry], plan: Plan) -> dict[str, dict[str, float]] | None:
    """The kernel, and C to see what the machine has to give; None with one core."""
    if (os.cpu_count() or 1) < 2:
        return None
    wanted = (kernel_of({one.label for one in takers}), TUNED)
    pair = [one for one in takers if one.name.players == 4 and one.label in wanted]
    return measuring.two_threads(pair, plan)


def told(one: Rates) -> dict[str, Any]:
    """A contender's figures."""
    unit = UNITS.get(one.name.kind, "decisions")
    counted = one.plays if unit == "plays" else one.decisions
    return {
        "label": one.label,
        "kind": one.name.kind,
        "game": one.name.detail if unit == "decisions" else None,
        "players": one.name.players,
        "unit": unit,
        "median": median(counted),
        "best": max(counted),
        "plays": median(one.plays),
        "decisions": median(one.decisions),
    }


def machine() -> dict[str, Any]:
    from llvmlite import binding
    from numba import __version__ as numba

    return {
        "processor": binding.get_host_cpu_name(),
        "cores": os.cpu_count(),
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "numba": numba,
        "load": list(os.getloadavg()) if hasattr(os, "getloadavg") else None,
    }


def notes(
    equal: dict[str, Any],
    labels: set[str],
    threads: dict[str, dict[str, float]] | None,
    *,
    openspiel: bool,
) -> Iterator[str]:
    """What a reader must know about this run."""
    if not equal["agree"]:
        yield "THE SCORES DIFFER: kernel and C do not play the same rounds."
    elif TUNED in labels:
        yield f"Kernel and C: the same scores in {equal['rounds']:,} rounds at each player count."
    if TUNED not in labels:
        yield "C is left out: no C compiler is there, or it could not build reference.c."
    if PDEP not in labels:
        yield "This processor has no fast pdep; the kernel is the portable one."
    if not openspiel:
        yield "OpenSpiel is left out: it is not installed (pip install open_spiel)."
    if threads is None:
        yield "Threads are left out: this machine has one core."
    elif TUNED in threads and threads[TUNED]["best"] < TWO_THREADS:
        spent = 1 / threads[kernel_of(labels)]["processor_time"]
        yield "The second core was busy with other work: C, too, gained too little from it."
        yield f"In processor time, two threads of the kernel spend {spent:.3f} × what one does."


def writable(text: str) -> Path:
    """A path at which a file can be made, refused before the measuring and not after."""
    path = Path(text)
    if path.is_dir() or not path.resolve().parent.is_dir():
        raise argparse.ArgumentTypeError(f"{text}: name a file in a folder that is there")
    return path


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--quick", action="store_true", help="about a quarter of the time")
    parser.add_argument("--json", type=writable, metavar="FILE", help="write the results here too")
    options = parser.parse_args(arguments)
    try:
        results = measure(
            QUICK if options.quick else FULL,
            openspiel=find_spec("pyspiel") is not None,
            console=Console(stderr=True),
        )
    except WorkerError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        return 130
    Console().print(report.shown(results))
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n", "utf-8")
    met = all(row["met"] is not False for row in results["targets"])
    return 0 if met and results["equal"]["agree"] else 1


if __name__ == "__main__":
    sys.exit(main())
