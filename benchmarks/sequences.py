"""Sequence diagrams of docs/protocol.md as SVG: who sends what to whom, from top to bottom."""

from html import escape
from typing import NamedTuple

from benchmarks.layers import painted

APART, STEP, TOP, EDGE = 250, 38, 56, 90
STYLE = """
text { font: 13px sans-serif; text-anchor: middle; fill: $ink }
.who { font-weight: 600 } .note { fill: $soft; font-style: italic }
.box { fill: $surface; stroke: $line-strong } .life { stroke: $line; stroke-dasharray: 4 4 }
.arrow { stroke: $ink; fill: none; stroke-width: 1.4 } .head { fill: $ink }
"""


class Step(NamedTuple):
    """A message from one to another; to nobody, a note at that line."""

    source: int
    target: int | None
    text: str


class Diagram(NamedTuple):
    title: str
    who: tuple[str, ...]
    steps: tuple[Step, ...]


MOVE = Diagram(
    "A match begins and somebody moves",
    ("Anna", "server", "Boris"),
    (
        Step(0, 1, "POST /api/tables, then GET /ws"),
        Step(1, 0, "welcome"),
        Step(0, 1, "watch (after 0)"),
        Step(1, 0, "table, update"),
        Step(2, 1, "POST /api/tables/ID/sit, /ws, watch"),
        Step(1, 2, "table, update"),
        Step(0, 1, "POST /api/tables/ID/start"),
        Step(1, 0, "update: started, dealt; your cards"),
        Step(1, 2, "update: started, dealt; your cards"),
        Step(0, 1, "move 1.play.3, 5g"),
        Step(1, None, "checked, written to the disk"),
        Step(1, 2, "update: played 5g"),
        Step(1, 0, "update: played 5g"),
        Step(1, 0, "accepted"),
    ),
)
RESUME = Diagram(
    "The connection breaks, and nothing is lost or doubled",
    ("Anna", "server"),
    (
        Step(1, 0, "update 31: your decision 1.play.14"),
        Step(0, 1, "move 1.play.14, 4y"),
        Step(1, None, "written as entry 32"),
        Step(0, None, "connection lost before the answer"),
        Step(0, 1, "GET /ws again; any worker answers"),
        Step(1, 0, "welcome"),
        Step(0, 1, "watch (after 31)"),
        Step(1, 0, "table, update: entries 32 to 34"),
        Step(0, 1, "move 1.play.14, 4y, once more if in doubt"),
        Step(1, 0, "accepted, repeated: it counted once"),
    ),
)
DIAGRAMS = {"move": MOVE, "resume": RESUME}


def drawn(diagram: Diagram) -> str:
    wide = 2 * EDGE + (len(diagram.who) - 1) * APART
    low = TOP + (len(diagram.steps) + 1) * STEP
    parts = []
    for at, name in enumerate(diagram.who):
        x = EDGE + at * APART
        parts += [
            f'<path class="life" d="M {x} {TOP - 16} V {low}"/>',
            f'<rect class="box" x="{x - 56}" y="16" width="112" height="32" rx="6"/>',
            f'<text class="who" x="{x}" y="37">{escape(name)}</text>',
        ]
    parts += [_step(step, TOP + (at + 1) * STEP) for at, step in enumerate(diagram.steps)]
    told = "; ".join(_in_words(step, diagram.who) for step in diagram.steps)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {low}" role="img">\n'
        f"<title>{escape(f'{diagram.title}: {told}')}</title>\n<style>{painted(STYLE)}</style>\n"
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _step(step: Step, y: int) -> str:
    x = EDGE + step.source * APART
    if step.target is None:
        side = -1 if step.source else 1
        place = f'x="{x + side * 125}" y="{y + 4}"'
        return (
            f'<circle class="head" cx="{x}" cy="{y}" r="4"/>'
            f'<text class="note" {place}>{escape(step.text)}</text>'
        )
    end = EDGE + step.target * APART
    back = -7 if end > x else 7
    return (
        f'<path class="arrow" d="M {x} {y} H {end + back}"/>'
        f'<path class="head" d="M {end} {y} l {back} -4 v 8 z"/>'
        f'<text x="{(x + end) / 2:g}" y="{y - 7}">{escape(step.text)}</text>'
    )


def _in_words(step: Step, who: tuple[str, ...]) -> str:
    if step.target is None:
        return f"{who[step.source]}: {step.text}"
    return f"{who[step.source]} to {who[step.target]}: {step.text}"
