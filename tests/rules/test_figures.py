"""The worked figures of the rulebooks; the pictures are lost, so hands and boards are ours.

Every book names its players anew. Here Boris is the one who declares the blue 5 of 3-3 and is
stuck in 3-7, Chloé the one who causes the paradox of 3-10, Dana the one who leads the red 8 of 3-4.
"""

from dataclasses import replace

from purradox.rules import Colour, Completed, Paradox, Score, score, variant
from tests.helpers import ANNA, BORIS, CHLOE, DANA, cells, may_play, played, position, shown

FOUR = variant(4)


def test_figure_3_3_the_first_player_declares_a_5_blue() -> None:
    now = position(FOUR, "123 157 123 123", leader=BORIS)
    now = played(now, "5b")
    assert shown(now.table) == {"5b": BORIS}
    assert now.table.trick.led is Colour.BLUE
    assert now.hands[BORIS] == (1, 7)


def test_figure_3_4_red_was_declared_before_so_an_8_may_be_led_red() -> None:
    now = played(position(FOUR, "124 125 136 588"), "4y 1y 6y 5r")
    assert now.table.leader == DANA
    assert "8r" in may_play(now)
    now = played(now, "8r")
    assert now.table.trick.led is Colour.RED
    assert shown(now.table)["8r"] == DANA


def test_figure_3_5_anna_could_follow_blue_but_declares_red_and_loses_blue() -> None:
    now = played(position(FOUR, "367 123 123 158", leader=DANA), "5b")
    assert {"3b", "6b", "7b", "7r"} <= may_play(now)
    now = played(now, "7r")
    assert now.table.lost[ANNA] == {Colour.BLUE}
    assert shown(now.table)["7r"] == ANNA
    now = played(now, "1b 2b")
    assert now.table.leader == ANNA
    assert {space[1] for space in may_play(now)} == set("ryg")


def test_figure_3_6_green_cannot_win_red_beats_yellow_and_the_red_2_the_red_1() -> None:
    """Anna leads yellow, Dana declares green, Chloé the red 1 and Boris the red 2."""
    now = played(position(FOUR, "44 22 11 77"), "4y 2r 1r 7g")
    (trick,) = now.table.tricks
    assert trick.led is Colour.YELLOW
    assert trick.winner == BORIS
    assert now.table.won == (0, 1, 0, 0)
    assert now.table.leader == BORIS


BEFORE_THE_PARADOX = """
    red    . . . A . A . . x
    blue   . . . . . . . . x
    yellow . . . . . . . . x
    green  . . . C . C . . x
"""


def test_figure_3_7_a_4_and_a_6_that_can_be_neither_red_nor_green() -> None:
    now = position(FOUR, "123 46 123 123", BEFORE_THE_PARADOX, lost={BORIS: "by"}, won="CA")
    now = played(now, "1b")
    assert now.table.outcome == Paradox(BORIS, (4, 6))


def test_figure_3_7_one_free_space_of_the_four_would_be_enough() -> None:
    for red, play in ((". . . . . A", "4r"), (". . . A . .", "6r")):
        rows = BEFORE_THE_PARADOX.replace("red    . . . A . A", f"red    {red}")
        now = position(FOUR, "123 46 123 123", rows, lost={BORIS: "by"}, won="CA")
        now = played(now, "1b")
        assert now.table.outcome is None
        assert may_play(now) == {play}


def test_figure_3_8_the_trick_breaks_off_and_the_board_stays_as_it_is() -> None:
    now = position(FOUR, "123 46 123 123", BEFORE_THE_PARADOX, lost={BORIS: "by"}, won="CA")
    before = shown(now.table)
    now = played(now, "1b")
    assert now.table.outcome == Paradox(BORIS, (4, 6))
    assert now.table.to_act == ()
    assert all(now.view(seat).legal == () for seat in (CHLOE, DANA))
    assert now.table.won == (1, 0, 1, 0)
    assert shown(now.table) == before | {"1b": ANNA}


def test_figure_3_9_two_tricks_are_two_points() -> None:
    now = position(FOUR, "1 1 1 1", won="ABAB", predictions=(1, 1, 1, 1))
    end = replace(now.table, outcome=Completed())
    assert score(end)[ANNA] == Score(2)


def test_figure_3_10_a_paradox_with_three_tricks_predicted_and_won_is_minus_three() -> None:
    now = position(
        FOUR,
        "123 123 46 123",
        """
        red    . . . A . A . . x
        blue   . C C C . . . . x
        yellow . . . . . . . . x
        green  . . . C . C . . x
        """,
        lost={CHLOE: "by"},
        won="CCCB",
        predictions=(1, 2, 3, 1),
    )
    now = played(now, "1y")
    assert now.table.outcome == Paradox(CHLOE, (4, 6))
    assert now.table.predictions[CHLOE] == now.table.won[CHLOE] == 3
    assert score(now.table)[CHLOE] == Score(-3)


def test_figure_3_11_a_kept_prediction_and_a_group_of_five_are_five_more() -> None:
    now = position(
        FOUR,
        "1 1 1 1",
        """
        red    . . A . . . . A x
        blue   . . A A . . . . x
        yellow . . . A A . . . x
        green  A . . . . A . . x
        """,
        won="AABBBCCD",
        predictions=(2, 1, 1, 2),
    )
    end = replace(now.table, outcome=Completed())
    assert score(end)[ANNA] == Score(2, cells("3r 3b 4b 4y 5y"))
    assert score(end)[ANNA].bonus == 5
    assert score(end)[ANNA].total == 7


def test_figure_5_1_two_players_five_tricks_against_three() -> None:
    now = position(
        variant(2),
        "3 4",
        """
        red    A A B A B x
        blue   B A B B A x
        yellow A B A B B x
        green  n n . A n x
        """,
        won="BABABABB",
    )
    end = replace(now.table, outcome=Completed())
    assert end.won == (3, 5)
    assert score(end)[BORIS] == Score(5)
    assert score(end)[ANNA] == Score(3, cells("1r 2r 2b"))
    assert score(end)[ANNA].total == 6
