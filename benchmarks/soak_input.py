"""Frames and requests that no client should send: nothing but typed answers comes back.

python -m benchmarks.soak_input [--frames 100000] [--requests 20000] [--json OUT]
    [--backends sqlite postgresql]
"""

import argparse
import asyncio
import json
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.crowd import Crowd
from benchmarks.frames import Barrage
from benchmarks.odd_requests import Requests
from benchmarks.started import LIFTED, Started, postgresql, started

BACKENDS = ("sqlite", "postgresql")
WARM = 0.2
"""The share of the frames after which memory is looked at for the first time."""
GROWTH = 8.0
"""Megabytes that may come and go."""


async def barrage(server: Started, frames: int, requests: int, seed: int) -> dict[str, Any]:
    crowd = Crowd(server.address)
    token = crowd.guest("Mallory")
    tables = []
    for bots in ([None, "kitten"], [None, None], ["kitten", "kitten"]):
        options = {"players": 2, "bots": bots, "pace": "instant"}
        tables.append(crowd.ask("/api/tables", options, token)["table"])
    crowd.ask("/api/puzzles/next", token=token)  # those are read once, and stay
    names = [*tables, "nothing", ""]
    known = Barrage(server.address, {"Authorization": f"Bearer {token}"}, names)
    nobody = Barrage(server.address, {}, names)
    begun, before = time.perf_counter(), 0.0
    for share in (WARM, 1.0 - WARM):
        each = int(frames * share / 2)
        await asyncio.gather(
            known.run(Random(f"{seed} known {share}"), each),
            nobody.run(Random(f"{seed} nobody {share}"), each),
        )
        before = before or server.megabytes
    asked = Requests(server.address, [*tables, "nothing"])
    await asked.run(Random(f"{seed} requests"), requests)
    return {
        "frames": known.sent + nobody.sent,
        "connections": known.connections + nobody.connections,
        "seconds": time.perf_counter() - begun,
        "megabytes_before": before,
        "megabytes": server.megabytes,
        "answers": dict((known.answers + nobody.answers).most_common()),
        "requests": asked.sent,
        "statuses": dict(asked.answers.most_common()),
        "log": server.log.read_text("utf-8").splitlines(),
    }


def troubles(told: dict[str, Any]) -> list[str]:
    """What should not have happened."""
    found = [line for line in told["log"] if "traceback" in line.lower() or '"error"' in line]
    if told["answers"].get("server-trouble"):
        found.append("the server broke")
    found += [
        f"{count} requests: {status}"
        for status, count in told["statuses"].items()
        if status == "no answer" or (status >= "500" and status.isdigit())
    ]
    if told["megabytes"] - told["megabytes_before"] > GROWTH:
        found.append(f"{told['megabytes'] - told['megabytes_before']:.0f} MB more than before")
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--backends", nargs="+", choices=BACKENDS, default=BACKENDS)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", default="", help="write the results to this file")
    chosen = parser.parse_args(arguments)
    results = {}
    for backend in chosen.backends:
        with (
            TemporaryDirectory() as folder,
            postgresql() if backend == "postgresql" else nullcontext(f"{folder}/tables.db") as url,
            started(url, *LIFTED) as server,
        ):
            results[backend] = asyncio.run(
                barrage(server, chosen.frames, chosen.requests, chosen.seed)
            )
        show(backend, results[backend])
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    return 1 if any(troubles(told) for told in results.values()) else 0


def show(backend: str, told: dict[str, Any]) -> None:
    print(
        f"{backend}: {told['frames']:,} frames over {told['connections']:,} connections and "
        f"{told['requests']:,} requests in {told['seconds']:.0f} s; "
        f"{told['megabytes_before']:.0f} MB, then {told['megabytes']:.0f} MB"
    )
    for name, count in {**told["answers"], **told["statuses"]}.items():
        print(f"  {count:>9,}  {name}")
    for line in troubles(told):
        print("trouble:", line)


if __name__ == "__main__":
    sys.exit(main())
