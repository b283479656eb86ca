"""An observation does not depend on anything that its seat cannot see."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from purradox.kernel import pack, setup_of, worlds
from purradox.rl import ACTIONS, encode, encode_states, legal_mask
from purradox.rules import PLAYERS, Phase, Round, variant
from tests.rl.matches import packed, states_of_a_match

WORLDS = 6


@pytest.mark.parametrize("players", PLAYERS)
def test_worlds_that_differ_in_hidden_cards_look_the_same(
    players: int, record_property: Callable[[str, object], None]
) -> None:
    random = Random(players)
    compared = dict.fromkeys(Phase, 0)
    different = 0
    for board in ("white", "violet"):
        setup = variant(players, board)
        compiled = setup_of(setup)
        for match in states_of_a_match(setup, random):
            seat = random.randrange(players)
            view = match.view(seat)
            drawn = worlds(view).sample(WORLDS, random.getrandbits(60))
            seen = encode_states(compiled, drawn, np.full(WORLDS, seat))
            assert (seen == encode(view)).all()
            if view.legal and match.to_act[0] == seat:
                legal = drawn["legal"][:, None] >> np.arange(ACTIONS, dtype=np.uint64)
                assert (legal & np.uint64(1) == legal_mask(view)).all()
            compared[view.table.phase] += WORLDS
            different += int((drawn["hands"] != packed(match)["hands"]).any(axis=1).sum())
    assert different > sum(compared.values()) / 2
    record_property(
        "measured",
        f"observations, {players} players: equal in {sum(compared.values())} worlds, "
        f"{different} of them with other hands",
    )


def swapped(now: Round, one: int, other: int) -> Round:
    """The same round with the hands and the discards of two seats exchanged."""
    hands, discards = list(now.hands), list(now.discards)
    hands[one], hands[other] = hands[other], hands[one]
    discards[one], discards[other] = discards[other], discards[one]
    return replace(now, hands=tuple(hands), discards=tuple(discards))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_hands_swapped_change_nothing_but_for_their_owners(players: int) -> None:
    setup = variant(players)
    compiled = setup_of(setup)
    changed = 0
    for match in states_of_a_match(setup, Random(players)):
        now = match.rounds[-1]
        if len(now.hands[1]) != len(now.hands[2]) or now.table.outcome is not None:
            continue
        other = swapped(now, 1, 2)
        for seat in (0, *range(3, players)):
            assert np.array_equal(encode(now.view(seat)), encode(other.view(seat)))
            rows = np.concatenate([pack(now), pack(other)])
            seen = encode_states(compiled, rows, [seat, seat])
            assert np.array_equal(seen[0], seen[1])
        changed += not np.array_equal(encode(now.view(1)), encode(other.view(1)))
    assert changed > 20
