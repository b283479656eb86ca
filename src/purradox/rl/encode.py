"""The one definition of an observation: a function of a view and of nothing else."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from purradox.observation import AHEAD, MOST_TRICKS, OFFSETS, PLANE, SIZE
from purradox.rules import NEUTRAL, Cell, Colour, Phase, PlayerView
from purradox.rules.actions import ACTIONS, action_of
from purradox.rules.moves import Play

if TYPE_CHECKING:
    from purradox.kernel import Setup, States

Observation = NDArray[np.uint8]
Mask = NDArray[np.uint8]


def encode(view: PlayerView) -> Observation:
    """What the seat sees, as zeros and ones laid out as `purradox.observation` says."""
    table, variant = view.table, view.table.variant
    bits = np.zeros(SIZE, np.uint8)

    def mark(field: str, places: Iterable[int], k: int = 0, width: int = 0) -> None:
        for place in places:
            bits[OFFSETS[field] + k * width + place] = 1

    board = table.board
    seats = [(view.seat + k) % variant.players for k in range(variant.players)]
    totals = [sum(scores[seat] for scores in view.past_scores) for seat in seats]
    for k, seat in enumerate(seats):
        mark("tokens", map(_place, board.owned(seat)), k, PLANE)
        mark("open", (c.index for c in Colour if c not in table.lost[seat]), k, 4)
        mark("won", range(table.won[seat]), k, MOST_TRICKS)
        prediction = table.predictions[seat]
        mark("prediction", [] if prediction is None else [prediction - 1], k, 4)
        mark("discarded", [k] if table.discarded[seat] else [])
        mark("leader", [k] if seat == table.leader else [])
        mark("to_act", [k] if table.to_act[:1] == (seat,) else [])
        if k > 0:
            lead = totals[0] - totals[k]
            mark("ahead", range(sum(lead >= bound for bound in AHEAD)), k - 1, len(AHEAD))
    mark("neutral", map(_place, board.owned(NEUTRAL)))
    mark("trick", (_place(play.cell) for play in table.trick.plays))
    beside = {
        other
        for cell in board.owned(view.seat)
        for other in variant.layout.neighbours[cell]
        if other.number <= variant.numbers and board[other] is None
    }
    mark("beside", map(_place, beside))
    for number in set(view.hand):
        mark("hand", range(view.hand.count(number)), number - 1, 5)
    mark("discard", [] if view.discard is None else [view.discard - 1])
    mark("led", [] if table.trick.led is None else [table.trick.led.index])
    mark("tricks", range(len(table.tricks)))
    mark("phase", [tuple(Phase).index(table.phase)])
    mark("players", [variant.players - 2])
    mark("round", [len(view.past)])
    return bits


def legal_mask(view: PlayerView) -> Mask:
    """Which action ids the seat may choose now; none while others are to act."""
    mask = np.zeros(ACTIONS, np.uint8)
    for move in view.legal:
        mask[action_of(move)] = 1
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


def _place(cell: Cell) -> int:
    return action_of(Play(0, cell))
