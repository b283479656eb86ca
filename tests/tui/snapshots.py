"""Screens as they should look, kept as text; `PURRADOX_SNAPSHOTS=write` draws them anew."""

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "snapshots"


def check(name: str, text: str) -> None:
    """Compare a screen with the one that is kept."""
    file = FOLDER / f"{name}.txt"
    if os.environ.get("PURRADOX_SNAPSHOTS") == "write":
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8"), f"{name} looks different"
