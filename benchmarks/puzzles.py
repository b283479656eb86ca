"""Puzzles as a picture: who solves them, what a miss costs, and whether answers hold.

    python -m benchmarks.puzzles --check puzzles-check.jsonl

The first file is written by `python -m purradox.puzzles.making check`. Without it the picture is
drawn from the JSON that is there. The levels' choices are in the shipped puzzles; `schrodinger` is
a search with 2,000 simulations here, so that it chooses the same on every machine, and is asked
about some puzzles of each bin.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

from benchmarks.lines import Panel, drawn
from purradox.bots.api import make_bot
from purradox.bots.match_runner import derived_random
from purradox.puzzles.making.difficulty import LEVELS
from purradox.puzzles.puzzle import lines
from purradox.rules import Round

STRONGEST, SPEC = "schrodinger", "search:simulations=2000"
EDGES = (0, 800, 1000, 1200, 1400, 1600, 3000)
ASKED = 40
"""Puzzles of each bin that the strongest is asked about."""


def bins(shipped: Sequence[dict[str, Any]], asked: int = ASKED) -> list[dict[str, Any]]:
    """By rating: puzzles with a move to find, how often each bot finds it, and what it loses."""
    told = []
    for low, high in pairwise(EDGES):
        ours = [one for one in shipped if low <= one["rating"] < high and "number" not in one]
        if not ours:
            continue
        found = {
            level: [fmean(one["solved"][level][place] for one in ours) for place in (0, 1)]
            for level in LEVELS
        }
        found[STRONGEST] = strongest(ours[:asked])
        told.append(
            {
                "rating": round(fmean(one["rating"] for one in ours)),
                "puzzles": len(ours),
                "solved": {bot: round(one[0], 3) for bot, one in found.items()},
                "lost": {bot: round(one[1], 3) for bot, one in found.items()},
            }
        )
    return told


def strongest(some: Sequence[dict[str, Any]]) -> list[float]:
    """How often the strongest finds the answer, and the points it loses on average."""
    right, lost = [], []
    for one in some:
        bot = make_bot(SPEC, derived_random(int(one["id"], 36)))
        choice = str(bot.choose(Round.from_position(one["position"]).view(one["seat"])))
        losses = {each["choice"]: each.get("loss", (0.0, 0.0))[0] for each in one["values"]}
        right.append(float(choice == one["values"][0]["choice"]))
        lost.append(losses[choice])
    return [fmean(right), fmean(lost)]


def readers(shipped: Sequence[dict[str, Any]]) -> dict[str, float]:
    """How often the holder that is thought likeliest really held the card, and was expected to."""
    ours = [one for one in shipped if "number" in one]
    held = 0
    for one in ours:
        hands = Round.from_position(one["position"]).hands
        others = [str(seat) for seat in range(len(hands)) if seat != one["seat"]]
        holder = next((seat for seat in others if one["number"] in hands[int(seat)]), "-")
        held += holder == one["values"][0]["choice"]
    expected = sum(one["values"][0]["chance"] for one in ours)
    return {"puzzles": len(ours), "held": held, "expected": round(expected, 1)}


def panels(told: dict[str, Any]) -> list[Panel]:
    measured = [one for one in told["check"] if "simulations" in one]
    gaps = sorted((one["gap"], one["made"][0]) for one in measured)
    clear = sorted((_errors(one["gap"], one["error"]), _errors(*one["made"])) for one in measured)
    by_bot = {
        what: {
            bot: [(one["rating"], one[what][bot]) for one in told["bins"]]
            for bot in (*LEVELS, STRONGEST)
        }
        for what in ("solved", "lost")
    }
    return [
        Panel("Share of puzzles solved", "rating of the puzzle", by_bot["solved"]),
        Panel("Points lost on average", "rating of the puzzle", by_bot["lost"]),
        Panel("Points ahead of the next best", "puzzles, by the longer one", _both(gaps)),
        Panel("The same in standard errors", "puzzles, by the longer one", _both(clear)),
    ]


def _errors(gap: float, error: float) -> float:
    return min(gap / max(error, 1e-3), 100.0)


def _both(pairs: list[tuple[float, float]]) -> dict[str, list[tuple[float, float]]]:
    names = ("40,000 simulations", "4,000, when made")
    return {
        name: [(at, pair[place]) for at, pair in enumerate(pairs, 1)]
        for place, name in enumerate(names)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", type=Path)
    parser.add_argument("--json", type=Path, default=Path("docs/puzzles.json"))
    parser.add_argument("--svg", type=Path, default=Path("docs/puzzles.svg"))
    asked = parser.parse_args()
    if asked.check:
        shipped = list(lines().values())
        told = {
            "puzzles": Counter(one["kind"] for one in shipped),
            "bins": bins(shipped),
            "readers": readers(shipped),
            "check": [json.loads(one) for one in asked.check.read_text("utf-8").splitlines()],
        }
        asked.json.write_text(json.dumps(told) + "\n", "utf-8")
    told = json.loads(asked.json.read_text("utf-8"))
    asked.svg.write_text(drawn(panels(told)), "utf-8")
    for one in told["bins"]:
        print(one["rating"], one["puzzles"], one["solved"])
    held = sum(one["holds"] for one in told["check"])
    print(f"{held} of {len(told['check'])} answers hold; readers: {told['readers']}")


if __name__ == "__main__":
    main()
