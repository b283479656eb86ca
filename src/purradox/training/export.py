"""`python -m purradox.training.export RUN`: the weights of a run for the player of the package."""

import argparse
import io
import json
import tomllib
from datetime import UTC, datetime
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import numpy as np
import torch

from purradox.training.layout import SIZE, VERSION


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m purradox.training.export", description=__doc__)
    parser.add_argument("run", type=Path, help="the folder of a run")
    parser.add_argument("--to", type=Path, default=Path("src/purradox/bots/neural"))
    chosen = parser.parse_args()
    kept = torch.load(chosen.run / "net.pt", map_location="cpu", weights_only=True)
    weights = {name: value.half().numpy() for name, value in kept["net"].items()}
    file = io.BytesIO()
    np.savez_compressed(file, **weights)
    (chosen.to / "weights.npz").write_bytes(file.getvalue())
    curve = [json.loads(line) for line in (chosen.run / "curve.jsonl").open(encoding="utf-8")]
    about = {
        "sha256": sha256(file.getvalue()).hexdigest(),
        "observation": VERSION,
        "size": SIZE,
        "rounds": kept["done"],
        "decisions": sum(one["rows"] for one in curve),
        "seconds": round(sum(one["play"] + one["learn"] for one in curve)),
        "made": datetime.now(UTC).date().isoformat(),
        "config": tomllib.loads(
            files("purradox.training").joinpath("config.toml").read_text("utf-8")
        ),
    }
    (chosen.to / "about.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
