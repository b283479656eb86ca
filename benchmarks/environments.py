"""Steps a second of the Gymnasium environments: one table, and many tables at once.

They take turns in the same run, against the same opponents, and the seat always takes the first
legal action. Times are processor time; dealing is in them, and what deals again is no step.

    python -m benchmarks.environments [--players N] [--tables N] [--laps N] [--seconds S]
"""

import argparse
import sys
import time
from collections.abc import Callable
from statistics import median

from purradox.rl.gym import CatInTheBox
from purradox.rl.gym_vector import CatInTheBoxVector

Play = Callable[[float], float]
"""Runs an environment for some seconds and returns its steps per second."""


def single(players: int, opponents: str) -> Play:
    env = CatInTheBox(players, opponents=opponents)
    env.reset(seed=1)

    def play(seconds: float) -> float:
        steps, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds or not steps:
            if env.over:
                env.reset()
            env.step(env.action_masks().argmax())
            steps += 1
        return steps / spent

    return play


def many(players: int, opponents: str, tables: int) -> Play:
    envs = CatInTheBoxVector(tables, players, opponents=opponents)
    _, infos = envs.reset(seed=1)

    def play(seconds: float) -> float:
        nonlocal infos
        steps, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds or not steps:
            _, _, over, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
            steps += tables - int(over.sum())  # what has ended is dealt again, which is no step
        return steps / spent

    return play


def measured(players: int, tables: int, laps: int, seconds: float) -> dict[str, float]:
    """Medians over the laps, by name; the first lap warms up and is not counted."""
    plays = {"one table, careful": single(players, "careful")}
    for opponents in ("greedy", "random", "neural"):
        plays[f"one table, {opponents}"] = single(players, opponents)
        plays[f"{tables} tables, {opponents}"] = many(players, opponents, tables)
    plays[f"{tables} tables, distilled"] = many(players, "distilled", tables)
    rates = [{name: play(seconds) for name, play in plays.items()} for _ in range(laps + 1)][1:]
    return {name: median(lap[name] for lap in rates) for name in plays}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--players", type=int, choices=range(2, 6), default=4)
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--laps", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each contender in a lap")
    chosen = parser.parse_args(arguments)
    if chosen.tables < 1 or chosen.laps < 1:
        parser.error("at least one table and one lap")
    rates = measured(chosen.players, chosen.tables, chosen.laps, chosen.seconds)
    for name, rate in rates.items():
        one = rates.get(f"one table, {name.split(', ')[1]}")
        ratio = f"{rate / one:>10,.1f} ×" if one else ""
        print(f"{name:<24}{rate:>12,.0f} steps/s{ratio}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
