"""The pictures of `docs/library.md`, drawn anew.

python -m benchmarks.pictures
"""

from pathlib import Path

from purradox import PlayerView, svg

IMAGES = Path(__file__).parents[1] / "docs" / "images"
POSITION = (
    "3 white 0; seat 2; deal ? ? 1112234556; discard ? ? 1; predict 3 4 3; "
    "play 5g 2g 6g 5y 6y 1y 1g 5r"
)


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    view = PlayerView.from_position(POSITION)
    names = ["Anna", "Boris", "Chloé"]
    shown = svg.table(view, names=names, marks={"3g": "best", "5b": "mistake"})
    return {"view.svg": f"{shown}\n"}


def main() -> None:
    for name, picture in pictures().items():
        (IMAGES / name).write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
