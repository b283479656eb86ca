"""The benchmark: how a bot does among fixed opponents, on fixed deals, on every chair."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from purradox.arena.executors import Executor, in_this_process
from purradox.arena.folder import Folder
from purradox.arena.interval import CONFIDENCE, Interval
from purradox.arena.report import standings
from purradox.arena.running import run
from purradox.arena.settings import Settings, Stop
from purradox.bots import make_bot, play_match
from purradox.bots.weight_files import content
from purradox.notation import record_of, to_text
from purradox.rules import variant

VERSION = 1
"""Goes up when deals, opponents or the way of counting become others."""
SEED = 22
DEALS = 100
OPPONENTS = ("careful", "greedy", "neural")


@dataclass(frozen=True, slots=True)
class Row:
    """A bot among so many of one opponent: its points a round and its share of wins.

    A program may have forfeited decisions, which `careful` made for it.
    """

    opponent: str
    points: Interval
    wins: Interval
    forfeits: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a bot did."""

    bot: str
    players: int
    deals: int
    rows: tuple[Row, ...]

    def as_json(self) -> dict[str, Any]:
        """With all that it takes to repeat it."""
        return {
            "benchmark": identity(self.players),
            **asdict(self),
            "seed": SEED,
            "board": "white",
            "confidence": CONFIDENCE,
            "opponents": {name: fingerprint(name, self.players) for name in OPPONENTS},
            "purradox": version("purradox"),
        }


def identity(players: int) -> str:
    """The version, and a hash of who the opponents are: results of another one do not compare."""
    told = json.dumps([SEED, {name: fingerprint(name, players) for name in OPPONENTS}])
    return f"{VERSION}-{sha256(told.encode()).hexdigest()[:8]}"


@cache
def fingerprint(name: str, players: int) -> str:
    """The hash of the weights of `neural`, or of a match that another one plays with itself."""
    if name == "neural":
        seen = content("purradox.bots.neural", "weights", "about", players)[0]
    else:
        bots = [make_bot(name, Random(seat)) for seat in range(players)]
        seen = to_text(record_of(play_match(variant(players), bots, Random(SEED)))).encode()
    return sha256(seen).hexdigest()


def benchmark(
    bot: str,
    players: int,
    deals: int = DEALS,
    executor: Executor = in_this_process,
    watch: Callable[[int], None] = lambda _: None,
) -> Result:
    """Play the first so many deals against each opponent; `watch` is told of deals played."""
    rows: list[Row] = []
    for opponent in OPPONENTS:
        seated = (bot, *[opponent] * (players - 1))
        settings = Settings(seated, players, "white", SEED, version("purradox"))
        with TemporaryDirectory(prefix="purradox-") as folder:
            tally = run(
                Folder(Path(folder)),
                settings,
                Stop(deals),
                executor,
                watch=lambda tally: watch(len(rows) * deals + tally.deals),
            )
        mine = standings(tally).standings[0]
        rows.append(Row(opponent, mine.points, mine.wins, mine.forfeits))
    return Result(bot, players, deals, tuple(rows))
