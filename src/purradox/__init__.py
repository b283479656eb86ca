"""Purradox: a home for the card game Cat in the Box."""

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
    "legal_moves",
    "score",
    "shuffled",
    "variant",
]
