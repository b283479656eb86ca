"""Examples to learn from are true: what was seen, what was done, what came of it."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from purradox.kernel.state import setup_of
from purradox.observation import OFFSETS, SEATS
from purradox.rules import PLAYERS, variant
from purradox.rules.actions import DISCARDS
from purradox.training.examples import SelfPlay, bot_teacher, match_of, matches, search_teacher
from purradox.training.gathering import gather
from purradox.training.rows import ROW, Rows, keep, kept

PLAY = SelfPlay("", 2, [2, 3], ["white"])
TEACHERS = ("search", "careful")


@cache
def rows_of(teacher: str, players: int) -> Rows:
    """A match, played once for all tests."""
    if teacher == "search":
        return match_of(players, "white", search_teacher(4), seed=3)
    return match_of(players, "violet", bot_teacher(teacher), seed=3)


def bits(values: NDArray[np.uint64]) -> NDArray[np.uint8]:
    return np.unpackbits(np.ascontiguousarray(values).view(np.uint8), axis=-1, bitorder="little")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("teacher", TEACHERS)
def test_a_match_can_be_learned_from(players: int, teacher: str) -> None:
    rows = rows_of(teacher, players)
    assert rows.dtype == ROW
    assert set(rows["round"]) == set(range(players))
    assert (rows["players"] == players).all()
    legal = bits(rows["legal"][:, None])[:, : rows["policy"].shape[1]]
    assert (legal.sum(-1) > 1).all()
    assert (legal[np.arange(len(rows)), rows["action"]] == 1).all()
    assert np.allclose(rows["policy"].sum(-1), 1)
    assert (rows["policy"][legal == 0] == 0).all()
    assert not (rows["paradox"] & rows["kept"]).any()
    assert (rows["scores"][rows["paradox"], 0] <= 0).all()
    assert (rows["scores"][~rows["paradox"], 0] >= 0).all()
    assert ((rows["scores"] < 0).sum(-1) <= 1).all()
    assert not rows["scores"][:, players:].any()
    seen = bits(rows["words"])
    hand = seen[:, OFFSETS["hand"] : OFFSETS["hand"] + 45].sum(-1)
    assert hand.max() == setup_of(variant(players)).dealt
    assert (seen[:, OFFSETS["to_act"]] == 1).all()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("teacher", TEACHERS)
def test_the_cards_of_the_others_are_those_they_hold(players: int, teacher: str) -> None:
    """Every number has so many copies, and hands differ by a play, or a card set aside, at most."""
    rows, setup = rows_of(teacher, players), variant(players)
    cards = rows["cards"].reshape(len(rows), SEATS - 1, DISCARDS)
    hand = bits(rows["words"])[:, OFFSETS["hand"] : OFFSETS["hand"] + 45]
    mine = hand.reshape(len(rows), DISCARDS, 5).sum(-1)
    assert not cards[:, players - 1 :].any()
    assert not cards[:, :, setup.numbers :].any()
    assert (cards.sum(1) + mine <= setup.copies).all()
    apart = cards[:, : players - 1].sum(-1).astype(int) - mine.sum(-1)[:, None]
    assert (abs(apart) <= 1).all()
    # The first to act saw everybody's whole hand; who acts later in the round holds fewer.
    assert (cards[0, : players - 1].sum(-1) == setup.dealt).all()


def test_the_policy_of_a_longer_search_is_followed() -> None:
    rows = match_of(3, "white", search_teacher(40), seed=5)
    assert (rows["policy"].argmax(-1) == rows["action"]).mean() > 0.8
    assert ((rows["policy"] > 0).sum(-1) > 1).any()


@pytest.mark.parametrize("teacher", TEACHERS)
def test_what_was_kept_is_told_alike(teacher: str) -> None:
    """Points beyond the tricks come from a kept prediction alone."""
    rows = rows_of(teacher, 3)
    assert rows["kept"].any()
    assert (rows["scores"][rows["kept"], 0] > 0).all()


def test_gathering_spreads_over_processes_and_a_cluster() -> None:
    alone = np.concatenate([*matches(PLAY, seed=0, count=2), *matches(PLAY, seed=1, count=2)])
    pool = gather(processes=2, seed=0, play=PLAY, count=2)
    cluster = gather(processes=2, seed=0, play=PLAY, count=2, ray="local")
    assert alone.tobytes() == pool.tobytes() == cluster.tobytes()


def test_examples_are_kept_in_one_file(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert len(kept(folder)) == 0
    rows = match_of(2, "white", bot_teacher("careful"), seed=5)
    keep(rows, folder)
    keep(rows, folder)
    assert kept(folder).tobytes() == np.concatenate([rows, rows]).tobytes()
