"""`python -m purradox.training.export RUN`: what a run has learned, for the package."""

import argparse
import io
import json
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from purradox.bots.neural.network import SCALE, full, packed
from purradox.bots.weight_files import content
from purradox.observation import SIZE, VERSION
from purradox.training.checkpoint import CONFIG, Weights, alone, of_package

Arrays = dict[str, NDArray[Any]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m purradox.training.export", description=__doc__)
    parser.add_argument("run", type=Path, help="the folder of a run")
    parser.add_argument("--to", type=Path, default=Path("src/purradox"))
    chosen = parser.parse_args()
    missing = [
        name for name in ("net.pt", "curve.jsonl", CONFIG) if not (chosen.run / name).exists()
    ]
    if missing:
        parser.error(f"{chosen.run} has no {missing[0]}: name the folder of a run that has learned")
    kept = torch.load(chosen.run / "net.pt", map_location="cpu", weights_only=True)
    curve = [json.loads(line) for line in (chosen.run / "curve.jsonl").open(encoding="utf-8")]
    settings = json.loads((chosen.run / CONFIG).read_text("utf-8"))
    players = alone(settings)
    about: dict[str, Any] = {
        "observation": VERSION,
        "rounds": kept["done"],
        "decisions": sum(one["rows"] for one in curve),
        "seconds": round(sum(one["play"] + one["learn"] for one in curve)),
        "made": datetime.now(UTC).date().isoformat(),
        "config": settings,
    }
    if settings["from_package"]:
        _, about["begun_with"] = content("purradox.bots.neural", "weights", "about", players)
    net = {name: value.float().numpy() for name, value in kept["net"].items()}
    arrays = bytes_of(net)
    if not known(full(arrays), of_package("bots.neural", "weights", "about", players)):
        page = f"about-{players}.json"
        write(chosen.to / "bots/neural", f"weights-{players}", arrays, page, about | {"size": SIZE})
    policy = {name: value.half().numpy() for name, value in kept["policy"].items()}
    if not known(full(policy), of_package("search", "policy", "policy", players)):
        write(chosen.to / "search", f"policy-{players}", policy, f"policy-{players}.json", about)


def known(weights: Arrays, before: Weights) -> bool:
    """Whether the package has these already: a run may have learned or distilled alone."""
    return all(
        name in before
        and value.shape[1:] == before[name].shape[1:]
        and np.allclose(value, before[name][: len(value)])
        for name, value in weights.items()
    )


def bytes_of(weights: Arrays) -> Arrays:
    """A byte for each weight is enough to play, but for the last layer, which is small."""
    arrays: Arrays = {}
    for name, value in weights.items():
        if name.endswith("weight") and not name.startswith("heads"):
            arrays[name], arrays[name + SCALE] = packed(value)
        else:
            arrays[name] = value.astype(np.float16)
    return arrays


def write(folder: Path, name: str, arrays: Arrays, page: str, about: dict[str, Any]) -> None:
    file = io.BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    (folder / f"{name}.npz").write_bytes(file.getvalue())
    about = {"sha256": sha256(file.getvalue()).hexdigest()} | about
    (folder / page).write_text(json.dumps(about, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
