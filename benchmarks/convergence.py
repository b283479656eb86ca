"""Does more thought help? What a bot gains by it with each choice.

    python -m benchmarks.convergence OUT.json [--bots search] [--players 3 4]
        [--matches 25] [--seconds 0.05 0.2 1 5] [--simulations 20000] [--processes 1] [--seed 1]

Positions come from matches of `neural`, a few from each. In each of them a bot thinks for every
length of time; where it then does different things, these are all simulated in the same deals. A
match tells little about one choice; here thoughts of every length are compared in the same
positions.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.strength import shown, spelled
from purradox.arena.interval import Interval, Running
from purradox.bots import make_bot, play_match
from purradox.bots.match_runner import derived_random
from purradox.rules import Choice, Match, PlayerView, variant
from purradox.rules.actions import ACTIONS
from purradox.search import Budget, Settings, evaluate

PLAYED_BY = "neural"
OF_EACH_MATCH = 4
"""Positions of one match: those of one round are akin."""
EVERY_MOVE = Settings(fewest=ACTIONS, most=ACTIONS, deals_before_halving=1 << 30)
"""No move is dropped: all of them are compared in all deals."""


class Compared(NamedTuple):
    """Of one position: the value of each thought's choice, less that of the longest one."""

    value: list[float]
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


def thought(bot: str, view: PlayerView, seconds: float, seed: int) -> Choice:
    """What a bot does with so many seconds."""
    spec = f"{bot}{',' if ':' in bot else ':'}seconds={seconds:g}"
    return make_bot(spec, Random(seed)).choose(view)


def compared(
    bot: str, view: PlayerView, seconds: Sequence[float], simulations: int, seed: int
) -> Compared:
    """Thoughts of every length about one position."""
    choices = [thought(bot, view, each, seed + at) for at, each in enumerate(seconds)]
    same = [float(choice == choices[-1]) for choice in choices]
    if all(same):
        return Compared([0.0] * len(seconds), same)
    found = evaluate(view, Budget(simulations), seed, EVERY_MOVE)
    last = found.of(choices[-1]).value.value
    return Compared([found.of(choice).value.value - last for choice in choices], same)


def compared_in(
    bot: str, players: int, match: int, seconds: Sequence[float], simulations: int, seed: int
) -> list[Compared]:
    """The positions of one match."""
    return [
        compared(bot, view, seconds, simulations, 1000 * match + 100 * place)
        for place, view in enumerate(positions(players, match, seed))
    ]


def interval(values: Iterable[float]) -> Interval:
    running = Running()
    for value in values:
        running.add(value)
    return running.interval()


def rows_of(
    bot: str, players: int, seconds: Sequence[float], found: Sequence[Compared]
) -> Iterator[Any]:
    """A row for each length of thought."""
    for at, each in enumerate(seconds):
        gain = [one.value[at] - one.value[at - 1] for one in found] if at else []
        yield {
            "bot": bot,
            "players": players,
            "seconds": each,
            "positions": len(found),
            "same": shown(interval(one.same[at] for one in found)),
            "value": shown(interval(one.value[at] for one in found)),
            "gain": shown(interval(gain)) if at else None,
        }


def table_of(rows: Iterable[dict[str, Any]]) -> Table:
    table = Table(title="tenths of a match gained with each choice")
    for title in ("bot", "players", "seconds", "positions", "as the longest %", "value", "gained"):
        table.add_column(title, justify="right")
    for row in rows:
        table.add_row(
            *(row["bot"], str(row["players"]), f"{row['seconds']:g}", str(row["positions"])),
            *(spelled(row["same"], 100, ".0f"), spelled(row["value"], 1, "+.4f")),
            spelled(row["gain"], 1, "+.4f") if row["gain"] else "",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--bots", nargs="*", default=["search"])
    parser.add_argument("--players", type=int, nargs="*", default=[3, 4])
    parser.add_argument("--matches", type=int, default=25, help="with four positions of each")
    parser.add_argument("--seconds", type=float, nargs="*", default=[0.05, 0.2, 1.0, 5.0])
    parser.add_argument(
        "--simulations", type=int, default=20_000, help="of each position, over all choices"
    )
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for bot in asked.bots:
        make_bot(bot, Random(0))  # compiled before anybody's time counts
    rows: list[dict[str, Any]] = []
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
        for bot, players in product(asked.bots, asked.players):
            settings = asked.seconds, asked.simulations, asked.seed
            tasks = [
                pool.submit(compared_in, bot, players, match, *settings)
                for match in range(asked.matches)
            ]
            found = [one for task in tasks for one in task.result()]
            rows += rows_of(bot, players, asked.seconds, found)
            asked.out.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    Console().print(table_of(rows))


if __name__ == "__main__":
    main()
