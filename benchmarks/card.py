"""The engine on a graphics card: plays a second, and decisions a second with a network in the loop.

    PURRADOX_PORTABLE=1 python -m benchmarks.card [--gate 1000000] [--json docs/card.json]

It needs an NVIDIA card, numba-cuda and, for the network, PyTorch, which shares the engine's arrays.
"""

import argparse
import json
import time
import tomllib
from collections.abc import Callable
from importlib.resources import files
from itertools import product
from operator import add, truediv
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import torch
from rich.console import Console
from rich.table import Table

from purradox.gate import run_on_card
from purradox.kernel import RANDOM
from purradox.kernel import Kernel as OnProcessor
from purradox.kernel.cuda import Kernel, cuda
from purradox.kernel.playout import Ends, ends_of
from purradox.rules import PLAYERS, variant
from purradox.training.checkpoint import new, of_package
from purradox.training.improving import crowds, now, one_round
from purradox.training.net import for_play, net_of
from purradox.training.rollout import Crowd

ROUNDS = 8
"""Of each thread."""
NEURAL = ("bots.neural", "weights", "about")
NETWORKS = (4, 3)
"""That of four players; and that of three, which is smaller and formerly played with four too."""
WARM_UP = 5
"""Rounds of learning that are not counted: programs for the card are compiled in them."""
CONFIG = files("purradox.training").joinpath("config.toml")


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


def decisions(players: int, tables: int, rounds: int) -> dict[str, float]:
    """Decisions a second of the package's network for so many players, at tables of four.

    In the loop: see, ask the network, draw, advance, and nothing else. In play: half of the tables
    with a rival, a critic, and all that learning needs; then with learning.
    """
    device = torch.device("cuda")
    weights = {name: one.to(device) for name, one in of_package(*NEURAL, players).items()}
    net = net_of(weights)
    config: dict[str, Any] = tomllib.loads(CONFIG.read_text("utf-8"))
    config |= {"from_package": False, "width": net.entry.out_features, "blocks": len(net.blocks)}
    config["tables"] = {"4": tables}
    run = new(config, device)
    run.net.load_state_dict(weights)
    run.rivals["before"] = weights
    crowd = Crowd(variant(4), tables, run.net, run.net, device)
    nets = [(for_play(net), False)]

    def match() -> int:
        made = 0
        crowd.tables.new_match()
        for number in range(4):
            crowd.tables.deal(number)
            while steps := crowd.step(nets, None):
                made += sum(len(step.row) for step in steps)
            crowd.tables.finish()
        return made

    with torch.no_grad():
        made = match()
        seconds = best(match)
    places, how = crowds(run, config, device), now(config["learning"], 0.5)
    told = [one_round(run, config, places, how) for _ in range(rounds)][WARM_UP:]
    done = [one["4"]["decisions"] for one in told]
    play, learn = ([one[name] for one in told] for name in ("play", "learn"))
    return {
        "tables": tables,
        "weights": sum(one.numel() for one in net.parameters()),
        "in_the_loop": made / seconds,
        "in_play": median(map(truediv, done, play)),
        "with_learning": median(map(truediv, done, map(add, play, learn))),
        "learned_from": median(one["rows"] / one["4"]["decisions"] for one in told),
        "play_seconds": median(play),
        "learn_seconds": median(learn),
    }


def gate(rounds: int) -> dict[str, dict[str, int | float | str | None]]:
    """The engine on the card beside the one on the processor, at every setup."""
    return {
        part.name: {
            "pieces": part.pieces,
            "compared": part.compared,
            "seconds": round(part.seconds, 1),
            "divergence": part.divergence,
        }
        for part in run_on_card(rounds, seed=0).parts
    }


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=1 << 18, help="that play at random")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[1 << 16, 1 << 18], help="where a network plays"
    )
    parser.add_argument("--rounds", type=int, default=30, help="of learning")
    parser.add_argument("--gate", type=int, help="rounds of each setup that both engines play")
    parser.add_argument("--json", type=Path, help="write the results to this file")
    chosen = parser.parse_args(arguments)
    torch.set_float32_matmul_precision("high")
    shown = Table("what", "a second", title=torch.cuda.get_device_name())
    rows: dict[str, Any] = {"card": torch.cuda.get_device_name(), "torch": torch.__version__}
    for players in PLAYERS:
        row = rows[f"{players} players"] = plays(players, chosen.threads)
        shown.add_row(f"plays, {players} players", f"{row['plays']:,.0f}")
        shown.add_row("… on one core", f"{row['one_core']:,.0f}")
    for players, tables in product(NETWORKS, chosen.tables):
        row = decisions(players, tables, chosen.rounds)
        rows[f"network of {players} players, {tables} tables"] = row
        for name in ("in_the_loop", "in_play", "with_learning"):
            what = f"{row['weights']:,} weights, {tables:,} tables, {name.replace('_', ' ')}"
            shown.add_row(f"decisions, {what}", f"{row[name]:,.0f}")
    if chosen.gate:
        rows["gate"] = gate(chosen.gate)
        for name, part in rows["gate"].items():
            shown.add_row(
                f"gate, {name}: {part['divergence'] or 'agreed'}", f"{part['compared']:,}"
            )
    Console().print(shown)
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
