"""The kernel's observations are those of `rl.encode`, bit for bit."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from purradox.kernel import setup_of
from purradox.rl import (
    ACTIONS,
    FIELDS,
    OFFSETS,
    SIZE,
    action_of,
    encode,
    encode_states,
    legal_mask,
)
from purradox.rules import (
    PLAYERS,
    Discard,
    Match,
    Paradox,
    Phase,
    Play,
    Variant,
    shuffled,
    variant,
)
from tests.helpers import cells, dealt, played, predicted
from tests.rl.matches import packed, states_of_a_match
from tests.strategies import printed


@settings(max_examples=16)
@given(st.sampled_from(PLAYERS).flatmap(printed), st.integers(0, 2**32))
def test_the_kernel_sees_what_a_view_shows(setup: Variant, seed: int) -> None:
    compiled = setup_of(setup)
    seats = np.arange(setup.players)
    for match in states_of_a_match(setup, Random(seed)):
        state = packed(match)
        seen = encode_states(compiled, np.repeat(state, setup.players), seats)
        views = [match.view(seat) for seat in range(setup.players)]
        assert np.array_equal(seen, [encode(view) for view in views])
        legal = np.flatnonzero(legal_mask(views[state["seat"][0]]))
        assert int(state["legal"][0]) == sum(1 << int(action) for action in legal)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_matches_compared_reach_every_phase_round_and_end(players: int) -> None:
    seen: Counter[object] = Counter()
    for seed in range(6):
        for match in states_of_a_match(variant(players), Random(seed)):
            table = match.tables[-1]
            seen.update([table.phase, len(match.rounds), type(table.outcome)])
    phases = set(Phase) - ({Phase.PREDICT} if players == 2 else set())
    assert phases | set(range(1, players + 1)) | {Paradox} <= seen.keys()
    assert len(seen) == len(phases) + players + 3  # no outcome, completed and paradox


def test_an_observation_field_by_field() -> None:
    """The round in docs/notation.md, with two plays of its third trick made, from seat 2."""
    now = dealt(3, "1223344456 1233455666 1112234556")
    for seat, number in enumerate((4, 4, 1)):
        now = now.apply(Discard(seat, number))
    now = played(predicted(now, 3, 4, 3), "5g 2g 6g 5y 6y 1y 1g 5r")
    expected = {
        "tokens": [*spaces("6g 5y"), *spaces("5g 6y 1g"), *spaces("2g 1y 5r"), *[0] * 72],
        "trick": spaces("1g 5r"),
        "beside": spaces("4y 5b"),
        "ahead": [1, 1, 1, 1, 0, 0, 0, 0] * 2 + [0] * 16,
        "hand": row("11000 11000 10000 10000 10000 00000 00000 00000 00000"),
        "discard": row("1 0 0 0 0 0 0 0 0"),
        "discarded": row("11100"),
        "leader": row("01000"),
        "open": row("1111 1111 1110 0000 0000"),
        "prediction": row("0010 0010 0001 0000 0000"),
        "to_act": row("10000"),
        "led": row("0001"),
        "tricks": row("11000000"),
        "phase": row("0010"),
        "won": row("10000000 10000000") + [0] * 24,
        "players": row("0100"),
        "round": row("10000"),
    }
    bits = encode(now.view(2))
    for name, size in FIELDS:
        assert list(bits[OFFSETS[name] :][:size]) == expected.get(name, [0] * size), name


def spaces(text: str) -> list[int]:
    """A bit for each space by action id."""
    taken = {action_of(Play(0, cell)) for cell in cells(text)}
    return [int(place in taken) for place in range(36)]


def row(text: str) -> list[int]:
    return [int(bit) for bit in text.replace(" ", "")]


def test_seats_that_do_not_fit_the_states_are_refused() -> None:
    setup = setup_of(variant(3))
    states = np.repeat(packed(Match(variant(3)).apply(shuffled(variant(3), Random(1)))), 2)
    assert encode_states(setup, states, [0, 2]).shape == (2, SIZE)
    for seats in ([0], [0, 3], [[0, 1]]):
        with pytest.raises(ValueError, match="2 states need a seat each, from 0 to 2"):
            encode_states(setup, states, seats)
    with pytest.raises(ValueError, match="out must be a writeable, contiguous uint8 array"):
        encode_states(setup, states, [0, 1], np.zeros((2, SIZE), np.float32))


def test_a_seat_that_is_not_to_act_has_an_empty_mask() -> None:
    match = Match(variant(3)).apply(shuffled(variant(3), Random(1)))
    assert all(legal_mask(match.view(seat)).any() for seat in range(3))
    for seat in range(3):
        match = match.apply(match.view(seat).legal[0])
    assert [int(legal_mask(match.view(seat)).sum()) for seat in range(3)] == [3, 0, 0]
    assert legal_mask(match.view(0)).shape == (ACTIONS,)
