"""Figures: worked out by hand, and the control of identical bots."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from purradox.arena import Folder, Report, Settings, Stop, report_of, run
from purradox.arena.entry import Entry
from purradox.arena.report import standings
from purradox.arena.tally import Tally
from tests.arena.strangers import strangers

__all__ = ["strangers"]

Scores = tuple[tuple[int, ...], ...]


def entry(match: int, scores: Scores, **changes: Any) -> Entry:
    """A match with these scores, round by round; nobody met a paradox or kept a prediction."""
    chairs = len(scores)
    plain = Entry(
        match,
        scores,
        paradoxes=(None,) * chairs,
        kept=((False,) * chairs,) * chairs,
        times=((10, 0.5, 0.25),) * chairs,
        forfeits=(0,) * chairs,
        game=bytes([match]),
    )
    return replace(plain, **changes)


def seated(settings: Settings, match: int, points: dict[str, tuple[int, int]]) -> Entry:
    """A match of two in which each entrant scores these points in the two rounds."""
    one, other = (points[name] for name in settings.seated(match))
    return entry(match, tuple(zip(one, other, strict=True)))


def played(settings: Settings, folder: Path, deals: int, until: str | None = None) -> Report:
    return standings(run(Folder(folder), settings, Stop(deals, until)))


def test_figures_of_two_deals_by_hand() -> None:
    settings = Settings(("careful", "random"), 2)
    points = [
        {"careful": (4, 6), "random": (0, 2)},
        {"careful": (2, 2), "random": (2, 2)},
        {"careful": (3, 0), "random": (1, 2)},
        {"careful": (1, 2), "random": (3, 0)},
    ]
    report = report_of(
        [seated(settings, match, told) for match, told in enumerate(points)], settings, Stop()
    )
    assert (report.deals, report.matches, report.games) == (2, 4, 4)
    careful, random = report.standings
    assert careful.points.mean == pytest.approx((3.5 + 1.5) / 2)
    assert random.points.mean == pytest.approx(1.5)
    # a win and a shared one; then R6.4: a loss by the last round, and a win by it
    assert careful.wins.mean == pytest.approx((0.75 + 0.5) / 2)
    (pair,) = report.pairs
    assert pair.difference.mean == pytest.approx(1.0)
    assert pair.difference.low == pytest.approx(1.0 - 12.706205 * 1.0, abs=1e-4)
    assert pair.ahead.mean == pytest.approx(0.625)
    assert not pair.control
    assert (careful.seconds, careful.worst_seconds) == (0.05, 0.25)


def test_shares_are_of_the_entrants_own_rounds() -> None:
    settings = Settings(("careful", "random"), 2)
    chair = settings.seated(0).index("random")
    other = 1 - chair
    paradox = entry(
        0,
        ((1, 1), (1, 1)),
        paradoxes=(chair, None),
        kept=((chair == 1, chair == 0), (True, True)),
        forfeits=(other * 3, chair * 3),
    )
    report = report_of([paradox, entry(1, ((1, 1), (1, 1)))], settings, Stop())
    careful, random = report.standings
    assert (careful.paradoxes, careful.predictions, careful.forfeits) == (0, 0.5, 0)
    assert (random.paradoxes, random.predictions, random.forfeits) == (0.25, 0.25, 3)


def test_places_follow_totals_then_the_last_round_and_may_be_shared() -> None:
    assert entry(0, ((1, 0, 3), (2, 4, 0), (2, 1, 2))).places == (1, 3, 1)
    assert entry(0, ((1, 0, 3), (2, 4, 0), (2, 2, 2))).places == (2, 1, 2)
    assert entry(0, ((5, 0, 4), (0, 0, 0), (0, 5, 1))).places == (3, 1, 2)


def test_the_order_in_which_matches_end_does_not_matter() -> None:
    settings, random = Settings(("careful", "random", "careful"), 3), Random(1)
    entries = [
        entry(match, tuple(tuple(random.choices(range(-3, 9), k=3)) for _ in range(3)))
        for match in range(30)
    ]
    straight = report_of(entries, settings, Stop())
    random.shuffle(entries)
    assert report_of(entries, settings, Stop()) == straight


def test_only_whole_deals_from_the_first_one_on_count() -> None:
    settings = Settings(("careful", "random", "careful"), 3)
    flat = ((1, 1, 1),) * 3
    entries = [entry(match, flat) for match in (0, 1, 2, 3, 5, 6, 7, 8)]
    tally = Tally(settings, Stop())
    for one in entries:
        tally.take(one)
    assert (tally.deals, tally.matches) == (1, 3)
    tally.take(entry(4, flat))
    assert (tally.deals, tally.matches) == (3, 9)


def test_what_comes_behind_the_stop_does_not_count() -> None:
    settings = Settings(("careful", "random"), 2)
    won = [seated(settings, match, {"careful": (12, 12), "random": (0, 0)}) for match in range(100)]
    assert report_of(won, settings, Stop(deals=3)).deals == 3
    decided = report_of(won, settings, Stop(deals=40, until="careful > random"))
    assert decided.until is not None
    assert decided.until.sign == 1
    assert decided.deals < 15
    opposite = report_of(won, settings, Stop(until="random > careful"))
    assert opposite.until is not None
    assert (opposite.until.sign, opposite.deals) == (-1, decided.deals)
    there, back = decided.until.ahead, opposite.until.ahead
    assert (there.mean, there.high, back.mean, back.low) == (1, 1, 0, 0)
    assert back.high == pytest.approx(1 - (there.low or 0))


def test_a_deal_without_one_side_of_the_claim_says_nothing_about_it() -> None:
    settings = Settings(("careful", "random", "random", "random"), 2)
    entries = [entry(match, ((1, 1), (1, 1))) for match in range(80)]
    report = report_of(entries, settings, Stop(until="careful > random"))
    assert report.deals == 40
    assert report.until is not None
    assert report.until.ahead.deals == 20


def test_ratings_follow_the_places_and_grow_more_certain() -> None:
    settings = Settings(("careful", "random"), 2)
    won = [seated(settings, match, {"careful": (9, 9), "random": (0, 0)}) for match in range(40)]
    few, many = (report_of(won[:count], settings, Stop()).standings for count in (4, 40))
    assert few[0].rating.mu > 25 > few[1].rating.mu
    assert many[0].rating.mu > few[0].rating.mu
    assert many[0].rating.sigma < few[0].rating.sigma
    drawn = [entry(match, ((1, 1), (1, 1))) for match in range(40)]
    even, other = (one.rating for one in report_of(drawn, settings, Stop()).standings)
    assert even.mu == pytest.approx(other.mu)


def test_an_entrant_on_two_chairs_has_one_rating() -> None:
    settings = Settings(("careful", "random"), 4)
    matches = []
    for match in range(20):
        points = tuple(5 if name == "careful" else 1 for name in settings.seated(match))
        matches.append(entry(match, (points,) * 4))
    careful, random = (one.rating for one in report_of(matches, settings, Stop()).standings)
    assert careful.mu > 30 > 20 > random.mu


def test_identical_bots_come_out_equal_within_the_interval(tmp_path: Path) -> None:
    """The control: the same spec twice, on the same deals as a weaker bot."""
    report = played(Settings(("careful", "careful", "random"), 3, seed=1), tmp_path / "a", 25)
    pairs = {(pair.first, pair.second): pair for pair in report.pairs}
    control = pairs["careful 1", "careful 2"]
    assert control.control
    assert control.difference.sign == 0
    assert 0.3 < (control.ahead.mean or 0) < 0.7
    for name in ("careful 1", "careful 2"):
        assert pairs[name, "random"].difference.sign == 1
        assert not pairs[name, "random"].control
    one, other, weak = report.standings
    assert abs(one.rating.mu - other.rating.mu) < one.rating.sigma + other.rating.sigma
    assert weak.rating.mu < min(one.rating.mu, other.rating.mu) - 10
    assert (weak.paradoxes or 0) > 0.5 > 0.2 > (one.paradoxes or 0)
    assert (weak.predictions or 0) < 0.2 < (one.predictions or 0)


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_identical_bots_without_chance_come_out_equal_to_the_point(
    players: int, tmp_path: Path
) -> None:
    """Every rotation is the same game, so a deal gives both the same points; it is counted once."""
    report = played(Settings(("first", "first"), players), tmp_path / "a", 4)
    (pair,) = report.pairs
    assert (pair.difference.mean, pair.difference.low) == (0, 0)
    assert pair.ahead.mean == 0.5
    assert report.games == 4 < report.matches


def test_careful_is_soon_shown_to_be_better_than_random(tmp_path: Path) -> None:
    settings = Settings(("careful", "random"), 3)
    report = played(settings, tmp_path / "a", 200, until="careful > random")
    assert report.until is not None
    assert report.until.sign == 1
    assert report.deals <= 30
    opposite = played(settings, tmp_path / "b", 200, until="random > careful")
    assert opposite.until is not None
    assert (opposite.until.sign, opposite.deals) == (-1, report.deals)


def test_all_of_a_bot_are_held_against_all_of_another(tmp_path: Path) -> None:
    """Whatever the order they are named in, and with more entrants than chairs."""
    alone = played(Settings(("careful", "random"), 2), tmp_path / "alone", 2)
    assert alone.sides == ()
    for at, bots in enumerate(
        [
            ("careful", "random", "random"),
            ("random", "careful", "random"),
            ("random", "random", "careful", "careful"),
        ]
    ):
        report = played(Settings(bots, 3, seed=4), tmp_path / str(at), 6)
        (side,) = report.sides
        ours, theirs = (name.split(" ")[-1] for name in (side.first, side.second))
        assert (ours, theirs) == tuple(dict.fromkeys(bots))
        assert side.difference.deals == 6
        assert (side.difference.sign, side.control) == (1 if ours == "careful" else -1, False)
        among = [pair for pair in report.pairs if not pair.control]
        if len(bots) > 3:
            continue  # not every pair sits at every deal: means of means differ
        turned = [1 if pair.first.startswith(ours) else -1 for pair in among]
        means = [
            sign * (pair.difference.mean or 0) for sign, pair in zip(turned, among, strict=True)
        ]
        assert side.difference.mean == pytest.approx(sum(means) / len(means))
        ahead = [
            (pair.ahead.mean or 0) if sign > 0 else 1 - (pair.ahead.mean or 0)
            for sign, pair in zip(turned, among, strict=True)
        ]
        assert side.ahead.mean == pytest.approx(sum(ahead) / len(ahead))
        assert "2 × random" in (side.first, side.second)
