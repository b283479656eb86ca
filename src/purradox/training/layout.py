"""The layout of an observation, without the compiled kernel: a card need not have Numba.

A test holds it to `purradox.observation`.
"""

from itertools import accumulate

SEATS = 5
PLANE = 36
NUMBERS = 9
COLOURS = 4
PREDICTIONS = 4
MOST_TRICKS = 8
COPIES = 5
AHEAD = (-11, -7, -3, 0, 1, 4, 8, 12)
PLAYS, DISCARDS = 36, 9
ACTIONS = PLAYS + DISCARDS + PREDICTIONS

FIELDS = (
    ("tokens", SEATS * PLANE),
    ("neutral", PLANE),
    ("trick", PLANE),
    ("beside", PLANE),
    ("ahead", len(AHEAD) * (SEATS - 1)),
    ("hand", COPIES * NUMBERS),
    ("discard", NUMBERS),
    ("discarded", SEATS),
    ("leader", SEATS),
    ("open", COLOURS * SEATS),
    ("prediction", PREDICTIONS * SEATS),
    ("to_act", SEATS),
    ("led", COLOURS),
    ("tricks", MOST_TRICKS),
    ("phase", 4),
    ("unused", 3),
    ("won", MOST_TRICKS * SEATS),
    ("players", 4),
    ("round", SEATS),
    ("spare", 15),
)
SIZE = sum(size for _, size in FIELDS)
OFFSETS = dict(
    zip((name for name, _ in FIELDS), accumulate([0, *(n for _, n in FIELDS)]), strict=False)
)
VERSION = 1

FARTHEST = 12
BEHIND = (
    ("hand", COPIES * NUMBERS),
    ("discard", DISCARDS),
    ("to the end of a word", 10),
    ("beside", PLANE),
    ("lead", 2 * FARTHEST + 1),
    ("to the end of the next", 3),
)
"""What the judge is told of each other seat beyond the observation (`bots.search.sight`)."""
ALL = SIZE + (SEATS - 1) * sum(size for _, size in BEHIND)
