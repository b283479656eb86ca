"""A run that can stop at any minute and go on: its networks, their optimisers, its past selves."""

import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from purradox.bots.neural.network import full as as_floats
from purradox.bots.weight_files import content
from purradox.rules.actions import ACTIONS
from purradox.training.net import Net, critic_network, policy_network

Weights = dict[str, Tensor]

CONFIG = "config.json"
"""The settings that a run last learned with."""


@dataclass
class Run:
    """Where learning stands."""

    net: Net
    critic: Net
    """What it is judged by while it learns: it sees all cards."""
    optimizer: torch.optim.Optimizer
    policy: Net
    """The small network that is distilled from it."""
    policy_optimizer: torch.optim.Optimizer
    rivals: dict[str, Weights]
    """Fixed opponents: networks that have learned to play as somebody else does."""
    league: list[Weights]
    """Past selves."""
    done: int = 0
    begun_with: Weights | None = None
    """What the package played with."""


def new(config: dict[str, Any], device: torch.device) -> Run:
    """A run that has learned nothing, or what the weights of the package know."""
    torch.manual_seed(config["seed"])
    net = Net(config["width"], config["blocks"]).to(device)
    critic = critic_network(config["critic_width"], config["critic_blocks"]).to(device)
    policy = policy_network(config["policy_width"]).to(device)
    before = None
    if config["from_package"]:
        players = alone(config)
        before = {
            name: one.to(device)
            for name, one in of_package("bots.neural", "weights", "about", players).items()
        }
        begin_with(net, before)
        with torch.no_grad():  # more even at first, to explore
            for part in (net.heads.weight, net.heads.bias):
                part[:ACTIONS] /= config["temperature"]
        small = of_package("search", "policy", "policy", players)
        if len(small["entry.bias"]) == config["policy_width"]:
            heads = {name: one[:ACTIONS] for name, one in small.items() if "heads" in name}
            policy.load_state_dict(small | heads)
    return Run(
        net,
        critic,
        torch.optim.Adam(
            [*net.parameters(), *critic.parameters()],
            lr=config["learning"]["rate"],
            eps=1e-5,
            fused=True,
        ),
        policy,
        torch.optim.Adam(policy.parameters(), lr=config["learning"]["distil"], eps=1e-5),
        {},
        [],
        begun_with=before,
    )


def begin_with(net: Net, weights: Weights) -> None:
    """Blocks that the weights lack change nothing at first (Net2Net, Chen et al., 2016)."""
    more = {
        name: torch.zeros_like(one) if name.split(".")[2] == "1" else one
        for name, one in net.state_dict().items()
        if name not in weights
    }
    net.load_state_dict(weights | more)


def sized(config: dict[str, Any]) -> dict[str, Any]:
    """The settings; from the package's network on, its width and at least its number of blocks."""
    if not config["from_package"]:
        return config
    _, about = content("purradox.bots.neural", "weights", "about", alone(config))
    width, blocks = about["config"]["width"], about["config"]["blocks"]
    return config | {"width": width, "blocks": max(config["blocks"], blocks)}


def alone(config: dict[str, Any]) -> int:
    """The number of players that a run is for."""
    counts = list(config["tables"])
    if len(counts) != 1:
        raise ValueError(f"each network of the package is for one number of players, not {counts}")
    return int(counts[0])


def of_package(part: str, name: str, page: str, players: int) -> Weights:
    """Weights that the package plays with."""
    package = f"purradox.{part}"
    file, _ = content(package, name, page, players)
    with np.load(io.BytesIO(file), allow_pickle=False) as arrays:
        return {each: torch.as_tensor(array) for each, array in as_floats(arrays).items()}


def load(folder: Path, config: dict[str, Any], device: torch.device) -> Run:
    """The run in a folder, or a new one."""
    folder.mkdir(parents=True, exist_ok=True)
    run = new(config, device)

    def read(name: str) -> Any:
        return torch.load(folder / name, map_location=device, weights_only=True)

    if (folder / "rivals.pt").exists():
        run.rivals = {name: full(one) for name, one in read("rivals.pt").items()}
    if not (folder / "net.pt").exists():
        return run
    found = read("net.pt")
    run.net.load_state_dict(found["net"])
    if (folder / "critic.pt").exists():
        run.critic.load_state_dict(full(read("critic.pt")))
    run.policy.load_state_dict(found["policy"])
    run.done = found["done"]
    for which, optimizer in (("", run.optimizer), ("policy", run.policy_optimizer)):
        if (folder / f"adam{which}1.pt").exists():
            state = optimizer.state_dict()
            moments = [[one.float() for one in read(f"adam{which}{part}.pt")] for part in (1, 2)]
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
            _write([one[name].bfloat16() for one in states], folder / f"adam{which}{part}.pt")
    _write([halved(past) for past in run.league[-3:]], folder / "league.pt")
    _write({name: halved(one) for name, one in run.rivals.items()}, folder / "rivals.pt")
    _write(halved(run.critic.state_dict()), folder / "critic.pt")
    kept = {
        "net": run.net.state_dict(),
        "policy": run.policy.state_dict(),
        "done": run.done,
        "step": step,
    }
    _write(kept, folder / "net.pt")


def _write(what: Any, file: Path) -> None:
    """Whole or not at all, whenever the run is killed."""
    draft = file.with_suffix(".new")
    torch.save(what, draft)
    draft.replace(file)
