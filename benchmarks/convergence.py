"""Does more thought help? What `search` loses by each choice, as one that thinks long sees it.

    python -m benchmarks.convergence OUT.json [--players 3 4] [--matches 25]
        [--seconds 0.05 0.2 1 5] [--reference 20] [--processes 1] [--seed 1]

Positions come from matches of `search`, a few from each. In each of them two references think long,
apart from each other: what the one likes best is held against the choices by the other's values,
and the other way round, so that nobody is measured by its own luck. A match tells little about one
choice; here thoughts of every length are compared in the same positions.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from benchmarks.strength import shown, spelled
from purradox.arena.interval import Interval, Running
from purradox.bots import make_bot, play_match
from purradox.bots.search.player import MOST_READ, USUAL
from purradox.bots.search.ready import ready
from purradox.bots.search.thinking import Budget, search
from purradox.bots.table import derived_random
from purradox.rules import Match, PlayerView, variant

PLAYED_BY = "search:worlds=400"
OF_EACH_MATCH = 4
"""Positions of one match: those of one round are akin."""
LEAST_LOOKS = 50
"""Looks at a move before a reference has an opinion of it."""


class Losses(NamedTuple):
    """Of one position: what each choice costs, and whether it is what the reference likes best."""

    lost: list[float]
    same: list[float]


def positions(players: int, match: int, seed: int) -> list[PlayerView]:
    """Real choices from one match, evenly over it."""
    views: list[PlayerView] = []

    def watch(before: Match, _: Match) -> None:
        views.extend(
            view for seat in before.to_act[:1] if len((view := before.view(seat)).legal) > 1
        )

    randoms = [derived_random(seed, players, match, seat) for seat in range(players + 1)]
    bots = [make_bot(PLAYED_BY, random) for random in randoms[1:]]
    play_match(variant(players), bots, randoms[0], watch=watch)
    return randoms[0].sample(views, OF_EACH_MATCH)


def thought(view: PlayerView, seconds: float, seed: int) -> tuple[int, NDArray[np.float64]]:
    """What search does, and what it thinks of each move that it has an opinion of."""
    reading = int(view.table.variant.players <= MOST_READ)
    seen = search(view, Budget(seconds=seconds), USUAL._replace(reading=reading), seed)
    values = np.where(seen.visits >= LEAST_LOOKS, seen.value / np.maximum(seen.visits, 1), np.nan)
    return int(np.lexsort((seen.value / np.maximum(seen.visits, 1), seen.visits))[-1]), values


def losses(view: PlayerView, seconds: Sequence[float], reference: float, seed: int) -> Losses:
    """Of one position."""
    references = [thought(view, reference, seed + place) for place in (0, 1)]
    choices = [thought(view, each, seed + 2 + at)[0] for at, each in enumerate(seconds)]
    pairs = [(references[0][0], references[1][1]), (references[1][0], references[0][1])]
    lost = [
        [least(values, best) - least(values, choice) for best, values in pairs]
        for choice in choices
    ]
    same = [[float(best == choice) for best, _ in pairs] for choice in choices]
    return Losses([sum(both) / 2 for both in lost], [sum(both) / 2 for both in same])


def losses_in(
    players: int, match: int, seconds: Sequence[float], reference: float, seed: int
) -> list[Losses]:
    """Of the positions of one match."""
    return [
        losses(view, seconds, reference, 1000 * match + 100 * place)
        for place, view in enumerate(positions(players, match, seed))
    ]


def least(values: NDArray[np.float64], choice: int) -> float:
    """What a choice is worth; one that a reference hardly looked at, as little as the worst."""
    return float(values[choice] if np.isfinite(values[choice]) else np.nanmin(values))


def interval(values: Iterable[float]) -> Interval:
    running = Running()
    for value in values:
        running.add(value)
    return running.interval()


def rows_of(players: int, seconds: Sequence[float], found: Sequence[Losses]) -> Iterator[Any]:
    """A row for each length of thought."""
    gains: list[Interval | None] = [None]
    for at, _ in pairwise(range(len(seconds))):
        gains.append(interval(one.lost[at] - one.lost[at + 1] for one in found))
    for at, each in enumerate(seconds):
        lost, same = (
            interval(one.lost[at] for one in found),
            interval(one.same[at] for one in found),
        )
        gain = gains[at]
        yield {
            "players": players,
            "seconds": each,
            "positions": len(found),
            "same": shown(same),
            "lost": shown(lost),
            "gain": gain and shown(gain),
        }


def table_of(rows: Iterable[dict[str, Any]]) -> Table:
    table = Table(title="tenths of a match lost with each choice")
    for title in ("players", "seconds", "positions", "as reference %", "lost", "less than before"):
        table.add_column(title, justify="right")
    for row in rows:
        table.add_row(
            *(str(row["players"]), f"{row['seconds']:g}", str(row["positions"])),
            *(spelled(row["same"], 100, ".0f"), spelled(row["lost"], 1, ".4f")),
            spelled(row["gain"], 1, "+.4f") if row["gain"] else "",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--players", type=int, nargs="*", default=[3, 4])
    parser.add_argument("--matches", type=int, default=25, help="with four positions of each")
    parser.add_argument("--seconds", type=float, nargs="*", default=[0.05, 0.2, 1.0, 5.0])
    parser.add_argument("--reference", type=float, default=20.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    ready()
    rows: list[dict[str, Any]] = []
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
        for players in asked.players:
            tasks = [
                pool.submit(losses_in, players, match, asked.seconds, asked.reference, asked.seed)
                for match in range(asked.matches)
            ]
            found = [one for task in tasks for one in task.result()]
            rows += rows_of(players, asked.seconds, found)
            asked.out.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    Console().print(table_of(rows))


if __name__ == "__main__":
    main()
