"""The networks of the package that guide a search, out of a file that is checked."""

import io
from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np

from purradox.bots.learned import content, own
from purradox.bots.search.net import Brain, Layers
from purradox.bots.search.sight import WORDS
from purradox.observation import VERSION

PARTS = ("entry", "blocks.0.0", "blocks.0.1", "heads")


class BadGuide(ValueError):
    """Networks that are damaged, or were made for something else."""


def guide(players: int) -> Brain:
    """The networks of the package for so many players."""
    return _guide(own(__package__, "guide", players))


@cache
def _guide(ending: str) -> Brain:
    return read(*content(__package__, "guide", "guide", ending))


def read(file: bytes, about: dict[str, Any]) -> Brain:
    """Networks out of a file, if they are what they are said to be."""
    if sha256(file).hexdigest() != about["sha256"]:
        raise BadGuide("the networks are not those that were tested: install the package again")
    if (about["observation"], about["words"]) != (VERSION, WORDS):
        raise BadGuide("the networks were made for another observation: train them again")
    with np.load(io.BytesIO(file), allow_pickle=False) as kept:
        arrays = {name: kept[name].astype(np.float32) for name in kept.files}

    def layers(name: str) -> Layers:
        found = []
        for part in PARTS:
            found += [
                np.ascontiguousarray(arrays[f"{name}.{part}.weight"].T),
                arrays[f"{name}.{part}.bias"],
            ]
        return Layers(*found)

    return Brain(layers("eye"), layers("judge"))
