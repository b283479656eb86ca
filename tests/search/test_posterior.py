"""Hidden cards: every deal that is drawn is one that the rules allow, as often as it is likely."""

from collections import Counter, defaultdict
from itertools import permutations
from math import exp
from typing import Any

import numpy as np
import pytest

from purradox.kernel import unpack
from purradox.kernel.bits import U
from purradox.kernel.state import SEATS
from purradox.kernel.types import States
from purradox.rules import PLAYERS, Match, PlayerView
from purradox.search.decision import TYPES, Decision, Memory, decision_of, memory_for
from purradox.search.evidence import (
    ASIDE,
    EVIDENCE_WEIGHT,
    IMPOSSIBLE,
    NOBODY,
    NUMBERS,
    Evidence,
    evidence_of,
    expected_log_ratios,
    log_likelihood,
)
from purradox.search.exact import deal_shares, possible_deals, states_of
from purradox.search.opponent_model import HEURISTIC, observe_choices, observed_choices
from purradox.search.particles import (
    PARTICLES,
    Particles,
    particles_of,
    resample,
    spread,
    update,
    update_all,
    weigh,
)
from purradox.search.posterior import GENERATION, ExactPosterior, SampledPosterior, posterior_of
from tests.search.positions import after_red_by_exception, decisions

EVEN = np.ones((SEATS - 1) * NUMBERS, np.float32)


def begun(view: PlayerView, cards: Any = EVEN) -> tuple[Decision, Particles, Memory, Any]:
    """Particles of a view, before any choice of the others was looked at."""
    known = decision_of(view)
    particles = particles_of(expected_log_ratios(cards, view.seat, known))
    return known, particles, memory_for(known.network), spread(known, particles, U(3))


def heuristic_evidence(known: Decision, particles: Particles) -> Evidence:
    """What was done, by players that follow the heuristic."""
    seen = observed_choices()
    observe_choices(known.setup, particles.states[0], known.me, seen)
    return evidence_of(seen, np.eye(1, TYPES, HEURISTIC).repeat(SEATS, axis=0))


def check_possible(view: PlayerView, deals: States) -> int:
    """Replay deals through the rules: the seat sees the same; returns how many."""
    for state in deals:
        one = unpack(state, view.table.variant)
        seen = one.view(view.seat)
        assert (seen.table, seen.hand, seen.discard) == (view.table, view.hand, view.discard)
    return len(deals)


def parts_of(view: PlayerView, seed: int) -> tuple[Any, ...]:
    decision = decision_of(view)
    return view, EVEN, decision, memory_for(decision.network), seed


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("board", ["white", "violet"])
def test_every_deal_is_possible_after_red_was_led_by_exception(players: int, board: str) -> None:
    checked = 0
    for seed in range(2):
        for view in after_red_by_exception(players, board, seed)[::3]:
            drawn = posterior_of(*parts_of(view, seed))
            checked += check_possible(view, drawn.draw(0, PARTICLES).states)
            sampled = SampledPosterior(*parts_of(view, seed))
            checked += check_possible(view, sampled.draw(0, 2 * PARTICLES).states)
    assert checked >= 192


@pytest.mark.parametrize("players", PLAYERS)
def test_every_deal_is_possible_at_any_time(players: int) -> None:
    for one in decisions(players, "careful,random", 4, "violet")[::9]:
        check_possible(one.view, posterior_of(*parts_of(one.view, 1)).draw(0, PARTICLES).states)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_card_is_somewhere(players: int) -> None:
    """Each holder keeps its number of cards, and all together they are the unseen ones."""
    random = np.random.default_rng(players)
    for one in decisions(players, "careful", 8)[::11]:
        cards = random.random((SEATS - 1) * NUMBERS).astype(np.float32) * 3
        known, particles, memory, rng = begun(one.view, cards)
        before = held(particles, players)
        weigh(known, particles, (evidence := heuristic_evidence(known, particles)), memory)
        update_all(known, particles, evidence, memory, U(rng))
        after = held(particles, players)
        np.testing.assert_array_equal(before.sum(axis=2), after.sum(axis=2))
        np.testing.assert_array_equal(before.sum(axis=1), after.sum(axis=1))


def held(particles: Particles, players: int) -> Any:
    """By particle and holder (hands, discards, nobody) how many of each number."""
    counts = np.zeros((PARTICLES, 2 * players + 1, 9), int)
    for which in range(PARTICLES):
        world = particles.states[which]
        for number in range(9):
            for seat in range(players):
                counts[which, seat, number] = int(world["hands"][seat]) >> 4 * number & 15
            counts[which, -1, number] = int(particles.spare[which]) >> 4 * number & 15
        for seat in range(players):
            if aside := int(world["discards"]) >> 4 * seat & 15:
                counts[which, players + seat, aside - 1] = 1
    return counts


def test_hands_follow_what_the_network_expects() -> None:
    """Somebody who is expected to hold ones holds more of them than chance would give."""
    view = next(
        one.view for one in decisions(3, "careful", 2) if one.view.table.phase.name == "PLAY"
    )
    other, ones = (view.seat + 1) % 3, []
    for expected in (0.02, 3.0):
        cards = np.ones((SEATS - 1, NUMBERS), np.float32)
        cards[0, 0] = expected
        known, particles, _, rng = begun(view, cards.ravel())
        total = 0
        for _ in range(10):
            rng = spread(known, particles, U(rng))
            total += int((particles.states["hands"][:, other] & U(15)).sum())
        ones.append(total / (10 * (PARTICLES + 1)))
    assert ones[1] > ones[0] + 0.5


def test_cards_are_inferred_from_choices() -> None:
    """Of players that follow the heuristic, in the later tricks, better than by chance."""
    before, after = [], []
    for seed in (1, 2, 3):
        for match, view, _ in decisions(3, "greedy", seed):
            if len(match.rounds[-1].table.tricks) not in (4, 5) or len(view.legal) < 2:
                continue
            known, particles, memory, rng = begun(view)
            before.append(right_cards(particles, match, view.seat))
            evidence = heuristic_evidence(known, particles)
            weigh(known, particles, evidence, memory)
            shares = []
            for sweep in range(18):
                rng = update_all(known, particles, evidence, memory, U(rng))
                if sweep >= 8:
                    shares.append(right_cards(particles, match, view.seat))
            after.append(np.mean(shares))
    assert np.mean(after) > np.mean(before) + 0.06


@pytest.mark.parametrize("players", PLAYERS)
def test_resampled_particles_explain_more(players: int) -> None:
    """Resampling alone is worth a good part of forty steps, and enough of them are left."""
    dealt, resampled, moved, kept = [], [], [], []
    for one in decisions(players, "greedy", 8)[3 :: max(7, 3 * players)]:
        known, particles, memory, rng = begun(one.view)
        evidence = heuristic_evidence(known, particles)
        weigh(known, particles, evidence, memory)
        likely = particles.log_likelihoods[:PARTICLES]
        if likely.std() < 1:
            continue
        dealt.append(likely.mean())
        resample(particles, U(1 << 63))
        resampled.append(likely.mean())
        kept.append(len(set(map(cards_of, particles.states[:PARTICLES]))))
        for which in range(PARTICLES):
            whole = log_likelihood(known, particles.states[which], evidence, -np.inf, memory)
            assert likely[which] == pytest.approx(whole)
        for _ in range(40):
            rng = update_all(known, particles, evidence, memory, U(rng))
        moved.append(likely.mean())
    assert len(kept) >= 4
    assert np.mean(resampled) > 0.7 * np.mean(dealt) + 0.3 * np.mean(moved)
    assert np.mean(kept) >= 5


def right_cards(particles: Particles, match: Match, seat: int) -> float:
    """The share of the others' cards that the particles have right."""
    right, cards = 0, 0
    for other, hand in enumerate(match.rounds[-1].hands):
        for world in particles.states[:PARTICLES]:
            if other != seat:
                for number in range(9):
                    count = int(world["hands"][other]) >> 4 * number & 15
                    right += min(count, hand.count(number + 1))
                cards += len(hand)
    return right / cards


@pytest.mark.parametrize("players", PLAYERS)
def test_likelihoods_are_kept_in_order(players: int) -> None:
    view = decisions(players, "greedy", 8)[-4].view
    known, particles, memory, rng = begun(view)
    evidence = heuristic_evidence(known, particles)
    weigh(known, particles, evidence, memory)
    update_all(known, particles, evidence, memory, U(rng))
    for which in range(PARTICLES):
        world = particles.states[which]
        fresh = evidence_of(evidence.choices, evidence.types)
        whole = log_likelihood(known, world, fresh, IMPOSSIBLE, memory)
        assert particles.log_likelihoods[which] == pytest.approx(whole)


def late() -> tuple[PlayerView, Any]:
    """Near the end, where all deals can be written down, and something to expect of hands."""
    view = next(
        one.view
        for one in decisions(3, "greedy", 6)
        if len(one.view.hand) == 2 and len(one.view.legal) > 1
    )
    return view, np.random.default_rng(1).random((SEATS - 1) * NUMBERS).astype(np.float32) * 2


def test_deals_are_as_likely_as_they_should_be() -> None:
    """Listed, weighed and replayed through the rules card by card."""
    view, expected = late()
    known, particles, memory, _ = begun(view, expected)
    evidence = heuristic_evidence(known, particles)
    exact = all_deals(view, known, particles, evidence, memory)
    deals = possible_deals(known)
    assert deals is not None
    shares = deal_shares(deals, particles.log_ratios, known, evidence, memory)
    states = states_of(known, deals, np.arange(len(shares)))
    found = dict(zip(map(cards_of, states), shares, strict=True))
    assert found == pytest.approx(exact)
    assert len(found) == len(shares) > 20


def test_particles_are_as_likely_as_they_should_be() -> None:
    view, expected = late()
    known, particles, memory, rng = begun(view, expected)
    evidence = heuristic_evidence(known, particles)
    exact = all_deals(view, known, particles, evidence, memory)
    weigh(known, particles, evidence, memory)
    for _ in range(100):
        rng = update_all(known, particles, evidence, memory, U(rng))
    sampled: Counter[bytes] = Counter()
    sweeps = 1500
    for _ in range(sweeps):
        rng = update_all(known, particles, evidence, memory, U(rng))
        sampled.update(map(cards_of, particles.states[:PARTICLES]))
    assert sampled.keys() <= exact.keys()
    apart = [abs(exact[deal] - sampled[deal] / (sweeps * PARTICLES)) for deal in exact]
    assert sum(apart) / 2 < 0.1


@pytest.mark.parametrize("players", [2, 3])
def test_all_deals_are_listed(players: int) -> None:
    """Every particle is one of them, also where somebody led red by the exception."""
    listed = 0
    views = [one.view for one in decisions(players, "careful,random", 4)[::7]]
    for view in (*views, *after_red_by_exception(players, "white", 1)):
        known, particles, *_ = begun(view)
        deals = possible_deals(known)
        if deals is None:
            continue
        every = states_of(known, deals, np.arange(len(deals.rows)))
        check_possible(view, every[:: len(every) // 50 + 1])
        keys = set(map(cards_of, every))
        assert len(keys) == len(every)
        assert keys.issuperset(map(cards_of, particles.states[:PARTICLES]))
        listed += 1
    assert listed >= 6


def test_the_deals_of_two_players_are_always_listed() -> None:
    for board in ("white", "violet"):
        for one in decisions(2, "careful,random", 5, board):
            assert possible_deals(decision_of(one.view)) is not None


def test_deals_are_listed_only_where_they_are_few() -> None:
    view = decisions(5, "careful", 3)[20].view
    assert possible_deals(decision_of(view)) is None
    assert isinstance(posterior_of(*parts_of(view, 1)), SampledPosterior)
    few = decision_of(late()[0])
    deals = possible_deals(few)
    assert deals is not None
    assert possible_deals(few, len(deals.rows)) is not None
    assert possible_deals(few, len(deals.rows) - 1) is None


def test_listed_deals_are_drawn_by_their_shares() -> None:
    posterior = posterior_of(*parts_of(late()[0], 2))
    assert isinstance(posterior, ExactPosterior)
    count = 20_000
    drawn = Counter(map(cards_of, posterior.draw(0, count).states))
    every = states_of(posterior._decision, posterior.deals, np.arange(len(posterior.shares)))
    apart = [
        abs(share - drawn[cards_of(deal)] / count)
        for deal, share in zip(every, posterior.shares, strict=True)
    ]
    assert sum(apart) / 2 < 0.02
    again = np.concatenate([posterior.draw(0, 7).states, posterior.draw(7, 13).states])
    np.testing.assert_array_equal(again, posterior.draw(0, 20).states)
    assert len(set(posterior.batches(50))) == 50


def test_particles_are_drawn_anew_after_a_generation() -> None:
    posterior = SampledPosterior(*parts_of(decisions(4, "careful", 3)[30].view, 1))
    assert len(posterior.draw(0, 3 * GENERATION).states) == GENERATION
    assert len(posterior.draw(GENERATION, 10).states) == 10
    batches = posterior.batches(GENERATION + 10)
    assert max(batches[:GENERATION]) < PARTICLES <= min(batches[GENERATION:])


def cards_of(world: Any) -> bytes:
    return bytes(world["hands"].tobytes() + world["discards"].tobytes())


def all_deals(
    view: PlayerView, known: Decision, particles: Particles, evidence: Evidence, memory: Memory
) -> dict[bytes, float]:
    """Every way to deal the hidden cards, and how likely it is; the rules allow them all."""
    counts = held(particles, players := view.table.variant.players)[0]
    others = [seat for seat in range(players) if seat != view.seat]
    holders = [seat for seat in others for _ in range(counts[seat].sum())]
    holders += [seat + int(ASIDE) for seat in others]
    holders += [int(NOBODY)] * int(counts[-1].sum())
    places = [*others, *(players + seat for seat in others), -1]
    numbers = [n for place in places for n in range(9) for _ in range(counts[place][n])]
    ways = Counter(
        tuple(sorted(zip(holders, order, strict=True))) for order in permutations(numbers)
    )
    state, likely = particles.states[:1].copy(), defaultdict[bytes, float](float)
    for deal, many in ways.items():
        world = state[0]
        world["hands"][others], world["discards"] = 0, particles.states[0]["discards"]
        for who, number in deal:
            if who < ASIDE:
                world["hands"][who] += U(1 << 4 * number)
            elif who < NOBODY:
                at = 4 * (who - int(ASIDE))
                world["discards"] = U(int(world["discards"]) & ~(15 << at) | (number + 1) << at)
        seen = unpack(world, view.table.variant).view(view.seat)
        assert (seen.table, seen.hand, seen.discard) == (view.table, view.hand, view.discard)
        told = log_likelihood(known, world, evidence, -np.inf, memory)
        ratios = sum(particles.log_ratios[who, number] for who, number in deal)
        likely[cards_of(world)] += many * exp(ratios + EVIDENCE_WEIGHT * told)
    return {deal: one / sum(likely.values()) for deal, one in likely.items()}


def test_particles_move_on() -> None:
    """In a thousand steps hundreds of different deals, though few explain enough."""
    view = next(one.view for one in decisions(4, "greedy", 8) if len(one.view.table.tricks) == 2)
    known, particles, memory, rng = begun(view)
    evidence = heuristic_evidence(known, particles)
    weigh(known, particles, evidence, memory)
    rng = update_all(known, particles, evidence, memory, U(rng))
    seen = set()
    for index in range(1000):
        rng = update(known, particles, index % PARTICLES, evidence, memory, U(rng))
        seen.add(particles.states[index % PARTICLES]["hands"].tobytes())
    assert 100 < len(seen) < 900
