"""Bots that think with the kernel: legal, blind to what they cannot see, and repeatable."""

from random import Random

import numpy as np
import pytest

from purradox.bots import make_bot
from purradox.bots.basic import CarefulBot
from purradox.bots.errors import (
    BotOptionNegative,
    BotOptionNotPositive,
    BotOptionTooLarge,
    BotSpecError,
)
from purradox.bots.search import thinking
from purradox.bots.search.instinct import judge
from purradox.bots.search.race import mind
from purradox.bots.search.thinking import Budget, asked, search
from purradox.bots.search.tree import Options
from purradox.bots.search.utility import MATCH
from purradox.bots.search.weights import weights
from purradox.bots.table import play_match
from purradox.bots.thought import Thought
from purradox.kernel import unpack, worlds
from purradox.rules import Match, Phase, Play, PlayerView, shuffled, variant
from purradox.rules.actions import action_of

EVERYBODY = [2, 3, 4, 5]
SPECS = [
    "greedy",
    "search:worlds=40",
    "search:worlds=40,depth=1,match=no,reading=0",
    "search:worlds=40,model=no,reading=2,opening=no,endgame=0",
    "kitten",
    "alley",
]
USUAL = Options(8, 1.2, 2.0, 1.0, MATCH, 5, 1, 1)


def views(players: int, count: int, seed: int) -> list[PlayerView]:
    """Views of all phases, from matches of careful bots."""
    random = Random(seed)
    found: list[PlayerView] = []
    setup = variant(players, random.choice(["white", "violet"]))
    bots = [CarefulBot(random) for _ in range(players)]
    while len(found) < count:
        match = Match(setup)
        while not match.over:
            if match.needs_deal:
                match = match.apply(shuffled(setup, random))
            seat = random.choice(match.to_act)
            view = match.view(seat)
            if random.random() < 0.1:
                found.append(view)
            match = match.apply(bots[seat].choose(view))
    return found[:count]


@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("spec", SPECS)
def test_whole_matches_are_legal_and_repeatable(players: int, spec: str) -> None:
    def match() -> Match:
        bots = [make_bot(spec, Random(seat)) for seat in range(players)]
        return play_match(variant(players), bots, Random(5))

    first = match()
    assert first.over
    assert first == match()


@pytest.mark.parametrize("players", EVERYBODY)
def test_a_bot_knows_nothing_but_its_view(players: int) -> None:
    for view in views(players, 8, seed=players):
        hidden = worlds(view).sample(2, seed=1)
        for spec in ("greedy", "search:worlds=30"):
            choices = {
                make_bot(spec, Random(3)).choose(
                    with_past(unpack(state, view.table.variant).view(view.seat), view)
                )
                for state in hidden
            }
            assert choices == {make_bot(spec, Random(3)).choose(view)}


def with_past(now: PlayerView, view: PlayerView) -> PlayerView:
    return PlayerView(now.table, now.seat, now.hand, now.discard, view.past)


@pytest.mark.parametrize("players", EVERYBODY)
def test_instinct_judges_as_careful_thinks(players: int) -> None:
    """Two programs of one thought: they agree on the danger of a paradox to a few hundredths."""
    setup_row = weights(players)[0].copy()
    room = mind()
    agreed = total = 0
    for view in views(players, 60, seed=10 + players):
        known = asked(view)
        judge(known.setup, known.base[0], setup_row, room)
        thought = Thought(view)
        values = {move: room.values[action_of(move)] for move in view.legal}
        if isinstance(view.legal[0], Play) and len(values) > 1:
            total += 1
            best = max(values, key=values.__getitem__)
            ranked = sorted(view.legal, key=thought.worth, reverse=True)
            agreed += best in ranked[: max(1, len(ranked) // 3)]
    assert agreed / total > 0.8


@pytest.mark.parametrize("players", EVERYBODY)
def test_search_looks_into_as_many_worlds_as_it_was_given(players: int) -> None:
    for view in views(players, 3, seed=players):
        seen = search(view, Budget(worlds=100), USUAL, seed=1)
        again = search(view, Budget(worlds=100), USUAL, seed=1)
        assert seen.visits.sum() == 100
        assert search(view, Budget(worlds=101), USUAL, 1, threads=2).visits.sum() == 101
        for one, two in zip(seen, again, strict=True):
            assert (one == two).all()
        legal = {action_of(move) for move in view.legal}
        assert set(np.flatnonzero(seen.visits)) <= legal


@pytest.mark.parametrize("players", EVERYBODY)
def test_search_ends_early_only_when_nothing_can_change(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    budget = Budget(worlds=3 * thinking.MOST_AT_ONCE)
    asked_of = [view for view in views(players, 12, seed=70 + players) if len(view.legal) > 1][:6]
    early = [search(view, budget, USUAL, seed=1).visits for view in asked_of]
    monkeypatch.setattr(thinking, "settled", lambda *_: False)
    late = [search(view, budget, USUAL, seed=1).visits for view in asked_of]
    assert [one.argmax() for one in early] == [one.argmax() for one in late]
    assert all(one.sum() == budget.worlds for one in late)
    assert any(one.sum() < budget.worlds for one in early)


@pytest.mark.parametrize(
    ("visits", "left", "over"),
    [([0, 7, 2], 5, False), ([0, 7, 2], 4, True), ([3, 3], 0, False), ([9, 0], 8, True)],
)
def test_it_is_settled_when_the_rest_is_less_than_the_lead(
    visits: list[int], left: int, over: bool
) -> None:
    assert thinking.settled(np.array(visits), left) is over


@pytest.mark.parametrize("players", EVERYBODY)
def test_an_opening_by_rule_is_greedys(players: int) -> None:
    opened = 0
    for view in views(players, 30, seed=40 + players):
        if view.table.phase is not Phase.PLAY and len(view.legal) > 1:
            by_rule = make_bot("search:worlds=20,opening=no", Random(3)).choose(view)
            assert by_rule == make_bot("greedy", Random(3)).choose(view)
            opened += 1
    assert opened


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="worlds or of seconds"):
        Budget()


@pytest.mark.parametrize(
    ("wrong", "options"),
    [
        (BotOptionNotPositive, "worlds=-1 worlds=0 seconds=0 depth=0 threads=0 faith=-1 plies=0"),
        (BotOptionNegative, "reading=-1 endgame=-1 explore=-0.1 trust=-1 sharpness=-2"),
        (
            BotOptionTooLarge,
            "worlds=1000000001 threads=65 reading=101 endgame=9 depth=101 plies=101",
        ),
    ],
)
def test_bad_options_are_refused(wrong: type[BotSpecError], options: str) -> None:
    for option in options.split():
        with pytest.raises(wrong):
            make_bot(f"search:{option}", Random(1))


def test_fewer_worlds_than_threads_are_one_for_each_of_so_many_threads() -> None:
    for view in views(3, 4, seed=3):
        seen = search(view, Budget(worlds=3), USUAL, seed=1, threads=8)
        assert seen.visits.sum() == 3
