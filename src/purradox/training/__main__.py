"""`python -m purradox.training --folder RUN --minutes 9`: learn, and go on where it stopped."""

import argparse
import json
import random
import time
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import torch

from purradox.rules import variant
from purradox.training.checkpoint import Run, load, save
from purradox.training.learning import Learning, learn
from purradox.training.net import Net
from purradox.training.rollout import Crowd, Played, Worth


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m purradox.training", description=__doc__)
    parser.add_argument("--config", type=Path, help="settings; otherwise those of the package")
    parser.add_argument("--folder", type=Path, default=Path("training"))
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--rounds", type=int, help="stop after so many rounds of learning")
    chosen = parser.parse_args()
    text = (chosen.config or files(__package__).joinpath("config.toml")).read_text("utf-8")
    train(tomllib.loads(text), chosen.folder, chosen.minutes * 60, chosen.rounds)


def train(config: dict[str, Any], folder: Path, seconds: float, most: int | None = None) -> Run:
    """Learn for so long; the folder holds everything that the next call needs."""
    begun = time.monotonic()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    run = load(folder, config, device)
    places = crowds(run, config, device)
    last = run.done + most if most else config["rounds"]
    with (folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
        while run.done < min(last, config["rounds"]) and time.monotonic() - begun < seconds:
            told = one_round(run, config, places)
            curve.write(json.dumps(told) + "\n")
            curve.flush()
            if run.done % 20 == 1 or most:
                print(json.dumps(told), flush=True)
    save(run, folder)
    print(f"{run.done} rounds, {time.monotonic() - begun:.0f} s", flush=True)
    return run


def crowds(run: Run, config: dict[str, Any], device: torch.device) -> dict[str, Crowd]:
    """Tables of every kind; the boards share them out."""
    rival = Net(config["width"], config["blocks"]).to(device)
    return {
        f"{players} {board}": Crowd(variant(int(players), board), count, run.net, rival, device)
        for players, count in config["tables"].items()
        for board in config["boards"]
    }


def one_round(run: Run, config: dict[str, Any], places: dict[str, Crowd]) -> dict[str, Any]:
    """Play at each number of players on one board, and learn from all of it together."""
    torch.manual_seed(config["seed"] * 1_000_003 + run.done)
    chance = random.Random(config["seed"] * 7919 + run.done)
    how = _now(config["learning"], run.done / config["rounds"])
    for group in run.optimizer.param_groups:
        group["lr"] = how.rate
    told: dict[str, Any] = {"round": run.done}
    begun, parts = time.perf_counter(), []
    for players in config["tables"]:
        crowd = places[f"{players} {config['boards'][run.done % len(config['boards'])]}"]
        if run.league:
            crowd.rival.load_state_dict(chance.choice(run.league))
        played, figures = crowd.play(Worth(**config["worth"]), config["decay"], bool(run.league))
        parts.append(played)
        told[players] = {name: round(value, 4) for name, value in figures.items()}
    middle = time.perf_counter()
    figures = learn(run.net, run.optimizer, Played.together(parts), how)
    told |= {name: round(value, 4) for name, value in figures.items()}
    told |= {"play": round(middle - begun, 3), "learn": round(time.perf_counter() - middle, 3)}
    run.done += 1
    if run.done % config["snapshot_every"] == 0:
        run.league.append(
            {name: one.detach().clone() for name, one in run.net.state_dict().items()}
        )
        if len(run.league) > config["league"]:
            run.league.pop(chance.randrange(len(run.league) - 1))
    return told


def _now(learning: dict[str, Any], progress: float) -> Learning:
    """The rates of this moment: they fall evenly."""
    settings = dict(learning)
    for name in ("rate", "entropy"):
        first, final = settings[name], settings.pop(f"last_{name}")
        settings[name] = first + (final - first) * min(progress, 1.0)
    return Learning(**settings)


if __name__ == "__main__":
    main()
