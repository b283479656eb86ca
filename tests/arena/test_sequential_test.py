"""The sequential test: how often it errs under constant watching, and how soon it decides."""

import math
from collections.abc import Callable
from random import Random
from statistics import median

import pytest

from purradox.arena.errors import ArenaError
from purradox.arena.interval import Running
from purradox.arena.sequential_test import ERROR, EVEN, STAKES, Wagers, parse_claim
from purradox.arena.settings import Settings

Draw = Callable[[Random], float]
SPREAD = 0.22
"""Of the shares of deals between careful players, at four chairs."""


def near(mean: float) -> Draw:
    """Shares of deals around a mean."""
    return lambda random: min(1.0, max(0.0, random.gauss(mean, SPREAD)))


EQUALS: dict[str, Draw] = {
    "like careful players": near(0.5),
    "a little better and rarely far behind": lambda random: (
        0.52 if random.random() < 25 / 26 else 0.0
    ),
    "as bad as it can be": lambda random: 0.53 if random.random() < 50 / 53 else 0.0,
    "all or nothing": lambda random: random.choice((0.0, 1.0)),
}
"""Shares of deals between bots that are equally strong, by how they are spread."""


@pytest.mark.parametrize("name", EQUALS)
def test_watched_all_the_time_it_errs_no_more_often_than_it_says(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    random, runs, deals = Random(7), 300, 400
    decided = 0
    for _ in range(runs):
        wagers = Wagers()
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
    for name, at_least in (
        ("like careful players", 0.2),
        ("a little better and rarely far behind", 0.8),
    ):
        random, runs = Random(7), 100
        decided = 0
        for _ in range(runs):
            running = Running()
            for _ in range(100):
                running.add(EQUALS[name](random) - EVEN)
                if running.interval().sign:
                    decided += 1
                    break
        assert decided / runs > at_least


@pytest.mark.parametrize(("share", "deals"), [(0.55, 250), (0.65, 40), (0.9, 15)])
def test_a_real_difference_is_found_and_its_sign_is_right(
    share: float, deals: int, record_property: Callable[[str, object], None]
) -> None:
    random = Random(3)
    needed = []
    for sign in (1, -1) * 10:
        wagers, draw = Wagers(), near(share if sign > 0 else 1 - share)
        while not wagers.verdict:
            wagers.add(draw(random))
        assert wagers.verdict == sign
        needed.append(len(wagers.shares))
    record_property(
        "measured",
        f"--until for a bot that is ahead in {share:.0%}: decided after {median(needed):.0f} "
        f"deals (median of {len(needed)})",
    )
    assert median(needed) < deals


def test_the_interval_that_holds_at_any_time_excludes_a_half_just_when_there_is_a_verdict() -> None:
    random = Random(5)
    for mean in (0.3, 0.5, 0.7):
        wagers, draw = Wagers(), near(mean)
        for _ in range(60):
            wagers.add(draw(random))
            low, high = ends(wagers)
            assert 0 <= low <= wagers.mean <= high <= 1
            if wagers.verdict:
                break
            assert low <= EVEN <= high
        assert wagers.verdict == (low > EVEN) - (high < EVEN) == (mean > EVEN) - (mean < EVEN)


def ends(wagers: Wagers) -> tuple[float, float]:
    interval = wagers.interval()
    assert interval.low is not None
    assert interval.high is not None
    return interval.low, interval.high


def test_the_interval_holds_the_truth_at_all_times_at_once() -> None:
    random, runs = Random(11), 60
    missed = 0
    for _ in range(runs):
        wagers = Wagers()
        for deal in range(60):
            wagers.add(random.choices((0.0, 0.5, 1.0), (1, 2, 3))[0])
            if deal % 10 == 9:
                low, high = ends(wagers)
                if not low <= 2 / 3 <= high:
                    missed += 1
                    break
    assert missed / runs <= ERROR + 0.05


def test_a_purse_is_a_fair_game() -> None:
    """Where the mean is on the line no stake gains or loses on the average, or more than all."""
    for margin in (0.0, 0.1, 0.4):
        for stake in STAKES:
            wagers = [Wagers(margin), Wagers(margin)]
            line = wagers[0].line
            for one, share in zip(wagers, (0.0, 1.0), strict=True):
                one.add(share)
            place = STAKES.index(stake)
            for side in ("_up", "_down"):
                lost, won = (math.exp(getattr(one, side)[place]) for one in wagers)
                assert (1 - line) * lost + line * won == pytest.approx(1)
                assert min(lost, won) >= 0


def test_nothing_is_known_before_the_first_deal_and_a_verdict_stays() -> None:
    wagers = Wagers()
    assert (wagers.mean, wagers.interval().mean) == (EVEN, None)
    while not wagers.verdict:
        wagers.add(0.8)
    for _ in range(100):
        wagers.add(0.2)
    assert wagers.verdict == 1


def test_who_is_always_ahead_is_better_after_a_few_deals() -> None:
    for share in (1.0, 0.0):
        wagers = Wagers()
        while not wagers.verdict:
            wagers.add(share)
        assert len(wagers.shares) < 12
        low, high = ends(wagers)
        assert (high if share else 1 - low) == 1
        assert low > EVEN if share else high < EVEN


def test_identical_games_decide_nothing() -> None:
    wagers = Wagers()
    for _ in range(1000):
        wagers.add(0.5)
    assert wagers.verdict == 0


def test_a_margin_moves_what_is_tested_and_not_what_was_measured() -> None:
    random = Random(9)
    for mean, margin, verdict in ((0.5, 0.2, 1), (0.15, 0.1, -1), (0.55, 0.1, 1)):
        wagers, draw = Wagers(margin), near(mean)
        while not wagers.verdict:
            wagers.add(draw(random))
            low, high = ends(wagers)
            line = EVEN - margin
            assert wagers.verdict == (low > line) - (high < line)
        assert wagers.verdict == verdict
        assert abs(wagers.mean - mean) < 0.15


def test_who_is_behind_by_the_margin_is_rarely_found_to_be_within_it() -> None:
    random, runs, wrong = Random(13), 200, 0
    for _ in range(runs):
        wagers = Wagers(0.1)
        for _ in range(200):
            wagers.add(float(random.random() < 0.4))
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
        ("careful > random - 5%", (1, 2), 0.05),
        ("careful > random 1 -2.5 %", (1,), 0.025),
        ("careful > random", (1, 2), 0.0),
    ],
)
def test_a_claim_may_have_a_margin(text: str, worse: tuple[int, ...], margin: float) -> None:
    claim = parse_claim(text, SETTINGS)
    assert (claim.worse, claim.margin) == (worse, margin)
    assert parse_claim(claim.text, SETTINGS) == claim


def test_a_name_that_ends_like_a_margin_is_a_name() -> None:
    settings = Settings(("careful", "exec:bot - 3%"), 2)
    claim = parse_claim("careful > exec:bot - 3%", settings)
    assert (claim.worse, claim.margin) == ((1,), 0.0)
    assert parse_claim("careful > exec:bot - 3% - 5%", settings).margin == 0.05


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
        ("careful > random - x%", "arena-until-unknown"),
        ("careful > random - 0.5", "arena-until-unknown"),
        ("careful > random - 50%", "arena-until-margin"),
    ],
)
def test_what_is_no_claim_is_refused(text: str, code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        parse_claim(text, SETTINGS)
    assert caught.value.code == code
