"""Deals, two policies, and whole rounds by the million."""

from typing import NamedTuple

import numpy as np

from purradox.kernel.bits import (
    FOUR,
    GOLDEN,
    ONE,
    RED,
    ZERO,
    U,
    below,
    lowest,
    mix,
    nibble,
    nibble_counts,
    pick,
    popcount,
    presence,
    spread,
    stream,
    subset,
)
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import (
    Turn,
    ask_discards,
    play,
    playable,
    scores,
    settle,
    start,
    step,
    store,
    turn_of,
)
from purradox.kernel.state import FIFTH_COPY, NO_COLOUR, PLAYING, SEATS, Setup, State
from purradox.kernel.types import Bytes, Points, States, Word
from purradox.rules.actions import DISCARDS, PLAYS

RANDOM, WARY = 0, 1


class Ends(NamedTuple):
    """How rounds ended: arrays with a row for each, to be filled in."""

    points: Points
    outcomes: Bytes
    plays: Bytes


def ends_of(count: int) -> Ends:
    """Room for so many rounds."""
    points = np.zeros((count, SEATS), np.int8)
    return Ends(points, np.zeros(count, np.uint8), np.zeros(count, np.uint8))


_NIBBLES = (ONE << U(FIFTH_COPY)) - ONE


@compiled
def hand_of(cards: Word) -> Word:
    """Cards as bits of the deck, counted by number."""
    return nibble_counts(cards & _NIBBLES) + spread(cards >> U(FIFTH_COPY))


@compiled
def number_of(card: Word) -> Word:
    """The number of a card given as a place in the deck."""
    if card >= U(FIFTH_COPY):
        return card - U(FIFTH_COPY) + ONE
    return (card >> U(2)) + ONE


@compiled
def deal(setup: Setup, s: State, first: Word, rng: Word) -> Word:
    """Start a round with random hands; returns the next counter (R3.1)."""
    start(s, first)
    deck = setup.deck
    size = setup.size
    for seat in range(setup.players):
        cards = deck
        if size > setup.dealt:
            cards, rng = subset(deck, size, setup.dealt, rng)
        deck ^= cards
        size -= setup.dealt
        s.hands[U(seat)] = hand_of(cards)
    for turn in range(setup.revealed):
        rng += GOLDEN
        card = pick(deck, below(mix(rng), size))
        deck ^= card
        size -= ONE
        number = number_of(lowest(card))
        s.revealed[U(turn)] = number
        neutral = U(8) << (FOUR * (number - ONE))  # green, then yellow, then blue
        while s.taken & neutral:
            neutral >>= ONE
        s.taken |= neutral
    ask_discards(s)
    return rng


@compiled
def random_bit(mask: Word, bits: Word) -> Word:
    """The place of a set bit, each as likely."""
    return lowest(pick(mask, below(bits, popcount(mask))))


@compiled
def prepare(setup: Setup, s: State, rng: Word) -> Word:
    """All discards and predictions at once, at random; returns the next counter (R3.2, R3.3)."""
    discards = predicted = ZERO
    for place in range(setup.players):
        seat = U(place)
        rng += GOLDEN
        bits = mix(rng)
        card = random_bit(presence(s.hands[seat]), bits)
        s.hands[seat] -= ONE << card
        discards |= ((card >> U(2)) + ONE) << (FOUR * seat)
        if setup.predictions != ZERO:
            tricks = random_bit(setup.predictions, bits << U(32))
            predicted |= (tricks - U(PLAYS + DISCARDS) + ONE) << (FOUR * seat)
    s.discards = discards
    s.predicted = predicted
    s.seat = s.first
    settle(setup, s)
    return rng


@compiled
def placeable(hand: Word, colours: Word, taken: Word) -> tuple[Word, Word]:
    """How many cards of a hand find a space of their own, and how many spaces are open to it."""
    cells = (presence(hand) * colours) & ~taken
    spaces = nibble_counts(cells)
    guard = RED << U(3)
    enough = ((spaces | guard) - hand) & guard  # the guard bit stays where spaces >= cards
    enough = (enough - (enough >> U(3))) | enough  # the whole nibble
    fitting = (hand & enough) | (spaces & ~enough)
    return ((fitting * RED) >> U(32)) & U(15), popcount(cells)


@compiled
def wary_play(hand: Word, turn: Turn, legal: Word, bits: Word) -> Word:
    """A legal play that leaves the hand most room."""
    best = ZERO
    chosen = ZERO
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        colours = nibble(turn.open, turn.seat)
        if turn.led != U(NO_COLOUR) and (action & U(3)) != turn.led:
            colours &= ~(ONE << turn.led)
        left = hand - (ONE << (action & U(60)))
        fitting, room = placeable(left, colours, turn.taken | (ONE << action))
        bits += GOLDEN
        value = (((fitting << U(6)) | room) << U(32)) | (mix(bits) >> U(32))
        if value >= best:
            best = value
            chosen = action
    return chosen


@compiled
def choose(s: State, policy: int, bits: Word) -> Word:
    """The action of a policy in a state; the wary one is wary of plays only."""
    if s.legal == ZERO:
        return ZERO
    if policy == WARY and s.phase == PLAYING:
        turn = turn_of(s)
        return wary_play(s.hands[turn.seat], turn, s.legal, bits)
    return random_bit(s.legal, bits)


@compiled
def play_out(setup: Setup, s: State, policy: int, rng: Word) -> Word:
    """Play a round to its end under a policy; returns the next counter."""
    while s.legal != ZERO and (policy != RANDOM or s.phase != PLAYING):
        rng += GOLDEN
        step(setup, s, choose(s, policy, mix(rng)))
    if s.legal != ZERO:
        rng = play_randomly(setup, s, rng)
    return rng


@compiled
def play_randomly(setup: Setup, s: State, rng: Word) -> Word:
    """Play the tricks of a round at random, with what changes kept in registers."""
    turn = turn_of(s)
    legal = s.legal
    plays = U(s.plays)
    while legal != ZERO:
        rng += GOLDEN
        action = random_bit(legal, mix(rng))
        s.history[plays] = action
        plays += ONE
        turn = play(setup.players, s, turn, action)
        if plays == setup.plays:
            break
        legal = playable(s.hands[turn.seat], turn)
    s.plays = plays
    store(s, turn)
    settle(setup, s)
    return rng


@compiled
def whole_round(setup: Setup, s: State, policy: int, rng: Word) -> None:
    """Deal a round that seat 0 starts, and play it to its end."""
    play_out(setup, s, policy, prepare(setup, s, deal(setup, s, ZERO, rng)))


@compiled
def rounds(setup: Setup, policy: int, seed: Word, begin: Word, scratch: States, out: Ends) -> None:
    """Deal and play out rounds number `begin` onwards, one for each row."""
    s = scratch[0]
    for row in range(U(len(out.points))):
        whole_round(setup, s, policy, stream(seed, begin + U(row)))
        scores(setup, s, out.points, row)
        out.outcomes[row] = s.outcome
        out.plays[row] = s.plays
