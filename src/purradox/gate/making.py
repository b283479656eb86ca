"""Makes the perft files anew: `python -m purradox.gate.making FOLDER`, some minutes of counting.

The kernel only helps to find positions; the readable engine plays them, and counts.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import purradox.kernel
from purradox.gate.lockstep import POLICIES, any_layout, stacked
from purradox.gate.pair import Pair
from purradox.gate.perft import counted
from purradox.rules import (
    PLAYERS,
    TRUMP,
    Completed,
    Deal,
    Phase,
    Play,
    Round,
    Variant,
    shuffled,
    variant,
)

HEAD = """\
# Leaf counts with {players} players, all of them made by the readable engine.
# It counts those before the bar again in every run. Those behind the bar it counted once, when
# this file was made; a run asks the kernel alone for them. perft.py explains the format.
"""
Wanted = Callable[[list[Round]], Round | None]
Dealer = Callable[[Variant, Random], Deal]


def positions(players: int, random: Random) -> Iterator[tuple[str, Round]]:
    """A set of positions for a player count, on both printed boards, and one on another."""
    for board in ("white", "violet"):
        setup = variant(players, board)
        for name, policy, dealer, wanted in WANTED:
            if (name in NEUTRAL) <= (players == 2) and (name in PREDICTED) <= (players > 2):
                yield f"{board}, {name}", found(setup, policy, dealer, wanted, random)
    setup = variant(players, any_layout(players, random))
    yield "a board of one's own", found(setup, "random", shuffled, amid(1, 1), random)
    yield "over", found(setup, "random", shuffled, lambda line: line[-1], random)


def found(setup: Variant, policy: str, dealer: Dealer, wanted: Wanted, random: Random) -> Round:
    """Play rounds until one of them has a position that is wanted."""
    while True:
        line = played(setup, policy, dealer(setup, random), random)
        if one := wanted(line):
            return one


def played(setup: Variant, policy: str, deal: Deal, random: Random) -> list[Round]:
    """Every position of a round under a policy of the lockstep."""
    one = Round.start(setup, random.randrange(setup.players), deal)
    pair = Pair(purradox.kernel, one, purradox.kernel.pack(one))
    line = [one]
    while legal := pair.legal:
        pair.apply(POLICIES[policy](pair, legal, random))
        line.append(pair.round)
    return line


def first(condition: Callable[[Round], bool]) -> Wanted:
    return lambda line: next(filter(condition, line), None)


def last(condition: Callable[[Round], bool]) -> Wanted:
    return lambda line: next(filter(condition, reversed(line)), None)


def amid(tricks: int, plays: int) -> Wanted:
    """After so many tricks and plays."""
    return first(
        lambda one: (
            len(one.table.tricks) == tricks
            and len(one.table.trick.plays) == plays
            and one.table.outcome is None
        )
    )


def before_the_end(tricks: int) -> Wanted:
    """So many tricks before the end of a round that was completed."""

    def wanted(line: list[Round]) -> Round | None:
        players = line[0].table.variant.players
        completed = isinstance(line[-1].table.outcome, Completed)
        return line[-1 - tricks * players] if completed else None

    return wanted


def leads(one: Round) -> bool:
    return one.table.phase is Phase.PLAY and not one.table.trick.plays


def closed(one: Round) -> bool:
    """A lead in the third trick or later with red still closed."""
    return leads(one) and len(one.table.tricks) >= 2 and not one.table.red_is_open


def excepted(one: Round) -> bool:
    """A lead that can only be red, before red is open."""
    return closed(one) and all(
        isinstance(move, Play) and move.cell.colour is TRUMP
        for move in one.view(one.table.leader).legal
    )


def one_number(setup: Variant, random: Random) -> Deal:
    """Three cards of one number are turned up."""
    return next(deal for deal in _stacked(setup, random) if len(set(deal.revealed)) == 1)


def two_numbers(setup: Variant, random: Random) -> Deal:
    """Two cards of one number are turned up, and one of another."""
    return next(deal for deal in _stacked(setup, random) if len(set(deal.revealed)) == 2)


def _stacked(setup: Variant, random: Random) -> Iterator[Deal]:
    while True:
        yield stacked(setup, random)


WANTED: tuple[tuple[str, str, Dealer, Wanted], ...] = (
    ("just dealt", "random", shuffled, first(lambda _one: True)),
    ("before the predictions", "random", stacked, first(lambda one: all(one.table.discarded))),
    ("the first lead", "random", shuffled, first(leads)),
    ("hands of few numbers", "random", stacked, first(leads)),
    ("red closed", "shunning red", shuffled, last(closed)),
    ("red led by exception", "shunning red", stacked, first(excepted)),
    ("amid the second trick", "fond of red", shuffled, amid(1, 1)),
    ("colours lost", "not following", shuffled, amid(3, 0)),
    ("three tricks to go", "wary", shuffled, before_the_end(3)),
    ("two tricks to go", "wary", shuffled, before_the_end(2)),
    ("the last trick", "wary", stacked, before_the_end(1)),
    ("three neutral tokens on one number", "wary", one_number, first(leads)),
    ("two neutral tokens on one number", "wary", two_numbers, amid(1, 1)),
)
NEUTRAL = {"three neutral tokens on one number", "two neutral tokens on one number"}
PREDICTED = {"before the predictions"}


def made(players: int) -> str:
    """The file of a player count."""
    lines = [HEAD.format(players=players)]
    lines += [f"# {name}\n{counted(one)}\n" for name, one in positions(players, Random(players))]
    return "\n".join(lines)


def main(folder: Path) -> None:
    """Write a file for each player count."""
    with ProcessPoolExecutor() as pool:
        for players, text in zip(PLAYERS, pool.map(made, PLAYERS), strict=True):
            (folder / f"{players}-players.perft").write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
