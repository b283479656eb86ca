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

from purradox.bots.weight_files import content, own
from purradox.observation import SIZE, VERSION
from purradox.training.checkpoint import CONFIG, Weights, alone, of_package


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
    ending = f"-{players}" if (players := alone(settings)) else ""
    about: dict[str, Any] = {
        "observation": VERSION,
        "rounds": kept["done"],
        "decisions": sum(one["rows"] for one in curve),
        "seconds": round(sum(one["play"] + one["learn"] for one in curve)),
        "made": datetime.now(UTC).date().isoformat(),
        "config": settings,
    }
    if settings["from_package"]:
        package = "purradox.bots.neural"
        before = own(package, "weights", players)
        _, about["begun_with"] = content(package, "weights", "about", before)
    if not known(kept["net"], players):
        neural = chosen.to / "bots" / "neural"
        about_net = about | {"size": SIZE}
        write(neural, f"weights{ending}", kept["net"], f"about{ending}", about_net)
    write(chosen.to / "search", f"policy{ending}", kept["policy"], f"policy{ending}", about)


def known(weights: Weights, players: int) -> bool:
    """Whether the package plays with these already: a run may have distilled alone."""
    before = of_package("bots.neural", "weights", "about", players)
    return weights.keys() == before.keys() and all(
        torch.equal(value.half(), before[name].half()) for name, value in weights.items()
    )


def write(folder: Path, name: str, weights: Any, page: str, about: dict[str, Any]) -> None:
    """Half precision is enough to play."""
    file = io.BytesIO()
    np.savez_compressed(file, **{part: value.half().numpy() for part, value in weights.items()})
    (folder / f"{name}.npz").write_bytes(file.getvalue())
    about = {"sha256": sha256(file.getvalue()).hexdigest()} | about
    (folder / f"{page}.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
