"""Fair seats: every entrant on every chair, equally often and on the same deals."""

from collections import Counter
from itertools import combinations

import pytest

from purradox.arena.play import Played, play
from purradox.arena.schedule import Schedule
from purradox.arena.settings import Settings
from purradox.notation import loads
from purradox.rules import PLAYERS

SIZES = [(entrants, chairs) for entrants in (2, 3, 4, 5, 7) for chairs in PLAYERS]


@pytest.mark.parametrize(("entrants", "chairs"), SIZES)
def test_on_each_deal_an_entrant_sits_on_each_chair_equally_often(
    entrants: int, chairs: int
) -> None:
    schedule = Schedule(entrants, chairs, seed=1)
    for deal in range(2 * entrants):
        first = deal * schedule.rotations
        seatings = [schedule.seating(first + one) for one in range(schedule.rotations)]
        assert len(set(seatings)) == len(seatings)
        for entrant in set(seatings[0]):
            seen = [
                sum(seating[chair] == entrant for seating in seatings) for chair in range(chairs)
            ]
            assert len(set(seen)) == 1
            assert seen[0] > 0


@pytest.mark.parametrize(("entrants", "chairs"), SIZES)
def test_over_a_block_of_deals_everybody_plays_equally_often(entrants: int, chairs: int) -> None:
    schedule = Schedule(entrants, chairs, seed=2)
    for block in range(3):
        deals = range(block * entrants, (block + 1) * entrants)
        seated = Counter(one for deal in deals for one in schedule.line_up(deal))
        assert set(seated.values()) == {chairs}
        assert len(seated) == entrants


@pytest.mark.parametrize(("entrants", "chairs"), SIZES)
def test_in_each_deal_the_chairs_are_shared_out_as_evenly_as_can_be(
    entrants: int, chairs: int
) -> None:
    schedule = Schedule(entrants, chairs, seed=3)
    for deal in range(10):
        held = Counter(schedule.line_up(deal)).values()
        assert len(held) == min(entrants, chairs)
        assert max(held) - min(held) <= 1


def test_two_bots_at_four_chairs_sit_crosswise_and_are_not_rotated_onto_themselves() -> None:
    schedule = Schedule(2, 4, seed=0)
    assert schedule.rotations == 2
    assert {schedule.seating(match) for match in range(8)} == {(0, 1, 0, 1), (1, 0, 1, 0)}


def test_everybody_meets_everybody_and_sits_before_everybody() -> None:
    schedule = Schedule(6, 3, seed=0)
    line_ups = [schedule.line_up(deal) for deal in range(600)]
    met = Counter(pair for one in line_ups for pair in combinations(sorted(one), 2))
    assert len(met) == 15
    assert all(abs(times - 120) < 50 for times in met.values())
    before = Counter((one[0], one[1]) for one in line_ups)
    assert len(before) == 30


def test_the_seed_decides_the_order() -> None:
    orders = {tuple(map(Schedule(4, 4, seed).line_up, range(0, 12, 4))) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.parametrize(("bots", "players"), [(("careful", "random"), 2), (("random",) * 5, 3)])
def test_the_matches_of_a_deal_have_the_same_cards(bots: tuple[str, ...], players: int) -> None:
    settings = Settings(bots, players, seed=4)
    rotations = settings.schedule.rotations
    deals = []
    for match in range(2 * rotations):
        played = play(settings, match)
        assert isinstance(played, Played)
        record = loads(played.line.partition('"record": ')[2][:-2]).record
        assert record.seats == settings.seated(match)
        deals.append(tuple((one.deal, one.revealed) for one in record.rounds))
    assert [len(set(deals[:rotations])), len(set(deals[rotations:]))] == [1, 1]
    assert deals[0] != deals[rotations]
    assert len(set(deals[0])) == players
