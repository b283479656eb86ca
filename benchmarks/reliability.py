"""Reliability plots as SVG: what was expected across, what came true upwards."""

from html import escape
from typing import NamedTuple

SIDE, GAP = 220, 56
STYLE = """
text { font: 12px sans-serif; fill: #555 }
.title { font-weight: bold; text-anchor: middle }
.x { text-anchor: middle } .y { text-anchor: end }
.frame { fill: none; stroke: #999 }
.even { stroke: #999; stroke-dasharray: 4 4 }
.bar { stroke: #3b7dd8 } .dot { fill: #3b7dd8 }
@media (prefers-color-scheme: dark) { text { fill: #bbb } }
"""


class Bin(NamedTuple):
    """Cases that were expected alike, and the standard error of what came true of them."""

    expected: float
    realised: float
    error: float


class Panel(NamedTuple):
    """One plot."""

    title: str
    bins: list[Bin]


def drawn(panels: list[Panel], across: str, upwards: str) -> str:
    """All plots, two in a row."""
    rows = (len(panels) + 1) // 2
    width, height = 2 * (SIDE + GAP) + GAP // 2, rows * (SIDE + GAP) + GAP // 4
    parts = [_panel(panel, at % 2, at // 2, across, upwards) for at, panel in enumerate(panels)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    told = "; ".join(f"{one.title}: {_in_words(one)}" for one in panels)
    return (
        f"{head}\n<title>{escape(told)}</title>\n<style>{STYLE}</style>\n{''.join(parts)}</svg>\n"
    )


def _in_words(panel: Panel) -> str:
    return ", ".join(f"{one.expected:.2f} became {one.realised:.2f}" for one in panel.bins)


def _panel(panel: Panel, column: int, row: int, across: str, upwards: str) -> str:
    values = [value for one in panel.bins for value in (one.expected, one.realised)]
    low, high = min(0.0, *values), max(values)
    high = high * 1.08 or 1.0
    left, top = GAP + column * (SIDE + GAP), 24 + row * (SIDE + GAP)

    def x(value: float) -> str:
        return f"{left + SIDE * (value - low) / (high - low):.1f}"

    def y(value: float) -> str:
        return f"{top + SIDE - SIDE * (value - low) / (high - low):.1f}"

    lines = [
        f'<text class="title" x="{left + SIDE / 2}" y="{top - 8}">{escape(panel.title)}</text>',
        f'<rect class="frame" x="{left}" y="{top}" width="{SIDE}" height="{SIDE}"/>',
        f'<line class="even" x1="{x(low)}" y1="{y(low)}" x2="{x(high)}" y2="{y(high)}"/>',
        f'<text class="x" x="{left + SIDE / 2}" y="{top + SIDE + 18}">{escape(across)}</text>',
        f'<text class="y" x="{left - 6}" y="{top + SIDE / 2}">{escape(upwards)}</text>',
    ]
    for value in (low, high / 1.08):
        lines.append(f'<text class="x" x="{x(value)}" y="{top + SIDE + 18}">{value:.1f}</text>')
        lines.append(
            f'<text class="y" x="{left - 6}" y="{float(y(value)) + 4:.1f}">{value:.1f}</text>'
        )
    for one in panel.bins:
        ends = y(max(low, one.realised - 2 * one.error)), y(min(high, one.realised + 2 * one.error))
        at = x(one.expected)
        lines.append(f'<line class="bar" x1="{at}" x2="{at}" y1="{ends[0]}" y2="{ends[1]}"/>')
        lines.append(f'<circle class="dot" cx="{at}" cy="{y(one.realised)}" r="3"/>')
    return "\n".join(lines) + "\n"
