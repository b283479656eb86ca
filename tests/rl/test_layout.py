"""What the bits of an observation mean is written down, and does not change unnoticed."""

import re
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np

from purradox.rl import AHEAD, FIELDS, OFFSETS, SIZE, VERSION, encode
from purradox.rules import PLAYERS, Match, shuffled, variant
from tests.helpers import legal

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")

KNOWN = {
    1: ("857b92cca85f153c", "4193c29dfb704d7c"),
}
"""For each version the digest of its layout, and of the observations of four matches.

When either changes, `VERSION` goes up and a new line is added: whoever trained on the old bits
must be told.
"""


def digest_of_the_layout() -> str:
    return sha256(repr((FIELDS, AHEAD)).encode()).hexdigest()[:16]


def digest_of_four_matches() -> str:
    """Of uniformly random play, so that nothing but the rules and the encoder decides it."""
    digest = sha256()
    for players in PLAYERS:
        random, match = Random(players), Match(variant(players, "violet"))
        while not match.over:
            due = match.needs_deal
            moves = [shuffled(match.variant, random)] if due else legal(match.rounds[-1])
            match = match.apply(random.choice(moves))
            for seat in range(players):
                digest.update(np.packbits(encode(match.view(seat))).tobytes())
    return digest.hexdigest()[:16]


def test_the_version_goes_up_with_every_change() -> None:
    assert KNOWN[VERSION] == (digest_of_the_layout(), digest_of_four_matches())
    assert max(KNOWN) == VERSION


def test_the_page_has_every_field_in_its_place() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \|", PAGE, re.MULTILINE)
    assert rows == [(name, str(OFFSETS[name]), str(size)) for name, size in FIELDS]
    assert f"{SIZE} bits" in PAGE
    assert f"Version {VERSION}" in PAGE
    assert ", ".join(map(str, AHEAD)).replace("-", "−") in PAGE
