"""The tables of the training are the rules' tables, and what they show is what a view shows."""

import numpy as np
import pytest
from numpy.typing import NDArray

from purradox.rl.encode import encode, legal_mask
from purradox.rules import Deal, Match, Variant, variant
from purradox.rules.actions import ACTIONS, move_of
from purradox.training.tables import OVER, Tables

TABLES = 10


def dealt(tables: Tables, at: int) -> Deal:
    """The deal that a table has begun with."""
    hands = tuple(
        tuple(number + 1 for number in range(9) for _ in range(int(held[number])))
        for held in tables.hands[at]
    )
    return Deal(hands, tuple(int(number) + 1 for number in tables.revealed[at]))


@pytest.mark.parametrize("setup", [variant(2), variant(3), variant(4, "violet"), variant(5)])
def test_tables_follow_the_rules(setup: Variant) -> None:
    """Whole matches by random moves, half of them wary of paradoxes."""
    random = np.random.default_rng(setup.players)
    tables = Tables(setup, TABLES)
    matches = [Match(setup)] * TABLES
    for _ in range(setup.rounds):
        tables.deal(random.random((TABLES, setup.numbers * setup.copies)))
        matches = [match.apply(dealt(tables, at)) for at, match in enumerate(matches)]
        while (tables.phase != OVER).any():
            legal, seen = tables.legal(), tables.observe()
            for at, match in enumerate(matches):
                if tables.phase[at] != OVER:
                    view = match.view(int(tables.seat[at]))
                    assert view.seat in match.to_act
                    np.testing.assert_array_equal(legal[at], legal_mask(view) != 0)
                    np.testing.assert_array_equal(seen[at], encode(view) != 0)
            liked = random.random(legal.shape) + wary(tables)
            actions = np.where(legal, liked, -9).argmax(-1)
            matches = [
                match
                if tables.phase[at] == OVER
                else match.apply(move_of(int(actions[at]), int(tables.seat[at])))
                for at, match in enumerate(matches)
            ]
            tables.step(actions)
        scores = tables.finish_round()
        assert [match.scores[-1] for match in matches] == [tuple(map(int, one)) for one in scores]
    shares = tables.shares(scores)
    for match, share in zip(matches, shares, strict=True):
        assert match.over
        assert tuple(np.flatnonzero(share)) == match.winners
        assert share.sum() == pytest.approx(1)


def wary(tables: Tables) -> NDArray[np.float64]:
    """At every other table a card whose number has few free spaces comes first, and red last."""
    free = (tables.token == 0).reshape(tables.count, -1, 4).sum(-1)
    liked = np.zeros((tables.count, ACTIONS))
    liked[:, :36] = 4 - np.repeat(free, 4, axis=1) - 2 * (np.arange(36) % 4 == 0)
    return liked * (np.arange(tables.count) % 2)[:, None]
