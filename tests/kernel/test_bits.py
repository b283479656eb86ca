"""The building blocks of the kernel against their plain Python meaning."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from purradox.kernel import bits
from purradox.kernel.bits import U
from purradox.kernel.compiled import compiled

words = st.integers(0, 2**64 - 1)


def set_bits(mask: int) -> list[int]:
    return [place for place in range(64) if mask >> place & 1]


def start(seed: int, index: int) -> np.uint64:
    return U(bits.stream(U(seed), U(index)))


@given(words.filter(bool), st.data())
def test_both_selections_pick_the_kth_set_bit(mask: int, data: st.DataObject) -> None:
    places = set_bits(mask)
    k = data.draw(st.integers(0, len(places) - 1))
    assert int(bits.pick_portable(U(mask), U(k))) == 1 << places[k]
    assert int(bits.pick(U(mask), U(k))) == 1 << places[k]


@given(st.lists(st.integers(0, 7), min_size=9, max_size=9))
def test_presence_marks_every_number_that_is_held(counts: list[int]) -> None:
    hand = sum(count << 4 * place for place, count in enumerate(counts))
    expected = sum(1 << 4 * place for place, count in enumerate(counts) if count)
    assert int(bits.presence(U(hand))) == expected
    assert int(bits.gather(bits.presence(U(hand)))) == sum(
        1 << place for place, count in enumerate(counts) if count
    )


@given(st.integers(0, 2**9 - 1))
def test_spread_and_gather_are_inverse(numbers: int) -> None:
    assert int(bits.gather(bits.spread(U(numbers)))) == numbers
    assert set_bits(int(bits.spread(U(numbers)))) == [4 * place for place in set_bits(numbers)]


@given(words)
def test_nibble_counts(mask: int) -> None:
    counted = int(bits.nibble_counts(U(mask)))
    assert [counted >> 4 * k & 15 for k in range(16)] == [
        (mask >> 4 * k & 15).bit_count() for k in range(16)
    ]


@pytest.mark.parametrize(
    ("mask", "take"), [(0b1_0110_1101, 2), (0b1_0110_1101, 5), (0b1111, 1), (0b11, 2)]
)
def test_a_subset_is_any_choice_with_the_same_chance(mask: int, take: int) -> None:
    size, rounds = mask.bit_count(), 20_000
    seen: Counter[int] = Counter()
    for index in range(rounds):
        chosen, _ = bits.subset(U(mask), U(size), U(take), start(7, index))
        seen[int(chosen)] += 1
    choices = {sum(1 << place for place in some) for some in combinations(set_bits(mask), take)}
    assert set(seen) == choices
    expected = rounds / comb(size, take)
    chi2 = sum((count - expected) ** 2 / expected for count in seen.values())
    degrees = len(choices) - 1
    assert chi2 <= degrees + 5 * np.sqrt(2 * degrees)


def test_sprinkled_bits_have_their_chance() -> None:
    for eighths in range(8):
        ones = sum(
            int(bits.sprinkle(U(eighths), start(eighths, index))).bit_count()
            for index in range(2_000)
        )
        share = ones / (64 * 2_000)
        assert share == pytest.approx(eighths / 8, abs=0.01)


@given(words)
def test_widen_writes_one_byte_for_each_bit(mask: int) -> None:
    out = np.full(64, 7, np.uint8)
    _widen(U(mask), out)
    assert np.flatnonzero(out).tolist() == set_bits(mask)
    assert out.max(initial=0) <= 1


@compiled
def _widen(mask: np.uint64, out: NDArray[np.uint8]) -> None:
    bits.widen(mask, U(out.ctypes.data))
