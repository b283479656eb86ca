"""Does what the evaluator expects come true? Predicted against realised, decision by decision.

Bots play matches. Of each seat in each round one decision, drawn by lot, is evaluated from what the
seat could know, and the choice that was made says what score, what chance to win, what risk of a
paradox and what chance to keep the prediction it led to. Decisions that were expected alike are
then compared with what became of them.

    python -m benchmarks.calibration [--bots careful,greedy] [--decisions 1000] [--simulations 200]
        [--players 2 3 4 5] [--processes 2] [--seed 1] [--json FILE] [--svg FILE]
    python -m benchmarks.calibration --fit src/purradox/search/calibration.json --seed 2 …

The second one finds the corrections of `purradox.search.calibration` in such decisions, and puts
them into the file for these numbers of players. Check them with another seed.
"""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from math import exp, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track

from benchmarks.reliability import Bin, Panel, drawn
from purradox.analysis.moments import Moment, moments
from purradox.bots import parse_specs
from purradox.bots.match_runner import Series, derived_random
from purradox.evaluation import MoveValue
from purradox.notation import Checked, loads, record_of, to_json
from purradox.rules import PLAYERS, Paradox, score, variant
from purradox.rules.scoring import kept_prediction, winners
from purradox.search import Budget, Search, Settings
from purradox.search.calibration import Scaling, scaled_wins
from purradox.search.estimates import USUAL

BOTS = "neural,careful,greedy"
BINS = 10
KINDS = ("points", "win", "paradox", "kept")
UNCORRECTED = Settings(calibrated=False, fewest=1, most=1, breadth=1, simulations_per_step=32)
"""Hardly more than the choice that was made is simulated, where `neural` made it."""


@dataclass(frozen=True)
class Case:
    """A decision: what was expected after it, and what came of it, by kind."""

    match: int
    players: int
    bot: str
    expected: dict[str, float]
    realised: dict[str, float]
    wins: list[float]
    """The chance to win of the seat that decided, and of the others."""
    deviation: float
    """Of the score, over the simulations."""


class Plan(NamedTuple):
    """One match to play and to evaluate."""

    number: int
    players: int
    match: int
    bots: str
    simulations: int
    seed: int
    settings: Settings


def evaluated(plan: Plan) -> list[Case]:
    """A decision of each seat in each round."""
    seated = _seated(plan.bots, plan.players, plan.match)
    match, names = Series.of(variant(plan.players), seated, plan.seed).play(plan.match)
    checked = loads(to_json(record_of(match, names)))
    scores = [[one.total for one in score(round_.table)] for round_ in checked.rounds]
    won = winners(scores)
    random = derived_random(plan.seed, plan.players, plan.match)
    found = []
    for round_ in range(plan.players):
        for seat in range(plan.players):
            moment = random.choice(list(moments(checked, seat, round_)))
            search = Search(moment.view, random.getrandbits(64), plan.settings, moment.choice)
            chosen = search.run(Budget(plan.simulations)).of(moment.choice)
            came = _realised(checked, moment, scores[round_][seat], seat in won and 1 / len(won))
            found.append(
                Case(
                    plan.number,
                    plan.players,
                    names[seat].split()[0],
                    _expected(chosen),
                    came,
                    [chosen.wins[seat], *chosen.wins[:seat], *chosen.wins[seat + 1 :]],
                    chosen.deviation,
                )
            )
    return found


def _expected(chosen: MoveValue) -> dict[str, float]:
    return {kind: getattr(chosen, kind).value for kind in KINDS}


def _realised(checked: Checked, moment: Moment, points: int, share: float) -> dict[str, float]:
    seat, table = moment.view.seat, checked.rounds[moment.round].table
    caused = isinstance(table.outcome, Paradox) and table.outcome.seat == seat
    kept = kept_prediction(table, seat, table.won[seat]) and not caused
    values = (float(points), float(share), float(caused), float(kept))
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


def fitted(expected: "np.ndarray[Any, Any]", realised: "np.ndarray[Any, Any]") -> Scaling:
    """The likeliest scaling of chances, the one that counts first, by a grid that is refined."""

    def likelihood(one: Scaling) -> float:
        chance = np.clip(scaled_wins(expected, 0, one)[:, 0], 1e-9, 1 - 1e-9)
        return float((realised * np.log(chance) + (1 - realised) * np.log1p(-chance)).sum())

    shift, slope, reach = 0.0, 1.0, 0.8
    for _ in range(6):
        steps = np.linspace(-reach, reach, 9)
        tries = [Scaling(shift + step, slope * exp(rise)) for step in steps for rise in steps]
        shift, slope = max(tries, key=likelihood)
        reach /= 3
    return Scaling(round(shift, 3), round(slope, 3))


def corrections_of(some: Sequence[Case]) -> dict[str, Any]:
    """Fit the corrections of the expectations to the realised results (Platt scaling)."""
    deviations = np.array([case.deviation for case in some])
    behind = sum(case.realised["points"] - case.expected["points"] for case in some)
    found: dict[str, Any] = {"points": round(float(behind / deviations.sum()), 3)}
    for kind in KINDS[1:]:
        unsure = [case for case in some if 0 < case.expected[kind] < 1]
        realised = np.array([case.realised[kind] for case in unsure])
        chances = [
            case.wins if kind == "win" else [case.expected[kind], 1 - case.expected[kind]]
            for case in unsure
        ]
        found[kind] = list(fitted(np.array(chances), realised))
    return found


def put(found: Sequence[Case], file: Path, about: dict[str, Any]) -> None:
    """Write the corrections for each number of players, with what they were fitted to."""
    before = json.loads(file.read_text("utf-8"))["players"] if file.exists() else {}
    for players in {case.players for case in found}:
        some = [case for case in found if case.players == players]
        source = {"matches": len({case.match for case in some}), "decisions": len(some)}
        before[str(players)] = about | source | corrections_of(some)
    told = {"players": dict(sorted(before.items()))}
    file.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def evaluated_all(
    decisions: int,
    simulations: int,
    seed: int,
    players: Sequence[int] = PLAYERS,
    bots: str = BOTS,
    processes: int = 1,
    settings: Settings = USUAL,
) -> list[Case]:
    """Play and evaluate; so many decisions at each number of players, or a few more."""
    found: list[Case] = []
    pairs = [
        (count, index) for count in players for index in range(-(-decisions // (count * count)))
    ]
    plan = [
        Plan(number, *pair, bots, simulations, seed, settings) for number, pair in enumerate(pairs)
    ]
    with ExitStack() as stack:
        each: Any = map
        if processes > 1:
            pool = ProcessPoolExecutor(processes, get_context("spawn"))
            each = stack.enter_context(pool).map
        results = each(evaluated, plan)
        for more in track(results, "Evaluating", total=len(plan), console=Console(stderr=True)):
            found += more
    return found


def compared(found: Sequence[Case]) -> dict[str, Any]:
    """All kinds, by the number of players and by bot as well."""
    return {
        "matches": len({case.match for case in found}),
        "decisions": len(found),
        "all": _by_kind(found),
        "by_players": {
            str(count): _by_kind([case for case in found if case.players == count])
            for count in sorted({case.players for case in found})
        },
        "by_bot": {
            bot: _by_kind([case for case in found if case.bot == bot])
            for bot in sorted({case.bot for case in found})
        },
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
    parser.add_argument("--decisions", type=int, default=1000, help="at each number of players")
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--fit", type=Path)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--svg", type=Path)
    told = parser.parse_args()
    about = {name: getattr(told, name) for name in ("bots", "simulations", "seed")}
    settings = UNCORRECTED if told.fit else USUAL
    found = evaluated_all(
        told.decisions, **about, players=told.players, processes=told.processes, settings=settings
    )
    results = about | compared(found)
    if told.fit:
        put(found, told.fit, about)
    if told.json:
        told.json.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    if told.svg:
        told.svg.write_text(drawn(panels(results), "expected", "realised"), "utf-8")
    groups = {"all": results["all"], **results["by_players"], **results["by_bot"]}
    for who, kinds in groups.items():
        for kind, one in kinds.items():
            bias = f"{one['bias']:+.3f} ± {one['bias_error']:.3f}"
            print(f"{who:8} {kind:8} bias {bias}, slope {one['slope']:.2f}")


if __name__ == "__main__":
    main()
