"""The packed state of a round, and the way there and back from the readable types."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.bits import U
from purradox.kernel.types import Bytes, Number, States, Word, Words
from purradox.rules import (
    NEUTRAL,
    PLAYERS,
    Cell,
    Colour,
    Deal,
    Paradox,
    Phase,
    Round,
    Variant,
    legal_moves,
)
from purradox.rules.actions import PLAYS, action_of, move_of
from purradox.rules.moves import Choice, Discard, Predict

SEATS = max(PLAYERS)
LONGEST = 40
"""Plays of the longest round, and the length of a trick to spare."""

DISCARDING, PREDICTING, PLAYING, OVER = range(4)
REVEALED = 3
ALL_OPEN = 0xFFFFF
NO_COLOUR = 4
"""The led colour before the lead."""
COMPLETED, PARADOX = 1, 2
"""Outcomes; a paradox of seat s is PARADOX + s, and 0 is a round that goes on."""

STATE = np.dtype(
    [
        ("taken", np.uint64),  # spaces with any token
        ("legal", np.uint64),  # action ids open to the seat to act
        ("deals", np.uint64),  # how often this table was dealt anew
        ("hands", np.uint64, SEATS),  # counts, a nibble for each number
        ("owned", np.uint64, SEATS),
        ("open", np.uint64),  # colours still free to declare, a nibble for each seat
        ("won", np.uint64),  # tricks, a nibble for each seat
        ("predicted", np.uint64),  # a nibble for each seat, 0 before the prediction
        ("discards", np.uint64),  # a nibble for each seat, 0 before the discard
        ("phase", np.uint8),
        ("seat", np.uint8),  # to act
        ("first", np.uint8),
        ("leader", np.uint8),
        ("led", np.uint8),
        ("best", np.uint8),  # who is winning the trick: strength × 8 + seat
        ("plays", np.uint8),
        ("outcome", np.uint8),
        ("past", np.uint8),  # rounds of the match before this one
        ("revealed", np.uint8, REVEALED),
        ("totals", np.int16, SEATS),  # of the rounds before
        ("history", np.uint8, LONGEST),
    ],
    align=True,
)


class State(Protocol):
    """One packed state, as compiled code reads and writes it; see `STATE`."""

    taken: Word
    legal: Word
    deals: Word
    hands: Words
    owned: Words
    open: Word
    won: Word
    predicted: Word
    discards: Word
    phase: Number
    seat: Number
    first: Number
    leader: Number
    led: Number
    best: Number
    plays: Number
    outcome: Number
    past: Number
    revealed: Bytes
    totals: NDArray[np.int16]
    history: Bytes


LAYOUT = np.dtype([("neighbours", np.uint64, 64)])
"""The spaces that share a side with each space; as many as bits, so that none is out of bounds."""


class PackedLayout(Protocol):
    """A `LAYOUT` as compiled code reads it."""

    neighbours: Words


class Setup(NamedTuple):
    """A variant as the kernel's functions take it."""

    players: Word
    numbers: Word
    dealt: Word
    plays: Word
    predictions: Word  # the bits of their action ids; 0 when nobody predicts
    bonus_up_to: Word
    revealed: Word
    deck: Word  # a bit for each card: four copies in the nibbles, the fifth above them
    size: Word
    deck_copies: Word  # of each number
    layout: PackedLayout  # a record: an array here would be counted in and out of every function


FIFTH_COPY = 36


@lru_cache(maxsize=256)
def setup_of(variant: Variant) -> Setup:
    """The numbers of a variant, handed to the kernel as data."""
    plays = variant.tricks * variant.players
    if variant.copies > 5 or variant.numbers > 9 or plays > LONGEST - variant.players:
        raise ValueError("too many cards for the kernel: it holds 5 copies of 9 numbers")
    if variant.players > SEATS or variant.revealed > REVEALED:
        raise ValueError("too many for the kernel: it holds 5 players and 3 revealed cards")
    if not set(variant.predictions) <= {1, 2, 3, 4}:
        raise ValueError("the kernel knows predictions of 1 to 4 tricks only")
    if bool(variant.predictions) != (variant.bonus_up_to is None):
        raise ValueError("the kernel wants either predictions or a limit for the bonus")
    deck = 0
    for number in range(variant.numbers):
        deck |= ((1 << min(variant.copies, 4)) - 1) << 4 * number
        deck |= (variant.copies // 5) << (FIFTH_COPY + number)
    layout: np.void = np.zeros(1, LAYOUT)[0]
    for cell, beside in variant.layout.neighbours.items():
        for other in beside:
            layout["neighbours"][bit_of(cell)] |= U(1 << bit_of(other))
    return Setup(
        players=U(variant.players),
        numbers=U(variant.numbers),
        dealt=U(variant.dealt),
        plays=U(plays),
        predictions=U(sum(1 << action_of(Predict(0, tricks)) for tricks in variant.predictions)),
        bonus_up_to=U(variant.bonus_up_to or 0),
        revealed=U(variant.revealed),
        deck=U(deck),
        size=U(variant.deck),
        deck_copies=U(variant.copies),
        layout=cast("PackedLayout", layout),
    )


def bit_of(cell: Cell) -> int:
    """The bit of a space."""
    return 4 * (cell.number - 1) + cell.colour.index


_PHASES = {
    Phase.DISCARD: DISCARDING,
    Phase.PREDICT: PREDICTING,
    Phase.PLAY: PLAYING,
    Phase.OVER: OVER,
}


def pack(one: Round, totals: tuple[int, ...] = (), number: int = 0) -> States:
    """A readable round as an array of one packed state."""
    table = one.table
    taken, owned = 0, [0] * SEATS
    for colour in Colour:
        for place, owner in enumerate(table.board.row(colour)):
            if owner is not None:
                bit = 1 << 4 * place + colour.index
                taken |= bit
                if owner != NEUTRAL:
                    owned[owner] |= bit
    states = np.zeros(1, STATE)
    s: np.void = states[0]
    s["taken"], s["owned"] = taken, owned
    s["hands"][: len(one.hands)] = [sum(1 << 4 * (card - 1) for card in hand) for hand in one.hands]
    lost = (4 * seat + c.index for seat, colours in enumerate(table.lost) for c in colours)
    s["open"] = ALL_OPEN - sum(1 << place for place in lost)
    s["won"] = _nibbles(table.won)
    s["predicted"] = _nibbles(table.predictions)
    s["discards"] = _nibbles(one.discards)
    s["phase"] = _PHASES[table.phase]
    s["first"], s["leader"], s["led"] = table.first, table.leader, NO_COLOUR
    if table.to_act:
        asked = table.to_act[0]
        moves = legal_moves(table, asked, one.hands[asked])
        s["seat"], s["legal"] = asked, sum(1 << action_of(move) for move in moves)
    if table.trick.plays:
        s["led"] = table.trick.plays[0].cell.colour.index
        best = next(play for play in table.trick.plays if play.seat == table.trick.winner)
        s["best"] = _strength(best.cell) * 8 + best.seat
    played = [action_of(play) for trick in (*table.tricks, table.trick) for play in trick.plays]
    s["plays"] = len(played)
    s["history"][: len(played)] = played
    if isinstance(table.outcome, Paradox):
        s["outcome"], s["seat"] = PARADOX + table.outcome.seat, table.outcome.seat
    elif table.outcome is not None:
        s["outcome"], s["seat"] = COMPLETED, table.leader
    s["revealed"][: len(table.revealed)] = table.revealed
    s["past"] = number
    s["totals"][: len(totals)] = totals
    return states


def _nibbles(counts: Sequence[int | None]) -> int:
    return sum((count or 0) << 4 * seat for seat, count in enumerate(counts))


def _strength(cell: Cell) -> int:
    return cell.number + (16 if cell.colour is Colour.RED else 0)


def unpack(state: np.void, variant: Variant) -> Round:
    """The readable round of a packed state, made by replaying it through the rules."""
    players = range(variant.players)
    history = [int(action) for action in state["history"][: state["plays"]]]
    discards = [int(state["discards"]) >> 4 * seat & 15 for seat in players]
    predicted = [int(state["predicted"]) >> 4 * seat & 15 for seat in players]
    hands = [
        [n for n in range(1, 10) for _ in range(int(state["hands"][seat]) >> 4 * (n - 1) & 15)]
        for seat in players
    ]
    owner = {
        bit: seat
        for seat in players
        for bit in range(PLAYS)
        if int(state["owned"][seat]) >> bit & 1
    }
    for action in history:
        hands[owner[action]].append(action // 4 + 1)
    for seat in players:
        hands[seat] += [discards[seat]] if discards[seat] else []
    deal = Deal(
        tuple(tuple(sorted(hand)) for hand in hands),
        tuple(int(number) for number in state["revealed"][: variant.revealed]),
    )
    one = Round.start(variant, int(state["first"]), deal)
    moves: list[Choice] = [Discard(seat, discards[seat]) for seat in players if discards[seat]]
    for turn in players:
        seat = (int(state["first"]) + turn) % variant.players
        if predicted[seat]:
            moves.append(Predict(seat, predicted[seat]))
    moves += [move_of(action, owner[action]) for action in history]
    for move in moves:
        one = one.apply(move)
    return one
