"""Instinct's weights, tuned for each number of players by letting instinct play itself."""

import json
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from purradox.bots.search.instinct import NAMES, STEERING, hopes
from purradox.kernel.state import SEATS


@cache
def weights(players: int) -> NDArray[np.float64]:
    """The weights, one row for each seat."""
    told = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))[str(players)]
    table = hopes(told[STEERING], players, exactly=players > 2)
    row = np.array([*(told[name] for name in NAMES), *table.ravel()])
    return np.tile(row, (SEATS, 1))
