"""The parts of the package and what each may import, from the table of tests/test_layers.py.

A picture of them in rows, each part below those that it imports, and the same as a table.
"""

import re
from html import escape

from purradox.svg.theme import COLOURS
from tests.test_layers import LAYERS

LEFT_OUT = ("", "__main__", "extras")
"""Single files without a place of their own in the picture."""
BOX, HIGH, GAP, ROW, EDGE = 138, 40, 16, 92, 12
MARK = re.compile(r"(<!-- layers -->\n)(?:\|.*\n)*")
STYLE = """
text { font: 600 13px sans-serif; text-anchor: middle; fill: $ink }
.others { font: 11px sans-serif; fill: $soft }
.box { fill: $surface; stroke: $line-strong } .root { fill: $yellow-tint }
.link { fill: none; stroke: $line-strong; stroke-width: 1.3 }
"""


def above() -> dict[str, set[str]]:
    """What each part imports of ours, without what another of these brings along."""
    direct = {
        part: {*layer.ours.split()} - {*LEFT_OUT}
        for part, layer in LAYERS.items()
        if part not in LEFT_OUT
    }

    def whole(part: str) -> set[str]:
        return direct[part].union(*(whole(one) for one in direct[part]))

    return {
        part: {one for one in ours if not any(one in whole(other) for other in ours - {one})}
        for part, ours in direct.items()
    }


class Layout:
    """Where each part stands (Sugiyama's method): rows by depth, in an order with few crossings.

    A line over several rows goes through a point in each, named `part/row`, which boxes make
    room for; lines of one part share these points.
    """

    def __init__(self, links: dict[str, set[str]]) -> None:
        self.row: dict[str, int] = {}
        for part in links:
            self._depth(part, links)
        self.steps: set[tuple[str, str]] = set()
        for part, ours in links.items():
            for one in ours:
                self._through(one, part)
        self.near = {
            node: [[a for a, b in self.steps if b == node], [b for a, b in self.steps if a == node]]
            for node in self.row
        }
        depth = max(self.row.values()) + 1
        self.rows = [sorted(one for one in self.row if self.row[one] == at) for at in range(depth)]
        self.x = {one: float(at) for row in self.rows for at, one in enumerate(row)}
        for turn in range(40):
            for row in self.rows:
                row.sort(key=lambda node: self._middle(node, turn % 2))
                for at, node in enumerate(row):
                    self.x[node] = (at + 0.5) / len(row)
        self._spread()

    def _depth(self, part: str, links: dict[str, set[str]]) -> int:
        depths = (self._depth(one, links) + 1 for one in links[part])
        self.row[part] = max(depths, default=0)
        return self.row[part]

    def _through(self, one: str, part: str) -> None:
        """The steps of a line from a part to one that imports it."""
        before = one
        for row in range(self.row[one] + 1, self.row[part]):
            point = f"{one}/{row}"
            self.row[point] = row
            self.steps.add((before, point))
            before = point
        self.steps.add((before, part))

    def _middle(self, node: str, side: int) -> float:
        around = [self.x[one] for one in sorted(self.near[node][side])]
        return sum(around) / len(around) if around else self.x[node]

    def _spread(self) -> None:
        """Pixels: every node near the middle of its neighbours, and none upon another."""
        for row in self.rows:
            at = 0.0
            for node in row:
                self.x[node] = at + room(node) / 2
                at += room(node)
        widest = max(sum(map(room, row)) for row in self.rows)
        for turn in range(60):
            for row in self.rows:
                wanted = [self._middle(node, turn % 2) for node in row]
                for node, x in zip(row, _apart(row, wanted, widest), strict=True):
                    self.x[node] = x
        self.wide = round(widest) + 2 * EDGE

    def at(self, node: str) -> tuple[int, int]:
        return round(self.x[node]) + EDGE, EDGE + self.row[node] * ROW


def room(node: str) -> int:
    return 18 if "/" in node else BOX + GAP


def _apart(row: list[str], wanted: list[float], widest: float) -> list[float]:
    """Places in this order, as near to those as their widths allow."""
    right, least = [], 0.0
    for node, x in zip(row, wanted, strict=True):
        right.append(max(x, least + room(node) / 2))
        least = right[-1] + room(node) / 2
    left, most = [], widest
    for node, x in zip(reversed(row), reversed(right), strict=True):
        left.append(min(x, most - room(node) / 2))
        most = left[-1] - room(node) / 2
    return left[::-1]


def picture() -> str:
    links = above()
    layout = Layout(links)
    high = (len(layout.rows) - 1) * ROW + HIGH + 2 * EDGE
    lines = [_line(layout, one, other) for one, other in sorted(layout.steps)]
    boxes = [_box(part, *layout.at(part)) for part in links]
    told = "; ".join(
        f"{part} imports {', '.join(sorted(links[part]))}" for part in links if links[part]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {layout.wide} {high}" role="img">\n'
        f"<title>{escape(told)}</title>\n<style>{painted(STYLE)}</style>\n"
        + "\n".join((*lines, *boxes))
        + "\n</svg>\n"
    )


def _line(layout: Layout, one: str, other: str) -> str:
    """A curve between two rows; a point in a row is passed straight down."""
    (x, y), (end, low) = layout.at(one), layout.at(other)
    y += HIGH
    curve = f"M {x} {y} C {x} {y + 28}, {end} {low - 28}, {end} {low}"
    straight = f" V {low + HIGH}" if "/" in other else ""
    return f'<path class="link" d="{curve}{straight}"/>'


def _box(part: str, x: int, y: int) -> str:
    libraries = LAYERS[part].others.split()
    others = libraries[0] + (" …" if libraries[1:] else "") if libraries else ""
    kind = "box root" if part == "rules" else "box"
    lines = [
        f'<rect class="{kind}" x="{x - BOX // 2}" y="{y}" width="{BOX}" height="{HIGH}" rx="6"/>',
        f'<text x="{x}" y="{y + (18 if others else 25)}">{part}</text>',
    ]
    if others:
        lines.append(f'<text class="others" x="{x}" y="{y + 33}">{others}</text>')
    return "\n".join(lines)


def painted(style: str) -> str:
    """A style sheet with `$name` as our colours, light and dark."""

    def in_light(side: int) -> str:
        return re.sub(r"\$([a-z-]+)", lambda found: COLOURS[found[1]][side], style)

    return f"{in_light(0)}@media (prefers-color-scheme: dark) {{{in_light(1)}}}\n"


def table() -> str:
    """Every part with what it may import, as Markdown."""
    lines = ["| part | imports of ours | libraries |", "| --- | --- | --- |"]
    for part, layer in LAYERS.items():
        late = f" (inside functions: {layer.late})" if layer.late else ""
        ours = ", ".join(layer.ours.split()) or "nothing"
        others = ", ".join(layer.others.split()) or "–"
        lines.append(f"| `{part or 'purradox'}` | {ours}{late} | {others} |")
    return "\n".join(lines) + "\n"


def written(page: str) -> str:
    """The page with its table of parts made anew."""
    return MARK.sub(lambda found: found[1] + table(), page)
