"""What the others may hold, as a network believes: hidden cards exchanged until they fit it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.bots.search.belief import (
    NOBODY,
    SETTLING,
    exchange,
    imagine,
    likely,
    two_of,
)
from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, mix, nibble
from purradox.kernel.compiled import compiled
from purradox.kernel.state import FIFTH_COPY, SEATS
from purradox.rules.actions import DISCARDS

HOLDERS, NUMBERS = int(NOBODY) + 1, DISCARDS
LEAST = 0.02
"""The smallest share of a card that a network may give a holder."""


def leaning(
    cards: NDArray[np.float32], seat: int, players: int, unseen: Any, lean: NDArray[np.float64]
) -> None:
    """Hold what a network expects in each hand against what chance alone would put there."""
    counts = np.array(
        [
            (int(unseen.cards) >> 4 * n & 15).bit_count() + (int(unseen.cards) >> 36 + n & 1)
            for n in range(NUMBERS)
        ],
        float,
    )
    share = counts / max(1.0, counts.sum())
    expected = np.maximum(cards.reshape(SEATS - 1, NUMBERS), LEAST) * (counts > 0)
    rest = counts.copy()
    lean[:] = 0.0
    for k in range(players - 1):
        other = (seat + 1 + k) % players
        size = float(unseen.hands[other])
        if size > 0:
            held = expected[k] * size / max(expected[k].sum(), LEAST)
            rest -= held
            lean[other] = _against_chance(held / size, share)
    rest = np.maximum(rest, LEAST) * (counts > 0)
    lean[SEATS:] = _against_chance(rest / max(rest.sum(), LEAST), share)


def _against_chance(
    believed: NDArray[np.float64], share: NDArray[np.float64]
) -> NDArray[np.float64]:
    return np.where(share > 0, np.log(np.maximum(believed, 1e-4) / np.maximum(share, 1e-4)), 0.0)


@compiled
def may_hold(unseen: Any, who: Any, number: Any) -> Any:
    """Whether a holder can have a card: who led red by the exception held little else (R4.3)."""
    if unseen.bound < 0 or who != U(unseen.bound):
        return True
    fifth = (unseen.allowed >> (U(FIFTH_COPY) + number)) & ONE
    return (nibble(unseen.allowed, number) | fifth) != ZERO


@compiled
def lean_to(setup: Any, unseen: Any, b: Any, which: Any, lean: Any, rng: Any) -> Any:
    """Exchange two hidden cards of a world, if that is likely enough; returns the next counter."""
    if unseen.size == ZERO:
        return rng
    rng += GOLDEN
    one, gives, two, takes = two_of(setup, unseen, b, which, mix(rng))
    if gives == takes or one == two:
        return rng
    if not (may_hold(unseen, one, takes) and may_hold(unseen, two, gives)):
        return rng
    change = lean[one, takes] + lean[two, gives] - lean[one, gives] - lean[two, takes]
    rng += GOLDEN
    if likely(change, mix(rng)):
        exchange(b, which, one, gives, takes)
        exchange(b, which, two, takes, gives)
    return rng


@compiled
def settle(setup: Any, base: Any, unseen: Any, b: Any, lean: Any, rng: Any) -> Any:
    """Draw worlds as likely as any, and let them lean; returns the next counter."""
    for which in range(len(b.worlds)):
        rng = imagine(setup, base, unseen, b, which, rng)
        for _ in range(SETTLING):
            rng = lean_to(setup, unseen, b, which, lean, rng)
    return rng
