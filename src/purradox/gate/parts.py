"""All parts of the gate, one after the other, the cheap ones first."""

import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from random import Random
from types import ModuleType
from typing import NamedTuple

import purradox.kernel
from purradox.gate import cases, perft
from purradox.gate.batches import batches, whole_rounds
from purradox.gate.lockstep import BOARDS, board_of, lockstep
from purradox.gate.pair import Divergence
from purradox.gate.playouts import playout
from purradox.gate.toys import TOYS, walk
from purradox.rules import PLAYERS, Variant

PARTS = ("cases", "perft", "toys", "lockstep", "playouts")
CARD_PARTS = ("cases", "lockstep", "playouts", "batches", "rounds")

FEW = 30
"""Rounds that are played move by move on a card, where each step is a message to it."""
MATCHES, TABLES = 2_000, 100_000
"""Tables at a time, move by move and in one go."""

Progress = Callable[[str, int, int], None]
"""Told the name of a part, how many of its pieces are done, and how many there are."""


@dataclass(frozen=True)
class Part:
    """What one part of the gate compared, and where the engines first disagreed."""

    name: str
    pieces: int
    seen: Counter[str]
    seconds: float
    divergence: str | None = None

    @property
    def compared(self) -> int:
        return self.seen["compared"]


@dataclass(frozen=True)
class GateReport:
    """What every part found."""

    parts: tuple[Part, ...]

    @property
    def agreed(self) -> bool:
        return all(part.divergence is None for part in self.parts)


class Work(NamedTuple):
    """The pieces of a part: each compares something, and says how much and what it saw."""

    total: int
    pieces: Iterable[Callable[[], Counter[str]]]


def silent(_part: str, _done: int, _total: int) -> None:
    """Progress for nobody."""


def run(rounds: int, seed: int, report: Progress = silent) -> GateReport:
    """Put the kernel through every part, and lockstep and playouts through so many rounds each."""
    parts = work(purradox.kernel, rounds, seed)
    return GateReport(tuple(checked(name, parts[name], report) for name in PARTS))


def run_on_card(rounds: int, seed: int, report: Progress = silent) -> GateReport:
    """Put the kernel for a card through its parts, and every setup through so many rounds."""
    from purradox.kernel import cuda

    setups = [board_of(board, players, Random(seed)) for players, board in product(PLAYERS, BOARDS)]
    parts = work(cuda, FEW, seed) | card_work(cuda.Kernel, rounds, seed, setups)
    return GateReport(tuple(checked(name, parts[name], report) for name in CARD_PARTS))


def card_work(
    card: type[purradox.kernel.Kernel], rounds: int, seed: int, setups: Sequence[Variant]
) -> dict[str, Work]:
    """Matches move by move at some tables of every setup, and so many whole rounds of each."""
    steps = [partial(batches, card, setup, min(rounds, MATCHES), seed) for setup in setups]
    sizes = [min(TABLES, rounds - begin) for begin in range(0, rounds, TABLES)]
    whole = [
        partial(whole_rounds, card, setup, size, seed + number)
        for setup in setups
        for number, size in enumerate(sizes)
    ]
    return {"batches": Work(len(steps), steps), "rounds": Work(len(whole), whole)}


def work(
    kernel: ModuleType,
    rounds: int,
    seed: int,
    leaves: int | None = None,
    toys: Collection[str] = tuple(TOYS),
) -> dict[str, Work]:
    """What each part has to do; fewer leaves and toys suit a slow kernel."""
    figures, counts = tuple(cases.stored()), tuple(perft.stored())
    walks = [(name, first) for name in toys for first in TOYS[name][1]]
    numbers = range(rounds)
    return {
        "cases": Work(len(figures), (partial(cases.check, kernel, one) for one in figures)),
        "perft": Work(len(counts), (partial(perft.check, kernel, one, leaves) for one in counts)),
        "toys": Work(len(walks), (partial(walk, kernel, *one) for one in walks)),
        "lockstep": Work(rounds, (partial(lockstep, kernel, seed, one) for one in numbers)),
        "playouts": Work(rounds, (partial(playout, kernel, seed, one) for one in numbers)),
    }


def checked(name: str, work: Work, report: Progress = silent) -> Part:
    """Do the work of a part up to the first divergence."""
    began = time.perf_counter()
    done, seen, divergence = 0, Counter[str](), None
    report(name, 0, work.total)
    try:
        for piece in work.pieces:
            seen.update(piece())
            done += 1
            report(name, done, work.total)
    except Divergence as error:
        divergence = str(error)
    return Part(name, done, seen, time.perf_counter() - began, divergence)
