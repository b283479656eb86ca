"""The parts of a table as styled text: pure functions of what is to be seen."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from textual.content import Content

from purradox.client.picture import Picture
from purradox.i18n import Words
from purradox.rules import NEUTRAL, Cell, Colour, Hand, Phase, Table
from purradox.tui.plain_table import fitted, right

INK = {
    Colour.RED: "ansi_red",
    Colour.BLUE: "ansi_bright_blue",
    Colour.YELLOW: "ansi_yellow",
    Colour.GREEN: "ansi_green",
}
LABEL = 4
CARD = 4


class Glyphs(NamedTuple):
    """The few signs that are not letters."""

    turn: str
    lost: str
    corners: str
    line: str
    side: str


UNICODE = Glyphs("▸", "·", "╭╮╰╯", "─", "│")
ASCII = Glyphs(">", ".", "++++", "-", "|")


@dataclass(frozen=True)
class Grid:
    """How large the spaces of a board are drawn."""

    across: int
    down: int

    def cell(self, table: Table, x: int, y: int) -> Cell | None:
        """The space at a point of the drawn board."""
        row, column = y // self.down, (x - LABEL) // self.across
        rows = table.variant.layout.rows
        if x < LABEL or not (0 <= row < len(rows) and 0 <= column < table.variant.layout.columns):
            return None
        colour, numbers = rows[row]
        cell = Cell(colour, numbers[column])
        return cell if cell.number <= table.variant.numbers else None


COMPACT, SMALL, ROOMY = Grid(4, 1), Grid(4, 2), Grid(6, 3)


def board(
    table: Table,
    marks: Mapping[int, str],
    *,
    cursor: Cell | None = None,
    legal: Collection[Cell] = (),
    lost: Collection[Colour] = (),
    groups: Collection[Cell] = (),
    grid: Grid = SMALL,
    glyphs: Glyphs = UNICODE,
) -> Content:
    """The research board; brackets are the cursor, parentheses what is possible."""
    lines: list[Content] = []
    for colour, numbers in table.variant.layout.rows:
        label = f" {colour.value}{glyphs.lost if colour in lost else ' '} "
        texts = []
        for number in numbers:
            cell = Cell(colour, number)
            text = _space(table, cell, marks, cell == cursor, cell in legal)
            texts.append((text, _style(table, cell, cell == cursor, cell in groups, lost)))
        lines += _row(label, texts, f"bold {INK[colour]}", grid, glyphs)
    return Content("\n").join(lines[:-1] if grid is SMALL else lines)


def _row(
    label: str, texts: list[tuple[str, str]], ink: str, grid: Grid, glyphs: Glyphs
) -> list[Content]:
    if grid is not ROOMY:
        line = Content.assemble((label, ink), *texts)
        return [line, *[Content("")] * (grid.down - 1)]
    (start, end, low, high) = tuple(glyphs.corners)
    edge = glyphs.line * CARD
    top = "".join(f"{start}{edge}{end}" for _ in texts)
    middle = [part for text in texts for part in (glyphs.side, text, glyphs.side)]
    bottom = "".join(f"{low}{edge}{high}" for _ in texts)
    return [
        Content.assemble(" " * LABEL, (top, "dim")),
        Content.assemble((label, ink), *middle),
        Content.assemble(" " * LABEL, (bottom, "dim")),
    ]


def _space(table: Table, cell: Cell, marks: Mapping[int, str], chosen: bool, possible: bool) -> str:
    if cell.number > table.variant.numbers:
        return " -  "
    owner = table.board[cell]
    mark = "" if owner is None else marks[owner]
    text = f"{cell.number}{mark}"
    if chosen:
        return f"[{text}]".ljust(CARD)
    return f"({text})".ljust(CARD) if possible else f" {text}".ljust(CARD)


def _style(table: Table, cell: Cell, chosen: bool, grouped: bool, lost: Collection[Colour]) -> str:
    if cell.number > table.variant.numbers:
        return "dim"
    ink = INK[cell.colour]
    owner = table.board[cell]
    if chosen:
        return f"bold reverse {ink}"
    if grouped:
        return f"bold underline reverse {ink}"
    if owner == NEUTRAL:
        return f"dim reverse {ink}"
    if owner is not None:
        return f"reverse {ink}"
    return f"dim {ink}" if cell.colour in lost else ink


def players(
    picture: Picture, marks: Mapping[int, str], names: Sequence[str], say: Words, glyphs: Glyphs
) -> Content:
    """Who is to act, tricks won of those predicted, colours left, points."""
    table = picture.table
    heads = [say(f"tui-column-{name}") for name in ("player", "tricks", "colours", "points")]
    lines = [
        Content.styled(_columns("  ", heads[0], heads[1], fitted(heads[2], 8), heads[3]), "dim")
    ]
    for seat, name in enumerate(names):
        turn = glyphs.turn if seat in picture.to_act else " "
        one = picture.seats[seat]
        away = one.kind in ("person", "program") and (one.played or not one.present)
        shown = f"({name})" if away else name
        tricks = "" if table is None else tricks_of(table, seat)
        start = _columns(f"{turn}{marks[seat]}", shown, tricks, "", "", points=False)
        colours = _colours(table, seat, glyphs)
        style = "bold" if seat in picture.to_act else ""
        total = right(say.number(picture.totals[seat]), 6)
        lines.append(Content.assemble((start, style), *colours, (total, style)))
    return Content("\n").join(lines)


def _columns(
    mark: str, name: str, tricks: str, colours: str, total: str, *, points: bool = True
) -> str:
    text = f"{mark} {fitted(name, 11)} {fitted(tricks, 6)} "
    return f"{text}{colours}{right(total, 6)}" if points else text


def tricks_of(table: Table, seat: int) -> str:
    """`1/3`: one trick won of three predicted."""
    won = str(table.won[seat])
    if not table.variant.predictions:
        return won
    predicted = table.predictions[seat]
    return f"{won}/{'-' if predicted is None else predicted}"


def _colours(table: Table | None, seat: int, glyphs: Glyphs) -> list[tuple[str, str]]:
    if table is None:
        return [(" " * 8, "")]
    return [
        (f"{glyphs.lost} ", "dim")
        if colour in table.lost[seat]
        else (f"{colour.value} ", INK[colour])
        for colour in Colour
    ]


def plays(table: Table, names: Sequence[str], say: Words, me: int | None = None) -> Content:
    """The trick on the table, or the one before it."""
    trick = table.trick
    if not trick.plays and table.tricks:
        trick = table.tricks[-1]
    parts: list[str | tuple[str, str]] = []
    for play in trick.plays:
        parts += [f"{names[play.seat]} ", (str(play.cell), f"bold {INK[play.cell.colour]}"), "  "]
    if table.phase is Phase.OVER:
        return Content.assemble(*parts)
    if table.trick.plays:
        return Content.assemble(*parts)
    if trick.plays:
        who = "me" if trick.winner == me else "other"
        won = say("play-trick-won", who=who, name=names[trick.winner], trick=len(table.tricks))
        return Content.assemble(
            *[(part, "dim") if isinstance(part, str) else part for part in parts],
            (f"\n{won}", "dim"),
        )
    return Content("")


def hand(
    cards: Hand, *, chosen: int | None = None, numbers: Collection[int] = (), across: int = CARD
) -> Content:
    """The cards in the hand; brackets are the cursor, parentheses what is possible."""
    parts: list[str | tuple[str, str]] = []
    marked = False
    for card in cards:
        if card == chosen and not marked:
            text, style, marked = f"[{card}]", "bold reverse", True
        else:
            text, style = (f"({card})", "bold") if card in numbers else (f" {card} ", "")
        parts += [(text, style), " " * (across - 3)]
    return Content.assemble(*parts)


def scores(picture: Picture, marks: Mapping[int, str], names: Sequence[str], say: Words) -> str:
    """Points by round, a line for each player."""
    numbers = range(1, picture.variant.rounds + 1)
    head = fitted("", 14) + "".join(right(str(number), 5) for number in numbers)
    lines = [head + right(say("tui-column-points"), 8)]
    for seat, name in enumerate(names):
        row = fitted(f"{marks[seat]} {name}", 14)
        for number in numbers:
            done = number <= len(picture.rounds)
            row += right(say.number(picture.rounds[number - 1][seat]) if done else "-", 5)
        lines.append(row + right(say.number(picture.totals[seat]), 8))
    return "\n".join(lines)


def tricks(table: Table, names: Sequence[str]) -> Content:
    """The tricks of the round so far, a line each; a star is who won."""
    lines = []
    for number, trick in enumerate(table.tricks, 1):
        parts: list[str | tuple[str, str]] = [(f"{number}  ", "dim")]
        for play in trick.plays:
            star = "*" if play.seat == trick.winner else " "
            cell = (f"{play.cell}{star} ", INK[play.cell.colour])
            parts += [fitted(names[play.seat], 5) + " ", cell]
        lines.append(Content.assemble(*parts))
    return Content("\n").join(lines)
