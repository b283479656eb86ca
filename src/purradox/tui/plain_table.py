"""A table as one pair of eyes sees it, drawn in plain characters, line by line."""

import os
import re
import sys
from collections.abc import Iterator, Sequence
from unicodedata import east_asian_width

from purradox.i18n import Words
from purradox.rules import NEUTRAL, Cell, Colour, Hand, Phase, Table

ME = "*"
NOBODY = "x"
HEAD = re.compile(r"\s*\S+(?:, \S+)*\s{2,}|\s*")
"""A key and the gap behind it, or just a gap."""
INK = {Colour.RED: 31, Colour.BLUE: 34, Colour.YELLOW: 33, Colour.GREEN: 32}


def drawn(
    table: Table, names: Sequence[str], say: Words, me: int | None = None, hand: Hand | None = None
) -> str:
    """The board, the players, the trick and the hand; before play, what there is of them."""
    lines: list[str] = []
    playing = table.phase is Phase.PLAY
    if playing:
        number, tricks = len(table.tricks) + 1, table.variant.tricks
        lines += [say("play-trick-number", trick=number, tricks=tricks), ""]
    if playing or table.revealed:
        lines += [*_board(table, marks(names, me)), ""]
    if playing:
        lines += _players(table, names, say, marks(names, me))
    if table.trick.plays:
        plays = ", ".join(f"{names[play.seat]} {painted(play.cell)}" for play in table.trick.plays)
        lines.append(say("play-trick", plays=plays))
    if hand is not None:
        lines.append(say("play-hand", cards=" ".join(map(str, hand))))
    return "\n".join(lines)


def marks(names: Sequence[str], me: int | None) -> dict[int, str]:
    """A narrow letter for each seat, the initial where that is free; a star is who looks."""
    found = {NEUTRAL: NOBODY}
    for seat, name in enumerate(names):
        letters = [one for one in name.upper() if one.isalpha() and width(one) == 1]
        free = (one for one in (*letters, str(seat + 1)) if one not in found.values())
        found[seat] = ME if seat == me else next(free, "?")
    return found


def _board(table: Table, mark: dict[int, str]) -> Iterator[str]:
    variant, board = table.variant, table.board

    def space(cell: Cell) -> str:
        if cell.number > variant.numbers:
            return "- "
        owner = board[cell]
        return f"{cell.number} " if owner is None else f"{cell.number}{mark[owner]}"

    for colour, numbers in variant.layout.rows:
        row = "  ".join(space(Cell(colour, number)) for number in numbers)
        yield "  " + ink(colour, f"{colour.value}   {row}".rstrip())


def _players(table: Table, names: Sequence[str], say: Words, mark: dict[int, str]) -> Iterator[str]:
    widest = max(map(width, names))
    for seat, name in enumerate(names):
        told = [say("play-won", tricks=table.won[seat])]
        if table.predictions[seat] is not None:
            told.append(say("play-predicted", tricks=table.predictions[seat] or 0))
        lost = [named(colour, say) for colour in Colour if colour in table.lost[seat]]
        if lost:
            told.append(say("play-without", colours=", ".join(lost)))
        yield f"  {mark[seat]} {name}{' ' * (widest - width(name))}  {'; '.join(told)}"


def named(colour: Colour, say: Words) -> str:
    return say("colour-name", colour=colour.value)


def painted(cell: Cell) -> str:
    return ink(cell.colour, str(cell))


def ink(colour: Colour, text: str) -> str:
    """In the colour itself where a terminal can show it."""
    if not sys.stdout.isatty() or "NO_COLOR" in os.environ:
        return text
    return f"\x1b[{INK[colour]}m{text}\x1b[0m"


def width(text: str) -> int:
    """Columns that a text takes in a terminal."""
    return sum(2 if east_asian_width(one) in "WF" else 1 for one in text)


def fitted(text: str, columns: int) -> str:
    """Cut or filled to so many columns of a terminal."""
    while width(text) > columns:
        text = text[:-1]
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    return fitted(text, columns) if width(text) > columns else " " * (columns - width(text)) + text


def hanging(text: str, columns: int) -> str:
    """Lines cut between words; what is cut off stands below its beginning, not below its key."""
    return "\n".join(part for line in text.splitlines() for part in _cut(line, columns))


def _cut(line: str, columns: int) -> Iterator[str]:
    head = HEAD.match(line)
    indent = " " * width(head.group() if head else "")
    while width(line) > columns:
        space = max(at for at in range(len(line)) if at == 0 or width(line[:at]) <= columns)
        at = line.rfind(" ", len(indent) + 1, space + 1)
        if at < 0:
            break
        yield line[:at]
        line = indent + line[at + 1 :]
    yield line
