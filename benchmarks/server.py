"""How much a server carries: whole matches of four people each, durable, by the clock."""

import argparse
import asyncio
import json
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.crowd import SEATS, Crowd, Tally
from benchmarks.started import LIFTED, Started, postgresql, started

Row = dict[str, Any]


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def playing(server: Started, clients: int, seconds: float, warm: float) -> Row:
    crowd = Crowd(server.address)
    await crowd.come(clients // SEATS)
    await asyncio.sleep(warm)
    crowd.tally = Tally()
    begun, used = time.perf_counter(), server.processor_seconds
    mine = time.process_time()
    await asyncio.sleep(seconds)
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
        options = {"players": 4, "bots": [level] * 4, "pace": "instant", "away": None}
        crowd.ask("/api/tables", options, token)


def on_sqlite(work: Callable[[Started], Row], *words: str) -> Row:
    with TemporaryDirectory() as folder, started(f"{folder}/tables.db", *LIFTED, *words) as server:
        return work(server)


def on_postgresql(work: Callable[[Started], Row], *words: str) -> Row:
    with postgresql() as address, started(address, *LIFTED, *words) as server:
        return work(server)


def scenarios(seconds: float, warm: float) -> dict[str, Callable[[], Row]]:
    def play(clients: int) -> Callable[[Started], Row]:
        return lambda server: asyncio.run(playing(server, clients, seconds, warm))

    def beside_bots(server: Started) -> Row:
        with_bots(server, 4)
        return asyncio.run(playing(server, 40, seconds, warm))

    return {
        "SQLite, 100 clients": lambda: on_sqlite(play(100)),
        "SQLite, 400 clients": lambda: on_sqlite(play(400)),
        "SQLite, 40 clients beside searching bots": lambda: on_sqlite(beside_bots),
        "PostgreSQL, 2 workers, 100 clients": lambda: on_postgresql(play(100), "--workers", "2"),
        "PostgreSQL, 2 workers, 400 clients": lambda: on_postgresql(play(400), "--workers", "2"),
        "SQLite, 2000 idle connections": lambda: on_sqlite(
            lambda server: asyncio.run(idle(server, 2000))
        ),
    }


def shown(name: str, row: Row) -> str:
    if "moves" not in row:
        return f"{name:<42} {row['megabytes']:.0f} MB (before {row['megabytes_before']:.0f})"
    return (
        f"{name:<42} {row['moves']:7,.0f} moves/s {row['deliveries']:8,.0f} deliveries/s  "
        f"own {row['own_p50']:5.1f} / {row['own_p99']:5.1f} ms  "
        f"others {row['others_p50']:5.1f} / {row['others_p99']:5.1f} ms  "
        f"{row['megabytes']:4.0f} MB  {row['moves_a_processor_second']:6,.0f} moves/cpu-s  "
        f"{row['matches']} matches  {row['refused'] or ''}"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--only", default="", help="scenarios whose name contains this")
    parser.add_argument("--json", default="", help="write the results to this file")
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args(arguments)
    seconds, warm = (2.0, 0.5) if chosen.quick else (chosen.seconds, chosen.warm)
    rows: dict[str, Row] = {}
    print(
        f"load before: {' '.join(f'{one:.2f}' for one in os.getloadavg())}, "
        f"{os.cpu_count()} cores, {platform.python_version()}"
    )
    for name, run in scenarios(seconds, warm).items():
        if chosen.only in name:
            rows[name] = run() | {"load": os.getloadavg()[0]}
            print(shown(name, rows[name]), flush=True)
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
