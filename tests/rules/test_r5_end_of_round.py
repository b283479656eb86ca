"""R5: how a round ends."""

import pytest

from purradox.rules import Completed, Discard, Paradox, Phase, Play, Predict, variant
from purradox.rules.errors import NotNow
from tests.helpers import ANNA, BORIS, CHLOE, cells, hands, may_play, played, position, shown

THREE = variant(3)

STUCK = """
    red    C . . C . C
    blue   . . . . . .
    yellow . . . . . .
    green  . . . C . C
"""
"""Boris, without blue and yellow, can play neither a 4 nor a 6."""


@pytest.mark.parametrize(
    ("players", "tricks_before", "held", "last", "left"),
    [
        (2, "ABABABA", "15 15", "1b 5b", "5 1"),
        (3, "ABABABA", "15 15 26", "1b 5b 2b", "5 1 6"),
        (4, "ABABABA", "15 15 26 38", "1b 5b 2b 8b", "5 1 6 3"),
        (5, "ABABAA", "15 15 26 38 49", "1b 5b 2b 8b 4b", "5 1 6 3 9"),
    ],
)
def test_r5_1_the_round_ends_when_each_hand_is_down_to_one_card(
    players: int, tricks_before: str, held: str, last: str, left: str
) -> None:
    now = position(variant(players), held, won=tricks_before)
    *before, final = last.split()
    now = played(now, " ".join(before))
    assert now.table.phase is Phase.PLAY
    now = played(now, final)
    assert now.table.outcome == Completed()
    assert now.table.phase is Phase.OVER
    assert now.hands == hands(left)


def test_r5_1_the_last_card_is_never_played() -> None:
    now = played(position(THREE, "15 15 26", won="ABABABA"), "1b 5b 2b")
    assert now.table.to_act == ()
    assert all(now.view(seat).legal == () for seat in range(3))
    for move in (Play(BORIS, cells("1y")[0]), Discard(ANNA, 5), Predict(ANNA, 1)):
        with pytest.raises(NotNow) as refused:
            now.apply(move)
        assert (refused.value.rule, refused.value.details) == ("R5", {"phase": "over"})


def test_r5_1_not_before_the_last_trick() -> None:
    now = played(position(THREE, "125 125 236", won="ABABAA"), "1b 5b 2b")
    assert now.table.outcome is None
    assert now.table.to_act == (BORIS,)


def test_r5_2_a_follower_without_a_legal_play_ends_the_round_at_once() -> None:
    now = position(THREE, "123 446 123", STUCK, lost={BORIS: "by"}, won="CA")
    now = played(now, "1b")
    assert now.table.outcome == Paradox(BORIS, (4, 4, 6))
    assert now.table.phase is Phase.OVER
    assert now.table.to_act == ()


def test_r5_2_a_leader_without_a_legal_play_ends_the_round_at_once() -> None:
    now = position(THREE, "123 4456 123", STUCK, lost={BORIS: "by"}, won="CA")
    now = played(now, "1g 5g")
    assert now.table.outcome is None
    now = played(now, "2g")
    assert now.table.leader == BORIS
    assert now.table.outcome == Paradox(BORIS, (4, 4, 6))
    assert now.table.trick.plays == ()
    assert now.table.won == (1, 1, 1)


def test_r5_2_a_paradox_is_only_found_on_ones_own_turn() -> None:
    """Chloé sits behind Boris; what Boris holds does not matter before Anna has played."""
    now = position(THREE, "123 446 123", STUCK, lost={BORIS: "by"}, won="BC")
    now = played(now, "1b")
    assert now.table.outcome is None
    assert now.table.to_act == (ANNA,)
    assert played(now, "2b").table.outcome == Paradox(BORIS, (4, 4, 6))


def test_r5_2_a_player_with_a_legal_play_must_make_one() -> None:
    now = position(THREE, "123 456 123", STUCK, lost={BORIS: "by"}, won="CA")
    now = played(now, "1b")
    assert now.table.outcome is None
    assert may_play(now) == {"5r", "5g"}


def test_r5_2_the_hand_is_shown_to_all_but_not_the_discard() -> None:
    now = position(THREE, "123 446 123", STUCK, lost={BORIS: "by"}, won="CA")
    now = played(now, "1b")
    for seat in (ANNA, CHLOE):
        assert now.view(seat).table.outcome == Paradox(BORIS, (4, 4, 6))
        assert now.view(seat).discard == now.discards[seat]


def test_r5_2_nobody_wins_the_interrupted_trick_and_its_tokens_stay() -> None:
    now = position(THREE, "123 446 123", STUCK, lost={BORIS: "by"}, won="AAC")
    now = played(now, "1b 3b")
    assert now.table.outcome == Paradox(BORIS, (4, 4, 6))
    assert now.table.won == (2, 0, 1)
    assert now.table.trick.plays == (Play(CHLOE, cells("1b")[0]), Play(ANNA, cells("3b")[0]))
    board = shown(now.table)
    assert board["1b"] == CHLOE
    assert board["3b"] == ANNA


def test_r5_2_nobody_plays_on_after_a_paradox() -> None:
    now = position(THREE, "123 446 123", STUCK, lost={BORIS: "by"}, won="CA")
    now = played(now, "1b")
    with pytest.raises(NotNow):
        now.apply(Play(CHLOE, cells("2b")[0]))


def test_r5_2_before_red_is_open_nobody_can_be_stuck_on_the_lead() -> None:
    """The red row is empty and red cannot have been lost, so the exception leaves a play."""
    now = position(THREE, "123 446 123", lost={BORIS: "byg"}, won="AB")
    assert may_play(now) == {"4r", "6r"}


def test_r5_3_the_card_left_over_is_no_paradox_playable_or_not() -> None:
    rows = """
        red    C . . C . C
        blue   C . . C . C
        yellow C . . C . C
        green  C . . C . C
    """
    now = position(THREE, "26 34 45", rows, won="CACACAA")
    now = played(now, "2b 3b 5b")
    assert now.hands == ((6,), (4,), (4,))
    assert now.table.outcome == Completed()


def test_r5_3_but_two_unplayable_cards_in_the_last_trick_are_one() -> None:
    now = position(THREE, "26 46 45", STUCK, lost={BORIS: "by"}, won="CACACAA")
    now = played(now, "2b")
    assert now.table.outcome == Paradox(BORIS, (4, 6))
