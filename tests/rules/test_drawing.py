"""What `print` and the prompt show of a table, a view, a round and a match."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from purradox import svg
from purradox.rules import Discard, Match, Round, Trick, Variant, shuffled, variant
from purradox.rules.variant import white
from tests.helpers import dealt, played, predicted
from tests.strategies import setups

BOARD = """\
  red     1  2  3  4 [B] 6
  blue    1  2  3  4  5  6
  yellow [B] 2  3  4 [C][A]
  green  [A][B] 3  4 [A][C]
  seat 0 A: 1 of 3 tricks
  seat 1 B: 0 of 4 tricks, without g
  seat 2 C: 1 of 3 tricks
  trick: 1g 5r"""
PARADOX = "5g 2g 6g 5y 6y 1y 1g 5r 5b 6r 4r 2r 6b 2b 4b 3r 1r 2y 3y 1b 4y 3g"


def started(plays: str) -> Round:
    now = dealt(3, "1223344456 1233455666 1112234556")
    for seat, number in enumerate((4, 4, 1)):
        now = now.apply(Discard(seat, number))
    return played(predicted(now, 3, 4, 3), plays)


def test_a_view_adds_the_hand_and_the_legal_moves_to_the_table() -> None:
    now = started("5g 2g 6g 5y 6y 1y 1g 5r")
    assert str(now.table) == f"play: seat 2 to act\n{BOARD}"
    assert str(now.view(2)) == (
        f"round 1, play: seat 2 to act; seen from seat 2\n{BOARD}\n"
        "  hand: 1122345, set aside 1\n"
        "  legal: 1r 2r 3r 4r 1b 2b 3b 4b 5b 2y 3y 4y 3g 4g"
    )
    assert "legal" not in str(now.view(1))


def test_only_a_round_shows_every_hand() -> None:
    now = started("5g 2g 6g 5y 6y 1y 1g 5r")
    hands = (
        "\n  hand of seat 0: 223344, set aside 4"
        "\n  hand of seat 1: 335666, set aside 4"
        "\n  hand of seat 2: 1122345, set aside 1"
    )
    assert str(now) == f"play: seat 2 to act\n{BOARD}{hands}"
    match = Match(variant(3), (now,))
    assert "hand" not in str(match)
    assert "set aside" not in str(match) + repr(match) + repr(now.table)


def test_the_start_on_a_board_with_neutral_tokens_and_spaces_out_of_play() -> None:
    now = dealt(2, "1122334455 1223334455", "115", board="violet")
    assert str(now.view(1)) == (
        "round 1, discard: seats 0, 1 to act; seen from seat 1\n"
        "  red     1  2  3  4  5\n"
        "  blue    3  4  5     1  2\n"
        "  yellow  5    [n] 2  3  4\n"
        "  green  [n] 2  3  4 [n]\n"
        "  seat 0 A: 0 tricks\n"
        "  seat 1 B: 0 tricks\n"
        "  hand: 1223334455\n"
        "  legal: 1 2 3 4 5"
    )


def test_a_paradox_and_the_scores() -> None:
    over = started(PARADOX)
    text = str(over.view(0))
    assert text.startswith("round 1, over: paradox of seat 1, holding 56; seen from seat 0\n")
    assert "  seat 0 A: 2 of 3 tricks, without r, scores 2\n" in text
    match = Match(variant(3), (over,))
    assert "  seat 0 A: 2 of 3 tricks, without r, scores 2, points 2\n" in str(match)


def test_a_prompt_shows_where_things_stand_on_two_lines() -> None:
    over = started(PARADOX)
    assert repr(Match(variant(5, "violet"))) == "<Match: 5 players, violet board: a deal is due>"
    assert str(Match(variant(5, "violet"))) == "5 players, violet board: a deal is due"
    assert repr(Match(variant(3), (over,))) == (
        "<Match: round 1 of 3, over: paradox of seat 1, holding 56; a deal is due>"
    )
    assert repr(Match(variant(3), (over, over, over))) == (
        "<Match: round 3 of 3, over: paradox of seat 1, holding 56; seat 0 won, points 6 -12 3>"
    )
    now = started("5g")
    assert repr(now) == "<Round: play: seat 1 to act>"
    assert repr(now.table) == "<Table: play: seat 1 to act>"
    assert repr(now.table.board) == "<Board: 1 of 24 spaces taken>"
    assert repr(now.table.trick) == "<Trick: 5g, led by seat 0>"
    assert repr(now.deal) == "<Deal: 1223344456 1233455666 1112234556>"
    assert repr(variant(2, "violet")) == "variant(2, 'violet')"
    assert repr(Variant(2, 1, 3, (0,), white(1))) == (
        "Variant(players=2, numbers=1, dealt=3, predictions=(0,), "
        "layout=parse_layout('r1 b1 y1 g1'), revealed=0, copies=5, bonus_up_to=None)"
    )
    assert repr(Trick()) == "<Trick: nothing played>"
    assert repr(variant(2).layout) == "parse_layout('r123456 b123456 y123456 g123456')"
    assert repr(now.view(2)) == "<PlayerView: round 1, play: seat 1 to act; seen from seat 2>"


@given(setups(), st.integers(0, 2**32 - 1))
@settings(max_examples=25)
def test_at_any_moment_of_any_match_a_prompt_shows_two_lines_at_most(
    setup: Variant, seed: int
) -> None:
    random, match = Random(seed), Match(setup)
    while True:
        seen = (match.view(seat) for seat in range(setup.players) if match.rounds)
        shown: list[object] = [
            match,
            setup,
            setup.layout,
            *match.moves[-1:],
            *match.rounds[-1:],
            *seen,
        ]
        for table in match.tables[-1:]:
            shown += [table, table.board, table.trick, *table.tricks[-1:]]
        for one in shown:
            assert "\n" not in repr(one)
            assert len(repr(one)) <= 160
        if match.over:
            break
        match = match.apply(
            shuffled(setup, random) if match.needs_deal else random.choice(match.legal)
        )


def test_notebooks_show_what_may_be_seen() -> None:
    now = started("5g 2g 6g 5y 6y 1y 1g 5r")
    match = Match(variant(3), (now,))
    for value in (match, now.table, now.view(1), now):
        assert value._repr_svg_() == svg.table(value)
    assert Match(variant(3))._repr_svg_().startswith("<svg")
