"""Reading the others' cards from what they did."""

from random import Random

import numpy as np
import pytest

from purradox.bots import make_bot
from purradox.bots.search.belief import (
    CARRIED,
    MOST_CARRIED,
    Belief,
    belief,
    believe,
    explained,
    reconsider,
)
from purradox.bots.search.player import USUAL
from purradox.bots.search.race import mind
from purradox.bots.search.thinking import asked, match_odds
from purradox.bots.search.tree import NODE, found, grow, scratch
from purradox.bots.search.weights import weights
from purradox.kernel import pack
from purradox.kernel.bits import U
from purradox.kernel.worlds import Worlds
from purradox.rules import Match, PlayerView, Round, shuffled, variant

EVERYBODY = [2, 3, 4, 5]


def moments(players: int, bot: str, seed: int, rounds: int) -> list[tuple[PlayerView, Round]]:
    """What a seat sees when it has a choice, and what is really so."""
    random, setup = Random(seed), variant(players)
    bots = [make_bot(bot, Random(seed + seat)) for seat in range(players)]
    found = []
    for _ in range(rounds):
        match = Match(setup).apply(shuffled(setup, random))
        while match.to_act:
            seat = random.choice(match.to_act)
            view = match.view(seat)
            if len(view.legal) > 1:
                found.append((view, match.rounds[-1]))
            match = match.apply(bots[seat].choose(view))
    return found


def considered(view: PlayerView, exchanges: int) -> tuple[Worlds, Belief]:
    known, room = asked(view), belief()
    rows, thinking = weights(view.table.variant.players), mind()
    rng = believe(known.setup, known.base, known.unseen, U(view.seat), rows, room, thinking, U(1))
    for index in range(exchanges):
        which = index % CARRIED
        rng = reconsider(known.setup, known.unseen, rows, room, which, thinking, U(rng))
    return known, room


def counts(hand: int) -> list[int]:
    return [int(hand) >> 4 * place & 15 for place in range(9)]


@pytest.mark.parametrize("players", EVERYBODY)
def test_no_card_is_lost_or_made(players: int) -> None:
    for view, real in moments(players, "greedy", players, 1):
        _, room = considered(view, 40)
        there = pack(real)[0]
        whole = sum(int(hand) for hand in there["hands"])
        for seat in range(players):
            aside = int(there["discards"]) >> 4 * seat & 15
            whole += 1 << 4 * (aside - 1) if aside else 0
        if players == 2:
            whole = 0
        for which in range(CARRIED):
            world = room.worlds[which]
            assert world["hands"][view.seat] == there["hands"][view.seat]
            total = 0
            for seat in range(players):
                mine, theirs = counts(world["hands"][seat]), counts(there["hands"][seat])
                assert sum(mine) == sum(theirs)
                aside = int(world["discards"]) >> 4 * seat & 15
                assert bool(aside) == bool(int(there["discards"]) >> 4 * seat & 15)
                total += int(world["hands"][seat]) + (1 << 4 * (aside - 1) if aside else 0)
            if players > 2:
                assert total == whole
                assert room.spare[which] == 0
            else:
                assert sum(counts(room.spare[which])) == 2


@pytest.mark.parametrize("players", EVERYBODY)
def test_how_well_a_world_fits_is_kept_up(players: int) -> None:
    rows, thinking = weights(players), mind()
    for view, _ in moments(players, "careful", 10 + players, 1)[::3]:
        known, room = considered(view, 100)
        for which in range(CARRIED):
            for seat in range(players):
                if seat != view.seat:
                    anew = explained(
                        known.setup, room.worlds[which], U(seat), room.past, rows[seat], thinking
                    )
                    assert room.fits[which, seat] == pytest.approx(anew)
                    assert anew > -1000, "an impossible world was kept"


def likeness(states: "np.ndarray[tuple[int], np.dtype[np.void]]", real: Round, me: int) -> float:
    """The share of the others' cards that these worlds have right, on average."""
    there = pack(real)[0]
    right = cards = 0
    for state in states:
        for seat in range(len(real.hands)):
            if seat != me:
                mine, theirs = counts(state["hands"][seat]), counts(there["hands"][seat])
                right += sum(map(min, mine, theirs))
                cards += sum(theirs)
    return right / cards


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("bot", ["greedy", "careful"])
def test_what_was_done_tells_what_is_held(players: int, bot: str) -> None:
    gains = []
    for view, real in moments(players, bot, 20 + players, 3):
        if len(view.table.tricks) >= 4:
            known, room = considered(view, 400)
            guessed = likeness(known.sample(64, seed=1), real, view.seat)
            gains.append(likeness(room.worlds, real, view.seat) - guessed)
    assert np.mean(gains) > 0.04


def test_before_anything_was_done_every_deal_is_as_likely() -> None:
    """Each of the others' places holds a card of a number as often as chance would have it."""
    setup = variant(3)
    view = Round.start(setup, 0, shuffled(setup, Random(4))).view(0)
    known, room = asked(view), belief()
    rows, thinking = weights(3), mind()
    rng = believe(known.setup, known.base, known.unseen, U(0), rows, room, thinking, U(1))
    seen = np.zeros(9)
    looks = 8000
    for index in range(looks):
        for _ in range(3):
            rng = reconsider(
                known.setup, known.unseen, rows, room, index % CARRIED, thinking, U(rng)
            )
        seen += counts(room.worlds[index % CARRIED]["hands"][1])
    unseen = np.array([5 - view.hand.count(number) for number in range(1, 7)])
    assert np.allclose(seen[:6] / looks, unseen / 2, atol=0.06)


@pytest.mark.parametrize(("looks", "carried"), [(1, 9), (640, 18), (20_000, MOST_CARRIED)])
def test_the_longer_one_looks_the_more_worlds_are_carried_along(looks: int, carried: int) -> None:
    view, _ = moments(3, "greedy", 5, 1)[12]
    known, rows, room = asked(view), weights(3), scratch(match_odds(view))
    me, nodes = U(view.seat), np.zeros(looks + 2, NODE)
    told = known.setup, known.base, known.unseen, me, rows
    believe(*told, room.belief, room.mind, U(1))
    grow(*told, USUAL, nodes, 1, found(), room, U(2), U(0), looks)
    assert room.belief.size[0] == carried
    there = {tuple(state["hands"]) for state in room.belief.worlds[:carried]}
    assert len(there) > carried / 2, "most of them are the same"
    for which in range(carried):
        for seat in {0, 1, 2} - {view.seat}:
            world, row = room.belief.worlds[which], rows[seat]
            anew = explained(known.setup, world, U(seat), room.belief.past, row, room.mind)
            assert room.belief.fits[which, seat] == pytest.approx(anew)
