"""Does more thought help? What `search` gains by it with each choice.

    python -m benchmarks.convergence OUT.json [--players 3 4] [--matches 25]
        [--seconds 0.05 0.2 1 5] [--looks 60000] [--processes 1] [--seed 1]

Positions come from matches of `search`, a few from each. In each of them it thinks for every length
of time; where it then does different things, each of these is looked into by itself, all of them in
the same worlds, which none of the thoughts has seen. A match tells little about one choice; here
thoughts of every length are compared in the same positions.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.strength import shown, spelled
from purradox.arena.interval import Interval, Running
from purradox.bots import make_bot, play_match
from purradox.bots.search.belief import believe
from purradox.bots.search.player import MOST_READ, USUAL
from purradox.bots.search.ready import ready
from purradox.bots.search.thinking import Budget, asked, match_odds, search
from purradox.bots.search.tree import NODE, Options, found, grow, scratch
from purradox.bots.search.weights import weights
from purradox.bots.table import derived_random
from purradox.kernel.bits import U, stream
from purradox.rules import Match, PlayerView, variant

PLAYED_BY = "search:worlds=400"
OF_EACH_MATCH = 4
"""Positions of one match: those of one round are akin."""


class Compared(NamedTuple):
    """Of one position: what the choice of each thought is worth, less that of the longest one."""

    worth: list[float]
    same: list[float]  # as the longest: 1 or 0


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


def options_for(view: PlayerView) -> Options:
    return USUAL._replace(reading=int(view.table.variant.players <= MOST_READ))


def thought(view: PlayerView, seconds: float, seed: int) -> int:
    """What search does."""
    seen = search(view, Budget(seconds=seconds), options_for(view), seed)
    mean = seen.value / np.maximum(seen.visits, 1)
    return int(np.lexsort((mean, seen.visits))[-1])


def worth(view: PlayerView, action: int, looks: int, seed: int) -> float:
    """What one action is worth, by looks at nothing else."""
    known, rows, me = asked(view), weights(view.table.variant.players), U(view.seat)
    known.base[0]["legal"] = U(1 << action)
    seen, room, options = found(), scratch(match_odds(view)), options_for(view)
    if options.reading:
        believed = (room.belief, room.mind, U(stream(U(seed), U(0))))
        believe(known.setup, known.base, known.unseen, me, rows, *believed)
    grow(
        *(known.setup, known.base, known.unseen, me, rows, options),
        *(np.zeros(looks + 2, NODE), 1, seen, room, U(seed), U(0), looks),
    )
    return float(seen.value[action] / seen.visits[action])


def compared(view: PlayerView, seconds: Sequence[float], looks: int, seed: int) -> Compared:
    """Thoughts of every length about one position."""
    choices = [thought(view, each, seed + 1 + at) for at, each in enumerate(seconds)]
    different = sorted(set(choices)) if len(set(choices)) > 1 else []
    worths = {action: worth(view, action, looks, seed) for action in different}
    last = worths.get(choices[-1], 0.0)
    return Compared(
        [worths.get(action, 0.0) - last for action in choices],
        [float(action == choices[-1]) for action in choices],
    )


def compared_in(
    players: int, match: int, seconds: Sequence[float], looks: int, seed: int
) -> list[Compared]:
    """The positions of one match."""
    return [
        compared(view, seconds, looks, 1000 * match + 100 * place)
        for place, view in enumerate(positions(players, match, seed))
    ]


def interval(values: Iterable[float]) -> Interval:
    running = Running()
    for value in values:
        running.add(value)
    return running.interval()


def rows_of(players: int, seconds: Sequence[float], found: Sequence[Compared]) -> Iterator[Any]:
    """A row for each length of thought."""
    for at, each in enumerate(seconds):
        gain = [one.worth[at] - one.worth[at - 1] for one in found] if at else []
        yield {
            "players": players,
            "seconds": each,
            "positions": len(found),
            "same": shown(interval(one.same[at] for one in found)),
            "worth": shown(interval(one.worth[at] for one in found)),
            "gain": shown(interval(gain)) if at else None,
        }


def table_of(rows: Iterable[dict[str, Any]]) -> Table:
    table = Table(title="tenths of a match gained with each choice")
    for title in ("players", "seconds", "positions", "as the longest %", "worth", "gained"):
        table.add_column(title, justify="right")
    for row in rows:
        table.add_row(
            *(str(row["players"]), f"{row['seconds']:g}", str(row["positions"])),
            *(spelled(row["same"], 100, ".0f"), spelled(row["worth"], 1, "+.4f")),
            spelled(row["gain"], 1, "+.4f") if row["gain"] else "",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--players", type=int, nargs="*", default=[3, 4])
    parser.add_argument("--matches", type=int, default=25, help="with four positions of each")
    parser.add_argument("--seconds", type=float, nargs="*", default=[0.05, 0.2, 1.0, 5.0])
    parser.add_argument("--looks", type=int, default=60_000, help="at each choice by itself")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    ready()
    rows: list[dict[str, Any]] = []
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
        for players in asked.players:
            tasks = [
                pool.submit(compared_in, players, match, asked.seconds, asked.looks, asked.seed)
                for match in range(asked.matches)
            ]
            every = [one for task in tasks for one in task.result()]
            rows += rows_of(players, asked.seconds, every)
            asked.out.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    Console().print(table_of(rows))


if __name__ == "__main__":
    main()
