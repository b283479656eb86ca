"""Matches to learn from: what was seen, how good each move seemed, and the outcome."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from random import Random
from typing import Any, NamedTuple

import numpy as np

from purradox.bots import bot_maker
from purradox.bots.forfeit import attended
from purradox.bots.match_runner import derived_random
from purradox.kernel.types import Reals
from purradox.rl.encode import encode
from purradox.rules import Match, Paradox, PlayerView, Round, scoring, shuffled, variant
from purradox.rules.actions import ACTIONS, DISCARDS, action_of, move_of
from purradox.search import Budget, evaluate, precompile
from purradox.training.rows import ROW, Rows

FOREVER = float("inf")
EXPLORATION = 0.05
"""How often a move is drawn by the policy, so that more of the game is seen."""


Policy = Callable[[PlayerView], Reals]
"""How good each move of a view seems, as probabilities by action."""
Teacher = Callable[[Random], AbstractContextManager[Policy]]
"""For the time of a match."""


def search_teacher(simulations: int) -> Teacher:
    """The search, as far as it can tell moves apart."""

    def teacher(random: Random) -> AbstractContextManager[Policy]:
        budget = Budget(simulations)
        return nullcontext(lambda view: evaluate(view, budget, random.getrandbits(64)).policy)

    return teacher


def bot_teacher(spec: str) -> Teacher:
    """A bot, which is sure of what it chooses."""
    make = bot_maker(spec)

    @contextmanager
    def teacher(random: Random) -> Iterator[Policy]:
        bot = make(random)
        with attended([bot]):
            yield lambda view: np.eye(ACTIONS)[action_of(bot.choose(view))]

    return teacher


def match_of(players: int, board: str, teacher: Teacher, seed: int) -> Rows:
    """One match of a teacher against itself; only real choices are kept."""
    random, setup = derived_random(seed, players), variant(players, board)
    match = Match(setup)
    rows: list[Any] = []
    with teacher(random) as policy_of:
        while not match.over:
            if match.needs_deal:
                match = match.apply(shuffled(setup, random))
                continue
            view = match.view(match.to_act[0])
            if len(view.legal) == 1:
                match = match.apply(view.legal[0])
                continue
            policy = policy_of(view)
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


class SelfPlay(NamedTuple):
    """Who plays: a bot or, without one, the search; and the players and boards in their turns."""

    bot: str
    simulations: int
    players: Sequence[int]
    boards: Sequence[str]


def matches(
    play: SelfPlay, seed: int, seconds: float = FOREVER, count: int | None = None
) -> Iterator[Rows]:
    """Matches for so long, or so many of them."""
    at = 0
    precompile()
    teacher = bot_teacher(play.bot) if play.bot else search_teacher(play.simulations)
    end = FOREVER
    while time.monotonic() < end and at != count:
        turn, rest = at % len(play.players), at // len(play.players)
        players, board = play.players[turn], play.boards[rest % len(play.boards)]
        yield match_of(players, board, teacher, seed * 1_000_003 + at)
        at += 1
        # The clock runs from the first match on: before it, code may have to be compiled.
        end = min(end, time.monotonic() + seconds)
