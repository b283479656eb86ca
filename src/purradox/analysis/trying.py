"""Every choice of a view tried in the same worlds, and what came of each.

The seat that is asked plays on as the eye does, the small network that guides a search; the others
in the styles that they have shown in this match.
"""

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.analysis.likely import draw_likely
from purradox.bots.search.guide import guide
from purradox.bots.search.guided import Bench, bench
from purradox.bots.search.memory import recall
from purradox.bots.search.net import Brain, chances_of
from purradox.bots.search.odds import win_chance
from purradox.bots.search.styles import EYE, REPLAYED, STYLES, act, lots_of, styles_of
from purradox.bots.search.thinking import asked, match_odds
from purradox.bots.search.weights import weights
from purradox.bots.winning import Odds
from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, lowest, mix, nibble
from purradox.kernel.compiled import compiled
from purradox.kernel.engine import scores, step
from purradox.kernel.state import OVER, PARADOX, PLAYING, SEATS, STATE
from purradox.rules import Choice, PlayerView
from purradox.rules.actions import action_of

WIN, POINTS, CAUSED, KEPT, GROUP, WON, TRICK, WINS = range(8)
FIELDS = WINS + SEATS
"""What is noted of a choice in a world: the chance of the match, the score of the round, whether
this seat caused a paradox or kept its prediction, its bonus, its tricks, this very trick, and from
`WINS` on every seat's chance of the match."""


@compiled
def play_on(setup: Any, s: Any, brain: Any, rows: Any, room: Any, plays: Any, rng: Any) -> Any:
    """Let each seat play in its style until so many plays are made; returns the next counter."""
    while s.phase != OVER and int(s.plays) < plays:
        rng += GOLDEN
        seat = U(s.seat)
        step(setup, s, act(setup, s, room.styles[seat], brain, rows[seat], room, rng))
    return rng


@compiled
def try_all(
    setup: Any,
    base: Any,
    unseen: Any,
    me: Any,
    rows: Any,
    brain: Any,
    styles: Any,
    out: Any,
    states: Any,
    room: Any,
    seed: Any,
    begin: Any,
) -> Any:
    """Fill `out` by world, choice and field; all play on, with the same luck for each choice."""
    s = states[0]
    players = int(setup.players)
    before = nibble(base[0].won, me)
    end = (int(base[0].plays) // players + 1) * players if base[0].phase == PLAYING else 0
    for index in range(len(out)):
        rng = draw_likely(setup, base, unseen, me, rows, states, room.mind, seed, begin + U(index))
        if rng == ZERO:
            return False
        rng += GOLDEN
        lots_of(styles, mix(rng), room.styles)
        legal = base[0].legal
        place = 0
        while legal != ZERO:
            action = lowest(legal)
            legal &= legal - ONE
            states[0] = states[1]
            step(setup, s, action)
            luck = play_on(setup, s, brain, rows, room, end, rng)
            if nibble(s.won, me) > before:
                out[index, place, TRICK] = 1.0
            play_on(setup, s, brain, rows, room, int(setup.plays), luck)
            scores(setup, s, room.points, ZERO)
            note(setup, s, me, room.points, out[index, place])
            for seat in range(players):
                chance = win_chance(s, room.points, U(seat), players, room.odds)
                out[index, place, WINS + seat] = chance
                if U(seat) == me:
                    out[index, place, WIN] = chance
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


def room_for(odds: Odds, brain: Brain) -> Bench:
    """Room to think in, for one thread."""
    return bench(odds, len(brain.eye.entry_bias))


class Trial:
    """A view whose choices can be tried, in any worlds and from any thread."""

    def __init__(self, view: PlayerView, seed: int) -> None:
        self.known, self.me, self.seed = asked(view), U(view.seat), U(seed)
        self.choices: tuple[Choice, ...] = tuple(sorted(view.legal, key=action_of))
        players = view.table.variant.players
        self.rows, self.brain = weights(players), guide(players)
        self.odds = match_odds(view)
        self.styles = self._styles(view)

    def outcomes(self, begin: int, count: int) -> NDArray[np.float64]:
        """What came of each choice in worlds number `begin` onwards, by world and field."""
        out = np.zeros((count, len(self.choices), FIELDS))
        known = self.known
        done = try_all(
            *(known.setup, known.base, known.unseen, self.me, self.rows, self.brain, self.styles),
            *(out, np.zeros(4, STATE), room_for(self.odds, self.brain), self.seed, U(begin)),
        )
        if not done:
            raise RuntimeError("no world found that fits this view")
        return out

    def chances(self) -> NDArray[np.float64]:
        """How likely the eye would make each choice."""
        room = room_for(self.odds, self.brain)
        chances_of(self.known.setup, self.known.base[0], self.brain.eye, room.desk, room.chances)
        return room.chances[[action_of(one) for one in self.choices]]

    def _styles(self, view: PlayerView) -> NDArray[np.float64]:
        """How likely each seat plays on in each style; rounds of unknown own cards tell nothing."""
        known, room, seed = self.known, room_for(self.odds, self.brain), int(self.seed)
        states = known.sample(REPLAYED, seed)
        recall(known.setup, states[0], self.me, room.memory)
        told = replace(view, past=tuple(one for one in view.past if one.discard is not None))
        styles = styles_of(told, known, states, room.memory, self.brain, self.rows, room, seed)
        styles[view.seat] = np.eye(STYLES)[EYE]
        return styles
