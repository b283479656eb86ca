"""R6: points for tricks, the bonus, and who wins the match."""

from dataclasses import replace
from random import Random

import pytest

from purradox.rules import Match, Paradox, Round, Score, Variant, score, shuffled, variant
from purradox.rules.scoring import largest_group, winners
from purradox.rules.table import Completed, Outcome
from tests.helpers import ANNA, BORIS, CHLOE, cells, legal, played, position

TWO, THREE = variant(2), variant(3)

ROWS = """
    red    A A . B . .
    blue   . A . . B .
    yellow C . C . . .
    green  . C . . . .
"""
"""Anna has a group of three; Boris and Chloé have tokens that touch at corners only."""


def ended(
    setup: Variant,
    won: str,
    predictions: tuple[int, ...] = (),
    rows: str = ROWS,
    outcome: Outcome | None = None,
) -> Round:
    held = " ".join("46" for _ in range(setup.players))
    now = position(setup, held, rows, won=won, predictions=predictions)
    return replace(now, table=replace(now.table, outcome=outcome or Completed()))


def totals(end: Round) -> tuple[int, ...]:
    return tuple(one.total for one in score(end.table))


def test_r6_1_one_point_for_each_trick_won() -> None:
    assert totals(ended(THREE, "AABBBCCC", (1, 1, 1))) == (2, 3, 3)


def test_r6_1_the_player_who_caused_a_paradox_loses_a_point_for_each_trick_instead() -> None:
    end = ended(THREE, "AABBB", (1, 1, 1), outcome=Paradox(BORIS, (4, 6)))
    assert totals(end) == (2, -3, 0)


def test_r6_1_that_player_has_no_bonus_for_a_kept_prediction() -> None:
    end = ended(THREE, "AAABBB", (4, 3, 1), outcome=Paradox(BORIS, (4, 6)))
    assert score(end.table)[BORIS] == Score(tricks=-3, group=())


def test_r6_1_a_paradox_without_a_trick_costs_nothing() -> None:
    end = ended(THREE, "AAABBB", (4, 4, 1), outcome=Paradox(CHLOE, (4, 6)))
    assert totals(end)[CHLOE] == 0


def test_r6_2_the_bonus_is_for_exactly_the_predicted_number_of_tricks() -> None:
    for predicted, total in ((1, 3), (3, 6), (4, 3)):
        assert totals(ended(THREE, "AAABBCCC", (predicted, 1, 1)))[ANNA] == total


def test_r6_2_the_bonus_is_the_size_of_the_largest_group() -> None:
    end = ended(THREE, "AAABCCCC", (3, 1, 4))
    assert score(end.table) == (
        Score(3, cells("1r 2r 2b")),
        Score(1, cells("4r")),
        Score(4, cells("1y")),
    )
    assert [one.bonus for one in score(end.table)] == [3, 1, 1]
    assert totals(end) == (6, 2, 5)


def test_r6_2_groups_are_joined_by_sides_never_by_corners() -> None:
    end = ended(THREE, "A", (1, 1, 1))
    assert len(largest_group(end.table, BORIS)) == 1
    assert len(largest_group(end.table, CHLOE)) == 1


def test_r6_2_of_several_groups_only_the_largest_counts() -> None:
    rows = """
        red    A A . . . A
        blue   . . . . . A
        yellow A . A . . A
        green  A A . . . .
    """
    end = ended(THREE, "AAABBBBB", (3, 1, 1), rows)
    assert len(largest_group(end.table, ANNA)) == 3
    assert totals(end)[ANNA] == 6


def test_r6_2_a_group_may_wind_over_all_rows() -> None:
    rows = """
        red    A A A A A A
        blue   . . . . . A
        yellow A A A A A A
        green  A . . . . .
    """
    assert len(largest_group(ended(THREE, "A", (1, 1, 1), rows).table, ANNA)) == 14


def test_r6_2_rows_do_not_wrap_round() -> None:
    rows = """
        red    A . . . . A
        blue   . . . . . .
        yellow . . . . . .
        green  A . . . . .
    """
    assert len(largest_group(ended(THREE, "A", (1, 1, 1), rows).table, ANNA)) == 1


def test_r6_2_neutral_tokens_never_connect() -> None:
    rows = """
        red    . . . . . x
        blue   . . . . . x
        yellow . A . . . x
        green  A n A n n x
    """
    end = ended(TWO, "A", rows=rows)
    assert len(largest_group(end.table, ANNA)) == 1


def test_r6_2_tokens_of_others_never_connect() -> None:
    rows = """
        red    . . . . . .
        blue   A B A A . .
        yellow . . . . . .
        green  . . . . . .
    """
    assert largest_group(ended(THREE, "A", (1, 1, 1), rows).table, ANNA) == cells("3b 4b")


def test_r6_2_without_a_token_a_kept_prediction_is_worth_nothing_more() -> None:
    rows = """
        red    . . . . . .
        blue   . . . . . .
        yellow . . . . . .
        green  . . . . . .
    """
    assert totals(ended(THREE, "AAA", (3, 1, 1), rows)) == (3, 0, 0)


TWO_ROWS = """
    red    A A . B B x
    blue   . A . B . x
    yellow . . . B . x
    green  n n n . . x
"""


@pytest.mark.parametrize("tricks", [0, 1, 3, 4])
def test_r6_2_two_players_have_the_bonus_with_four_tricks_or_fewer(tricks: int) -> None:
    end = ended(TWO, "A" * tricks + "B" * (8 - tricks), rows=TWO_ROWS)
    assert totals(end)[ANNA] == tricks + 3


@pytest.mark.parametrize("tricks", [5, 6, 8])
def test_r6_2_two_players_have_no_bonus_with_five_tricks_or_more(tricks: int) -> None:
    end = ended(TWO, "A" * tricks + "B" * (8 - tricks), rows=TWO_ROWS)
    assert totals(end) == (tricks, 8 - tricks + 4)


def test_r6_2_with_four_tricks_each_both_players_have_the_bonus() -> None:
    assert totals(ended(TWO, "ABABABAB", rows=TWO_ROWS)) == (7, 8)


def test_r6_3_the_others_score_as_usual_after_a_paradox() -> None:
    end = ended(THREE, "AAAB", (3, 1, 1), outcome=Paradox(CHLOE, (4, 6)))
    assert totals(end) == (6, 2, 0)


def test_r6_3_tokens_of_the_interrupted_trick_count_for_the_bonus() -> None:
    rows = """
        red    C . . C . C
        blue   A A . . . .
        yellow . . . . . .
        green  . . . C . C
    """
    now = position(THREE, "3 44 3", rows, lost={BORIS: "by"}, won="BA", predictions=(1, 1, 1))
    now = played(now, "3b")
    assert now.table.outcome == Paradox(BORIS, (4, 4))
    assert score(now.table) == (Score(1, cells("1b 2b 3b")), Score(-1), Score(0))


def test_r6_3_two_players_stand_at_four_or_fewer_when_the_round_breaks_off() -> None:
    end = ended(TWO, "AAAABB", rows=TWO_ROWS, outcome=Paradox(BORIS, (4, 6)))
    assert totals(end) == (7, -2)
    end = ended(TWO, "AAAAABB", rows=TWO_ROWS, outcome=Paradox(BORIS, (4, 6)))
    assert totals(end) == (5, -2)


@pytest.mark.parametrize(
    ("scores", "won_by"),
    [
        ([(5, 4, 3), (1, 1, 1), (2, 2, 2)], (ANNA,)),
        ([(9, 6, 0), (2, 2, 3), (3, 6, 8)], (BORIS,)),
        ([(9, 6, 0), (3, 6, 3), (3, 3, 8)], (ANNA, BORIS)),
        ([(-1, -2, -3), (0, 0, 0), (0, 0, 0)], (ANNA,)),
        ([(0, 1, 1), (1, 0, 0), (1, 1, 1)], (ANNA, BORIS, CHLOE)),
        ([(0, 3), (6, 3)], (ANNA,)),
    ],
)
def test_r6_4_the_highest_total_wins_then_the_last_round_then_it_is_shared(
    scores: list[tuple[int, ...]], won_by: tuple[int, ...]
) -> None:
    assert winners(scores) == won_by


def test_r6_4_a_match_adds_up_its_rounds_and_names_the_winners_at_the_end() -> None:
    random = Random(4)
    match = Match(THREE)
    assert match.score == (0, 0, 0)
    while not match.over:
        assert match.winners == ()
        if match.needs_deal:
            match = match.apply(shuffled(THREE, random))
        else:
            match = match.apply(random.choice(legal(match.rounds[-1])))
    assert match.score == tuple(map(sum, zip(*match.scores, strict=True)))
    assert match.winners == winners(match.scores)
    assert match.view(BORIS).past_scores == match.scores[:-1]


def test_r6_4_a_round_that_is_going_on_does_not_count_yet() -> None:
    match = Match(THREE).apply(shuffled(THREE, Random(1)))
    assert match.scores == ()
    assert match.score == (0, 0, 0)
