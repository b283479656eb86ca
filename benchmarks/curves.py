"""Learning curves as a picture: how a network got better, and what each of its heads was worth.

    python -m benchmarks.curves --curve RUN/curve.jsonl --heads RUN/heads.jsonl \
        --json docs/learning.json --svg docs/learning.svg

Without --curve and --heads the picture is drawn from the JSON that is there.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from benchmarks.lines import Panel, drawn

PLAYERS = ("2", "3", "4", "5")
SMOOTH = 20
"""Rounds of learning that make one point of the long curve."""
MILLION = 1e6


def learned(lines: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The long curve: decisions in millions, points a round, the share of rounds with a paradox."""
    told: dict[str, Any] = {"decisions": [], "entropy": []}
    told |= {name: {players: [] for players in PLAYERS} for name in ("score", "paradox")}
    done = 0.0
    for start in range(0, len(lines), SMOOTH):
        part = lines[start : start + SMOOTH]
        done += sum(line["rows"] for line in part) / MILLION
        told["decisions"].append(round(done, 1))
        told["entropy"].append(round(fmean(line["entropy"] for line in part), 3))
        for name in ("score", "paradox"):
            for players in PLAYERS:
                mean = fmean(line[players][name] for line in part)
                told[name][players].append(round(mean, 3))
    return told


def heads(lines: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """By who learned: the rounds, and the share of matches won from each fixed opponent."""
    told: dict[str, Any] = {}
    for line in lines:
        mine = told.setdefault(line["who"], {"rounds": [], "against": {}})
        mine["rounds"].append(line["round"])
        for opponent in line.keys() - {"who", "round"}:
            for players, share in line[opponent].items():
                mine["against"].setdefault(opponent, {}).setdefault(players, []).append(share)
    return told


def panels(told: dict[str, Any]) -> list[Panel]:
    long, short = told["curve"], told["heads"]
    by_players = {
        name: {
            f"{players} players": list(zip(long["decisions"], long[name][players], strict=True))
            for players in PLAYERS
        }
        for name in ("score", "paradox")
    }
    whole = short["all heads"]
    against = {
        f"{players} players": list(zip(whole["rounds"], shares, strict=True))
        for players, shares in whole["against"]["package"].items()
    }
    each = {
        who: [
            (rounds, fmean(shares))
            for rounds, *shares in zip(
                one["rounds"], *one["against"]["package"].values(), strict=True
            )
        ]
        for who, one in short.items()
    }
    return [
        Panel("Points a round, among its like", "million decisions", by_players["score"]),
        Panel("Rounds that end in a paradox", "million decisions", by_players["paradox"]),
        Panel("From nothing: matches won from neural", "rounds of learning", against),
        Panel("The same, without one head or another", "rounds of learning", each),
    ]


def read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--curve", type=Path)
    parser.add_argument("--heads", type=Path)
    parser.add_argument("--json", type=Path, default=Path("docs/learning.json"))
    parser.add_argument("--svg", type=Path, default=Path("docs/learning.svg"))
    asked = parser.parse_args()
    told = json.loads(asked.json.read_text("utf-8")) if asked.json.exists() else {}
    if asked.curve:
        told["curve"] = learned(read(asked.curve))
    if asked.heads:
        told["heads"] = heads(read(asked.heads))
    if told.keys() != {"curve", "heads"}:
        parser.error("nothing to draw: name --curve and --heads of a run")
    asked.json.write_text(json.dumps(told) + "\n", "utf-8")
    asked.svg.write_text(drawn(panels(told)), "utf-8")
    for who, one in told["heads"].items():
        ends = {name: {p: s[-1] for p, s in by.items()} for name, by in one["against"].items()}
        print(who, ends)


if __name__ == "__main__":
    main()
