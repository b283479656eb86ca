"""The random bot and the careful one."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from purradox.bots import Bot
from purradox.bots.basic import RandomBot
from purradox.bots.careful import CarefulBot
from purradox.rules import (
    PLAYERS,
    Choice,
    Discard,
    Paradox,
    Play,
    PlayerView,
    Predict,
    Round,
    Variant,
    score,
    shuffled,
    variant,
)
from tests.helpers import ANNA, BORIS, CHLOE, played, position
from tests.strategies import setups

BOTS = (RandomBot, CarefulBot)
Maker = Callable[[Random], Bot]


def finished(setup: Variant, seed: int, *makers: Maker) -> tuple[Round, list[Choice]]:
    """A round played by these bots, and every choice; each choice must be a legal one."""
    bots = [maker(Random(seed + seat)) for seat, maker in enumerate(makers)]
    now = Round.start(setup, seed % setup.players, shuffled(setup, Random(seed)))
    choices = []
    while now.table.to_act:
        seat = now.table.to_act[0]
        view = now.view(seat)
        choice = bots[seat].choose(view)
        assert choice in view.legal
        choices.append(choice)
        now = now.apply(choice)
    return now, choices


@pytest.mark.parametrize("maker", BOTS)
@given(setup=setups(), seed=st.integers(0, 2**32))
def test_a_bot_always_makes_a_legal_move_and_the_same_one_under_the_same_seed(
    maker: Maker, setup: Variant, seed: int
) -> None:
    makers = [maker] * setup.players
    assert finished(setup, seed, *makers) == finished(setup, seed, *makers)


def test_the_random_bot_makes_every_legal_move() -> None:
    now = Round.start(variant(3), 0, shuffled(variant(3), Random(1)))
    made = {RandomBot(Random(seed)).choose(now.view(0)) for seed in range(100)}
    assert made == set(now.view(0).legal)


def test_ties_are_broken_by_the_random_source() -> None:
    """On an empty board one colour is as good as another to lead."""
    now = position(variant(3), "123456 123456 123456", won="BCABC", predictions=(3, 3, 3))
    (seat,) = now.table.to_act
    made = {CarefulBot(Random(seed)).choose(now.view(seat)) for seed in range(40)}
    assert len(made) > 1
    assert len({choice.cell.number for choice in made if isinstance(choice, Play)}) == 1


def careful_plays(now: Round) -> set[str]:
    """What the careful bot plays here, under many seeds."""
    (seat,) = now.table.to_act
    choices = (CarefulBot(Random(seed)).choose(now.view(seat)) for seed in range(30))
    return {str(choice.cell) for choice in choices if isinstance(choice, Play)}


TWO_TRICKS_TO_GO = """
    red    B C . A B C
    blue   . A B C A .
    yellow A . B C A B
    green  C A B A . C
"""


@pytest.mark.parametrize("predictions", [(1, 1, 1), (3, 1, 1), (4, 1, 1)])
def test_the_careful_bot_follows_where_losing_the_colour_would_end_in_a_paradox(
    predictions: tuple[int, int, int],
) -> None:
    """A red 3 wins the trick, but gives up blue and with it the only space for a 6."""
    now = position(
        variant(3), "366 125 125", TWO_TRICKS_TO_GO, won="ABCABC", predictions=predictions
    )
    now = played(now, "1b")
    assert now.table.to_act == (ANNA,)
    assert {str(play.cell) for play in now.view(ANNA).legal if isinstance(play, Play)} == {
        "3r",
        "6b",
    }
    assert careful_plays(now) == {"6b"}


@pytest.mark.parametrize("predictions", [(1, 1, 1), (3, 1, 1), (4, 1, 1)])
def test_the_careful_bot_takes_the_space_that_somebody_else_could_take(
    predictions: tuple[int, int, int],
) -> None:
    """Nobody else has a 5, but one 2 is somewhere: the yellow 5 will wait, the yellow 2 may not."""
    rows = """
        red    B C B A B C
        blue   . A B C A .
        yellow A . B C . B
        green  C A . . A C
    """
    now = position(variant(3), "255 136 146", rows, won="ABCBCA", predictions=predictions)
    assert careful_plays(now) == {"2y"}


@pytest.mark.parametrize(("won", "wins"), [("BBCCBBB", True), ("BACCBBB", False)])
def test_the_careful_bot_wins_or_loses_the_last_trick_as_it_predicted(won: str, wins: bool) -> None:
    now = position(variant(3), "16 24 24", won=won, predictions=(1, 3, 3))
    now = played(now, "4g 2g")
    assert now.table.to_act == (ANNA,)
    for cell in careful_plays(now):
        assert (played(now, cell).table.tricks[-1].winner == ANNA) is wins


def test_the_careful_bot_wins_up_to_four_tricks_of_two_players() -> None:
    for won, wins in (("AAABBBB", True), ("AAAABBB", False)):
        now = played(position(variant(2), "15 24", won=won), "4g")
        for cell in careful_plays(now):
            assert (played(now, cell).table.tricks[-1].winner == ANNA) is wins


def test_the_careful_bot_puts_its_tokens_together() -> None:
    rows = """
        red    . . . . . .
        blue   . . . . . .
        yellow . A . . . .
        green  . . . . B C
    """
    now = position(variant(3), "11 24 24", rows, won="ABBBCCB", predictions=(1, 3, 3))
    assert careful_plays(played(now, "4g 2g")) == {"1y"}


def test_the_careful_bot_sets_aside_the_card_that_collides() -> None:
    now = Round.start(variant(3), BORIS, shuffled(variant(3), Random(0)))
    crowded = Round(now.table, ((1, 2, 3, 4, 4, 4, 4, 4, 5, 6), *now.hands[1:]), now.discards)
    for seed in range(10):
        assert CarefulBot(Random(seed)).choose(crowded.view(ANNA)) == Discard(ANNA, 4)


def test_the_careful_bot_predicts_more_with_higher_cards() -> None:
    now = position(variant(3), "123456 123456 123456", leader=CHLOE)
    table = replace(now.table, predictions=(None,) * 3)
    for hand, tricks in (((1, 1, 1, 1, 2, 2, 2, 3, 3), 1), ((4, 4, 5, 5, 5, 6, 6, 6, 6), 4)):
        choice = CarefulBot(Random(0)).choose(PlayerView(table, CHLOE, hand, discard=1))
        assert choice == Predict(CHLOE, tricks)


@pytest.mark.parametrize("players", PLAYERS)
def test_careful_players_seldom_meet_a_paradox_and_random_ones_nearly_always(
    players: int, record_property: Callable[[str, object], None]
) -> None:
    rounds = 60
    share = {}
    for maker in BOTS:
        ends = (finished(variant(players), seed, *[maker] * players)[0] for seed in range(rounds))
        share[maker] = sum(isinstance(end.table.outcome, Paradox) for end in ends) / rounds
    record_property(
        "measured",
        f"paradox, {players} players: careful {share[CarefulBot]:.0%}, "
        f"random {share[RandomBot]:.0%} of {rounds} rounds",
    )
    assert share[CarefulBot] < {2: 0.2, 3: 0.45, 4: 0.75, 5: 0.6}[players]
    assert share[RandomBot] > 0.85


@pytest.mark.parametrize("players", PLAYERS)
def test_a_careful_player_outscores_random_ones(players: int) -> None:
    points = [0] * players
    for seed in range(40):
        end, _ = finished(variant(players), seed, CarefulBot, *[RandomBot] * (players - 1))
        for seat, one in enumerate(score(end.table)):
            points[seat] += one.total
    assert points[ANNA] > max(points[1:])
