"""What the others did is remembered as the rules tell it, and their cards are read from it."""

from random import Random
from typing import Any

import numpy as np
import pytest

from purradox.bots import make_bot, play_match
from purradox.bots.search.guide import guide
from purradox.bots.search.guided import Bench, bench
from purradox.bots.search.leaning import settle
from purradox.bots.search.memory import at_moment, memory_of, recall
from purradox.bots.search.reading import CLOSER, READ, explained, read_again, read_first, reread
from purradox.bots.search.ready import ready_to_be_guided
from purradox.bots.search.styles import INSTINCT, STYLES
from purradox.bots.search.thinking import asked, match_odds
from purradox.bots.search.weights import weights
from purradox.kernel.bits import U
from purradox.kernel.state import SEATS, pack, setup_of
from purradox.kernel.worlds import Worlds
from purradox.rl.encode import encode, encode_states, legal_mask
from purradox.rules import PLAYERS, Match, PlayerView, variant
from purradox.rules.actions import action_of

BY_INSTINCT = np.eye(1, STYLES, INSTINCT).repeat(SEATS, axis=0)


def played(players: int, seed: int) -> list[tuple[Match, PlayerView, int]]:
    """Every decision of a match by `greedy`, what its seat saw, and what was done."""
    found: list[tuple[Match, PlayerView, int]] = []

    class Watched:
        def __init__(self, seat: int) -> None:
            self.bot = make_bot("greedy", Random(seed + seat))

        def choose(self, view: PlayerView) -> Any:
            choice = self.bot.choose(view)
            seen.append((view, action_of(choice)))
            return choice

    seen: list[tuple[PlayerView, int]] = []

    def watch(before: Match, _: Match) -> None:
        if before.to_act:
            found.append((before, *seen[-1]))

    play_match(variant(players), [Watched(seat) for seat in range(players)], Random(seed), watch)
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_every_choice_is_remembered_as_it_was_seen(players: int) -> None:
    decisions = played(players, 3)
    setup, me = setup_of(variant(players)), 1
    for index in range(5, len(decisions), 6):
        match = decisions[index][0]
        one, number = match.rounds[-1], len(match.rounds) - 1
        totals = match.score if number else ()
        world, memory = pack(one, totals, number)[0], memory_of()
        recall(setup, world, U(me), memory)
        others = [
            (view, action)
            for then, view, action in decisions[:index]
            if len(then.rounds) == len(match.rounds) and view.seat != me
        ]
        if one.table.phase.name == "DISCARD":
            assert memory.size[0] == 0
            continue
        assert memory.size[0] == len(others)
        for moment, (view, action) in enumerate(others):
            assert at_moment(world, memory, moment) == action
            state = memory.states[moment : moment + 1]
            assert state["seat"][0] == view.seat
            np.testing.assert_array_equal(
                encode_states(setup, state, np.array([view.seat]))[0], encode(view)
            )
            legal = int(state["legal"][0])
            assert [legal >> a & 1 for a in range(len(legal_mask(view)))] == list(legal_mask(view))


def reading_of(view: PlayerView) -> tuple[Worlds, Bench, Any]:
    """Worlds of a view, before anything was read."""
    ready_to_be_guided()
    known, brain = asked(view), guide(view.table.variant.players)
    room = bench(match_odds(view), len(brain.eye.entry_bias))
    rng = settle(known.setup, known.base, known.unseen, room.belief, room.lean, U(3))
    recall(known.setup, room.belief.worlds[0], U(view.seat), room.memory)
    return known, room, rng


def right_cards(room: Bench, match: Match, seat: int) -> float:
    """The share of the others' cards that the worlds have right."""
    right, held = 0, 0
    for other, hand in enumerate(match.rounds[-1].hands):
        for world in room.belief.worlds:
            if other != seat:
                for number in range(9):
                    count = int(world["hands"][other]) >> 4 * number & 15
                    right += min(count, hand.count(number + 1))
                held += len(hand)
    return right / held


def test_cards_are_read_from_what_was_done() -> None:
    """Instinct's cards in the later tricks, better than by chance."""
    before, after = [], []
    for seed in (1, 2, 3):
        for match, view, _ in played(3, seed):
            if len(match.rounds[-1].table.tricks) not in (4, 5) or len(view.legal) < 2:
                continue
            known, room, rng = reading_of(view)
            before.append(right_cards(room, match, view.seat))
            known_to = (known.setup, known.unseen, U(view.seat))
            common = (*known_to, room.memory, BY_INSTINCT, guide(3), weights(3))
            rng = read_first(*common, room, U(rng))
            for _ in range(CLOSER):
                rng = read_again(*common, room, U(rng))
            shares = []
            for index in range(10 * READ):
                rng = reread(*common, index % READ, room, U(rng))
                if index % (2 * READ) == 0:
                    shares.append(right_cards(room, match, view.seat))
            after.append(np.mean(shares))
    assert np.mean(after) > np.mean(before) + 0.06


@pytest.mark.parametrize("players", PLAYERS)
def test_reading_keeps_every_card_and_the_books(players: int) -> None:
    _, view, _ = played(players, 8)[-4]
    known, room, rng = reading_of(view)
    before = held(room, players)
    said = (room.memory, BY_INSTINCT, guide(players), weights(players))
    common = (known.setup, known.unseen, U(view.seat), *said)
    rng = read_again(*common, room, U(read_first(*common, room, U(rng))))
    for index in range(5 * READ):
        rng = reread(*common, index % READ, room, U(rng))
    after = held(room, players)
    np.testing.assert_array_equal(before.sum(axis=1), after.sum(axis=1))
    others = set(range(players)) - {view.seat}
    for which in range(READ):
        world = room.belief.worlds[which]
        fits = sum(explained(known.setup, world, U(seat), *said, room) for seat in others)
        assert room.belief.fits[which, view.seat] == pytest.approx(fits)


def test_worlds_that_are_read_are_many() -> None:
    """In a thousand rereadings hundreds of different worlds, though few explain enough."""
    _, view, _ = next(one for one in played(4, 8) if len(one[1].table.tricks) == 2)
    known, room, rng = reading_of(view)
    said = (room.memory, BY_INSTINCT, guide(4), weights(4))
    common = (known.setup, known.unseen, U(view.seat), *said)
    rng = read_again(*common, room, U(read_first(*common, room, U(rng))))
    seen = set()
    for index in range(1000):
        rng = reread(*common, index % READ, room, U(rng))
        seen.add(room.belief.worlds[index % READ]["hands"].tobytes())
    assert 100 < len(seen) < 900


def held(room: Bench, players: int) -> Any:
    """By world and holder (hands, discards, nobody) how many of each number."""
    counts = np.zeros((READ, 2 * players + 1, 9), int)
    for which in range(READ):
        world = room.belief.worlds[which]
        for seat in range(players):
            for number in range(9):
                counts[which, seat, number] = int(world["hands"][seat]) >> 4 * number & 15
            aside = int(world["discards"]) >> 4 * seat & 15
            if aside:
                counts[which, players + seat, aside - 1] = 1
        for number in range(9):
            counts[which, -1, number] = int(room.belief.spare[which]) >> 4 * number & 15
    return counts
