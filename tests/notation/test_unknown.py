"""Records with `?`: what is accepted, and what is refused because no deal fits."""

import pytest

from purradox.notation import BadRecord, loads
from purradox.notation.partial_hand import Holding, Limit, complete
from purradox.rules import Cell, Colour, Paradox, variant
from purradox.rules.errors import RedNotOpen
from tests.notation.matches import EXAMPLE, PAIR

OPENED = """\
[Game "Cat in the Box"]
[Format "1"]
[Players "2"]
[Board "white"]

Round 1
  deal    2233444555 ?????????? | 111
  discard 2 ?
  1. 5b 4y
  2. 5y 3g
  3. 4g 5g
  4. 3r 5r
"""
"""Seat 1 gave up blue and yellow, and leads red while only 2g is free in green: it holds no 2."""

HIDDEN = "?????????? | 111\n  discard 2 ?"


def told(text: str) -> str:
    try:
        loads(text)
    except BadRecord as error:
        return f"{error.line}:{error.column} {error.rule} {error.code}"
    return "ok"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("", "", "ok"),
        # A card played later was in the hand when red was led.
        ("4. 3r 5r", "4. 3r 2r\n  5. 4r 5r\n  6. 3b 3y", "14:9 R4.1 colour-lost"),
        ("4. 3r 5r", "4. 3r 2r\n  5. 2g", "12:6 R4.2 red-not-open"),
        ("4. 3r 5r", "4. 4r 3r\n  5. 2r", "12:6 R4.2 red-not-open"),
        # The card led itself can be green.
        ("4. 3r 5r", "4. 2r 5r", "12:6 R4.2 red-not-open"),
        # Of known cards, one 2 can be the discard, two cannot.
        ("??????????", "2?????????", "ok"),
        ("??????????", "1123334455", "ok"),
        ("??????????", "22????????", "12:6 R4.2 red-not-open"),
        # No 5 among known cards, whichever of them was set aside.
        ("??????????", "1122233344", "11:9 R4.1 not-in-hand"),
        (HIDDEN, "2????????? | 111\n  discard 2 3", "12:6 R4.2 red-not-open"),
        (HIDDEN, "2????????? | 111\n  discard 2 2", "ok"),
        # Five 2s: two in the other hand, one set aside, two left over; else there is no place.
        (HIDDEN, "?????????? | 111\n  discard 2 3", "7:3 R3.1 no-fitting-deal"),
        ("2233444555", "2333444555", "7:3 R3.1 no-fitting-deal"),
        # More 5s than there are.
        ("2233444555", "2234455555", "7:3 R3.1 no-fitting-deal"),
    ],
)
def test_red_led_by_the_exception(old: str, new: str, expected: str) -> None:
    assert told(OPENED.replace(old, new, 1)) == expected


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("??????????", ()),
        ("123345566?", (4, 5)),
        ("12334?5666", (4, 6)),
        ("123355666?", (5, 6)),
        ("1233455666", ()),
    ],
)
def test_the_hand_shown_in_a_paradox(hand: str, shown: tuple[int, ...]) -> None:
    """What is not named stays unknown; the one card that is not shown is the discard."""
    text = EXAMPLE.replace("1233455666", hand).replace("discard 4 4 1", "discard 4 ? 1")
    outcome = loads(text).rounds[0].table.outcome
    assert outcome == Paradox(1, shown)


def test_a_paradox_with_cards_that_could_be_played() -> None:
    """At the `#` of the example only 3b is free for seat 1: one 3 may be the discard."""
    three = EXAMPLE.replace("1223344456 1233455666", "?????????? 12334566??")
    three = three.replace("discard 4 4 1", "discard ? ? 1")
    assert told(three) == "ok"
    one = three.replace("12334566??", "123334566?")
    outcome = loads(one).rounds[0].table.outcome
    assert outcome == Paradox(1, ())
    two = one.replace("123334566?", "123333566?")
    assert told(two) == "19:9 R5.2 no-paradox"
    known = one.replace("123334566?", "1233345666")
    assert loads(known).rounds[0].table.outcome == Paradox(1, (4, 6))
    early = EXAMPLE.replace("1223344456", "??????????").replace("4 4 1", "? 4 1")
    early = early[: early.index("  1. ")] + "  1. #\n"
    assert told(early) == "9:3 R3.1 no-fitting-deal"


def test_a_record_that_stops_before_an_unknown_hand() -> None:
    """Mostly the seat may have something to play; where it cannot, the paradox is certain."""
    stopped = EXAMPLE[: EXAMPLE.index(" #")] + "\n"
    unknown = stopped.replace("1233455666", "??????????").replace("4 4 1", "4 ? 1")
    assert loads(unknown).needs_deal
    open_ended = unknown.replace("1112234556", "??????????").replace("4 ? 1", "4 ? ?")
    checked = loads(open_ended)
    assert checked.to_act == (1,)
    assert checked.legal(1) is None
    assert checked.rounds[0].hands == ((3,), None, None)


def test_nothing_is_legal_before_the_first_deal() -> None:
    checked = loads(EXAMPLE[: EXAMPLE.index("Round 1")])
    assert checked.rounds == ()
    assert checked.legal(0) == ()


def test_what_is_legal_when_not_all_is_known() -> None:
    before = PAIR[: PAIR.index("  discard")].replace("1222333444", "?????????1")
    checked = loads(before)
    assert checked.to_act == (0, 1)
    assert [move.number for move in checked.legal(0) or () if hasattr(move, "number")] == [
        2,
        3,
        4,
        5,
    ]
    assert checked.legal(1) is None
    text = EXAMPLE[: EXAMPLE.index("  predict")].replace("1223344456", "??????????")
    assert len(loads(text).legal(0) or ()) == 3


def test_filling_moves_cards_out_of_the_way() -> None:
    """Whatever the first hand takes at first, two 1s are left for the second, which needs them."""
    only_ones = Limit(dict.fromkeys(range(2, 6), Cell(Colour.RED, 2)), lambda _: RedNotOpen(), ())
    needy = Holding("??")
    needy.limits.append(only_ones)
    completion = complete(variant(2), [Holding("???"), needy], (1, 1, 1))
    assert completion is not None
    assert completion.hands[1] == (1, 1)
    assert 1 not in completion.hands[0]
    needier = Holding("???")
    needier.limits.append(only_ones)
    assert complete(variant(2), [Holding("???"), needier], (1, 1, 1)) is None
