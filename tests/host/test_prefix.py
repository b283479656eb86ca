"""Sequences that share what they begin with, and never change."""

import pytest

from purradox.host.prefix import Prefix


def test_others_go_on_from_a_prefix_and_it_stays() -> None:
    start = Prefix[str]().plus("a")
    left, right = start.plus("b"), start.plus("c")
    longer = left.plus("d")
    assert [list(one) for one in (start, left, right, longer)] == [
        ["a"],
        ["a", "b"],
        ["a", "c"],
        ["a", "b", "d"],
    ]
    assert list(Prefix[str]()) == []


def test_no_more_can_be_read_than_belongs_to_it() -> None:
    one = Prefix[int]().plus(1).plus(2)
    one.plus(3)
    assert (one[0], one[-1], one[1:], one[-1:], one[:9]) == (1, 2, [2], [2], [1, 2])
    assert (len(one), 3 in one, list(reversed(one))) == (2, False, [2, 1])
    for at in (2, -3):
        with pytest.raises(IndexError):
            one[at]


def test_prefixes_with_the_same_items_are_equal() -> None:
    one = Prefix[int]().plus(1)
    assert one == Prefix[int]().plus(1) != one.plus(2)
