"""A run that can stop at any minute and go on: the network, its optimiser, its past selves."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from purradox.training.net import Net

Weights = dict[str, Tensor]


@dataclass
class Run:
    """Where learning stands."""

    net: Net
    optimizer: torch.optim.Optimizer
    league: list[Weights]
    done: int = 0


def load(folder: Path, config: dict[str, Any], device: torch.device) -> Run:
    """The run in a folder, or a new one."""
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(config["seed"])
    net = Net(config["width"], config["blocks"]).to(device)
    optimizer = torch.optim.Adam(net.parameters(), lr=config["learning"]["rate"], eps=1e-5)
    run = Run(net, optimizer, [])
    if not (folder / "net.pt").exists():
        return run
    kept = torch.load(folder / "net.pt", map_location=device, weights_only=True)
    net.load_state_dict(kept["net"])
    run.done = kept["done"]
    state = optimizer.state_dict()
    moments = [
        torch.load(folder / f"adam{part}.pt", map_location=device, weights_only=True)
        for part in (1, 2)
    ]
    state["state"] = {
        at: {"step": kept["step"], "exp_avg": first, "exp_avg_sq": second}
        for at, (first, second) in enumerate(zip(*moments, strict=True))
    }
    optimizer.load_state_dict(state)
    run.league = [
        {name: value.float() for name, value in past.items()}
        for past in torch.load(folder / "league.pt", map_location=device, weights_only=True)
    ]
    return run


def save(run: Run, folder: Path) -> None:
    """Several files, each small enough to travel; the one that names the round comes last."""
    states = list(run.optimizer.state_dict()["state"].values())
    for part, name in ((1, "exp_avg"), (2, "exp_avg_sq")):
        torch.save([one[name] for one in states], folder / f"adam{part}.pt")
    league = [{name: value.half() for name, value in past.items()} for past in run.league[-3:]]
    torch.save(league, folder / "league.pt")
    step = states[0]["step"] if states else torch.tensor(0.0)
    torch.save({"net": run.net.state_dict(), "done": run.done, "step": step}, folder / "net.pt")
