"""`VectorTables` does at every table what the readable engine does, whatever the threads."""

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from purradox.kernel import RANDOM, WARY, Kernel, unpack
from purradox.kernel.state import LONGEST
from purradox.rl import (
    ACTIONS,
    GOES_ON,
    MASK_SIZE,
    MATCH_OVER,
    ROUND_OVER,
    SIZE,
    VectorTables,
    encode,
    legal_mask,
    move_of,
)
from purradox.rules import PLAYERS, Deal, Match, variant
from tests.rl.matches import packed

ARRAYS = ("states", "observations", "masks", "seats", "rewards", "ended")


def dealt_at(tables: VectorTables, table: int) -> Deal:
    """The deal that a table has just been given."""
    now = unpack(tables.states[table], tables.variant)
    return Deal(now.hands, now.table.revealed)


def copies(tables: VectorTables) -> dict[str, NDArray[Any]]:
    """All that can be read from the tables; bytes after the plays made are left from before."""
    arrays = {name: getattr(tables, name).copy() for name in ARRAYS}
    states = arrays["states"]
    states["history"][np.arange(LONGEST) >= states["plays"][:, None]] = 0
    return arrays


def same(one: dict[str, NDArray[Any]], other: dict[str, NDArray[Any]]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in ARRAYS)


@pytest.mark.parametrize("board", ["white", "violet"])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_table_follows_the_rules(players: int, board: str) -> None:
    setup = variant(players, board)
    kernel, random = Kernel(setup), Random(players)
    tables = VectorTables(setup, 5)
    tables.reset(seed=players)
    matches = [Match(setup).apply(dealt_at(tables, table)) for table in range(5)]
    ends = [0, 0, 0]
    while ends[MATCH_OVER] < 5:
        for table, match in enumerate(matches):
            seat = match.to_act[0]
            assert tables.seats[table] == seat
            assert np.array_equal(tables.observations[table], encode(match.view(seat)))
            assert np.array_equal(tables.legal[table], legal_mask(match.view(seat)))
            assert not tables.masks[table, ACTIONS:].any()
            assert tables.states[table]["first"] == match.tables[-1].first
            totals = packed(match)["totals"][0]
            assert np.array_equal(tables.states[table]["totals"], totals)
        policy = random.choice((RANDOM, WARY))
        actions = kernel.choose(tables.states, policy, random.getrandbits(60))
        tables.step(actions)
        for table, match in enumerate(matches):
            moved = match.apply(move_of(int(actions[table]), match.to_act[0]))
            over = MATCH_OVER if moved.over else ROUND_OVER if moved.needs_deal else GOES_ON
            assert tables.ended[table] == over
            ends[over] += 1
            scores = moved.scores[-1] if over else (0,) * players
            assert tuple(tables.rewards[table]) == (*scores, *[0] * (5 - players))
            if over:
                moved = Match(setup) if over == MATCH_OVER else moved
                moved = moved.apply(dealt_at(tables, table))
            matches[table] = moved
    assert ends[ROUND_OVER] >= 5 * (players - 1)


def run(tables: VectorTables, seed: int, steps: int) -> list[dict[str, NDArray[Any]]]:
    kernel = Kernel(tables.variant)
    tables.reset(seed)
    seen = [copies(tables)]
    for step in range(steps):
        tables.step(kernel.choose(tables.states, WARY, step))
        seen.append(copies(tables))
    tables.close()
    return seen


@pytest.mark.parametrize("threads", [2, 3, 8])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    setup = variant(4)
    alone = run(VectorTables(setup, 7), 1, 120)
    together = run(VectorTables(setup, 7, threads=threads), 1, 120)
    assert all(map(same, alone, together))


def test_the_same_seed_gives_the_same_matches_again() -> None:
    tables = VectorTables(variant(3), 4)
    first = run(tables, 5, 90)
    assert all(map(same, first, run(tables, 5, 90)))
    assert not same(first[0], run(tables, 6, 0)[0])


def test_neighbouring_seeds_share_no_deal() -> None:
    dealt = []
    for seed in range(4):
        seen = run(VectorTables(variant(4), 16), seed, 150)
        dealt.append(
            {
                bytes(after["states"]["hands"][table])
                for after in seen
                for table in np.flatnonzero(after["states"]["legal"] >= 1 << 36)
                if after["states"]["discards"][table] == 0
            }
        )
    assert all(len(deals) > 48 for deals in dealt)
    assert len(set.union(*dealt)) == sum(map(len, dealt))


def test_the_first_deals_are_the_kernels() -> None:
    tables = VectorTables(variant(5), 6)
    tables.reset(seed=9)
    assert np.array_equal(tables.states, Kernel(variant(5)).deal(6, seed=9))


def test_given_arrays_are_filled_in_place() -> None:
    seen, masks = np.full((3, SIZE), 7, np.uint8), np.full((3, MASK_SIZE), 7, np.uint8)
    tables = VectorTables(variant(2), 3, observations=seen, masks=masks)
    assert tables.observations is seen
    assert tables.masks is masks
    tables.reset(seed=1)
    for table in range(3):
        view = unpack(tables.states[table], tables.variant).view(0)
        assert np.array_equal(seen[table], encode(view))
        assert np.array_equal(masks[table, :ACTIONS], legal_mask(view))
    before = seen.copy()
    tables.step(masks.argmax(axis=1))
    assert not np.array_equal(seen, before)


@pytest.mark.parametrize("wrong", [-1, ACTIONS - 1, ACTIONS, 63, 64, 2**40])
def test_an_illegal_action_raises_and_changes_nothing(wrong: int) -> None:
    tables = VectorTables(variant(4), 3)
    tables.reset(seed=2)
    before = copies(tables)
    actions = tables.masks.argmax(axis=1)
    actions[1] = wrong
    with pytest.raises(ValueError, match=f"action {wrong} is not legal at table 1"):
        tables.step(actions)
    assert same(before, copies(tables))


def test_nothing_is_legal_before_the_first_reset() -> None:
    with pytest.raises(ValueError, match="action 0 is not legal at table 0"):
        VectorTables(variant(4), 1).step(np.zeros(1, np.int64))


def test_actions_of_any_whole_numbers_are_taken() -> None:
    tables = VectorTables(variant(4), 4)
    for kind in (np.int64, np.int32, np.uint8):
        tables.reset(seed=3)
        twice: NDArray[Any] = np.repeat(tables.masks.argmax(axis=1), 2).astype(kind)
        tables.step(twice[::2])
        assert (tables.states["discards"] > 0).all()


@pytest.mark.parametrize(
    "actions", [np.zeros(3, np.int64), np.zeros((4, 1), np.int64), np.zeros(4), np.int64(0)]
)
def test_actions_of_another_shape_or_kind_are_refused(actions: Any) -> None:
    tables = VectorTables(variant(4), 4)
    tables.reset(seed=3)
    with pytest.raises(ValueError, match="4 tables need as many whole numbers, not "):
        tables.step(actions)


def frozen(array: NDArray[np.uint8]) -> NDArray[np.uint8]:
    array.flags.writeable = False
    return array


@pytest.mark.parametrize(
    "array",
    [
        np.zeros((2, SIZE), np.uint8),
        np.zeros((3, SIZE), np.int8),
        np.zeros((3, 2 * SIZE), np.uint8)[:, ::2],
        np.zeros((SIZE, 3), np.uint8).T,
        frozen(np.zeros((3, SIZE), np.uint8)),
    ],
)
def test_arrays_that_cannot_be_filled_are_refused(array: Any) -> None:
    with pytest.raises(ValueError, match="observations must be a writeable, contiguous uint8"):
        VectorTables(variant(4), 3, observations=array)
    with pytest.raises(ValueError, match=r"masks must be .* of shape \(3, 64\)"):
        VectorTables(variant(4), 3, masks=array)


def test_numbers_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one table, not 0"):
        VectorTables(variant(4), 0)
    with pytest.raises(ValueError, match="at least one thread, not 0"):
        VectorTables(variant(4), 1, threads=0)
    with pytest.raises(ValueError, match="a seed is a number from 0"):
        VectorTables(variant(4), 1).reset(seed=-1)
