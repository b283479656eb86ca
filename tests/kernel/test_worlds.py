"""Worlds sampled from a view, compiled and readable: all that it allows, each as likely."""

from collections import Counter
from itertools import islice, permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from purradox.kernel import RANDOM, WARY, Kernel, pack, unpack, worlds
from purradox.rules import (
    Colour,
    Deal,
    IllegalMove,
    Paradox,
    PlayerView,
    Round,
    Variant,
    shuffled,
    variant,
)
from purradox.rules.actions import move_of
from purradox.rules.moves import Discard, Play, Predict
from purradox.rules.variant import white

TOYS = [
    Variant(2, 2, 4, (1, 2), white(2), copies=5),
    Variant(3, 3, 4, (1, 2), white(3), copies=4),
    Variant(2, 3, 5, (), white(3), revealed=1, copies=4, bonus_up_to=1),
]


def played(one: Round, moves: int, random: Random, policy: int = RANDOM) -> Round:
    """A round after some moves of a policy of the kernel."""
    kernel = Kernel(one.table.variant)
    for _ in range(moves):
        if not one.table.to_act:
            break
        action = int(kernel.choose(pack(one), policy, random.getrandbits(60))[0])
        one = one.apply(move_of(action, one.table.to_act[0]))
    return one


@pytest.mark.parametrize("board", ["white", "violet"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_world_gives_the_seat_the_view_that_it_has(players: int, board: str) -> None:
    random = Random(players)
    setup = variant(players, board)
    for count in range(0, 60, 2):
        deal = shuffled(setup, random)
        one = played(Round.start(setup, count % players, deal), count, random, WARY)
        for seat in range(players):
            view = one.view(seat)
            for state in worlds(view).sample(4, random.getrandbits(40)):
                assert unpack(state, setup).view(seat) == view


def test_the_same_seed_gives_the_same_worlds_and_another_seed_others() -> None:
    one = Round.start(variant(4), 0, shuffled(variant(4), Random(1)))
    first, again = (worlds(one.view(2)).sample(50, seed=9) for _ in range(2))
    assert (first == again).all()
    assert not (first == worlds(one.view(2)).sample(50, seed=10)).all()
    assert len(np.unique(first["hands"], axis=0)) == 50


@pytest.mark.parametrize("setup", TOYS, ids=str)
@pytest.mark.parametrize("moves", [0, 1, 3, 5, 7, 9])
def test_each_world_is_as_likely_as_any_other(setup: Variant, moves: int) -> None:
    random = Random(moves)
    one = played(Round.start(setup, 0, shuffled(setup, random)), moves, random, WARY)
    seat = one.table.to_act[0] if one.table.to_act else 1
    check_uniform(one.view(seat), 2_500)
    check_uniform(one.view((seat + 1) % setup.players), 2_500)


def test_who_led_red_by_the_exception_held_nothing_else() -> None:
    """The leader's hidden cards are drawn only from those that had no other colour left."""
    setup = Variant(2, 2, 5, (1, 2), white(2), copies=5)
    one = led_red_by_exception(setup)
    assert one.table.trick.led is Colour.RED
    assert all(trick.plays[0].cell.colour != Colour.RED for trick in one.table.tricks)
    leader = one.table.leader
    check_uniform(one.view(1 - leader), 2_500)


def led_red_by_exception(setup: Variant) -> Round:
    """The first round, over random ones, in which red is opened by leading it."""
    random = Random(5)
    while True:
        one = Round.start(setup, 0, shuffled(setup, random))
        while one.table.to_act:
            one = one.apply(random.choice(one.view(one.table.to_act[0]).legal))
            plays = [play for trick in (*one.table.tricks, one.table.trick) for play in trick.plays]
            reds = [play for play in plays if play.cell.colour is Colour.RED]
            if reds and one.table.trick.plays[:1] == tuple(reds) and len(one.hands[0]) > 1:
                return one
            if reds:
                break


def check_uniform(view: PlayerView, count: int) -> None:
    """Both samplers against all ways to deal the hidden cards that replay to this view."""
    expected = all_worlds(view)
    total = sum(expected.values())
    readable = (pack(one)[0] for one in islice(view.deals(Random(3)), count))
    for sampled in (worlds(view).sample(count, seed=3), readable):
        seen = Counter(map(hidden_in, sampled))
        assert set(seen) == set(expected)
        chi2 = sum(
            (seen[world] - count * ways / total) ** 2 / (count * ways / total)
            for world, ways in expected.items()
        )
        degrees = len(expected) - 1
        assert chi2 <= degrees + 6 * np.sqrt(2 * degrees)


def hidden_in(state: Any) -> tuple[bytes, int]:
    return state["hands"].tobytes(), int(state["discards"])


def all_worlds(view: PlayerView) -> Counter[tuple[bytes, int]]:
    """Every arrangement of the hidden cards, card by card, kept if the public moves replay."""
    table, setup = view.table, view.table.variant
    plays = [play for trick in (*table.tricks, table.trick) for play in trick.plays]
    hidden = Counter(dict.fromkeys(range(1, setup.numbers + 1), setup.copies))
    hidden.subtract(view.dealt)
    hidden.subtract(table.revealed)
    hidden.subtract(play.cell.number for play in plays if play.seat != view.seat)
    others = [seat for seat in range(setup.players) if seat != view.seat]
    shown = table.outcome if isinstance(table.outcome, Paradox) else None
    if shown and shown.seat != view.seat:
        hidden.subtract(shown.hand)
    found: Counter[tuple[bytes, int]] = Counter()
    for order, weight in Counter(permutations(sorted(hidden.elements()))).items():
        cards = list(order)
        hands: dict[int, tuple[int, ...]] = {view.seat: view.dealt}
        discards: dict[int, int | None] = {view.seat: view.discard}
        for seat in others:
            mine = [play.cell.number for play in plays if play.seat == seat]
            known = list(shown.hand) if shown and shown.seat == seat else []
            missing = setup.dealt - len(mine) - len(known)
            drawn, cards = cards[:missing], cards[missing:]
            discards[seat] = drawn[0] if table.discarded[seat] else None
            hands[seat] = tuple(sorted((*mine, *known, *drawn)))
        world = replayed(view, plays, hands, discards)
        if world is not None and world.view(view.seat) == view:
            found[hidden_in(pack(world)[0])] += weight
    return found


def replayed(
    view: PlayerView,
    plays: list[Play],
    hands: dict[int, tuple[int, ...]],
    discards: dict[int, int | None],
) -> Round | None:
    table = view.table
    players = table.variant.players
    deal = Deal(tuple(hands[seat] for seat in range(players)), table.revealed)
    one = Round.start(table.variant, table.first, deal)
    order = [(table.first + turn) % players for turn in range(players)]
    moves: list[Discard | Predict | Play] = [
        Discard(seat, number) for seat, number in discards.items() if number is not None
    ]
    for seat in order:
        tricks = table.predictions[seat]
        if tricks is not None:
            moves.append(Predict(seat, tricks))
    try:
        for move in (*moves, *plays):
            one = one.apply(move)
    except IllegalMove:
        return None
    return one
