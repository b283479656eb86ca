"""Whole matches at many tables in step are the rules' matches, and show what a view shows."""

import numpy as np
import pytest
from numpy.typing import NDArray

from purradox.kernel import RANDOM, SEATS, WARY, Kernel, unpack
from purradox.kernel.tables import HIDDEN, LEGAL, WORDS
from purradox.observation import SIZE
from purradox.rl.encode import encode, legal_mask
from purradox.rules import Match, Variant, variant
from purradox.rules.actions import move_of
from purradox.rules.scoring import kept_prediction
from purradox.rules.table import Paradox

TABLES = 10


@pytest.mark.parametrize("setup", [variant(2), variant(3), variant(4, "violet"), variant(5)])
def test_tables_in_step_follow_the_rules(setup: Variant) -> None:
    kernel = Kernel(setup)
    states, matches = kernel.empty(TABLES), [Match(setup)] * TABLES
    points, kept = np.zeros((TABLES, SEATS), np.int8), np.zeros((TABLES, SEATS), np.uint8)
    for number in range(setup.rounds):
        kernel.deal_next(states, 7)
        matches = [
            match.apply(unpack(state, setup).deal)
            for match, state in zip(matches, states, strict=True)
        ]
        while states["legal"].any():
            policy = WARY if number % 2 else RANDOM
            actions = kernel.choose(states, policy, int(states["plays"].sum()))
            matches = compared(kernel, states, matches, actions)
            kernel.advance(states, actions)
        kernel.finish(states, points, kept)
        for at, match in enumerate(matches):
            table = match.rounds[-1].table
            assert tuple(points[at, : setup.players]) == match.scores[-1]
            assert tuple(states["totals"][at, : setup.players]) == match.score
            for seat in range(setup.players):
                caused = isinstance(table.outcome, Paradox) and table.outcome.seat == seat
                earned = kept_prediction(table, seat, table.won[seat]) and not caused
                assert bool(kept[at, seat]) == earned
    assert all(match.over for match in matches)


def compared(
    kernel: Kernel, states: NDArray[np.void], matches: list[Match], actions: NDArray[np.int64]
) -> list[Match]:
    """The matches after these actions, if the tables show what their seats see."""
    words, seats = np.zeros((TABLES, WORDS), np.uint64), np.zeros(TABLES, np.uint8)
    kernel.see(states, words, seats)
    legal, hidden = words[:, LEGAL], words[:, HIDDEN:]
    seen = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")[:, :SIZE]
    after = []
    for at, match in enumerate(matches):
        if not legal[at]:
            after.append(match)
            continue
        view = match.view(int(seats[at]))
        assert view.seat in match.to_act
        np.testing.assert_array_equal(seen[at], encode(view))
        assert int(legal[at]) == sum(1 << int(at) for at in np.flatnonzero(legal_mask(view)))
        assert [int(word) for word in hidden[at]] == unseen(match, view.seat)
        after.append(match.apply(move_of(int(actions[at]), view.seat)))
    return after


def unseen(match: Match, seat: int) -> list[int]:
    """The hands of the others leftwards, a nibble for each number, and their discards."""
    one, players = match.rounds[-1], len(match.rounds[-1].hands)
    others = [(seat + place) % players for place in range(1, players)]
    hands = [sum(1 << 4 * (number - 1) for number in one.hands[other]) for other in others]
    aside = sum((one.discards[other] or 0) << 4 * place for place, other in enumerate(others))
    return [*hands, *[0] * (SEATS - players), aside]
