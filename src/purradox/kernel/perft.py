"""Counting the leaves of the game tree to a depth, every hand known."""

from purradox.kernel.bits import ONE, ZERO, lowest, popcount
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import step
from purradox.kernel.state import Setup
from purradox.kernel.types import States, Word


@compiled
def perft(setup: Setup, stack: States, depth: Word) -> Word:
    """The number of lines of `depth` moves from stack[0], shorter ones that end included.

    The stack holds depth + 1 states; a level's `legal` is used up as its moves are tried.
    """
    if depth == ZERO or stack[ZERO].legal == ZERO:
        return ONE
    leaves = ZERO
    level = ZERO
    while True:
        s = stack[level]
        if s.legal == ZERO:
            if level == ZERO:
                return leaves
            level -= ONE
            continue
        if level + ONE == depth:
            leaves += popcount(s.legal)
            s.legal = ZERO
            continue
        action = lowest(s.legal)
        stack[level + ONE] = s
        s.legal &= s.legal - ONE
        level += ONE
        step(setup, stack[level], action)
        if stack[level].legal == ZERO:
            leaves += ONE
