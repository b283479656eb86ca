"""What an observation holds: bits, in this order. Seats count from the observer, leftwards."""

from itertools import accumulate

from purradox.rules import PLAYERS
from purradox.rules.actions import DISCARDS, PREDICTIONS

SEATS = max(PLAYERS)
AHEAD = (-11, -7, -3, 0, 1, 4, 8, 12)
"""Leads in points over another seat, in the rounds before, that a bit tells apart."""
MOST_TRICKS = 8

PLANE = 36
"""A set of spaces: a bit for each, by action id."""

FIELDS = (
    ("tokens", SEATS * PLANE),  # spaces with a token of each seat
    ("neutral", PLANE),
    ("trick", PLANE),  # spaces taken in the trick that is on the table
    ("beside", PLANE),  # free spaces that touch a token of mine
    ("ahead", len(AHEAD) * (SEATS - 1)),
    ("hand", 5 * DISCARDS),  # for each number: at least one, two … five of it
    ("discard", DISCARDS),  # mine
    ("discarded", SEATS),
    ("leader", SEATS),
    ("open", 4 * SEATS),  # colours still free to declare
    ("prediction", PREDICTIONS * SEATS),
    ("to_act", SEATS),  # while cards are set aside, the lowest seat that has not
    ("led", 4),
    ("tricks", MOST_TRICKS),  # played: at least one, two … eight
    ("phase", 4),
    ("unused", 3),  # so that the next field begins a word
    ("won", MOST_TRICKS * SEATS),  # at least one, two … eight tricks
    ("players", 4),
    ("round", SEATS),
    ("spare", 15),
)
SIZE = sum(size for _, size in FIELDS)
OFFSETS = dict(
    zip((name for name, _ in FIELDS), accumulate([0, *(n for _, n in FIELDS)]), strict=False)
)
MASK_SIZE = 64
"""A mask's row of bytes: one for each action, then zeros up to a whole word of bits."""
VERSION = 1
"""Goes up with every change of the layout, so that weights trained on another are refused."""
