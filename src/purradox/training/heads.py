"""What each head is worth: learning from nothing, with all of them and without each."""

import json
import time
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import torch

from purradox.training.checkpoint import Run, Weights, new, weights_of
from purradox.training.improving import crowds, now, one_round
from purradox.training.net import net_of
from purradox.training.rollout import Crowd, Worth

HEADS = ("scores", "kept", "paradox", "cards")
MEASURE_EVERY = 10


def attempts() -> Iterator[tuple[str, int, list[str]]]:
    """The names of those that learn, their seeds, and the heads that they do without."""
    yield "all heads", 1, []
    yield "none beside", 1, list(HEADS)
    for head in HEADS:
        yield f"without {head}", 1, [head]
    yield "all heads again", 2, []


def learn_without(
    config: dict[str, Any],
    folder: Path,
    fixed: dict[str, Weights],
    seconds: float,
    rounds: int,
    device: torch.device,
) -> None:
    """One after the other, each written down when it is done; what is there is not done again."""
    end = time.monotonic() + seconds
    written = folder / "heads.jsonl"
    done = {line["who"] for line in lines(written)}
    kept = folder / "heads.pt"
    learned: dict[str, Weights] = torch.load(kept, weights_only=True) if kept.exists() else {}
    for who, seed, without in attempts():
        if who in done:
            continue
        settings = deepcopy(config) | {"seed": seed, "from_package": False, "boards": ["white"]}
        settings["learning"]["without"] = without
        found = curve(settings, fixed | learned, rounds, device, end)
        if found is None:
            return
        told, run = found
        if who == "all heads":
            learned[who] = weights_of(run.net)
            torch.save(learned, kept)
        with written.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps({"who": who, **line}) + "\n" for line in told)
        print(who, json.dumps(told[-1]), flush=True)


def lines(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def curve(
    config: dict[str, Any],
    fixed: dict[str, Weights],
    rounds: int,
    device: torch.device,
    end: float,
) -> tuple[list[dict[str, Any]], Run] | None:
    """How strong a network is as it learns, or None if the time is over before it is done."""
    run = new(config, device)
    places = crowds(run, config, device)
    told = [measured(run, config, places, fixed)]
    while run.done < rounds:
        if time.monotonic() > end:
            return None
        one_round(run, config, places, now(config["learning"], run.done / rounds))
        if run.done % MEASURE_EVERY == 0 or run.done == rounds:
            told.append(measured(run, config, places, fixed))
    return told, run


def measured(
    run: Run, config: dict[str, Any], places: dict[str, Crowd], fixed: dict[str, Weights]
) -> dict[str, Any]:
    """The share of the matches won against each opponent, where each seat is the one's or other's.

    Half is as strong as the opponent.
    """
    torch.manual_seed(config["seed"])
    told: dict[str, Any] = {"round": run.done}
    for name, weights in fixed.items():
        told[name] = {}
        for players in config["tables"]:
            crowd = places[f"{players} {config['boards'][0]}"]
            crowd.rival, crowd.certain = net_of(weights), False
            _, figures = crowd.play(Worth(**config["worth"]), config["decay"], mixed=True)
            share = figures["mine"] / (figures["mine"] + figures["rival"])
            told[name][players] = round(share, 4)
    return told
