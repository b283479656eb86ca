"""Evaluations: legal, repeatable, blind to what the seat cannot see, and gone on with."""

import json
from itertools import compress
from math import inf

import numpy as np
import pytest

from purradox.analysis.moments import view_now
from purradox.bots import make_bot
from purradox.kernel import unpack, worlds
from purradox.notation import loads, to_json
from purradox.rules import PLAYERS, PlayerView, variant
from purradox.rules.actions import action_of
from purradox.search import Budget, Search, Settings, evaluate
from purradox.search.estimates import USUAL
from purradox.search.evaluation import SearchEvaluation
from purradox.search.opponent_model import HEURISTIC, NETWORK
from purradox.search.rollout import (
    BONUS,
    KEPT,
    PARADOXES,
    POINTS,
    TRICKS,
    WINS,
    _baseline,
    baseline,
)
from tests.analysis.positions import played
from tests.search.positions import decisions, free


def same(one: SearchEvaluation, other: SearchEvaluation) -> bool:
    return one.moves == other.moves and bool((one.policy == other.policy).all())


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_move_is_evaluated_and_the_same_seed_says_the_same(players: int) -> None:
    views = free(players, "careful", 4)
    for view in [views[players], *views[:: 7 * players]]:  # a prediction, a discard, and plays
        found = evaluate(view, Budget(simulations=300), seed=1)
        assert {one.move for one in found.moves} == set(view.legal)
        assert same(found, evaluate(view, Budget(simulations=300), seed=1))
        assert not same(found, evaluate(view, Budget(simulations=300), seed=2))
        assert all(one.simulations > 0 for one in found.moves)
        counted = [one.simulations for one in found.moves if one.simulations != USUAL.breadth]
        assert found.simulations == sum(counted)
        assert found.policy.sum() == pytest.approx(1)
        assert set(np.flatnonzero(found.policy)) <= {action_of(move) for move in view.legal}
        for one in found.moves:
            assert sum(one.wins) == pytest.approx(1)
            assert one.wins[view.seat] == pytest.approx(one.win.value, abs=0.02)
            assert 0 <= one.paradox.value <= 1
            assert 0 <= one.kept.value <= 1
            assert one.paradox.error > 0
        assert sum(one.prior for one in found.moves) == pytest.approx(1)
        assert sum(one.prior * one.advantage.value for one in found.moves) == pytest.approx(0)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_the_seat_cannot_see_does_not_matter(players: int) -> None:
    for view in free(players, "careful", players)[::17]:
        found = evaluate(view, Budget(simulations=60), seed=1)
        for state in worlds(view).sample(2, seed=1):
            now = unpack(state, view.table.variant).view(view.seat)
            other = PlayerView(now.table, now.seat, now.hand, now.discard, view.past)
            assert same(found, evaluate(other, Budget(simulations=60), seed=1))


@pytest.mark.parametrize("players", PLAYERS)
def test_rounds_are_played_to_their_end(players: int) -> None:
    """Points are what the tricks, the bonus and the paradoxes make of them."""
    for view in free(players, "careful,greedy", 2)[::15]:
        search = Search(view, 1)
        search.run(Budget(simulations=8 * len(view.legal)))
        found = np.concatenate([search._outcomes[0][:8], search._others])
        found = found[np.isfinite(found).all(axis=-1)]
        fine = found[..., PARADOXES] == 0
        made = np.where(fine, found[..., TRICKS] + found[..., BONUS], -found[..., TRICKS])
        np.testing.assert_array_equal(found[..., POINTS], made)
        assert not (found[..., KEPT] * found[..., PARADOXES]).any()
        np.testing.assert_allclose(found[..., WINS : WINS + players].sum(axis=-1), 1, atol=1e-5)


@np.errstate(invalid="ignore")  # no certainty at all, not even where nothing is in doubt
def test_the_budget_is_kept() -> None:
    for view in free(4, "careful", 6)[5::17]:
        patient = Settings(certainty=inf)
        found = evaluate(view, Budget(simulations=700), 1, patient)
        assert 600 <= found.simulations <= 700
        assert len({one.simulations for one in found.moves}) > 1 or len(found.moves) < 5
        assert found.best.simulations == max(one.simulations for one in found.moves)


def test_it_ends_early_when_it_is_certain() -> None:
    """In some positions, and then with the move of whoever goes on."""
    views = free(4, "careful", 6)[5::25]
    early = [evaluate(view, Budget(simulations=3000), 1) for view in views]
    ended = [found.simulations < 2000 for found in early]
    assert any(ended)
    assert not all(ended)
    patient = USUAL._replace(certainty=1e9)
    for view, soon in compress(zip(views, early, strict=True), ended):
        whole = evaluate(view, Budget(simulations=3000), 1, patient)
        assert whole.simulations > 2700
        assert soon.best.move == whole.best.move


def test_a_move_that_is_kept_is_tried_as_long_as_the_best() -> None:
    for view in free(4, "careful", 3)[5::21]:
        last = evaluate(view, Budget(simulations=600), 1).moves[-1].move
        found = evaluate(view, Budget(simulations=600), 1, keep=last)
        assert found.of(last).simulations == found.best.simulations


def test_how_far_a_kept_move_is_behind_is_asked_to_the_end() -> None:
    """That it is behind is soon certain; where it is the best one there is nothing to ask."""
    found = [evaluate(view, Budget(simulations=2000), 1) for view in free(4, "careful", 6)[4::16]]
    certain = [one for one in found if one.simulations <= 1000]
    assert len(certain) > 1
    for soon in certain:
        last, best = (
            evaluate(soon.view, Budget(simulations=2000), 1, keep=one.move)
            for one in (soon.moves[-1], soon.best)
        )
        assert last.simulations > 1900
        assert best.simulations == soon.simulations


def test_the_error_of_a_loss_is_how_much_it_differs_in_other_deals() -> None:
    """Of moves near the end of a round, where particles move least and some are copies."""
    views = [
        one.view
        for one in decisions(4, "careful,greedy", 6)
        if len(one.view.table.tricks) >= 3 and len(one.view.legal) > 1
    ][::6]
    spread, told = [], []
    for view in views:
        last = evaluate(view, Budget(200), 0).moves[-1].move
        losses = [evaluate(view, Budget(400), seed, keep=last).of(last).loss for seed in range(12)]
        spread.append(np.var([one.value for one in losses], ddof=1))
        told.append(np.mean([one.error**2 for one in losses]))
    assert len(views) >= 6
    assert 0.7 < np.sqrt(np.mean(spread) / np.mean(told)) < 1.35


def test_an_evaluation_is_gone_on_with() -> None:
    view = free(3, "careful", 4)[20]
    search = Search(view, 7)
    first = search.run(Budget(simulations=100))
    second = search.run(Budget(simulations=900))
    assert first.simulations <= 100 < second.simulations <= 900
    assert same(second, search.evaluation())
    assert [one.simulations for one in Search(view, 7).refine(Budget(200), 0.0)][-1] <= 200


def test_a_hint_is_what_the_bot_would_do() -> None:
    """In the same position, with the same budget and seed."""

    class Fixed:
        def getrandbits(self, _: int) -> int:
            return 5

    for view in free(3, "careful", 9)[::9]:
        bot = make_bot("search:simulations=200", Fixed())  # type: ignore[arg-type]
        assert bot.choose(view) == evaluate(view, Budget(simulations=200), seed=5).best.move


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="simulations or of seconds"):
        Budget()


def test_the_others_play_as_they_have_played() -> None:
    last = [decisions(4, "greedy", seed)[-8].view for seed in range(1, 7)]
    types = [Search(view, 1)._posterior.draw(0, 1).types for view in last]
    others = np.concatenate(
        [np.delete(one[:4], view.seat, axis=0) for one, view in zip(types, last, strict=True)]
    )
    assert others[:, HEURISTIC].mean() > 0.8
    assert others[:, NETWORK].max() < 0.05, "nobody is taken for the network"


def test_rounds_whose_own_cards_are_not_known_are_no_hindrance() -> None:
    """A record that tells the seat's cards of the present round only."""
    record = json.loads(to_json(played(3, "careful,greedy", 5).record))
    for one in record["rounds"][:2]:
        one["deal"] = ["?" * len(hand) for hand in one["deal"]]
        one["discard"] = ["?"] * 3
    record["rounds"][2]["tricks"] = record["rounds"][2]["tricks"][:3]
    for name in ("score", "paradox"):
        record["rounds"][2].pop(name)
    record.pop("total")
    checked = loads(json.dumps(record))
    (seat,) = checked.rounds[-1].table.to_act
    view = view_now(checked, seat)
    assert view is not None
    assert [(one.hand, one.discard) for one in view.past] == [((), None)] * 2
    assert {one.move for one in evaluate(view, Budget(50)).moves} == set(view.legal)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_baseline_goes_round_with_the_seat_that_starts(players: int) -> None:
    first = baseline(variant(players), 0)
    for start in range(players):
        turned = baseline(variant(players), start)
        assert [turned[(start + turn) % players] for turn in range(players)] == list(first)


def test_more_rounds_have_the_same_baseline() -> None:
    few, many = _baseline(variant(2), 500), _baseline(variant(2), 1000)
    assert few != many
    assert np.abs(np.subtract(few, many)).max() < 0.5
    assert 0 < min(many) < max(many) < 6
