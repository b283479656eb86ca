"""Setups small enough to walk through every deal and every line of play."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

from purradox.gate.pair import Pair
from purradox.rules import Deal, Round, Variant, parse_layout

_TWO = parse_layout("r12 b21 y12 g21")
_THREE = parse_layout("r123 b312 y213 g321")  # the 3s are out of play
TOYS: dict[str, tuple[Variant, tuple[int, ...]]] = {
    "two players": (Variant(2, 2, 3, (), _TWO, bonus_up_to=0), (0, 1)),
    "neutral tokens": (Variant(2, 2, 3, (), _TWO, revealed=3, bonus_up_to=0), (0, 1)),
    "three numbers": (Variant(2, 3, 3, (), _THREE, copies=2, bonus_up_to=1), (0, 1)),
    "predictions": (Variant(2, 2, 3, (1, 4), _THREE), (0, 1)),
    "three players": (Variant(3, 2, 3, (1,), _THREE), (2,)),
    "two tricks": (Variant(2, 2, 4, (), _THREE, bonus_up_to=1), (1,)),
}
"""Each with the start players it is walked with."""
UNPACKED = 16
"""One end of a round in so many is turned back into the readable types."""


def walk(kernel: Any, name: str, first: int) -> Counter[str]:
    """Compare every state that a toy reaches with this start player."""
    setup, _ = TOYS[name]
    engine = kernel.Kernel(setup)
    compared = 0
    for deal in deals(setup):
        one = Round.start(setup, first, deal)
        compared += below(Pair(kernel, one, kernel.pack(one), engine, f"toy “{name}”"))
    return Counter(compared=compared)


def deals(setup: Variant) -> Iterator[Deal]:
    """Every way to deal the deck."""
    numbers = range(1, setup.numbers + 1)
    hands = tuple(combinations_with_replacement(numbers, setup.dealt))
    for dealt in product(hands, repeat=setup.players):
        for revealed in product(numbers, repeat=setup.revealed):
            used = Counter(number for cards in (*dealt, revealed) for number in cards)
            if max(used.values()) <= setup.copies:
                yield Deal(dealt, revealed)


def below(start: Pair) -> int:
    """Compare a round and all that can come of it."""
    compared = ends = 0
    waiting = [start]
    while waiting:
        pair = waiting.pop()
        legal = pair.legal
        pair.check(legal)
        pair.check_all()
        compared += 1
        if legal:
            waiting += pair.children()
            continue
        pair.check_scores()
        if ends % UNPACKED == 0:
            pair.check_unpacked()
        ends += 1
    return compared
