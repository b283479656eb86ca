"""The engine on a graphics card: plays a second, and decisions a second with a network in the loop.

    PURRADOX_PORTABLE=1 python -m benchmarks.card [--tables 262144] [--json OUT]

It needs an NVIDIA card, numba-cuda and, for the network, PyTorch, which shares the engine's arrays.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from rich.console import Console
from rich.table import Table

from purradox.kernel import RANDOM
from purradox.kernel import Kernel as OnProcessor
from purradox.kernel.cuda import Kernel, cuda
from purradox.kernel.playout import Ends, ends_of
from purradox.rules import PLAYERS, variant
from purradox.training.net import Net
from purradox.training.rollout import choose, mask_of
from purradox.training.tables import Tables

ROUNDS = 8
"""Of each thread."""
NETWORKS = ((256, 1), (640, 2), (1024, 4))
"""Width and blocks; the second is the size of `neural`."""


def best(work: Callable[[], object], times: int = 5) -> float:
    """Seconds of the quickest of several runs."""
    taken = []
    for _ in range(times):
        cuda.synchronize()
        begun = time.perf_counter()
        work()
        cuda.synchronize()
        taken.append(time.perf_counter() - begun)
    return min(taken)


def plays(players: int, tables: int) -> dict[str, float]:
    """Whole rounds at random, everything on the card, and on one core beside it."""
    engine, beside = Kernel(variant(players)), OnProcessor(variant(players))
    count = ROUNDS * tables
    scratch, out = engine.empty(tables), Ends(*map(cuda.to_device, ends_of(count)))
    seconds = best(lambda: engine.rounds_into(scratch, RANDOM, 1, 0, out))
    total = int(out.plays.copy_to_host().sum(dtype=np.int64))  # type: ignore[attr-defined]
    begun = time.perf_counter()
    _, _, there = beside.rounds(count // 100, RANDOM, 1)
    core = there / (time.perf_counter() - begun)
    return {"plays": total / seconds, "rounds": count / seconds, "one_core": core}


def decisions(width: int, blocks: int, count: int) -> float:
    """Decisions a second in rounds of four players: see, ask the network, draw, advance."""
    tables = Tables(variant(4), count, torch.device("cuda"))
    net = Net(width, blocks).cuda().bfloat16()

    def round_() -> int:
        tables.deal(1)
        made = torch.zeros((), dtype=torch.int64, device="cuda")
        for _ in range(tables.longest):
            seen = tables.look()
            action, _ = choose(net(seen.words)["policy"].float(), mask_of(seen.legal))
            made += seen.active.sum()
            tables.advance(action)
        tables.finish()
        tables.new_match()
        return int(made)

    done: list[int] = []
    with torch.no_grad():
        round_()
        seconds = best(lambda: done.append(round_()), 3)
    return done[-1] / seconds


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1 << 18)
    parser.add_argument("--json", type=Path, help="write the results to this file")
    chosen = parser.parse_args(arguments)
    shown = Table("what", "a second", "one core", title=torch.cuda.get_device_name())
    rows: dict[str, dict[str, float]] = {}
    for players in PLAYERS:
        row = rows[f"{players} players"] = plays(players, chosen.tables)
        figures = (f"{row[name]:,.0f}" for name in ("plays", "one_core"))
        shown.add_row(f"plays, {players} players", *figures)
    for width, blocks in NETWORKS:
        speed = decisions(width, blocks, chosen.tables)
        rows[f"{width} wide, {blocks} blocks"] = {"decisions": speed}
        shown.add_row(f"decisions, network {width} wide, {blocks} blocks", f"{speed:,.0f}", "")
    Console().print(shown)
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
