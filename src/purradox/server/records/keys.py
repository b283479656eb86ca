"""Under what a finished review is kept."""

from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.resources import files

from purradox.notation import Record, to_text

SIMULATIONS = 200
"""Of each decision: enough to tell a blunder from a fine point."""
SOURCES = ("analysis", "search", "server/records/worker.py")
"""What the figures of a review depend on."""


def key_of(record: Record) -> str:
    """A hash of what was played, whoever sat there, and of everything that evaluates it."""
    plain = to_text(replace(record, seats=None, date=None))
    return sha256(
        f"{edition()} {SIMULATIONS}\n{plain}".encode("utf-8", "surrogateescape")
    ).hexdigest()


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
