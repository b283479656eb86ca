"""How much a server carries: whole matches of four people each, durable, by the clock."""

import argparse
import asyncio
import json
import math
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from benchmarks.crowd import SEATS, Crowd, Tally
from benchmarks.started import LIFTED, Started, postgresql, started

Row = dict[str, Any]


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Gathering(Protocol):
    """Clients at the tables of a server."""

    tally: Tally
    endless: bool
    """Whether its matches never end."""

    async def come(self, tables: int) -> None: ...

    async def leave(self) -> None: ...


SLOW = 20
"""On a busy machine it is measured up to so many times as long, until a match has ended."""


async def playing(
    server: Started,
    clients: int,
    seconds: float,
    warm: float,
    gather: Callable[[str], Gathering] = Crowd,
) -> Row:
    crowd = gather(server.address)
    await crowd.come(clients // SEATS)
    await asyncio.sleep(warm)
    crowd.tally = Tally()
    begun, used = time.perf_counter(), server.processor_seconds
    mine = time.process_time()
    await asyncio.sleep(seconds)
    late = begun + (0 if crowd.endless else SLOW * seconds)
    while not crowd.tally.matches and time.perf_counter() < late:
        await asyncio.sleep(0.1)
    tally, taken = crowd.tally, time.perf_counter() - begun
    used = server.processor_seconds - used
    mine = time.process_time() - mine
    row = told(tally, taken) | {
        "clients": clients,
        "megabytes": server.megabytes,
        "server_processor": used / taken,
        "clients_processor": mine / taken,
        "moves_a_processor_second": tally.moves / used if used else 0.0,
    }
    await crowd.leave()
    return row


def told(tally: Tally, seconds: float) -> Row:
    return {
        "seconds": seconds,
        "moves": tally.moves / seconds,
        "deliveries": tally.deliveries / seconds,
        "matches": tally.matches,
        "own_p50": percentile(tally.own, 0.5),
        "own_p99": percentile(tally.own, 0.99),
        "others_p50": percentile(tally.others, 0.5),
        "others_p99": percentile(tally.others, 0.99),
        "refused": dict(tally.refused),
    }


async def idle(server: Started, clients: int) -> Row:
    """Connections that say nothing, each on a table of its own crowd's."""
    crowd = Crowd(server.address)
    before = server.megabytes
    token = crowd.guest("Idle")
    for _ in range(clients):
        await crowd.connect(token)
    await asyncio.sleep(2)
    row = {"clients": clients, "megabytes": server.megabytes, "megabytes_before": before}
    await crowd.leave()
    return row


def with_bots(server: Started, tables: int) -> None:
    """Tables at which only searching bots play, match after match."""
    crowd = Crowd(server.address)
    token = crowd.guest("Bots")
    for at in range(tables):
        level = ("schrodinger", "laboratory")[at % 2]
        options = {"players": 4, "bots": [level] * 4, "pace": "instant"}
        crowd.ask("/api/tables", options, token)


def on_sqlite(work: Callable[[Started], Row], *words: str) -> Row:
    with TemporaryDirectory() as folder, started(f"{folder}/tables.db", *LIFTED, *words) as server:
        return work(server)


def on_postgresql(work: Callable[[Started], Row], *words: str) -> Row:
    with postgresql() as address, started(address, *LIFTED, *words) as server:
        return work(server)


def scenarios(seconds: float, warm: float, share: float = 1.0) -> dict[str, Callable[[], Row]]:
    """What is measured, by name; `share` makes the crowds smaller."""

    def play(clients: int) -> Callable[[Started], Row]:
        some = max(SEATS, int(clients * share) // SEATS * SEATS)
        return lambda server: asyncio.run(playing(server, some, seconds, warm))

    def beside_bots(server: Started) -> Row:
        with_bots(server, BOT_TABLES)
        return play(40)(server)

    def quiet(server: Started) -> Row:
        return asyncio.run(idle(server, int(2000 * share)))

    two = ("--workers", "2")
    return {
        "SQLite, 100 clients": lambda: on_sqlite(play(100)),
        "SQLite, 400 clients": lambda: on_sqlite(play(400)),
        "SQLite, 40 clients beside searching bots": lambda: on_sqlite(beside_bots),
        "PostgreSQL, 2 workers, 100 clients": lambda: on_postgresql(play(100), *two),
        "PostgreSQL, 2 workers, 400 clients": lambda: on_postgresql(play(400), *two),
        "SQLite, 2000 idle connections": lambda: on_sqlite(quiet),
    }


BOT_TABLES = 4
BOUNDS: dict[str, dict[str, tuple[float, float]]] = {
    "SQLite, 100 clients": {"moves": (3400, math.inf), "own_p99": (0, 18)},
    "SQLite, 400 clients": {"moves": (3340, math.inf), "own_p99": (0, 55)},
    "SQLite, 40 clients beside searching bots": {"own_p99": (0, 100)},
    "PostgreSQL, 2 workers, 100 clients": {"moves": (1000, math.inf)},
    "PostgreSQL, 2 workers, 400 clients": {"moves": (1000, math.inf)},
    "SQLite, 2000 idle connections": {"megabytes": (0, 300)},
}
"""What is wanted of each, from least to most. boardgame.io, in memory and on two cores, makes
3,400 moves a second with 100 clients and 3,340 with 400; its p99 is 18 and 55 ms."""


def met(name: str, row: Row) -> bool:
    return all(least <= row[figure] <= most for figure, (least, most) in BOUNDS[name].items())


HEAD = (
    *("moves/s", "deliveries/s", "own p50", "own p99", "others p50", "others p99", "MB"),
    *("moves/CPU-s", "load"),
)
FIGURES = (
    *("moves", "deliveries", "own_p50", "own_p99", "others_p50", "others_p99", "megabytes"),
    *("moves_a_processor_second", "load"),
)
LATENCIES = ("own_p50", "own_p99", "others_p50", "others_p99", "load")
WIDTH = 42


def head() -> str:
    return " " * WIDTH + "".join(f"{name:>13}" for name in HEAD)


def shown(name: str, row: Row) -> str:
    cells = [
        "" if figure not in row else f"{row[figure]:,.{1 if figure in LATENCIES else 0}f}"
        for figure in FIGURES
    ]
    line = f"{name:<{WIDTH}}" + "".join(f"{cell:>13}" for cell in cells)
    if name in BOUNDS:
        line += "  met" if met(name, row) else "  missed"
    return line + (f"  refused: {row['refused']}" if row.get("refused") else "")


def machine() -> Row:
    return {"cores": os.cpu_count(), "python": platform.python_version(), "load": os.getloadavg()}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--only", default="", help="scenarios whose name contains this")
    parser.add_argument("--json", default="", help="write the results to this file")
    parser.add_argument("--quick", action="store_true", help="small crowds, two seconds each")
    chosen = parser.parse_args(arguments)
    seconds, warm, share = (2.0, 0.5, 0.1) if chosen.quick else (chosen.seconds, chosen.warm, 1.0)
    told: Row = {"machine": machine(), "quick": chosen.quick, "results": {}}
    print(f"{told['machine']}; latencies in ms from sending a move\n{head()}", flush=True)
    for name, run in scenarios(seconds, warm, share).items():
        if chosen.only in name:
            row = run() | {"load": os.getloadavg()[0]}
            told["results"][name] = row
            print(shown(name, row), flush=True)
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
