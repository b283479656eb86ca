"""Moves, positions and matches as text, both ways."""

import re
from collections.abc import Callable
from random import Random

import pytest

from purradox.rules import (
    BadPosition,
    Completed,
    Deal,
    IllegalMove,
    Match,
    NotAMove,
    Phase,
    PlayerView,
    Round,
    RuleError,
    Variant,
    parse_move,
    shuffled,
    variant,
)
from purradox.rules.errors import DealDue, LayoutRow, MatchOver, NotInHand, NotYourTurn, SpaceTaken
from purradox.rules.variant import white
from tests.helpers import dealt


def whole(players: int, board: str, seed: int) -> Match:
    """A match of random moves."""
    random, match = Random(seed), Match(variant(players, board))
    while not match.over:
        if match.needs_deal:
            match = match.apply(shuffled(match.variant, random))
        else:
            match = match.apply(random.choice(match.legal))
    return match


MATCHES = [(players, board) for players in (2, 3, 4, 5) for board in ("white", "violet")]


@pytest.mark.parametrize(("players", "board"), MATCHES)
def test_a_match_is_the_text_of_its_moves(players: int, board: str) -> None:
    match, again = whole(players, board, 5), Match(variant(players, board))
    for move in match.moves:
        if not isinstance(move, Deal):
            assert again.parse(str(move), move.seat) == move
        again = again.apply(move if isinstance(move, Deal) else str(move))
    assert again == match
    assert again.outcome == (match.winners, match.score)


@pytest.mark.parametrize(("players", "board"), MATCHES)
def test_positions_go_both_ways_at_every_move(players: int, board: str) -> None:
    match = Match(variant(players, board))
    for move in whole(players, board, 6).moves:
        match = match.apply(move)
        now = match.rounds[-1]
        assert Round.from_position(now.position) == now
        for seat in range(players):
            view = now.view(seat)
            assert PlayerView.from_position(view.position) == view


def test_a_round_of_a_setup_that_nobody_prints_is_spelt_out() -> None:
    setup = Variant(2, 2, 4, (1, 2), white(2), copies=5)
    one = Round.start(setup, 1, shuffled(setup, Random(3)))
    while one.table.to_act:
        one = one.apply(one.view(one.table.to_act[0]).legal[0])
        assert Round.from_position(one.position) == one
    assert one.position.startswith("2 r12/b12/y12/g12 1; setup numbers=2 dealt=4 copies=5 ")


def test_a_round_that_was_played_to_its_end_says_so() -> None:
    random = Random(1)
    setup = variant(2)
    while True:
        one = Round.start(setup, 0, shuffled(setup, random))
        while one.table.to_act:
            one = one.apply(random.choice(one.view(one.table.to_act[0]).legal))
        if isinstance(one.table.outcome, Completed):
            break
    assert str(one.table).startswith("over: every hand came down to one card\n")


def test_a_view_tells_nothing_that_its_seat_has_not_seen() -> None:
    one = dealt(3, "1223344456 1233455666 1112234556").view(1)
    other = dealt(3, "1112234556 1233455666 1223344456").view(1)
    assert one.position == other.position
    assert (str(one), repr(one)) == (str(other), repr(other))


def test_back_and_forth_in_a_match() -> None:
    match = whole(3, "white", 7)
    assert match.at(0) == Match(variant(3))
    assert match.at(len(match.moves)) == match
    assert match.at(-1).apply(match.moves[-1]) == match
    assert match.at(1).legal == tuple(
        move for seat in range(3) for move in match.at(1).view(seat).legal
    )
    assert match.at(5).outcome is None


def test_what_is_no_value_of_the_game_is_told_what_would_be_one() -> None:
    match = whole(2, "white", 7).at(1)
    refused: dict[str, Callable[[], object]] = {
        "a move is a Discard, Predict or Play, not 2": lambda: match.apply(2),  # type: ignore[arg-type]
        "like '5b', not 2": lambda: match.parse(2),  # type: ignore[arg-type]
        "Match(variant(3)), not 3": lambda: Match(3),  # type: ignore[arg-type]
        "white, violet or four rows": lambda: variant(3, 5),  # type: ignore[arg-type]
    }
    for told, wrong in refused.items():
        with pytest.raises(TypeError, match=re.escape(told)):
            wrong()
    with pytest.raises(LayoutRow, match="white, violet or four rows"):
        variant(3, "whtie")
    for number in (2, -2):
        with pytest.raises(IndexError, match=f"^{number} moves were asked for, and 1 were made"):
            match.at(number)


def test_a_text_that_is_no_move_says_what_one_looks_like_and_what_is_possible() -> None:
    match = Match(variant(3)).apply(dealt(3, "1223344456 1233455666 1112234556").deal)
    with pytest.raises(NotAMove) as caught:
        match.apply("5x")
    assert caught.value.text == "5x"
    assert str(caught.value).startswith("R3.2 not-a-move: A play is a number and a colour letter")
    assert str(caught.value).endswith("Possible now: 1 2 3 4 5 6")
    for text in ("", "x", "12", "5bb", "b5", "²", "٣"):
        with pytest.raises(NotAMove):
            match.apply(text)
    for phase in Phase:
        with pytest.raises(NotAMove):
            parse_move("9x", phase, 0)


def test_an_illegal_move_says_the_rule_and_what_is_possible() -> None:
    now = Round.from_position(
        "3 white 0; deal 1223344456 1233455666 1112234556; discard 4 4 1; predict 3 4 3; play 5g"
    )
    match = Match(variant(3), (now,))
    with pytest.raises(SpaceTaken) as taken:
        match.apply("5g")
    assert str(taken.value) == (
        "R4.1 space-taken: Each colour and number exists once (cell 5g, owner 0, trick 1). "
        "Possible now: "
        "1r 2r 3r 5r 6r 1b 2b 3b 5b 6b 1y 2y 3y 5y 6y 1g 2g 3g 6g"
    )
    with pytest.raises(NotInHand):
        match.view(1).parse("4b")
    with pytest.raises(NotYourTurn) as early:
        match.parse("2b", seat=0)
    assert early.value.legal == ()
    with pytest.raises(DealDue):
        Match(variant(3)).parse("5b")
    with pytest.raises(MatchOver):
        whole(2, "white", 1).parse("5b")


DEALT = "3 white 0; deal 1223344456 1233455666 1112234556"
SEEN = "3 white 0; seat 1; deal ? 1233455666 ?"
BAD = {
    "": "begins with players",
    "3 white": "begins with players",
    "3 white 0": "the hands are missing",
    "3 white 7; deal 1 2 3": "no seat 7",
    "three white 0; deal 1 2 3": "“three” is no number",
    f"{DEALT}; moves 5g": "unknown: moves",
    f"{DEALT}; discard x - -": "not-a-move",
    f"{DEALT}; play 5g": "not-now",
    SEEN: "read it with PlayerView",
    "7 white 0; deal 1 2 3": "player-count",
    "3 r12/b12/y12/g12 0; setup numbers=6; deal 1 2 3": "a setup that cannot be read",
    "3 r12/b12/y12/g12 0; setup numbers=x; deal 1 2 3": "a setup that cannot be read",
}
BAD_VIEWS = {
    DEALT: "whose view this is",
    SEEN.replace("seat 1", "seat 4"): "no seat 4",
    SEEN.replace("1233455666", "123"): "10 cards, not 3",
    SEEN.replace("? 1233455666 ?", "? 1233455666"): "as many hands",
    f"{SEEN}; discard ? 1 ? ?": "as many hands",
    f"{SEEN}; discard ? 9 ?": "does not hold the 9",
    f"{SEEN}; discard ? 4 ?; predict 3 9 3": "no-such-prediction",
    f"{SEEN}; discard ? 4 ?; predict 3 4 3; play 5g 5g": "space-taken",
    f"{SEEN}; discard ? 4 ?; predict 3 4 3; play 5r": "red-not-open",
    f"{SEEN}; discard ? 4 ?; predict 3 4 3; play 5g 6g 5g": "space-taken",
}


@pytest.mark.parametrize("text", BAD)
def test_a_line_that_is_no_round_says_what_is_wrong(text: str) -> None:
    with pytest.raises((BadPosition, RuleError), match=re.escape(BAD[text])):
        Round.from_position(text)


@pytest.mark.parametrize("text", BAD_VIEWS)
def test_a_line_that_is_no_view_says_what_is_wrong(text: str) -> None:
    with pytest.raises((BadPosition, IllegalMove), match=re.escape(BAD_VIEWS[text])):
        PlayerView.from_position(text)
