"""Examples to learn from are true: what was seen, what was done, what came of it."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from purradox.kernel.state import setup_of
from purradox.rules import PLAYERS, variant
from purradox.training.examples import WHOLE, match_of, matches, thinking
from purradox.training.gathering import gather
from purradox.training.instincts import match_by_instinct
from purradox.training.layout import OFFSETS
from purradox.training.rows import ROW, keep, kept

SETTINGS: dict[str, Any] = {"worlds": 2, "guided": False, "boards": ["white"]}


def bits(values: NDArray[np.uint64]) -> NDArray[np.uint8]:
    return np.unpackbits(np.ascontiguousarray(values).view(np.uint8), axis=-1, bitorder="little")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("by", ["search", "guided", "instinct"])
def test_a_match_can_be_learned_from(players: int, by: str) -> None:
    if by != "instinct":
        rows = match_of(players, "white", thinking(4, by == "guided"), seed=3)
    else:
        rows = match_by_instinct(players, "violet", Random(3))
    assert rows.dtype == ROW
    assert set(rows["round"]) == set(range(players))
    assert (rows["players"] == players).all()
    legal = bits(rows["legal"][:, None])[:, : rows["looks"].shape[1]]
    assert (legal.sum(-1) > 1).all()
    assert (legal[np.arange(len(rows)), rows["action"]] == 1).all()
    assert (rows["looks"] > 0).sum() > 0
    assert (rows["looks"][legal == 0] == 0).all()
    assert np.allclose(rows["share"].sum(-1), 1)
    assert (rows["paradox"].sum(-1) <= 1).all()
    assert (rows["paradox"] & rows["kept"] == 0).all()
    assert (rows["scores"][rows["paradox"] != 0] <= 0).all()
    assert (rows["scores"][:, :players][rows["paradox"][:, :players] == 0] >= 0).all()
    assert not rows["scores"][:, players:].any()
    seen = bits(rows["words"])
    hand = seen[:, OFFSETS["hand"] : OFFSETS["hand"] + 45].sum(-1)
    assert hand.max() == setup_of(variant(players)).dealt
    assert (seen[:, OFFSETS["to_act"]] == 1).all()


def test_what_a_guided_search_wants_is_kept_in_parts_of_one() -> None:
    rows = match_of(3, "white", thinking(40, guided=True), seed=5)
    assert np.abs(rows["looks"].astype(int).sum(-1) - WHOLE).max() < 10
    assert (rows["looks"].argmax(-1) == rows["action"]).mean() > 0.8


def test_what_was_kept_is_told_alike() -> None:
    """Points beyond the tricks come from a kept prediction alone, by search and by instinct."""
    for rows in (match_of(3, "white", thinking(2), 1), match_by_instinct(3, "white", Random(1))):
        one = rows[rows["round"] == 0][-1]
        bonus = one["kept"] != 0
        assert (one["scores"][bonus] > 0).all()


def test_gathering_spreads_over_processes_and_a_cluster() -> None:
    alone = np.concatenate(
        [*matches(count=2, seed=0, **SETTINGS), *matches(count=2, seed=1, **SETTINGS)]
    )
    pool = gather(processes=2, seed=0, settings=SETTINGS, count=2)
    cluster = gather(processes=2, seed=0, settings=SETTINGS, count=2, ray="local")
    assert alone.tobytes() == pool.tobytes() == cluster.tobytes()


def test_examples_are_kept_in_one_file(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert len(kept(folder)) == 0
    rows = match_by_instinct(2, "white", Random(5))
    keep(rows, folder)
    keep(rows, folder)
    assert kept(folder).tobytes() == np.concatenate([rows, rows]).tobytes()
