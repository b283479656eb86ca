"""Moves as small numbers, the same for every player count: 36 plays, 9 discards, 4 predictions."""

from purradox.rules.cards import Cell, Colour
from purradox.rules.moves import Choice, Discard, Play, Predict

PLAYS = 36
DISCARDS = 9
PREDICTIONS = 4
ACTIONS = PLAYS + DISCARDS + PREDICTIONS

_COLOURS = tuple(Colour)


def action_of(move: Choice) -> int:
    """The id of a move: plays by number and then colour, discards by number, predictions."""
    match move:
        case Play(_, cell):
            return 4 * (cell.number - 1) + cell.colour.index
        case Discard(_, number):
            return PLAYS + number - 1
        case Predict(_, tricks):
            return PLAYS + DISCARDS + tricks - 1


def move_of(action: int, seat: int) -> Choice:
    """The move of a seat that has this id."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"an action is a number from 0 to {ACTIONS - 1}, not {action}")
    if action < PLAYS:
        return Play(seat, Cell(_COLOURS[action % 4], action // 4 + 1))
    if action < PLAYS + DISCARDS:
        return Discard(seat, action - PLAYS + 1)
    return Predict(seat, action - PLAYS - DISCARDS + 1)
