"""Are the deals that the search samples possible? Each is replayed through the readable rules.

    python -m benchmarks.soak_deals [--deals 100000] [--players 2 3 4 5] [--seed 1]

Bots that play at random and carefully make the positions, so that rare ones are among them. In each
of them deals are drawn: from the posterior that the search takes, and from particles, which it
takes where deals are many. A deal is possible if the rules let the seat see just what it saw. So
many deals at every number of players and on every board.
"""

import argparse
from collections.abc import Iterator
from itertools import count

from purradox.bots import make_bot, play_match
from purradox.bots.match_runner import derived_random
from purradox.bots.neural.opinion import opinion
from purradox.kernel import unpack
from purradox.kernel.types import States
from purradox.rules import PLAYERS, IllegalMove, Match, PlayerView, variant
from purradox.search.decision import decision_of, memory_for
from purradox.search.posterior import SampledPosterior, posterior_of

BOARDS = "white", "violet"
BOTS = "careful", "random"
DRAWN = 64
"""Deals of each kind in each position."""


def views(players: int, board: str, seed: int) -> Iterator[PlayerView]:
    """What seats see before their decisions, match after match."""
    for number in count():
        randoms = [derived_random(seed, players, number, seat) for seat in range(players + 1)]
        chairs = [make_bot(BOTS[(seat + number) % 2], randoms[seat]) for seat in range(players)]
        seen: list[PlayerView] = []

        def watch(before: Match, _: Match, seen: list[PlayerView] = seen) -> None:
            seen.extend(before.view(seat) for seat in before.to_act)

        play_match(variant(players, board), chairs, randoms[-1], watch=watch)
        yield from seen


def drawn(view: PlayerView, seed: int) -> Iterator[States]:
    """Deals of both kinds."""
    decision = decision_of(view)
    parts = view, opinion(view).cards, decision, memory_for(decision.network), seed
    for posterior in (posterior_of(*parts), SampledPosterior(*parts)):
        posterior.burn_in(1, lambda: True)
        yield posterior.draw(0, DRAWN).states


def impossible(view: PlayerView, deals: States) -> int:
    """In how many deals the seat would have seen something else."""
    wrong = 0
    for state in deals:
        try:
            seen = unpack(state, view.table.variant).view(view.seat)
        except IllegalMove:
            wrong += 1
            continue
        same = (seen.table, seen.hand, seen.discard) == (view.table, view.hand, view.discard)
        wrong += not same
    return wrong


def soaked(players: int, board: str, deals: int, seed: int) -> tuple[int, int]:
    """How many deals were replayed, and how many of them cannot be."""
    replayed = wrong = 0
    for view in views(players, board, seed):
        for states in drawn(view, seed):
            wrong += impossible(view, states)
            replayed += len(states)
        if replayed >= deals:
            return replayed, wrong
    raise AssertionError("there are always more matches")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--players", type=int, nargs="+", default=list(PLAYERS))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = 0
    for players in asked.players:
        for board in BOARDS:
            replayed, wrong = soaked(players, board, asked.deals, asked.seed)
            found += wrong
            print(f"{players} players, {board}: {wrong} of {replayed} are impossible", flush=True)
    raise SystemExit(found > 0)


if __name__ == "__main__":
    main()
