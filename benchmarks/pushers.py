"""What pays against opponents who push: figures of docs/strategy.md.

    python -m benchmarks.pushers docs/strategy.json [--matches 1000] [--seed 1]

One seat plays in a style among others who play in another one. A style is `neural` with fewer
actions to choose from. Every style is dealt the same cards, so that differences are paired.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.strategy import BLOCKS, SETUPS, Figures, Policy, matches
from purradox.bots.thumb import HIGH, play_rank, rank
from purradox.kernel.state import NO_COLOUR, unpack
from purradox.rl.networks import NEVER, shipped
from purradox.rl.vector import VectorTables
from purradox.rules import (
    Choice,
    Match,
    Paradox,
    Play,
    PlayerView,
    Predict,
    Round,
    Variant,
    score,
    variant,
)
from purradox.rules.actions import ACTIONS, DISCARDS, PLAYS, action_of
from purradox.rules.cards import TRUMP
from purradox.rules.scoring import kept_prediction

LONE = 0
"""The seat that is studied; in a match it starts as often as every other."""
BOARDS = ("2", "3", "4", "5")
CHANGE = "change of the lead over each pusher"
GROUP = "group when kept"

Rows = NDArray[np.intp]
Actions = NDArray[np.bool_]
"""A row for each table, a column for each action."""
Style = Callable[[VectorTables, Rows], Actions]
"""What seats consider at these tables; `neural` chooses among it."""

ACTION = np.arange(ACTIONS)
NUMBER = np.where(ACTION < PLAYS, ACTION // 4 + 1, 0)
COLOUR = np.where(ACTION < PLAYS, ACTION % 4, -1)
RED = TRUMP.index == COLOUR
STRENGTH = NUMBER + 16 * RED
TRICKS = np.maximum(ACTION - PLAYS - DISCARDS + 1, 0)
"""That an action predicts."""


def ordinary(tables: VectorTables, rows: Rows) -> Actions:
    return tables.legal[rows]


def pusher(tables: VectorTables, rows: Rows) -> Actions:
    """Wins every trick that it can, red first; leads and predicts as high as it can."""
    legal, setup = tables.legal[rows], tables.variant
    hands = tables.states["hands"][rows, tables.seats[rows]]
    high = sum(
        (hands >> np.uint64(4 * (number - 1)) & np.uint64(15)).astype(np.int64)
        for number in range(setup.numbers - HIGH + 1, setup.numbers + 1)
    )
    carried = (TRICKS > 0) & (np.maximum(high, 1)[:, None] >= TRICKS)
    leads = (NUMBER > 0) & _leading(tables, rows)
    return _or_any(
        legal,
        _top(_winning(tables, rows), STRENGTH)
        | _top(legal & leads, 2 * NUMBER + RED)
        | _top(legal & carried, TRICKS),
    )


def predicts_one(tables: VectorTables, rows: Rows) -> Actions:
    return _or_any(tables.legal[rows], tables.legal[rows] & (TRICKS == 1))


def follows(tables: VectorTables, rows: Rows) -> Actions:
    led = tables.states["led"][rows, None]
    return _or_any(tables.legal[rows], tables.legal[rows] & (led == COLOUR))


def leads_low(tables: VectorTables, rows: Rows) -> Actions:
    leads = tables.legal[rows] & (NUMBER > 0) & _leading(tables, rows)
    return _or_any(tables.legal[rows], _top(leads, -NUMBER))


def wins_early(tables: VectorTables, rows: Rows) -> Actions:
    """Wins every trick that it can, until it has those that it predicted."""
    states, place = tables.states[rows], 4 * tables.seats[rows].astype(np.uint64)
    predicted, won = (states[name] >> place & np.uint64(15) for name in ("predicted", "won"))
    wanted = np.where(predicted, predicted, tables.variant.bonus_up_to or 0)
    return _or_any(tables.legal[rows], _winning(tables, rows) & (won < wanted)[:, None])


def page(*changes: str) -> Style:
    """What the page to print says, with these changes."""

    def ranked(view: PlayerView, move: Choice) -> tuple[float, ...]:
        if isinstance(move, Play) and TRICK_FIRST in changes:
            usual = play_rank(view, move)
            return usual.without_space, usual.trick, *usual
        if isinstance(move, Predict) and PREDICT_ONE in changes:
            return (move.tricks == 1,)
        return rank(view, move)

    def style(tables: VectorTables, rows: Rows) -> Actions:
        chosen = np.zeros((len(rows), ACTIONS), np.bool_)
        for place, row in enumerate(rows):
            state = tables.states[row]
            view = unpack(state, tables.variant).view(int(tables.seats[row]))
            random = Random(hash((int(state["taken"]), view.hand)))  # the same breaks ties alike
            moves = [(ranked(view, move), random.random(), action_of(move)) for move in view.legal]
            chosen[place, max(moves)[-1]] = True
        return chosen

    return style


PREDICT_ONE = "predict 1"
TRICK_FIRST = "rule 4 before safe cards"
BOTH = f"{PREDICT_ONE}, and {TRICK_FIRST}"
BASES = {"neural": ordinary, "page to print": page()}
CHANGES: dict[str, dict[str, Style]] = {
    "neural": {
        PREDICT_ONE: predicts_one,
        "follow whenever it can": follows,
        "lead the lowest card": leads_low,
        "win tricks at once, up to the prediction": wins_early,
        "push as they do": pusher,
    },
    "page to print": {
        PREDICT_ONE: page(PREDICT_ONE),
        TRICK_FIRST: page(TRICK_FIRST),
        BOTH: page(PREDICT_ONE, TRICK_FIRST),
    },
}
"""Of each of them: changes that a person can follow at the table."""


def _leading(tables: VectorTables, rows: Rows) -> Actions:
    return np.asarray(tables.states["led"][rows, None] == NO_COLOUR)


def _winning(tables: VectorTables, rows: Rows) -> Actions:
    """Plays that beat all that lies in the trick; no leads."""
    led, best = (tables.states[name][rows, None] for name in ("led", "best"))
    beats = ((led == COLOUR) | RED) & (best >> 3 < STRENGTH)
    return np.asarray(tables.legal[rows] & beats & (led != NO_COLOUR))


def _top(actions: Actions, key: NDArray[np.int64]) -> Actions:
    """Of the actions of each row those with the highest key."""
    keys = np.where(actions, key, -ACTIONS)
    return np.asarray(actions & (keys == keys.max(axis=1, keepdims=True)))


def _or_any(legal: Actions, wanted: Actions) -> Actions:
    """What is wanted, where there is any."""
    return np.where(wanted.any(axis=1, keepdims=True), wanted, legal)


def among(setup: Variant, mine: Style, others: Style) -> Policy:
    """One seat in a style among the others in theirs."""
    network = shipped(setup.players)

    def policy(tables: VectorTables) -> NDArray[np.int64]:
        considered = tables.legal.copy()
        lone = tables.seats == LONE
        for style, here in ((mine, lone), (others, ~lone)):
            rows = np.flatnonzero(here)
            considered[rows] = style(tables, rows)
        actions: NDArray[np.int64] = considered.argmax(axis=1)
        several = np.flatnonzero(considered.sum(axis=1) > 1)
        logits: NDArray[np.float32] = network.logits(
            tables.observations[several], tables.legal[several]
        )
        actions[several] = np.where(considered[several], logits, NEVER).argmax(axis=1)
        return actions

    return policy


def told_by(one: Round) -> dict[str, float]:
    """What a round was like for the lone seat."""
    table, scores = one.table, score(one.table)
    paradox = table.outcome.seat if isinstance(table.outcome, Paradox) else None
    kept = paradox != LONE and kept_prediction(table, LONE, table.won[LONE])
    others = table.variant.players - 1
    told: dict[str, float] = {
        "points": scores[LONE].total,
        "points of each other": sum(one.total for one in scores[LONE + 1 :]) / others,
        "tricks won": table.won[LONE],
        "prediction kept": kept,
        "own paradox": paradox == LONE,
        "paradox of each other": paradox not in (None, LONE) and 1 / others,
    }
    if kept:
        told[GROUP] = scores[LONE].bonus
    if predicted := table.predictions[LONE]:
        told["predicted"] = predicted
    for number, trick in enumerate((*table.tricks, table.trick), 1):
        if any(play.cell.colour is TRUMP for play in trick.plays):
            told["trick of the first red"] = number
            break
    return told


def compared(players: int, board: str, count: int, seed: int) -> dict[str, Any]:
    """One seat among `neural` and among those who push, and its changes among these."""
    setup, figures = variant(players, board), Figures()

    def played(mine: Style, others: Style = pusher) -> Iterator[Match]:
        return matches(setup, count, seed, among(setup, mine, others))

    names = [
        (base, change)
        for base, changes in CHANGES.items()
        for change in changes
        if setup.predictions or PREDICT_ONE not in change
    ]
    bases = [played(style) for style in BASES.values()]
    changed = [played(CHANGES[base][change]) for base, change in names]
    tables = zip(played(ordinary, ordinary), *bases, *changed, strict=True)
    for number, (usual, *pushed) in enumerate(tables):
        figures.block = number % BLOCKS
        for before, after in zip(usual.rounds, pushed[0].rounds, strict=True):
            _compare(before, after, figures)
        leads = [[_lead(scores) for scores in match.scores] for match in pushed]
        of_base = dict(zip(BASES, leads, strict=False))
        for base, rounds in of_base.items():
            for lead in rounds:
                figures.add("lead over each pusher", base, lead)
        for (base, change), rounds in zip(names, leads[len(BASES) :], strict=True):
            for before, after in zip(of_base[base], rounds, strict=True):
                figures.add(CHANGE, f"{base}: {change}", after - before)
    return figures.told()


def _lead(scores: Sequence[int]) -> float:
    """Points of the lone seat more than each of the others has."""
    others = [points for seat, points in enumerate(scores) if seat != LONE]
    return scores[LONE] - sum(others) / len(others)


def _compare(usual: Round, pushed: Round, figures: Figures) -> None:
    before, after = told_by(usual), told_by(pushed)
    for row, value in before.items():
        figures.add("among neural", row, value)
        if row in after and row != GROUP:  # where both were kept is no fair choice of rounds
            figures.add("more among pushers than among neural", row, after[row] - value)
    for row, value in after.items():
        figures.add("among pushers", row, value)
    predicted = pushed.table.predictions[LONE]
    if predicted:
        for tricks in pushed.table.variant.predictions:
            figures.add("predicted, among pushers", tricks, predicted == tricks)
        figures.add("kept, by prediction, among pushers", predicted, after["prediction kept"])
        figures.add("points, by prediction, among pushers", predicted, after["points"])


def measured(count: int, seed: int, found: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What was found after each setup that was not there yet."""
    for name in BOARDS:
        if name not in found:
            found[name] = compared(*SETUPS[name], count, seed)
            yield {"matches": count, "seed": seed, "figures": found}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    told = json.loads(asked.out.read_text("utf-8"))
    before = told.get("pushers", {})
    same = (before.get("matches"), before.get("seed")) == (asked.matches, asked.seed)
    for found in measured(asked.matches, asked.seed, before["figures"] if same else {}):
        told["pushers"] = found
        asked.out.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
