"""The heuristic's weights, found by letting candidates play among those there are.

Cross-entropy search: candidates are drawn around a middle, each plays the same deals on every
chair among copies of the best weights so far, and the next middle lies among the best of them.
A new middle takes over only if it is surely better on deals that nobody was chosen by.

    python -m benchmarks.tune_heuristic [--players 3] [--generations 24] [--deals 1500] [--seed 1]
                                        [--spread 0.25] [--json FILE] [--write]
"""

import argparse
import json
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import ZERO, U, stream
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import scores
from purradox.kernel.playout import deal
from purradox.kernel.state import SEATS, STATE, setup_of
from purradox.rules import PLAYERS, variant
from purradox.search import heuristic
from purradox.search.heuristic import NAMES, STEERING, keep_table, play_out_heuristically
from purradox.search.race import heuristic_memory

FILE = Path(heuristic.__file__).with_suffix(".json")
TUNED = (*NAMES, STEERING)
CANDIDATES, BEST = 48, 10
LOWEST = 0.002
"""Every weight is positive; candidates differ in its logarithm."""
HIGHEST = {"unwilling": 1.0, "played": 1.0, "beaten": 1.0, "trumped": 0.5, STEERING: 1.0}
SURE = 2.5
"""Standard errors by which a new middle must be ahead to take over."""

Reals = NDArray[np.float64]


@compiled
def contest(
    setup: Any, mine: Any, theirs: Any, out: Any, states: Any, m: Any, points: Any, seed: Any
) -> None:
    """Play deals with one chair by `mine`, each chair in turn; what it had more than the others."""
    players = int(setup.players)
    rows = theirs.copy()
    s = states[0]
    for index in range(len(out)):
        for chair in range(players):
            rows[:] = theirs
            rows[chair] = mine
            rng = deal(setup, s, ZERO, stream(seed, U(index)))
            play_out_heuristically(setup, s, rows, m, rng)
            scores(setup, s, points, ZERO)
            for place in range(players):
                share = 1.0 if place == chair else -1.0 / float(players - 1)
                out[index] += share * float(points[0, U(place)]) / float(players)


def row_of(values: Reals, players: int) -> Reals:
    """A row of weights as the heuristic takes it, from the numbers that are tuned."""
    table = keep_table(float(values[-1]), players, exactly=players > 2)
    return np.array([*values[:-1], *table.ravel()])


@dataclass
class Table:
    """A place to compare weights at so many players."""

    players: int
    seed: int

    def __post_init__(self) -> None:
        self.setup = setup_of(variant(self.players))
        self.room = np.zeros(1, STATE), heuristic_memory(), np.zeros((1, SEATS), np.int8)
        self.played = 0

    def compare(self, candidates: list[Reals], others: Reals, deals: int) -> list[Reals]:
        """Each candidate among the others on the same new deals, by deal."""
        rows = np.tile(row_of(others, self.players), (SEATS, 1))
        self.played += 1
        seed = U(self.seed << 20 | self.played)
        found = []
        for candidate in candidates:
            out = np.zeros(deals)
            contest(self.setup, row_of(candidate, self.players), rows, out, *self.room, seed)
            found.append(out)
        return found


def bounded(values: Reals) -> Reals:
    most = np.array([HIGHEST.get(name, 100.0) for name in TUNED])
    return np.clip(values, LOWEST, most)


def tuned(
    players: int, start: Reals, generations: int, deals: int, seed: int, spread: float
) -> Reals:
    """The best weights found from a start on; prints how it goes."""
    table, random = Table(players, seed), np.random.default_rng([seed, players])
    champion = start
    middle, wide = np.log(bounded(start)), np.full(len(start), spread)
    for generation in range(generations):
        drawn = middle + wide * random.standard_normal((CANDIDATES, len(start)))
        candidates = [bounded(np.exp(one)) for one in drawn]
        results = [float(one.mean()) for one in table.compare(candidates, champion, deals)]
        elite = np.log([candidates[at] for at in np.argsort(results)[-BEST:]])
        middle = elite.mean(axis=0)
        wide = 0.5 * wide + 0.5 * np.maximum(elite.std(axis=0), 0.04)
        if generation % 4 == 3:
            candidate = bounded(np.exp(middle))
            (gain,) = table.compare([candidate], champion, deals * 12)
            error = float(gain.std(ddof=1)) / sqrt(len(gain))
            better = float(gain.mean()) > SURE * error
            print(
                f"{players} players, generation {generation + 1}: best {max(results):+.3f}, "
                f"middle {gain.mean():+.3f} ± {error:.3f}{' takes over' if better else ''}",
                flush=True,
            )
            if better:
                champion = candidate
    return champion


def told(values: Reals) -> dict[str, float]:
    return {name: round(float(value), 4) for name, value in zip(TUNED, values, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--players", type=int, nargs="*", default=list(PLAYERS))
    parser.add_argument("--generations", type=int, default=24)
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", type=float, default=0.25)
    parser.add_argument("--json", type=Path, help="where to write the weights")
    parser.add_argument("--write", action="store_true", help="into the package itself")
    asked = parser.parse_args()
    all_weights: dict[str, dict[str, float]] = json.loads(FILE.read_text("utf-8"))
    for players in asked.players:
        start = np.array([all_weights[str(players)][name] for name in TUNED])
        found = tuned(players, start, asked.generations, asked.deals, asked.seed, asked.spread)
        (gain,) = Table(players, asked.seed + 1).compare([found], start, 20_000)
        error = float(gain.std(ddof=1)) / sqrt(len(gain))
        print(f"{players} players: {gain.mean():+.3f} ± {error:.3f} points a round", flush=True)
        all_weights[str(players)] = told(found)
        text = json.dumps(all_weights, indent=1) + "\n"
        for file in [asked.json] * bool(asked.json) + [FILE] * asked.write:
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
