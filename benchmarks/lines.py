"""Lines as SVG, several plots beside each other."""

from html import escape
from typing import NamedTuple

WIDE, HIGH, LEFT, TOP, GAP = 300, 190, 46, 30, 92
COLOURS = ("#1f6fb4", "#d1622b", "#2b8a4b", "#8a4fb0", "#777777", "#b8860b", "#c2337a")
DASHES = ("", "6 3", "2 2", "8 3 2 3", "1 3", "10 4", "4 4")
STYLE = """
text { font: 12px sans-serif; fill: #555 }
.title { font-weight: bold } .x { text-anchor: middle } .y { text-anchor: end }
.frame { fill: none; stroke: #999 } path { fill: none; stroke-width: 1.6 }
@media (prefers-color-scheme: dark) { text { fill: #bbb } }
"""

Points = list[tuple[float, float]]


class Panel(NamedTuple):
    """One plot: its lines by their names."""

    title: str
    across: str
    lines: dict[str, Points]


def drawn(panels: list[Panel]) -> str:
    """All plots, two in a row; what they show is also told in words."""
    deep = max(len(panel.lines) for panel in panels)
    height = HIGH + GAP + 9 * deep
    parts = [
        _panel(panel, LEFT + at % 2 * (WIDE + GAP), TOP + at // 2 * height)
        for at, panel in enumerate(panels)
    ]
    size = f"{LEFT + 2 * (WIDE + GAP)} {TOP + (len(panels) + 1) // 2 * height}"
    told = "; ".join(f"{one.title}: {_in_words(one)}" for one in panels)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img">\n'
        f"<title>{escape(told)}</title>\n<style>{STYLE}</style>\n{''.join(parts)}</svg>\n"
    )


def _in_words(panel: Panel) -> str:
    ends = (f"{name} from {line[0][1]:.2f} to {line[-1][1]:.2f}" for name, line in _of(panel))
    return ", ".join(ends)


def _of(panel: Panel) -> list[tuple[str, Points]]:
    return list(panel.lines.items())


def _panel(panel: Panel, left: float, top: float) -> str:
    xs = [x for _, line in _of(panel) for x, _ in line]
    ys = [y for _, line in _of(panel) for _, y in line]
    low, high, last = min(0.0, *ys), max(ys) * 1.06, max(xs)

    def at(x: float, y: float) -> str:
        return f"{left + WIDE * x / last:.1f} {top + HIGH * (1 - (y - low) / (high - low)):.1f}"

    bottom = top + HIGH
    lines = [
        f'<text class="title" x="{left}" y="{top - 10}">{escape(panel.title)}</text>',
        f'<rect class="frame" x="{left}" y="{top}" width="{WIDE}" height="{HIGH}"/>',
        f'<text class="x" x="{left + WIDE / 2}" y="{bottom + 16}">{escape(panel.across)}</text>',
        f'<text class="x" x="{left + WIDE}" y="{bottom + 16}">{last:.0f}</text>',
        f'<text class="y" x="{left - 5}" y="{bottom}">{low:.1f}</text>',
        f'<text class="y" x="{left - 5}" y="{top + 10}">{max(ys):.2f}</text>',
    ]
    for place, (name, points) in enumerate(_of(panel)):
        look = f'stroke="{COLOURS[place]}" stroke-dasharray="{DASHES[place]}"'
        path = " L ".join(at(x, y) for x, y in points)
        x, y = left + place % 2 * WIDE / 2, bottom + 36 + place // 2 * 18
        lines += [
            f'<path {look} d="M {path}"/>',
            f'<path {look} d="M {x} {y - 4} h 26"/>',
            f'<text x="{x + 32}" y="{y}">{escape(name)}</text>',
        ]
    return "\n".join(lines) + "\n"
