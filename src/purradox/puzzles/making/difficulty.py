"""How hard a puzzle is, from what weaker bots choose there."""

from collections.abc import Mapping
from math import exp, log
from typing import Any

from purradox.bots.api import make_bot
from purradox.bots.match_runner import derived_random
from purradox.puzzles.glicko import SCALE
from purradox.rules import Round

LEVELS = {"kitten": 900.0, "house": 1150.0, "alley": 1400.0, "laboratory": 1700.0}
"""The ratings at which levels of bots are taken to solve puzzles."""
GUESSING, COUNTING = "guess", "count"
READERS = {GUESSING: 700.0, COUNTING: 1300.0}
"""Nobody asks bots who holds a card: one guesses, one goes by the number of cards."""
DRAWS = 8
"""Choices that each level makes."""
MEAN, SPREAD = 1400.0, 350.0
"""What is expected of a puzzle before any bot has tried it."""
TRIALS = 4.0
"""How many independent attempts the choices of a level are worth: they look at it alike."""
RANGE = range(500, 2501, 5)


def with_difficulty(line: dict[str, Any]) -> dict[str, Any]:
    """The line of a puzzle with how often each level solves it, what it costs, and a rating."""
    solved = _readers(line) if "number" in line else _bots(line)
    shares = {level: share for level, (share, _) in solved.items()}
    return {**line, "solved": solved, "rating": rating_of(shares)}


def _bots(line: dict[str, Any]) -> dict[str, list[float]]:
    """By level: how often the answer is found, and the points lost on average."""
    view = Round.from_position(line["position"]).view(line["seat"])
    losses = {one["choice"]: one.get("loss", (0.0, 0.0))[0] for one in line["values"]}
    answer, told = line["values"][0]["choice"], {}
    for place, level in enumerate(LEVELS):
        bot = make_bot(level, derived_random(int(line["id"], 36), place))
        chosen = [str(bot.choose(view)) for _ in range(DRAWS)]
        lost = sum(losses[one] for one in chosen) / DRAWS
        told[level] = [chosen.count(answer) / DRAWS, round(lost, 3)]
    return told


def _readers(line: dict[str, Any]) -> dict[str, list[float]]:
    answer, *others = line["values"]
    told = {GUESSING: 1 / (1 + len(others)), COUNTING: answer["counted"]}
    return {name: [round(share, 3), round(1 - share, 3)] for name, share in told.items()}


def rating_of(solved: Mapping[str, float]) -> int:
    """The likeliest rating of a puzzle that solvers of known ratings tried."""
    strengths = LEVELS | READERS

    def likelihood(rating: float) -> float:
        total = -(((rating - MEAN) / SPREAD) ** 2) / 2
        for name, share in solved.items():
            expected = 1 / (1 + exp((rating - strengths[name]) / SCALE))
            total += TRIALS * (share * log(expected) + (1 - share) * log(1 - expected))
        return total

    return max(RANGE, key=likelihood)
