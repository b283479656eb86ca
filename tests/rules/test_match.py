"""A match from before its first deal to its end, and what its events tell."""

from itertools import pairwise
from random import Random

import pytest

from purradox.rules import Completed, Match, match_events, shuffled, variant
from purradox.rules.errors import MatchOver
from purradox.rules.events import ParadoxFound, RoundEnded
from tests.helpers import wisest

TWO = variant(2)


def moments(random: Random) -> list[Match]:
    """Every state of a match that is played with care."""
    states = [Match(TWO)]
    while not states[-1].over:
        now = states[-1]
        move = shuffled(TWO, random) if now.needs_deal else wisest(now.rounds[-1], random)
        states.append(now.apply(move))
    return states


def test_before_the_first_deal_nothing_has_happened() -> None:
    assert match_events(Match(TWO), Match(TWO)) == ()


def test_a_match_that_is_over_takes_no_move() -> None:
    random = Random(1)
    over = moments(random)[-1]
    with pytest.raises(MatchOver):
        over.apply(shuffled(TWO, random))


def test_a_round_ends_with_its_scores_and_a_paradox_where_there_was_one() -> None:
    seen = set()
    for seed in range(10):
        states = moments(Random(seed))
        for before, after in pairwise(states):
            kinds = [type(event) for event in match_events(before, after)]
            ended = after.rounds[-1].table.outcome
            assert (RoundEnded in kinds) == (ended is not None)
            assert (ParadoxFound in kinds) == (ended is not None and ended != Completed())
            seen.add(ended and ended == Completed())
    assert seen == {None, True, False}
