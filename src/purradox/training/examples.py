"""Matches to learn from: what was seen, what was looked at most, what came of it."""

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.bots.search.guide import guide
from purradox.bots.search.guided import GUIDANCE
from purradox.bots.search.guided import guided as think_with_networks
from purradox.bots.search.player import USUAL
from purradox.bots.search.ready import ready, ready_to_be_guided
from purradox.bots.search.sight import see_through
from purradox.bots.search.thinking import Budget, search
from purradox.bots.table import derived_random
from purradox.kernel.bits import U
from purradox.kernel.state import pack, setup_of
from purradox.rules import Match, Paradox, PlayerView, scoring, shuffled, variant
from purradox.rules.actions import ACTIONS, action_of, move_of
from purradox.training.instincts import match_by_instinct
from purradox.training.rows import ROW, Rows

Think = Callable[[PlayerView, int], NDArray[np.integer[Any]]]
"""How much each action was looked at, or is wanted."""

FOREVER = float("inf")
TURNS = (2, 3, 2, 4, 2, 3, 5)
"""Numbers of players: few players make few decisions, so they play more matches."""
WHOLE = 65535
"""Looks are kept up to this many; what is wanted is kept in parts of it."""
CURIOUS = 0.05
"""How often a move is drawn by looks, so that more of the game is seen."""


def thinking(worlds: int, guided: bool = False) -> Think:
    """Search with so many worlds, as the bot does it; guided, everybody is taken for the same."""
    ready()
    budget = Budget(worlds=worlds)
    if not guided:
        return lambda view, seed: search(view, budget, USUAL, seed).visits
    ready_to_be_guided()
    how = GUIDANCE._replace(model=0, reading=0)

    def wanted(view: PlayerView, seed: int) -> NDArray[np.integer[Any]]:
        brain = guide(view.table.variant.players)
        wants = think_with_networks(view, budget, how, seed, brain).wants
        return np.rint(wants * WHOLE).astype(np.int64)

    return wanted


def match_of(players: int, board: str, think: Think, seed: int) -> Rows:
    """One match, everybody thinking alike; only real choices are kept."""
    setup = variant(players, board)
    kernel = setup_of(setup)
    random = derived_random(seed, players)
    match = Match(setup)
    rows: list[Any] = []
    while not match.over:
        if match.needs_deal:
            match = match.apply(shuffled(setup, random))
            continue
        seat = match.to_act[0]
        view = match.view(seat)
        if len(view.legal) == 1:
            match = match.apply(view.legal[0])
            continue
        looks = think(view, random.getrandbits(64))
        action = _chosen(looks, random)
        row: Any = np.zeros(1, ROW)[0]
        totals = match.score if len(match.rounds) > 1 else ()
        see_through(
            *(kernel, pack(match.rounds[-1], totals, len(match.rounds) - 1)[0], U(seat)),
            row["words"],
        )
        row["legal"] = sum(1 << action_of(move) for move in view.legal)
        row["looks"] = np.minimum(looks, WHOLE)
        row["action"], row["players"], row["round"] = action, players, len(match.rounds) - 1
        rows.append((seat, row))
        match = match.apply(move_of(action, seat))
    return np.array([_judged(match, seat, row) for seat, row in rows], ROW)


def _chosen(looks: NDArray[np.integer[Any]], random: Random) -> int:
    if random.random() < CURIOUS:
        (drawn,) = random.choices(range(ACTIONS), looks.tolist())
        return int(drawn)
    return int(looks.argmax())


def _judged(match: Match, seat: int, row: Any) -> Any:
    players, table = match.variant.players, match.tables[row["round"]]
    order = [(seat + k) % players for k in range(players)]
    scores = scoring.score(table)
    row["scores"][:players] = [scores[one].total for one in order]
    paradox = table.outcome.seat if isinstance(table.outcome, Paradox) else None
    row["paradox"][:players] = [one == paradox for one in order]
    row["kept"][:players] = [
        one != paradox and scoring.kept_prediction(table, one, table.won[one]) for one in order
    ]
    row["share"][:players] = [(one in match.winners) / len(match.winners) for one in order]
    return row


def matches(
    seconds: float = FOREVER,
    count: int | None = None,
    *,
    worlds: int,
    guided: bool,
    boards: list[str],
    seed: int,
) -> Iterator[Rows]:
    """Matches at every number of players in their turns; without worlds by instinct alone."""
    at, think = 0, thinking(worlds, guided)
    end = FOREVER
    while time.monotonic() < end and at != count:
        players, board = TURNS[at % len(TURNS)], boards[at // len(TURNS) % len(boards)]
        if worlds:
            yield match_of(players, board, think, seed * 1_000_003 + at)
        else:
            yield match_by_instinct(players, board, derived_random(seed, at))
        at += 1
        # The clock runs from the first match on: before it, code may have to be compiled.
        end = min(end, time.monotonic() + seconds)
