"""How near are the policy networks of the search to `neural`, which they were distilled from?

    python -m benchmarks.distillation [--tables 256] [--steps 300] [--seed 1] [--json FILE]

`neural` draws its moves at many tables, and in each round one move is random, as simulations begin
with bad moves too. After it, wherever more than one move is legal, both policies are compared: the
Kullback–Leibler divergence in nats, and how often both like the same move best.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.rl.networks import PolicyNetwork, shipped
from purradox.rl.vector import VectorTables
from purradox.rules import PLAYERS, variant

LATEST = 20
"""The last step of a round, of about 40, in which its random move may be made."""

Chances = NDArray[np.float64]


def chances(network: PolicyNetwork, tables: VectorTables) -> Chances:
    """The policy at each table."""
    logits = np.where(tables.legal, network.logits(tables.observations, tables.legal), -np.inf)
    likely = np.exp(logits - logits.max(axis=1, keepdims=True), dtype=np.float64)
    shares: Chances = likely / likely.sum(axis=1, keepdims=True)
    return shares


def compared(wanted: Chances, found: Chances) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """The divergence of each row, and whether both like the same move best."""
    ratio = np.log(np.maximum(wanted, 1e-12) / np.maximum(found, 1e-12))
    return (wanted * ratio).sum(axis=1), wanted.argmax(axis=1) == found.argmax(axis=1)


def measured(players: int, count: int, steps: int, seed: int) -> dict[str, float]:
    """One number of players: means over all decisions after a random move."""
    random = np.random.default_rng(seed)
    tables = VectorTables(variant(players), count)
    tables.reset(seed=seed)
    large, small = shipped(players), shipped(players, "distilled")
    at, odd = np.zeros(count, np.int64), random.integers(LATEST, size=count)
    apart, same = [], []
    for _ in range(steps):
        wanted = chances(large, tables)
        rows = (at > odd) & (tables.legal.sum(axis=1) > 1)
        far, alike = compared(wanted[rows], chances(small, tables)[rows])
        apart.append(far)
        same.append(alike)
        even = tables.legal / tables.legal.sum(axis=1, keepdims=True)
        drawn = np.where((at == odd)[:, None], even, wanted).cumsum(axis=1)
        tables.step((drawn < random.random((count, 1)) * drawn[:, -1:]).sum(axis=1))
        over = tables.ended > 0
        at = np.where(over, 0, at + 1)
        odd = np.where(over, random.integers(LATEST, size=count), odd)
    tables.close()
    nats, agreed = np.concatenate(apart), np.concatenate(same)
    return {
        "decisions": len(nats),
        "nats": round(float(nats.mean()), 4),
        "same": round(float(agreed.mean()), 4),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args(arguments)
    found: dict[str, Any] = {}
    for players in PLAYERS:
        found[str(players)] = one = measured(players, asked.tables, asked.steps, asked.seed)
        print(f"{players} players: {one['nats']:.2f} nats, {one['same']:.0%} the same favourite")
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
