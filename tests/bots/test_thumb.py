"""The bot that follows the printed page does what each line of it says."""

import re
from pathlib import Path
from random import Random

import pytest

import purradox
from purradox.bots import make_bot
from purradox.bots.conformance import assert_conforms
from purradox.bots.thumb import LEVELS
from purradox.rules import Deal, Discard, Match, Play, PlayerView, Predict, parse_cell, variant

PAGE = Path(purradox.__file__).parent / "web" / "js" / "pages" / "strategy.js"


def chosen(view: PlayerView) -> str:
    (move,) = {str(make_bot("thumb", Random(seed)).choose(view)) for seed in range(8)}
    return move


def begun(*hands: str) -> Match:
    dealt = tuple(tuple(map(int, hand)) for hand in hands)
    return Match(variant(len(hands))).apply(Deal(dealt))


FOUR = ("1122334455", "1122334466", "5566777888", "1234567788")


def test_it_sets_aside_what_it_holds_most_of() -> None:
    match = begun("1112233445", "1122233445", "3455566666")
    assert chosen(match.view(0)) == "1"
    assert chosen(match.view(2)) == "6"


@pytest.mark.parametrize(("hand", "tricks"), [("1122334455", 1), ("5566777888", 2)])
def test_it_predicts_by_its_high_cards(hand: str, tricks: int) -> None:
    match = begun(*sorted(FOUR, key=lambda one: one != hand))
    for seat in range(4):
        match = match.apply(Discard(seat, match.view(seat).hand[0]))
    assert chosen(match.view(0)) == str(tricks)


def test_the_printed_table_is_what_it_predicts_by() -> None:
    (printed,) = re.findall(r"PREDICTIONS = .*?\(\[(.*)\]\);", PAGE.read_text("utf-8"))
    rows = re.findall(r"\['(\d).*?', (\d), (\d), (\d)\]", printed)
    assert len(rows) == 4
    for high, *tricks in rows:
        for players, told in zip((3, 4, 5), tricks, strict=True):
            levels = LEVELS[players]
            assert levels[max(least for least in levels if least <= int(high))] == int(told)


def last_of_three(*moves: str) -> set[str]:
    """What the last of three may choose, with 1, 1, 2, 3, 4, 5, 5, 6, 6 in its hand."""
    match = begun("1223344566", "1122334456", "1123455566")
    for seat, number in enumerate((2, 1, 5)):
        match = match.apply(Discard(seat, number))
    for seat, tricks in enumerate((3, 1, 3)):
        match = match.apply(Predict(seat, tricks))
    for seat, move in enumerate(moves):
        match = match.apply(Play(seat, parse_cell(move)))
    return {str(make_bot("thumb", Random(seed)).choose(match.view(2))) for seed in range(20)}


def test_it_keeps_cards_safe_and_spaces_then_wins_the_trick_that_it_needs() -> None:
    """Its 5s are safe, as it has set one aside, and stay; blue is followed, or every number loses
    a space; a number that it holds twice keeps its spaces. That leaves 1 and 6.
    """
    assert last_of_three("3b", "4b") == {"6b"}
    assert last_of_three("6b", "4b") == {"1b"}


@pytest.mark.parametrize("players", [2, 5])
def test_it_conforms(players: int) -> None:
    assert_conforms("thumb", players=[players], rounds=1)
