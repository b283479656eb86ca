"""Many tables of one variant played at once with plain array operations.

The same code runs on NumPy, where the tests hold it to the rules, and on PyTorch, where it trains.
All tables start a round together; one that has ended waits for the others.
"""

from typing import Any

import numpy as np

from purradox.observation import AHEAD, MOST_TRICKS, PLANE, SEATS
from purradox.rules import Variant
from purradox.rules.actions import DISCARDS, PLAYS, PREDICTIONS, action_of
from purradox.rules.moves import Play

Array = Any
NUMBERS, COLOURS, COPIES = 9, 4, 5
DISCARDING, PREDICTING, PLAYING, OVER = range(4)
RED, BLUE, YELLOW, GREEN = range(4)
NEUTRAL = 9
"""The owner of neutral tokens; seats are 1 and up, and 0 is a free space."""


class Tables:
    """`count` tables; `arrays` is the module `numpy` or `torch`."""

    def __init__(self, variant: Variant, count: int, arrays: Any = np, **where: Any) -> None:
        self.variant, self.count, self.arrays, self.where = variant, count, arrays, where
        self.players = variant.players
        self.rows = self._arange(count)
        self.seats = self._arange(self.players)
        self.spaces = self._arange(PLANE)
        self.number_of = self.spaces // COLOURS
        self.colour_of = self.spaces % COLOURS
        self.in_play = self.number_of < variant.numbers
        beside = np.zeros((PLANE, PLANE), np.float32)
        for cell, others in variant.layout.neighbours.items():
            for other in others:
                if max(cell.number, other.number) <= variant.numbers:
                    beside[action_of(Play(0, cell)), action_of(Play(0, other))] = 1
        self.beside = self._array(beside)
        deck = [n for n in range(variant.numbers) for _ in range(variant.copies)]
        self.deck = self._array(np.array(deck))
        allowed = np.zeros(PREDICTIONS, bool)
        allowed[[tricks - 1 for tricks in variant.predictions]] = True
        self.allowed = self._array(allowed)[None]
        # What is made here is not made again at each step: a recorded step may not make anything.
        self.ranges = {size: self._arange(size) for size in (4, COPIES, MOST_TRICKS, NUMBERS)}
        self.bounds = self._array(np.array(AHEAD))
        missing = SEATS - self.players
        widths = (1, COLOURS, PREDICTIONS, MOST_TRICKS, PLANE)
        self.missing = {width: self._none(missing * width) for width in widths}
        self.nothing = {width: self._none(width) for width in (3, 15)}
        self.how_many = self._zeros(count) + self.players - 2
        self.new_match()

    def _array(self, content: Any) -> Array:
        return self.arrays.asarray(content, **self.where)

    def _arange(self, end: int) -> Array:
        return self._array(np.arange(end))

    def _zeros(self, *shape: int) -> Array:
        return self._array(np.zeros(shape, np.int64))

    def _where(self, mask: Array, then: Any, otherwise: Any) -> Array:
        return self.arrays.where(mask, then, otherwise)

    def _none(self, width: int) -> Array:
        """Bits that nobody sets."""
        return self._zeros(self.count, width) != 0

    # Dealing.

    def new_match(self) -> None:
        self.totals = self._zeros(self.count, self.players)
        self.round = self._zeros(self.count)

    def deal(self, keys: Array) -> None:
        """Start a round; the order of `keys`, one for each card of the deck, is the shuffle."""
        setup, count, players = self.variant, self.count, self.players
        cards = self.deck[keys.argsort(-1)]
        numbers = self._arange(NUMBERS)
        hands = cards[:, : players * setup.dealt].reshape(count, players, setup.dealt)
        self.hands = (hands[..., None] == numbers).sum(-2)
        self.token = self._zeros(count, PLANE)
        self.revealed = cards[:, players * setup.dealt :][:, : setup.revealed]
        for at in range(setup.revealed):
            number = self.revealed[:, at]
            space = number * COLOURS + GREEN
            for colour in (YELLOW, BLUE):
                taken = self.token[self.rows, space] != 0
                space = self._where(taken, number * COLOURS + colour, space)
            self.token[self.rows, space] = NEUTRAL
        self.open = self._zeros(count, players, COLOURS) == 0
        self.aside = self._zeros(count, players)
        self.predicted = self._zeros(count, players)
        self.won = self._zeros(count, players)
        self.tricks = self._zeros(count)
        self.trick = self._zeros(count, PLANE) != 0
        self.first = self.round % players
        self.leader = self.first + 0
        self.led = self._zeros(count) - 1
        self.best = self._zeros(count)
        self.best_seat = self._zeros(count)
        self.played = self._zeros(count)
        self.phase = self._zeros(count)
        self.seat = self._zeros(count)
        self.paradox = self._zeros(count) - 1

    # Choosing.

    def declarable(self, seat: Array) -> Array:
        """Free spaces for cards in the hand, in colours that are not lost (R4.1)."""
        held = self.hands[self.rows, seat][:, self.number_of] > 0
        colours = self.open[self.rows, seat][:, self.colour_of]
        return held & colours & (self.token == 0) & self.in_play

    def legal(self) -> Array:
        """The legal actions of the seat to act, by id."""
        spaces = self.declarable(self.seat)
        red = self.colour_of == RED
        closed = (self.played == 0) & ~((self.token > 0) & red).any(-1)
        others = spaces & ~red
        exception = ~others.any(-1)
        plays = self._where((closed & ~exception)[:, None], others, spaces)
        discards = self.hands[self.rows, self.seat] > 0
        phase = self.phase[:, None]
        return self.arrays.concatenate(
            [
                plays & (phase == PLAYING),
                discards & (phase == DISCARDING),
                self.allowed & (phase == PREDICTING),
            ],
            -1,
        )

    def step(self, action: Array) -> None:
        """One action at each table; those whose round is over take no notice."""
        phase = self.phase
        self._discard(action, phase == DISCARDING)
        self._predict(action, phase == PREDICTING)
        self._play(action, phase == PLAYING)

    def _next(self, mask: Array, last: Array, phase: Array, start: Array) -> None:
        """The seat to the left, or the next phase after the last seat."""
        self.phase = self._where(mask & last, phase, self.phase)
        left = (self.seat + 1) % self.players
        self.seat = self._where(mask, self._where(last, start, left), self.seat)

    def _discard(self, action: Array, mask: Array) -> None:
        number = self._where(mask, action - PLAYS, 0)
        rows, seat = self.rows, self.seat
        self.hands[rows, seat, number] = self.hands[rows, seat, number] - mask * 1
        self.aside[rows, seat] = self._where(mask, number + 1, self.aside[rows, seat])
        after = PREDICTING if self.variant.predictions else PLAYING
        self._next(mask, seat == self.players - 1, after, self.first)

    def _predict(self, action: Array, mask: Array) -> None:
        tricks = action - PLAYS - DISCARDS + 1
        rows, seat = self.rows, self.seat
        self.predicted[rows, seat] = self._where(mask, tricks, self.predicted[rows, seat])
        last = (seat + 1) % self.players == self.first
        self._next(mask, last, PLAYING, self.first)

    def _play(self, action: Array, mask: Array) -> None:
        space = self._where(mask, action, 0)
        number, colour = space // COLOURS, space % COLOURS
        rows, seat, players = self.rows, self.seat, self.players
        self.hands[rows, seat, number] = self.hands[rows, seat, number] - mask * 1
        self.token[rows, space] = self._where(mask, seat + 1, self.token[rows, space])
        self.trick[rows, space] = mask | self.trick[rows, space]
        leads = self.played == 0
        self.leader = self._where(mask & leads, seat, self.leader)
        led = self._where(leads, colour, self.led)
        lost = mask & (colour != led)
        at = self._where(lost, led, 0)
        self.open[rows, seat, at] = self.open[rows, seat, at] & ~lost
        counts = (colour == led) | (colour == RED)
        strength = self._where(counts, number + 1 + 16 * (colour == RED), 0)
        better = leads | (strength > self.best)
        self.best = self._where(mask & better, strength, self.best)
        self.best_seat = self._where(mask & better, seat, self.best_seat)
        self.led = self._where(mask, led, self.led)
        self.played = self.played + mask * 1
        done = mask & (self.played == players)
        winner = self.best_seat
        self.won[rows, winner] = self.won[rows, winner] + done * 1
        self.tricks = self.tricks + done * 1
        self.played = self._where(done, 0, self.played)
        self.led = self._where(done, -1, self.led)
        self.leader = self._where(done, winner, self.leader)
        self.trick = self.trick & ~done[:, None]
        left = self._where(done, winner, (seat + 1) % players)
        self.seat = self._where(mask, left, seat)
        over = done & (self.tricks == self.variant.tricks)
        stuck = mask & ~over & ~self.declarable(self.seat).any(-1)
        self.paradox = self._where(stuck, self.seat, self.paradox)
        self.phase = self._where(over | stuck, OVER, self.phase)

    # Scoring.

    def kept(self) -> Array:
        """Whether each seat earns its bonus (R6.2)."""
        most = self.variant.bonus_up_to
        return self.won == self.predicted if most is None else self.won <= most

    def groups(self) -> Array:
        """The size of each seat's largest group (R6.2): labels spread to neighbours."""
        mine = self.token[:, None, :] == (self.seats + 1)[None, :, None]
        label = self._where(mine, self.spaces + 1, 0)
        joined = self.beside > 0
        for _ in range(MOST_TRICKS):
            spread = self._where(joined[None, None], label[..., None, :], 0).max(-1)
            spread = getattr(spread, "values", spread)
            label = self._where(mine & (spread > label), spread, label)
        same = (label[..., None, :] == label[..., :, None]).sum(-1)
        largest = self._where(mine, same, 0).max(-1)
        return getattr(largest, "values", largest)

    def scores(self) -> Array:
        """Each seat's score of a round that is over (R6.1 to R6.3)."""
        caused = self.paradox[:, None] == self.seats
        bonus = self._where(self.kept(), self.groups(), 0)
        return self._where(caused, -self.won, self.won + bonus)

    def finish_round(self) -> Array:
        scores = self.scores()
        self.totals = self.totals + scores
        self.round = self.round + 1
        return scores

    def shares(self, last: Array) -> Array:
        """Each seat's share of the win after the last round, whose scores are given (R6.4)."""
        worth = self.totals * 1000 + last
        top = worth.max(-1)
        best = worth == getattr(top, "values", top)[:, None]
        return best / best.sum(-1)[:, None]

    # Seeing.

    def observe(self) -> Array:
        """The observation of the seat to act, bit by bit, as `purradox.rl.encode` has it."""
        rows, players = self.rows, self.players
        order = (self.seat[:, None] + self.seats) % players
        each = rows[:, None]

        def padded(bits: Array, width: int) -> Array:
            """Bits of each seat in turn, with nothing for seats that are not there."""
            flat = bits.reshape(self.count, -1)
            return self.arrays.concatenate([flat, self.missing[width]], -1)

        def upto(values: Array, most: int) -> Array:
            return values[..., None] > self.ranges[most]

        def one_hot(values: Array, size: int) -> Array:
            return values[..., None] == self.ranges[size]

        tokens = self.token[:, None, :] == (order + 1)[..., None]
        mine = tokens[:, 0]
        beside = ((mine * 1.0) @ (self.beside * 1.0)) > 0
        totals = self.totals[each, order]
        lead = totals[:, :1] - totals[:, 1:]
        ahead = lead[..., None] >= self.bounds
        over = self.phase == OVER
        predicted = self.predicted[each, order]
        parts = [
            padded(tokens, PLANE),
            self.token == NEUTRAL,
            self.trick,
            beside & (self.token == 0) & self.in_play,
            padded(ahead, len(AHEAD)),
            upto(self.hands[rows, self.seat], COPIES).reshape(self.count, -1),
            one_hot(self.aside[rows, self.seat] - 1, DISCARDS),
            padded(self.aside[each, order] > 0, 1),
            padded(order == self.leader[:, None], 1),
            padded(self.open[each, order], COLOURS),
            padded(one_hot(predicted - 1, PREDICTIONS), PREDICTIONS),
            padded((order == self.seat[:, None]) & ~over[:, None], 1),
            one_hot(self.led, COLOURS),
            upto(self.tricks, MOST_TRICKS),
            one_hot(self.phase, 4),
            self.nothing[3],
            padded(upto(self.won[each, order], MOST_TRICKS), MOST_TRICKS),
            one_hot(self.how_many, 4),
            one_hot(self.round, SEATS),
            self.nothing[15],
        ]
        return self.arrays.concatenate(parts, -1)
