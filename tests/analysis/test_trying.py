"""Who plays worlds to their end: the network for the seat that is asked, the others as they did."""

import json

import numpy as np
import pytest

from purradox.analysis import weigh
from purradox.analysis.moments import moments, view_now
from purradox.analysis.trying import CAUSED, GROUP, KEPT, POINTS, WIN, WON, Trial
from purradox.analysis.typical import fresh_rounds, typical
from purradox.analysis.weighing import Weighing
from purradox.bots.search.styles import EYE, INSTINCT, STYLES
from purradox.bots.search.thinking import Budget
from purradox.notation import loads, to_json
from purradox.rules import PLAYERS, PlayerView, variant
from tests.analysis.positions import played


def views(players: int, bots: str, seed: int, seat: int = 0) -> list[PlayerView]:
    """What a seat saw at each of its decisions of the last round."""
    return [one.view for one in moments(played(players, bots, seed), seat, players - 1)]


@pytest.mark.parametrize("players", PLAYERS)
def test_worlds_are_the_same_however_they_are_cut_up(players: int) -> None:
    trial = Trial(views(players, "careful", 1)[3], seed=5)
    whole = trial.outcomes(0, 12)
    np.testing.assert_array_equal(whole[4:], trial.outcomes(4, 8))
    assert (whole[:4] != Trial(views(players, "careful", 1)[3], seed=6).outcomes(0, 4)).any()


@pytest.mark.parametrize("players", PLAYERS)
def test_rounds_are_played_to_their_end(players: int) -> None:
    """Points are what the tricks, the bonus and the paradoxes make of them."""
    for view in views(players, "careful,greedy", 2)[::3]:
        found = Trial(view, seed=1).outcomes(0, 8)
        fine = found[..., CAUSED] == 0
        made = np.where(fine, found[..., WON] + found[..., GROUP], -found[..., WON])
        np.testing.assert_array_equal(found[..., POINTS], made)
        assert not (found[..., KEPT] * found[..., CAUSED]).any()
        assert ((found[..., WIN] >= 0) & (found[..., WIN] <= 1)).all()


def test_the_seat_that_is_asked_goes_on_as_the_network_does() -> None:
    for view in views(3, "greedy", 3, seat=1)[::4]:
        np.testing.assert_array_equal(Trial(view, seed=1).styles[1], np.eye(STYLES)[EYE])


def test_the_others_play_as_they_have_played() -> None:
    trials = [Trial(views(4, "greedy", match)[-3], seed=1) for match in range(1, 7)]
    shares = np.concatenate([trial.styles[1:4] for trial in trials])
    assert shares[:, INSTINCT].mean() > 0.8
    assert (shares.argmax(axis=1) == INSTINCT).mean() > 0.8
    assert shares[:, EYE].max() < 0.01, "nobody is taken for the network"
    trial = trials[0]
    as_told = trial.outcomes(0, 32)
    trial.styles[1:4] = np.eye(STYLES)[EYE]
    assert (trial.outcomes(0, 32) != as_told).any()


def test_the_networks_chances_are_those_of_the_choices() -> None:
    for view in views(3, "careful", 4):
        weighed = weigh(view, Budget(worlds=8), seed=1)
        chances = [one.chance for one in weighed.options]
        assert sum(chances) == pytest.approx(1)
        assert weighed.option(weighed.quick).chance == max(chances)
        mean = sum(one.chance * one.beyond.value for one in weighed.options)
        assert mean == pytest.approx(0, abs=1e-9), "it is nothing beyond itself"


@pytest.mark.parametrize("players", PLAYERS)
def test_everybodys_chances_to_win_are_of_one_kind_and_sum_to_one(players: int) -> None:
    for view in views(players, "careful", 2):
        for one in weigh(view, Budget(worlds=8), seed=1).options:
            assert len(one.wins) == players
            assert sum(one.wins) == pytest.approx(1)
            assert one.wins[view.seat] == pytest.approx(one.win.value, abs=1e-4)


def test_a_closer_look_goes_on_where_the_last_one_ended() -> None:
    view = views(3, "careful", 4)[5]
    weighing = Weighing(view, seed=7)
    for worlds in (16, 40):
        assert weighing.until(worlds) == weigh(view, Budget(worlds=worlds), seed=7)


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
    weighed = weigh(view, Budget(worlds=16), seed=1)
    assert {one.choice for one in weighed.options} == set(view.legal)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_typical_goes_round_with_the_seat_that_starts(players: int) -> None:
    first = typical(variant(players), 0)
    for start in range(players):
        turned = typical(variant(players), start)
        assert [turned[(start + turn) % players] for turn in range(players)] == list(first)


def test_more_rounds_are_as_typical() -> None:
    few, many = fresh_rounds(variant(2), 500), fresh_rounds(variant(2), 1000)
    assert few != many
    assert np.abs(np.subtract(few, many)).max() < 0.5
    assert 0 < min(many) < max(many) < 6
