"""The heuristic policy: a quick value for every legal action, without looking ahead.

It values actions as `careful` does, compiled and with weights of its own for each number of
players: the danger of a paradox as a race for the spaces of each number, the trick by what the
seat still needs, the tokens by their neighbours.
"""

import json
from functools import cache
from importlib.resources import files

import numpy as np

from purradox.kernel.bits import FOUR, GOLDEN, ONE, TWO, ZERO, U, lowest, mix, nibble, popcount
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import Turn, step, turn_of
from purradox.kernel.state import DISCARDING, NO_COLOUR, OVER, PLAYING, SEATS, Setup, State
from purradox.kernel.types import Reals, Word
from purradox.rules.actions import DISCARDS, PLAYS
from purradox.search.race import (
    MOST_COPIES,
    PLACING,
    Entry,
    HeuristicMemory,
    coming,
    count_unseen,
    danger_of,
    race,
    rivals_of,
)

Weights = Reals
"""A row of weights for each seat, or one of them."""

NAMES = (
    "paradox",  # what a paradox costs, in points
    "bonus",  # what a kept prediction is worth
    "neighbour",  # a token beside one of mine
    "free_neighbour",
    "played",  # how often a card that could be played is
    "beaten",  # how often a higher card of the colour is played over mine
    "trumped",
    "unwilling",  # how much less by those who need no more tricks
    "unplayed",  # tricks that an early end takes away from a hand
    "height",  # how much high cards promise tricks
    "save",  # what a high card is worth in the hand of a seat that still needs tricks
    "shed",  # and what it costs one that needs none
)
COUNT = len(NAMES)
(
    _PARADOX,
    _BONUS,
    _NEIGHBOUR,
    _FREE,
    _PLAYED,
    _BEATEN,
    _TRUMPED,
    _UNWILLING,
    _UNPLAYED,
    _HEIGHT,
    _SAVE,
    _SHED,
) = range(COUNT)
STEERING = "steering"
"""How often a seat can decide who wins a trick: the one weight that becomes a table."""
TRICKS = 10
ROW = COUNT + TRICKS * TRICKS
"""A row of weights: the named ones, then the chance to keep a prediction by need and left."""

_CERTAIN = 1000.0


def keep_table(steering: float, players: int, exactly: bool) -> Reals:
    """The chance to win just the tricks needed, or at most those, of the tricks left."""
    table = np.zeros((TRICKS, TRICKS))
    for left in range(TRICKS):
        for need in range(TRICKS):
            if exactly and need > left:
                continue
            if not left:
                table[need, left] = 1.0
                continue
            win = table[need - 1, left - 1] if need else 0.0
            lose = table[need, left - 1]
            drift = (win + lose * (players - 1)) / players
            table[need, left] = steering * max(win, lose) + (1 - steering) * drift
    return table


@compiled
def need_of(setup: Setup, s: State, won: Word, seat: Word) -> int:
    """How many tricks the seat still needs to earn its bonus; negative when it has too many."""
    goal = setup.bonus_up_to
    if setup.predictions != ZERO:
        goal = nibble(s.predicted, seat)
    return int(goal) - int(nibble(won, seat))


@compiled
def keep_chance(row: Weights, need: int, left: int) -> float:
    """The chance to keep a prediction, from the table behind the weights."""
    if need < 0 or left < 0:
        return 0.0
    return float(row[COUNT + need * TRICKS + left])


@compiled
def count_uncovered(setup: Setup, turn: Turn, missing: float, m: HeuristicMemory) -> None:
    """The chance that a rival has no higher card of the colour that could be played."""
    for index in range(U(4)):
        colour = U(index)
        if turn.led != U(NO_COLOUR) and turn.led != colour and colour != ZERO:
            continue  # cannot win
        uncovered = 1.0
        for below in range(setup.numbers):
            action = FOUR * (setup.numbers - ONE - U(below)) + colour
            m.uncovered[action] = uncovered
            if (turn.taken >> action) & ONE == ZERO:
                for _ in range(m.unseen[action >> TWO]):
                    uncovered *= missing


@compiled
def winning(
    setup: Setup, s: State, turn: Turn, action: Word, uncovered: float, row: Weights
) -> float:
    """The chance to win the trick with a play that so likely no card of a rival is above."""
    colour = action & U(3)
    led = colour if turn.led == U(NO_COLOUR) else turn.led
    if colour != led and colour != ZERO:
        return 0.0
    strength = (action >> U(2)) + ONE + (U(colour == ZERO) << FOUR)
    if strength < turn.best >> U(3):
        return 0.0
    beaten = row[_BEATEN] * (1.0 - uncovered)
    chance = 1.0
    seat = turn.seat
    while True:
        seat = seat + ONE if seat + ONE < setup.players else ZERO
        if seat == turn.leader:
            break
        will = 1.0 if need_of(setup, s, turn.won, seat) > 0 else row[_UNWILLING]
        colours = nibble(turn.open, seat)
        if (colours >> colour) & ONE:
            chance *= 1.0 - will * beaten
        if colour != ZERO and colours & ONE:
            easy = 1.0 if (colours >> led) & ONE else 2.0
            chance *= 1.0 - will * easy * row[_TRUMPED]
    return chance


@compiled
def play_values(setup: Setup, s: State, row: Weights, m: HeuristicMemory) -> None:
    """The value of every legal play."""
    turn = turn_of(s)
    seat = turn.seat
    hidden = count_unseen(setup, s, seat, m)
    hand = s.hands[seat]
    players = int(setup.players)
    played = int(s.plays)
    left = int(setup.plays) // players - played // players
    to_come = (players - 1) * left - played % players
    rush = min(1.0, row[_PLAYED] * float(to_come) / float(hidden))
    need = need_of(setup, s, turn.won, seat)
    win, lose = keep_chance(row, need - 1, left - 1), keep_chance(row, need, left - 1)
    wish = 1.0 + row[_BONUS] * (win - lose)
    held = int(setup.dealt) - 1 - played // players
    count_uncovered(setup, turn, max(0.0, 1.0 - float(held) / float(hidden)), m)
    colours = nibble(turn.open, seat)
    follows = turn.led == U(NO_COLOUR) or (colours >> turn.led) & ONE == ZERO
    rivals, spare = rivals_of(setup, s, seat), U(held - left)
    opened = Entry(hand, colours, rivals, rush, spare)
    race(setup, s, opened, ZERO, m)
    closed = opened
    if not follows:
        closed = Entry(hand, colours & ~(ONE << turn.led), rivals, rush, spare)
        race(setup, s, closed, ONE, m)
    legal = s.legal
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        n = action >> TWO
        if follows or action & U(3) == turn.led:
            danger = danger_of(s, opened, action, ZERO, m)
        else:
            danger = danger_of(s, closed, action, ONE, m)
        value = wish * winning(setup, s, turn, action, m.uncovered[action], row)
        value -= _CERTAIN if danger > 0.999999 else row[_PARADOX] * danger
        beside = setup.layout.neighbours[action]
        company = row[_NEIGHBOUR] * float(popcount(beside & s.owned[seat]))
        inside = (ONE << (FOUR * setup.numbers)) - ONE
        company += row[_FREE] * float(popcount(beside & ~s.taken & inside))
        value += company * max(win, lose)
        height = float(n + ONE) / float(setup.numbers)
        value += height * (-row[_SAVE] if need > 0 else row[_SHED])
        m.values[action] = value


@compiled
def discard_values(setup: Setup, s: State, row: Weights, m: HeuristicMemory) -> None:
    """The value of setting each card aside: how much better the others find spaces."""
    seat = U(s.seat)
    hidden = count_unseen(setup, s, seat, m)
    players = int(setup.players)
    rush = min(1.0, row[_PLAYED] * float((players - 1) * (int(setup.plays) // players)) / hidden)
    rivals = rivals_of(setup, s, seat)
    legal = s.legal
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        n = action - U(PLAYS)
        copies = nibble(s.hands[seat], n)
        free = ~nibble(s.taken, n) & U(15)
        spaces = popcount(free)
        race_of = coming(rivals, free, free, rush)
        value = 0.0
        for k in range(MOST_COPIES):
            now = PLACING[copies, spaces, m.unseen[n], race_of, k]
            then = PLACING[copies - ONE, spaces, m.unseen[n], race_of, k]
            value += float(k) * (then - now)
        m.values[action] = value


@compiled
def prediction_values(setup: Setup, s: State, row: Weights, m: HeuristicMemory) -> None:
    """The value of each prediction: how near it is to what the hand looks good for."""
    middle = (float(setup.numbers) + 1.0) / 2.0
    high = 0.0
    for place in range(int(setup.numbers)):
        count = float(nibble(s.hands[U(s.seat)], U(place)))
        high += count * (float(place) + 1.0 - middle) / float(setup.numbers)
    tricks = float(setup.plays) / float(setup.players)
    expected = tricks / float(setup.players) + row[_HEIGHT] * high - row[_UNPLAYED]
    legal = s.legal
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        m.values[action] = -abs(float(action - U(PLAYS + DISCARDS - 1)) - expected)


@compiled
def action_values(setup: Setup, s: State, row: Weights, m: HeuristicMemory) -> None:
    """The value of every legal action, by its id; other places are left as they were."""
    if s.phase == PLAYING:
        play_values(setup, s, row, m)
    elif s.phase == DISCARDING:
        discard_values(setup, s, row, m)
    else:
        prediction_values(setup, s, row, m)


@compiled
def heuristic_action(setup: Setup, s: State, row: Weights, m: HeuristicMemory, bits: Word) -> Word:
    """The legal action of the highest value; ties are broken by the random bits."""
    action_values(setup, s, row, m)
    legal = s.legal
    top = -1e300
    chosen = ZERO
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        bits += GOLDEN
        value = m.values[action] + float(mix(bits) >> U(40)) * 1e-12
        if value > top:
            top = value
            chosen = action
    return chosen


@compiled
def play_out_heuristically(
    setup: Setup, s: State, weights: Weights, m: HeuristicMemory, rng: Word
) -> Word:
    """Play a round to its end, each seat by the weights of its row; returns the next counter."""
    while s.phase != OVER:
        rng += GOLDEN
        step(setup, s, heuristic_action(setup, s, weights[U(s.seat)], m, mix(rng)))
    return rng


@cache
def heuristic_weights(players: int) -> Reals:
    """The weights, one row for each seat."""
    told = json.loads(files(__package__).joinpath("heuristic.json").read_text("utf-8"))[
        str(players)
    ]
    table = keep_table(told[STEERING], players, exactly=players > 2)
    row = np.array([*(told[name] for name in NAMES), *table.ravel()])
    return np.tile(row, (SEATS, 1))
