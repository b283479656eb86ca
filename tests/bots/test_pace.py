"""Pauses that people can follow."""

from dataclasses import replace
from random import Random

import pytest

from purradox.bots.pace import PACES, SECONDS, USUAL, hardness, natural_pause
from purradox.host.options import LEVELS
from purradox.rules import Match, Phase, PlayerView, shuffled, variant
from purradox.search.bots import schrodinger


def views() -> list[PlayerView]:
    random, setup = Random(1), variant(4)
    match, found = Match(setup).apply(shuffled(setup, Random(2))), []
    while match.to_act:
        view = match.view(match.to_act[0])
        found.append(view)
        match = match.apply(random.choice(view.legal))
    return found


@pytest.mark.parametrize("level", [*LEVELS, "somebody else"])
def test_every_level_keeps_its_pace(level: str) -> None:
    pace = PACES.get(level, USUAL)
    assert (level in PACES) == (level in LEVELS)
    random = Random(3)
    for view in views():
        pauses = [natural_pause(view, level, random) for _ in range(50)]
        assert all(0.1 < pause <= 2 * pace.hard for pause in pauses)
        assert len(set(pauses)) > 40


def test_an_open_board_takes_longer_than_a_full_one() -> None:
    playing = [view for view in views() if view.table.phase is Phase.PLAY]
    free = [hardness(view.table, view.seat) for view in playing]
    assert 0.5 < max(free) <= 1
    assert all(pace.easy < pace.hard for pace in PACES.values())


def test_a_pause_tells_nothing_of_a_hand() -> None:
    for view in views():
        other = replace(view, hand=tuple(9 for _ in view.hand), discard=None)
        assert natural_pause(view, "house", Random(5)) == natural_pause(other, "house", Random(5))


def test_the_time_that_a_level_thinks_is_known() -> None:
    assert schrodinger(Random(0))._budget.seconds == SECONDS["schrodinger"]
