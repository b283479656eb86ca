"""`careful`: the baseline bot. Counts spaces and cards, a little probability, no search.

Sums and powers are written out, because those of the system's mathematical library and of
different versions of Python differ in the last digit: a bot answers the same on every machine.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb
from random import Random

from purradox.bots.api import Named
from purradox.rules import TRUMP, Cell, Choice, Colour, Discard, Play, PlayerView, Predict, Trick

# All of these were found by playing thousands of rounds. What things are worth, in points:
PARADOX = 30.0
CERTAIN_PARADOX = 1000.0
BONUS = 3.8
NEIGHBOUR = 0.3
FREE_NEIGHBOUR = 0.12
# How often a card that could be played is, how often one that could beat mine does, or trumps it:
PLAYED = 0.88
BEATEN = 0.35
TRUMPED = 0.2
# Tricks of a hand's fair share that an early end takes away:
UNPLAYED = 0.37
# How often a player can decide who wins a trick:
TRICK_CONTROL = 0.64

Distribution = tuple[float, ...]
"""The chance of 0, of 1, of 2, …"""


class CarefulBot(Named):
    """Shuns a paradox first, then plays to its prediction, then keeps its tokens together."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: PlayerView) -> Choice:
        heuristic, draw = CarefulHeuristic(view), self.random.random
        ranked = [(round(heuristic.worth(move), 6), draw(), move) for move in view.legal]
        return max(ranked, key=lambda rank: rank[:2])[2]


class CarefulHeuristic:
    """What a seat makes of its view: the worth of each move."""

    def __init__(self, view: PlayerView) -> None:
        self.view, self.table, self.variant = view, view.table, view.table.variant
        self.lost = self.table.lost[view.seat]
        self.held = Counter(view.hand)
        rows = [(colour, self.table.board.row(colour)) for colour in Colour]
        numbers = range(1, self.variant.numbers + 1)
        self.free = {n: [colour for colour, row in rows if row[n - 1] is None] for n in numbers}
        unseen = {n: self.variant.copies - len(Colour) + len(self.free[n]) for n in numbers}
        for number in (*view.hand, *([view.discard] if view.discard else [])):
            unseen[number] -= 1
        self.unseen = {number: max(0, left) for number, left in unseen.items()}
        self.hidden = max(1, sum(self.unseen.values()))
        others = [lost for seat, lost in enumerate(self.table.lost) if seat != view.seat]
        self.rivals = {colour: sum(colour not in lost for lost in others) for colour in Colour}
        self.left = self.variant.tricks - len(self.table.tricks)
        plays = len(others) * self.left - len(self.table.trick.plays)
        self.place_rate = min(1.0, PLAYED * plays / self.hidden)
        self.other_numbers: dict[tuple[int, frozenset[Colour]], Distribution] = {}
        self.bonus_chances = self.bonus_after(1), self.bonus_after(0)

    def worth(self, move: Choice) -> float:
        match move:
            case Discard(_, number):
                now, then = (self.placed(number, self.held[number] - less) for less in (0, 1))
                return mean(then) - mean(now)
            case Predict(_, tricks):
                return -abs(tricks - self.expected_tricks())
            case Play(_, cell):
                trick = self.trick_worth() * self.win_chance(cell)
                return trick + self.neighbour_worth(cell) - self.paradox_cost(cell)

    def expected_tricks(self) -> float:
        """How many tricks the hand is good for: a fair share, and more for high cards."""
        middle = (self.variant.numbers + 1) / 2
        high = sum(number - middle for number in self.view.hand) / self.variant.numbers
        return self.variant.tricks / self.variant.players + high - UNPLAYED

    def paradox_cost(self, cell: Cell) -> float:
        """In points, the risk of a paradox: that fewer of my cards find a space than must."""
        led, must = self.table.trick.led, self.left - 1
        closed = self.lost if led in (None, cell.colour) else self.lost | {led}
        rest = self.other_numbers.get((cell.number, closed))
        if rest is None:
            rest = (1.0,)
            for number, copies in self.held.items():
                if number != cell.number:
                    rest = sum_of(rest, self.placed(number, copies, closed))
            self.other_numbers[cell.number, closed] = rest
        copies = self.held[cell.number] - 1
        chances = sum_of(rest, self.placed(cell.number, copies, closed, cell.colour))
        if len(chances) <= must:
            return CERTAIN_PARADOX
        return PARADOX * total(chances[:must])

    def placed(
        self,
        number: int,
        copies: int,
        closed: frozenset[Colour] = frozenset(),
        taken: Colour | None = None,
    ) -> Distribution:
        """How many copies of a number will find a space in the colours not closed to me."""
        free = [colour for colour in self.free[number] if colour is not taken]
        mine = [colour for colour in free if colour not in closed]
        everywhere = sum(self.rivals[colour] for colour in free)
        here = sum(self.rivals[colour] for colour in mine)
        coming = round(self.place_rate * here / everywhere, 2) if everywhere else 0.0
        return placing(copies, len(mine), self.unseen[number], coming)

    def bonus_after(self, won: int) -> float:
        """The chance of the bonus after winning, or not winning, this trick."""
        predicted = self.table.predictions[self.view.seat]
        aim = self.variant.bonus_up_to if predicted is None else predicted
        need = (aim or 0) - self.table.won[self.view.seat] - won
        return bonus_chance(need, self.left - 1, self.variant.players, predicted is not None)

    def trick_worth(self) -> float:
        """What winning this trick is worth: its point, and what it does for the bonus."""
        win, lose = self.bonus_chances
        return 1 + BONUS * (win - lose)

    def win_chance(self, cell: Cell) -> float:
        """The chance to win this trick with that card."""
        trick, seat, lost = self.table.trick, self.view.seat, self.table.lost
        tried = Trick((*trick.plays, Play(seat, cell)))
        if tried.winner != seat:
            return 0.0
        led = tried.plays[0].cell.colour
        higher = sum(
            self.unseen[number]
            for number in range(cell.number + 1, self.variant.numbers + 1)
            if cell.colour in self.free[number]
        )
        missing = max(0.0, 1 - len(self.view.hand) / self.hidden)
        chance = 1.0
        for turn in range(len(tried.plays), self.variant.players):
            later = lost[(self.table.leader + turn) % self.variant.players]
            if cell.colour not in later:
                chance *= 1 - BEATEN * (1 - power(missing, higher))
            if cell.colour is not TRUMP and TRUMP not in later:
                chance *= 1 - TRUMPED * (2 if led in later else 1)
        return chance

    def neighbour_worth(self, cell: Cell) -> float:
        """What the neighbours of a space are worth: my tokens, and room for more of them."""
        worth = 0.0
        for beside in self.variant.layout.neighbours[cell]:
            if beside.number <= self.variant.numbers:
                owner = self.table.board[beside]
                worth += NEIGHBOUR if owner == self.view.seat else 0.0
                worth += FREE_NEIGHBOUR if owner is None else 0.0
        return worth * max(self.bonus_chances)


def power(base: float, exponent: int) -> float:
    product = 1.0
    for _ in range(exponent):
        product *= base
    return product


def total(values: Iterable[float]) -> float:
    added = 0.0
    for value in values:
        added += value
    return added


@lru_cache(maxsize=100_000)
def placing(copies: int, spaces: int, rivals: int, coming: float) -> Distribution:
    """How many of my copies of a number find a space.

    A race: each rival copy comes for these spaces with the given chance, and those that come
    are placed among mine in random order until the spaces are full.
    """
    placed = [0.0] * (min(copies, spaces) + 1)
    for came in range(rivals + 1):
        chance = comb(rivals, came) * power(coming, came) * power(1 - coming, rivals - came)
        filled = min(spaces, copies + came)
        ways = comb(copies + came, filled)
        for mine in range(max(0, filled - came), min(copies, filled) + 1):
            placed[mine] += chance * comb(copies, mine) * comb(came, filled - mine) / ways
    return tuple(placed)


def sum_of(some: Distribution, more: Distribution) -> Distribution:
    """The distribution of the sum of two independent counts."""
    sums = [0.0] * (len(some) + len(more) - 1)
    for i, first in enumerate(some):
        for j, second in enumerate(more):
            sums[i + j] += first * second
    return tuple(sums)


def mean(chances: Distribution) -> float:
    return total(count * chance for count, chance in enumerate(chances))


@lru_cache(maxsize=10_000)
def bonus_chance(need: int, left: int, players: int, exactly: bool) -> float:
    """The chance to win just the tricks still needed, or at most those, of the tricks left."""
    if need < 0 or (exactly and need > left):
        return 0.0
    if not left:
        return 1.0
    win = bonus_chance(need - 1, left - 1, players, exactly)
    lose = bonus_chance(need, left - 1, players, exactly)
    drift = (win + lose * (players - 1)) / players
    return TRICK_CONTROL * max(win, lose) + (1 - TRICK_CONTROL) * drift
