"""Positions written as a person would draw them, and ways to play on from there."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from purradox.rules import (
    NEUTRAL,
    Board,
    Cell,
    Choice,
    Colour,
    Deal,
    Phase,
    Play,
    Predict,
    Round,
    Table,
    Trick,
    Variant,
    legal_moves,
    parse_cell,
    shuffled,
    variant,
)

ANNA, BORIS, CHLOE, DANA, EVA = range(5)
"""Who sits where; in drawings each is the first letter of the name."""

OWNERS = {"A": ANNA, "B": BORIS, "C": CHLOE, "D": DANA, "E": EVA, "n": NEUTRAL}


def cells(text: str) -> tuple[Cell, ...]:
    """Spaces as records write them: `5b 2r`."""
    return tuple(map(parse_cell, text.split()))


def hands(text: str) -> tuple[tuple[int, ...], ...]:
    """Hands as records write them, one word for each seat: `1223 446`."""
    return tuple(tuple(sorted(map(int, word))) for word in text.split())


def drawn(setup: Variant, rows: str) -> Board:
    """A board drawn row by row in the order of its layout: letters own, `.` is free, `x` is out."""
    board = Board.empty(setup)
    lines = [line.split() for line in rows.strip().splitlines()]
    for (name, *tokens), (colour, numbers) in zip(lines, setup.layout.rows, strict=True):
        assert name == colour.name.lower()
        for token, number in zip(tokens, numbers, strict=True):
            assert (token == "x") == (number > setup.numbers)
            if token in OWNERS:
                board = board.placed(Cell(colour, number), OWNERS[token])
    return board


def position(
    setup: Variant,
    held: str,
    rows: str = "",
    *,
    lost: Mapping[int, str] | None = None,
    leader: int = ANNA,
    won: str = "",
    predictions: tuple[int, ...] = (),
) -> Round:
    """A round in the middle of play, with only what matters filled in.

    `won` names who won each trick so far, in order; the last of them leads.
    """
    free = Round.start(setup, leader, shuffled(setup, Random(0))).table
    table = replace(
        free,
        board=drawn(setup, rows) if rows else Board.empty(setup),
        discarded=(True,) * setup.players,
        predictions=predictions or tuple(1 if setup.predictions else None for _ in free.lost),
        lost=tuple(
            frozenset(map(Colour, (lost or {}).get(seat, ""))) for seat in range(setup.players)
        ),
        tricks=tuple(Trick((Play(OWNERS[name], Cell(Colour.BLUE, 1)),)) for name in won),
    )
    return Round(table, hands(held), (1,) * setup.players)


def played(start: Round, plays: str) -> Round:
    """The round after these plays, each made by the seat whose turn it is."""
    for cell in cells(plays):
        (seat,) = start.table.to_act
        start = start.apply(Play(seat, cell))
    return start


def may_play(now: Round) -> set[str]:
    """What the seat to act may play, as records write it."""
    (seat,) = now.table.to_act
    return {str(move.cell) for move in now.view(seat).legal if isinstance(move, Play)}


def legal(now: Round) -> tuple[Choice, ...]:
    """Every legal move of every seat."""
    return tuple(
        move for seat in now.table.to_act for move in legal_moves(now.table, seat, now.hands[seat])
    )


def freedom(now: Round, seat: int) -> int:
    """How many spaces this seat's cards could still take."""
    numbers, lost = set(now.hands[seat]), now.table.lost[seat]
    rows = [now.table.board.row(colour) for colour in Colour if colour not in lost]
    return sum(row[number - 1] is None for row in rows for number in numbers)


def wisest(now: Round, random: Random) -> Choice:
    """A legal move, picked with open hands: of a few plays, the one that leaves most freedom."""

    def tightest(move: Choice) -> int:
        after = now.apply(move)
        return min(freedom(after, seat) for seat in range(len(after.hands)))

    moves = legal(now)
    few = random.sample(moves, min(len(moves), 8))
    return max(few, key=tightest) if now.table.phase is Phase.PLAY else few[0]


def random_round(setup: Variant, random: Random) -> Round:
    """The end of a round of uniformly random play."""
    now = Round.start(setup, random.randrange(setup.players), shuffled(setup, random))
    while moves := legal(now):
        now = now.apply(random.choice(moves))
    return now


def dealt(players: int, held: str, revealed: str = "", board: str = "white") -> Round:
    """A round just dealt, from hands written as in records."""
    return Round.start(variant(players, board), ANNA, Deal(hands(held), tuple(map(int, revealed))))


def predicted(now: Round, *tricks: int) -> Round:
    """The round after these predictions, each made by the seat whose turn it is."""
    for number in tricks:
        (seat,) = now.table.to_act
        now = now.apply(Predict(seat, number))
    return now


def shown(table: Table) -> dict[str, int]:
    """Whose token stands on each taken space."""
    return {
        str(cell): owner for cell in table.variant.cells if (owner := table.board[cell]) is not None
    }
