"""Our server beside boardgame.io, in turn and in the same minutes, so that the ratios count.

Ours is durable and has the real rules. boardgame.io keeps all in memory, with its defaults, in
production, without undo and credentials, in matches that never end. Its game has our moves in the
same order and a few of our rules; bare, it has none: a move only counts. Both crowds are a process
of ours. Node.js and npm must be there; boardgame.io is installed once, into the folder for caches,
with a koa-compose of its time, as its lobby answers nothing with 4.2.

Of deliveries there is no ratio: a move is four of theirs and five of ours, where whoever moved is
also told that the move is accepted. In memory boardgame.io keeps the log of every match.
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.boardgame import crowd as boardgame
from benchmarks.server import FIGURES, WIDTH, Row, head, machine, on_sqlite, playing, shown
from benchmarks.started import Started

FOLDER = Path(__file__).parent / "boardgame"
CLIENTS = (100, 400)
QUICK = (8, 16)
COMPARED = [figure for figure in FIGURES if figure not in ("deliveries", "load")]
KINDS: dict[str, Callable[[list[float]], float]] = {
    "median": median,
    "lowest": min,
    "highest": max,
}
OURS = "ours"


class Missing(Exception):
    """Something that boardgame.io needs is not there."""


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise Missing(
            f"{name} is not there; boardgame.io needs Node.js and npm: https://nodejs.org"
        )
    return found


def installed() -> Path:
    """A folder with boardgame.io and the server that uses it."""
    lock = (FOLDER / "package-lock.json").read_bytes()
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = caches / "purradox" / f"boardgame-{sha256(lock).hexdigest()[:12]}"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", "server.cjs"):
        shutil.copy(FOLDER / name, folder)
    if not (folder / "node_modules" / ".package-lock.json").exists():
        words = [tool("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Missing(f"npm cannot install boardgame.io:\n{done.stderr.strip()}")
    return folder


@contextmanager
def started(folder: Path, *words: str) -> Iterator[Started]:
    """boardgame.io on a free port, until the block ends."""
    with TemporaryDirectory() as logs:
        log = Path(logs) / "log"
        with (
            log.open("wb") as errors,
            subprocess.Popen(
                [tool("node"), "server.cjs", *words],
                cwd=folder,
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "NODE_ENV": "production"},
            ) as process,
        ):
            try:
                assert process.stdout is not None
                address = re.match(r"http://\S+", process.stdout.readline().decode())
                if address is None:
                    raise Missing(f"boardgame.io does not start:\n{log.read_text('utf-8')}")
                yield Started(process, address[0], log)
            finally:
                process.terminate()


def sides(folder: Path, seconds: float, warm: float) -> dict[str, Callable[[int], Row]]:
    """Who takes part, by name, for a number of clients; we are first."""

    def ours(clients: int) -> Row:
        return on_sqlite(lambda server: asyncio.run(playing(server, clients, seconds, warm)))

    def theirs(clients: int, *words: str) -> Row:
        with started(folder, *words) as server:
            try:
                return asyncio.run(playing(server, clients, seconds, warm, boardgame.Crowd))
            finally:
                if errors := server.log.read_text("utf-8"):
                    raise RuntimeError(f"boardgame.io says:\n{errors[:1000]}")

    return {
        OURS: ours,
        "boardgame.io": theirs,
        "bare boardgame.io": lambda clients: theirs(clients, "bare"),
    }


def lap(runs: dict[str, Callable[[int], Row]], clients: int) -> dict[str, Row]:
    """Everybody once, one after the other."""
    rows = {}
    for name, run in runs.items():
        rows[name] = run(clients) | {"load": os.getloadavg()[0]}
        print(shown(f"{clients} clients, {name}", rows[name]), flush=True)
    return rows


def ratios(laps: list[dict[str, Row]], other: str) -> dict[str, dict[str, float]]:
    """Ours to the other's in each lap: the median, the lowest and the highest, by figure."""
    found: dict[str, dict[str, float]] = {kind: {} for kind in KINDS}
    for figure in COMPARED:
        values = [rows[OURS][figure] / rows[other][figure] for rows in laps]
        for kind, choose in KINDS.items():
            found[kind][figure] = choose(values)
    return found


def told(name: str, figures: dict[str, float]) -> str:
    cells = [f"{figures[figure]:.2f}" if figure in figures else "" for figure in FIGURES]
    return f"{name:<{WIDTH}}" + "".join(f"{cell:>13}" for cell in cells)


def measured(crowds: tuple[int, ...], laps: int, seconds: float, warm: float) -> Row:
    """Printed as it comes."""
    runs = sides(installed(), seconds, warm)
    version = subprocess.check_output([tool("node"), "--version"], text=True)
    about = machine() | {"node": version.strip()}
    print(f"{about}; latencies in ms from sending a move\n{head()}", flush=True)
    rows: dict[int, list[dict[str, Row]]] = {clients: [] for clients in crowds}
    for _ in range(laps):
        for clients in crowds:
            rows[clients].append(lap(runs, clients))
    others = [name for name in runs if name != OURS]
    found = {clients: {name: ratios(rows[clients], name) for name in others} for clients in crowds}
    print(f"\nours : theirs\n{head()}")
    for clients, name in product(crowds, others):
        for kind, figures in found[clients][name].items():
            print(told(f"{clients} clients, {name}, {kind}", figures))
    return {"machine": about, "laps": rows, "ratios": found}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--laps", type=int, default=3, help="how often everybody plays")
    parser.add_argument("--json", default="", help="write the results to this file")
    parser.add_argument("--quick", action="store_true", help="small crowds, one second each")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.quick:
            results = measured(QUICK, 1, 1.0, 0.5)
        else:
            results = measured(CLIENTS, chosen.laps, chosen.seconds, chosen.warm)
    except Missing as problem:
        print(problem, file=sys.stderr)
        return 1
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
