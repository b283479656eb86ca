"""What follows from the rules, and what play measures."""

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from purradox.rules import (
    PLAYERS,
    Completed,
    Deal,
    Discard,
    Paradox,
    Round,
    Variant,
    shuffled,
    variant,
)
from tests.helpers import (
    ANNA,
    CHLOE,
    DANA,
    hands,
    played,
    predicted,
    random_round,
    shown,
    wisest,
)

RANDOM_ROUNDS = {2: 3000, 3: 700, 4: 500, 5: 400}
FILLED = {2: (19, 20), 3: (24, 24), 4: (32, 32), 5: (35, 36)}


def completed_round(setup: Variant, random: Random) -> Round:
    """A round played with open hands until one comes to its end without a paradox."""
    while True:
        now = Round.start(setup, random.randrange(setup.players), shuffled(setup, random))
        while now.table.outcome is None:
            now = now.apply(wisest(now, random))
        if now.table.outcome == Completed():
            return now


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("board", ["white", "violet"])
def test_a_round_without_a_paradox_fills_these_spaces(players: int, board: str) -> None:
    random = Random(players)
    for _ in range(3):
        end = completed_round(variant(players, board), random)
        assert (len(shown(end.table)), len(end.table.variant.cells)) == FILLED[players]
        assert all(len(hand) == 1 for hand in end.hands)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("trick", [1, 2])
def test_no_paradox_can_happen_in_trick_1_or_2(players: int, trick: int) -> None:
    """By counting. A hand of `cards` cards shows some count of different numbers.

    A colour is lost only by not following, so at most one a trick and none before the first
    follow: 5 - trick colours are free, and each number has that many spaces. To be stuck, all
    of them must be taken. Each token stands for one card of its number that is not in the hand,
    and there are only so many tokens on the board when the last player of the trick is to play.
    """
    setup = variant(players)
    cards = setup.dealt - trick
    tokens = setup.revealed + players * trick - 1
    for different in range(1, setup.numbers + 1):
        if different * setup.copies >= cards:
            spaces = (5 - trick) * different
            elsewhere = different * setup.copies - cards
            assert min(tokens, elsewhere) < spaces


def test_trick_3_can_end_in_a_paradox() -> None:
    """Chloé gives up green and then blue; then 1, 2 and 3 are all she has and all are taken."""
    deal = Deal(hands("1144556677 1244556678 1122223333 3456778888"))
    now = Round.start(variant(4), ANNA, deal)
    for seat, number in enumerate((4, 4, 2, 4)):
        now = now.apply(Discard(seat, number))
    now = predicted(now, 1, 1, 1, 1)
    now = played(now, "1g 1r 2r 3r 8b 1y 2y 3y")
    assert (now.table.leader, len(now.table.tricks)) == (DANA, 2)
    assert {colour.value for colour in now.table.lost[CHLOE]} == set("bg")
    now = played(now, "5y 6y 8y")
    assert now.table.outcome == Paradox(CHLOE, (1, 1, 2, 2, 3, 3, 3))


def share_of_paradoxes(
    setup: Variant, rounds: int, play: Callable[[Variant, Random], Round], random: Random
) -> float:
    ends = [play(setup, random).table for _ in range(rounds)]
    for table in ends:
        if isinstance(table.outcome, Paradox):
            assert len(table.tricks) >= 2, "a paradox in trick 1 or 2"
        else:
            assert len(shown(table)) == FILLED[setup.players][0]
    return sum(isinstance(table.outcome, Paradox) for table in ends) / rounds


@pytest.mark.parametrize("players", PLAYERS)
def test_random_play_ends_in_a_paradox(
    players: int, record_property: Callable[[str, object], None]
) -> None:
    rounds = RANDOM_ROUNDS[players]
    share = share_of_paradoxes(variant(players), rounds, random_round, Random(2024))
    record_property(
        "measured", f"random play, {players} players: {share:.1%} paradoxes in {rounds} rounds"
    )
    if players == 2:
        error = 3 * sqrt(0.925 * 0.075 / rounds)
        assert 0.92 - error < share < 0.93 + error
    else:
        assert share > 0.99
