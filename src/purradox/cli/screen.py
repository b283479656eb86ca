"""What one seat sees, drawn in plain characters."""

import os
import sys
from collections.abc import Iterator, Sequence
from unicodedata import east_asian_width

from purradox.i18n import Words
from purradox.rules import NEUTRAL, Cell, Colour, Phase, PlayerView

ME = "*"
NOBODY = "x"
INK = {Colour.RED: 31, Colour.BLUE: 34, Colour.YELLOW: 33, Colour.GREEN: 32}


def drawn(view: PlayerView, names: Sequence[str], say: Words) -> str:
    """The board, the players, the trick and the hand; before play, what there is of them."""
    table = view.table
    lines: list[str] = []
    playing = table.phase is Phase.PLAY
    if playing:
        number, tricks = len(table.tricks) + 1, table.variant.tricks
        lines += [say("play-trick-number", trick=number, tricks=tricks), ""]
    if playing or table.revealed:
        lines += [*_board(view, names), ""]
    if playing:
        lines += _players(view, names, say)
    if table.trick.plays:
        plays = ", ".join(f"{names[play.seat]} {painted(play.cell)}" for play in table.trick.plays)
        lines.append(say("play-trick", plays=plays))
    return "\n".join([*lines, say("play-hand", cards=" ".join(map(str, view.hand)))])


def _board(view: PlayerView, names: Sequence[str]) -> Iterator[str]:
    marks = {seat: name[0] for seat, name in enumerate(names)}
    marks |= {view.seat: ME, NEUTRAL: NOBODY}
    variant, board = view.table.variant, view.table.board

    def space(cell: Cell) -> str:
        if cell.number > variant.numbers:
            return "- "
        owner = board[cell]
        return f"{cell.number} " if owner is None else f"{cell.number}{marks[owner]}"

    for colour, numbers in variant.layout.rows:
        row = "  ".join(space(Cell(colour, number)) for number in numbers)
        yield "  " + ink(colour, f"{colour.value}   {row}".rstrip())


def _players(view: PlayerView, names: Sequence[str], say: Words) -> Iterator[str]:
    table = view.table
    width = max(map(_width, names))
    for seat, name in enumerate(names):
        mark = ME if seat == view.seat else name[0]
        told = [say("play-won", tricks=table.won[seat])]
        if table.predictions[seat] is not None:
            told.append(say("play-predicted", tricks=table.predictions[seat] or 0))
        lost = [named(colour, say) for colour in Colour if colour in table.lost[seat]]
        if lost:
            told.append(say("play-without", colours=", ".join(lost)))
        yield f"  {mark} {name}{' ' * (width - _width(name))}  {'; '.join(told)}"


def named(colour: Colour, say: Words) -> str:
    return say("colour-name", colour=colour.value)


def painted(cell: Cell) -> str:
    return ink(cell.colour, str(cell))


def ink(colour: Colour, text: str) -> str:
    """In the colour itself where a terminal can show it."""
    if not sys.stdout.isatty() or "NO_COLOR" in os.environ:
        return text
    return f"\x1b[{INK[colour]}m{text}\x1b[0m"


def _width(text: str) -> int:
    return sum(2 if east_asian_width(one) in "WF" else 1 for one in text)
