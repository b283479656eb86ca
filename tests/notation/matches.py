"""Matches to write down: played at random, and played well enough to end without a paradox."""

from collections.abc import Iterator
from functools import cache
from random import Random

from purradox.rules import Completed, Match, shuffled, variant
from tests.helpers import legal, wisest

EXAMPLE = """\
[Game "Cat in the Box"]
[Format "1"]
[Players "3"]
[Board "white"]
[Seats "Anna | Boris | Chloé"]
[Date "2026-11-15"]

Round 1
  deal    1223344456 1233455666 1112234556
  discard 4 4 1
  predict 3 4 3
  1. 5g 2g 6g
  2. 5y 6y 1y
  3. 1g 5r 5b
  4. 6r 4r 2r
  5. 6b 2b 4b
  6. 3r 1r 2y
  7. 3y 1b 4y
  8. 3g #
  score   2 -4 1
"""

PAIR = """\
[Game "Cat in the Box"]
[Format "1"]
[Players "2"]
[Board "white"]

Round 1
  deal    2234455555 1222333444 | 111
  discard 5 1
"""
"""Two players: 1g, 1y and 1b hold neutral tokens."""


@cache
def steps(
    players: int, seed: int, *, wise: bool = False, board: str = "white"
) -> tuple[Match, ...]:
    """Every state of a match, from nothing dealt to the end."""
    random = Random(seed)
    match = Match(variant(players, board))
    states = [match]
    while not match.over:
        if match.needs_deal:
            match = match.apply(shuffled(match.variant, random))
        else:
            now = match.rounds[-1]
            match = match.apply(wisest(now, random) if wise else random.choice(legal(now)))
        states.append(match)
    return tuple(states)


def finished() -> Iterator[Match]:
    """Some whole matches of each number of players."""
    for players in (2, 3, 4, 5):
        yield steps(players, players, wise=True)[-1]
        yield steps(players, 10 + players, board="violet")[-1]


def played_out() -> Match:
    """A match just after a round that ended without a paradox."""
    return next(
        state
        for players in (2, 3, 4, 5)
        for state in steps(players, players, wise=True)
        if state.rounds and isinstance(state.rounds[-1].table.outcome, Completed)
    )
