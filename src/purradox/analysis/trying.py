"""Every choice of a view tried in the same worlds, and what came of each."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.analysis.likely import draw_likely
from purradox.bots.search.instinct import instinct, play_on
from purradox.bots.search.odds import win_chance
from purradox.bots.search.race import mind
from purradox.bots.search.thinking import asked
from purradox.bots.search.weights import weights
from purradox.bots.winning import odds
from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, lowest, mix, nibble, stream
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import scores, step
from purradox.kernel.playout import deal
from purradox.kernel.state import OVER, PARADOX, PLAYING, SEATS, STATE, setup_of
from purradox.rules import Choice, PlayerView, Variant
from purradox.rules.actions import action_of

WIN, POINTS, CAUSED, KEPT, GROUP, WON, TRICK = range(7)
LOTS = 16
"""How often instinct is asked, so that all choices among which it draws lots are found."""
FIELDS = 7
"""What is noted of a choice in a world: the chance of the match, the score of the round, whether
this seat caused a paradox or kept its prediction, its bonus, its tricks, and this very trick."""


@compiled
def try_all(
    setup: Any,
    base: Any,
    unseen: Any,
    me: Any,
    rows: Any,
    chances: Any,
    out: Any,
    states: Any,
    thinking: Any,
    points: Any,
    seed: Any,
    begin: Any,
) -> Any:
    """Fill `out` by world, choice and field; instinct plays on, with the same luck for each."""
    s = states[0]
    players = int(setup.players)
    before = nibble(base[0].won, me)
    end = (int(base[0].plays) // players + 1) * players if base[0].phase == PLAYING else 0
    for index in range(len(out)):
        rng = draw_likely(setup, base, unseen, me, rows, states, thinking, seed, begin + U(index))
        if rng == ZERO:
            return False
        legal = base[0].legal
        place = 0
        while legal != ZERO:
            action = lowest(legal)
            legal &= legal - ONE
            states[0] = states[1]
            step(setup, s, action)
            luck = rng
            while s.phase != OVER and int(s.plays) < end:
                luck += GOLDEN
                step(setup, s, instinct(setup, s, rows[U(s.seat)], thinking, mix(luck)))
            if nibble(s.won, me) > before:
                out[index, place, TRICK] = 1.0
            play_on(setup, s, rows, thinking, luck)
            scores(setup, s, points, ZERO)
            note(setup, s, me, points, out[index, place])
            out[index, place, WIN] = win_chance(s, points, me, players, chances)
            place += 1
    return True


@compiled
def note(setup: Any, s: Any, me: Any, points: Any, out: Any) -> None:
    """What a finished round brought the seat."""
    won = nibble(s.won, me)
    out[POINTS] = float(points[0, me])
    out[WON] = float(won)
    if U(s.outcome) == U(PARADOX) + me:
        out[CAUSED] = 1.0
        return
    kept = won <= setup.bonus_up_to
    if setup.predictions != ZERO:
        kept = won == nibble(s.predicted, me)
    if kept:
        out[KEPT] = 1.0
        out[GROUP] = out[POINTS] - out[WON]


@compiled
def play_rounds(
    setup: Any, first: Any, rows: Any, out: Any, states: Any, thinking: Any, points: Any, seed: Any
) -> None:
    """The scores of fresh rounds that instinct plays."""
    s = states[0]
    for index in range(len(out)):
        rng = deal(setup, s, first, stream(seed, U(index)))
        play_on(setup, s, rows, thinking, rng)
        scores(setup, s, points, ZERO)
        for place in range(int(setup.players)):
            out[index, place] = float(points[0, U(place)])


class Trial:
    """A view whose choices can be tried, in any worlds and from any thread."""

    def __init__(self, view: PlayerView, seed: int) -> None:
        self.known, self.me, self.seed = asked(view), U(view.seat), U(seed)
        self.choices: tuple[Choice, ...] = tuple(sorted(view.legal, key=action_of))
        players = view.table.variant.players
        self.rows = weights(players)
        self.chances = odds(players, players - 1 - len(view.past))

    def outcomes(self, begin: int, count: int) -> NDArray[np.float64]:
        """What came of each choice in worlds number `begin` onwards, by world and field."""
        out = np.zeros((count, len(self.choices), FIELDS))
        known = self.known
        done = try_all(
            *(known.setup, known.base, known.unseen, self.me, self.rows, self.chances, out),
            *(np.zeros(4, STATE), mind(), np.zeros((1, SEATS), np.int8), self.seed, U(begin)),
        )
        if not done:
            raise RuntimeError("no world found that fits this view")
        return out

    def instinct(self) -> tuple[int, ...]:
        """The places of the choices that instinct would make; several where it draws lots."""
        base, thinking = self.known.base[0], mind()
        row = self.rows[self.me]
        chosen = {
            int(instinct(self.known.setup, base, row, thinking, U(bits))) for bits in range(LOTS)
        }
        return tuple(at for at, one in enumerate(self.choices) if action_of(one) in chosen)


@dataclass(frozen=True)
class Typical:
    """What the seats score in a round on average, by seat."""

    points: tuple[float, ...]
    rounds: int


def typical(variant: Variant, first: int, rounds: int = 4000) -> Typical:
    """The mean scores of fresh rounds that this seat starts; always the same ones."""
    out = np.zeros((rounds, variant.players))
    play_rounds(
        *(setup_of(variant), U(first), weights(variant.players), out),
        *(np.zeros(1, STATE), mind(), np.zeros((1, SEATS), np.int8), U(0)),
    )
    return Typical(tuple(map(float, out.mean(axis=0))), rounds)
