"""Records unrolled: every position of what was played, and no more than was known."""

from random import Random

import pytest

from purradox.notation import check, record_of, record_of_view
from purradox.notation.positions import positions
from purradox.rules import PLAYERS, Deal, Match, Play, match_events, shuffled, variant
from purradox.rules.moves import Discard


def unrolled(players: int, seed: int, most: int) -> list[Match]:
    """A match after each move; discards come in the order of the seats."""
    random, setup = Random(seed), variant(players)
    found = [Match(setup)]
    while not found[-1].over and len(found) <= most:
        match = found[-1]
        if match.needs_deal:
            found.append(match.apply(shuffled(setup, random)))
        else:
            found.append(match.apply(random.choice(match.view(match.to_act[0]).legal)))
    return found


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("most", [1000, 13, 2])
def test_a_whole_record_gives_every_table_hand_and_event(players: int, most: int) -> None:
    matches = unrolled(players, players, most)
    told = list(positions(check(record_of(matches[-1]))))
    assert len(told) == len(matches) - 1
    for before, match, now in zip(matches, matches[1:], told, strict=False):
        assert now.round == len(match.rounds)
        assert now.table == match.rounds[-1].table
        assert now.hands == match.rounds[-1].hands
        assert now.aside == match.rounds[-1].discards
        assert now.past == match.scores[: now.round - 1]
        assert now.happened == match_events(before, match)
    for match, after, now in zip(matches[1:], matches[2:], told, strict=False):
        if now.choice is None:
            assert match.needs_deal
        else:
            assert match.apply(now.choice) == after


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("most", [1000, 13, 2])
def test_a_record_from_one_chair_has_one_hand(players: int, most: int) -> None:
    match = unrolled(players, players, most)[-1]
    seat = match.variant.players - 1
    for now in positions(check(record_of_view(match.view(seat)))):
        known = {other for other, hand in enumerate(now.hands) if hand is not None}
        over = now.table.outcome is not None
        assert seat in known
        assert known == {seat} or over or any(now.table.discarded)
        if isinstance(now.choice, Discard):
            assert (now.choice.number == 0) == (now.choice.seat != seat)
        assert not isinstance(now.choice, Deal)
        assert not (isinstance(now.choice, Play) and now.aside[seat] is None)
