"""The research board: spaces, tokens, groups, and what somebody wants to point out on it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import hypot

from purradox.rules import Cell, Colour, Variant, parse_cell
from purradox.svg.glyphs import crossed, mark, placed, text, token
from purradox.svg.markup import Markup, joined, tag
from purradox.svg.picture import Picture, Position, Scene, document, scene

PITCH, GAP, HEAD, PAD = 56, 3, 40, 10
"""From space to space, around a space, for the marks of the rows, and along the edges."""
SIDE = PITCH - 2 * GAP

Marks = Mapping[str, str]
Arrows = Iterable[tuple[str, str]]

KINDS = {"best": "M-4 .5l3 3 5.5-7", "good": "M-4 .5l3 3 5.5-7", "mistake": "M-3-3l6 6m0-6-6 6"}
KINDS |= {"tried": "M-2.6-2.2a2.7 2.7 0 1 1 4.4 2.1C.4.6 0 .8 0 1.8M0 5v.1"}
"""What a mark can say, and the sign in its corner."""


def board(
    position: Position,
    *,
    marks: Marks | None = None,
    arrows: Arrows = (),
    size: float | None = None,
    theme: str | None = None,
    title: str | None = None,
    inline: bool = False,
) -> Picture:
    """The research board of a variant, table, view, round or match.

    `marks` point out spaces (`{"5b": "best"}`; also `good`, `mistake`, `tried`), `arrows` join
    two of them (`[("5b", "4r")]`). `size` is the width in pixels; `theme` is `light`, `dark` or
    the reader's own. `title` takes the place of the words for those who do not see the picture.
    `inline` is for a page that has `style()` already.
    """
    shown = scene(position)
    drawn = BoardDrawing(shown, marks or {}, tuple(arrows))
    return document(
        drawn.markup,
        wide=drawn.wide,
        high=drawn.high,
        told=shown.told,
        title=title,
        size=size,
        theme=theme,
        inline=inline,
    )


@dataclass(frozen=True)
class BoardDrawing:
    """A board as parts of a picture, its corner at 0 0."""

    scene: Scene
    marks: Marks
    arrows: tuple[tuple[str, str], ...] = ()

    @property
    def variant(self) -> Variant:
        return self.scene.variant

    @property
    def wide(self) -> int:
        return HEAD + PITCH * self.variant.layout.columns + PAD

    @property
    def high(self) -> int:
        return PITCH * len(self.variant.layout.rows) + 2 * PAD

    @cached_property
    def corners(self) -> dict[Cell, tuple[int, int]]:
        """Where each space of the layout lies, those out of play included."""
        return {
            Cell(colour, number): (HEAD + PITCH * x + GAP, PAD + PITCH * y + GAP)
            for y, (colour, numbers) in enumerate(self.variant.layout.rows)
            for x, number in enumerate(numbers)
        }

    @property
    def markup(self) -> Markup:
        wide, high = self.wide, self.high
        return joined(
            tag("rect", x=1, y=1, width=wide - 2, height=high - 2, rx=14, class_="frame"),
            tag("rect", x=5, y=5, width=wide - 10, height=high - 10, rx=11, class_="edge"),
            *(self._head(colour) for colour in Colour),
            *(self._space(cell, *at) for cell, at in self.corners.items()),
            *self._groups(),
            *self._tokens(),
            *(self._mark(_cell(name, self), kind) for name, kind in self.marks.items()),
            *(self._arrow(_cell(tail, self), _cell(head, self)) for tail, head in self.arrows),
        )

    def _lost(self, colour: Colour) -> bool:
        shown = self.scene
        return (
            shown.table is not None
            and shown.seat is not None
            and colour in shown.table.lost[shown.seat]
        )

    def _head(self, colour: Colour) -> Markup:
        x, y = 11, PAD + PITCH * colour.index + 9
        lost = self._lost(colour)
        return joined(
            mark(colour, x, y, 22, "gone ink on-surface" if lost else "ink on-surface"),
            text(colour.value.upper(), x + 11, y + 36, 11, f"ink {colour.value}"),
            *([crossed(x - 1, y - 1, 24)] if lost else []),
        )

    def _space(self, cell: Cell, x: int, y: int) -> Markup:
        letter = cell.colour.value
        if cell.number > self.variant.numbers:
            return joined(
                _square(x, y, "out"),
                placed(
                    tag("path", d="M-6-6 6 6M6-6-6 6", class_="stroke faint"), x=x + 25, y=y + 25
                ),
            )
        if self._owner(cell) is not None:
            return joined(
                _square(x, y, f"space {letter} taken"),
                text(cell.number, x + 9, y + 16, 16, f"figure ink {letter}"),
            )
        legal = self.scene.legal
        possible = legal is not None and str(cell) in legal
        return tag(
            "g",
            _square(x, y, f"space {letter} possible" if possible else f"space {letter}"),
            text(cell.number, x + 23, y + 34, 28, f"figure ink {letter}"),
            mark(cell.colour, x + 31, y + 31, 16, "ink on-space"),
            class_="dim" if self._stands_back(cell, possible=possible) else None,
        )

    def _stands_back(self, cell: Cell, *, possible: bool) -> bool:
        """Whether the seat that looks cannot take this space."""
        deciding = self.scene.legal is not None and any(map(str.isalpha, "".join(self.scene.legal)))
        return self._lost(cell.colour) or (deciding and not possible)

    def _owner(self, cell: Cell) -> int | None:
        return self.scene.table.board[cell] if self.scene.table else None

    def _tokens(self) -> Iterator[Markup]:
        for cell in self.variant.cells:
            owner = self._owner(cell)
            if owner is not None:
                x, y = self.corners[cell]
                if cell == self.scene.last:
                    yield _square(x, y, "glow")
                yield token(owner, x + 10.5, y + 10, 39)

    def _groups(self) -> Iterator[Markup]:
        """Lines that join the groups that earned a bonus."""
        neighbours = self.variant.layout.neighbours
        for seat, one in enumerate(self.scene.scores):
            for cell in one.group:
                yield _square(*self.corners[cell], "ring lit")
            ways = [
                "M{} {}L{} {}".format(*self._middle(cell), *self._middle(beside))
                for cell in one.group
                for beside in neighbours[cell]
                if beside in one.group and self.corners[cell] < self.corners[beside]
            ]
            if ways:
                yield tag("path", d="".join(ways), class_=f"group seat-{seat}")

    def _middle(self, cell: Cell) -> tuple[int, int]:
        x, y = self.corners[cell]
        return x + SIDE // 2, y + SIDE // 2

    def _mark(self, cell: Cell, kind: str) -> Markup:
        x, y = self.corners[cell]
        return marked(x, y, SIDE, SIDE, kind)

    def _arrow(self, tail: Cell, head: Cell) -> Markup:
        if tail == head:
            raise ValueError(f"an arrow joins two spaces, not {tail} and {head}")
        (x1, y1), (x2, y2) = self._middle(tail), self._middle(head)
        length = hypot(x2 - x1, y2 - y1)
        dx, dy = (x2 - x1) / length, (y2 - y1) / length
        base_x, base_y = x2 - 20 * dx, y2 - 20 * dy
        tip = (
            (x2 - 4 * dx, y2 - 4 * dy),
            (base_x - 10 * dy, base_y + 10 * dx),
            (base_x + 10 * dy, base_y - 10 * dx),
        )
        return tag(
            "g",
            tag("line", x1=x1, y1=y1, x2=base_x, y2=base_y, class_="shaft"),
            tag("polygon", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in tip), class_="tip"),
            class_="arrow",
        )


def marked(x: float, y: float, wide: float, high: float, kind: str) -> Markup:
    """A frame around a space or a card, and a sign in its corner: colour alone says nothing."""
    if kind not in KINDS:
        raise ValueError(f"a mark is one of {', '.join(KINDS)}, not {kind!r}")
    dashes = "" if kind == "best" else " dashed"
    badge = f"{kind}-badge"
    return joined(
        tag("rect", x=x, y=y, width=wide, height=high, rx=9, class_=f"ring {kind}{dashes}"),
        placed(
            tag("rect", x=-9, y=-9, width=18, height=18, rx=4, class_=badge)
            if kind == "mistake"
            else tag("circle", r=9, class_=badge),
            tag("path", d=KINDS[kind], class_="badge-line"),
            x=x + wide - 3,
            y=y + 2,
        ),
    )


def _square(x: float, y: float, look: str) -> Markup:
    return tag("rect", x=x, y=y, width=SIDE, height=SIDE, rx=9, class_=look)


def _cell(name: str, drawn: BoardDrawing) -> Cell:
    """The space that a mark or an arrow means."""
    cell = parse_cell(str(name))
    if cell not in drawn.variant.cells:
        last = drawn.variant.numbers
        raise ValueError(f"{cell} is not in play: there are numbers 1 to {last}")
    return cell
