"""The sequential test: how often it errs under constant watching, and how soon it decides."""

import math
from collections.abc import Callable
from random import Random
from statistics import median

import pytest

from purradox.arena.errors import ArenaError
from purradox.arena.interval import Running
from purradox.arena.sequential_test import ERROR, STAKES, Wagers, parse_claim
from purradox.arena.settings import Settings

BOUND = 16.0
Draw = Callable[[Random], float]

EQUALS: dict[str, Draw] = {
    "normal": lambda random: random.gauss(0, 1.2),
    "small gains and a rare loss": lambda random: 0.1 if random.random() < 0.95 else -1.9,
    "as bad as it can be": lambda random: BOUND / 15 if random.random() < 15 / 16 else -BOUND,
    "all or nothing": lambda random: random.choice((-BOUND, BOUND)),
}
"""Differences between bots that are equally strong, by how they are spread."""


@pytest.mark.parametrize("name", EQUALS)
def test_watched_all_the_time_it_errs_no_more_often_than_it_says(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    random, runs, deals = Random(7), 300, 400
    decided = 0
    for _ in range(runs):
        wagers = Wagers(BOUND)
        for _ in range(deals):
            wagers.add(EQUALS[name](random))
            if wagers.verdict:
                decided += 1
                break
    record_property(
        "measured",
        f"--until on equal bots, {name}: decided in {decided / runs:.1%} of {runs} arenas "
        f"of {deals} deals, allowed {ERROR:.0%}",
    )
    assert decided / runs <= ERROR + 2 * math.sqrt(ERROR * (1 - ERROR) / runs)


def test_looking_at_a_fixed_interval_all_the_time_errs_much_more_often() -> None:
    """What the test is for: the same arenas, stopped as soon as Student's interval allows."""
    for name, at_least in (("normal", 0.2), ("small gains and a rare loss", 0.8)):
        random, runs = Random(7), 100
        decided = 0
        for _ in range(runs):
            running = Running()
            for _ in range(100):
                running.add(EQUALS[name](random))
                if running.interval().sign:
                    decided += 1
                    break
        assert decided / runs > at_least


@pytest.mark.parametrize(("difference", "deals"), [(0.3, 400), (1.0, 90), (4.0, 25)])
def test_a_real_difference_is_found_and_its_sign_is_right(
    difference: float, deals: int, record_property: Callable[[str, object], None]
) -> None:
    random = Random(3)
    needed = []
    for sign in (1, -1) * 10:
        wagers = Wagers(BOUND)
        while not wagers.verdict:
            wagers.add(sign * difference + random.gauss(0, 1.2))
        assert wagers.verdict == sign
        needed.append(len(wagers.differences))
    record_property(
        "measured",
        f"--until for a difference of {difference} a round: decided after {median(needed):.0f} "
        f"deals (median of {len(needed)})",
    )
    assert median(needed) < deals


def test_the_interval_that_holds_at_any_time_excludes_zero_just_when_there_is_a_verdict() -> None:
    random = Random(5)
    for shift in (-1.5, 0.0, 1.5):
        wagers = Wagers(BOUND)
        for _ in range(60):
            wagers.add(shift + random.gauss(0, 1))
            interval = wagers.interval()
            assert interval.low is not None
            assert interval.high is not None
            assert -BOUND <= interval.low <= wagers.mean <= interval.high <= BOUND
            if wagers.verdict:
                break
            assert interval.sign == 0
        assert interval.sign == wagers.verdict == (shift > 0) - (shift < 0)


def test_the_interval_holds_the_truth_at_all_times_at_once() -> None:
    random, runs = Random(11), 60
    missed = 0
    for _ in range(runs):
        wagers = Wagers(BOUND)
        for deal in range(60):
            wagers.add(0.8 + random.gauss(0, 1))
            interval = wagers.interval() if deal % 10 == 9 else None
            if interval and not (interval.low or 0) <= 0.8 <= (interval.high or 0):
                missed += 1
                break
    assert missed / runs <= ERROR + 0.05


def test_a_purse_is_a_fair_game() -> None:
    """On the average of both ends of a fair coin no stake gains or loses."""
    for up in (0.5, 3.0, BOUND):
        for stake in STAKES:
            gained = [1 + stake * one / BOUND for one in (up, -up)]
            assert sum(gained) / 2 == pytest.approx(1)
            assert min(gained) >= 0


def test_nothing_is_known_before_the_first_deal_and_a_verdict_stays() -> None:
    wagers = Wagers(BOUND)
    assert (wagers.mean, wagers.interval().mean) == (0, None)
    while not wagers.verdict:
        wagers.add(5.0)
    for _ in range(100):
        wagers.add(-5.0)
    assert wagers.verdict == 1


def test_identical_games_decide_nothing() -> None:
    wagers = Wagers(BOUND)
    for _ in range(1000):
        wagers.add(0.0)
    assert wagers.verdict == 0


def test_a_margin_moves_what_is_tested_and_not_what_was_measured() -> None:
    random = Random(9)
    for shift, margin, verdict in ((0.0, 1.5, 1), (-3.0, 1.5, -1), (0.5, 2.0, 1)):
        wagers = Wagers(BOUND, margin)
        while not wagers.verdict:
            wagers.add(shift + random.gauss(0, 1))
            interval = wagers.interval()
            assert interval.low is not None
            assert interval.high is not None
            assert wagers.verdict == (interval.low > -margin) - (interval.high < -margin)
        assert wagers.verdict == verdict
        assert abs(wagers.mean - shift) < 0.5


def test_who_is_behind_by_the_margin_is_rarely_found_to_be_within_it() -> None:
    random, runs, wrong = Random(13), 200, 0
    for _ in range(runs):
        wagers = Wagers(BOUND, 1.0)
        for _ in range(200):
            wagers.add(random.choice((-BOUND, BOUND - 2.0)))  # a point behind on the average
            if wagers.verdict == 1:
                wrong += 1
                break
    assert wrong / runs <= ERROR / 2 + 2 * math.sqrt(ERROR / 2 / runs)


SETTINGS = Settings(("careful", "random", "random", "search:simulations=5,seconds=1"), 4)


@pytest.mark.parametrize(
    ("text", "better", "worse"),
    [
        ("careful > random", (0,), (1, 2)),
        ("random 2>careful", (2,), (0,)),
        (" random 1  > random 2 ", (1,), (2,)),
        ("search:simulations=5,seconds=1 > random", (3,), (1, 2)),
    ],
)
def test_a_claim_names_entrants_or_all_who_share_a_spec(
    text: str, better: tuple[int, ...], worse: tuple[int, ...]
) -> None:
    claim = parse_claim(text, SETTINGS)
    assert (claim.better, claim.worse) == (better, worse)
    assert parse_claim(claim.text, SETTINGS) == claim


@pytest.mark.parametrize(
    ("text", "worse", "margin"),
    [
        ("careful > random - 0.5", (1, 2), 0.5),
        ("careful > random 1 -2", (1,), 2.0),
        ("careful > random", (1, 2), 0.0),
    ],
)
def test_a_claim_may_have_a_margin(text: str, worse: tuple[int, ...], margin: float) -> None:
    claim = parse_claim(text, SETTINGS)
    assert (claim.worse, claim.margin) == (worse, margin)
    assert parse_claim(claim.text, SETTINGS) == claim


def test_a_name_that_ends_like_a_margin_is_a_name() -> None:
    settings = Settings(("careful", "exec:bot - 3"), 2)
    claim = parse_claim("careful > exec:bot - 3", settings)
    assert (claim.worse, claim.margin) == ((1,), 0.0)
    assert parse_claim("careful > exec:bot - 3 - 0.25", settings).margin == 0.25


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "arena-until-form"),
        ("careful", "arena-until-form"),
        ("careful >", "arena-until-form"),
        ("careful > random > careful", "arena-until-form"),
        ("careful < random", "arena-until-form"),
        ("careful > nobody", "arena-until-unknown"),
        ("careful > careful", "arena-until-same"),
        ("random > random 1", "arena-until-same"),
        ("careful > random - x", "arena-until-unknown"),
        ("careful > random - 0.5.5", "arena-until-unknown"),
        ("careful > random - 16", "arena-until-margin"),
    ],
)
def test_what_is_no_claim_is_refused(text: str, code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        parse_claim(text, SETTINGS)
    assert caught.value.code == code
