"""Observations and legal actions as arrays."""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from purradox.observation import SIZE, legal_actions, set_bits
from purradox.rules import PlayerView
from purradox.rules.actions import ACTIONS

if TYPE_CHECKING:
    from purradox.kernel import Setup, States

Observation = NDArray[np.uint8]
Mask = NDArray[np.uint8]


def encode(view: PlayerView) -> Observation:
    """What the seat sees, as zeros and ones laid out as `purradox.observation` says."""
    bits = np.zeros(SIZE, np.uint8)
    bits[set_bits(view)] = 1
    return bits


def legal_mask(view: PlayerView) -> Mask:
    """Which action ids the seat may choose now; none while others are to act."""
    mask = np.zeros(ACTIONS, np.uint8)
    mask[legal_actions(view)] = 1
    return mask


def encode_states(
    setup: "Setup", states: "States", seats: ArrayLike, out: Observation | None = None
) -> Observation:
    """The observation of one seat of each packed state, by the kernel; into `out` if given."""
    from purradox.kernel.encode import observe_many
    from purradox.kernel.warm import warm_up

    warm_up()
    rows = np.ascontiguousarray(seats, np.uint8)
    if rows.shape != states.shape or rows.max(initial=0) >= setup.players:
        raise ValueError(f"{len(states)} states need a seat each, from 0 to {setup.players - 1}")
    out = given(out, (len(states), SIZE), "out")
    observe_many(setup, np.ascontiguousarray(states), rows, out)
    return out


def given(array: NDArray[np.uint8] | None, shape: tuple[int, int], name: str) -> NDArray[np.uint8]:
    """The caller's array if it can be filled in place, else an error; a new one for None."""
    if array is None:
        return np.zeros(shape, np.uint8)
    fits = array.shape == shape and array.dtype == np.uint8
    if not (fits and array.flags.c_contiguous and array.flags.writeable):
        raise ValueError(f"{name} must be a writeable, contiguous uint8 array of shape {shape}")
    return array
