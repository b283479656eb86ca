"""Possible deals: whole rounds that fit everything a seat has seen."""

from itertools import islice
from random import Random

import pytest

from purradox.rules import Colour, Match, Paradox, Round, shuffled, variant
from purradox.rules.deals import forced_red, hidden


def rounds(players: int, board: str, count: int) -> list[Round]:
    """Rounds at every stage; red is avoided, so that it is often led for want of other colours."""
    random, found = Random(players), []
    setup = variant(players, board)
    for number in range(count):
        one = Round.start(setup, number % players, shuffled(setup, random))
        while one.table.to_act:
            found.append(one)
            legal = one.view(one.table.to_act[0]).legal
            others = [move for move in legal if not str(move).endswith(Colour.RED.value)]
            one = one.apply(random.choice(others or legal))
        found.append(one)
    return found


def replays_to_the_same_view(players: int, board: str) -> None:
    """Two deals for every seat at every stage of twelve rounds."""
    random, exceptions, paradoxes = Random(1), 0, 0
    for one in rounds(players, board, 12):
        table = one.table
        exceptions += forced_red(table) is not None
        paradoxes += isinstance(table.outcome, Paradox)
        for seat in range(players):
            for other in islice(one.view(seat).deals(random), 2):
                again = Round.start(table.variant, table.first, other.deal)
                for move in other.moves:
                    again = again.apply(move)
                assert again == other
                assert other.view(seat) == one.view(seat)
    assert exceptions
    assert paradoxes


@pytest.mark.parametrize("board", ["white", "violet"])
def test_every_deal_of_two_replays_to_the_same_view(board: str) -> None:
    replays_to_the_same_view(2, board)


def test_other_hands_differ_from_deal_to_deal() -> None:
    match = Match(variant(4)).apply(shuffled(variant(4), Random(2)))
    found = list(islice(match.view(0).deals(Random(3)), 20))
    assert len({one.hands for one in found}) == 20
    assert {one.hands[0] for one in found} == {match.view(0).hand}


def test_a_hand_that_a_paradox_has_shown_is_not_hidden() -> None:
    over = next(one for one in rounds(3, "white", 20) if isinstance(one.table.outcome, Paradox))
    outcome = over.table.outcome
    assert isinstance(outcome, Paradox)
    seat = (outcome.seat + 1) % 3
    assert hidden(over.view(seat)).hands[outcome.seat] == 0
    for other in islice(over.view(seat).deals(Random(1)), 5):
        assert other.hands[outcome.seat] == outcome.hand
