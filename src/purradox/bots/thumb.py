"""A bot that follows the printed page of docs/strategy.md, line by line, and knows nothing else."""

from collections import Counter
from random import Random
from typing import NamedTuple

from purradox.bots.api import Named
from purradox.rules import Choice, Discard, Play, PlayerView, Predict
from purradox.rules.cards import COLOURS, TRUMP, Cell, without

HIGH = 2
"""The highest numbers of a setup that count as high."""
LEVELS = {3: {0: 1, 2: 3, 5: 4}, 4: {0: 1, 3: 2}, 5: {0: 1, 3: 2}}
"""From how many high cards on one predicts how many tricks, by the number of players."""


class ThumbBot(Named):
    """Rules of thumb: set aside what one has most of, keep cards safe, then mind the trick."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: PlayerView) -> Choice:
        ranked = [(rank(view, move), self.random.random(), move) for move in view.legal]
        return max(ranked, key=lambda one: one[:2])[2]


class PlayRank(NamedTuple):
    """What counts in a play, the first first; more is better."""

    without_space: int
    safe: int
    spaces: int
    trick: bool
    beside: int


def rank(view: PlayerView, move: Choice) -> tuple[float, ...]:
    """What the page says of a move: the highest is chosen."""
    match move:
        case Discard(_, number):
            return (view.hand.count(number),)
        case Predict(_, tricks):
            return (tricks == _predicted(view),)
        case Play():
            return play_rank(view, move)


def _predicted(view: PlayerView) -> int:
    setup = view.table.variant
    high = sum(number > setup.numbers - HIGH for number in view.hand)
    levels = LEVELS[setup.players]
    return levels[max(least for least in levels if least <= high)]


def play_rank(view: PlayerView, play: Play) -> PlayRank:
    """What it leaves of the hand, whether the trick goes well, and the own neighbours."""
    table, cell = view.table, play.cell
    board, given_up = table.board, {table.trick.led} - {None, cell.colour}
    colours = [one for one in COLOURS if one not in table.lost[view.seat] | given_up]
    stranded = safe = spaces = 0
    for number, copies in Counter(without(view.hand, cell.number)).items():
        row = [Cell(colour, number) for colour in colours]
        free = sum(board[space] is None and space != cell for space in row)
        spaces += free
        stranded += max(0, copies - free)
        safe += copies if free >= copies + _unseen(view, number) else 0
    beside = table.variant.layout.neighbours[cell]
    return PlayRank(
        without_space=-max(0, stranded - 1),  # the last card is never played
        safe=safe,
        spaces=spaces,
        trick=_wins(view, cell) == _wants_a_trick(view),
        beside=sum(one.number <= board.numbers and board[one] == view.seat for one in beside),
    )


def _unseen(view: PlayerView, number: int) -> int:
    """Cards of this number that others hold or have set aside."""
    on_the_board = sum(view.table.board[Cell(colour, number)] is not None for colour in COLOURS)
    mine = view.hand.count(number) + (view.discard == number)
    return view.table.variant.copies - mine - on_the_board


def _wants_a_trick(view: PlayerView) -> bool:
    table = view.table
    wanted = table.predictions[view.seat] or table.variant.bonus_up_to or 0
    return table.won[view.seat] < wanted


def _wins(view: PlayerView, cell: Cell) -> bool:
    """Whether it beats what lies in the trick; a lead does when it is red or of a high number."""
    trick = view.table.trick
    if not trick.plays:
        return cell.colour is TRUMP or cell.number > view.table.variant.numbers - HIGH
    return _strength(cell, trick.led) > max(_strength(one.cell, trick.led) for one in trick.plays)


def _strength(cell: Cell, led: object) -> tuple[bool, bool, int]:
    return cell.colour is TRUMP, cell.colour is led, cell.number
