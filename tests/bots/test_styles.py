"""How the others play is told from what they did, and from nothing else."""

from random import Random

import numpy as np

from purradox.bots import make_bot, play_match
from purradox.bots.search.guide import guide
from purradox.bots.search.guided import bench
from purradox.bots.search.leaning import settle
from purradox.bots.search.memory import recall
from purradox.bots.search.ready import ready_to_be_guided
from purradox.bots.search.styles import (
    EYE,
    INSTINCT,
    LOOSE,
    STYLES,
    USUAL,
    act,
    lots_of,
    styles_of,
)
from purradox.bots.search.thinking import asked, match_odds
from purradox.bots.search.weights import weights
from purradox.kernel.bits import U
from purradox.rules import Match, PlayerView, Round, shuffled, variant
from purradox.rules.actions import action_of

NAMES = ("me", "greedy", "neural", "random")


def views(players: int, seed: int) -> list[PlayerView]:
    """What seat 0 sees at each of its plays, beside one of each."""
    found: list[PlayerView] = []

    def watch(before: Match, _: Match) -> None:
        if before.to_act[:1] == (0,) and before.view(0).table.phase.name == "PLAY":
            found.append(before.view(0))

    names = ("careful", *NAMES[1:])[:players]
    bots = [make_bot(name, Random(seed + seat)) for seat, name in enumerate(names)]
    play_match(variant(players), bots, Random(seed), watch=watch)
    return found


def told(view: PlayerView, seed: int = 0) -> np.ndarray:
    known, brain = asked(view), guide(view.table.variant.players)
    room = bench(match_odds(view), len(brain.eye.entry_bias))
    settle(known.setup, known.base, known.unseen, room.belief, room.lean, U(seed + 1))
    states, rows = room.belief.worlds, weights(view.table.variant.players)
    recall(known.setup, states[0], U(view.seat), room.memory)
    return styles_of(view, known, states, room.memory, brain, rows, room, seed)


def test_before_anything_was_done_everybody_plays_as_usual() -> None:
    setup = variant(4)
    styles = told(Round.start(setup, 0, shuffled(setup, Random(1))).view(0))
    np.testing.assert_allclose(styles, np.tile(USUAL, (len(styles), 1)))


def test_everybody_is_known_by_the_last_round() -> None:
    """Instinct and the network by name; anything at all is neither."""
    last = [told(view) for seed in range(4) for view in views(4, seed) if len(view.past) == 3]
    greedy, neural, anything = np.mean(last, axis=0)[1:4]
    assert greedy[INSTINCT] > 0.6
    assert neural[EYE] > 0.6
    assert anything[LOOSE] > 0.8


def test_it_follows_from_the_view_and_the_seed() -> None:
    view = views(3, 5)[-1]
    np.testing.assert_array_equal(told(view, 3), told(view, 3))
    np.testing.assert_allclose(told(view).sum(axis=1), 1)


def test_each_style_does_what_it_says() -> None:
    ready_to_be_guided()
    brain, rows = guide(4), weights(4)
    differ = 0
    for view in views(4, 9):
        known = asked(view)
        room = bench(match_odds(view), len(brain.eye.entry_bias))
        legal = {action_of(move) for move in view.legal}
        done = [
            {
                int(act(known.setup, known.base[0], style, brain, rows[0], room, U(lot << 40)))
                for lot in range(20)
            }
            for style in (EYE, INSTINCT, LOOSE)
        ]
        assert set.union(*done) <= legal
        assert done[LOOSE] & done[INSTINCT]
        assert done[LOOSE] & done[EYE]
        differ += done[EYE] != done[INSTINCT]
    assert differ > 3


def test_lots_are_as_the_chances() -> None:
    styles = np.zeros((5, STYLES))
    styles[:, EYE], styles[:, LOOSE] = 0.25, 0.75
    lots, random = np.zeros((400, 5), np.int64), Random(1)
    for row in lots:
        lots_of(styles, U(random.getrandbits(64)), row)
    assert set(lots.ravel()) == {EYE, LOOSE}
    assert (np.abs((lots == EYE).mean(axis=0) - 0.25) < 0.08).all()
