"""The same engine on a graphics card: the kernel's own functions, one thread for each table.

Arrays lie on the card, as Numba's or as tensors of PyTorch, which are shared without a copy; those
of NumPy are copied there and back. All of them go by the types of NumPy's here.
`NUMBA_ENABLE_CUDASIM=1` stands in for a card, slowly.
"""

from collections.abc import Callable
from typing import Any, Protocol, cast

import numpy as np
from numba import config as numba_config
from numba import cuda as numba_cuda
from numpy.typing import NDArray

from purradox.kernel import batch, engine, playout, tables
from purradox.kernel.batch import RANDOM, WARY
from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, mix, stream
from purradox.kernel.compiled import USE_PDEP, F
from purradox.kernel.playout import Ends, ends_of
from purradox.kernel.state import LAYOUT, SEATS, STATE, Setup, pack, setup_of, unpack
from purradox.kernel.types import Actions, Bytes, Points, States, Word, Words
from purradox.rules import Variant

cuda: Any = numba_cuda  # without types
config: Any = numba_config

__all__ = ["RANDOM", "SEATS", "STATE", "WARY", "Kernel", "pack", "unpack"]

# Arrays that are not on the card are copied, and few tables are few: nothing to warn of.
config.CUDA_WARN_ON_IMPLICIT_COPY = config.CUDA_LOW_OCCUPANCY_WARNINGS = 0

THREADS = 2 if config.ENABLE_CUDASIM else 128
"""Of a block."""
LANES = 1 << 18
"""Threads that play whole rounds, one after another."""
Layouts = NDArray[np.void]
"""One `LAYOUT`: a record cannot be handed over by itself."""


class Launched(Protocol):
    """What is started from here, so many blocks of so many threads."""

    def __getitem__(self, size: tuple[int, int]) -> Callable[..., None]: ...


def usable() -> bool:
    """Whether there is a card, or something that stands in for one."""
    return bool(config.ENABLE_CUDASIM or (cuda.is_available() and not USE_PDEP))


def shared(tensor: object, kind: np.dtype[Any] | None = None) -> NDArray[Any]:
    """The memory of a tensor of PyTorch, without a copy; of another type where one is named."""
    array: NDArray[Any] = cuda.as_cuda_array(tensor)
    return array if kind is None else array.view(kind)


def launched(function: Callable[..., None]) -> Launched:
    """Numba's decorator for what is started from here, a thread for each row."""
    return cast("Launched", cuda.jit(function))


def on_card(function: F) -> F:
    """The same for what is called there."""
    return cast("F", cuda.jit(device=True, inline=True)(function))


@on_card
def _setup(n: Words, layouts: Layouts) -> Setup:
    """A setup out of arrays: a record cannot be handed over within a tuple."""
    return Setup(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], layouts[0])


@launched
def _deal(n: Words, layouts: Layouts, states: States, first: Word, seed: Word, begin: Word) -> None:
    row = cuda.grid(1)
    if row < states.shape[0]:
        playout.deal(_setup(n, layouts), states[row], first, stream(seed, begin + U(row)))


@launched
def _illegal(
    _n: Words, _layouts: Layouts, states: States, actions: Actions, found: Actions
) -> None:
    row = cuda.grid(1)
    if row < states.shape[0]:
        action = U(actions[row])
        if action >= U(64) or (states[row].legal >> action) & ONE == ZERO:
            cuda.atomic.min(found, 0, row)


@launched
def _advance(n: Words, layouts: Layouts, states: States, actions: Actions) -> None:
    row = cuda.grid(1)
    if row < states.shape[0]:
        tables.advance(_setup(n, layouts), states[row], actions[row])


@launched
def _choose(
    _n: Words, _layouts: Layouts, states: States, policy: int, seed: Word, out: Actions
) -> None:
    row = cuda.grid(1)
    if row < states.shape[0]:
        bits = mix(stream(seed, U(row)) + GOLDEN)
        out[row] = playout.choose(states[row], policy, bits)


@launched
def _scores(n: Words, layouts: Layouts, states: States, points: Points) -> None:
    row = cuda.grid(1)
    if row < states.shape[0]:
        engine.scores(_setup(n, layouts), states[row], points, row)


@launched
def _play_out(
    n: Words, layouts: Layouts, states: States, policy: int, seed: Word, begin: Word
) -> None:
    row = cuda.grid(1)
    if row < states.shape[0]:
        playout.play_out(_setup(n, layouts), states[row], policy, stream(seed, begin + U(row)))


@launched
def _rounds(
    n: Words,
    layouts: Layouts,
    states: States,
    policy: int,
    seed: Word,
    begin: Word,
    points: Points,
    outcomes: Bytes,
    plays: Bytes,
) -> None:
    """Each thread plays several rounds, and leaves the last state of the last one."""
    thread = cuda.grid(1)
    threads = states.shape[0]
    if thread < threads:
        setup = _setup(n, layouts)
        s = states[thread]
        for row in range(thread, points.shape[0], threads):
            playout.whole_round(setup, s, policy, stream(seed, begin + U(row)))
            engine.scores(setup, s, points, row)
            outcomes[row] = s.outcome
            plays[row] = s.plays


@launched
def _deal_next(n: Words, layouts: Layouts, states: States, seed: Word) -> None:
    row = cuda.grid(1)
    if row < states.shape[0]:
        tables.deal_next(_setup(n, layouts), states[row], row, seed)


@launched
def _see(n: Words, layouts: Layouts, states: States, words: Words, seats: Bytes) -> None:
    row = cuda.grid(1)
    if row < states.shape[0]:
        tables.see(_setup(n, layouts), states[row], row, words, seats)


@launched
def _finish(n: Words, layouts: Layouts, states: States, points: Points, kept: Bytes) -> None:
    row = cuda.grid(1)
    if row < states.shape[0]:
        tables.finish(_setup(n, layouts), states[row], row, points, kept)


class Kernel(batch.Kernel):
    """The engine for one variant on a card; the same numbers give the same rounds."""

    def __init__(self, variant: Variant) -> None:
        if not usable():
            raise RuntimeError("no card that Numba can use, or PURRADOX_PORTABLE=1 is not set")
        self.variant, self.setup = variant, setup_of(variant)
        layouts = np.zeros(1, LAYOUT)
        layouts[0] = self.setup.layout
        numbers = np.array([int(one) for one in self.setup[:-1]], np.uint64)
        self._given = cuda.to_device(numbers), cuda.to_device(layouts)

    def _launch(self, function: Launched, states: States, *arguments: object) -> None:
        """One thread for each table."""
        function[-(-len(states) // THREADS), THREADS](*self._given, states, *arguments)

    def empty(self, count: int) -> States:
        """Tables that stay on the card."""
        states: States = cuda.to_device(np.zeros(count, STATE))
        return states

    def deal_into(self, states: States, seed: int, first: int = 0, begin: int = 0) -> None:
        self._launch(_deal, states, U(first), U(seed), U(begin))

    def first_illegal(self, states: States, actions: Actions) -> int:
        found = np.array([len(states)])
        self._launch(_illegal, states, actions, found)
        return int(found[0]) if found[0] < len(states) else -1

    def advance(self, states: States, actions: Actions) -> None:
        self._launch(_advance, states, actions)

    def choose(self, states: States, policy: int, seed: int) -> Actions:
        actions = np.zeros(len(states), np.int64)
        self._launch(_choose, states, policy, U(seed), actions)
        return actions

    def scores(self, states: States) -> Points:
        points = np.zeros((len(states), SEATS), np.int8)
        self._launch(_scores, states, points)
        return points

    def play_out(self, states: States, policy: int, seed: int, threads: int = 1) -> None:
        del threads  # one for each table
        self._launch(_play_out, states, policy, U(seed), ZERO)

    def rounds(
        self, count: int, policy: int, seed: int, threads: int = LANES
    ) -> tuple[Points, Bytes, int]:
        out = ends_of(count)
        self.rounds_into(self.empty(min(count, threads)), policy, seed, 0, out)
        return out.points, out.outcomes, int(out.plays.sum(dtype=np.int64))

    def rounds_into(self, scratch: States, policy: int, seed: int, begin: int, out: Ends) -> None:
        self._launch(_rounds, scratch, policy, U(seed), U(begin), *out)

    def deal_next(self, states: States, seed: int) -> None:
        self._launch(_deal_next, states, U(seed))

    def see(self, states: States, words: Words, seats: Bytes) -> None:
        self._launch(_see, states, words, seats)

    def finish(self, states: States, points: Points, kept: Bytes) -> None:
        self._launch(_finish, states, points, kept)
