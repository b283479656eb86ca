"""The setups, and the live examples of the rules page, as data for a page that knows no rule."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec

from purradox.rules import (
    NEUTRAL,
    PLAYERS,
    Board,
    Cell,
    Deal,
    Discard,
    Play,
    Predict,
    Round,
    Table,
    Trick,
    Variant,
    parse_cell,
    variant,
)
from purradox.rules.board import with_neutral_tokens
from purradox.rules.legality import legal_cells, why_not_play
from purradox.rules.scoring import largest_group
from purradox.rules.variant import BOARDS, PROVISIONAL
from purradox.server.wire.encode import arguments, setup_of

Data = dict[str, Any]

THREE = variant(3)


def position(
    deal: str, first: int, discards: Iterable[int], predictions: Iterable[int], plays: str = ""
) -> Round:
    """A round of three played so far; every move passes the rules."""
    hands = tuple(tuple(map(int, hand)) for hand in deal.split())
    now = Round.start(THREE, first, Deal(hands))
    for seat, number in enumerate(discards):
        if number:
            now = now.apply(Discard(seat, number))
    for turn, tricks in enumerate(predictions):
        now = now.apply(Predict((first + turn) % THREE.players, tricks))
    for text in plays.split():
        now = now.apply(Play(now.table.to_act[0], parse_cell(text)))
    return now


TAKEN = position("1333555666 1122344456 1122234456", 2, (6, 1, 1), (3, 1, 3), "5b 1b 6b 2b 4b")
"""Some blue spaces are taken."""
STUCK = position(
    "1222334455 1233455666 1112344566",
    1,
    (2, 6, 1),
    (3, 3, 1),
    "5y 3y 1y 5b 5r 3b 6r 3r 1r 6g 4g 2g 4y 2y 6y 4r 2r 4b 6b 1g 2b 3g",
)
"""A paradox of the third seat."""
_DEAL = "1222255556 1133344466 1123344566"
CLOSED = (
    position(_DEAL, 1, (1, 1, 1), (1, 3, 3), "1b 2b 2g 1y 5g 3y 3g 4g 6g"),
    position(_DEAL, 1, (5, 1, 1), (1, 3, 3), "1b 2b 2g 1y 1g 3y 3g 4g 6g"),
)
"""Blue and yellow are lost, red is closed; once nothing else is possible, once the green 5 is."""


def examples() -> Data:
    """All of them, by the rule that they show."""
    return {
        "setups": {
            f"{players}-{board}": _setup(variant(players, board), board)
            for players in PLAYERS
            for board in BOARDS
        },
        "R3.1": _tokens(variant(2), with_neutral_tokens(Board.empty(variant(2)), (5, 5, 1))),
        "R4.1": _tried(TAKEN, 0),
        "R4.2": [_tried(now, 0) for now in CLOSED],
        "R4.5": [_won(plays) for plays in ("4y 7g 1r 2r", "5b 2b 8g 3b", "6g 1g 4y 3g")],
        "R5.2": _tried(STUCK, 2),
        "R6.2": [
            _scored(4, {0: "3r 3b 4b 4y 5y 6g 8r 1g"}),
            _scored(
                2,
                {
                    0: "1r 2r 4r 2b 5b 1y 3y 4g",
                    1: "3r 5r 1b 3b 4b 2y 4y 5y",
                    NEUTRAL: "1g 2g 5g",
                },
            ),
        ],
    }


def _setup(setup: Variant, board: str) -> Data:
    return {
        **msgspec.to_builtins(setup_of(setup)),
        "provisional": board in PROVISIONAL,
        "neighbours": {
            str(cell): written(beside) for cell, beside in setup.layout.neighbours.items()
        },
    }


def _tokens(setup: Variant, board: Board) -> Data:
    return {"setup": f"{setup.players}-white", "tokens": list(board.tokens)}


def _tried(now: Round, seat: int) -> Data:
    """A position in which every card can be tried on every space of its number."""
    table, hand = replace(now.table, outcome=None), now.hands[seat]
    cells = [cell for cell in table.variant.cells if cell.number in hand]
    broken = {cell: why_not_play(table, hand, Play(seat, cell)) for cell in cells}
    return {
        **_tokens(table.variant, table.board),
        "seat": seat,
        "hand": list(hand),
        "led": None if table.trick.led is None else table.trick.led.value,
        "lost": sorted(colour.value for colour in table.lost[seat]),
        "legal": written(legal_cells(table, seat, hand)),
        "reasons": {
            str(cell): {"code": error.code, "rule": error.rule, "args": arguments(error)}
            for cell, error in broken.items()
            if error is not None
        },
    }


def _won(plays: str) -> Data:
    trick = Trick(tuple(Play(seat, parse_cell(text)) for seat, text in enumerate(plays.split())))
    return {"plays": plays.split(), "winner": trick.winner}


def _scored(players: int, owned: dict[int, str]) -> Data:
    """A board at the end of a round: whose tokens hang together."""
    setup = variant(players)
    board = Board.empty(setup)
    for owner, cells in owned.items():
        for text in cells.split():
            board = board.placed(parse_cell(text), owner)
    nothing = (None,) * players
    table = Table(setup, 0, board, (), (True,) * players, nothing, (frozenset(),) * players)
    seats = [seat for seat in owned if seat != NEUTRAL]
    return {
        **_tokens(setup, board),
        "groups": [written(group) for seat in seats for group in groups(table, seat)],
        "largest": [written(largest_group(table, seat)) for seat in seats],
    }


def groups(table: Table, seat: int) -> list[tuple[Cell, ...]]:
    """All groups of a seat's tokens, the largest first: each is the largest of what is left."""
    found = []
    while group := largest_group(table, seat):
        found.append(group)
        tokens = list(table.board.tokens)
        for cell in group:
            tokens[table.variant.cells.index(cell)] = None
        table = replace(table, board=replace(table.board, tokens=tuple(tokens)))
    return found


def written(cells: Iterable[Cell]) -> list[str]:
    return [str(cell) for cell in cells]
