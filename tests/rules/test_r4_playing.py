"""R4: playing a card, and who wins the trick."""

import pytest

from purradox.rules import Cell, Colour, Discard, IllegalMove, Play, Round, variant
from purradox.rules.errors import (
    ColourLost,
    NotInHand,
    NotNow,
    NotYourTurn,
    RedNotOpen,
    SpaceTaken,
)
from tests.helpers import (
    ANNA,
    BORIS,
    CHLOE,
    DANA,
    cells,
    dealt,
    may_play,
    played,
    position,
    predicted,
    shown,
)

TWO, THREE, FOUR = variant(2), variant(3), variant(4)


def refusal(now: Round, seat: int, space: str) -> IllegalMove:
    (cell,) = cells(space)
    with pytest.raises(IllegalMove) as refused:
        now.apply(Play(seat, cell))
    return refused.value


def begun() -> Round:
    """Anna, Boris and Chloé have discarded 4, 4, 1 and predicted 3, 4, 3."""
    now = dealt(3, "1223344456 1233455666 1112234556")
    for seat, number in enumerate((4, 4, 1)):
        now = now.apply(Discard(seat, number))
    return predicted(now, 3, 4, 3)


def test_r4_1_a_play_is_a_card_from_the_hand_and_a_colour_whose_space_is_free() -> None:
    now = played(position(THREE, "55 25 13"), "5b")
    assert may_play(now) == {"2r", "5r", "2b", "2y", "5y", "2g", "5g"}


def test_r4_1_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    refused = refusal(position(THREE, "25 123 456"), ANNA, "3b")
    assert isinstance(refused, NotInHand)
    assert (refused.rule, refused.details) == ("R4.1", {"seat": ANNA, "number": 3})


def test_r4_1_a_taken_space_cannot_be_taken_again() -> None:
    now = played(begun(), "5g 2g 6g 5y 6y 1y")
    refused = refusal(now, ANNA, "2g")
    assert isinstance(refused, SpaceTaken)
    assert refused.details == {"cell": Cell(Colour.GREEN, 2), "owner": BORIS, "trick": 1}
    sentence = "Each colour and number exists once"
    assert str(refused) == f"R4.1 space-taken: {sentence} (cell 2g, owner 1, trick 1)"


def test_r4_1_nor_can_one_taken_in_the_trick_that_is_going_on() -> None:
    now = played(begun(), "5g 2g 6g 4y")
    refused = refusal(now, ANNA, "4y")
    assert refused.details == {"cell": Cell(Colour.YELLOW, 4), "owner": CHLOE, "trick": 2}


def test_r4_1_a_space_under_a_neutral_token_is_taken_by_nobody() -> None:
    now = dealt(2, "1122334455 1122334455", "125")
    now = now.apply(Discard(ANNA, 1)).apply(Discard(BORIS, 1))
    refused = refusal(now, ANNA, "5g")
    assert isinstance(refused, SpaceTaken)
    assert refused.details == {"cell": Cell(Colour.GREEN, 5), "owner": None, "trick": None}


def test_r4_1_a_lost_colour_cannot_be_declared() -> None:
    now = played(begun(), "5g 2g 6g 5y 6y 1y 1g 5r 5b")
    refused = refusal(now, BORIS, "3g")
    assert isinstance(refused, ColourLost)
    assert refused.details == {"colour": Colour.GREEN, "trick": 3}
    assert not {space for space in may_play(now) if space.endswith("g")}


def test_r4_1_nobody_plays_out_of_turn() -> None:
    now = played(begun(), "5g")
    for seat in (ANNA, CHLOE):
        refused = refusal(now, seat, "2y")
        assert isinstance(refused, NotYourTurn)
        assert (refused.rule, refused.details) == ("R4", {"seat": seat, "to_act": BORIS})
        assert now.view(seat).legal == ()


def test_r4_1_cards_are_no_longer_set_aside_once_play_has_begun() -> None:
    with pytest.raises(NotNow) as refused:
        begun().apply(Discard(ANNA, 1))
    assert (refused.value.rule, refused.value.details) == ("R4", {"phase": "play"})


def test_r4_2_red_may_not_be_led_before_a_player_token_is_in_the_red_row() -> None:
    now = position(THREE, "25 123 456")
    assert may_play(now) == {"2b", "5b", "2y", "5y", "2g", "5g"}
    refused = refusal(now, ANNA, "5r")
    assert isinstance(refused, RedNotOpen)
    sentence = "Red may not be led before a player's token stands in the red row"
    assert str(refused) == f"R4.2 red-not-open: {sentence}"


def test_r4_2_tokens_in_other_rows_do_not_open_red() -> None:
    now = position(
        THREE,
        "25 123 456",
        """
        red    . . . . . .
        blue   A B C A B C
        yellow A B C A B C
        green  A . C A . C
        """,
    )
    assert may_play(now) == {"2g", "5g"}


def test_r4_2_neutral_tokens_never_open_red() -> None:
    """They fill green, then yellow, then blue: none can ever be red."""
    now = dealt(2, "1122334455 1122244455", "333")
    now = now.apply(Discard(ANNA, 1)).apply(Discard(BORIS, 1))
    assert len(shown(now.table)) == 3
    assert not now.table.red_is_open
    assert may_play(now) == {f"{number}{colour}" for number in "1245" for colour in "byg"}
    assert isinstance(refusal(now, ANNA, "3r"), RedNotOpen)


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_r4_2_any_players_token_opens_red_the_leaders_own_included(letter: str) -> None:
    now = position(
        THREE,
        "25 123 456",
        f"""
        red    {letter} . . . . .
        blue   . . . . . .
        yellow . . . . . .
        green  . . . . . .
        """,
    )
    assert {"2r", "5r"} < may_play(now)
    assert shown(played(now, "5r").table)["5r"] == ANNA


def test_r4_2_the_leader_may_lead_red_after_winning_a_trick_with_red() -> None:
    now = played(begun(), "5g 2r 6g")
    assert now.table.leader == BORIS
    assert {"1r", "3r", "5r", "6r"} < may_play(now)


def test_r4_2_a_follower_may_declare_red_while_it_is_closed() -> None:
    now = played(position(THREE, "25 13 456"), "5g")
    assert {"1r", "3r"} < may_play(now)


CLOSED = """
    red    . . . . . .
    blue   B B B B B .
    yellow C C C C C .
    green  . A . . {} .
"""


def test_r4_2_exception_red_may_be_led_when_every_other_space_is_taken() -> None:
    full = CLOSED.format("A")
    assert may_play(position(THREE, "225 123 456", full)) == {"2r", "5r"}


def test_r4_2_exception_lost_colours_count_like_full_spaces() -> None:
    now = position(THREE, "225 123 456", lost={ANNA: "byg"})
    assert may_play(now) == {"2r", "5r"}
    mixed = position(THREE, "225 123 456", CLOSED.format("A"), lost={ANNA: "by"})
    assert may_play(mixed) == {"2r", "5r"}


def test_r4_2_exception_one_card_with_one_other_colour_is_enough_to_forbid_red() -> None:
    now = position(THREE, "225 123 456", CLOSED.format("."))
    assert may_play(now) == {"5g"}
    assert isinstance(refusal(now, ANNA, "5r"), RedNotOpen)
    assert isinstance(refusal(now, ANNA, "2r"), RedNotOpen)


def test_r4_2_exception_the_free_space_must_be_in_a_colour_still_free() -> None:
    now = position(THREE, "225 123 456", CLOSED.format("."), lost={ANNA: "g"})
    assert may_play(now) == {"2r", "5r"}


def test_r4_2_exception_once_led_by_exception_red_is_open() -> None:
    now = played(position(THREE, "225 123 456", lost={ANNA: "byg"}), "5r")
    assert now.table.red_is_open
    assert now.table.trick.led is Colour.RED


def test_r4_3_following_is_never_compulsory() -> None:
    now = played(position(THREE, "55 25 13"), "5b")
    assert {"2r", "2b", "2y", "2g"} < may_play(now)


@pytest.mark.parametrize(("declared", "lost"), [("2b", ""), ("2r", "b"), ("2y", "b"), ("2g", "b")])
def test_r4_3_a_follower_who_declares_another_colour_loses_the_led_one(
    declared: str, lost: str
) -> None:
    now = played(position(THREE, "55 25 13"), f"5b {declared}")
    assert now.table.lost == (frozenset(), frozenset(map(Colour, lost)), frozenset())


def test_r4_3_it_is_the_led_colour_that_is_lost_and_not_the_declared_one() -> None:
    now = played(position(THREE, "355 255 134"), "5b 2y 4b")
    assert now.table.lost[BORIS] == {Colour.BLUE}
    assert {"5y", "5r", "5g"} <= may_play(played(now, "3g"))
    assert "5b" not in may_play(played(now, "3g"))


def test_r4_3_this_holds_when_red_is_led_too() -> None:
    opened = position(THREE, "255 255 134", lost={ANNA: "byg"})
    now = played(opened, "5r 2g 4r")
    assert now.table.lost[BORIS] == {Colour.RED}
    assert now.table.lost[CHLOE] == frozenset()
    assert may_play(played(now, "2r")) == {"5b", "5y", "5g"}


def test_r4_3_a_colour_that_was_lost_already_is_lost_once() -> None:
    now = played(position(THREE, "55 25 13", lost={BORIS: "b"}), "5b 2y")
    assert now.table.lost[BORIS] == {Colour.BLUE}


def test_r4_3_it_was_lost_the_first_time() -> None:
    """Boris does not follow green in trick 1, nor in trick 2."""
    now = played(begun(), "5g 2y 6g 4g 3g 3b 1b 2b")
    assert now.table.lost[BORIS] == {Colour.GREEN}
    assert refusal(now, BORIS, "1g").details == {"colour": Colour.GREEN, "trick": 1}


def test_r4_3_a_leader_never_loses_a_colour() -> None:
    for lead in ("5b", "5y", "5g"):
        now = played(position(THREE, "55 25 13"), lead)
        assert now.table.lost[ANNA] == frozenset()
    after = played(position(THREE, "55 25 13"), "5b 2b 1b")
    assert after.table.lost == (frozenset(),) * 3


def test_r4_4_the_play_puts_the_players_token_on_the_space() -> None:
    now = played(position(THREE, "155 25 13"), "5b 2r")
    assert shown(now.table) == {"5b": ANNA, "2r": BORIS}
    assert now.hands == ((1, 5), (5,), (1, 3))
    assert set(now.table.board.owned(BORIS)) == set(cells("2r"))


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("4y 2y 6y 8y", DANA),
        ("4y 2y 6y 1r", DANA),
        ("4y 1r 6y 2r", DANA),
        ("4y 3r 6y 2r", BORIS),
        ("4y 8b 8g 7b", ANNA),
        ("1y 8b 8g 3y", DANA),
        ("1y 8b 8g 8r", DANA),
    ],
)
def test_r4_5_the_highest_red_wins_else_the_highest_of_the_led_colour(
    trick: str, winner: int
) -> None:
    rows = [word[0] for word in trick.split()]
    held = " ".join(f"{number}5" for number in rows)
    now = played(position(FOUR, held), trick)
    assert now.table.tricks[-1].winner == winner
    assert now.table.won == tuple(int(seat == winner) for seat in range(4))


def test_r4_5_the_highest_red_wins_when_red_is_led() -> None:
    now = position(THREE, "45 25 13", lost={ANNA: "byg"})
    assert played(now, "4r 5b 3r").table.won == (1, 0, 0)
    assert played(now, "4r 5r 3r").table.won == (0, 1, 0)


def test_r4_5_the_winner_leads_the_next_trick() -> None:
    now = played(position(FOUR, "45 25 36 57"), "4y 2y 6y 5y")
    assert now.table.leader == CHLOE
    assert now.table.to_act == (CHLOE,)
    assert now.table.trick.led is None
    turns: list[tuple[int, ...]] = []
    for play in ("3b", "7b", "5b"):
        turns.append(now.table.to_act)
        now = played(now, play)
    assert turns == [(CHLOE,), (DANA,), (ANNA,)]


def test_r4_5_with_two_players_the_winner_leads_too() -> None:
    now = played(position(TWO, "45 25"), "4y 5y")
    assert now.table.to_act == (BORIS,)
