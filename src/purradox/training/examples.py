"""Matches to learn from: what was seen, how good each move seemed, and the outcome."""

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from purradox.bots.match_runner import derived_random
from purradox.rl.encode import encode
from purradox.rules import Match, Paradox, PlayerView, Round, scoring, shuffled, variant
from purradox.rules.actions import ACTIONS, DISCARDS, action_of, move_of
from purradox.search import Budget, evaluate, precompile
from purradox.search.policy import Reals
from purradox.training.heuristic_matches import match_by_heuristic
from purradox.training.rows import ROW, Rows

FOREVER = float("inf")
TURNS = (2, 3, 2, 4, 2, 3, 5)
"""Numbers of players: few players make few decisions, so they play more matches."""
EXPLORATION = 0.05
"""How often a move is drawn by the policy, so that more of the game is seen."""


def match_by_search(players: int, board: str, budget: Budget, seed: int) -> Rows:
    """One match of the search against itself; only real choices are kept."""
    random, setup = derived_random(seed, players), variant(players, board)
    match = Match(setup)
    rows: list[Any] = []
    while not match.over:
        if match.needs_deal:
            match = match.apply(shuffled(setup, random))
            continue
        view = match.view(match.to_act[0])
        if len(view.legal) == 1:
            match = match.apply(view.legal[0])
            continue
        policy = evaluate(view, budget, random.getrandbits(64)).policy
        row = _row(view, match.rounds[-1])
        row["policy"], row["action"] = policy, _chosen(policy, random)
        row["round"] = len(match.rounds) - 1
        rows.append((view.seat, row))
        match = match.apply(move_of(int(row["action"]), view.seat))
    return np.array([_with_results(match, seat, row) for seat, row in rows], ROW)


def _row(view: PlayerView, now: Round) -> Any:
    """What is known of a decision, and what the others hold."""
    players = view.table.variant.players
    row: Any = np.zeros(1, ROW)[0]
    row["words"] = np.packbits(encode(view), bitorder="little").view(np.uint64)
    row["legal"] = sum(1 << action_of(move) for move in view.legal)
    row["players"] = players
    for turn in range(players - 1):
        for number in now.hands[(view.seat + 1 + turn) % players]:
            row["cards"][DISCARDS * turn + number - 1] += 1
    return row


def _chosen(policy: Reals, random: Random) -> int:
    if random.random() < EXPLORATION:
        (drawn,) = random.choices(range(ACTIONS), policy.tolist())
        return int(drawn)
    return int(policy.argmax())


def _with_results(match: Match, seat: int, row: Any) -> Any:
    players, table = match.variant.players, match.tables[row["round"]]
    scores = scoring.score(table)
    row["scores"][:players] = [scores[(seat + k) % players].total for k in range(players)]
    row["paradox"] = isinstance(table.outcome, Paradox) and table.outcome.seat == seat
    kept = scoring.kept_prediction(table, seat, table.won[seat])
    row["kept"] = kept and not row["paradox"]
    return row


def matches(
    seconds: float = FOREVER,
    count: int | None = None,
    *,
    simulations: int,
    boards: list[str],
    seed: int,
) -> Iterator[Rows]:
    """Matches at every number of players in their turns; without simulations by the heuristic."""
    at = 0
    precompile()
    end = FOREVER
    while time.monotonic() < end and at != count:
        players, board = TURNS[at % len(TURNS)], boards[at // len(TURNS) % len(boards)]
        if simulations:
            yield match_by_search(players, board, Budget(simulations), seed * 1_000_003 + at)
        else:
            yield match_by_heuristic(players, board, derived_random(seed, at))
        at += 1
        # The clock runs from the first match on: before it, code may have to be compiled.
        end = min(end, time.monotonic() + seconds)
