"""Rounds that come to their end: random players hardly ever do, careful ones often enough."""

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from purradox.bots.careful import CarefulBot
from purradox.rules import PLAYERS, Completed, Round, Table, shuffled, variant

ROUNDS = 150
AT_LEAST = {2: 0.7, 3: 0.45, 4: 0.2, 5: 0.3}
"""The least share of rounds that reach R5.1; what is measured lies well above."""


def careful_round(players: int, random: Random) -> Table:
    setup = variant(players)
    now = Round.start(setup, random.randrange(players), shuffled(setup, random))
    bot = CarefulBot(random)
    while now.table.to_act:
        now = now.apply(bot.choose(now.view(now.table.to_act[0])))
    return now.table


@pytest.mark.parametrize("players", PLAYERS)
def test_a_careful_table_often_ends_without_a_paradox(
    players: int, record_property: Callable[[str, object], None]
) -> None:
    random = Random(players)
    ends = [careful_round(players, random) for _ in range(ROUNDS)]
    share = sum(table.outcome == Completed() for table in ends) / ROUNDS
    error = sqrt(share * (1 - share) / ROUNDS)
    record_property(
        "measured",
        f"careful play, {players} players: {share:.0%} ± {error:.0%} of {ROUNDS} rounds "
        "end without a paradox",
    )
    assert share - 2 * error > AT_LEAST[players]
