"""Examples in a file: what was seen, what was looked at most, what came of it."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from purradox.training.layout import ACTIONS, ALL, SEATS

NAME = "examples.npz"
ROW = np.dtype(
    [
        ("words", np.uint64, ALL // 64),
        ("legal", np.uint64),
        ("looks", np.uint16, ACTIONS),
        ("action", np.uint8),
        ("scores", np.int8, SEATS),  # these and the next from the seat that acted, leftwards
        ("kept", np.uint8, SEATS),
        ("paradox", np.uint8, SEATS),
        ("share", np.float32, SEATS),
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
