"""Corrections of what simulations expect, which leans to the bright side.

Chances are corrected by Platt scaling (Platt, 1999): their logit times a slope, and a shift. Every
seat's chance to win goes through its multinomial form, vector scaling (Guo et al., 2017), which
shifts the seat that decides, so that they still sum to 1. A score is shifted in units of its
standard deviation. What every simulation says alike stays as it is, and moves are ranked by what
was simulated. `benchmarks/calibration.py` made the constants.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import NamedTuple

import numpy as np

from purradox.evaluation import Estimate
from purradox.kernel.types import Reals


class Scaling(NamedTuple):
    """Of a logit; the slope is above 0."""

    shift: float
    slope: float


class Corrections(NamedTuple):
    """For one number of players."""

    points: float
    """In standard deviations of the score."""
    win: Scaling
    paradox: Scaling
    kept: Scaling


@cache
def corrections(players: int) -> Corrections:
    """Those of the package."""
    text = files(__package__).joinpath("calibration.json").read_text("utf-8")
    told = json.loads(text)["players"][str(players)]
    return Corrections(told["points"], *(Scaling(*told[kind]) for kind in Corrections._fields[1:]))


AS_SIMULATED = Corrections(0.0, *[Scaling(0.0, 1.0)] * 3)
"""Nothing is corrected."""


def scaled(chance: Estimate, scaling: Scaling) -> Estimate:
    """A chance alone: it and its complement sum to 1."""
    both = np.array([chance.value, 1.0 - chance.value])
    return with_error(chance, float(scaled_wins(both, 0, scaling)[0]), scaling)


def scaled_wins(chances: Reals, seat: int, scaling: Scaling) -> Reals:
    """Every seat's chance, by the last axis; they sum to 1 before and after."""
    odds: Reals = chances**scaling.slope
    odds[..., seat] *= exp(scaling.shift)
    result: Reals = odds / odds.sum(axis=-1, keepdims=True)
    return result


def with_error(chance: Estimate, corrected: float, scaling: Scaling) -> Estimate:
    """A corrected chance; its error grows as the curve is steep there (delta method)."""
    if not 0.0 < chance.value < 1.0:
        return chance
    steepness = scaling.slope * corrected * (1.0 - corrected)
    steepness /= chance.value * (1.0 - chance.value)
    return Estimate(corrected, steepness * chance.error)


def shifted(points: Estimate, deviation: float, shift: float) -> Estimate:
    """A score, given its standard deviation over the simulations."""
    return Estimate(points.value + shift * deviation, points.error)
