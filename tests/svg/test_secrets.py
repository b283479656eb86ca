"""No picture but that of a whole round depends on what its reader cannot see."""

from collections import Counter
from random import Random

import pytest

from purradox import svg
from purradox.rules import PLAYERS, IllegalMove, Match, variant
from tests.random_play.test_non_interference import at_random, cuts, played_out
from tests.rules.worlds import History, other_moves


def other_world(history: History, seat: int, random: Random) -> Match | None:
    """The same public moves with other hidden cards; None where a seat could tell."""
    other = Match(history.now.variant)
    try:
        for move in other_moves(history, seat, random):
            other = other.apply(move)
    except IllegalMove:
        return None
    return other if other.tables == history.now.tables else None


@pytest.mark.parametrize("players", PLAYERS)
def test_pictures_of_worlds_that_look_the_same_are_the_same(players: int) -> None:
    random = Random(players)
    seen: Counter[str] = Counter()
    while seen["same"] < 12:
        setup = variant(players, random.choice(["white", "violet"]))
        history = played_out(setup, at_random, random)
        for phase, moves in cuts(history, random).items():
            cut, seat = history.up_to(moves), random.randrange(players)
            other = other_world(cut, seat, random)
            if other is None or other == cut.now:
                continue
            seen["same"] += 1
            seen[phase.value] += 1
            for mine, theirs in (
                (cut.now, other),
                (cut.now.tables[-1], other.tables[-1]),
                (cut.now.view(seat), other.view(seat)),
            ):
                assert svg.table(mine) == svg.table(theirs)
                assert svg.board(mine) == svg.board(theirs)
                assert mine._repr_svg_() == theirs._repr_svg_()
            whole = [svg.table(match.rounds[-1]) for match in (cut.now, other)]
            seen["rounds differ"] += whole[0] != whole[1]
    assert seen["play"] > 0
    assert seen["rounds differ"] > seen["same"] / 2, "the worlds really were different"
