"""A match between bots: the loop, the seating, and the random sources."""

from itertools import pairwise
from random import Random

import pytest

from purradox.bots import Bot, BotSpec, play_match
from purradox.bots.basic import RandomBot
from purradox.bots.careful import CarefulBot
from purradox.bots.errors import UnknownBot
from purradox.bots.match_runner import Series, derived_random, seat_names
from purradox.rules import PLAYERS, Choice, Match, PlayerView, variant

CAREFUL, RANDOM = BotSpec("careful"), BotSpec("random")


class Curious(RandomBot):
    """Keeps what it is given."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.seen: list[PlayerView] = []

    def choose(self, view: PlayerView) -> Choice:
        self.seen.append(view)
        return super().choose(view)


@pytest.mark.parametrize("players", PLAYERS)
def test_bots_are_given_their_own_views_and_no_more(players: int) -> None:
    bots = [Curious(Random(seat)) for seat in range(players)]
    match = play_match(variant(players), bots, Random(7))
    assert match.over
    for seat, bot in enumerate(bots):
        assert all(type(view) is PlayerView and view.seat == seat for view in bot.seen)
        assert len(bot.seen) >= players * 3


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="3 players need as many bots, not 1"):
        play_match(variant(3), [RandomBot(Random(1))], Random(1))


def test_the_watcher_sees_every_move() -> None:
    seen: list[tuple[Match, Match]] = []
    bots: list[Bot] = [CarefulBot(Random(seat)) for seat in range(3)]
    match = play_match(
        variant(3), bots, Random(7), lambda before, after: seen.append((before, after))
    )
    assert seen[0][0] == Match(variant(3))
    assert seen[-1][1] == match
    assert all(after == before for (_, after), (before, _) in pairwise(seen))


def test_random_sources_differ_by_path_and_stay_what_they_are() -> None:
    paths = [(), (0,), (1,), (0, 0), (0, 1), (1, 0)]
    drawn = [derived_random(5, *path).random() for path in paths]
    assert len(set(drawn)) == len(paths)
    assert derived_random(5, 0).random() == drawn[1]
    assert derived_random(0, 1, 2).getrandbits(32) == 3746281179


def test_a_match_of_a_series_depends_on_the_seed_and_its_index_alone() -> None:
    series = Series.of(variant(3), [CAREFUL, RANDOM, RANDOM], seed=3)
    last = series.play(4)
    assert Series.of(variant(3), [CAREFUL, RANDOM, RANDOM], seed=3).play(4) == last
    assert Series.of(variant(3), [CAREFUL, RANDOM, RANDOM], seed=4).play(4) != last
    assert series.play(5) != last


def test_everybody_gets_to_start_and_the_order_of_the_seats_stays() -> None:
    series = Series.of(variant(3), [CAREFUL, RANDOM, RANDOM], seed=0)
    seats = {series.play(index)[1] for index in range(20)}
    assert seats == {
        ("careful", "random 1", "random 2"),
        ("random 1", "random 2", "careful"),
        ("random 2", "careful", "random 1"),
    }


def test_the_seats_are_named_after_the_bots_that_sit_there() -> None:
    """The careful bot outscores the others wherever it sits."""
    series = Series.of(variant(3), [RANDOM, CAREFUL, RANDOM], seed=1)
    points = dict.fromkeys(("careful", "random 1", "random 2"), 0)
    for index in range(20):
        match, names = series.play(index)
        for name, total in zip(names, match.score, strict=True):
            points[name] += total
    assert max(points, key=points.__getitem__) == "careful"


def test_names_are_numbered_where_they_repeat() -> None:
    assert seat_names([CAREFUL, CAREFUL, RANDOM]) == ("careful 1", "careful 2", "random")
    assert seat_names([CAREFUL, RANDOM]) == ("careful", "random")


def test_a_series_checks_its_bots_before_it_plays() -> None:
    with pytest.raises(UnknownBot):
        Series.of(variant(2), [CAREFUL, BotSpec("nobody")], seed=0)
