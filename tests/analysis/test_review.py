"""Reviews of whole matches: what adds up, what is repeated, and what no seat can know."""

import json
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from benchmarks import calibration
from purradox.analysis import Analysis, SeatReport, analyse, review_data
from purradox.analysis.moments import moments
from purradox.analysis.report import NETWORK
from purradox.analysis.review import FINALISTS, finalists
from purradox.evaluation import Estimate
from purradox.notation import loads, record_of, record_of_view, to_json
from purradox.rules import PLAYERS, Deal, Discard, IllegalMove, Match, Play, Predict
from purradox.search import Budget
from tests.analysis.positions import one_round, played, played_by_network
from tests.rules.worlds import dealt_again

FEW = Budget(simulations=20)


def told(found: Analysis) -> str:
    return json.dumps(review_data(found), sort_keys=True)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_decision_is_seen_as_its_seat_saw_it(players: int) -> None:
    checked = played(players, "careful", 1)
    match = checked.match
    assert match is not None
    found = {
        (moment.round, moment.view.seat, len(moment.view.hand), moment.view.discard): moment
        for seat in range(players)
        for round_ in range(players)
        for moment in moments(checked, seat, round_)
    }
    replayed, decisions = Match(match.variant), 0
    for round_, one in enumerate(match.rounds):
        hands = tuple(one.view(seat).dealt for seat in range(players))
        replayed = replayed.apply(Deal(hands, one.table.revealed))
        asides = [Discard(seat, one.discards[seat] or 0) for seat in range(players)]
        before = replayed
        for aside in asides:
            mine = [
                m for m in moments(checked, aside.seat, round_) if isinstance(m.choice, Discard)
            ]
            assert [m.choice for m in mine] == [aside]
            assert mine[0].view == before.view(aside.seat), "nobody has discarded yet"
            replayed = replayed.apply(aside)
            decisions += 1
        order = [(one.table.first + turn) % players for turn in range(players)]
        predictions = [
            Predict(seat, tricks)
            for seat in order
            if (tricks := one.table.predictions[seat]) is not None
        ]
        plays = [play for trick in (*one.table.tricks, one.table.trick) for play in trick.plays]
        moves: list[Predict | Play] = [*predictions, *plays]
        for move in moves:
            kind = Play if isinstance(move, Play) else Predict
            here = [
                m
                for m in moments(checked, move.seat, round_)
                if m.choice == move and isinstance(m.choice, kind)
            ]
            assert [m.view for m in here] == [replayed.view(move.seat)]
            replayed = replayed.apply(move)
            decisions += 1
    assert replayed == match
    assert found
    assert decisions == sum(
        1 for seat in range(players) for r in range(players) for _ in moments(checked, seat, r)
    )


@pytest.mark.parametrize("players", [2, 3])
def test_a_score_is_what_is_typical_and_the_deal_and_luck_and_play(players: int) -> None:
    found = analyse(played(players, "careful,greedy", 2), None, FEW)
    for report in found.seats:
        for one in report.rounds:
            assert None not in (one.deal, one.luck, one.play, one.score)
            parts = one.typical + (one.deal or 0) + (one.luck or 0) + (one.play or 0)
            assert parts == pytest.approx(one.score)
        assert report.total == sum(one.score or 0 for one in report.rounds)
        losses = [one.chosen.loss.value for one in report.costliest]
        assert losses == sorted(losses, reverse=True)
        assert len(losses) <= 3
        assert all(one.chosen is not one.best for one in report.costliest)


def test_the_same_simulations_and_seed_give_the_same_bytes_on_any_number_of_threads() -> None:
    checked = played(3, "careful,greedy", 3)
    first = told(analyse(checked, [1], FEW, 7, threads=1))
    assert told(analyse(checked, [1], FEW, 7, threads=2)) == first
    assert told(analyse(checked, [1], FEW, 8, threads=2)) != first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_see_does_not_matter(players: int) -> None:
    """Swap every unseen card: the same review, byte for byte; and so from its own record."""
    match = one_round(players, seed=players)
    for seat in range(0, players, 2):
        review = told(analyse(loads(to_json(record_of(match))), [seat], FEW))
        other = swapped(match, seat)
        assert other != match
        assert told(analyse(loads(to_json(record_of(other))), [seat], FEW)) == review
        chair = loads(to_json(record_of_view(match.view(seat))))
        assert chair.match is None
        assert told(analyse(chair, [seat], FEW)) == review


def swapped(match: Match, seat: int) -> Match:
    """The same public moves with other hidden cards."""
    (one,) = match.rounds
    for seed in range(10_000):
        deal, discards = dealt_again(one, seat, Random(seed))
        other = Match(match.variant).apply(deal)
        order = [(one.table.first + turn) % len(one.hands) for turn in range(len(one.hands))]
        try:
            for chair in range(len(one.hands)):
                aside = one.discards[seat] if chair == seat else discards[chair]
                other = other.apply(Discard(chair, aside or 0))
            for chair in order:
                if (tricks := one.table.predictions[chair]) is not None:
                    other = other.apply(Predict(chair, tricks))
            for play in [play for trick in one.table.tricks for play in trick.plays]:
                other = other.apply(play)
        except IllegalMove:
            continue
        if other.tables == match.tables and other != match:
            return other
    raise AssertionError


def test_seats_whose_cards_are_unknown_are_left_out() -> None:
    match = one_round(3, seed=1)
    checked = loads(to_json(record_of_view(match.view(1))))
    found = analyse(checked, None, FEW)
    assert [one.known for one in found.seats] == [False, True, False]
    assert [one.unknown for one in found.seats] == [(0,), (), (0,)]
    assert [len(one.decisions) for one in found.seats] == [0, 10, 0]
    assert found.seats[0].accuracy is None


def test_a_round_that_goes_on_leaves_its_luck_open() -> None:
    record = json.loads(to_json(played(3, "careful", 4).record))
    record["rounds"] = record["rounds"][:1]
    record["rounds"][0]["tricks"] = record["rounds"][0]["tricks"][:3]
    for name in ("score", "paradox"):
        record["rounds"][0].pop(name)
    record.pop("total")
    found = analyse(loads(json.dumps(record)), None, FEW)
    for report in found.seats:
        *before, last = report.decisions
        assert all(one.luck is not None for one in before)
        assert last.luck is None
        assert report.rounds[0].luck is None


def test_accuracy_is_little_for_chance_and_all_for_the_best() -> None:
    found = analyse(played(3, "random,careful,neural", 8), None, Budget(simulations=250))
    names = found.checked.record.seats or ()
    by_bot = {name.split()[0]: found.seats[at].accuracy for at, name in enumerate(names)}
    values = {bot: one.value for bot, one in by_bot.items() if one is not None}
    assert values["random"] < 0.35 < values["careful"] < values["neural"]
    free = [one for report in found.seats for one in report.decisions if one.free]
    whole = sum(one.evaluation.above_random for one in free)
    best = NETWORK * (1 + sum(one.best.advantage.value for one in free) / whole)
    assert 0.85 < best < 1.25


@pytest.fixture(scope="module")
def network_seats() -> list[SeatReport]:
    """Of matches that the policy network played."""
    budget = Budget(simulations=80)
    reviews = [analyse(played_by_network(3, seed), None, budget) for seed in range(1, 5)]
    return [one for found in reviews for one in found.seats]


def test_the_accuracy_of_the_policy_network_is_known(network_seats: list[SeatReport]) -> None:
    """Its moves are drawn, so that one seat is luckier than another."""
    told = [one.accuracy for one in network_seats if one.accuracy is not None]
    assert len(told) == 12
    assert max(one.error for one in told) < 0.1
    error = stdev(one.value for one in told) / sqrt(len(told))
    assert abs(accuracy_of(network_seats) - NETWORK) < min(0.1, 3 * error)


def accuracy_of(seats: list[SeatReport]) -> float:
    """Of several seats together: what was at stake for each is its weight."""
    free = [one for seat in seats for one in seat.decisions if one.free]
    beyond = sum(one.chosen.advantage.value for one in free)
    return NETWORK * (1 + beyond / sum(one.evaluation.above_random for one in free))


def test_accuracy_does_not_depend_on_the_cards(network_seats: list[SeatReport]) -> None:
    """With its better hands a player plays no better, though it scores more."""
    reports = sorted(network_seats, key=lambda report: report.deal)
    half = len(reports) // 2
    weak, strong = reports[:half], reports[half:]

    def accuracies(some: list[SeatReport]) -> list[float]:
        return [one.accuracy.value for one in some if one.accuracy is not None]

    apart = mean(accuracies(strong)) - mean(accuracies(weak))
    error = sqrt(sum(stdev(accuracies(some)) ** 2 / half for some in (weak, strong)))
    assert abs(apart) < 2.5 * error
    assert abs(accuracy_of(strong) - accuracy_of(weak)) < 0.1
    assert mean(one.deal for one in strong) - mean(one.deal for one in weak) > 1.5


def test_only_what_may_be_costliest_is_looked_at_once_more() -> None:
    sure, unsure = 0.1, 0.5
    assert finalists([]) == []
    assert finalists([Estimate(1.0, sure), Estimate(2.0, sure)]) == [1]
    assert finalists([Estimate(1.0, unsure), Estimate(2.0, sure)]) == [1, 0]
    assert finalists([Estimate(1.0, sure), Estimate(2.0, unsure)]) == [1, 0]
    assert finalists([Estimate(1.8, sure), Estimate(2.0, sure), Estimate(1.4, unsure)]) == [1, 2, 0]
    many = [Estimate(place / 20, unsure) for place in range(2 * FINALISTS)]
    assert finalists(many) == list(range(2 * FINALISTS - 1, FINALISTS - 1, -1))


def test_expected_scores_come_true() -> None:
    """A little of `benchmarks/calibration.py`, which the documentation shows."""
    cases = calibration.evaluated_all(decisions=140, simulations=120, seed=3, players=(2, 3))
    results = calibration.compared(cases)
    assert results["decisions"] > 250
    points = results["all"]["points"]
    assert abs(points["bias"]) < 3 * points["bias_error"]
    assert points["bias_error"] < 0.5
    assert 0.7 < points["slope"] < 1.3
    assert 0.6 < results["all"]["kept"]["slope"] < 1.3
    assert abs(results["all"]["win"]["bias"]) < 0.06
