"""Possible deals with more than two players; with two they are in `tests/rules`."""

import pytest

from tests.rules.test_deals import replays_to_the_same_view

SETUPS = [(players, board) for players in (3, 4, 5) for board in ("white", "violet")]


@pytest.mark.parametrize(("players", "board"), SETUPS)
def test_every_deal_replays_to_the_same_view(players: int, board: str) -> None:
    replays_to_the_same_view(players, board)
