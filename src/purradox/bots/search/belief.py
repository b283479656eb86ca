"""What the others may hold, read from what they did.

Some worlds are carried along, the more the longer one looks. Each is changed by exchanging two
hidden cards, and the change stays the more likely the better it explains the discards, predictions
and plays of the others, if they mostly follow instinct (Metropolis). Before anything was done, all
deals are equally likely.
"""

from math import exp, log
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purradox.bots.search.instinct import judge_discards, judge_plays, judge_predictions
from purradox.bots.search.lots import highest
from purradox.kernel.bits import (
    FOUR,
    GOLDEN,
    ONE,
    ZERO,
    U,
    below,
    gather,
    lowest,
    mix,
    nibble,
    popcount,
    presence,
)
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import play, playable, store, turn_of
from purradox.kernel.playout import hand_of
from purradox.kernel.state import ALL_OPEN, LONGEST, NO_COLOUR, SEATS, STATE
from purradox.kernel.worlds import draw
from purradox.rules.actions import DISCARDS, PLAYS

CARRIED, MOST_CARRIED = 8, 256
"""Worlds at first and at most: after many exchanges one is still much like what it was."""
SETTLING = 40
"""Exchanges before a world is first looked into."""
LOOSE_PLAY, LOOSE_PREDICTION, LOOSE_DISCARD = 0.3, 0.4, 0.1
"""By how much worse than the best a choice may look to instinct and still be likely."""
WHIM = 0.1
"""How often somebody does anything at all."""
IMPOSSIBLE = -1e9
ASIDE, NOBODY = U(8), U(16)
"""Holders of hidden cards: a seat, a seat's discard (this and the seat), or nobody."""


class Belief(NamedTuple):
    """Room for the worlds of one thread."""

    worlds: NDArray[np.void]
    spare: NDArray[np.uint64]  # the cards that nobody was dealt
    fits: NDArray[np.float64]  # how well a world explains each seat
    past: NDArray[np.void]  # the table before each play, and last the one before all of them
    size: NDArray[np.int64]  # how many of the worlds have settled


def belief(carried: int = CARRIED) -> Belief:
    """Room for one thread."""
    return Belief(
        np.zeros(carried, STATE),
        np.zeros(carried, np.uint64),
        np.zeros((carried, SEATS)),
        np.zeros(LONGEST + 1, STATE),
        np.zeros(1, np.int64),
    )


@compiled
def remember(setup: Any, now: Any, past: Any) -> None:
    """Lay the table as it was before each play; hands are filled in when they are judged."""
    past[LONGEST] = now
    s = past[LONGEST]
    for place in range(SEATS):
        s.taken &= ~now.owned[U(place)]
        s.owned[U(place)] = ZERO
    s.open = U(ALL_OPEN)
    s.won = ZERO
    s.discards = ZERO
    s.plays = ZERO
    s.seat = s.first
    s.leader = s.first
    s.led = U(NO_COLOUR)
    s.best = ZERO
    for index in range(int(now.plays)):
        past[index] = past[LONGEST if index == 0 else index - 1]
        if index > 0:
            before = past[index]
            store(before, play(setup.players, before, turn_of(before), U(now.history[index - 1])))
            before.plays = U(index)


@compiled
def likelihood(s: Any, action: Any, loose: Any, m: Any) -> Any:
    """The logarithm of the chance of an action, from the judgements of all legal ones."""
    top = highest(s, m.values)
    total = 0.0
    legal = s.legal
    while legal != ZERO:
        total += exp((m.values[lowest(legal)] - top) / loose)
        legal &= legal - ONE
    chance = exp((m.values[action] - top) / loose) / total
    return log((1.0 - WHIM) * chance + WHIM / float(popcount(s.legal)))


@compiled
def explained(setup: Any, world: Any, seat: Any, past: Any, row: Any, m: Any) -> Any:
    """How well the cards that a seat has in this world explain what it did."""
    hand = world.hands[seat]
    aside = nibble(world.discards, seat)
    result = 0.0
    for back in range(int(world.plays)):
        index = int(world.plays) - 1 - back
        s = past[index]
        if U(s.seat) != seat:
            continue
        action = U(world.history[index])
        hand += ONE << (action & U(60))
        s.hands[seat] = hand
        s.discards = aside << (FOUR * seat)
        s.legal = playable(hand, turn_of(s))
        if (s.legal >> action) & ONE == ZERO:
            return IMPOSSIBLE
        judge_plays(setup, s, row, m)
        result += likelihood(s, action, LOOSE_PLAY, m)
    s = past[LONGEST]
    s.seat = seat
    predicted = nibble(world.predicted, seat)
    if predicted != ZERO:
        s.hands[seat] = hand
        s.legal = setup.predictions
        judge_predictions(setup, s, row, m)
        result += likelihood(s, predicted + U(PLAYS + DISCARDS - 1), LOOSE_PREDICTION, m)
    if aside != ZERO:
        s.hands[seat] = hand + (ONE << (FOUR * (aside - ONE)))
        s.legal = gather(presence(s.hands[seat])) << U(PLAYS)
        judge_discards(setup, s, row, m)
        result += likelihood(s, aside + U(PLAYS - 1), LOOSE_DISCARD, m)
    return result


@compiled
def card_at(hand: Any, place: Any) -> Any:
    """The number (from 0) of a card of a hand, counted from the lowest."""
    number = ZERO
    while place >= nibble(hand, number):
        place -= nibble(hand, number)
        number += ONE
    return number


@compiled
def holder(setup: Any, world: Any, spare: Any, unseen: Any, place: Any) -> Any:
    """Who holds a hidden card, by its place among them, and its number (from 0)."""
    for other in range(int(setup.players)):
        seat = U(other)
        if place < unseen.hands[seat]:
            return seat, card_at(world.hands[seat], place)
        place -= unseen.hands[seat]
        if place < unseen.discards[seat]:
            return seat + ASIDE, nibble(world.discards, seat) - ONE
        place -= unseen.discards[seat]
    return NOBODY, card_at(spare, place)


@compiled
def exchange(b: Any, which: Any, who: Any, gives: Any, takes: Any) -> None:
    """A holder gives a card and takes another."""
    world = b.worlds[which]
    change = (ONE << (FOUR * takes)) - (ONE << (FOUR * gives))
    if who == NOBODY:
        b.spare[which] += change
    elif who < ASIDE:
        world.hands[who] += change
    else:
        shift = FOUR * (who - ASIDE)
        world.discards = (world.discards & ~(U(15) << shift)) | ((takes + ONE) << shift)


@compiled
def two_of(setup: Any, unseen: Any, b: Any, which: Any, bits: Any) -> Any:
    """Two hidden cards of a world by lot: who holds the one, which it is, and the same again."""
    world, spare = b.worlds[which], b.spare[which]
    one, gives = holder(setup, world, spare, unseen, below(bits, unseen.size))
    two, takes = holder(setup, world, spare, unseen, below(bits << U(32), unseen.size))
    return one, gives, two, takes


@compiled
def likely(change: Any, bits: Any) -> Any:
    """Whether a change stays, by what it does to the logarithm of the likelihood (Metropolis)."""
    return change >= 0.0 or float(bits >> U(11)) * 2.0**-53 < exp(change)


@compiled
def keep_fits(b: Any, which: Any, one: Any, two: Any, first_fits: Any, second_fits: Any) -> None:
    """Note how well a world explains two holders now; of one seat the first counts."""
    if two != NOBODY:
        b.fits[which, two & U(7)] = second_fits
    if one != NOBODY:
        b.fits[which, one & U(7)] = first_fits


@compiled
def reconsider(setup: Any, unseen: Any, rows: Any, b: Any, which: Any, m: Any, rng: Any) -> Any:
    """Exchange two hidden cards of a world, if that explains enough; returns the next counter."""
    if unseen.size == ZERO:
        return rng
    rng += GOLDEN
    world = b.worlds[which]
    one, gives, two, takes = two_of(setup, unseen, b, which, mix(rng))
    if gives == takes or one == two:
        return rng
    exchange(b, which, one, gives, takes)
    exchange(b, which, two, takes, gives)
    first, second = one & U(7), two & U(7)
    first_fits = 0.0
    second_fits = 0.0
    change = 0.0
    if one != NOBODY:
        first_fits = explained(setup, world, first, b.past, rows[first], m)
        change += first_fits - b.fits[which, first]
    both = two != NOBODY and (one == NOBODY or second != first)
    if both:
        second_fits = explained(setup, world, second, b.past, rows[second], m)
        change += second_fits - b.fits[which, second]
    rng += GOLDEN
    if likely(change, mix(rng)):
        keep_fits(b, which, one, two, first_fits, second_fits)
    else:
        exchange(b, which, one, takes, gives)
        exchange(b, which, two, gives, takes)
    return rng


@compiled
def imagine(setup: Any, base: Any, unseen: Any, b: Any, which: Any, rng: Any) -> Any:
    """Draw a world as likely as any; returns the next counter."""
    b.worlds[which] = base[0]
    world = b.worlds[which]
    rng = draw(setup, world, unseen, rng)
    left = hand_of(unseen.cards)
    for place in range(int(setup.players)):
        seat = U(place)
        if unseen.hands[seat] != ZERO:
            left -= world.hands[seat]
        if unseen.discards[seat] != ZERO:
            left -= ONE << (FOUR * (nibble(world.discards, seat) - ONE))
    b.spare[which] = left
    return rng


@compiled
def one_more(
    setup: Any, base: Any, unseen: Any, me: Any, rows: Any, b: Any, m: Any, rng: Any
) -> Any:
    """Draw a world as likely as any, and let it settle; returns the next counter."""
    which = b.size[0]
    rng = imagine(setup, base, unseen, b, which, rng)
    for place in range(int(setup.players)):
        seat = U(place)
        b.fits[which, seat] = 0.0
        if seat != me:
            world = b.worlds[which]
            b.fits[which, seat] = explained(setup, world, seat, b.past, rows[seat], m)
    for _ in range(SETTLING):
        rng = reconsider(setup, unseen, rows, b, which, m, rng)
    b.size[0] += 1
    return rng


@compiled
def believe(
    setup: Any, base: Any, unseen: Any, me: Any, rows: Any, b: Any, m: Any, rng: Any
) -> Any:
    """The first few worlds; returns the next counter."""
    remember(setup, base[0], b.past)
    b.size[0] = 0
    for _ in range(CARRIED):
        rng = one_more(setup, base, unseen, me, rows, b, m, rng)
    return rng
