"""The first start on a machine: compile everything once, and say so."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

import numpy as np

from purradox.kernel.batch import RANDOM, Kernel
from purradox.kernel.cache import cache_folder
from purradox.kernel.encode import observe_many
from purradox.kernel.state import STATE, unpack
from purradox.kernel.tables import TableArrays, first_illegal, reset_tables, step_tables
from purradox.kernel.worlds import worlds
from purradox.observation import MASK_SIZE, SEATS, SIZE
from purradox.rules import variant


def steps() -> Iterator[Callable[[], object]]:
    """A call of every function that is called from Python."""
    kernel = Kernel(variant(3))
    states = kernel.deal(2, seed=0)
    view = unpack(states[0], kernel.variant).view(0)
    seats = np.zeros(2, np.uint8)
    seen, masks = np.zeros((2, SIZE), np.uint8), np.zeros((2, MASK_SIZE), np.uint8)
    points, ended = np.zeros((2, SEATS), np.int8), np.zeros(2, np.uint8)
    tables = TableArrays(np.zeros(2, STATE), seats, seen, masks, points, ended)
    seed = np.uint64(0)
    yield lambda: kernel.step(states, kernel.choose(states, RANDOM, seed=0))
    yield lambda: kernel.play_out(states, RANDOM, seed=0)
    yield lambda: kernel.scores(states)
    yield lambda: kernel.rounds(2, RANDOM, seed=0)
    yield lambda: kernel.perft(kernel.deal(1, seed=0), 1)
    yield lambda: worlds(view).sample(1, seed=0)
    yield lambda: observe_many(kernel.setup, states, seats, seen)
    yield lambda: reset_tables(kernel.setup, tables, seed, seed)

    def step_once() -> None:
        actions = kernel.choose(tables.states, RANDOM, seed=0)
        first_illegal(tables.states, actions)
        step_tables(kernel.setup, tables, actions, seed, seed)

    yield step_once


_done: list[bool] = []


def warm_up() -> None:
    """Compile the kernel unless this machine has it already; once in a process."""
    if not _done:
        _done.append(True)  # before the steps, which use the kernel
        if first_time("kernel"):
            announce("kernel", steps())


def first_time(mark: str) -> bool:
    """Whether this machine has yet to compile something, and can keep it."""
    folder = cache_folder()
    return folder is not None and not (folder / mark).exists()


def announce(mark: str, calls: Iterable[Callable[[], object]]) -> None:
    """Make some calls, and say that these compile if this machine does so for the first time."""
    from purradox.i18n import words

    folder, fresh, plain = cache_folder(), first_time(mark), words().plain

    def say(text: str) -> None:
        if fresh:
            sys.stderr.write(text)
            sys.stderr.flush()

    say("purradox: " + plain("compiling") + " ")
    try:
        for call in calls:
            say(".")
            call()
    except BaseException:
        say(" " + plain("compiling-stopped") + "\n")  # whatever is said next begins a line
        raise
    say(" " + plain("compiling-done") + "\n")
    if folder is not None and fresh:
        with suppress(OSError):  # a full disk: it is compiled again, and said again
            (folder / mark).touch()
