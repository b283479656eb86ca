"""The bots of the search: legal, repeatable, and with few options."""

from itertools import product
from random import Random
from typing import Any

import pytest

from purradox.bots import make_bot, play_match
from purradox.bots.careful import CarefulHeuristic
from purradox.bots.conformance import assert_conforms
from purradox.bots.errors import BotOptionNotPositive, BotOptionTooLarge, BotSpecError
from purradox.rules import PLAYERS, Match, Phase, variant
from purradox.rules.actions import action_of
from purradox.search.decision import decision_of
from purradox.search.heuristic import action_values
from purradox.search.race import heuristic_memory
from tests.search.positions import free

SEARCH = "search:simulations=4"


@pytest.mark.parametrize(
    ("spec", "players"),
    [*product(["greedy", SEARCH], PLAYERS), (f"{SEARCH},match=no", 2), (f"{SEARCH},match=no", 3)],
)
def test_whole_matches_are_legal_and_repeatable(spec: str, players: int) -> None:
    def match() -> Match:
        bots = [make_bot(spec, Random(seat)) for seat in range(players)]
        return play_match(variant(players), bots, Random(5))

    first = match()
    assert first.over
    if players < 4 or spec != SEARCH:  # of more players the same is shown where it conforms
        assert first == match()


def test_they_conform() -> None:
    assert_conforms(SEARCH, players=[2, 5], rounds=1)
    assert_conforms("greedy", players=[3, 4], rounds=1)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_heuristic_values_plays_as_careful_does(players: int) -> None:
    memory: Any = heuristic_memory()
    agreed = total = 0
    for view in free(players, "careful", 10 + players):
        if view.table.phase is not Phase.PLAY:
            continue
        known = decision_of(view)
        action_values(known.setup, known.base[0], known.weights[0], memory)
        best = max(view.legal, key=lambda move: memory["values"][action_of(move)])
        ranked = sorted(view.legal, key=CarefulHeuristic(view).worth, reverse=True)
        agreed += best in ranked[: max(1, len(ranked) // 3)]
        total += 1
    assert agreed / total > 0.8


@pytest.mark.parametrize(
    ("wrong", "options"),
    [
        (BotOptionNotPositive, "simulations=-1 simulations=0 seconds=0 seconds=-1"),
        (BotOptionTooLarge, "simulations=1000000001"),
    ],
)
def test_bad_options_are_refused(wrong: type[BotSpecError], options: str) -> None:
    for option in options.split():
        with pytest.raises(wrong):
            make_bot(f"search:{option}", Random(1))
