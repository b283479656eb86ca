"""Views as text."""

from purradox.rl.drawing import drawn
from purradox.rules import Discard
from tests.helpers import dealt, played, predicted


def test_a_trick_in_progress() -> None:
    now = dealt(3, "1223344456 1233455666 1112234556")
    for seat, number in enumerate((4, 4, 1)):
        now = now.apply(Discard(seat, number))
    now = played(predicted(now, 3, 4, 3), "5g 2g 6g 5y 6y 1y 1g 5r")
    assert drawn(now.view(2)) == (
        "round 1: play, seat 2 to act; seen from seat 2\n"
        "  red     1  2  3  4 [B] 6\n"
        "  blue    1  2  3  4  5  6\n"
        "  yellow [B] 2  3  4 [C][A]\n"
        "  green  [A][B] 3  4 [A][C]\n"
        "  seat 0 [A]: won 1 of 3\n"
        "  seat 1 [B]: won 0 of 4 without g\n"
        "  seat 2 [C]: won 1 of 3\n"
        "  trick: 1g 5r\n"
        "  hand: 1122345, set aside 1\n"
    )


def test_the_start_on_a_board_with_neutral_tokens_and_spaces_out_of_play() -> None:
    now = dealt(2, "1122334455 1223334455", "115", board="violet")
    assert drawn(now.view(1)) == (
        "round 1: discard, seat 0 to act; seen from seat 1\n"
        "  red     1  2  3  4  5\n"
        "  blue    3  4  5     1  2\n"
        "  yellow  5    [n] 2  3  4\n"
        "  green  [n] 2  3  4 [n]\n"
        "  seat 0 [A]: won 0\n"
        "  seat 1 [B]: won 0\n"
        "  hand: 1223334455\n"
    )


def test_a_paradox_and_the_scores() -> None:
    now = dealt(3, "1223344456 1233455666 1112234556")
    for seat, number in enumerate((4, 4, 1)):
        now = now.apply(Discard(seat, number))
    plays = "5g 2g 6g 5y 6y 1y 1g 5r 5b 6r 4r 2r 6b 2b 4b 3r 1r 2y 3y 1b 4y 3g"
    text = drawn(played(predicted(now, 3, 4, 3), plays).view(0))
    assert text.startswith("round 1: paradox of seat 1, holding 56; seen from seat 0\n")
    assert "  seat 0 [A]: won 2 of 3 without r score 2\n" in text
