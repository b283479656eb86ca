"""What the networks are shown of a world that the search has made up: bits, in words.

The first eight words are what a seat sees (`purradox.observation`). Two more for each other
seat, leftwards, tell what it holds there: the hand and the discard, then the free spaces beside its
tokens and the lead over it.
"""

from typing import Any

from purradox.kernel.bits import FOUR, ONE, ZERO, U, lowest, nibble
from purradox.kernel.compiled import compiled
from purradox.kernel.encode import observe, upto
from purradox.kernel.state import SEATS
from purradox.observation import SIZE
from purradox.rules.actions import DISCARDS, PLAYS

SEEN = SIZE // 64
WORDS = SEEN + 2 * (SEATS - 1)
FARTHEST = 12
"""Leads further than this look alike."""
_HAND, _PLANE = U(5 * DISCARDS), U(PLAYS)


@compiled
def see(setup: Any, s: Any, seat: Any, words: Any) -> None:
    """What a seat sees."""
    told = observe(setup, s, seat)
    for place in range(SEEN):
        words[place] = told[place]


@compiled
def see_through(setup: Any, s: Any, seat: Any, words: Any) -> None:
    """The same, and what the others hold."""
    see(setup, s, seat, words)
    free = ~s.taken & upto(FOUR * setup.numbers)
    other = seat
    for place in range(SEATS - 1):
        at = SEEN + 2 * place
        words[at] = ZERO
        words[at + 1] = ZERO
        if U(place + 1) >= setup.players:
            continue
        other += ONE
        if other == setup.players:
            other = ZERO
        held = ((ONE << nibble(s.discards, other)) >> ONE) << _HAND
        for number in range(DISCARDS):
            held |= upto(nibble(s.hands[other], U(number))) << (U(5) * U(number))
        tokens = s.owned[other]
        beside = ZERO
        while tokens != ZERO:
            beside |= setup.layout.neighbours[lowest(tokens)]
            tokens &= tokens - ONE
        lead = int(s.totals[seat]) - int(s.totals[other])
        lead = min(max(lead, -FARTHEST - 1), FARTHEST)
        words[at] = held
        words[at + 1] = (beside & free) | (upto(U(lead + FARTHEST + 1)) << _PLANE)
