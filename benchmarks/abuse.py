"""What a table notices of an attack beside it: its own moves, its bots, and the server's memory.

    python -m benchmarks.abuse [--json OUT] [--only NAME] [--seconds 6] [--postgresql]

A person plays match after match with three `alley` at once, first alone and then beside each of
the attacks, which come from another address. Everything stays on the loopback of this machine, so
attackers and server share its processors. Wanted: at most twice what it is without.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from benchmarks.attacks import ATTACKS
from benchmarks.crowd import MOVES, Crowd, Player, Update
from benchmarks.server import Row, machine, percentile
from benchmarks.started import Started, _status, postgresql, started

OPTIONS = {"players": 4, "bots": [None, "alley", "alley", "alley"], "pace": "instant"}
FRESH = "first schrodinger"
"""Nothing is compiled yet on the machine of this one."""
WARM = 2.0
LOADED = 20
"""Moves of bots after which everything has been loaded."""
FACTOR = 2.0
"""What is wanted: at most so many times what it is without."""
SLACK = 20.0
"""Milliseconds that are no difference: a turn of a busy processor."""


class Alone(Player):
    """Somebody among bots: how long they take is from one move to the next."""

    waited: list[float]
    last = 0.0

    def updated(self, update: Update) -> None:
        moment = time.perf_counter()
        moved = [one.seat for entry in update.entries for one in entry.events if one.event in MOVES]
        if self.last and any(seat != self.seat for seat in moved):
            self.waited.append(moment - self.last)
        self.last = moment
        super().updated(update)


class Innocent(Crowd):
    """One person, and a table after the other."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.waited: list[float] = []

    async def sit(self) -> None:
        self.token = await asyncio.to_thread(self.guest, "Anna")
        player = await self.connect(self.token)
        player.__class__ = Alone
        player.waited = self.waited  # type: ignore[attr-defined]
        made = await asyncio.to_thread(self.ask, "/api/tables", OPTIONS, self.token)
        player.watch(made["table"])

    async def measured(self, seconds: float) -> Row:
        self.tally.own.clear()
        self.waited.clear()
        await asyncio.sleep(seconds)
        return {
            "moves": len(self.tally.own),
            "own_p99": percentile(self.tally.own, 0.99),
            "bots_p50": percentile(self.waited, 0.5),
            "bots_p99": percentile(self.waited, 0.99),
        }


async def beside(server: Started, name: str, seconds: float) -> Row:
    """The figures without and with an attack."""
    anna = Innocent(server.address)
    await anna.sit()
    while len(anna.waited) < LOADED:
        await asyncio.sleep(0.1)
    row: Row = {"before": memory(server), "without": await anna.measured(seconds)}
    command = [sys.executable, "-m", "benchmarks.attacks", name, server.address]
    with subprocess.Popen(command) as eve:
        try:
            await asyncio.sleep(WARM)
            row["with"] = await anna.measured(seconds)
            row["during"] = memory(server)
        finally:
            eve.kill()
    await asyncio.sleep(1)
    row["after"] = memory(server)
    await anna.leave()
    return row


def memory(server: Started) -> float:
    """Megabytes of the server itself."""
    return _status(server.process.pid, "VmRSS") / 1024


def met(row: Row) -> bool:
    """Whether the table noticed little."""
    without, beside = row["without"], row["with"]
    figures = ("own_p99", "bots_p50", "bots_p99")
    return all(beside[one] <= FACTOR * without[one] + SLACK for one in figures)


def shown(name: str, row: Row) -> str:
    figures = [
        f"{row['without'][one]:.0f} → {row['with'][one]:.0f}"
        for one in ("moves", "own_p99", "bots_p50", "bots_p99")
    ]
    memories = " → ".join(f"{row[one]:.0f}" for one in ("before", "during", "after"))
    cells = "".join(f"{cell:>18}" for cell in (*figures, memories))
    return f"{name:<18}{cells}  {'met' if met(row) else 'missed'}"


HEAD = ("moves", "own p99, ms", "bots p50, ms", "bots p99, ms", "memory, MB")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--only", default="", help="attacks whose name contains this")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL as well")
    asked = parser.parse_args(arguments)
    told: dict[str, Any] = {"machine": machine(), "results": {}}
    print(" " * 18 + "".join(f"{name:>18}" for name in HEAD), flush=True)
    for kind in ("SQLite", "PostgreSQL")[: 2 if asked.postgresql else 1]:
        for name in ATTACKS:
            if asked.only in name:
                row = measure(kind, name, asked.seconds)
                told["results"][f"{kind}, {name}"] = row
                print(shown(name, row), flush=True)
                if asked.json:
                    asked.json.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    return 0


def measure(kind: str, name: str, seconds: float) -> Row:
    if name != FRESH:
        return _measure(kind, name, seconds)
    with TemporaryDirectory() as empty, patch.dict(os.environ, {"PURRADOX_CACHE": empty}):
        return _measure(kind, name, seconds)


def _measure(kind: str, name: str, seconds: float) -> Row:
    if kind == "SQLite":
        with TemporaryDirectory() as folder, started(f"{folder}/tables.db") as server:
            return asyncio.run(beside(server, name, seconds))
    with postgresql() as address, started(address) as server:
        return asyncio.run(beside(server, name, seconds))


if __name__ == "__main__":
    sys.exit(main())
