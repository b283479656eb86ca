"""Purradox: a home for the card game Cat in the Box."""

from typing import TYPE_CHECKING

from purradox.rules import (
    Cell,
    Colour,
    Deal,
    Discard,
    IllegalMove,
    Match,
    Play,
    PlayerView,
    Predict,
    Round,
    Table,
    Variant,
    legal_moves,
    parse_cell,
    score,
    shuffled,
    variant,
)

__all__ = [
    "Cell",
    "Colour",
    "Deal",
    "Discard",
    "IllegalMove",
    "Match",
    "Play",
    "PlayerView",
    "Predict",
    "Round",
    "Table",
    "Variant",
    "__version__",
    "legal_moves",
    "parse_cell",
    "score",
    "shuffled",
    "variant",
]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """`__version__`, looked up when somebody asks: that takes longer than all the rest."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version("purradox")
