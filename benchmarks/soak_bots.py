"""A million decisions of all bots: every one legal. And the clock: nobody takes more than it has.

    python -m benchmarks.soak_bots [--decisions 1000000] [--timed 400] [--seed 1] [--json FILE]

The rules refuse an illegal move, so a match that comes to its end is the proof. Chairs, boards and
numbers of players are drawn; so are the bots, the quick ones more often.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress

from purradox.bots import Bot, bot_maker, parse_specs, play_match
from purradox.bots.match_runner import derived_random
from purradox.rules import PLAYERS, Choice, PlayerView, variant
from purradox.rules.variant import BOARDS

SPECS = {
    "random": 100,
    "careful": 40,
    "greedy": 200,
    "kitten": 20,
    "house": 10,
    "alley": 5,
    "laboratory": 5,
    "search:simulations=2": 40,
    "search:simulations=20": 10,
    "search:simulations=20,match=no": 10,
    "search:simulations=300": 2,
}
"""Each with how often it is seated."""
TIMED = ("search:seconds=0.05", "search:seconds=0.2", "schrodinger")
ALLOWED = {"schrodinger": 1.0}


class Counted:
    """A bot whose decisions are counted and checked."""

    def __init__(self, bot: Bot, spec: str, seen: Callable[[str, float], None]) -> None:
        self.bot, self.spec, self.seen = bot, spec, seen

    def choose(self, view: PlayerView) -> Choice:
        started = perf_counter()
        choice = self.bot.choose(view)
        taken = perf_counter() - started
        if choice not in view.legal:
            raise SystemExit(f"{self.spec} chose {choice} of {view.legal}")
        if len(view.legal) > 1:
            self.seen(self.spec, taken)
        return choice


def soaked(decisions: int, seed: int, watch: Callable[[int], None]) -> Counter[str]:
    """Play until so many decisions were made; how many by each. Forced moves do not count."""
    makers = {spec: bot_maker(spec) for spec in SPECS}
    counted: Counter[str] = Counter()
    index = 0
    while counted.total() < decisions:
        random = derived_random(seed, index)
        setup = variant(random.choice(list(PLAYERS)), random.choice(list(BOARDS)))
        seats = random.choices(list(SPECS), list(SPECS.values()), k=setup.players)
        bots = [
            Counted(makers[spec](derived_random(seed, index, seat)), spec, _count(counted))
            for seat, spec in enumerate(seats)
        ]
        play_match(setup, bots, random)
        index += 1
        watch(counted.total())
    return counted


def _count(counted: Counter[str]) -> Callable[[str, float], None]:
    def seen(spec: str, _taken: float) -> None:
        counted[spec] += 1

    return seen


def timed(spec: str, decisions: int, seed: int) -> dict[str, Any]:
    """How much of its time a bot took, over so many decisions at all numbers of players."""
    maker, allowed = bot_maker(spec), _allowed(spec)
    shares: list[float] = []
    maker(Random(0))
    for index in range(10**6):
        setup = variant(list(PLAYERS)[index % len(PLAYERS)])
        bots: list[Bot] = [bot_maker("greedy")(Random(seat)) for seat in range(setup.players)]
        bots[0] = Counted(maker(Random(index)), spec, lambda _, taken: shares.append(taken))
        play_match(setup, bots, derived_random(seed, index))
        if len(shares) >= decisions:
            break
    parts = np.array(shares) / allowed
    return {
        "spec": spec,
        "decisions": len(parts),
        "median": float(np.median(parts)),
        "99 %": float(np.quantile(parts, 0.99)),
        "longest": float(parts.max()),
        "over a tenth": int((parts > 1.1).sum()),
    }


def _allowed(spec: str) -> float:
    if spec in ALLOWED:
        return ALLOWED[spec]
    return float(dict(parse_specs(spec)[0].options)["seconds"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--timed", type=int, default=400, help="decisions of each timed bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    console = Console()
    with Progress(console=console) as progress:
        bar = progress.add_task("decisions", total=asked.decisions)
        counted = soaked(
            asked.decisions, asked.seed, lambda done: progress.update(bar, completed=done)
        )
    for spec, count in counted.most_common():
        console.print(f"{count:>9,} {spec}")
    console.print(f"{counted.total():>9,} decisions, all legal")
    clocks = [timed(spec, asked.timed, asked.seed) for spec in TIMED] if asked.timed else []
    for clock in clocks:
        console.print(clock)
    if asked.json:
        told = {"decisions": dict(counted), "seed": asked.seed, "clocks": clocks}
        asked.json.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
