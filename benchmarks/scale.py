"""What a move, a watcher, a bot's thought and a table at rest cost, and how far that carries.

The costs are measured in seconds of processor time, which a busy machine changes less than the
clock. The curve follows from them by a queue for each resource.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from picows import ws_connect

from benchmarks.crowd import SEATS, Crowd, Player
from benchmarks.server import idle, machine, playing
from benchmarks.started import LIFTED, TICK, Started, postgresql, started
from purradox.bots import make_bot
from purradox.rules import Choice, Match, shuffled, variant

LEVELS = ("kitten", "house", "alley", "laboratory", "schrodinger")
BUSY = 0.7
"""The share of a core that is planned for; above it waiting grows quickly."""
PACE = 6.0
"""Seconds between two moves at a table of people."""


@dataclass(frozen=True)
class Costs:
    """Seconds of processor time, or bytes."""

    move_sqlite: float
    move_postgresql: float
    """For the worker that takes it, where everybody at the table is connected to that one."""
    move_database: float
    """For PostgreSQL itself."""
    read_elsewhere: float
    """For another worker with somebody at that table."""
    heard_elsewhere: float
    """For another worker with nobody at that table."""
    watcher: float
    """For one more watcher, for each move."""
    thought: dict[str, float]
    connection_bytes: float
    table_bytes: float
    log_bytes: float
    """On the disk, for each move."""


class Watcher(Player):
    """Looks on, and follows to the next match."""

    def ended(self) -> None:
        self.began = ("", 0.0)


class WatchedCrowd(Crowd):
    """Tables with so many watchers each."""

    watchers = 10

    async def come(self, tables: int) -> None:
        await super().come(tables)
        token = self.guest("Watcher")
        headers = {"Authorization": f"Bearer {token}"}
        url = self.address.replace("http", "ws", 1) + "/ws"
        for table in {player.table for player in self.players}:
            for _ in range(self.watchers):
                _, one = await ws_connect(lambda: Watcher(self, token), url, extra_headers=headers)
                assert isinstance(one, Watcher)
                self.players.append(one)
                one.watch(table)


def cost_of(row: dict[str, Any]) -> float:
    return 1 / float(row["moves_a_processor_second"])


def database_seconds(address: str) -> Callable[[], float]:
    """A reading of the processor time that all processes of a PostgreSQL have taken."""
    with psycopg.connect(address) as connection:
        postmaster = int(_stat(connection.info.backend_pid)[1])

    def read() -> float:
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        own = sum(int(ticks) for ticks in _stat(postmaster)[11:15])  # with those that have ended
        return (own + sum(sum(map(int, _stat(int(one))[11:13])) for one in children)) / TICK

    return read


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def on_sqlite(clients: int, seconds: float) -> dict[str, float]:
    """A move and a watcher, on one file."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        with started(str(file), *LIFTED) as server:
            plain = asyncio.run(playing(server, clients, seconds, 1.0))
            watched = asyncio.run(playing(server, clients, seconds, 1.0, WatchedCrowd))
    watcher = (cost_of(watched) - cost_of(plain)) / WatchedCrowd.watchers
    return {"move": cost_of(plain), "watcher": max(watcher, 0.0), "p99": plain["own_p99"]}


def on_postgresql(clients: int, seconds: float) -> dict[str, float]:
    """A move at one worker, what PostgreSQL and a second worker with nobody have of it."""
    with postgresql() as address, started(address, *LIFTED) as server:
        with started(address, *LIFTED) as other:
            read = database_seconds(address)
            before, heard = read(), other.processor_seconds
            row = asyncio.run(playing(server, clients, seconds, 0.0))
            moves = row["moves"] * row["seconds"]
            of_database, heard = read() - before, other.processor_seconds - heard
        size = _log_bytes(address)
    return {
        "move": cost_of(row),
        "database": of_database / moves,
        "heard": heard / moves,
        "log_bytes": size,
        "p99": row["own_p99"],
    }


def _log_bytes(address: str) -> float:
    with psycopg.connect(address) as connection:
        found = connection.execute(
            "SELECT pg_total_relation_size('log')::float / greatest(count(*), 1) FROM log"
        ).fetchone()
    return float(found[0]) if found else 0.0


def on_two_workers(clients: int, seconds: float) -> float:
    """A move at two workers with people of the same tables at both."""
    with postgresql() as address, started(address, "--workers", "2", *LIFTED) as server:
        return cost_of(asyncio.run(playing(server, clients, seconds, 0.0)))


def at_rest(tables: int, connections: int) -> tuple[float, float]:
    """Bytes of a connection that says nothing, and of a table that waits."""

    async def opened(server: Started) -> float:
        crowd, before = Crowd(server.address), server.megabytes
        for at in range(tables):
            if at % 40 == 0:  # nobody may have many
                token = crowd.guest("Host")
            crowd.ask("/api/tables", {"players": SEATS}, token)
        return (server.megabytes - before) * 2**20 / tables

    with TemporaryDirectory() as folder, started(f"{folder}/tables.db", *LIFTED) as server:
        table = asyncio.run(opened(server))
        row = asyncio.run(idle(server, connections))
    return (row["megabytes"] - row["megabytes_before"]) * 2**20 / connections, max(table, 0.0)


def thought_of(level: str, decisions: int) -> float:
    """A decision of a level, in the middle of all that come up in a match of four."""
    random = Random(1)
    bots = [make_bot(level, Random(seat)) for seat in range(SEATS)]
    match, taken, asked = Match(variant(SEATS)), 0.0, 0
    while asked < decisions and not match.over:
        if match.needs_deal:
            match = match.apply(shuffled(match.variant, random))
        for seat in match.to_act[:1]:
            view, before = match.view(seat), time.process_time()
            choice: Choice = bots[seat].choose(view)
            asked += 1
            if asked > SEATS:  # the first ones load what they think with
                taken += time.process_time() - before
            match = match.apply(choice)
    return taken / max(1, asked - SEATS)


def measured(clients: int, seconds: float, rest: int, decisions: int) -> Costs:
    sqlite, shared = on_sqlite(clients, seconds), on_postgresql(clients, seconds)
    both = on_two_workers(clients, seconds)
    connection, table = at_rest(rest, rest)
    together = 2 * 0.5**SEATS  # that all of a table are at one of two workers
    elsewhere = (both - shared["move"] - together * shared["heard"]) / (1 - together)
    return Costs(
        sqlite["move"],
        shared["move"],
        shared["database"],
        max(elsewhere, shared["heard"]),
        shared["heard"],
        sqlite["watcher"],
        {level: thought_of(level, decisions) for level in LEVELS},
        connection,
        table,
        shared["log_bytes"],
    )


@dataclass(frozen=True)
class Point:
    """What so many tables of four people need."""

    tables: int
    moves: float
    one_process: float
    """The share of a core that one process on SQLite would need."""
    p99: float
    """Milliseconds that a move waits for its turn there."""
    workers: int
    """That keep below `BUSY` on PostgreSQL; 0 where no number does."""
    database_cores: float
    databases: int
    """Separate databases, with workers of their own, so that each can be served."""
    gigabytes: float


def worker_load(costs: Costs, moves: float, workers: int) -> float:
    """The share of a core that each of so many workers needs."""
    present = workers * (1 - (1 - 1 / workers) ** SEATS)
    """Workers at which the people of a table are."""
    work = costs.move_postgresql + (present - 1) * costs.read_elsewhere
    work += (workers - present) * costs.heard_elsewhere
    return moves * work / workers


def needed(costs: Costs, moves: float, most: int = 64) -> int:
    for workers in range(1, most + 1):
        if worker_load(costs, moves, workers) <= BUSY:
            return workers
    return 0


def waiting(load: float, cost: float, random: Random, moves: int = 20_000) -> float:
    """The p99 of waiting, in milliseconds: moves that come at random, one after another."""
    if load >= 1:
        return float("inf")
    waits, wait = [], 0.0
    for _ in range(moves):
        waits.append(wait)
        wait = max(0.0, wait + random.expovariate(1 / cost) - random.expovariate(load / cost))
    return 1000 * sorted(waits)[int(0.99 * moves)]


def curve(costs: Costs, pace: float = PACE) -> list[Point]:
    points = []
    for tables in (100, 1_000, 5_000, 10_000, 20_000, 50_000, 100_000, 1_000_000):
        moves, databases = tables / pace, 1
        load = moves * costs.move_sqlite
        while not (workers := needed(costs, moves / databases)):
            databases += 1
        memory = tables * (costs.table_bytes + SEATS * costs.connection_bytes) / 2**30
        points.append(
            Point(
                tables,
                moves,
                load,
                waiting(load, costs.move_sqlite, Random(tables)),
                workers,
                moves * costs.move_database / BUSY,
                databases,
                memory,
            )
        )
    return points


def table_of(costs: Costs) -> str:
    rows = [
        ("a move, SQLite", costs.move_sqlite),
        ("a move, PostgreSQL: the worker", costs.move_postgresql),
        ("a move, PostgreSQL: the database", costs.move_database),
        ("a move, another worker with somebody there", costs.read_elsewhere),
        ("a move, another worker with nobody there", costs.heard_elsewhere),
        ("a watcher, for each move", costs.watcher),
        *((f"a thought of {level}", cost) for level, cost in costs.thought.items()),
    ]
    lines = [f"{name:<44}{1e6 * cost:>12,.0f} µs" for name, cost in rows]
    for name, size in (
        ("a connection at rest", costs.connection_bytes),
        ("a table at rest", costs.table_bytes),
        ("a move on the disk", costs.log_bytes),
    ):
        lines.append(f"{name:<44}{size / 1024:>12,.1f} kB")
    return "\n".join(lines)


def shown(points: list[Point]) -> str:
    head = ["tables", "people", "moves/s", "one process", "its p99 ms"]
    head += ["workers", "databases", "their cores", "GB"]
    lines = ["".join(f"{name:>13}" for name in head)]
    for one in points:
        cells = (
            f"{one.tables:,}",
            f"{SEATS * one.tables:,}",
            f"{one.moves:,.0f}",
            f"{one.one_process:.0%}" if one.one_process < 1 else "too much",
            f"{one.p99:,.1f}" if one.p99 < float("inf") else "",
            f"{one.databases} × {one.workers}" if one.databases > 1 else f"{one.workers}",
            f"{one.databases}",
            f"{one.database_cores:,.1f}",
            f"{one.gigabytes:,.1f}",
        )
        lines.append("".join(f"{cell:>13}" for cell in cells))
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each crowd")
    parser.add_argument("--pace", type=float, default=PACE, help="seconds between a table's moves")
    parser.add_argument("--json", default="", help="write costs and curve to this file")
    parser.add_argument("--costs", default="", help="take the costs from such a file")
    parser.add_argument("--quick", action="store_true", help="small crowds, two seconds each")
    chosen = parser.parse_args(arguments)
    if chosen.costs:
        costs = Costs(**json.loads(Path(chosen.costs).read_text("utf-8"))["costs"])
    elif chosen.quick:
        costs = measured(16, 2.0, 100, 12)
    else:
        costs = measured(100, chosen.seconds, 1000, 40)
    points = curve(costs, chosen.pace)
    print(f"{machine()}\n{table_of(costs)}\n\n{shown(points)}", flush=True)
    if chosen.json:
        told = {"machine": machine(), "pace": chosen.pace, "costs": asdict(costs)}
        told["curve"] = [asdict(point) for point in points]
        Path(chosen.json).write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
