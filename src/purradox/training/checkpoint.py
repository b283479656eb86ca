"""A run that can stop at any minute and go on: its networks, their optimisers, its past selves."""

import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from purradox.bots.weight_files import content, own
from purradox.rules.actions import ACTIONS
from purradox.training.net import Net, policy_network

Weights = dict[str, Tensor]

CONFIG = "config.json"
"""The settings that a run last learned with."""


@dataclass
class Run:
    """Where learning stands."""

    net: Net
    optimizer: torch.optim.Optimizer
    policy: Net
    """The small network that is distilled from it."""
    policy_optimizer: torch.optim.Optimizer
    rivals: dict[str, Weights]
    """Fixed opponents: networks that have learned to play as somebody else does."""
    league: list[Weights]
    """Past selves."""
    done: int = 0


def new(config: dict[str, Any], device: torch.device) -> Run:
    """A run that has learned nothing, or what the weights of the package know."""
    torch.manual_seed(config["seed"])
    net = Net(config["width"], config["blocks"]).to(device)
    policy = policy_network(config["policy_width"]).to(device)
    if config["from_package"]:
        players = alone(config)
        begin_with(net, of_package("bots.neural", "weights", "about", players))
        small = of_package("search", "policy", "policy", players)
        if len(small["entry.bias"]) == config["policy_width"]:
            heads = {name: one[:ACTIONS] for name, one in small.items() if "heads" in name}
            policy.load_state_dict(small | heads)
    return Run(
        net,
        torch.optim.Adam(net.parameters(), lr=config["learning"]["rate"], eps=1e-5),
        policy,
        torch.optim.Adam(policy.parameters(), lr=config["learning"]["distil"], eps=1e-5),
        {},
        [],
    )


def begin_with(net: Net, weights: Weights) -> None:
    """Blocks that the weights lack change nothing at first (Net2Net, Chen et al., 2016)."""
    more = {
        name: torch.zeros_like(one) if name.split(".")[2] == "1" else one
        for name, one in net.state_dict().items()
        if name not in weights
    }
    net.load_state_dict(weights | more)


def alone(config: dict[str, Any]) -> int:
    """The only number of players that a run plays with, or none."""
    counts = list(config["tables"])
    return int(counts[0]) if len(counts) == 1 else 0


def of_package(part: str, name: str, page: str, players: int) -> Weights:
    """Weights that the package plays with."""
    package = f"purradox.{part}"
    file, _ = content(package, name, page, own(package, name, players))
    with np.load(io.BytesIO(file), allow_pickle=False) as arrays:
        return {each: torch.as_tensor(arrays[each]).float() for each in arrays.files}


def load(folder: Path, config: dict[str, Any], device: torch.device) -> Run:
    """The run in a folder, or a new one."""
    folder.mkdir(parents=True, exist_ok=True)
    run = new(config, device)
    if not (folder / "net.pt").exists():
        return run

    def read(name: str) -> Any:
        return torch.load(folder / name, map_location=device, weights_only=True)

    found = read("net.pt")
    run.net.load_state_dict(found["net"])
    run.policy.load_state_dict(found["policy"])
    run.done = found["done"]
    if (folder / "rivals.pt").exists():
        run.rivals = {name: full(one) for name, one in read("rivals.pt").items()}
    for which, optimizer in (("", run.optimizer), ("policy", run.policy_optimizer)):
        if (folder / f"adam{which}1.pt").exists():
            state = optimizer.state_dict()
            moments = [read(f"adam{which}{part}.pt") for part in (1, 2)]
            state["state"] = {
                at: {"step": found["step"], "exp_avg": first, "exp_avg_sq": second}
                for at, (first, second) in enumerate(zip(*moments, strict=True))
            }
            optimizer.load_state_dict(state)
    if (folder / "league.pt").exists():
        run.league = [full(past) for past in read("league.pt")]
    return run


def full(weights: Weights) -> Weights:
    return {name: value.float() for name, value in weights.items()}


def halved(weights: Weights) -> Weights:
    return {name: value.half() for name, value in weights.items()}


def weights_of(net: Net) -> Weights:
    """A copy of what a network has learned."""
    return {name: one.detach().clone() for name, one in net.state_dict().items()}


def save(run: Run, folder: Path, config: dict[str, Any]) -> None:
    """Several files, each small enough to travel; the one that names the round comes last."""
    (folder / CONFIG).write_text(json.dumps(config, indent=1) + "\n", "utf-8")
    step = torch.tensor(0.0)
    for which, optimizer in (("policy", run.policy_optimizer), ("", run.optimizer)):
        states = list(optimizer.state_dict()["state"].values())
        if not states:
            continue
        step = states[0]["step"]
        for part, name in ((1, "exp_avg"), (2, "exp_avg_sq")):
            torch.save([one[name] for one in states], folder / f"adam{which}{part}.pt")
    torch.save([halved(past) for past in run.league[-3:]], folder / "league.pt")
    torch.save({name: halved(one) for name, one in run.rivals.items()}, folder / "rivals.pt")
    kept = {
        "net": run.net.state_dict(),
        "policy": run.policy.state_dict(),
        "done": run.done,
        "step": step,
    }
    torch.save(kept, folder / "net.pt")
