"""A server killed again and again while people play; afterwards nothing that they saw is missing.

python -m benchmarks.soak_kills --kills 200 --write kills.json
"""

import argparse
import asyncio
import json
import statistics
import time
from contextlib import nullcontext
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.started import postgresql
from tests.server.killing import Killed, killing
from tests.server.running import outside

BACKENDS = ("sqlite", "postgresql")
WIDTH = 130


def soak(backend: str, kills: int, tables: int, seed: int) -> dict[str, Any]:
    """What became of one server; raises if anything that a client saw is lost."""
    with TemporaryDirectory() as folder:
        place = nullcontext(f"{folder}/purradox.db") if backend == "sqlite" else postgresql()
        begun = time.perf_counter()
        with place as database, outside(database, Path(folder) / "log") as server:
            told = asyncio.run(killing(server, kills=kills, tables=tables, random=Random(seed)))
            tracebacks = server.told().count("traceback")
        seconds = time.perf_counter() - begun
    return result(backend, told, seconds) | {"tables": tables, "tracebacks": tracebacks}


def result(backend: str, told: Killed, seconds: float) -> dict[str, Any]:
    return {
        "backend": backend,
        "kills": told.kills,
        "before_ready": told.before_ready,
        "matches": told.matches,
        "moves": told.moves,
        "entries": told.entries,
        "connections": told.connections,
        "start_median": statistics.median(told.starts),
        "resume_median": statistics.median(told.resumes),
        "resume_worst": max(told.resumes),
        "seconds": seconds,
    }


def shown(results: list[dict[str, Any]]) -> Table:
    table = Table(title="kill -9 at random instants: everything that a client saw is in the log")
    columns = ("backend", "kills", "before_ready", "matches", "moves", "entries", "connections")
    seconds = ("start_median", "resume_median", "resume_worst", "seconds")
    for name in (*columns, *seconds):
        table.add_column(name.replace("_", " "), justify="left" if name == "backend" else "right")
    for one in results:
        table.add_row(
            *(str(one[name]) for name in columns), *(f"{one[name]:.2f}" for name in seconds)
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=200, help="for each kind of database")
    parser.add_argument("--tables", type=int, default=2, help="four people play at each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--backends", nargs="+", choices=BACKENDS, default=BACKENDS)
    parser.add_argument("--write", type=Path, metavar="FILE", help="also as JSON")
    chosen = parser.parse_args()
    results = [soak(one, chosen.kills, chosen.tables, chosen.seed) for one in chosen.backends]
    Console(width=WIDTH).print(shown(results))
    if chosen.write:
        chosen.write.write_text(json.dumps(results, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
