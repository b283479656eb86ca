"""Many tables stepped at once, in place: made for training."""

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import U
from purradox.kernel.state import SEATS, STATE, setup_of
from purradox.kernel.tables import TableArrays, first_illegal, reset_tables, step_tables
from purradox.kernel.types import Flags
from purradox.kernel.warm import warm_up
from purradox.observation import MASK_SIZE, SIZE
from purradox.rl.encode import Mask, Observation, given
from purradox.rules import Variant
from purradox.rules.actions import ACTIONS

GOES_ON, ROUND_OVER, MATCH_OVER = 0, 1, 2


class VectorTables:
    """N tables of one variant. Every array is filled in place by `reset` and `step`.

    `observations` and `legal` are those of the seat to act, `seats`. Where `ended` is not 0 a
    round was scored: `rewards` holds every seat's score, and the next round is dealt already.
    """

    legal: Flags
    """The legal actions: `masks` without the zeros that fill up its rows, as booleans."""

    def __init__(
        self,
        variant: Variant,
        tables: int,
        *,
        observations: Observation | None = None,
        masks: Mask | None = None,
        threads: int = 1,
    ) -> None:
        if tables < 1:
            raise ValueError(f"at least one table, not {tables}")
        if threads < 1:
            raise ValueError(f"at least one thread, not {threads}")
        warm_up()
        self.variant = variant
        self.setup = setup_of(variant)
        self.states = np.zeros(tables, STATE)
        self.observations = given(observations, (tables, SIZE), "observations")
        self.masks = given(masks, (tables, MASK_SIZE), "masks")
        self.legal = self.masks[:, :ACTIONS].view(np.bool_)
        self.seats = np.zeros(tables, np.uint8)
        self.rewards = np.zeros((tables, SEATS), np.int8)
        self.ended = np.zeros(tables, np.uint8)
        self._seed = U(0)
        edges = [tables * k // threads for k in range(threads + 1)]
        self._parts = [self._part(a, b) for a, b in itertools.pairwise(edges)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(self, seed: int) -> None:
        """Start a match at every table; the same seed deals the same cards for ever."""
        if not 0 <= seed < 2**64:
            raise ValueError(f"a seed is a number from 0 to 2 ** 64 - 1, not {seed}")
        self._seed = U(seed)
        self.states["deals"] = 0
        self.ended[:] = GOES_ON
        self.rewards[:] = 0
        self._each(lambda part: reset_tables(self.setup, part.tables, self._seed, part.begin))

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One action at each table; an illegal one raises and changes nothing."""
        if actions.shape != self.seats.shape or not np.issubdtype(actions.dtype, np.integer):
            told = f"{actions.dtype} of shape {actions.shape}"
            raise ValueError(f"{len(self.seats)} tables need as many whole numbers, not {told}")
        chosen = np.ascontiguousarray(actions, np.int64)
        wrong = first_illegal(self.states, chosen)
        if wrong >= 0:
            raise ValueError(f"action {actions[wrong]} is not legal at table {wrong}")
        self.rewards[:] = 0
        self._each(
            lambda part: step_tables(
                self.setup, part.tables, chosen[part.rows], self._seed, part.begin
            )
        )

    def close(self) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()

    def _part(self, begin: int, end: int) -> "_Part":
        rows = slice(begin, end)
        tables = TableArrays(
            *(self.states[rows], self.seats[rows], self.observations[rows], self.masks[rows]),
            *(self.rewards[rows], self.ended[rows]),
        )
        return _Part(rows, U(begin), tables)

    def _each(self, work: Callable[["_Part"], None]) -> None:
        if self._pool:
            list(self._pool.map(work, self._parts))
        else:
            work(self._parts[0])


class _Part(NamedTuple):
    """The tables of one thread: views of the arrays, made once."""

    rows: slice
    begin: np.uint64
    tables: TableArrays
