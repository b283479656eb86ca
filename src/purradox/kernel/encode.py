"""Observations of many states, bit for bit what `purradox.rl.encode` says of a view."""

import numpy as np

from purradox.kernel.bits import FOUR, ONE, ZERO, U, gather, lowest, nibble, widen
from purradox.kernel.compiled import compiled
from purradox.kernel.state import OVER, SEATS, Setup, State
from purradox.kernel.types import Bytes, States, Word
from purradox.observation import AHEAD, MOST_TRICKS, OFFSETS, SIZE
from purradox.rules.actions import DISCARDS


def _shift(field: str) -> np.uint64:
    """Where a field begins in its word."""
    return U(OFFSETS[field] % 64)


_AHEAD, _DISCARD, _DISCARDED = _shift("ahead"), _shift("discard"), _shift("discarded")
_LEADER, _PREDICTION, _TO_ACT = _shift("leader"), _shift("prediction"), _shift("to_act")
_LED, _TRICKS, _PHASE = _shift("led"), _shift("tricks"), _shift("phase")
_PLAYERS, _ROUND = _shift("players"), _shift("round")
_EACH = U(0x11111)
_SENTINEL = ONE << U(63)

_FURTHEST = 127
_LEADS = np.array(
    [(1 << sum(lead >= bound for bound in AHEAD)) - 1 for lead in range(-_FURTHEST, _FURTHEST + 1)],
    np.uint64,
)
"""The bits of a lead in points, which no match takes further than this."""


@compiled
def upto(count: Word) -> Word:
    """The lowest `count` bits."""
    return (ONE << count) - ONE


@compiled
def behind(other: Word, seat: Word, players: Word) -> Word:
    """How many places to the left another seat sits."""
    return other - seat if other >= seat else other + players - seat


@compiled
def turned(word: Word, seat: Word, players: Word) -> Word:
    """A word of a nibble for each seat, beginning with this seat."""
    word &= upto(FOUR * players)
    return ((word | (word << (FOUR * players))) >> (FOUR * seat)) & upto(FOUR * players)


@compiled
def one_hot(word: Word) -> Word:
    """In each nibble the bit before its value, from 1 to 4; none for 0."""
    ones = word & _EACH
    twos = (word >> ONE) & _EACH
    fours = (word >> U(2)) & _EACH
    return (ones & ~twos) | ((twos & ~ones) << ONE) | ((ones & twos) << U(2)) | (fours << U(3))


@compiled
def tokens_of(setup: Setup, s: State, seat: Word, k: Word) -> Word:
    """The tokens of the seat k places to the left, if there is one."""
    if k >= setup.players:
        return ZERO
    seat += k
    return U(s.owned[seat - setup.players if seat >= setup.players else seat])


PackedObservation = tuple[Word, Word, Word, Word, Word, Word, Word, Word]


@compiled
def observe(setup: Setup, s: State, seat: Word) -> PackedObservation:
    """What a seat sees of a state, as eight words of bits."""
    players = setup.players
    ahead = ZERO
    other = seat
    for place in range(players):
        lead = int(s.totals[seat]) - int(s.totals[other])
        ahead |= (_LEADS[U(lead + _FURTHEST)] << (U(8) * U(place))) >> U(8)
        other += ONE
        if other == players:
            other = ZERO
    opened = turned(s.open, seat, players)
    predicted = one_hot(turned(s.predicted, seat, players))
    discarded = turned(s.discards, seat, players)
    discarded = gather(discarded | (discarded >> ONE) | (discarded >> U(2)) | (discarded >> U(3)))
    taken_tricks = turned(s.won, seat, players)
    won = ZERO
    for place in range(SEATS):
        won |= upto(nibble(taken_tricks, U(place))) << U(8 * place)
    tricks = ((s.won * U(0x11111)) >> U(16)) & U(15)
    # Loops of a fixed length from here on: a processor guesses those right.
    trick = ZERO
    begun = tricks * players
    for place in range(SEATS - 1):
        at = begun + U(place)
        trick |= U(at < U(s.plays)) << U(s.history[at])
    mine = s.owned[seat] | _SENTINEL
    beside = ZERO
    for _ in range(MOST_TRICKS):
        beside |= setup.layout.neighbours[lowest(mine)]
        mine = (mine & (mine - ONE)) | _SENTINEL
    hand = ZERO
    for place in range(DISCARDS):
        number = U(place)
        hand |= upto((s.hands[seat] >> (FOUR * number)) & U(15)) << (U(5) * number)
    beside &= ~s.taken & upto(FOUR * setup.numbers)
    t0 = tokens_of(setup, s, seat, ZERO)
    t1 = tokens_of(setup, s, seat, ONE)
    t2 = tokens_of(setup, s, seat, U(2))
    t3 = tokens_of(setup, s, seat, U(3))
    t4 = tokens_of(setup, s, seat, FOUR)
    neutral = s.taken & ~(t0 | t1 | t2 | t3 | t4)
    to_act = U(s.phase != OVER) << behind(U(s.seat), seat, players)
    led = (ONE << U(s.led)) & U(15)
    return (
        t0 | (t1 << U(36)),
        (t1 >> U(28)) | (t2 << U(8)) | (t3 << U(44)),
        (t3 >> U(20)) | (t4 << U(16)) | (neutral << U(52)),
        (neutral >> U(12)) | (trick << U(24)) | (beside << U(60)),
        (beside >> FOUR) | (ahead << _AHEAD),
        hand
        | (((ONE << nibble(s.discards, seat)) >> ONE) << _DISCARD)
        | (discarded << _DISCARDED)
        | (ONE << (_LEADER + behind(U(s.leader), seat, players))),
        opened
        | (predicted << _PREDICTION)
        | (to_act << _TO_ACT)
        | (led << _LED)
        | (upto(tricks) << _TRICKS)
        | (ONE << (_PHASE + U(s.phase))),
        won | (ONE << (_PLAYERS + players - U(2))) | (ONE << (_ROUND + U(s.past))),
    )


@compiled
def show(setup: Setup, s: State, seat: Word, address: Word) -> None:
    """Write a seat's observation as bytes of 0 or 1 to an address."""
    w0, w1, w2, w3, w4, w5, w6, w7 = observe(setup, s, seat)
    widen(w0, address)
    widen(w1, address + U(64))
    widen(w2, address + U(128))
    widen(w3, address + U(192))
    widen(w4, address + U(256))
    widen(w5, address + U(320))
    widen(w6, address + U(384))
    widen(w7, address + U(448))


@compiled
def observe_many(setup: Setup, states: States, seats: Bytes, out: Bytes) -> None:
    """The observation of a seat of each state, into rows of bytes."""
    base = U(out.ctypes.data)
    for row in range(U(len(states))):
        show(setup, states[row], U(seats[row]), base + U(SIZE) * row)
