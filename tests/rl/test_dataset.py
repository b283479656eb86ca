"""Decisions as rows: from records and back, and the same bytes from the same seed."""

import io
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from purradox.bots import make_bot, play_match
from purradox.notation import read, record_of, to_text
from purradox.rl import encode, legal_mask
from purradox.rl.dataset import ROW, Rows, examples, greedy_rows, matches_of, rows_of
from purradox.rules import PLAYERS, Deal, IllegalMove, Match, variant
from tests.cli.terminal import Terminal, terminal
from tests.compiled import everything_compiled

__all__ = ["everything_compiled", "terminal"]


def sorted_up(match: Match) -> Match:
    """With the cards that were turned up in order, which rows do not tell."""
    sorted_match = Match(match.variant)
    for move in match.moves:
        if isinstance(move, Deal):
            sorted_match = sorted_match.apply(replace(move, revealed=tuple(sorted(move.revealed))))
        else:
            sorted_match = sorted_match.apply(move)
    return sorted_match


def played(players: int, board: str, seed: int) -> Match:
    bots = [make_bot("careful", Random(seat)) for seat in range(players)]
    return play_match(variant(players, board), bots, Random(seed))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("board", ["white", "violet"])
def test_records_become_rows_and_rows_the_same_records(players: int, board: str) -> None:
    matches = [played(players, board, seed) for seed in range(2)]
    written = "\n".join(to_text(record_of(match)) for match in matches)
    found = [one.match for one in read(io.StringIO(written))]
    rows = np.concatenate([rows_of(match) for match in found if match is not None])
    assert list(matches_of(rows, board)) == [sorted_up(match) for match in matches]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("board", ["white", "violet"])
def test_the_compiled_rows_are_those_of_the_matches_they_tell(players: int, board: str) -> None:
    (rows,) = greedy_rows(variant(players, board), 4, seed=players)
    matches = list(matches_of(rows, board))
    assert [match.over for match in matches] == [True] * 4
    assert np.array_equal(np.concatenate([rows_of(match) for match in matches]), rows)


def test_a_learner_gets_what_was_seen_and_what_came_of_it() -> None:
    match = played(3, "white", 5)
    rows = rows_of(match)
    told, now, at = examples(rows), Match(match.variant), 0
    for move in match.moves:
        if not isinstance(move, Deal):
            view = now.view(move.seat)
            assert np.array_equal(told.observations[at], encode(view))
            assert np.array_equal(told.masks[at], legal_mask(view))
            assert told.returns[at] == match.scores[len(now.rounds) - 1][move.seat]
            at += 1
        now = now.apply(move)
    assert at == len(rows) == len(told.actions)
    assert told.masks[np.arange(at), told.actions].all()


def test_a_round_that_was_not_finished_has_no_rows_and_a_match_may_stop() -> None:
    match = played(4, "white", 6)
    rows, part = rows_of(match), match.at(-3)
    assert rows_of(match.at(9)).shape == (0,)
    kept = rows_of(part)
    assert 0 < len(kept) < len(rows)
    assert np.array_equal(kept, rows[: len(kept)])
    (whole,) = matches_of(kept)
    assert whole.rounds == match.rounds[:3]


def test_rows_that_break_a_rule_are_refused() -> None:
    rows = rows_of(played(3, "white", 7))
    rows["action"][20] = rows["action"][14]
    with pytest.raises(IllegalMove):
        list(matches_of(rows))


def test_the_pieces_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    def joined() -> Rows:
        return np.concatenate(list(greedy_rows(variant(3), 9, seed=1)))

    whole = joined()
    monkeypatch.setattr("purradox.rl.dataset.AT_ONCE", 4)
    assert np.array_equal(joined(), whole)
    assert not np.array_equal(next(greedy_rows(variant(3), 9, seed=2)), whole)
    first = next(greedy_rows(variant(3), 2, seed=1))
    assert np.array_equal(first, whole[: len(first)])


def test_the_command_writes_what_it_prints_the_hash_of(terminal: Terminal) -> None:
    Path(terminal.folder, "kept").mkdir()
    typed = ("dataset", "--matches", "20", "--seed", "3")
    told, kept = terminal(*typed), terminal(*typed, "--out", "kept")
    assert (told.status, told.err) == (0, "")
    assert kept == told
    assert told.out.count("\n") == len(PLAYERS)
    one = terminal(*typed, "--players", "4")
    assert one.out in told.out
    rows = np.fromfile(terminal.folder / "kept" / "players-4.rows", ROW)
    assert len(list(matches_of(rows))) == 20
    assert np.array_equal(rows, next(greedy_rows(variant(4), 20, seed=3)))


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("--matches 0", "≥ 1"),
        ("--players 7", "2–5"),
        ("--seed -1", "--seed"),
        ("--out nowhere", "nowhere"),
        ("--board pink", "pink"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(terminal: Terminal, typed: str, told: str) -> None:
    assert told in terminal.refused("dataset", *typed.split())
