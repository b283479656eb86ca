"""Search with networks: what they say is what NumPy says, and worlds stay worlds."""

import json
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from purradox.bots import make_bot, play_match
from purradox.bots.conformance import assert_conforms
from purradox.bots.weight_files import own
from purradox.bots.search import guide as guides
from purradox.bots.search import guided as thoughts
from purradox.bots.search.belief import CARRIED, belief
from purradox.bots.search.guide import BadGuide, guide, read
from purradox.bots.search.guided import GUIDANCE, guided, worth_trying
from purradox.bots.search.leaning import HOLDERS, NUMBERS, lean_to, leaning, settle
from purradox.bots.search.lots import drawn
from purradox.bots.search.net import (
    EYE_HEADS,
    JUDGE_HEADS,
    Layers,
    chances_of,
    desk,
    think,
)
from purradox.bots.search.sight import SEEN, WORDS, see_through
from purradox.bots.search.thinking import Budget, asked
from purradox.kernel.bits import U
from purradox.kernel.state import SEATS, pack, setup_of
from purradox.rl.encode import encode
from purradox.rules import PLAYERS, Match, PlayerView, variant
from purradox.rules.actions import action_of

FOLDER = files("purradox.bots.search")


def positions(players: int, seed: int) -> list[tuple[Match, PlayerView]]:
    """Every real choice of a match by `careful`, with the match it stands in."""
    found: list[tuple[Match, PlayerView]] = []

    def watch(before: Match, _: Match) -> None:
        if before.to_act and len(before.view(before.to_act[0]).legal) > 1:
            found.append((before, before.view(before.to_act[0])))

    bots = [make_bot("careful", Random(seat)) for seat in range(players)]
    play_match(variant(players), bots, Random(seed), watch=watch)
    return found


def by_numpy(layers: Layers, bits: NDArray[Any]) -> NDArray[Any]:
    body = np.maximum(bits.astype(np.float32) @ layers.entry + layers.entry_bias, 0)
    inner = np.maximum(body @ layers.first + layers.first_bias, 0)
    body = np.maximum(body + inner @ layers.second + layers.second_bias, 0)
    told: NDArray[Any] = body @ layers.heads + layers.heads_bias
    return told


@pytest.mark.parametrize("players", PLAYERS)
def test_the_compiled_networks_say_what_numpy_says(players: int) -> None:
    brain = guide(players)
    room = desk(len(brain.eye.entry_bias))
    for match, view in positions(players, 3)[::9]:
        totals = match.score if len(match.rounds) > 1 else ()
        state = pack(match.rounds[-1], totals, len(match.rounds) - 1)[0]
        see_through(setup_of(match.variant), state, U(view.seat), room.words)
        bits = np.unpackbits(room.words.view(np.uint8), bitorder="little")
        np.testing.assert_array_equal(bits[: 64 * SEEN], encode(view))
        for layers, count, heads in (
            (brain.eye, SEEN, EYE_HEADS),
            (brain.judge, WORDS, JUDGE_HEADS),
        ):
            think(layers, count, room)
            told = by_numpy(layers, bits[: 64 * count])
            assert len(told) == sum(heads.values())
            np.testing.assert_allclose(room.told[: len(told)], told, rtol=1e-3, atol=1e-3)


def test_chances_are_those_of_the_legal_moves() -> None:
    brain = guide(4)
    room, chances = desk(len(brain.eye.entry_bias)), np.zeros(64)
    for _, view in positions(4, 5)[::7]:
        known = asked(view)
        chances_of(known.setup, known.base[0], brain.eye, room, chances)
        legal = [action_of(move) for move in view.legal]
        assert chances[legal].sum() == pytest.approx(1)
        lots = [int(drawn(known.base[0], chances, U(n << 58))) for n in range(64)]
        assert set(lots) <= set(legal)
        favourite = max(legal, key=lambda action: chances[action])
        assert abs(lots.count(favourite) / 64 - chances[favourite]) < 0.05


@pytest.mark.parametrize("players", PLAYERS)
def test_leaning_keeps_every_card(players: int) -> None:
    """Each holder keeps its number of cards, and all together they are the unseen ones."""
    random = np.random.default_rng(players)
    for _, view in positions(players, 8)[::11]:
        known, room, lean = asked(view), belief(), np.zeros((HOLDERS, NUMBERS))
        cards = random.random((SEATS - 1) * NUMBERS).astype(np.float32) * 3
        leaning(cards, view.seat, players, known.unseen, lean)
        rng = settle(known.setup, known.base, known.unseen, room, lean, U(1))
        for index in range(80):
            rng = lean_to(known.setup, known.unseen, room, index % CARRIED, lean, U(rng))
        unseen = Counter(
            n for n in range(NUMBERS) for _ in range(_count(int(known.unseen.cards), n))
        )
        for which in range(CARRIED):
            held = Counter(_hand(int(room.spare[which])))
            for seat in range(players):
                if known.unseen.hands[seat]:
                    hand = _hand(int(room.worlds[which]["hands"][seat]))
                    assert len(hand) == known.unseen.hands[seat]
                    held.update(hand)
                if known.unseen.discards[seat]:
                    held[(int(room.worlds[which]["discards"]) >> 4 * seat & 15) - 1] += 1
            assert held == unseen


def _count(cards: int, number: int) -> int:
    return (cards >> 4 * number & 15).bit_count() + (cards >> 36 + number & 1)


def _hand(nibbles: int) -> list[int]:
    return [n for n in range(NUMBERS) for _ in range(nibbles >> 4 * n & 15)]


def test_worlds_lean_to_what_is_believed() -> None:
    """Somebody who is thought to hold ones holds more of them than chance would give."""
    _, view = next(one for one in positions(3, 2) if one[1].table.phase.name == "PLAY")
    known, other = asked(view), (view.seat + 1) % 3
    held = []
    for ones in (0.02, 3.0):
        room, lean = belief(), np.zeros((HOLDERS, NUMBERS))
        cards = np.full((SEATS - 1, NUMBERS), 1.0, np.float32)
        cards[0, 0] = ones
        leaning(cards.ravel(), view.seat, 3, known.unseen, lean)
        rng = settle(known.setup, known.base, known.unseen, room, lean, U(7))
        total = 0
        for index in range(4000):
            rng = lean_to(known.setup, known.unseen, room, index % CARRIED, lean, U(rng))
            total += int(room.worlds[index % CARRIED]["hands"][other]) & 15
        held.append(total / 4000)
    assert held[1] > held[0] + 0.5


def test_it_conforms() -> None:
    assert_conforms("search:net=yes,worlds=24", players=[2, 5], rounds=1)


@pytest.mark.parametrize("players", [3, 4])
def test_thinking_counts_its_looks(players: int) -> None:
    for _, view in positions(players, 4)[::13]:
        seen, action, wants = guided(view, Budget(worlds=200), GUIDANCE, 1, guide(players))
        again, same, _ = guided(view, Budget(worlds=200), GUIDANCE, 1, guide(players))
        assert action == same
        assert wants.sum() == pytest.approx(1)
        assert set(np.flatnonzero(wants)) == set(np.flatnonzero(seen.visits))
        np.testing.assert_array_equal(seen.value, again.value)
        legal = {action_of(move) for move in view.legal}
        assert action in legal
        assert set(np.flatnonzero(seen.visits)) <= legal
        assert 150 <= seen.visits.sum() <= 220
        tried = seen.visits > 0
        for sums in (seen.paradoxes, seen.kept):
            assert (sums[tried] >= 0).all()
            assert (sums[tried] <= seen.visits[tried]).all()


def test_thinking_ends_early_when_it_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ends early in many positions, and then with the move of whoever thinks on."""
    views = [view for _, view in positions(4, 6)[::6]]
    early = [guided(view, Budget(worlds=3000), GUIDANCE, 1, guide(4)) for view in views]
    monkeypatch.setattr(thoughts, "SURE", float("inf"))
    late = [guided(view, Budget(worlds=3000), GUIDANCE, 1, guide(4)) for view in views]
    ended = [thought.seen.visits.sum() < 2000 for thought in early]
    assert any(ended)
    assert not all(ended)
    for soon, whole, over in zip(early, late, ended, strict=True):
        assert whole.seen.visits.sum() > 2900
        assert not over or soon.action == whole.action


@pytest.mark.parametrize(("moves", "stages"), [(2, 1), (3, 2), (4, 2), (5, 3), (10, 4)])
def test_stages_halve_the_moves(moves: int, stages: int) -> None:
    assert thoughts.stages(moves) == stages


def test_a_few_moves_at_least_are_tried() -> None:
    liked = np.zeros(64)
    liked[5] = 1.0
    assert worth_trying(liked, 1 << 5 | 1 << 9) == [5, 9]
    legal = sum(1 << action for action in (1, 3, 5, 9, 11, 13))
    assert worth_trying(liked, legal) == [5, 1, 3, 9]
    liked[[9, 11, 13]] = 0.1
    assert worth_trying(liked, legal) == [5, 9, 11, 13]
    liked[3] = 0.001
    assert worth_trying(liked, legal) == [5, 9, 11, 13, 3]


@pytest.mark.parametrize("players", PLAYERS)
def test_networks_are_checked(players: int) -> None:
    ending = own("purradox.bots.search", "guide", players)
    content = FOLDER.joinpath(f"guide{ending}.npz").read_bytes()
    about = json.loads(FOLDER.joinpath(f"guide{ending}.json").read_text("utf-8"))
    assert len(content) < 3_000_000
    read(content, about)
    with pytest.raises(BadGuide, match="install"):
        read(content + b"?", about)
    with pytest.raises(BadGuide, match="another observation"):
        read(content, about | {"words": 0})
    assert guides.guide(players) is guides.guide(players)
