"""Whether an error that names a broken rule tells the truth."""

import re

from purradox.rules import Choice, Discard, IllegalMove, Play, Predict, Round
from purradox.rules.errors import (
    AlreadyDiscarded,
    ColourLost,
    NoSuchPrediction,
    NoSuchSeat,
    NotInHand,
    NotNow,
    NotYourTurn,
    OutOfPlay,
    RedNotOpen,
    SpaceTaken,
)
from tests.rules.naive import NOBODY, Notes

PHASE_OF = {Discard: "discard", Predict: "predict", Play: "play"}
RULE = re.compile(r"R[1-6](\.[1-5])?$")


def check_refusal(refused: IllegalMove, move: Choice, now: Round, notes: Notes) -> None:
    """The error fits the move, and every detail is so."""
    assert RULE.match(refused.rule)
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refused.code)
    sentence = str(refused).removeprefix(f"{refused.rule} {refused.code}: ")
    assert re.match(r"[A-Z][a-z]*(,? [\w'-]+){2,}( \(| *$|[;,.])", sentence), sentence
    assert "None" not in sentence
    in_time = PHASE_OF[type(move)] == notes.phase
    match refused:
        case NoSuchSeat(seat):
            assert seat == move.seat
            assert seat not in notes.seats
        case NotNow(phase):
            assert phase == notes.phase
            assert not in_time
        case AlreadyDiscarded(seat):
            assert seat == move.seat
            assert seat in notes.discards
            assert notes.phase == "discard"
        case NotYourTurn(seat, to_act):
            assert in_time
            assert seat == move.seat != to_act == notes.turn
        case NoSuchPrediction(tricks, allowed):
            assert isinstance(move, Predict)
            assert move.tricks == tricks
            assert tricks not in allowed
            assert allowed == notes.setup.predictions
        case NotInHand(seat, number):
            assert seat == move.seat
            assert number == (move.cell.number if isinstance(move, Play) else move_number(move))
            assert number not in notes.hands[seat]
            assert in_time
        case _:
            assert isinstance(move, Play)
            check_refused_play(refused, move, notes)
    assert now.table.phase.value == notes.phase


def move_number(move: Choice) -> int:
    assert isinstance(move, Discard)
    return move.number


def check_refused_play(refused: IllegalMove, play: Play, notes: Notes) -> None:
    """Errors that only a play in turn, with a card of the hand, can meet."""
    assert notes.phase == "play"
    assert play.seat == notes.turn
    letter, number = play.cell.colour.value, play.cell.number
    match refused:
        case OutOfPlay(cell):
            assert cell == play.cell
            assert not 1 <= number <= notes.setup.numbers
        case SpaceTaken(cell, owner, trick):
            assert cell == play.cell
            assert notes.tokens[letter, number] == (NOBODY if owner is None else owner)
            tricks = [
                count
                for count, plays in enumerate(notes.tricks, 1)
                if (owner, letter, number) in plays
            ]
            assert tricks == ([] if trick is None else [trick])
        case ColourLost(colour, trick):
            assert colour is play.cell.colour
            assert notes.lost[play.seat][letter] == trick
        case RedNotOpen():
            assert letter == "r"
            assert not notes.tricks[-1]
            assert not any(declared == "r" for _, declared, _ in notes.plays)
            assert any(colour != "r" for colour, _ in notes.playable)
        case _:
            raise AssertionError(f"nobody expects {refused!r}")
