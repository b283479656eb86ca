"""Does what the analysis expects come true? Predicted against realised, decision by decision.

Bots play matches, every decision is evaluated from what its seat could know, and the choice that
was made says what score, what chance to win, what risk of a paradox and what chance to keep the
prediction it led to. Decisions that were expected alike are then compared with what became of them.

    python -m benchmarks.calibration [--bots careful,greedy] [--matches 12] [--simulations 400]
        [--processes 2] [--json FILE] [--svg FILE]
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track

from benchmarks.reliability import Bin, Panel, drawn
from purradox.analysis import Analysis, Decision, analyse
from purradox.bots import parse_specs
from purradox.bots.table import Series
from purradox.notation import loads, record_of, to_json
from purradox.rules import PLAYERS, Paradox, variant
from purradox.rules.scoring import kept_prediction, winners
from purradox.search import Budget

BOTS = "neural,careful,greedy"
BINS = 10
KINDS = ("points", "win", "paradox", "kept")


@dataclass(frozen=True)
class Case:
    """A decision: what was expected after it, and what came of it, by kind."""

    match: int
    players: int
    bot: str
    expected: dict[str, float]
    realised: dict[str, float]


@dataclass(frozen=True)
class Game:
    """A seat's match: how well it played, and how good its cards and its luck were."""

    bot: str
    players: int
    accuracy: float
    deal: float
    luck: float


def cases(match: int, found: Analysis, bots: Sequence[str]) -> Iterator[Case]:
    """Every decision of a finished match."""
    scores = [
        [one.rounds[index].score or 0 for one in found.seats] for index in range(len(found.seats))
    ]
    won = winners(scores)
    for report in found.seats:
        share = 1 / len(won) if report.seat in won else 0.0
        for one in report.decisions:
            came = _realised(found, one, share)
            yield Case(match, len(found.seats), bots[report.seat], _expected(one), came)


def _expected(one: Decision) -> dict[str, float]:
    chosen = one.chosen
    kinds = (chosen.points, chosen.win, chosen.paradox, chosen.kept)
    return {kind: estimate.value for kind, estimate in zip(KINDS, kinds, strict=True)}


def _realised(found: Analysis, one: Decision, share: float) -> dict[str, float]:
    seat = one.view.seat
    table = found.checked.rounds[one.moment.round].table
    caused = isinstance(table.outcome, Paradox) and table.outcome.seat == seat
    points = found.seats[seat].rounds[one.moment.round].score
    kept = kept_prediction(table, seat, table.won[seat]) and not caused
    values = (float(points or 0), share, float(caused), float(kept))
    return dict(zip(KINDS, values, strict=True))


def reliability(all_cases: Sequence[Case], kind: str) -> dict[str, Any]:
    """Bins of equal size by what was expected, and the straight line through all decisions."""
    expected = np.array([case.expected[kind] for case in all_cases])
    realised = np.array([case.realised[kind] for case in all_cases])
    matches = np.array([case.match for case in all_cases])
    order = np.argsort(expected, kind="stable")
    bins = []
    for rows in np.array_split(order, BINS):
        error = clustered(realised[rows] - expected[rows], matches[rows])
        mean = float(expected[rows].mean()), float(realised[rows].mean())
        bins.append({"expected": mean[0], "realised": mean[1], "error": error, "count": len(rows)})
    slope = float(np.cov(expected, realised)[0, 1] / max(expected.var(ddof=1), 1e-12))
    return {
        "bias": float((realised - expected).mean()),
        "bias_error": clustered(realised - expected, matches),
        "slope": slope,
        "bins": bins,
    }


def clustered(values: "np.ndarray[Any, Any]", matches: "np.ndarray[Any, Any]") -> float:
    """The standard error of a mean; decisions of one match share their fate."""
    mean = values.mean()
    groups = [float((values[matches == match] - mean).sum()) for match in np.unique(matches)]
    few = len(groups) / max(len(groups) - 1, 1)
    return sqrt(few * sum(total**2 for total in groups)) / len(values)


def independence(games: Sequence[Game]) -> dict[str, Any]:
    """Accuracy beside the cards: by bot, its mean in thirds of the hands, and the correlation.

    Hands and luck are in points a round, above the mean of their number of players.
    """
    told: dict[str, Any] = {}
    for bot in sorted({game.bot for game in games}):
        mine = [game for game in games if game.bot == bot]
        accuracy = np.array([game.accuracy for game in mine])
        players = np.array([game.players for game in mine])
        deal, luck = (
            np.array([getattr(game, name) / game.players for game in mine])
            for name in ("deal", "luck")
        )
        above = [
            values - [values[players == count].mean() for count in players]
            for values in (accuracy, deal, luck)
        ]
        thirds = np.array_split(np.argsort(above[1], kind="stable"), 3)
        told[bot] = {
            "games": len(mine),
            "accuracy": float(accuracy.mean()),
            "spread": float(accuracy.std(ddof=1)),
            "weak_middling_strong_hands": [float(accuracy[third].mean()) for third in thirds],
            "errors": [float(accuracy[third].std() / sqrt(len(third))) for third in thirds],
            "correlation_with_deal": float(np.corrcoef(above[0], above[1])[0, 1]),
            "correlation_with_luck": float(np.corrcoef(above[0], above[2])[0, 1]),
            "luck_per_round": float(luck.mean()),
            "luck_error": float(luck.std(ddof=1) / sqrt(len(mine))),
        }
    return told


class Plan(NamedTuple):
    """One match to play and to evaluate."""

    number: int
    players: int
    match: int
    bots: str
    simulations: int
    seed: int


def evaluated(plan: Plan) -> tuple[list[Case], list[Game]]:
    """Its decisions, and how well each seat played."""
    seated = _seated(plan.bots, plan.players, plan.match)
    match, names = Series.of(variant(plan.players), seated, plan.seed).play(plan.match)
    checked = loads(to_json(record_of(match, names)))
    review = analyse(checked, None, Budget(plan.simulations), plan.seed, threads=1)
    bots = [name.split()[0] for name in names]
    games = [
        Game(bots[one.seat], plan.players, one.accuracy.value, one.deal, one.luck)
        for one in review.seats
        if one.accuracy is not None
    ]
    return list(cases(plan.number, review, bots)), games


def measured(
    matches: int,
    simulations: int,
    seed: int,
    players: Sequence[int],
    bots: str = BOTS,
    processes: int = 1,
) -> dict[str, Any]:
    """Play, evaluate and compare; so many matches at each number of players."""
    found: list[Case] = []
    games: list[Game] = []
    pairs = [(count, index) for count in players for index in range(matches)]
    plan = [Plan(number, *pair, bots, simulations, seed) for number, pair in enumerate(pairs)]
    with ExitStack() as stack:
        each: Any = map
        if processes > 1:
            pool = ProcessPoolExecutor(processes, get_context("spawn"))
            each = stack.enter_context(pool).map
        results = each(evaluated, plan)
        for more, played in track(
            results, "Evaluating", total=len(plan), console=Console(stderr=True)
        ):
            found += more
            games += played
    return {
        "bots": bots,
        "simulations": simulations,
        "seed": seed,
        "matches": len(plan),
        "decisions": len(found),
        "all": _by_kind(found),
        "by_players": {
            str(count): _by_kind([case for case in found if case.players == count])
            for count in players
        },
        "by_bot": {
            bot: _by_kind([case for case in found if case.bot == bot])
            for bot in sorted({case.bot for case in found})
        },
        "accuracy": independence(games),
    }


def _by_kind(some: Sequence[Case]) -> dict[str, Any]:
    return {kind: reliability(some, kind) for kind in KINDS}


def _seated(bots: str, players: int, match: int) -> list[Any]:
    """Each match begins with another bot, so that all of them meet where seats are few."""
    specs = parse_specs(bots)
    return [specs[(seat + match) % len(specs)] for seat in range(players)]


def panels(results: dict[str, Any]) -> list[Panel]:
    """The four drawings."""
    titles = {
        "points": "Score of the round",
        "win": "Chance to win the match",
        "paradox": "Risk of a paradox",
        "kept": "Chance to keep the prediction",
    }
    return [
        Panel(
            title,
            [
                Bin(one["expected"], one["realised"], one["error"])
                for one in results["all"][kind]["bins"]
            ],
        )
        for kind, title in titles.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default=BOTS, help="who plays, in turn")
    parser.add_argument("--matches", type=int, default=12, help="at each number of players")
    parser.add_argument("--simulations", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--svg", type=Path)
    told = parser.parse_args()
    results = measured(
        told.matches, told.simulations, told.seed, PLAYERS, told.bots, told.processes
    )
    text = json.dumps(results, indent=1) + "\n"
    if told.json:
        told.json.write_text(text, "utf-8")
    if told.svg:
        told.svg.write_text(drawn(panels(results), "expected", "realised"), "utf-8")
    groups = {"all": results["all"], **results["by_players"], **results["by_bot"]}
    for who, kinds in groups.items():
        for kind, one in kinds.items():
            bias = f"{one['bias']:+.3f} ± {one['bias_error']:.3f}"
            print(f"{who:8} {kind:8} bias {bias}, slope {one['slope']:.2f}")
    for bot, one in results["accuracy"].items():
        print(bot, json.dumps(one))


if __name__ == "__main__":
    main()
