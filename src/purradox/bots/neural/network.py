"""The network as it plays: weights from a file that is checked, and two dozen lines of NumPy."""

import io
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.bots.weight_files import content, own
from purradox.observation import SIZE, VERSION
from purradox.rules.actions import ACTIONS

Values = NDArray[np.float32]

HEADS = {"policy": ACTIONS, "value": 1, "scores": 5, "kept": 1, "paradox": 1, "cards": 36}


class BadWeights(ValueError):
    """Weights that are damaged, or were made for another observation."""


@dataclass(frozen=True)
class Network:
    """A perceptron with shortcuts."""

    entry: tuple[Values, Values]
    blocks: tuple[tuple[Values, Values, Values, Values], ...]
    heads: tuple[Values, Values]

    def __call__(self, seen: NDArray[np.uint8]) -> dict[str, Values]:
        """What the network thinks of an observation."""
        weight, bias = self.entry
        # Most bits are zero: adding the rows of those that are not is quicker than a product.
        body = np.maximum(weight[np.flatnonzero(seen)].sum(0) + bias, 0)
        for first, first_bias, second, second_bias in self.blocks:
            inner = np.maximum(first @ body + first_bias, 0)
            body = np.maximum(body + second @ inner + second_bias, 0)
        weight, bias = self.heads
        told = weight @ body + bias
        ends = np.cumsum(list(HEADS.values()))[:-1]
        return dict(zip(HEADS, np.split(told, ends), strict=True))


def network(players: int) -> Network:
    """The network of the package for so many players."""
    return _network(own(__package__, "weights", players))


@cache
def _network(ending: str) -> Network:
    return read(*content(__package__, "weights", "about", ending))


def read(file: bytes, about: dict[str, Any]) -> Network:
    """Weights out of a file, if they are what they are said to be."""
    if sha256(file).hexdigest() != about["sha256"]:
        raise BadWeights("the weights are not those that were tested: install the package again")
    if (about["observation"], about["size"]) != (VERSION, SIZE):
        raise BadWeights("the weights were made for another observation: train them again")
    with np.load(io.BytesIO(file), allow_pickle=False) as kept:
        arrays = {name: kept[name].astype(np.float32) for name in kept.files}
    blocks: list[tuple[Values, Values, Values, Values]] = []
    while (name := f"blocks.{len(blocks)}") + ".0.weight" in arrays:
        parts = (f"{name}.{layer}.{kind}" for layer in (0, 1) for kind in ("weight", "bias"))
        first, first_bias, second, second_bias = (arrays[part] for part in parts)
        blocks.append((first, first_bias, second, second_bias))
    entry = np.ascontiguousarray(arrays["entry.weight"].T)
    heads = arrays["heads.weight"], arrays["heads.bias"]
    return Network((entry, arrays["entry.bias"]), tuple(blocks), heads)
