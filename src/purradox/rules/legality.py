"""What a seat may do, from what that seat can see: the table and its own hand."""

from collections.abc import Iterator
from functools import cache

from purradox.rules.board import NEUTRAL
from purradox.rules.cards import COLOURS, SPACES, TRUMP, Cell, Colour, Hand, parse_cell
from purradox.rules.errors import (
    AlreadyDiscarded,
    ColourLost,
    IllegalMove,
    NoSuchPrediction,
    NotAMove,
    NotInHand,
    NotNow,
    NotYourTurn,
    OutOfPlay,
    RedNotOpen,
    SpaceTaken,
)
from purradox.rules.moves import Choice, Discard, Play, Predict
from purradox.rules.table import DISCARD, OVER, PLAY, PREDICT, Phase, Table

_PHASE_OF = {Discard: DISCARD, Predict: PREDICT, Play: PLAY}
RULE_OF = {DISCARD: "R3.2", PREDICT: "R3.3", PLAY: "R4", OVER: "R5"}


def declarable(table: Table, seat: int, hand: Hand) -> Iterator[Cell]:
    """Free spaces for cards of the hand in colours that the seat has not lost (R4.1)."""
    numbers = sorted(set(hand))
    size, tokens = table.board.numbers, table.board.tokens
    for row in _rows_left(table.lost[seat]):
        spaces, before = SPACES[row], row * size - 1
        for number in numbers:
            if tokens[before + number] is None:
                yield spaces[number]


@cache
def _rows_left(lost: frozenset[Colour]) -> tuple[int, ...]:
    return tuple(row for row, colour in enumerate(COLOURS) if colour not in lost)


def legal_cells(table: Table, seat: int, hand: Hand) -> tuple[Cell, ...]:
    """The spaces that the seat may take if it is its turn to play (R4.1, R4.2)."""
    cells = list(declarable(table, seat, hand))
    if not (table.trick.plays or table.red_is_open):
        cells = [cell for cell in cells if cell.colour is not TRUMP] or cells
    return tuple(cells)


def legal_moves(table: Table, seat: int, hand: Hand) -> tuple[Choice, ...]:
    """Every move that the seat may make now; empty when it is not its turn."""
    if seat not in table.to_act:
        return ()
    phase = table.phase
    if phase is DISCARD:
        return tuple(Discard(seat, number) for number in sorted(set(hand)))
    if phase is PREDICT:
        return tuple(Predict(seat, tricks) for tricks in table.variant.predictions)
    return tuple(Play(seat, cell) for cell in legal_cells(table, seat, hand))


def why_not(table: Table, hand: Hand, move: Choice) -> IllegalMove | None:
    """The rule that the move breaks, or None for a legal move. `hand` is the moving seat's."""
    phase = table.phase
    if _PHASE_OF[type(move)] is not phase:
        return NotNow(phase.value, RULE_OF[phase])
    if move.seat not in table.to_act:
        if isinstance(move, Discard):
            return AlreadyDiscarded(move.seat)
        return NotYourTurn(move.seat, table.to_act[0], RULE_OF[phase])
    if isinstance(move, Discard):
        return None if move.number in hand else NotInHand(move.seat, move.number, RULE_OF[phase])
    if isinstance(move, Predict):
        allowed = table.variant.predictions
        return None if move.tricks in allowed else NoSuchPrediction(move.tricks, allowed)
    return why_not_play(table, hand, move)


def why_not_play(table: Table, hand: Hand, play: Play) -> IllegalMove | None:
    """The rule that a play breaks when it is the seat's turn (R4.1, R4.2)."""
    seat, cell = play.seat, play.cell
    if not 1 <= cell.number <= table.variant.numbers:
        return OutOfPlay(cell)
    if cell.number not in hand:
        return NotInHand(seat, cell.number, "R4.1")
    owner = table.board[cell]
    if owner is not None:
        return SpaceTaken(cell, None if owner == NEUTRAL else owner, table.trick_of(cell))
    if cell.colour in table.lost[seat]:
        return ColourLost(cell.colour, table.trick_that_lost(seat, cell.colour))
    if cell.colour is TRUMP and cell not in legal_cells(table, seat, hand):
        return RedNotOpen()
    return None


def parse_move(text: str, phase: Phase, seat: int) -> Choice:
    """A move as it is written, legal or not; what a digit means depends on the phase."""
    if not isinstance(text, str):
        raise TypeError(f"a move is written as text, like '5b', not {text!r}")
    try:
        if phase is PLAY or phase is OVER or len(text) == 2:
            return Play(seat, parse_cell(text))
        if len(text) == 1 and text in "0123456789":
            return Discard(seat, int(text)) if phase is DISCARD else Predict(seat, int(text))
    except ValueError:
        pass
    raise NotAMove(text, RULE_OF[phase])


def legal_move(table: Table, seat: int, hand: Hand, text: str) -> Choice:
    """The legal move that a text means; else the rule that it breaks and what is possible."""
    try:
        move = parse_move(text, table.phase, seat)
        broken: IllegalMove | None = why_not(table, hand, move)
    except NotAMove as error:
        broken = error
    if broken is None:
        return move
    broken.legal = tuple(map(str, legal_moves(table, seat, hand)))
    raise broken
