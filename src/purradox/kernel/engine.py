"""The rules a second time, on bit masks. The gate holds this file to the readable engine."""

from typing import NamedTuple

from purradox.kernel.bits import (
    FOUR,
    ONE,
    RED,
    TWO,
    ZERO,
    U,
    gather,
    lowest,
    nibble,
    popcount,
    presence,
)
from purradox.kernel.compiled import compiled
from purradox.kernel.state import (
    ALL_OPEN,
    COMPLETED,
    DISCARDING,
    NO_COLOUR,
    OVER,
    PARADOX,
    PLAYING,
    PREDICTING,
    SEATS,
    PackedLayout,
    Setup,
    State,
)
from purradox.kernel.types import Number, Points, Word

_DISCARDS = U(36)
_PREDICTIONS = U(45)
_NONE = U(NO_COLOUR)


class Turn(NamedTuple):
    """What changes with every play, by value, so that a playout keeps it in registers.

    `open` and `won` hold a nibble for each seat; `best` is the winning strength × 8 + its seat.
    """

    taken: Word
    open: Word
    won: Word
    seat: Word
    leader: Word
    led: Word
    best: Word


@compiled
def turn_of(s: State) -> Turn:
    """The turn of a state."""
    return Turn(s.taken, s.open, s.won, U(s.seat), U(s.leader), U(s.led), U(s.best))


@compiled
def store(s: State, turn: Turn) -> None:
    """Put a turn back into its state."""
    s.taken = turn.taken
    s.open = turn.open
    s.won = turn.won
    s.seat = turn.seat
    s.leader = turn.leader
    s.led = turn.led
    s.best = turn.best


@compiled
def playable(hand: Word, turn: Turn) -> Word:
    """Free spaces for the hand of the seat to act in its open colours; red leads (R4.1, R4.2)."""
    colours = nibble(turn.open, turn.seat)
    cells = (presence(hand) * colours) & ~turn.taken
    if turn.led == _NONE and (turn.taken & RED) == ZERO:
        other = cells & ~RED
        return other if other != ZERO else cells
    return cells


@compiled
def play(players: Word, s: State, turn: Turn, action: Word) -> Turn:
    """The turn after a play: token, colour given up, trick won (R4.3 to R4.5)."""
    seat = turn.seat
    cell = ONE << action
    s.owned[seat] |= cell
    s.hands[seat] -= ONE << (action & U(60))
    colour = action & U(3)
    led = colour if turn.led == _NONE else turn.led
    follows = U(colour == led)
    trumps = U(colour == ZERO)
    opened = turn.open & ~((ONE - follows) << (FOUR * seat + led))
    strength = (action >> TWO) + ONE + (trumps << FOUR)
    best = max(turn.best, (follows | trumps) * ((strength << U(3)) | seat))
    following = seat + ONE
    if following == players:
        following = ZERO
    if following != turn.leader:
        return Turn(turn.taken | cell, opened, turn.won, following, turn.leader, led, best)
    winner = best & U(7)
    won = turn.won + (ONE << (FOUR * winner))
    return Turn(turn.taken | cell, opened, won, winner, winner, _NONE, ZERO)


@compiled
def settle(setup: Setup, s: State) -> None:
    """Find what the seat to act may play, or that the round is over (R5.1, R5.2)."""
    s.phase = U(PLAYING)
    if s.plays == setup.plays:
        s.legal = ZERO
        s.outcome = U(COMPLETED)
        s.phase = U(OVER)
        return
    s.legal = playable(s.hands[U(s.seat)], turn_of(s))
    if s.legal == ZERO:
        s.outcome = U(PARADOX) + U(s.seat)
        s.phase = U(OVER)


@compiled
def discard(setup: Setup, s: State, number: Word) -> None:
    """Set a card aside; then the next seat that still has to, or what comes after (R3.2)."""
    seat = U(s.seat)
    s.hands[seat] -= ONE << (FOUR * (number - ONE))
    s.discards |= number << (FOUR * seat)
    for place in range(setup.players):
        other = U(place)
        if nibble(s.discards, other) == ZERO:
            s.seat = other
            s.legal = gather(presence(s.hands[other])) << _DISCARDS
            return
    s.seat = s.first
    if setup.predictions != ZERO:
        s.phase = U(PREDICTING)
        s.legal = setup.predictions
    else:
        settle(setup, s)


@compiled
def predict(setup: Setup, s: State, tricks: Word) -> None:
    """Predict, clockwise from the start player (R3.3)."""
    s.predicted |= tricks << (FOUR * U(s.seat))
    seat = U(s.seat) + ONE
    if seat == setup.players:
        seat = ZERO
    s.seat = seat
    s.legal = setup.predictions
    if seat == U(s.first):
        settle(setup, s)


@compiled
def step(setup: Setup, s: State, action: Word) -> None:
    """Apply a legal action of the seat to act."""
    if action < _DISCARDS:
        s.history[U(s.plays)] = action
        s.plays = U(s.plays) + ONE
        store(s, play(setup.players, s, turn_of(s), action))
        settle(setup, s)
    elif action < _PREDICTIONS:
        discard(setup, s, action - _DISCARDS + ONE)
    else:
        predict(setup, s, action - _PREDICTIONS + ONE)


@compiled
def largest_group(tokens: Word, layout: PackedLayout) -> Word:
    """The size of the largest set of tokens joined by sides."""
    largest = ZERO
    while tokens != ZERO:
        group = tokens & (~tokens + ONE)
        edge = group
        while edge != ZERO:
            found = layout.neighbours[lowest(edge)] & tokens & ~group
            edge = (edge & (edge - ONE)) | found
            group |= found
        largest = max(largest, popcount(group))
        tokens &= ~group
    return largest


@compiled
def keeps_bonus(setup: Setup, s: State, seat: Word) -> bool:
    """Whether a seat that caused no paradox earns its bonus (R6.2)."""
    won = nibble(s.won, seat)
    if setup.predictions != ZERO:
        return bool(won == nibble(s.predicted, seat))
    return bool(won <= setup.bonus_up_to)


@compiled
def scores(setup: Setup, s: State, out: Points, row: Number) -> None:
    """Each seat's score of a finished round, into a row of `out` (R6.1 to R6.3)."""
    for place in range(setup.players):
        seat = U(place)
        won = nibble(s.won, seat)
        if U(s.outcome) == U(PARADOX) + seat:
            out[row, seat] = -int(won)
            continue
        points = won
        if keeps_bonus(setup, s, seat):
            points += largest_group(s.owned[seat], setup.layout)
        out[row, seat] = int(points)


@compiled
def start(s: State, first: Word) -> None:
    """Clear the table for a round; the hands and neutral tokens come after."""
    for place in range(SEATS):
        seat = U(place)
        s.hands[seat] = ZERO
        s.owned[seat] = ZERO
    s.predicted = ZERO
    s.discards = ZERO
    store(s, Turn(ZERO, U(ALL_OPEN), ZERO, ZERO, first, _NONE, ZERO))
    s.phase = U(DISCARDING)
    s.first = first
    s.plays = ZERO
    s.outcome = ZERO


@compiled
def ask_discards(s: State) -> None:
    """After the deal: seat 0 may set aside any number that it holds."""
    s.legal = gather(presence(s.hands[ZERO])) << _DISCARDS
