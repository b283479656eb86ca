"""Hidden cards: every particle is a deal that the rules allow, and the likelier the better."""

from collections import Counter, defaultdict
from itertools import permutations
from math import exp
from typing import Any

import numpy as np
import pytest

from purradox.kernel import unpack
from purradox.kernel.bits import U
from purradox.kernel.state import SEATS
from purradox.rules import PLAYERS, Match, PlayerView
from purradox.search import Search
from purradox.search.decision import TYPES, Decision, Memory, decision_of, memory_for
from purradox.search.opponent_model import HEURISTIC, observe_choices, observed_choices
from purradox.search.posterior import (
    ASIDE,
    EVIDENCE_WEIGHT,
    IMPOSSIBLE,
    NOBODY,
    NUMBERS,
    PARTICLES,
    Evidence,
    Particles,
    _log_likelihood,
    evidence_of,
    particles_of,
    resample,
    spread,
    update,
    update_all,
    weigh,
)
from tests.search.positions import after_red_by_exception, decisions

EVEN = np.ones((SEATS - 1) * NUMBERS, np.float32)


def begun(view: PlayerView, cards: Any = EVEN) -> tuple[Decision, Particles, Memory, Any]:
    """Particles of a view, before any choice of the others was looked at."""
    known = decision_of(view)
    particles = particles_of(cards, view.seat, known)
    return known, particles, memory_for(known.network), spread(known, particles, U(3))


def heuristic_evidence(known: Decision, particles: Particles) -> Evidence:
    """What was done, by players that follow the heuristic."""
    seen = observed_choices()
    observe_choices(known.setup, particles.states[0], known.me, seen)
    return evidence_of(seen, np.eye(1, TYPES, HEURISTIC).repeat(SEATS, axis=0))


def check_possible(view: PlayerView, particles: Particles) -> int:
    """Replay every particle through the rules: the seat sees the same; returns how many."""
    for state in particles.states[:PARTICLES]:
        one = unpack(state, view.table.variant)
        seen = one.view(view.seat)
        assert (seen.table, seen.hand, seen.discard) == (view.table, view.hand, view.discard)
    return PARTICLES


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("board", ["white", "violet"])
def test_every_particle_is_possible_after_red_was_led_by_exception(
    players: int, board: str
) -> None:
    checked = 0
    for seed in range(2):
        for view in after_red_by_exception(players, board, seed)[::3]:
            search = Search(view, seed)
            checked += check_possible(view, search._particles)
            search._rng = update_all(
                *(search._decision, search._particles, search._evidence, search._memory),
                U(search._rng),
            )
            checked += check_possible(view, search._particles)
    assert checked >= 128


@pytest.mark.parametrize("players", PLAYERS)
def test_every_particle_is_possible_at_any_time(players: int) -> None:
    for one in decisions(players, "careful,random", 4, "violet")[::9]:
        check_possible(one.view, Search(one.view, 1)._particles)


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
            whole = _log_likelihood(known, particles.states[which], evidence, -np.inf, memory)
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
        whole = _log_likelihood(known, world, fresh, IMPOSSIBLE, memory)
        assert particles.log_likelihoods[which] == pytest.approx(whole)


def test_particles_are_as_likely_as_they_should_be() -> None:
    """Near the end, where all deals can be written down, weighed and replayed through the rules."""
    view = next(
        one.view
        for one in decisions(3, "greedy", 6)
        if len(one.view.hand) == 2 and len(one.view.legal) > 1
    )
    expected = np.random.default_rng(1).random((SEATS - 1) * NUMBERS).astype(np.float32) * 2
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
    assert len(exact) > 20
    assert sum(apart) / 2 < 0.1


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
        told = _log_likelihood(known, world, evidence, -np.inf, memory)
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
