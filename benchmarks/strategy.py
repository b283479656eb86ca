"""What matches of a strong player say about the game: the figures of docs/strategy.md.

    python -m benchmarks.strategy docs/strategy.json [--matches 3000] [--seed 1]
    python -m benchmarks.strategy docs/strategy.json --page docs/strategy.md

The first plays and measures what the file has not yet, the second writes the tables of the page
anew from the figures.
`neural` sits on every chair: the strongest player that is quick enough for thousands of matches.
Every figure is a mean with its standard error, by the jackknife over blocks of matches (Quenouille
1956; Tukey 1958), as hands of one match depend on each other.
"""

import argparse
import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from purradox.rl.dataset import ROW, matches_of
from purradox.rl.networks import shipped
from purradox.rl.vector import MATCH_OVER, VectorTables
from purradox.rules import Match, Paradox, Round, Variant, score, variant
from purradox.rules.cards import COLOURS, TRUMP, Cell
from purradox.rules.scoring import kept_prediction

SETUPS = {
    "2": (2, "white"),
    "3": (3, "white"),
    "4": (4, "white"),
    "5": (5, "violet"),
    "3 violet": (3, "violet"),
    "4 violet": (4, "violet"),
}
"""The boards that the rulebook has for each number of players."""
BLOCKS = 20
AT_ONCE = 500
FEWEST = 200
"""What was seen less often is not told."""
Policy = Callable[[VectorTables], NDArray[np.int64]]
"""An action for each table."""


class Figures:
    """Means by topic and row, each with its error."""

    def __init__(self) -> None:
        self._sums: dict[tuple[str, str], NDArray[np.float64]] = defaultdict(
            lambda: np.zeros((BLOCKS, 2))
        )
        self.block = 0

    def add(self, topic: str, row: object, value: float) -> None:
        self._sums[topic, str(row)][self.block] += value, 1

    def told(self) -> dict[str, dict[str, list[float]]]:
        """For each topic and row: the mean, its standard error, and how many it is of."""
        found: dict[str, dict[str, list[float]]] = defaultdict(dict)
        for (topic, row), blocks in sorted(self._sums.items()):
            total, count = blocks.sum(axis=0)
            if count < FEWEST:
                continue
            left = (total - blocks[:, 0]) / np.maximum(count - blocks[:, 1], 1)
            spread = float(((left - left.mean()) ** 2).sum())
            error = sqrt((BLOCKS - 1) / BLOCKS * spread)
            found[topic][row] = [round(total / count, 5), round(error, 5), int(count)]
        return found


def neural(tables: VectorTables) -> NDArray[np.int64]:
    actions: NDArray[np.int64] = shipped(tables.variant.players)(tables.observations, tables.legal)
    return actions


def matches(setup: Variant, count: int, seed: int, policy: Policy = neural) -> Iterator[Match]:
    """So many whole matches; the cards depend on the seed alone."""
    for begin in range(0, count, AT_ONCE):
        yield from _some(setup, min(AT_ONCE, count - begin), seed + begin, policy)


def _some(setup: Variant, count: int, seed: int, policy: Policy) -> Iterator[Match]:
    tables = VectorTables(setup, count)
    tables.reset(seed)
    told: list[NDArray[np.void]] = []
    lengths = np.zeros(count, np.int64)
    while not lengths.all():
        actions = policy(tables)
        rows = np.zeros(count, ROW)
        packed = np.packbits(tables.observations, axis=1, bitorder="little")
        rows["observation"] = packed.view("<u8")
        rows["action"], rows["seat"] = actions, tables.seats
        told.append(rows)
        tables.step(actions)
        lengths[(lengths == 0) & (tables.ended == MATCH_OVER)] = len(told)
    every = np.stack(told, axis=1)
    for one, length in zip(every, lengths, strict=True):
        yield from matches_of(one[:length], setup.board_name)


def study(one: Round, figures: Figures) -> None:
    """All that one round tells."""
    table, setup = one.table, one.table.variant
    paradox = table.outcome.seat if isinstance(table.outcome, Paradox) else None
    scores, add = score(table), figures.add
    add("round", "ends in a paradox", paradox is not None)
    for trick in range(1, setup.tricks + 1):
        add("paradox in trick", trick, paradox is not None and len(table.tricks) == trick - 1)
    for seat in range(setup.players):
        points = scores[seat].total
        kept = seat != paradox and kept_prediction(table, seat, table.won[seat])
        add("round", "points", points)
        add("round", "tricks won", table.won[seat])
        add("round", "prediction kept", kept)
        if kept:
            add("round", "group when kept", scores[seat].bonus)
        if paradox is not None:
            who = "who caused it" if seat == paradox else "the others"
            add("points in a paradox", who, points)
        else:
            add("points in a paradox", "no paradox", points)
        add("points by chair", (seat - table.first) % setup.players + 1, points)
        _before_play(one, seat, figures, kept=kept, caused=seat == paradox)
        if kept:
            for cell in table.board.owned(seat):
                counts = cell in scores[seat].group
                beside = [
                    one for one in setup.layout.neighbours[cell] if one.number <= setup.numbers
                ]
                add("token in the group, by neighbours", len(beside), counts)
    _play(one, figures, paradox)


def _before_play(one: Round, seat: int, figures: Figures, *, kept: bool, caused: bool) -> None:
    """What was set aside and predicted, with which hand."""
    view, add, table = one.view(seat), figures.add, one.table
    setup, held = table.variant, Counter(view.dealt)
    for number, copies in held.items():
        add("set aside, by copies", copies, view.discard == number)
        add("set aside, by number", number, view.discard == number)
    add("set aside", "lowest number", view.discard == min(held))
    add("set aside", "highest number", view.discard == max(held))
    most = max(held.values())
    add("set aside", "most copies", held[view.discard or 0] == most)
    hand = held - Counter([view.discard or 0])
    add("paradox by most copies", max(hand.values()), caused)
    add("paradox by different numbers", len(hand), caused)
    predicted = table.predictions[seat]
    if predicted is None:
        return
    for tricks in setup.predictions:
        add("predicted", tricks, predicted == tricks)
    add("kept, by prediction", predicted, kept)
    add("points, by prediction", predicted, score(table)[seat].total)
    high = sum(copies for number, copies in hand.items() if number > setup.numbers - 2)
    low = sum(copies for number, copies in hand.items() if number <= 2)
    add("predicted, by high cards", min(high, 5), predicted)
    add("kept, by high cards", min(high, 5), kept)
    add("predicted, by low cards", min(low, 5), predicted)
    turn = (seat - table.first) % setup.players + 1
    add("predicted, by turn", turn, predicted)
    add("kept, by turn", turn, kept)


def _play(one: Round, figures: Figures, paradox: int | None) -> None:
    """What happened trick by trick."""
    table, add = one.table, figures.add
    setup = table.variant
    hands = [Counter(one.view(seat).dealt) for seat in range(setup.players)]
    for seat, aside in enumerate(one.discards):
        hands[seat] -= Counter([aside or 0])
    played = {play.cell for trick in (*table.tricks, table.trick) for play in trick.plays}
    free = {cell for cell in setup.cells if table.board[cell] is None or cell in played}
    lost: list[list[Any]] = [[] for _ in hands]
    red_open = False
    for number, trick in enumerate((*table.tricks, table.trick), 1):
        if not trick.plays:
            break
        if number == setup.tricks - 2:
            for seat, hand in enumerate(hands):
                spaces = sum(
                    Cell(colour, card) in free
                    for card in hand
                    for colour in COLOURS
                    if colour not in lost[seat]
                )
                add(
                    "paradox, by spaces left before the last three tricks",
                    min(spaces, 9),
                    seat == paradox,
                )
        if number == 5:
            for seat, colours in enumerate(lost):
                add("paradox, by colours given up before trick 5", len(colours), seat == paradox)
        whole = len(trick.plays) == setup.players
        led = trick.led
        for colour in COLOURS:
            add("led", colour.name.lower(), led is colour)
        for turn, play in enumerate(trick.plays):
            cell, seat = play.cell, play.seat
            wins = whole and seat == trick.winner
            if whole:
                kind = "lead" if not turn else "follow" if cell.colour is led else "other"
                if cell.colour is TRUMP and kind == "other":
                    add("red wins", cell.number, wins)
                elif kind == "lead":
                    add("a lead wins", cell.number, wins)
                elif kind == "follow":
                    add("following wins", cell.number, wins)
            if cell.colour is TRUMP and not red_open:
                red_open = True
                add("first red", "in trick", number)
            if led is not None and cell.colour is not led and led not in lost[seat]:
                could = any(Cell(led, card) in free for card in hands[seat])
                add("given up a colour", "though one could follow", could)
                add("given up a colour", "to play red", cell.colour is TRUMP)
                add("given up a colour", "red itself", led is TRUMP)
                if not lost[seat]:
                    add("first colour given up", "in trick", number)
                lost[seat].append(led)
            hands[seat] -= Counter([cell.number])
            free.discard(cell)
        if whole:
            add(
                "round",
                "tricks won by red",
                any(
                    play.cell.colour is TRUMP and play.seat == trick.winner for play in trick.plays
                ),
            )


def measured(players: int, board: str, count: int, seed: int) -> dict[str, Any]:
    figures = Figures()
    for number, match in enumerate(matches(variant(players, board), count, seed)):
        figures.block = number % BLOCKS
        for one in match.rounds:
            study(one, figures)
    return figures.told()


def shown(found: dict[str, Any]) -> Iterator[Table]:
    """A table for each topic: a column for each setup."""
    topics = dict.fromkeys(topic for figures in found.values() for topic in figures)
    for topic in topics:
        rows = dict.fromkeys(row for figures in found.values() for row in figures.get(topic, ()))
        table = Table(topic, *found)
        for row in sorted(rows):
            cells = (figures.get(topic, {}).get(row) for figures in found.values())
            table.add_row(
                row, *(f"{one[0]:.3f} ± {1.96 * one[1]:.3f}" if one else "" for one in cells)
            )
        yield table


def figures_in(file: Path) -> dict[str, Any]:
    """For each setup all of its topics, those of `benchmarks.pushers` too."""
    told = json.loads(file.read_text("utf-8"))
    pushers = told["pushers"]["figures"]
    return {name: topics | pushers.get(name, {}) for name, topics in told["figures"].items()}


def written(page: str, found: dict[str, Any]) -> str:
    """The page with the table below each `<!-- figures: TOPIC, UNIT -->` made anew."""

    def table(mark: re.Match[str]) -> str:
        topic, unit = mark[1].rsplit(", ", 1)
        return f"<!-- figures: {mark[1]} -->\n" + "".join(_lines(topic, unit, found))

    return re.sub(r"<!-- figures: (.+?) -->\n(?:\|.*\n)*", table, page)


def _lines(topic: str, unit: str, found: dict[str, Any]) -> Iterator[str]:
    shown = [name for name in found if topic in found[name]]
    yield f"| {topic} | {' | '.join(shown)} |\n"
    yield f"| --- |{' --- |' * len(shown)}\n"
    rows = {row for name in shown for row, figure in found[name][topic].items() if figure[0]}
    for row in sorted(rows):
        cells = (_cell(found[name][topic].get(row), unit) for name in shown)
        yield f"| {row} | {' | '.join(cells)} |\n"


def _cell(figure: list[float] | None, unit: str) -> str:
    """A mean and half of its 95 % interval; nothing where there is none."""
    if figure is None:
        return ""
    mean, half = figure[0], 1.96 * figure[1]
    if unit == "%":
        return f"{100 * mean:.0f} ± {100 * half:.1f} %"
    sign = "+" if unit == "difference" else ""
    return f"{mean:{sign}z.2f} ± {half:.2f}".replace("-", "−")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path)
    asked = parser.parse_args(arguments)
    if asked.page:
        page = written(asked.page.read_text("utf-8"), figures_in(asked.out))
        asked.page.write_text(page, "utf-8")
        return
    before = json.loads(asked.out.read_text("utf-8")) if asked.out.exists() else {}
    same = (before.get("matches"), before.get("seed")) == (asked.matches, asked.seed)
    found = before["figures"] if same else {}
    for name, (players, board) in SETUPS.items():
        if name in found:
            continue
        found[name] = measured(players, board, asked.matches, asked.seed)
        before |= {"matches": asked.matches, "seed": asked.seed, "figures": found}
        asked.out.write_text(json.dumps(before, indent=1) + "\n", "utf-8")
    console = Console(width=150)
    for table in shown(found):
        console.print(table)


if __name__ == "__main__":
    main()
