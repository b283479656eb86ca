"""What is asked in the lesson, position by position, and what counts as an answer."""

from collections.abc import Callable
from dataclasses import dataclass

from purradox.lesson.examples import STUCK, TAKEN, position
from purradox.rules import Choice, Colour, Discard, Paradox, Play, Round

YOU, BORIS = 0, 2
Told = tuple[bool, str]
"""Whether a choice is what was asked for, and the last word of the key of what is said to it."""


@dataclass(frozen=True)
class Step:
    """One idea: a position, something to do in it, and the rules that it is about."""

    name: str
    rules: str
    at: Round
    tell: Callable[[Round, Choice, Round], Told]
    touch: tuple[str, ...] = ()
    """Spaces of which one must be tried first, to hear why it cannot be."""
    then: bool = False
    """Whether the others go on until it is the learner's turn again."""


def box(_: Round, __: Choice, ___: Round) -> Told:
    return True, "right"


def trick(_: Round, move: Choice, after: Round) -> Told:
    if _colour(move) is Colour.RED:
        return False, "red"
    if _colour(move) is not Colour.BLUE:
        return False, "other"
    return (True, "right") if after.table.tricks[-1].winner == YOU else (False, "low")


def trump(_: Round, move: Choice, after: Round) -> Told:
    if after.table.tricks[-1].winner == YOU:
        return True, "right"
    return False, "low" if _colour(move) is Colour.GREEN else "other"


def board(_: Round, move: Choice, __: Round) -> Told:
    return (True, "right") if _colour(move) is Colour.BLUE else (False, "other")


def lose(before: Round, _: Choice, after: Round) -> Told:
    gave_up = after.table.lost[YOU] > before.table.lost[YOU]
    return (True, "right") if gave_up else (False, "follow")


def avoid(_: Round, __: Choice, after: Round) -> Told:
    return (False, "wrong") if isinstance(after.table.outcome, Paradox) else (True, "right")


def discard(before: Round, move: Choice, _: Round) -> Told:
    hand = before.hands[YOU]
    most = max(hand, key=hand.count)
    return (True, "right") if move == Discard(YOU, most) else (False, "other")


def _colour(move: Choice) -> Colour | None:
    return move.cell.colour if isinstance(move, Play) else None


LOSING = ("1223334555 1234456666 1112234456", 1, (1, 1, 1), (3, 1, 3))

STEPS = (
    Step(
        "box",
        "R1.1 R4.1 R4.4",
        position("1223355566 1123444566 1122334456", 0, (1, 1, 1), (3, 3, 1)),
        box,
    ),
    Step(
        "trick",
        "R4.5",
        position("1123335666 1122344556 1223444556", 1, (2, 1, 1), (3, 1, 3), "4b 2b"),
        trick,
    ),
    Step(
        "led",
        "R4.5",
        position("1123335666 1122344556 1223444556", 1, (2, 1, 1), (3, 1, 3), "3y 6g"),
        box,
    ),
    Step(
        "trump",
        "R1.1 R4.5",
        position("1122234455 1233455666 1123344566", 1, (3, 1, 1), (3, 1, 3), "6g 5g"),
        trump,
    ),
    Step(
        "board",
        "R4.1 R4.4",
        TAKEN,
        board,
        touch=("5b",),
    ),
    Step("lose", "R4.3", position(*LOSING, "6b 2b 4b 6y 1y"), lose),
    Step(
        "lost",
        "R4.1 R4.3",
        position(*LOSING, "6b 2b 4b 6y 1y 2g 4y 3y"),
        box,
        touch=("2y", "5y"),
    ),
    Step(
        "red",
        "R4.2",
        position("1223335556 1124445666 1122334456", 0, (1, 1, 1), (3, 3, 1), "6b 2b 4b"),
        box,
        touch=("2r", "3r", "5r"),
    ),
    Step(
        "paradox",
        "R5.2 R6.1",
        STUCK,
        box,
    ),
    Step(
        "avoid",
        "R5.2",
        position(
            "1123334455 1223455666 1122344566",
            1,
            (5, 6, 1),
            (3, 3, 1),
            "5y 6y 2y 6b 4b 5b 3y 4y 4r 2b 2r 1b 2g 1g 3g 1r 5g",
        ),
        avoid,
        then=True,
    ),
    Step(
        "discard",
        "R3.1 R3.2",
        position("1233333566 1122445566 1122444556", 0, (0, 1, 1), ()),
        discard,
    ),
    Step(
        "predict",
        "R1.3 R3.3 R6.2",
        position("1233333566 1122445566 1122444556", 0, (3, 1, 1), ()),
        box,
    ),
    Step(
        "group",
        "R6.1 R6.2",
        position(
            "1122336666 1123344555 1223444556",
            0,
            (6, 5, 4),
            (3, 1, 3),
            "3y 2y 5y 5b 3b 1b 3g 6g 1g 2b 4b 6b 1y 6y 4r 5r 2g 2r 5g 4g 1r 6r 3r 4y",
        ),
        box,
    ),
)
