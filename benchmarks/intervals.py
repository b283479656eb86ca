"""Intervals as SVG: a row for each comparison, a dot and a bar for each number of players."""

from html import escape
from typing import NamedTuple

LEFT, WIDE, TOP, STEP, GAP, BELOW = 210, 400, 44, 13, 14, 56
COLOURS = {2: "#3987c6", 3: "#d1622b", 4: "#2b9a55", 5: "#a06ac0"}
STYLE = """
text { font: 12px sans-serif; fill: #555 } .title { font-weight: bold }
.x { text-anchor: middle } .name { text-anchor: end }
.even { stroke: #999; stroke-dasharray: 4 4 } .frame { fill: none; stroke: #999 }
@media (prefers-color-scheme: dark) { text { fill: #bbb } }
"""

Interval = tuple[float, float, float]
"""The mean, and the two ends."""


class Panel(NamedTuple):
    """One plot: for each row, what was found at each number of players."""

    title: str
    across: str
    even: float
    """Where neither is better."""
    rows: dict[str, dict[int, Interval]]

    @property
    def height(self) -> int:
        return TOP + sum(len(row) * STEP + GAP for row in self.rows.values()) + BELOW


def drawn(panels: list[Panel]) -> str:
    """All plots, one below the other; what they show is also told in words."""
    parts, top = [], 0
    for panel in panels:
        parts.append(_panel(panel, top))
        top += panel.height
    told = "; ".join(f"{one.title}: {_in_words(one)}" for one in panels)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 30} {top}" '
        f'role="img">\n<title>{escape(told)}</title>\n<style>{STYLE}</style>\n'
        f"{''.join(parts)}</svg>\n"
    )


def _in_words(panel: Panel) -> str:
    return ", ".join(
        f"{name} with {players} players {mean:.1f} ({low:.1f} to {high:.1f})"
        for name, row in panel.rows.items()
        for players, (mean, low, high) in row.items()
    )


def _panel(panel: Panel, top: int) -> str:
    ends = [end for row in panel.rows.values() for one in row.values() for end in one]
    low, high = min(panel.even, *ends), max(panel.even, *ends)
    edge = 0.04 * (high - low)
    low, high = low - edge, high + edge

    def at(value: float) -> str:
        return f"{LEFT + WIDE * (value - low) / (high - low):.1f}"

    upper, lower = top + TOP - 8, top + panel.height - BELOW
    lines = [
        f'<text class="title" x="{LEFT}" y="{top + 14}">{escape(panel.title)}</text>',
        f'<rect class="frame" x="{LEFT}" y="{upper}" width="{WIDE}" height="{lower - upper}"/>',
        f'<path class="even" d="M {at(panel.even)} {upper} V {lower}"/>',
        f'<text class="x" x="{at(panel.even)}" y="{lower + 16}">{panel.even:g}</text>',
        f'<text class="x" x="{LEFT + WIDE}" y="{lower + 16}">{high:.2g}</text>',
        f'<text class="x" x="{LEFT + WIDE / 2}" y="{lower + 32}">{escape(panel.across)}</text>',
    ]
    for place, (players, colour) in enumerate(COLOURS.items()):
        x = LEFT + place * 100
        lines.append(f'<circle cx="{x + 4}" cy="{top + 26}" r="3.5" fill="{colour}"/>')
        lines.append(f'<text x="{x + 12}" y="{top + 30}">{players} players</text>')
    y = top + TOP
    for name, row in panel.rows.items():
        middle = y + len(row) * STEP / 2 + 3
        lines.append(f'<text class="name" x="{LEFT - 10}" y="{middle}">{escape(name)}</text>')
        for players, (mean, least, most) in row.items():
            y += STEP
            colour, line = COLOURS[players], y - 5
            lines.append(
                f'<path stroke="{colour}" stroke-width="1.6" '
                f'd="M {at(least)} {line} H {at(most)}"/>'
                f'<circle cx="{at(mean)}" cy="{line}" r="3.5" fill="{colour}"/>'
            )
        y += GAP
    return "\n".join(lines) + "\n"
