"""Rounds of play and learning, until the time is over."""

import json
import random
import time
from pathlib import Path
from typing import Any, Literal

import torch

from purradox.rules import variant
from purradox.training.checkpoint import Run, Weights, new, save, weights_of
from purradox.training.distillation import distil
from purradox.training.learning import Learning, learn
from purradox.training.net import net_of
from purradox.training.rollout import Crowd, Played, Worth

Kind = Literal["improve", "distil", "exploit"]
CURVES = {"improve": "curve.jsonl", "distil": "curve.jsonl", "exploit": "exploit.jsonl"}


def improve(
    run: Run,
    config: dict[str, Any],
    folder: Path,
    seconds: float,
    most: int | None = None,
    kind: Kind = "improve",
) -> None:
    """Learn for so long; a line for each round goes into the folder."""
    begun, first = time.monotonic(), run.done
    device = next(run.net.parameters()).device
    rounds = config["distil_rounds" if kind == "distil" else "rounds"]
    if most:
        rounds = min(rounds, most)
    if kind != "exploit":  # what was known before stays a rival: a fixed opponent to measure by
        run.rivals.setdefault("before", run.begun_with or weights_of(run.net))
        _forget_undone(folder / CURVES[kind], run.done)
    places = crowds(run, config, device)
    for crowd in places.values():
        crowd.alone = kind == "exploit"
    with (folder / CURVES[kind]).open("a", encoding="utf-8") as curve:
        while run.done - first < rounds and time.monotonic() - begun < seconds:
            progress = max((run.done - first) / rounds, (time.monotonic() - begun) / seconds)
            told = one_round(run, config, places, now(config["learning"], progress), kind)
            curve.write(json.dumps(told) + "\n")
            curve.flush()
            if kind != "exploit" and run.done % config["snapshot_every"] == 0:
                save(run, folder, config)  # whoever is killed goes on from here
            if run.done % 20 == 1 or most:
                print(json.dumps(told | measured(run, config, places)), flush=True)
    print(json.dumps(measured(run, config, places)))
    print(f"{run.done} rounds, {time.monotonic() - begun:.0f} s", flush=True)


def _forget_undone(curve: Path, done: int) -> None:
    """Drop the lines of rounds after the last snapshot: a run that was killed makes them again."""
    if curve.exists():
        lines = curve.read_text("utf-8").splitlines(keepends=True)
        whole = (line for line in lines if line.endswith("\n"))
        curve.write_text("".join(one for one in whole if json.loads(one)["round"] < done), "utf-8")


def exploiter(run: Run, config: dict[str, Any], target: str | None) -> Run:
    """A run that begins with the same network, and whose only rival is one of this run's.

    Without a name it is the network itself. What the run gains among it is a lower bound of what
    a best response would (an exploiter, as in the league of Vinyals et al., 2019).
    """
    found = new(config, next(run.net.parameters()).device)
    found.net.load_state_dict(run.net.state_dict())
    found.rivals = {target: run.rivals[target]} if target else {"itself": weights_of(run.net)}
    return found


def crowds(run: Run, config: dict[str, Any], device: torch.device) -> dict[str, Crowd]:
    """Tables of every kind; the boards take turns."""
    return {
        f"{players} {board}": Crowd(
            variant(int(players), board), count, run.net, run.net, device, run.critic
        )
        for players, count in config["tables"].items()
        for board in config["boards"]
    }


def opponent(run: Run, chance: random.Random) -> tuple[str, Weights] | None:
    """A rival or a past self, as often the one as the other."""
    past = [(f"past {at}", one) for at, one in enumerate(run.league)]
    kinds = [kind for kind in (list(run.rivals.items()), past) if kind]
    return chance.choice(chance.choice(kinds)) if kinds else None


def one_round(
    run: Run,
    config: dict[str, Any],
    places: dict[str, Crowd],
    how: Learning,
    kind: Kind = "improve",
) -> dict[str, Any]:
    """Play at each number of players on one board, and learn from all of it together."""
    torch.manual_seed(config["seed"] * 1_000_003 + run.done)
    chance = random.Random(config["seed"] * 7919 + run.done)
    for optimizer, rate in ((run.optimizer, how.rate), (run.policy_optimizer, how.distil)):
        for group in optimizer.param_groups:
            group["lr"] = rate
    told: dict[str, Any] = {"round": run.done}
    begun, parts = time.perf_counter(), []
    against = opponent(run, chance)
    if against:
        told["rival"] = against[0]
    for players in config["tables"]:
        crowd = places[f"{players} {config['boards'][run.done % len(config['boards'])]}"]
        if against:
            crowd.rival, crowd.certain = net_of(against[1]), against[0] in run.rivals
        random_moves = config["random_moves"] if kind == "distil" else 0.0
        played, figures = crowd.play(
            Worth(**config["worth"]), config["decay"], bool(against), random_moves
        )
        parts.append(played)
        told[players] = {name: round(value, 4) for name, value in figures.items()}
    middle = time.perf_counter()
    together = Played.together(parts)
    if kind == "distil":
        figures = {"rows": len(together.action)}
        for _ in range(config["distil_passes"]):
            figures |= distil(run.net, run.policy, run.policy_optimizer, together, how)
    else:
        figures = learn(run.net, run.critic, run.optimizer, together, how)
    told |= {name: round(value, 4) for name, value in figures.items()}
    told |= {
        "play": round(middle - begun, 3),
        "learn": round(time.perf_counter() - middle, 3),
    }
    run.done += 1
    if kind == "improve" and run.done % config["snapshot_every"] == 0:
        run.league.append(weights_of(run.net))
        if len(run.league) > config["league"]:
            run.league.pop(chance.randrange(len(run.league) - 1))
    return told


def measured(run: Run, config: dict[str, Any], places: dict[str, Crowd]) -> dict[str, Any]:
    """How one of the network does among each rival."""
    told: dict[str, Any] = {}
    for name, weights in run.rivals.items():
        for players in config["tables"]:
            crowd = places[f"{players} {config['boards'][0]}"]
            crowd.rival = net_of(weights)
            figures = {part: round(value, 3) for part, value in crowd.meet().items()}
            told.setdefault(f"among {name}", {})[players] = figures
    return told


def now(learning: dict[str, Any], progress: float) -> Learning:
    """The rates of this moment: they fall evenly."""
    settings = dict(learning)
    for name in ("rate", "entropy", "distil"):
        first, final = settings[name], settings.pop(f"last_{name}")
        settings[name] = first + (final - first) * min(progress, 1.0)
    return Learning(**settings)
