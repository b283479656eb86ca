"""Moves as small numbers: one flat space that serves every player count."""

import pytest

from purradox.rules import Discard, Play, Predict
from purradox.rules.actions import ACTIONS, action_of, move_of
from tests.helpers import CHLOE, cells


def test_every_action_is_one_move_and_back() -> None:
    moves = [move_of(action, CHLOE) for action in range(ACTIONS)]
    assert len(set(moves)) == ACTIONS
    assert [action_of(move) for move in moves] == list(range(ACTIONS))
    assert all(move.seat == CHLOE for move in moves)


def test_actions_are_plays_then_discards_then_predictions() -> None:
    first, second, fifth = cells("1r 1b 2r")
    assert [move_of(action, 0) for action in (0, 1, 4)] == [
        Play(0, first),
        Play(0, second),
        Play(0, fifth),
    ]
    assert [move_of(action, 0) for action in (36, 44)] == [Discard(0, 1), Discard(0, 9)]
    assert [move_of(action, 0) for action in (45, 48)] == [Predict(0, 1), Predict(0, 4)]


@pytest.mark.parametrize("action", [-1, ACTIONS, 1000])
def test_no_other_number_is_an_action(action: int) -> None:
    with pytest.raises(ValueError, match=f"not {action}$"):
        move_of(action, 0)
