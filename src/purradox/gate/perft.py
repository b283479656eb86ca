"""Leaf counts of the game tree, every hand known: files of them, required of both engines.

A line of a file is a position and its counts for depth 1, 2, 3 …: `POSITION; perft 10 90 | 810`.
The readable engine made them all. Those before the bar it counts again each time, the kernel
counts all. A line of play that ends before the depth is one leaf; while cards are set aside the
lowest seat that still has to goes first.
"""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

from purradox.gate.pair import Divergence
from purradox.rules import Round

SHALLOW = 2_000
"""The most leaves that the readable engine counts each time."""
DEEP = 1_000_000
"""The most leaves that it counted when a file was made."""
BRANCHES = 10
"""What the next depth is expected to multiply them by."""
LONGEST = 8
"""No position is counted deeper, however few its leaves."""


class Counts(NamedTuple):
    """A position and its leaves, for depth 1 upwards."""

    line: str
    shallow: tuple[int, ...]
    deep: tuple[int, ...]


def leaves(one: Round, depth: int) -> int:
    """The readable engine's count."""
    to_act = one.table.to_act
    if depth == 0 or not to_act:
        return 1
    legal = one.view(to_act[0]).legal
    if depth == 1:
        return len(legal)
    return sum(leaves(one.apply(move), depth - 1) for move in legal)


def counted(one: Round) -> str:
    """The line of a file for a position; slow, for the making of files only."""
    found = [leaves(one, 1)]
    while len(found) < min(LONGEST, to_go(one)) and found[-1] * BRANCHES <= DEEP:
        found.append(leaves(one, len(found) + 1))
    bar = sum(count <= SHALLOW for count in found)
    told = [*map(str, found[:bar]), *(["|"] if found[bar:] else []), *map(str, found[bar:])]
    return f"{one.position}; perft {' '.join(told)}"


def to_go(one: Round) -> int:
    """The most moves that can still be made."""
    table, setup = one.table, one.table.variant
    discards = table.discarded.count(False)
    predictions = table.predictions.count(None) if setup.predictions else 0
    made = len(table.tricks) * setup.players + len(table.trick.plays)
    return 0 if table.outcome else discards + predictions + setup.tricks * setup.players - made


def parsed(line: str) -> Counts:
    """Read one line of a file."""
    position, _, counts = line.rpartition("; perft ")
    shallow, _, deep = counts.partition("|")
    return Counts(position, tuple(map(int, shallow.split())), tuple(map(int, deep.split())))


def stored() -> Iterator[Counts]:
    """Every line of every file."""
    for file in sorted(files("purradox.gate").joinpath("data").iterdir(), key=lambda one: one.name):
        if file.name.endswith(".perft"):
            for line in file.read_text("utf-8").splitlines():
                if line and not line.startswith("#"):
                    yield parsed(line)


def check(kernel: Any, counts: Counts, most: int | None = None) -> Counter[str]:
    """Count with both engines; counts above `most` are left out."""
    one = Round.from_position(counts.line)
    engine = kernel.Kernel(one.table.variant)
    told = 0
    for depth, expected in enumerate((*counts.shallow, *counts.deep), 1):
        if most is not None and expected > most:
            break
        _same(counts, depth, expected, "kernel", engine.perft(kernel.pack(one), depth))
        if depth <= len(counts.shallow):
            _same(counts, depth, expected, "readable", leaves(one, depth))
        told += expected
    return Counter(compared=told)


def _same(counts: Counts, depth: int, expected: int, engine: str, found: int) -> None:
    if found != expected:
        raise Divergence(f"perft {depth}: file {expected}, {engine} {found}; at {counts.line}")
