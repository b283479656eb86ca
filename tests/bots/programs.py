"""Small real programs that answer questions, each in its own way."""

import shlex
import sys
from pathlib import Path
from random import Random

from purradox.bots.pipe import ProgramBot
from purradox.rules import Match, PlayerView, Variant, shuffled, variant

GOOD = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": max(json.loads(line)["legal"])}), flush=True)
"""


def command(folder: Path, source: str) -> str:
    """The command line that runs this program."""
    file = folder / "a program.py"
    file.write_text(source, "utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(file)])


def program_bot(
    folder: Path, source: str, seconds: float = 5.0, start: float = 5.0, seed: int = 0
) -> ProgramBot:
    return ProgramBot(Random(seed), command(folder, source), seconds=seconds, start=start)


def first_views(count: int = 1, setup: Variant | None = None) -> list[PlayerView]:
    """The first decisions of seat 0 in a match in which everybody takes the first legal move."""
    views: list[PlayerView] = []
    match = Match(setup or variant(3))
    random = Random(0)
    while len(views) < count:
        if match.needs_deal:
            match = match.apply(shuffled(match.variant, random))
        view = match.view(match.to_act[0])
        if view.seat == 0:
            views.append(view)
        match = match.apply(view.legal[0])
    return views
