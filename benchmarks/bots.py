"""Our bots in the benchmark (`purradox benchmark`), as the table of docs/research.md.

Results are kept in a file; what it has of this very benchmark is not played again.

    python -m benchmarks.bots [--json FILE] [--deals N] [BOT …]
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from purradox.arena.benchmark import DEALS, benchmark, identity

RESULTS = Path(__file__).parents[1] / "docs" / "benchmark.json"
BOTS = (
    "random",
    "kitten",
    "house",
    "thumb",
    "alley",
    "careful",
    "greedy",
    "laboratory",
    "neural",
)
PLAYERS = 4


def table(results: list[dict[str, Any]]) -> str:
    """The best against the last opponent first.

    A row over other deals than usual says so, and how many decisions were left to `careful`.
    """
    opponents = [row["opponent"] for row in results[0]["rows"]]
    heads = [f"among {PLAYERS - 1} × `{name}`" for name in opponents]
    lines = [f"| bot | {' | '.join(heads)} |", "| --- " * (len(heads) + 1) + "|"]
    for one in sorted(results, key=lambda one: -one["rows"][-1]["points"]["mean"]):
        cells = " | ".join(map(cell, one["rows"]))
        lines.append(f"| `{one['bot']}`{remarks(one)} | {cells} |")
    return "\n".join(lines)


def remarks(result: dict[str, Any]) -> str:
    """What is unusual about a row; results from before forfeits were counted do not have them."""
    deals, forfeits = result["deals"], sum(row.get("forfeits", 0) for row in result["rows"])
    told = [f"{deals} deals"] if deals != DEALS else []
    told += [f"{forfeits} decisions by `careful`"] if forfeits else []
    return f" ({', '.join(told)})" if told else ""


def cell(row: dict[str, Any]) -> str:
    """Points a round, then the share of wins."""
    points, wins = row["points"], row["wins"]
    half = points["high"] - points["mean"]
    return f"{points['mean']:.2f} ± {half:.2f}, {100 * wins['mean']:.0f} %".replace("-", "−")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("bots", nargs="*", default=BOTS)
    parser.add_argument("--json", type=Path, default=RESULTS)
    parser.add_argument("--deals", type=int, default=DEALS)
    chosen = parser.parse_args(arguments)
    kept: list[dict[str, Any]] = json.loads(chosen.json.read_text()) if chosen.json.exists() else []
    this = {"benchmark": identity(PLAYERS), "players": PLAYERS}
    kept = [one for one in kept if this.items() <= one.items()]
    for bot in chosen.bots:
        if all((one["bot"], one["deals"]) != (bot, chosen.deals) for one in kept):
            kept = [one for one in kept if one["bot"] != bot]
            kept.append(benchmark(bot, PLAYERS, chosen.deals).as_json())
            chosen.json.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(table(kept))
    return 0


if __name__ == "__main__":
    sys.exit(main())
