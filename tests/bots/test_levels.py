"""The levels for people: each is what it is said to be, and the kitten is kind."""

from collections.abc import Iterator
from random import Random

import pytest

from purradox.bots import basic, make_bot, play_match
from purradox.bots.basic import KittenBot
from purradox.bots.careful import CERTAIN_PARADOX, CarefulBot, CarefulHeuristic
from purradox.bots.conformance import assert_conforms
from purradox.bots.errors import BotOptionNotPositive
from purradox.bots.neural import LaboratoryBot
from purradox.bots.pace import PACES
from purradox.host.options import LEVELS, SUBSTITUTE
from purradox.rules import PLAYERS, Match, PlayerView, variant
from purradox.search.bots import SearchBot

KINDS = {
    "kitten": KittenBot,
    "house": KittenBot,
    "alley": CarefulBot,
    "laboratory": LaboratoryBot,
    "schrodinger": SearchBot,
}


def views(players: int, seed: int) -> Iterator[PlayerView]:
    """Every real choice of a match among kittens."""
    found: list[PlayerView] = []

    def watch(before: Match, _: Match) -> None:
        if before.to_act:
            found.append(before.view(before.to_act[0]))

    bots = [make_bot("kitten", Random(seat)) for seat in range(players)]
    play_match(variant(players), bots, Random(seed), watch=watch)
    return (view for view in found if len(view.legal) > 1)


def test_every_level_is_a_bot_with_a_pace() -> None:
    assert set(KINDS) == set(LEVELS) == set(PACES)
    assert {level: type(make_bot(level, Random(1))) for level in LEVELS} == KINDS
    assert SUBSTITUTE in LEVELS


@pytest.mark.parametrize("level", ["kitten", "house", "laboratory"])
def test_levels_conform(level: str) -> None:
    assert_conforms(level, players=[3], rounds=1)


def test_whims_are_fewer_in_a_house_cat_and_never_fatal() -> None:
    whims = {"kitten": 0, "house": 0}
    for view in views(4, 3):
        heuristic = CarefulHeuristic(view)
        worths = {move: heuristic.worth(move) for move in view.legal}
        best = max(worths.values())
        for level in whims:
            for seed in range(3):
                chosen = make_bot(level, Random(seed)).choose(view)
                whims[level] += worths[chosen] < best - 0.2
                assert worths[chosen] > best - CERTAIN_PARADOX / 2
    assert whims["house"] < 0.8 * whims["kitten"]


def test_whims_may_cost_more_with_two_players(monkeypatch: pytest.MonkeyPatch) -> None:
    def cost(players: int) -> float:
        """What the whims of some kittens cost, with the same random numbers."""
        lost = 0.0
        for view in views(players, 3):
            heuristic = CarefulHeuristic(view)
            worths = {move: heuristic.worth(move) for move in view.legal}
            chosen = (make_bot("kitten", Random(seed)).choose(view) for seed in range(4))
            lost += sum(max(worths.values()) - worths[move] for move in chosen)
        return lost

    bold, usual = cost(2), cost(3)
    monkeypatch.setattr(basic, "BOLDER", {})
    assert bold > 1.1 * cost(2)
    assert usual == cost(3)


def test_a_kitten_needs_some_play() -> None:
    with pytest.raises(BotOptionNotPositive):
        make_bot("kitten:playfulness=0", Random(1))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_laboratory_cat_tries_things_out_only_where_thought_adds_little(players: int) -> None:
    tried = [
        make_bot("laboratory", Random(seed)).choose(view)
        != make_bot("neural", Random(seed)).choose(view)
        for seed, view in enumerate(views(players, 1))
    ]
    assert any(tried) == (players >= 4)
    assert sum(tried) < len(tried) * 2 / 3
