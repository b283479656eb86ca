"""The network as it plays: weights from a file that is checked, and two dozen lines of NumPy."""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.bots.weight_files import content
from purradox.observation import SIZE, VERSION

Values = NDArray[np.float32]

SCALE = ".scale"
"""What the name of an array has after it where its rows were divided by these."""


class BadWeights(ValueError):
    """Weights that are damaged, or were made for another observation."""


@dataclass(frozen=True)
class Network:
    """A perceptron with shortcuts."""

    entry: tuple[Values, Values]
    blocks: tuple[tuple[Values, Values, Values, Values], ...]
    heads: tuple[Values, Values]

    def __call__(self, ones: Sequence[int]) -> list[float]:
        """The values of all heads, for inputs of which these are one and the others zero."""
        weight, bias = self.entry
        # Most bits are zero: adding the rows of those that are not is quicker than a product.
        body = np.maximum(weight[ones].sum(0) + bias, 0)
        for first, first_bias, second, second_bias in self.blocks:
            inner = np.maximum(first @ body + first_bias, 0)
            body = np.maximum(body + second @ inner + second_bias, 0)
        weight, bias = self.heads
        told: list[float] = (weight @ body + bias).tolist()
        return told


@cache
def network(players: int) -> Network:
    """The network of the package for so many players."""
    return read(*content(__package__, "weights", "about", players))


def read(file: bytes, about: dict[str, Any]) -> Network:
    """A network out of a file."""
    arrays = checked_arrays(file, about)
    blocks: list[tuple[Values, Values, Values, Values]] = []
    while (name := f"blocks.{len(blocks)}") + ".0.weight" in arrays:
        parts = (f"{name}.{layer}.{kind}" for layer in (0, 1) for kind in ("weight", "bias"))
        first, first_bias, second, second_bias = (arrays[part] for part in parts)
        blocks.append((first, first_bias, second, second_bias))
    entry = np.ascontiguousarray(arrays["entry.weight"].T)
    heads = arrays["heads.weight"], arrays["heads.bias"]
    return Network((entry, arrays["entry.bias"]), tuple(blocks), heads)


def checked_arrays(file: bytes, about: dict[str, Any]) -> dict[str, Values]:
    """The arrays of a file, if they are what they are said to be."""
    if sha256(file).hexdigest() != about["sha256"]:
        raise BadWeights("the weights are not those that were tested: install the package again")
    if (about["observation"], about.get("size", SIZE)) != (VERSION, SIZE):
        raise BadWeights("the weights were made for another observation: train them again")
    with np.load(io.BytesIO(file), allow_pickle=False) as kept:
        return full(kept)


def packed(weight: NDArray[np.float32]) -> tuple[NDArray[np.int8], NDArray[np.float16]]:
    """A matrix in whole numbers of one byte, and a scale for each row."""
    scale = (abs(weight).max(1, keepdims=True) / 127).astype(np.float16)
    whole = weight / np.maximum(scale.astype(np.float32), np.finfo(np.float16).tiny)
    return whole.round().clip(-127, 127).astype(np.int8), scale


def full(kept: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[np.float32]]:
    """The arrays of a file as they are reckoned with."""
    return {
        name: kept[name].astype(np.float32) * kept.get(name + SCALE, np.float32(1))
        for name in kept
        if not name.endswith(SCALE)
    }
