"""The research board at a decision: whose tokens stand where, what was played, and what not."""

from purradox.analysis.html.markup import Markup, joined, tag
from purradox.analysis.report import Decision
from purradox.analysis.wording import Say, moment
from purradox.rules import NEUTRAL, Cell, Colour, Play

SIDE = 40
EDGE = 28
LETTERS = "ABCDE"
"""Seats in drawings, by their order in the record."""


def board(one: Decision, say: Say) -> Markup:
    """The board of a decision, with its text for those who do not see it."""
    variant = one.view.table.variant
    chosen, best = _cell(one.moment.choice), _cell(one.best.choice)
    spaces = [
        _space(one, Cell(colour, number), x, y, chosen, best)
        for y, (colour, numbers) in enumerate(variant.layout.rows)
        for x, number in enumerate(numbers)
    ]
    letters = [
        tag("text", colour.value, x=EDGE // 2, y=SIDE * y + SIDE // 2 + 5, class_="row")
        for y, (colour, _) in enumerate(variant.layout.rows)
    ]
    width = EDGE + SIDE * variant.layout.columns + 2
    return tag(
        "svg",
        tag("title", _told(one, say)),
        *letters,
        *spaces,
        viewBox=f"0 0 {width} {4 * SIDE + 2}",
        role="img",
        class_="board",
    )


def _cell(choice: object) -> Cell | None:
    return choice.cell if isinstance(choice, Play) else None


def _space(
    one: Decision, cell: Cell, x: int, y: int, chosen: Cell | None, best: Cell | None
) -> Markup:
    table = one.view.table
    left, top = EDGE + SIDE * x + 1, SIDE * y + 1
    middle, low = left + SIDE // 2 + 5, top + 25
    if cell.number > table.variant.numbers:
        return tag("rect", x=left, y=top, width=SIDE - 2, height=SIDE - 2, class_="out")
    owner = table.board[cell]
    frame = " chosen" if cell == chosen else " best" if cell == best else ""
    parts = [
        tag(
            "rect",
            x=left + 2,
            y=top + 2,
            width=SIDE - 6,
            height=SIDE - 6,
            rx=5,
            class_=f"space {cell.colour.value}{frame}",
        ),
        tag("text", str(cell), x=left + 6, y=top + 13, class_="name"),
    ]
    if owner is not None:
        mine = " mine" if owner == one.view.seat else ""
        mark = "×" if owner == NEUTRAL else LETTERS[owner]
        parts += [
            tag("circle", cx=middle, cy=low, r=9, class_=f"token{mine}"),
            tag("text", mark, x=middle, y=low + 5, class_=f"mark{mine}"),
        ]
    return joined(*parts)


def _told(one: Decision, say: Say) -> str:
    rows = []
    for colour in Colour:
        taken = []
        for number, owner in enumerate(one.view.table.board.row(colour), 1):
            if owner is not None:
                who = say("analysis-neutral") if owner == NEUTRAL else LETTERS[owner]
                taken.append(f"{number} {who}")
        name = say("colour-name", colour=colour.value)
        rows.append(f"{name}: {', '.join(taken) or '–'}")
    return say("analysis-board", when=moment(one, say), rows="; ".join(rows))
