"""Under what a finished review is kept."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

SIMULATIONS = 200
"""Of each decision: enough to tell a blunder from a fine point."""
SOURCES = ("analysis", "evaluation.py", "search", "server/records/worker.py")
"""What the figures of a review depend on."""


def key(played: str) -> str:
    """A hash of the fingerprint of what was played and of everything that evaluates it."""
    return sha256(f"{edition()} {SIMULATIONS} {played}".encode()).hexdigest()


@cache
def edition() -> str:
    """What evaluates choices, as a hash: figures of another program are not today's."""
    seen = sha256()
    for name in SOURCES:
        place = files("purradox").joinpath(name)
        inside = sorted(place.iterdir(), key=lambda one: one.name) if place.is_dir() else [place]
        for one in inside:
            if one.is_file():
                seen.update(one.read_bytes())
    return seen.hexdigest()
