"""What a careful player thinks before a move: counting, a little probability, no search."""

from collections import Counter

from purradox.bots.chances import Chances, added, hitting, mean, placing, power, total
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


class Thought:
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
        self.rush = min(1.0, PLAYED * plays / self.hidden)
        self.rest: dict[tuple[int, frozenset[Colour]], Chances] = {}
        self.hopes = self.hope(1), self.hope(0)

    def worth(self, move: Choice) -> float:
        match move:
            case Discard(_, number):
                now, then = (self.placed(number, self.held[number] - less) for less in (0, 1))
                return mean(then) - mean(now)
            case Predict(_, tricks):
                return -abs(tricks - self.strength())
            case Play(_, cell):
                return self.wish() * self.winning(cell) + self.company(cell) - self.danger(cell)

    def strength(self) -> float:
        """How many tricks the hand is good for: a fair share, and more for high cards."""
        middle = (self.variant.numbers + 1) / 2
        high = sum(number - middle for number in self.view.hand) / self.variant.numbers
        return self.variant.tricks / self.variant.players + high - UNPLAYED

    def danger(self, cell: Cell) -> float:
        """The chance of a paradox later on: that fewer of my cards find a space than must."""
        led, must = self.table.trick.led, self.left - 1
        closed = self.lost if led in (None, cell.colour) else self.lost | {led}
        rest = self.rest.get((cell.number, closed))
        if rest is None:
            rest = (1.0,)
            for number, copies in self.held.items():
                if number != cell.number:
                    rest = added(rest, self.placed(number, copies, closed))
            self.rest[cell.number, closed] = rest
        copies = self.held[cell.number] - 1
        chances = added(rest, self.placed(cell.number, copies, closed, cell.colour))
        if len(chances) <= must:
            return CERTAIN_PARADOX
        return PARADOX * total(chances[:must])

    def placed(
        self,
        number: int,
        copies: int,
        closed: frozenset[Colour] = frozenset(),
        taken: Colour | None = None,
    ) -> Chances:
        """How many copies of a number will find a space in the colours not closed to me."""
        free = [colour for colour in self.free[number] if colour is not taken]
        mine = [colour for colour in free if colour not in closed]
        everywhere = sum(self.rivals[colour] for colour in free)
        here = sum(self.rivals[colour] for colour in mine)
        coming = round(self.rush * here / everywhere, 2) if everywhere else 0.0
        return placing(copies, len(mine), self.unseen[number], coming)

    def hope(self, won: int) -> float:
        """The chance of the bonus after winning, or not winning, this trick."""
        predicted = self.table.predictions[self.view.seat]
        aim = self.variant.bonus_up_to if predicted is None else predicted
        need = (aim or 0) - self.table.won[self.view.seat] - won
        return hitting(need, self.left - 1, self.variant.players, predicted is not None)

    def wish(self) -> float:
        """What winning this trick is worth: its point, and what it does for the bonus."""
        win, lose = self.hopes
        return 1 + BONUS * (win - lose)

    def winning(self, cell: Cell) -> float:
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

    def company(self, cell: Cell) -> float:
        """What the neighbours of a space are worth: my tokens, and room for more of them."""
        worth = 0.0
        for beside in self.variant.layout.neighbours[cell]:
            if beside.number <= self.variant.numbers:
                owner = self.table.board[beside]
                worth += NEIGHBOUR if owner == self.view.seat else 0.0
                worth += FREE_NEIGHBOUR if owner is None else 0.0
        return worth * max(self.hopes)
