"""`python -m purradox.training WHAT --folder RUN`: learn, and go on later.

gather: search, or the heuristic alone, plays itself on every core, and what it did is kept;
imitate: a rival learns to do the same; follow: the network itself does; improve: the network plays
itself, its past selves and its rivals, and learns what is better; exploit: a copy of it learns to
beat one of these and becomes a rival; distil: the small policy network of the search learns to do
what it would; heads: networks learn from nothing without one head or
another, to see what each is worth.
"""

import argparse
import json
import os
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from purradox.extras import install_command

os.environ.setdefault("PURRADOX_PORTABLE", "1")  # the same engine on the card and here
try:
    import torch
except ModuleNotFoundError:
    told = f"torch is not installed. To install it: {install_command('torch')}"
    print("purradox:", told, file=sys.stderr)
    sys.exit(2)

from purradox.training.checkpoint import load, save, sized, weights_of
from purradox.training.heads import learn_without
from purradox.training.imitation import Imitation, imitate
from purradox.training.improving import exploiter, improve
from purradox.training.net import Net
from purradox.training.rows import keep, kept

WHAT = ["gather", "imitate", "follow", "improve", "exploit", "distil", "heads"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m purradox.training", description=__doc__)
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("--config", type=Path, help="settings; otherwise those of the package")
    parser.add_argument("--folder", type=Path, default=Path("training"))
    parser.add_argument("--minutes", type=float, default=9.0, help="to gather or learn")
    parser.add_argument("--rounds", type=int, help="stop after so many rounds")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="that gather")
    parser.add_argument("--examples", type=Path, help="a folder with examples; that of the run")
    parser.add_argument("--rival", default="search", help="the name of who imitates or exploits")
    parser.add_argument("--target", help="the rival to exploit; otherwise the network itself")
    parser.add_argument("--ray", help="gather on a cluster: local, auto or an address")
    parser.add_argument(
        "--seed", type=int, default=0, help="of what is gathered: another each time"
    )
    parser.add_argument(
        "--set", action="append", default=[], help="a setting, as learning.rate=1e-4"
    )
    chosen = parser.parse_args()
    text = (chosen.config or files(__package__).joinpath("config.toml")).read_text("utf-8")
    config = sized(changed(tomllib.loads(text), chosen.set))
    if chosen.what == "gather":
        from purradox.training.examples import SelfPlay
        from purradox.training.gathering import gather

        rows = gather(
            processes=chosen.processes,
            seed=chosen.seed,
            play=SelfPlay(**config["examples"]),
            seconds=chosen.minutes * 60,
            ray=chosen.ray,
        )
        keep(rows, chosen.folder)
        print(f"{len(rows)} examples", flush=True)
        return
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    run = load(chosen.folder, config, device)
    if chosen.what == "heads":
        fixed = run.rivals | {"package": weights_of(run.net)}
        rounds = chosen.rounds or config["rounds"]
        learn_without(config, chosen.folder, fixed, chosen.minutes * 60, rounds, device)
        return
    if chosen.what in ("imitate", "follow"):
        rows = kept(chosen.examples or chosen.folder)
        if not len(rows):
            parser.error("there are no examples to learn from: gather some, or name --examples")
        learner, how = run.net, Imitation(**config["following"])
        if chosen.what == "imitate":
            learner = Net(config["width"], config["blocks"]).to(device)
            learner.load_state_dict(run.net.state_dict())
            how = Imitation(**config["imitation"])
        for line in imitate(learner, rows, how, device):
            print(json.dumps(line), flush=True)
        if chosen.what == "imitate":
            run.rivals[chosen.rival] = weights_of(learner)
    elif chosen.what == "exploit":
        if chosen.target and chosen.target not in run.rivals:
            names = ", ".join(run.rivals) or "none"
            parser.error(f"there is no rival {chosen.target} in this run; there are: {names}")
        best = exploiter(run, config, chosen.target)
        improve(best, config, chosen.folder, chosen.minutes * 60, chosen.rounds, chosen.what)
        run.rivals[chosen.rival] = weights_of(best.net)
    else:
        improve(run, config, chosen.folder, chosen.minutes * 60, chosen.rounds, chosen.what)
    save(run, chosen.folder, config)


def changed(config: dict[str, Any], settings: list[str]) -> dict[str, Any]:
    """The settings with some of them set anew."""
    for one in settings:
        name, _, value = one.partition("=")
        *path, last = name.split(".")
        where = config
        for part in path:
            where = where[part]
        where[last] = json.loads(value)
    return config


if __name__ == "__main__":
    main()
