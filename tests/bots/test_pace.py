"""Pauses that people can follow."""

from random import Random

import pytest

from purradox.bots.pace import PACES, USUAL, hardness, natural_pause
from purradox.host.options import LEVELS
from purradox.rules import Match, PlayerView, shuffled, variant


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


def test_what_needs_no_thought_is_quick() -> None:
    by_choices = sorted(views(), key=lambda view: len(view.legal))
    forced = [view for view in by_choices if len(view.legal) == 1]
    assert all(hardness(view) == 0 for view in forced)
    assert 0.5 < hardness(by_choices[-1]) <= 1
    random = Random(4)
    for level, pace in PACES.items():
        assert pace.easy < pace.hard
        mean = sum(natural_pause(by_choices[-1], level, random) for _ in range(300)) / 300
        assert mean > 1.4 * pace.easy
