"""The yardstick in C: built on the spot, and given the kernel's own data."""

import ctypes
import os
import shutil
import subprocess
from pathlib import Path
from typing import cast

import numpy as np
from numpy.typing import NDArray

from purradox.kernel import SEATS, setup_of
from purradox.rules import variant

SOURCE = Path(__file__).with_name("reference.c")
NUMBERS = ("players", "dealt", "plays", "predictions", "bonus_up_to", "revealed", "deck", "size")


class CSetup(ctypes.Structure):
    """The struct of the same name in the C file."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in NUMBERS),
        ("neighbours", ctypes.c_void_p),
    )


def build(folder: Path, *, portable: bool) -> Path | None:
    """The compiled library, or None where no compiler is there or it refuses."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("clang")
    if compiler is None:
        return None
    library = folder / f"reference-{'portable' if portable else 'native'}.so"
    flags = ["-O3", "-march=native", *(["-mno-bmi2"] if portable else []), "-shared", "-fPIC"]
    command = [*compiler.split(), *flags, "-o", str(library), str(SOURCE)]
    try:
        done = subprocess.run(command, stderr=subprocess.DEVNULL, check=False)
    except OSError:
        return None
    return library if done.returncode == 0 else None


class Reference:
    """`Kernel.rounds` at random, by the C library."""

    def __init__(self, library: Path, players: int) -> None:
        self._rounds = ctypes.CDLL(str(library)).rounds
        self._rounds.restype = ctypes.c_uint64
        word, address = ctypes.c_uint64, ctypes.c_void_p
        self._rounds.argtypes = [address, word, word, word, address, address]
        setup = setup_of(variant(players))
        self._neighbours = np.array(cast("np.void", setup.layout)["neighbours"])
        numbers = [int(getattr(setup, name)) for name in NUMBERS]
        self._setup = CSetup(*numbers, self._neighbours.ctypes.data)

    def rounds(self, count: int, seed: int) -> tuple[NDArray[np.int8], NDArray[np.uint8], int]:
        """Scores, outcomes and the number of plays of rounds 0 to count − 1 of a seed."""
        points = np.zeros((count, SEATS), np.int8)
        outcomes = np.zeros(count, np.uint8)
        where = points.ctypes.data, outcomes.ctypes.data
        plays = self._rounds(ctypes.byref(self._setup), seed, 0, count, *where)
        return points, outcomes, int(plays)
