"""R1: what is on the table for each number of players."""

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from purradox.rules import (
    PLAYERS,
    TRUMP,
    Colour,
    Match,
    PlayerView,
    Round,
    Variant,
    parse_cell,
    shuffled,
    variant,
)
from purradox.rules.errors import NoSuchPrediction, NoSuchSeat, NotNow, PlayerCount
from purradox.rules.moves import Discard, Predict
from tests.helpers import ANNA, BORIS, CHLOE, legal, position, shown

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"


def test_every_rule_of_the_page_has_a_test_and_no_test_a_rule_that_is_not_there() -> None:
    rules = set(re.findall(r"^### R(\d\.\d) ", PAGE.read_text("utf-8"), re.MULTILINE))
    tested = {
        ".".join(named.groups())
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        and (named := re.match(r"test_r(\d)_(\d)_[a-z]", node.name))
    }
    assert len(rules) >= 24
    assert rules - tested == set(), "rules without a test"
    assert tested - rules == set(), "tests of rules that the page does not have"


@pytest.mark.parametrize(
    ("players", "numbers", "cards", "dealt", "predictions", "tricks", "columns"),
    [
        (2, 5, 25, 10, (), 8, 6),
        (3, 6, 30, 10, (1, 3, 4), 8, 6),
        (4, 8, 40, 10, (1, 2, 3), 8, 9),
        (5, 9, 45, 9, (1, 2, 3), 7, 9),
    ],
)
def test_r1_the_setup_table(
    players: int,
    numbers: int,
    cards: int,
    dealt: int,
    predictions: tuple[int, ...],
    tricks: int,
    columns: int,
) -> None:
    setup = variant(players)
    assert setup.numbers == numbers
    assert setup.deck == cards == 5 * numbers
    assert setup.dealt == dealt
    assert setup.predictions == predictions
    assert setup.tricks == tricks
    assert setup.layout.columns == columns


def test_r1_there_is_a_setup_for_two_to_five_players_only() -> None:
    assert PLAYERS == (2, 3, 4, 5)
    for players in (-1, 0, 1, 6):
        with pytest.raises(PlayerCount) as refused:
            variant(players)
        sentence = "There are setups for two to five players only"
        assert str(refused.value) == f"R1 player-count: {sentence} (players {players})"


@pytest.mark.parametrize("players", ["3", 3.0, None, (3,)])
def test_r1_the_number_of_players_is_a_whole_number(players: Any) -> None:
    told = re.escape(f"players is a whole number from 2 to 5, not {players!r}")
    with pytest.raises(TypeError, match=f"^{told}$"):
        variant(players)


def test_r1_with_two_players_five_cards_are_left_over_and_with_more_none() -> None:
    left_over = {
        players: variant(players).deck - players * variant(players).dealt for players in PLAYERS
    }
    assert left_over == {2: 5, 3: 0, 4: 0, 5: 0}


def test_r1_seats_are_counted_from_zero() -> None:
    start = Round.start(variant(3), ANNA, shuffled(variant(3), Random(1)))
    for seat in (-1, 3):
        with pytest.raises(NoSuchSeat) as refused:
            start.apply(Discard(seat, 1))
        assert refused.value.details == {"seat": seat}


@pytest.mark.parametrize("seat", [-1, 3])
def test_r1_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    """Above all, -1 is not the last seat: its hand would be shown to somebody else."""
    match = Match(variant(3)).apply(shuffled(variant(3), Random(1)))
    for somebody in (match, match.rounds[0]):
        with pytest.raises(NoSuchSeat):
            somebody.view(seat)


def test_r1_1_cards_carry_a_number_and_no_colour() -> None:
    deal = shuffled(variant(3), Random(5))
    assert all(isinstance(card, int) for hand in deal.hands for card in hand)


def test_r1_1_there_are_four_colours_and_red_is_trump() -> None:
    assert [colour.name for colour in Colour] == ["RED", "BLUE", "YELLOW", "GREEN"]
    assert [colour.index for colour in Colour] == [0, 1, 2, 3]
    assert TRUMP is Colour.RED
    assert repr(Colour.RED) == "RED"


def test_r1_1_a_card_with_its_colour_is_written_as_number_and_letter() -> None:
    assert parse_cell("5b") == (Colour.BLUE, 5)
    assert [str(parse_cell(text)) for text in ("1r", "9b", "3y", "6g")] == ["1r", "9b", "3y", "6g"]


@pytest.mark.parametrize("text", ["", "5", "b5", "5B", "0g", "10g", "5x", "5 b", "²g"])
def test_r1_1_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="like 5b") as refused:
        parse_cell(text)
    assert repr(text) in str(refused.value)


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_1_the_deck_holds_five_cards_of_each_number(players: int) -> None:
    setup = variant(players)
    deal = shuffled(setup, Random(players))
    seen = [card for hand in (*deal.hands, deal.revealed) for card in hand]
    assert set(seen) <= set(range(1, setup.numbers + 1))
    assert all(seen.count(number) <= 5 for number in seen)
    if players > 2:
        assert all(seen.count(number) == 5 for number in range(1, setup.numbers + 1))


def played_match(setup: Variant, random: Random) -> Match:
    match = Match(setup)
    while not match.over:
        if match.needs_deal:
            match = match.apply(shuffled(setup, random))
        else:
            match = match.apply(random.choice(legal(match.rounds[-1])))
    return match


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_2_a_match_has_as_many_rounds_as_players(players: int) -> None:
    match = played_match(variant(players), Random(7))
    assert len(match.rounds) == match.variant.rounds == players


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_2_the_start_card_moves_one_seat_to_the_left_each_round(players: int) -> None:
    match = played_match(variant(players), Random(8))
    assert [table.first for table in match.tables] == list(range(players))


def test_r1_2_winning_a_trick_does_not_move_the_start_card() -> None:
    setup = variant(3)
    after = position(setup, "1234 1234 1234", won="B")
    assert after.table.leader == BORIS
    assert after.table.first == ANNA


def test_r1_3_three_players_may_not_predict_two_tricks() -> None:
    start = Round.start(variant(3), CHLOE, shuffled(variant(3), Random(2)))
    for seat, hand in enumerate(start.hands):
        start = start.apply(Discard(seat, hand[0]))
    for tricks in (0, 2, 5):
        with pytest.raises(NoSuchPrediction) as refused:
            start.apply(Predict(CHLOE, tricks))
        assert refused.value.details == {"tricks": tricks, "allowed": (1, 3, 4)}
        assert refused.value.rule == "R1.3"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r1_3_all_may_predict_the_same_and_nobody_zero(players: int) -> None:
    setup = variant(players)
    now = Round.start(setup, ANNA, shuffled(setup, Random(3)))
    for seat, hand in enumerate(now.hands):
        now = now.apply(Discard(seat, hand[0]))
    highest = setup.predictions[-1]
    for seat in range(players):
        assert Predict(seat, 0) not in now.view(seat).legal
        now = now.apply(Predict(seat, highest))
    assert now.table.predictions == (highest,) * players
    assert highest * players > setup.tricks


def test_r1_3_two_players_do_not_predict() -> None:
    now = Round.start(variant(2), ANNA, shuffled(variant(2), Random(4)))
    for seat, hand in enumerate(now.hands):
        now = now.apply(Discard(seat, hand[0]))
    with pytest.raises(NotNow) as refused:
        now.apply(Predict(ANNA, 1))
    assert (refused.value.rule, refused.value.details) == ("R4", {"phase": "play"})
    assert now.table.predictions == (None, None)


def test_r1_4_the_number_of_tokens_in_the_box_never_limits_play() -> None:
    """The box has 12 tokens a player; with 4 on colours and 8 played they would run out."""
    toy = Variant(2, 9, 22, (), variant(5).layout)
    everywhere = position(
        toy,
        "99 19",
        """
        red    A A A A A A A A .
        blue   B B B B B B B B .
        yellow A A A A A A A A .
        green  B B B B B B B B .
        """,
        won="AB" * 8 + "A",
    )
    after = everywhere.apply(legal(everywhere)[0])
    assert list(shown(after.table).values()).count(ANNA) == 17


def test_a_view_knows_the_hand_that_was_dealt() -> None:
    setup = variant(4)
    start = Round.start(setup, BORIS, shuffled(setup, Random(9)))
    assert start.view(CHLOE) == PlayerView(start.table, CHLOE, start.hands[CHLOE], None)
    assert start.view(CHLOE).dealt == start.hands[CHLOE]
    now = start.apply(Discard(CHLOE, start.hands[CHLOE][3]))
    assert len(now.view(CHLOE).hand) == 9
    assert now.view(CHLOE).dealt == start.hands[CHLOE]


def test_r1_2_a_round_starts_with_somebody_at_the_table() -> None:
    deal = shuffled(variant(3), Random(1))
    for nobody in (-1, 3):
        with pytest.raises(NoSuchSeat):
            Round.start(variant(3), nobody, deal)
