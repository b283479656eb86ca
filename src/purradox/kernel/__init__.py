"""The compiled engine: the rules a second time, for search, analysis and training.

The readable engine is the law; a gate in the tests holds this one to it. It is compiled when it
is first used, and kept: see `purradox.kernel.cache`.
"""

from purradox.kernel.batch import POLICIES, RANDOM, WARY, Kernel
from purradox.kernel.state import SEATS, STATE, Setup, pack, setup_of, unpack
from purradox.kernel.types import States
from purradox.kernel.worlds import Worlds, worlds

__all__ = [
    "POLICIES",
    "RANDOM",
    "SEATS",
    "STATE",
    "WARY",
    "Kernel",
    "Setup",
    "States",
    "Worlds",
    "pack",
    "setup_of",
    "unpack",
    "worlds",
]
