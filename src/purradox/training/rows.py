"""Examples in a file: what was seen, how good each move seemed, and the outcome."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from purradox.observation import SEATS, SIZE
from purradox.rules.actions import ACTIONS, DISCARDS

NAME = "examples.npz"
CARDS = (SEATS - 1) * DISCARDS
"""How many of each number each of the others holds, the seat to the left first."""
ROW = np.dtype(
    [
        ("words", np.uint64, SIZE // 64),
        ("legal", np.uint64),
        ("policy", np.float32, ACTIONS),  # of the teacher
        ("action", np.uint8),
        ("cards", np.uint8, CARDS),
        ("scores", np.int8, SEATS),  # of the round, from the seat that acted, leftwards
        ("kept", np.bool_),  # this and the next of the seat that acted
        ("paradox", np.bool_),
        ("players", np.uint8),
        ("round", np.uint8),
    ]
)
Rows = NDArray[np.void]


def keep(rows: Rows, folder: Path) -> None:
    """Add to the examples of a run."""
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / NAME, rows=np.concatenate([kept(folder), rows]))


def kept(folder: Path) -> Rows:
    """The examples of a run."""
    if not (folder / NAME).exists():
        return np.zeros(0, ROW)
    with np.load(folder / NAME, allow_pickle=False) as file:
        found: Rows = file["rows"]
    return found
