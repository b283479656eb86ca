"""Every picture of the documentation that is drawn from data, drawn anew.

python -m benchmarks.pictures
"""

import json
from pathlib import Path
from typing import Any

from benchmarks import (
    calibration,
    curves,
    examples,
    intervals,
    layers,
    lines,
    puzzles,
    reliability,
    sequences,
    strength,
    terminal,
)
from purradox import PlayerView, svg

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
POSITION = (
    "3 white 0; seat 2; deal ? ? 1112234556; discard ? ? 1; predict 3 4 3; "
    "play 5g 2g 6g 5y 6y 1y 1g 5r"
)


def view() -> str:
    """The picture of `docs/library.md`."""
    view = PlayerView.from_position(POSITION)
    names = ["Anna", "Boris", "Chloé"]
    return f"{svg.table(view, names=names, marks={'3g': 'best', '5b': 'mistake'})}\n"


def measured(name: str) -> Any:
    return json.loads((DOCS / f"{name}.json").read_text("utf-8"))


def pictures() -> dict[Path, str]:
    """Every picture, and every page with a table that is written with it, by its file."""
    expected = calibration.panels(measured("calibration"))
    architecture, guide = ROOT / "ARCHITECTURE.md", DOCS / "examples.md"
    annotated = examples.written(guide.read_text("utf-8"))
    return {
        guide: annotated,
        **{
            DOCS / "images" / f"example-{one.id}.svg": examples.picture(one)
            for one in examples.named(annotated)
        },
        architecture: layers.written(architecture.read_text("utf-8")),
        **{
            DOCS / "images" / f"terminal-{name}.svg": picture
            for name, picture in terminal.pictures().items()
        },
        **{
            DOCS / "images" / f"protocol-{name}.svg": sequences.drawn(diagram)
            for name, diagram in sequences.DIAGRAMS.items()
        },
        DOCS / "images" / "layers.svg": layers.picture(),
        DOCS / "images" / "view.svg": view(),
        DOCS / "learning.svg": lines.drawn(curves.panels(measured("learning"))),
        DOCS / "puzzles.svg": lines.drawn(puzzles.panels(measured("puzzles"))),
        DOCS / "strength.svg": intervals.drawn(strength.panels(measured("strength"))),
        DOCS / "calibration.svg": reliability.drawn(expected, "expected", "realised"),
    }


def main() -> None:
    for file, picture in pictures().items():
        file.write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
