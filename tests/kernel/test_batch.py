"""The kernel from NumPy: seeds, threads, refusals."""

from collections.abc import Callable

import numpy as np
import pytest

from purradox.kernel import RANDOM, WARY, Kernel, pack, setup_of, unpack
from purradox.kernel.state import PARADOX
from purradox.rules import Deal, Round, Variant, variant
from purradox.rules.variant import white

EVERYBODY = [2, 3, 4, 5]


@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.parametrize("policy", [RANDOM, WARY])
def test_the_number_of_threads_changes_nothing(players: int, policy: int) -> None:
    kernel = Kernel(variant(players))
    points, outcomes, plays = kernel.rounds(501, policy, seed=4)
    for threads in (2, 3):
        again = kernel.rounds(501, policy, seed=4, threads=threads)
        assert (again[0] == points).all()
        assert (again[1] == outcomes).all()
        assert again[2] == plays
    one, two = kernel.deal(101, seed=1), kernel.deal(101, seed=1)
    kernel.play_out(one, policy, seed=2)
    kernel.play_out(two, policy, seed=2, threads=2)
    assert (one == two).all()


@pytest.mark.parametrize("players", EVERYBODY)
def test_deal_number_n_of_a_seed_is_always_the_same(players: int) -> None:
    kernel = Kernel(variant(players))
    many = kernel.deal(20, seed=3)
    assert (many[7:9] == kernel.deal(2, seed=3, begin=7)).all()
    assert not (many == kernel.deal(20, seed=4)).all()


@pytest.mark.parametrize("players", EVERYBODY)
def test_a_dealt_state_is_a_deal_of_the_rules(players: int) -> None:
    setup = variant(players)
    for state in Kernel(setup).deal(50, seed=1, first=players - 1):
        one = unpack(state, setup)
        assert one.table.first == players - 1
        assert (pack(one)[0]["hands"] == state["hands"]).all()


@pytest.mark.parametrize("players", EVERYBODY)
def test_the_seat_that_starts_is_one_of_the_table(players: int) -> None:
    for first in (-1, players, 255):
        with pytest.raises(ValueError, match=f"a seat from 0 to {players - 1}, not {first}"):
            Kernel(variant(players)).deal(1, seed=0, first=first)


def test_every_card_is_dealt_as_often_as_any_other() -> None:
    """Each of the 45 cards is in each hand with the chance of one in five."""
    count = 20_000
    hands = Kernel(variant(5)).deal(count, seed=8)["hands"]
    for number in range(9):
        held = (hands >> np.uint64(4 * number)) & np.uint64(15)
        assert (held.sum(axis=1) == 5).all()
        error = np.sqrt(5 * 0.2 * 0.8 / count)
        assert np.abs(held.mean(axis=0) - 1).max() < 5 * error


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    kernel = Kernel(variant(3))
    states = kernel.deal(4, seed=1)
    before = states.copy()
    actions = kernel.choose(states, RANDOM, seed=1)
    actions[2] = 0
    for wrong in (0, 48, 64, 1000, -1):
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in state 2"):
            kernel.step(states, actions)
        assert (states == before).all()
    with pytest.raises(ValueError, match="4 states need as many actions, not 3"):
        kernel.step(states, actions[:3])


def test_a_finished_round_has_no_action() -> None:
    kernel = Kernel(variant(4))
    states = kernel.deal(3, seed=1)
    kernel.play_out(states, RANDOM, seed=1)
    assert (states["legal"] == 0).all()
    assert (kernel.choose(states, WARY, seed=1) == 0).all()
    with pytest.raises(ValueError, match="action 0 is not legal in state 0"):
        kernel.step(states, np.zeros(3, np.int64))


@pytest.mark.parametrize("players", EVERYBODY)
def test_the_wary_policy_reaches_the_ordinary_end_far_more_often(
    players: int, record_property: Callable[[str, object], None]
) -> None:
    kernel = Kernel(variant(players))
    rates = [
        (kernel.rounds(4_000, policy, seed=1)[1] >= PARADOX).mean() for policy in (RANDOM, WARY)
    ]
    record_property(
        "measured",
        f"kernel, {players} players: paradox in {rates[0]:.1%} of random rounds,"
        f" {rates[1]:.1%} of wary ones (4,000 each)",
    )
    assert rates[1] < rates[0] - 0.05


def test_what_does_not_fit_the_kernel_is_refused() -> None:
    for too_big in (
        Variant(2, 2, 6, (1, 2), white(2), copies=6),
        Variant(2, 9, 22, (1, 2), white(9)),
    ):
        with pytest.raises(ValueError, match="too many cards for the kernel"):
            setup_of(too_big)


def test_perft_of_a_finished_round_and_of_depth_nought() -> None:
    setup = Variant(2, 2, 3, (1,), white(2), copies=3)
    kernel = Kernel(setup)
    start = pack(Round.start(setup, 0, Deal(((1, 1, 2), (1, 2, 2)))))
    assert kernel.perft(start, 0) == 1
    assert kernel.perft(start, 1) == 2
    kernel.play_out(start, RANDOM, seed=1)
    assert kernel.perft(start, 3) == 1
